"""Which matches a table lets go of, where its owner has said how many or how long they are kept.

The newest match stays, whatever was said, and so does the one that is on. One that has not ended
may still be gone on with: it goes only by its age, never because others came after it. The age of
a match is that of its last piece, by a calendar that a Pi may not have had: a date before there
was this program says nothing, and such a match goes only by number.
"""

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from companion.keep.journal.disk import Disk
from companion.keep.journal.frames import Framed, scan
from companion.keep.journal.segments import Segment, segments
from companion.keep.journal.sense import EVENT, OPEN

DAY_S = 86_400
BELIEVED_SINCE = datetime(2025, 1, 1, tzinfo=UTC).timestamp()


@dataclass(frozen=True, slots=True)
class Retention:
    """How many matches are kept, and for how many days; None: all of them, for ever."""

    matches: int | None = None
    days: int | None = None


def sweep(
    disk: Disk,
    folder: Path,
    keep: Retention,
    on: int,
    now: float,
    spared: Collection[int] = (),
) -> list[int]:
    """Delete the matches that are kept no longer, for good; return their numbers.

    `on` is the match that is on, `now` the seconds since 1970; `spared` are those that somebody
    still needs. OSError: the card is in trouble;
    what could not be deleted is next time.
    """
    pieces = _by_match(disk, folder)
    outdated = _outdated(disk, folder, pieces, keep, on, now)
    gone = [match for match in outdated if match not in spared]
    for match in gone:
        # The first piece goes last: what a power cut leaves still says what it was.
        for piece in reversed(pieces[match]):
            disk.cut(folder / piece.name, 0)
    return gone


def _by_match(disk: Disk, folder: Path) -> dict[int, list[Segment]]:
    found: dict[int, list[Segment]] = {}
    for piece in segments(disk, folder):
        found.setdefault(piece.match, []).append(piece)
    return found


def _outdated(
    disk: Disk,
    folder: Path,
    pieces: Mapping[int, list[Segment]],
    keep: Retention,
    on: int,
    now: float,
) -> Iterator[int]:
    there = sorted(pieces)
    newest = there[-keep.matches :] if keep.matches is not None else there
    for match in there[:-1]:
        if match == on:
            continue
        old = _is_old(disk, folder, pieces[match], keep.days, now)
        if old or (match not in newest and _has_ended(disk, folder, pieces[match])):
            yield match


def _is_old(disk: Disk, folder: Path, pieces: list[Segment], days: int | None, now: float) -> bool:
    if days is None:
        return False
    began = _written(disk, folder, pieces[-1])
    return began is not None and now - began > days * DAY_S


def _written(disk: Disk, folder: Path, piece: Segment) -> float | None:
    """Return when a piece was begun; None: it does not say, or cannot be believed."""
    for record in _records(disk, folder, piece):
        if record.kind == OPEN:
            try:
                when = datetime.fromisoformat(json.loads(record.body)["wall"]).timestamp()
            except (ValueError, TypeError, LookupError, OverflowError):
                return None
            return when if when >= BELIEVED_SINCE else None
    return None


def _has_ended(disk: Disk, folder: Path, pieces: list[Segment]) -> bool:
    """Tell whether the last thing that happened in a match was its end."""
    for piece in reversed(pieces):
        events = [r.body for r in _records(disk, folder, piece) if r.kind == EVENT]
        if events:
            return _kind(events[-1]) == "end"
    return False


def _kind(line: str) -> str:
    """Return what kind of event a line is; nothing, if it makes no sense."""
    try:
        return str(json.loads(line)["event"])
    except (ValueError, TypeError, LookupError, RecursionError):
        return ""


def _records(disk: Disk, folder: Path, piece: Segment) -> Iterator[Framed]:
    return (r for r in scan(disk.read(folder / piece.name)) if isinstance(r, Framed))
