"""From the files of a match back to its records, with everything named that is not whole.

Nothing is skipped silently. A record that is whole is trusted wherever it lies, because its own
frame proves it; the numbers tell how many are missing before it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import starmap
from pathlib import Path
from typing import NamedTuple

from companion.keep.journal.disk import Disk
from companion.keep.journal.frames import UNLINKED, Damage, Framed, record_at, record_before, scan
from companion.keep.journal.mark import Mark
from companion.keep.journal.segments import Segment, segments
from companion.keep.journal.sense import LOST, NOTE, OPEN, Body, NonsenseError, sense
from companion.keep.journal.whole_files import WholeFile, whole_file
from companion.language import say


@dataclass(frozen=True, slots=True)
class JournalProblem:
    """What is wrong with a file, for people: where, how much, and what it cost."""

    file: str
    at: int
    size: int
    what: str
    lost: int = 0
    tail: bool = False
    """Whether it is what a power cut leaves of a record that nobody was told of."""
    unfit: bool = False
    """Whether the match cannot be gone on with because of it."""

    def __str__(self) -> str:
        return say("journal-problem", file=self.file, at=self.at, what=self.what)


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the files of a match: behind which record, and where that one ends."""

    match: int
    seq: int
    link: str
    """The checksum of that record."""
    piece: int
    at: int

    def is_there(self, disk: Disk, folder: Path) -> bool:
        """Tell whether that very record ends there."""
        try:
            data = disk.read(folder / Segment(self.match, self.piece).name)
        except OSError:
            return False
        record = record_before(data, self.at)
        return record is not None and (record.seq, record.sum) == (self.seq, self.link)


class Read(NamedTuple):
    """A record that is whole and makes sense, and what it says."""

    record: Framed
    body: Body


Summed = tuple[int, int, str]
"""A file of a match by its number, how many bytes of it, and what these sum up to."""


def sum_up(data: bytes) -> str:
    """Return what bytes sum up to: the same for the same bytes, and for no others."""
    return blake2b(data, digest_size=16).hexdigest()


