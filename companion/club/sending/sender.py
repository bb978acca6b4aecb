"""What is to be sent, and what came of it: no line, no thread, no clock of its own.

What counts is what the club says. What is known here of what it has is only remembered until it
says otherwise; what is known of the journals, until their files are others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from companion.club.sending.reading import (
    Course,
    Source,
    Stamp,
    read_match,
    read_more,
    stamps,
)
from companion.club.wire import (
    CONFLICT,
    MOST_BYTES,
    MOST_LINES,
    MOST_MATCHES,
    Answer,
    Json,
    Kept,
    Sent,
    read_answer,
)
from companion.keep.journal.disk import Disk
from companion.keep.journal.segments import Segment

Name = str
"""What a match is called here: `12`, `phones/12`."""


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a match, as long as its files are these."""

    stamp: Stamp
    kept: Kept | None
    """How far it is here; None: there is nothing of it yet, or its beginning is gone."""
    whole: bool = True
    """Whether its beginning is there."""


@dataclass(slots=True)
class _Place:
    """Where a match lies."""

    source: Source
    number: int
    files: tuple[Segment, ...]
    stamp: Stamp


@dataclass(slots=True)
class Sender:
    """One for a table; for one thread."""

    disk: Disk
    sources: Sequence[Source]
    known: dict[Name, Known] = field(default_factory=dict)
    """What is known of every match; can be kept and given again."""
    settled: dict[Name, Kept | None] = field(default_factory=dict)
    """How far those matches were of which the club had everything when it last said so."""
    refused: dict[Name, str] = field(default_factory=dict)
    """Which matches the club does not take, and why."""
    behind: list[Name] = field(default_factory=list)
    """The matches of which the club has not everything, the oldest first."""
    _theirs: dict[str, Kept] | None = None
    """How far the club is, by birth; None: it has to be asked."""
    _stored: int = 0
    _places: dict[Name, _Place] = field(default_factory=dict)
    _course: Course | None = None
    _doubted: set[str] = field(default_factory=set)
    """Matches whose lines did not follow there: they are sent from the beginning."""
    _out: list[Sent] = field(default_factory=list)

    def look(self) -> None:
        """Look at the folders, and read what has changed. OSError: look again later."""
        places: dict[Name, _Place] = {}
        for source in self.sources:
            for number, (files, stamp) in stamps(self.disk, source).items():
                places[source.called(number)] = _Place(source, number, files, stamp)
        self._places = places
        self.known = {name: known for name, known in self.known.items() if name in places}
        for name, place in places.items():
            if name not in self.known or self.known[name].stamp != place.stamp:
                self._read(name)
                self.refused.pop(name, None)
        self._count()

    def message(self) -> Json:
        """Return what to say next: what the club has not, or nothing but that we are here."""
        if self._theirs is None:
            return {"matches": [], "all": True}
        self._out = [*self._parts()]
        return {"matches": [sent.json() for sent in self._out]}

    def left(self) -> list[Name]:
        """Return of which matches the club will still lack something, once it has that message."""
        whole = {
            sent.match
            for sent in self._out
            if (there := self.known[sent.match].kept) is not None and sent.reaches >= there.verdicts
        }
        return [name for name in self.behind if name not in whole]

    def heard(self, answer: Json) -> None:
        """Take in what the club says. NonsenseError: it is no answer."""
        said = answer.get("kept")
        kept = {birth: read_answer(each) for birth, each in (said or {}).items()}
        stored = answer.get("stored")
        went_back = isinstance(stored, int) and stored < self._stored
        self._stored = stored if isinstance(stored, int) else 0
        if answer.get("all"):
            self._theirs = {b: each for b, each in kept.items() if isinstance(each, Kept)}
            self._doubted, self.refused = set(), {}
        elif went_back:
            self._theirs = None
        elif self._theirs is not None:
            for sent in self._out:
                self._answered(sent, kept.get(sent.birth))
        self._out = []
        self._count()

    def unheard(self) -> None:
        """Take note that nobody answered: what the club has now has to be asked."""
        self._theirs, self._out = None, []

    def unsure(self) -> list[Name]:
        """Return what the club may lack: what it lacked when last asked, and what is new since."""
        return [
            name
            for name in self._in_order()
            if name in self.behind or self.known[name].kept != self.settled.get(name)
        ]

    @property
    def asked(self) -> bool:
        """Whether the club has said how far it is."""
        return self._theirs is not None

    # Inside.

    def _read(self, name: Name) -> Course:
        """Read a match as it is now."""
        place, course = self._places[name], self._course
        if course is not None and course.match == name and name in self.known:
            found = read_more(self.disk, place.source, course, place.files, place.stamp.to)
        else:
            where = (self.disk, place.source, place.number, place.files)
            found = read_match(*where, place.stamp.to)
        self._course = found
        whole = found.first_piece == 1
        kept = None if found.empty else found.kept()
        self.known[name] = Known(place.stamp, kept, whole)
        return found

    def _course_of(self, name: Name) -> Course:
        course = self._course
        return course if course is not None and course.match == name else self._read(name)

    def _count(self) -> None:
        """Find out of what the club has not everything."""
        theirs = self._theirs
        if theirs is None:
            return
        named = {kept.match for kept in theirs.values()}
        self.behind = [name for name in self._in_order() if self._lacks(theirs, named, name)]
        settled = self.known.keys() - set(self.behind)
        self.settled = {name: self.known[name].kept for name in settled}

    def _in_order(self) -> Iterable[Name]:
        return sorted(self.known, key=lambda name: (name.rpartition("/")[0], self._number(name)))

    def _number(self, name: Name) -> int:
        return self._places[name].number if name in self._places else 0

    def _lacks(self, theirs: dict[str, Kept], named: set[str], name: Name) -> bool:
        """Tell whether the club lacks something of a match that it could take."""
        known = self.known[name]
        if known.kept is None or name in self.refused:
            return False
        there = theirs.get(known.kept.birth)
        if there is None:
            # A match whose beginning is gone cannot be told from one that the club has.
            return known.whole or name not in named
        if _is_another(known.kept, there):
            self.refused[name] = CONFLICT
            return False
        return there.reach < known.kept.reach

    def _parts(self) -> Iterator[Sent]:
        """Yield what goes into one message."""
        lines = size = matches = 0
        for name in self.behind:
            if matches >= MOST_MATCHES or lines >= MOST_LINES or size >= MOST_BYTES:
                return
            course = self._course_of(name)
            if course.empty:
                continue
            sent = course.part(self._after(course), MOST_LINES - lines, MOST_BYTES - size)
            yield sent
            matches += 1
            lines += len(sent.lines)
            size += sum(map(len, sent.lines))
            if sent.reaches < len(course.lines):
                return

    def _after(self, course: Course) -> int:
        there = (self._theirs or {}).get(course.birth)
        if there is None or course.birth in self._doubted:
            return 0
        return course.agreed(there)

    def _answered(self, sent: Sent, answer: Answer) -> None:
        assert self._theirs is not None
        before = self._theirs.get(sent.birth)
        if isinstance(answer, str):
            self.refused[sent.match] = answer
        elif answer is None:
            self._theirs.pop(sent.birth, None)
        else:
            self._theirs[sent.birth] = answer
            if answer != before:
                self._doubted.discard(sent.birth)
            elif sent.birth in self._doubted or sent.after == 0:
                self.refused[sent.match] = CONFLICT
            else:
                self._doubted.add(sent.birth)


def _is_another(ours: Kept, theirs: Kept) -> bool:
    """Tell whether two are as far as each other, and yet not the same."""
    return (ours.edition, ours.verdicts) == (theirs.edition, theirs.verdicts) and (
        ours.link != theirs.link
    )
