"""A match as it is to be sent: read from its journal, no further than it is known to be durable."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from companion.club.wire import Json, Kept, Sent, birth_of, links_from
from companion.keep.journal.disk import Disk
from companion.keep.journal.mark import Mark
from companion.keep.journal.reading import Place, Read, Reader
from companion.keep.journal.segments import Segment, files_by_match
from companion.keep.journal.sense import EVENT, NOTE, OPEN, REJUDGED, VERDICT


@dataclass(frozen=True, slots=True)
class Source:
    """A folder of journals, and what stands before the numbers of its matches: `phones`."""

    folder: Path
    name: str = ""

    def called(self, number: int) -> str:
        """Return what the history calls a match of it."""
        return f"{self.name}/{number}" if self.name else str(number)


@dataclass(slots=True)
class Course:
    """One match, as far as it is durable."""

    match: str
    number: int
    header: Json | None = None
    began: str = ""
    birth: str = ""
    first_piece: int = 0
    """The first piece of it that is there; not 1: its beginning is gone."""
    events: int = 0
    problems: int = 0
    ended: bool = False
    lines: list[str] = field(default_factory=list)
    cuts: list[int] = field(default_factory=list)
    """From which number on verdicts were given anew, each time."""
    place: Place | None = None
    """Behind its last record; None: there is none, or something is wrong with it."""
    _links: list[str] = field(default_factory=list)

    @property
    def edition(self) -> int:
        """How often verdicts were given anew."""
        return len(self.cuts)

    @property
    def empty(self) -> bool:
        """Whether there is nothing of it yet."""
        return self.header is None

    def link_at(self, number: int) -> str:
        """Return the link of a line; of none, the birth."""
        if len(self._links) < len(self.lines):
            known = len(self._links)
            last = self._links[-1] if known else self.birth
            self._links += links_from(last, self.lines[known:])
        return self._links[number - 1] if number else self.birth

    def kept(self) -> Kept:
        """Return how far it is."""
        count = len(self.lines)
        told = (self.events, self.problems, self.ended)
        return Kept(self.match, self.birth, self.edition, count, self.link_at(count), *told)

    def agreed(self, theirs: Kept) -> int:
        """Return up to which number the club's lines must be these, if it is the same match."""
        since = self.cuts[theirs.edition :]
        return min([theirs.verdicts, len(self.lines), *(cut - 1 for cut in since)])

    def part(self, after: int, most_lines: int, most_bytes: int) -> Sent:
        """Return the lines that follow a number, as many as belong into one message.

        How far the evidence is, and that it has ended, is said with the last of them.
        """
        lines = tuple(_as_many(self.lines[after : after + most_lines], most_bytes))
        whole = after + len(lines) == len(self.lines)
        told = (self.events, self.problems, self.ended) if whole else (0, 0, False)
        return Sent(
            self.match, self.number, self.birth, self.edition, after, self.link_at(after),
            self.began, self.header or {}, *told, lines,
        )  # fmt: skip

    def heed(self, read: Read) -> None:
        """Take a record in."""
        kind, body = read.record.kind, read.body
        if kind == OPEN and self.header is None:
            self.header, self.began = body["header"], str(body.get("wall", ""))
            self.birth = birth_of(body)
        elif kind == EVENT:
            self.events += 1
            self.ended = body["event"] == "end"
        elif kind == VERDICT:
            self.lines.append(read.record.body)
        elif kind == NOTE and body["note"] == REJUDGED:
            self._cut(body["from"])

    def _cut(self, since: int) -> None:
        self.cuts.append(since)
        del self.lines[since - 1 :], self._links[since - 1 :]


def _as_many(lines: list[str], most_bytes: int) -> Iterator[str]:
    size = 0
    for line in lines:
        size += len(line)
        if size > most_bytes and size > len(line):
            return
        yield line


def durable_to(disk: Disk, folder: Path, number: int, newest: int) -> int | None:
    """Return the last record of a match that is known to be durable; None: all of them are.

    The mark is of the match that is written. One before it is complete; one after it has begun, and
    nobody was told of anything in it yet.
    """
    if number < newest:
        return None
    mark = Mark.found(disk, folder, number)
    return mark.seq if mark.match == number else 0


def read_match(
    disk: Disk, source: Source, number: int, files: tuple[Segment, ...], to: int | None = None
) -> Course:
    """Read a match from its beginning; `to`: no further than this record."""
    fresh = Course(source.called(number), number, first_piece=files[0].piece)
    return _read_on(disk, source, fresh, files, to)


def read_more(
    disk: Disk, source: Source, known: Course, files: tuple[Segment, ...], to: int | None
) -> Course:
    """Read what is new in a match; all of it, where it is not what it was."""
    place = known.place
    if place is None or not place.is_there(disk, source.folder):
        return read_match(disk, source, known.number, files, to)
    return _read_on(disk, source, known, files, to)


def _read_on(
    disk: Disk, source: Source, course: Course, files: tuple[Segment, ...], to: int | None
) -> Course:
    since = course.place
    if to is not None and to <= (since.seq if since else 0):
        return course
    reader = Reader(disk, source.folder, course.number, since=since, listed=files)
    for read in reader.records():
        # A file's first line bears the number of the record that follows.
        if to is not None and read.record.seq > to:
            break
        course.heed(read)
        if read.record.kind != OPEN:
            at = (reader.pieces, read.record.end)
            course.place = Place(course.number, read.record.seq, read.record.sum, *at)
            if read.record.seq == to:
                break
    course.problems += len(reader.problems)
    if course.problems:
        course.place = None
    return course


@dataclass(frozen=True, slots=True)
class Stamp:
    """How the files of a match lie there, and how far it is durable: as long as that is so,
    it need not be read again."""

    sizes: tuple[tuple[int, int], ...]
    to: int | None


def stamps(disk: Disk, source: Source) -> dict[int, tuple[tuple[Segment, ...], Stamp]]:
    """Look at the folder: every match with its files; before the first one there may be none."""
    try:
        found = files_by_match(disk, source.folder)
    except FileNotFoundError:
        return {}
    newest = max(found, default=0)
    return {
        number: (files, _stamp(disk, source.folder, files, newest))
        for number, files in found.items()
    }


def _stamp(disk: Disk, folder: Path, files: tuple[Segment, ...], newest: int) -> Stamp:
    sizes = tuple((file.piece, disk.size(folder / file.name)) for file in files)
    return Stamp(sizes, durable_to(disk, folder, files[0].match, newest))
