"""What lies before a checkpoint, for whoever shows the whole of a match once it is on again."""

from collections.abc import Iterator

from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import Header
from companion.core.transcript.lines import LineParser
from companion.keep.journal.account import Account
from companion.keep.journal.reading import JournalProblem, Read, Reader
from companion.keep.journal.sense import EVENT, OPEN, VERDICT, Body


class Past:
    """Reads a match up to where it was taken up; what is wrong there is found on the way."""

    def __init__(self, told: Account, header: Header) -> None:
        self._reader = Reader(told.disk, told.folder, told.match)
        self._last = told.since.seq if told.since else 0
        self._parser = LineParser(header.game.vocabulary, header.setup.uncertainty)

    def __iter__(self) -> Iterator[Event | Verdict]:
        """Yield what was observed and decided, in order."""
        for read in self._reader.records():
            if read.record.seq > self._last:
                return
            yield from self._told(read)
            if read.record.seq == self._last and read.record.kind != OPEN:
                return

    @property
    def problems(self) -> tuple[JournalProblem, ...]:
        """What was found so far."""
        return tuple(self._reader.problems)

    def _told(self, read: Read) -> Iterator[Event | Verdict]:
        if read.record.kind == VERDICT:
            yield verdict_of(read.body)
        elif read.record.kind == EVENT:
            try:
                yield self._parser.parse(read.record.body.encode())
            except TranscriptError:
                return


def verdict_of(body: Body) -> Verdict:
    """Return a verdict as its line tells it."""
    fields = {name: value for name, value in body.items() if name not in ("n", "t", "verdict")}
    return Verdict(body["n"], body["t"], body["verdict"], fields)
