"""What a journal holds of one match: enough to go on with it, to list it, to export it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from companion.core.live.session import Step
from companion.core.referee.events import Event
from companion.core.referee.game import Game
from companion.core.referee.referee import Standing
from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import Header, parse_header
from companion.core.transcript.lines import LineParser
from companion.keep.journal.disk import Disk
from companion.keep.journal.errors import JournalError
from companion.keep.journal.frames import UNLINKED
from companion.keep.journal.reading import JournalProblem, Place, Reader, Summed
from companion.keep.journal.segments import Segment
from companion.keep.journal.sense import EVENT, LOST, NOTE, OPEN, REJUDGED, TIME, VERDICT, Body
from companion.keep.journal.whole_files import WholeFile
from companion.language import say

BOOKKEEPING = frozenset((LOST, REJUDGED, "began", "resumed"))
"""Notes of the journal itself."""


Seen = Callable[[str, Body], None]
"""Told what a record says, and of which kind it is."""


class OutdatedError(Exception):
    """Verdicts before the place from which a match was read have been given anew since."""


@dataclass(slots=True)
class Account:
    """One match as its files tell it; the events themselves are read when they are asked for."""

    disk: Disk
    folder: Path
    match: int
    header: dict[str, Any] | None = None
    began: str = ""
    boot: str = ""
    shift: int = 0
    events: int = 0
    before: int = 0
    """How many verdicts are left out: those that were given before a checkpoint."""
    verdicts: list[str] = field(default_factory=list)
    """The lines of the other verdicts that hold, in order: number n is at index n - 1 - before."""
    notes: list[dict[str, Any]] = field(default_factory=list)
    reached: int = -1
    """The latest instant that the match has seen: evidence, or a decision."""
    low_water: int | None = None
    """By what mark it was decided last, where the clock alone would not have come so far."""
    ended: bool = False
    pieces: int = 0
    next_seq: int = 1
    link: str = UNLINKED
    """The checksum of the last record: the next one names it."""
    problems: tuple[JournalProblem, ...] = ()
    since: Place | None = None
    """From where on it was read: behind a checkpoint, or from the beginning."""
    standing: Standing | None = None
    """How the match stood there; None: at the beginning."""
    recent: tuple[Event, ...] | None = None
    """The evidence since, where it has been read already."""
    beside: Any = None
    """What a simulated table had kept there of its company; None: nothing."""
    turning: Callable[[], None] = lambda: None
    """Told whenever another file of the evidence is read."""
    listed: tuple[Segment, ...] | None = None
    """Its files, where somebody has looked at the folder already; None: nobody has."""
    summing: bool = False
    """Whether the bytes are summed up as they are read."""
    sums: tuple[Summed, ...] = ()
    """What they sum up to, file by file."""

    @property
    def next_segment(self) -> Segment:
        """The file in which the match goes on."""
        return Segment(self.match, self.pieces + 1)

    @property
    def empty(self) -> bool:
        """Whether there is nothing of it: the power went while its first file was made."""
        return self.header is None and not self.events

    def parsed_header(self, games: Mapping[str, type[Game]]) -> Header:
        """Check the header; JournalError if it is gone or unfit, or is of a game unknown here."""
        unfit = next((problem for problem in self.problems if problem.unfit), None)
        if unfit is not None:
            raise JournalError(
                say(
                    "journal-match-set-aside",
                    folder=str(self.folder),
                    match=self.match,
                    unfit=str(unfit),
                )
            )
        if self.header is None:
            raise JournalError(
                say("journal-match-first-line-lost", folder=str(self.folder), match=self.match)
            )
        try:
            return parse_header(self.header, games)
        except TranscriptError as error:
            raise JournalError(
                say("journal-match", folder=str(self.folder), match=self.match, what=error.what)
            ) from None

    def event_lines(self) -> Iterator[str]:
        """Read the evidence since then, in the order in which it was taken."""
        reader = Reader(self.disk, self.folder, self.match, since=self.since, turning=self.turning)
        for read in reader.records():
            if read.record.kind == EVENT:
                yield read.record.body

    def evidence(self, header: Header) -> Iterator[Event]:
        """Read the evidence since then as events."""
        if self.recent is not None:
            yield from self.recent
            return
        parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
        try:
            for line in self.event_lines():
                yield parser.parse(line.encode())
        except TranscriptError as error:
            raise JournalError(
                say("journal-match", folder=str(self.folder), match=self.match, what=error.what)
            ) from None


def course(
    told: Account, header: Header, noted: Callable[[dict[str, Any]], None] = lambda note: None
) -> Iterator[Step]:
    """Read everything since then, in the order in which it happened; `noted` heeds the notes."""
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    try:
        for read in Reader(told.disk, told.folder, told.match, since=told.since).records():
            kind = read.record.kind
            if kind == EVENT:
                yield parser.event(read.body)
            elif kind == TIME:
                yield int(read.body["t"])
            elif kind == VERDICT:
                yield None
            elif kind == NOTE:
                yield partial(noted, read.body)
    except TranscriptError as error:
        raise JournalError(
            say("journal-match", folder=str(told.folder), match=told.match, what=error.what)
        ) from None


def account(
    disk: Disk,
    folder: Path,
    match: int,
    turning: Callable[[], None] = lambda: None,
    seen: Seen = lambda kind, body: None,
    kinds: Sequence[str] = (),
    listed: tuple[Segment, ...] | None = None,
) -> Account:
    """Read a match through once; what records of these `kinds` say is `seen` as it is read."""
    return read_on(Account(disk, folder, match, turning=turning, listed=listed), seen, *kinds)


def read_on(
    told: Account,
    seen: Seen = lambda kind, body: None,
    *kinds: str,
) -> Account:
    """Read the rest of a match into what is known of it; what records of these `kinds` say is
    `seen`, too."""
    reader = Reader(told.disk, told.folder, told.match, since=told.since, turning=told.turning)
    reader.summing, reader.listed = told.summing, told.listed
    for found in reader.files():
        if isinstance(found, WholeFile):
            _heed_all(told, found)
            for kind, body in found.said(*kinds):
                seen(kind, body)
            continue
        for read in found:
            kind = read.record.kind
            if kind == VERDICT:
                told.verdicts.append(read.record.body)
            else:
                _HEED[kind](told, read.body)
            if read.record.kind in kinds:
                seen(read.record.kind, read.body)
    told.next_seq, told.link = reader.next_seq, reader.link
    told.pieces, told.sums = reader.pieces, tuple(reader.sums)
    told.problems = tuple(reader.problems)
    return told


def _heed_all(told: Account, found: WholeFile) -> None:
    """Heed a file as a whole: the same as record by record."""
    for kind, body in found.said(OPEN, NOTE):
        _HEED[kind](told, body)
    told.events += found.kinds.count(EVENT)
    told.reached = max(told.reached, found.reached)
    if (mark := found.low_water) is not None:
        told.low_water = mark
    told.ended = told.ended if found.ended is None else found.ended
    told.verdicts += [
        text for kind, text in zip(found.kinds, found.texts, strict=True) if kind == VERDICT
    ]


def _open(told: Account, opening: Body) -> None:
    told.header = told.header or opening["header"]
    told.began = told.began or str(opening.get("wall", ""))
    told.boot, told.shift = str(opening.get("boot", "")), opening.get("shift", 0)


def _event(told: Account, event: Body) -> None:
    told.events += 1
    told.reached = max(told.reached, event["t"])
    told.ended = event["event"] == "end"


def _time(told: Account, time: Body) -> None:
    told.reached = max(told.reached, time["t"])
    told.low_water = time.get("mark", told.low_water)


def _note(told: Account, said: Body) -> None:
    if said["note"] == REJUDGED:
        if said["from"] <= told.before:
            raise OutdatedError
        del told.verdicts[said["from"] - 1 - told.before :]
    if said["note"] not in BOOKKEEPING:
        told.notes.append(said)


_HEED = {OPEN: _open, EVENT: _event, TIME: _time, NOTE: _note}
"""What each kind of record changes; the line of a verdict is kept as it is."""
