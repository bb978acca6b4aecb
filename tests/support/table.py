"""A table to write scenarios at, in the words of the table. Times are seconds, as people say them.

table = Table(seats=4).deal().round(ready=1, play=2)
table.white(2, at=3.0).white(4, at=3.00025)
table.judged().only("call")
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any, Self

from companion.core.referee import Referee
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.core.transcript.writing import verdict_line
from companion.games import GAMES

Line = dict[str, Any]


def us(seconds: float) -> int:
    return round(seconds * 1_000_000)


class Judged(list[Line]):
    """The verdicts of a transcript, without the closing state, which is `state`."""

    state: Line

    def only(self, *kinds: str) -> list[Line]:
        return [verdict for verdict in self if verdict["verdict"] in kinds]

    def one(self, kind: str, **fields: Any) -> Line:
        found = self.like(kind, **fields)
        assert len(found) == 1, f"expected one {kind} {fields}, found {found} in {list(self)}"
        return found[0]

    def like(self, kind: str, **fields: Any) -> list[Line]:
        return [v for v in self.only(kind) if fields.items() <= v.items()]

    def none(self, kind: str, **fields: Any) -> None:
        assert not self.like(kind, **fields), f"unexpected {self.like(kind, **fields)}"

    def kinds(self) -> list[str]:
        return [verdict["verdict"] for verdict in self]


def judge(lines: Iterable[Line]) -> Judged:
    """Judge lines as `companion judge` does, in this process."""
    stream = iter(lines)
    header = parse_header(next(stream), GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    game = header.game.set_up(header.setup)
    referee = Referee(game, header.setup.seats, header.setup.latency)
    judged = Judged()
    for line in stream:
        judged += as_lines(referee.feed(parser.parse(json.dumps(line).encode())))
    judged += as_lines(referee.close())
    judged.state = referee.public_state()
    return judged


def as_lines(verdicts: Iterable[Any]) -> Iterator[Line]:
    return (json.loads(verdict_line(verdict)) for verdict in verdicts)


class Table:
    """Writes a transcript line by line."""

    def __init__(self, seats: int = 4, **header: Any) -> None:
        self.seats = seats
        self.lines: list[Line] = [
            {"transcript": 1, "game": "sherlock-holmes", "seats": seats, **header}
        ]
        self.now = 0.0

    def add(self, at: float, event: str, **fields: Any) -> Self:
        self.now = max(self.now, at)
        self.lines.append({"t": us(at), "event": event, **fields})
        return self

    def deal(self, at: float = 0) -> Self:
        return self.add(at, "deal")

    def ready(self, at: float, **more: Any) -> Self:
        return self.add(at, "cue", cue="ready", **more)

    def play(self, at: float, **more: Any) -> Self:
        return self.add(at, "cue", cue="play", **more)

    def press(self, seat: int, name: str, at: float, **more: Any) -> Self:
        return self.add(at, "press", seat=seat, input=name, **more)

    def release(self, seat: int, name: str, at: float, **more: Any) -> Self:
        return self.add(at, "release", seat=seat, input=name, **more)

    def tap(self, seat: int, name: str, at: float, **more: Any) -> Self:
        """Press, and let go a moment later."""
        return self.press(seat, name, at, **more).release(seat, name, at + 0.05)

    def white(self, seat: int, at: float, **more: Any) -> Self:
        return self.tap(seat, "white", at, **more)

    def red(self, seat: int, at: float, **more: Any) -> Self:
        return self.tap(seat, "red", at, **more)

    def blue(self, seat: int, at: float, **more: Any) -> Self:
        return self.tap(seat, "blue", at, **more)

    def touch(self, seat: int, at: float, **more: Any) -> Self:
        """A hand on a pile."""
        return self.tap(seat, "pile", at, **more)

    def shield(self, seat: int, at: float, **more: Any) -> Self:
        return self.tap(seat, "shield", at, **more)

    def card(self, seat: int, card: str, at: float) -> Self:
        return self.add(at, "card", seat=seat, card=card)

    def pool(self, *cards: str, at: float) -> Self:
        return self.add(at, "card", pool=list(cards))

    def rule(self, ruling: str, at: float, **fields: Any) -> Self:
        return self.add(at, "ruling", ruling=ruling, **fields)

    def overturn(self, verdict: Line, at: float) -> Self:
        return self.rule("overturn", at, of=verdict["n"])

    def count(self, seat: int, holmes: int, suspects: int, at: float) -> Self:
        return self.add(at, "entry", entry="count", seat=seat, holmes=holmes, suspects=suspects)

    def fault(self, at: float, reason: str, **where: Any) -> Self:
        return self.add(at, "fault", reason=reason, **where)

    def round(
        self, ready: float, play: float, cards: dict[int, str] | None = None, wait: float = 0.3
    ) -> Self:
        """Call READY and PLAY; everybody plays in good time, cards read where they are given."""
        self.ready(ready).play(play)
        for seat in range(1, self.seats + 1):
            self.touch(seat, play + wait + seat / 100)
            if cards and seat in cards:
                self.card(seat, cards[seat], play + wait + 0.06 + seat / 100)
        return self

    def in_order(self) -> list[Line]:
        header, *events = self.lines
        return [header, *sorted(events, key=lambda line: line["t"])]

    def judged(self, end: float | None = None) -> Judged:
        """Judge what was written, in order of time, observed for some seconds more."""
        last = us(self.now + 10 if end is None else end)
        return judge([*self.in_order(), {"t": last, "event": "end"}])


def table(seats: int = 4, **header: Any) -> Table:
    """A table with a hand dealt."""
    return Table(seats, **header).deal()


def playing(cards: dict[int, str] | None = None, seats: int = 4, **header: Any) -> Table:
    """A table in its first round: READY at 1 s, PLAY at 2 s, everybody played by 2.4 s."""
    return table(seats, **header).round(1, 2, cards)
