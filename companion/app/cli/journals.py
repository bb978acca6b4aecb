"""What the commands about journals share: where the journal is, and which match is meant."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from companion.app.cli.progress import ProgressLine
from companion.keep.journal.account import Account, account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.errors import JournalError
from companion.keep.journal.folders import every_folder
from companion.keep.journal.opening import default_folder
from companion.keep.journal.segments import Segment, files_by_match, segments
from companion.language import say

LAST = "last"


class WatchedDisk(RealDisk):
    """This machine's files, and a line that tells how much of a journal has been read."""

    def __init__(self, line: ProgressLine, *folders: Path, match: int | None = None) -> None:
        """Expect to read whole journals in these folders, or one match."""
        self._line, self._done = line, 0
        self._sizes: dict[tuple[Path, int], int] = {}
        for folder in folders:
            for piece in segments(self, folder):
                if match in (None, piece.match):
                    known = self._sizes.get((folder, piece.match), 0)
                    size = self.size(folder / piece.name)
                    self._sizes[folder, piece.match] = known + size
        self.total = sum(self._sizes.values())
        """How many bytes there are to read."""

    def read(self, file: Path) -> bytes:
        """Read the whole, and tell."""
        self._line.at(self._done, self.total)
        data = super().read(file)
        self._done += len(data)
        return data

    def passed(self, folder: Path, match: int) -> None:
        """Tell that a match was read by somebody else."""
        self._done += self._sizes.get((folder, match), 0)
        self._line.at(self._done, self.total)


def add_journal_option(parser: argparse.ArgumentParser) -> None:
    """Offer the journal to use: by default the one that this machine's table writes."""
    parser.add_argument(
        "--journal",
        metavar="DIR",
        type=Path,
        default=None,
        help=say("command-journal-option-journal"),
    )


def journal_folder(args: argparse.Namespace) -> Path:
    """The folder that the command line names, or the usual one."""
    return Path(args.journal) if args.journal is not None else default_folder(os.environ)


def matches_in(folder: Path) -> list[int]:
    """The matches of a journal; JournalError in one line if there is none to look at."""
    return [*files_in(folder)]


def files_in(folder: Path) -> dict[int, tuple[Segment, ...]]:
    """The same, each with its files."""
    try:
        return files_by_match(RealDisk(), folder)
    except OSError as error:
        raise JournalError(
            say(
                "command-journal-cannot-read-name-journals-folder",
                folder=str(folder),
                reason=str(error.strerror),
            )
        ) from None


def _beside(folder: Path, name: str) -> Path:
    """The folder of that name beside the table's own; JournalError if there is none."""
    known = every_folder(os.environ)
    if name not in known:
        there = ", ".join(filter(None, known)) or say("command-journal-none")
        raise JournalError(
            say(
                "command-journal-no-folder-here-there",
                parent=str(folder.parent),
                name=f"{name!r}",
                there=there,
            )
        )
    return known[name]


def match_named(folder: Path, name: str) -> Account:
    """The match with that number, or the last one; `play/12` lies in the folder beside."""
    beside, _, name = name.rpartition("/")
    folder = _beside(folder, beside) if beside else folder
    there = matches_in(folder)
    number = there[-1] if name == LAST and there else int(name) if name.isdecimal() else None
    if number not in there:
        known = (
            say("command-journal-to-or", first=there[0], last=there[-1], word=LAST)
            if there
            else say("command-journal-none-empty")
        )
        raise JournalError(
            say(
                "command-journal-no-match-here-there",
                folder=str(folder),
                name=f"{name!r}",
                known=known,
            )
        )
    assert number is not None
    with ProgressLine(say("command-journal-reading-match", number=number)) as line:
        return account(WatchedDisk(line, folder, match=number), folder, number)
