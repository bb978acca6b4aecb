"""A recorded evening that can be run to any moment, forwards and backwards.

Backwards is from the beginning again: the referee is fast, and nothing can be left over.
"""

from collections.abc import Sequence
from pathlib import Path

from companion.app.cli.judging import LOOKED_EVERY, BadLineError, size_of
from companion.app.cli.progress import ProgressLine
from companion.core.live import Session
from companion.core.live.listener import Listening, View
from companion.core.referee.events import End, Event
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import Header, parse_header
from companion.core.transcript.lines import MAX_LINE, LineParser, parse_object
from companion.games import GAMES, KITS
from companion.outputs.display.stage import Stage


class Reel(Listening):
    """One transcript, its stage, and how far it has been run."""

    def __init__(self, path: Path, progress: ProgressLine | None = None) -> None:
        self._progress = progress
        self._header, self._events = _read(path, progress)
        self._arrivals = _arrivals(self._events)
        self.start = self._arrivals[0] if self._arrivals else 0
        self.end = self._arrivals[-1] if self._arrivals else 0
        self.rewind()

    def rewind(self) -> None:
        """Go back to the beginning."""
        self.stage = Stage(KITS[self._header.setup.game], self._header.setup)
        self.count = 0
        self.now = self.start
        self._next = 0
        self._session = Session(self._header, listeners=[self.stage, self])

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Count verdicts."""
        self.count += len(verdicts)

    def to(self, t: int) -> None:
        """Run to a moment."""
        if t < self.now:
            self.rewind()
        self.now = max(self.now, t)
        while self._next < len(self._events) and self._arrivals[self._next] <= t:
            self._feed()
            self._tell()
        if self._next < len(self._events):
            self._session.pass_time(t)

    def _tell(self) -> None:
        """Tell how far it is: reading was the first half."""
        if self._progress is not None and not self._next % LOOKED_EVERY:
            self._progress.at(len(self._events) + self._next, 2 * len(self._events))

    def _feed(self) -> None:
        event = self._events[self._next]
        self._next += 1
        if isinstance(event, End):
            self._session.end(event.t)
        else:
            self._session.take([event])

    @property
    def over(self) -> bool:
        """Whether everything has been shown."""
        return self._next >= len(self._events)

    def forward(self) -> None:
        """Run to the next verdict."""
        before = self.count
        while not self.over and self.count == before:
            self.to(self._instant())

    def _instant(self) -> int:
        """The next moment at which something happens."""
        due = self._session.due()
        arrival = self._arrivals[self._next]
        return arrival if due is None else max(self.now, min(due, arrival))

    def back(self) -> None:
        """Go back to the verdict before."""
        wanted = self.count - 1
        moments: list[tuple[int, int]] = []
        self.rewind()
        while not self.over and self.count < wanted:
            self.forward()
            moments.append((self.count, self.now))
        earlier = [now for count, now in moments if count <= wanted]
        self.to(earlier[-1] if earlier else self.start)


def _arrivals(events: list[Event]) -> list[int]:
    """Return when each line can have come: never before the lines above it."""
    latest, found = 0, []
    for event in events:
        latest = max(latest, event.t)
        found.append(latest)
    return found


def _read(path: Path, progress: ProgressLine | None) -> tuple[Header, list[Event]]:
    number = 1
    try:
        with path.open("rb") as stream:
            size = size_of(stream)
            header = parse_header(parse_object(stream.readline(MAX_LINE + 1)), GAMES)
            parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
            events: list[Event] = []
            while raw := stream.readline(MAX_LINE + 1):
                number += 1
                events.append(parser.parse(raw))
                if progress is not None and not number % LOOKED_EVERY:
                    progress.at(stream.tell(), 2 * size)
    except TranscriptError as error:
        raise BadLineError(number, error.what) from None
    return header, events
