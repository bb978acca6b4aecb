"""A glance at a match: what it is, and whether it can be gone on with, however long it was.

Only its first line is read and its end, as far back as it takes.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.keep.journal.frames import Framed, record_at, scan
from companion.keep.journal.segments import Segment
from companion.keep.journal.sense import EVENT, OPEN, VERDICT, NonsenseError, sense

FIRST_LINE = 65_536
"""The first line of a match is never longer."""
END = 65_536
"""So much is looked at at a time, from the end on."""


@dataclass(frozen=True, slots=True)
class Glance:
    """What a match is, and how far it has come."""

    header: dict[str, Any]
    decided: bool
    """Whether anything was."""
    ended: bool
    left: float
    """When it was last written, in seconds of the wall clock."""

    __hash__ = None  # type: ignore[assignment]


def glance(folder: Path, pieces: Sequence[Segment]) -> Glance | None:
    """Look at a match, of which these are the files in order; None: its first line is gone."""
    with suppress(OSError):
        files = [folder / piece.name for piece in pieces]
        header = _header(files[0])
        if header is not None:
            left = max(file.stat().st_mtime for file in files)
            return Glance(header, *_how_far(files), left)
    return None


def _header(file: Path) -> dict[str, Any] | None:
    with file.open("rb") as opened:
        first = record_at(opened.read(FIRST_LINE), 0)
    if first is None or first.kind != OPEN:
        return None
    try:
        found: dict[str, Any] = sense(first)["header"]
    except NonsenseError:
        return None
    return found


def _how_far(files: Sequence[Path]) -> tuple[bool, bool]:
    """Tell whether something was decided, and whether the last piece of evidence is an end."""
    decided, ended = False, None  # type: tuple[bool, bool | None]
    for record in _backwards(files):
        decided = decided or record.kind == VERDICT
        if record.kind == EVENT and ended is None:
            ended = _ends(record)
        if decided and ended is not None:
            break
    return decided, bool(ended)


def _backwards(files: Sequence[Path]) -> Iterator[Framed]:
    """Yield the whole records of files, the last first; what nobody asks for is not looked at."""
    for file in reversed(files):
        data = file.read_bytes()
        end = data.find(b"\n", len(data) - END) + 1 if len(data) > END else 0
        for part in (data[end:], data[:end]):
            yield from reversed([found for found in scan(part) if isinstance(found, Framed)])


def _ends(record: Framed) -> bool:
    try:
        return bool(sense(record)["event"] == "end")
    except NonsenseError:
        return False