@dataclass(slots=True)
class Reader:
    """Reads one match, record by record; one file at a time is in memory."""

    disk: Disk
    folder: Path
    match: int
    problems: list[JournalProblem] = field(default_factory=list)
    next_seq: int = 1
    pieces: int = 0
    link: str = UNLINKED
    """The checksum of the last record."""
    mark: Mark = field(default_factory=Mark)
    since: Place | None = None
    """Where to begin; None: at the beginning."""
    listed: tuple[Segment, ...] | None = None
    """Its files, where somebody has looked at the folder already; None: nobody has."""
    turning: Callable[[], None] = lambda: None
    """Told whenever another file is begun: who waits for the reading sees that it goes on."""
    summing: bool = False
    """Whether to sum up the bytes of what was read."""
    sums: list[Summed] = field(default_factory=list)

    def records(self) -> Iterator[Read]:
        """Yield every record once, in order; problems gather as the reading goes."""
        for found in self.files():
            if isinstance(found, WholeFile):
                yield from starmap(Read, found.records())
            else:
                yield from found

    def files(self) -> Iterator[WholeFile | Iterator[Read]]:
        """Yield file after file: as a whole where nothing is wrong with it, or by its records."""
        self.mark = Mark.found(self.disk, self.folder, self.match)
        if self.since is not None:
            self.next_seq, self.link = self.since.seq + 1, self.since.link
        name = ""
        for segment in self._segments():
            if self._is_after(segment):
                self.pieces, name = segment.piece, segment.name
                self.turning()
                yield self._file(segment)
        missing = self.mark.seq - self.next_seq + 1
        if name and missing > 0:
            self._missing(name, 0, missing, "end")

    def _segments(self) -> Sequence[Segment]:
        """List its files; anew, where it may be written right now: behind its mark is a file."""
        if self.listed is not None and self.mark.match != self.match:
            return self.listed
        there = segments(self.disk, self.folder)
        return [segment for segment in there if segment.match == self.match]

    def _is_after(self, segment: Segment) -> bool:
        """Tell whether anything in a file is to be read."""
        return self.since is None or segment.piece >= self.since.piece

    def _file(self, segment: Segment) -> WholeFile | Iterator[Read]:
        try:
            data = self.disk.read(self.folder / segment.name)
        except OSError as error:
            what = say("journal-cannot-read", reason=str(error.strerror))
            self.problems.append(JournalProblem(segment.name, 0, 0, what))
            return iter(())
        fresh = self.since is None or segment.piece > self.since.piece
        whole = whole_file(data, self.next_seq, self.link) if fresh else None
        if whole is None:
            return self._one_by_one(segment, data)
        if whole.last.kind != OPEN:
            self.next_seq, self.link = whole.last.seq + 1, whole.last.sum
        if self.summing:
            self.sums.append((segment.piece, len(data), sum_up(data)))
        return whole

    def _one_by_one(self, segment: Segment, data: bytes) -> Iterator[Read]:
        """Yield what there is in a file, and name what is wrong with it."""
        since = self.since
        end = since.at if since is not None and since.piece == segment.piece else 0
        for found in self._found(segment, data):
            if isinstance(found, Damage):
                self._damaged(segment, found, data)
                continue
            end = max(end, found.end)
            read = self._told(segment, found)
            if read is not None:
                yield read
        if self.summing:
            self.sums.append((segment.piece, end, sum_up(data[:end])))

    def _found(self, segment: Segment, data: bytes) -> Iterator[Framed | Damage]:
        """Yield what lies in a file: its first line in any case, the rest from the place on."""
        if self.since is None or segment.piece > self.since.piece:
            yield from scan(data)
            return
        opening = record_at(data, 0)
        if opening is not None and opening.kind == OPEN:
            yield opening
        yield from scan(data, self.since.at)

    def _told(self, segment: Segment, record: Framed) -> Read | None:
        """Return a record with what it says; None where that is nothing, or nothing new."""
        try:
            read = Read(record, sense(record))
        except NonsenseError as error:
            told = say("journal-record-makes-no-sense", seq=record.seq, reason=str(error))
            self.problems.append(
                JournalProblem(segment.name, record.at, record.end - record.at, told, unfit=True)
            )
            self._count(record)
            return None
        return read if self._in_turn(segment, read) else None

    def _damaged(self, segment: Segment, damage: Damage, data: bytes) -> None:
        """Name bytes that are no record: a torn tail, unless they had been acknowledged."""
        torn = damage.tail and self.mark.seq < self.next_seq
        zeros = not any(data[damage.at : damage.at + damage.size])
        kind = "torn" if torn else "damage"
        told = say(f"journal-{kind}-zeros" if zeros else f"journal-{kind}", size=damage.size)
        self.problems.append(JournalProblem(segment.name, damage.at, damage.size, told, tail=torn))

    def _in_turn(self, segment: Segment, read: Read) -> bool:
        """Tell whether a record is new; one that was written again after trouble is not."""
        record, missing = read.record, read.record.seq - self.next_seq
        if missing >= 0 and record.kind == NOTE and read.body["note"] == LOST:
            why = "unwritten"
            self._missing(segment.name, record.at, missing + 1, why)
            self.next_seq = record.seq + 1
            return True
        if missing > 0:
            self._missing(segment.name, record.at, missing, "gone")
        elif missing == 0 and not self._linked(record):
            told = say("journal-record-does-not-belong-one", seq=record.seq)
            self.problems.append(JournalProblem(segment.name, record.at, 0, told, unfit=True))
        new = missing >= 0 or record.kind == OPEN
        if new:
            self._count(record)
        return new

    def _linked(self, record: Framed) -> bool:
        return UNLINKED in (record.link, self.link) or record.link == self.link

    def _count(self, record: Framed) -> None:
        """Go on to the next number; a file's first line has none of its own."""
        if record.kind != OPEN:
            self.next_seq, self.link = max(self.next_seq, record.seq + 1), record.sum
        else:
            self.next_seq = max(self.next_seq, record.seq)

    def _missing(self, file: str, at: int, lost: int, why: str) -> None:
        told = say(f"journal-missing-{why}", lost=lost, first=self.next_seq)
        self.problems.append(JournalProblem(file, at, 0, told, lost))
        self.link = UNLINKED
