"""The files of a journal: a folder a table, a number a match, and a number a piece of it.

The name says what is inside (`000012-0003.journal` is the third piece of match 12), so that the
last match is found without reading all others, and an old one can be taken away by hand.
"""

import re
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from companion.keep.journal.disk import Disk

_NAME = re.compile(r"([0-9]{6,})-([0-9]{4,})\.journal")
ASIDE = "aside"
"""How the folder of a match begins that was put aside: `aside-000012`."""
_ASIDE = re.compile(rf"{ASIDE}-([0-9]{{6,}})(?:-[0-9]+)?")


class Segment(NamedTuple):
    """One file: which match, and which piece of it."""

    match: int
    piece: int

    @property
    def name(self) -> str:
        """The file's name."""
        return f"{self.match:06}-{self.piece:04}.journal"


def segments(disk: Disk, folder: Path) -> list[Segment]:
    """List the files of a journal in their order; what else lies there is not ours."""
    found = (_NAME.fullmatch(name) for name in disk.names(folder))
    return sorted(Segment(int(name[1]), int(name[2])) for name in found if name)


def files_by_match(disk: Disk, folder: Path) -> dict[int, tuple[Segment, ...]]:
    """List the files of every match: one look at the folder for all of them."""
    by_match = groupby(segments(disk, folder), lambda segment: segment.match)
    return {match: tuple(pieces) for match, pieces in by_match}


def matches(disk: Disk, folder: Path) -> list[int]:
    """List the matches that a journal holds."""
    return sorted({segment.match for segment in segments(disk, folder)})


def newest(disk: Disk, folder: Path) -> int:
    """Return the highest number that a match has or had here: also one that was put aside."""
    aside = (_ASIDE.fullmatch(name) for name in disk.names(folder))
    return max([0, *matches(disk, folder), *(int(name[1]) for name in aside if name)])
