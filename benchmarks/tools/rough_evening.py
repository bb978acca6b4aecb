"""An evening as it reaches a referee on a bad day: out of order, sometimes too late, taken back.

It is `evening.Evening`, with what that has not: every line arrives up to the table's latency after
its instant, so that most of them overtake others; one in some hundreds comes too late and must be
refused; and a dealer takes verdicts back. Which verdict that is, a referee says who judges along.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from benchmarks.tools.evening import Evening
from companion.core.referee import Referee, Verdict
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser, parse_object
from companion.games import GAMES

LATENCY_US = 20_000
"""What a header without one means."""
LATE = 1 / 400
TOO_LATE_US = 3 * LATENCY_US
TAKEN_BACK = 1 / 8
"""Of the rounds that have found something."""
PAUSE_US = 300_000
"""Whoever takes something back has seen it first; a pause so long is one between rounds."""

Line = dict[str, Any]


class RoughEvening:
    """Writes lines in the order of their arrival."""

    def __init__(self, seed: int = 1904) -> None:
        self._random = Random(seed)
        self._even = Evening(seed)
        self._found: list[Verdict] = []
        self.late = self.overtaken = self.taken_back = 0

    def lines(self, count: int) -> Iterator[bytes]:
        """Give a header and about that many events, the end included."""
        header, *rest = self._even.lines(count)
        self._judge_along(header)
        yield header
        last = 0
        for stretch in _stretches([json.loads(line) for line in rest[:-1]]):
            for line in self._arriving(stretch):
                last = max(last, line["t"])
                yield self._heard(line)
            if (of := self._regretted()) is not None:
                self.taken_back += 1
                last += PAUSE_US // 2
                yield self._heard({"t": last, "event": "ruling", "ruling": "overturn", "of": of})
        yield _line({"t": last, "event": "end"})

    def _judge_along(self, header: bytes) -> None:
        read = parse_header(parse_object(header), GAMES)
        setup = read.setup
        self._parser = LineParser(read.game.vocabulary, setup.uncertainty)
        self._referee = Referee(read.game.set_up(setup), setup.seats, setup.latency)

    def _heard(self, line: Line) -> bytes:
        raw = _line(line)
        self._found += self._referee.feed(self._parser.parse(raw))
        return raw

    def _arriving(self, stretch: list[Line]) -> list[Line]:
        arrivals = [(line["t"] + self._delay(), line["t"], line) for line in stretch]
        arrivals.sort(key=lambda arrival: arrival[:2])
        newest = 0
        for _, t, _ in arrivals:
            self.overtaken += t < newest
            newest = max(newest, t)
        return [line for _, _, line in arrivals]

    def _delay(self) -> int:
        if self._random.random() < LATE:
            self.late += 1
            return TOO_LATE_US
        return self._random.randrange(LATENCY_US)

    def _regretted(self) -> int | None:
        """Return a verdict of this round that a dealer takes back, if any."""
        within = self._referee.reachable()
        found = [verdict.n for verdict in self._found if verdict.n in within]
        self._found.clear()
        if not found or self._random.random() > TAKEN_BACK:
            return None
        return self._random.choice(found)


def _stretches(lines: list[Line]) -> Iterator[list[Line]]:
    """Cut where nothing happens for a while."""
    stretch: list[Line] = []
    for line in lines:
        if stretch and line["t"] - stretch[-1]["t"] > PAUSE_US:
            yield stretch
            stretch = []
        stretch.append(line)
    yield stretch


def _line(line: Line) -> bytes:
    return json.dumps(line).encode() + b"\n"
