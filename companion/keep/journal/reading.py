"""From the files of a match back to its records, with everything named that is not whole.

Nothing is skipped silently. A record that is whole is trusted wherever it lies, because its own
frame proves it; the numbers tell how many are missing before it.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.keep.journal.disk import Disk
from companion.keep.journal.frames import Damage, Framed, scan
from companion.keep.journal.segments import Segment, segments

OPEN, EVENT, VERDICT, TIME, NOTE = "open", "event", "verdict", "time", "note"
"""The kinds of record: a file's first line; evidence; what was decided; how late it had become
when it was; and whatever else somebody will want to know."""

LOST, REJUDGED = "lost", "rejudged"
"""Two notes that a reader must heed: records that were never written, and verdicts that hold no
longer because the evidence for them is gone."""


@dataclass(frozen=True, slots=True)
class JournalProblem:
    """What is wrong with a file, for people: where, how much, and what it cost."""

    file: str
    at: int
    size: int
    what: str
    lost: int = 0
    tail: bool = False

    def __str__(self) -> str:
        return f"{self.file}: byte {self.at}: {self.what}"


@dataclass(slots=True)
class Reader:
    """Reads one match, record by record; one file at a time is in memory."""

    disk: Disk
    folder: Path
    match: int
    problems: list[JournalProblem] = field(default_factory=list)
    next_seq: int = 1
    pieces: int = 0

    def records(self) -> Iterator[Framed]:
        """Yield every whole record once, in order; problems gather as the reading goes."""
        for segment in segments(self.disk, self.folder):
            if segment.match == self.match:
                self.pieces = segment.piece
                yield from self._piece(segment)

    def _piece(self, segment: Segment) -> Iterator[Framed]:
        try:
            data = self.disk.read(self.folder / segment.name)
        except OSError as error:
            what = f"cannot be read ({error.strerror})"
            self.problems.append(JournalProblem(segment.name, 0, 0, what))
            return
        for found in scan(data):
            if isinstance(found, Damage):
                self._damaged(segment, found, data)
            elif self._in_turn(segment, found):
                yield found

    def _damaged(self, segment: Segment, damage: Damage, data: bytes) -> None:
        zeros = not any(data[damage.at : damage.at + damage.size])
        what = "zeros" if zeros else "no whole record"
        kind = "a torn tail" if damage.tail else "damage"
        told = f"{kind} of {damage.size} byte(s): {what}"
        self.problems.append(
            JournalProblem(segment.name, damage.at, damage.size, told, tail=damage.tail)
        )

    def _in_turn(self, segment: Segment, record: Framed) -> bool:
        """Tell whether a record is new; one that was written again after trouble is not."""
        missing = record.seq - self.next_seq
        if missing >= 0 and record.kind == NOTE and note(record).get("note") == LOST:
            self._missing(segment, record, missing + 1, "never written, as was said at the time")
        elif missing > 0:
            self._missing(segment, record, missing, "gone")
        opening = record.kind == OPEN
        self.next_seq = max(self.next_seq, record.seq + (not opening))
        return missing >= 0 or opening

    def _missing(self, segment: Segment, record: Framed, lost: int, why: str) -> None:
        told = f"{lost} record(s) from number {self.next_seq} on: {why}"
        self.problems.append(JournalProblem(segment.name, record.at, 0, told, lost))


def note(record: Framed) -> dict[str, Any]:
    """Read the JSON of a record."""
    body = json.loads(record.body)
    return body if isinstance(body, dict) else {}
