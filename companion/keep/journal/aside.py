"""Puts a match aside, whole and by name: for one with which the table cannot start.

Its files go into a folder of their own beside the others, which is a journal again: it can be
checked, exported and, moved back, gone on with. Nothing is read to do it, and nothing is deleted.
"""

import json
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from companion.keep.journal import system
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.errors import JournalError
from companion.keep.journal.frames import Framed, scan
from companion.keep.journal.opening import FolderLock
from companion.keep.journal.segments import ASIDE, Segment, matches, segments
from companion.kit.text import clean, listed
from companion.language import say

_HEAD = 65_536
"""The first line of a match is never longer."""


@dataclass(frozen=True, slots=True)
class LastMatch:
    """The match with which a table would go on, and what can be said of it."""

    number: int
    about: str = ""
    """Its game and who plays it, as far as its first line tells; empty: it does not."""

    def __str__(self) -> str:
        return say("journal-match-2", number=self.number) + (
            f" ({self.about})" if self.about else ""
        )


def last_match(folder: Path) -> LastMatch | None:
    """Return what a table would go on with; None: nothing, or nothing that can be looked at."""
    with suppress(OSError):
        there = matches(RealDisk(), folder)
        return LastMatch(there[-1], _about(folder, there[-1])) if there else None
    return None


def _about(folder: Path, match: int) -> str:
    """Read the first line of a match; whatever is wrong with it, it says nothing."""
    with suppress(OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        with (folder / Segment(match, 1).name).open("rb") as file:
            first = next(iter(scan(file.read(_HEAD))), None)
        if isinstance(first, Framed):
            header = json.loads(first.body)["header"]
            players = [clean(str(name))[:20] for name in header.get("players", [])[:8]]
            return ", ".join(filter(None, (clean(str(header["game"]))[:40], listed(players))))
    return ""


def set_aside(folder: Path, match: int) -> Path:
    """Move a match's files into a folder of its own, for good; return that folder.

    JournalError: another program has the journal. OSError: the card does not let it.
    """
    lock = FolderLock(folder)
    lock.take()
    try:
        return _moved(folder, match)
    finally:
        lock.let_go()


def _moved(folder: Path, match: int) -> Path:
    disk = RealDisk()
    pieces = [piece for piece in segments(disk, folder) if piece.match == match]
    if not pieces:
        raise JournalError(say("journal-match-not-here-any-more", folder=str(folder), match=match))
    target = _unused(folder, match)
    disk.make_folder(target)
    for piece in pieces:
        os.rename(folder / piece.name, target / piece.name)
    system.sync_folder(target)
    system.sync_folder(folder)
    return target


def _unused(folder: Path, match: int) -> Path:
    """Return the folder for it; one of that name may be there from an earlier time."""
    name = f"{ASIDE}-{match:06}"
    names = (name, *(f"{name}-{n}" for n in range(2, 1000)))
    return next(folder / each for each in names if not (folder / each).exists())
