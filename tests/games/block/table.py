"""A table of Block to write scenarios at. Whatever has no time happens a second after the last.

hand = block().lead(2, "C4").white(3).red(3)
hand.judged().one("block")
"""

import json
from collections.abc import Iterable
from typing import Any, Self

from companion.core.referee import Prompt, Referee
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.games import GAMES
from companion.games.block.rules import Block
from tests.support.table import Judged, Line, Table, as_lines, us


def referee_of(header: Line, scores: Iterable[int] = ()) -> tuple[Referee, LineParser]:
    """Begin a match; `scores` are those of hands played before."""
    known = parse_header(header, GAMES)
    game = known.game.set_up(known.setup)
    assert isinstance(game, Block)
    for seat, score in enumerate(scores, start=1):
        game.match.scores[seat] = score
    referee = Referee(game, known.setup.seats, known.setup.latency)
    return referee, LineParser(known.game.vocabulary, known.setup.uncertainty)


def judge(lines: Iterable[Line], scores: Iterable[int] = ()) -> Judged:
    """Judge lines as `companion judge` does, in this process."""
    header, *events = lines
    referee, parser = referee_of(header, scores)
    judged = Judged()
    for line in events:
        judged += as_lines(referee.feed(parser.parse(json.dumps(line).encode())))
    judged += as_lines(referee.close())
    judged.state = referee.public_state()
    return judged


class BlockTable(Table):
    """Writes a transcript of Block line by line."""

    def __init__(self, seats: int = 4, scores: Iterable[int] = (), **header: Any) -> None:
        unsure = {"white": 400, "red": 400}
        super().__init__(seats, **{"game": "block", "uncertainty": unsure, **header})
        self.scores = tuple(scores)

    def next(self, at: float | None) -> float:
        return self.now + 1 if at is None else at

    def deal(self, at: float | None = None, **hands: Any) -> Self:
        return self.add(self.next(at), "deal", **hands)

    def entry(self, name: str, at: float | None = None, **fields: Any) -> Self:
        return self.add(self.next(at), "entry", entry=name, **fields)

    def lead(self, seat: int, card: str, at: float | None = None) -> Self:
        return self.entry("lead", at, seat=seat, card=card)

    def no_lead(self, seat: int, at: float | None = None) -> Self:
        return self.entry("no-lead", at, seat=seat)

    def blocks_left(self, *blocks: int, at: float | None = None) -> Self:
        return self.entry("blocks-left", at, blocks=list(blocks))

    def white(self, seat: int, at: float | None = None, **more: Any) -> Self:
        return self.press(seat, "white", self.next(at), **more)

    def red(self, seat: int, at: float | None = None, **more: Any) -> Self:
        return self.press(seat, "red", self.next(at), **more)

    def rule(self, ruling: str, at: float | None = None, **fields: Any) -> Self:
        return self.add(self.next(at), "ruling", ruling=ruling, **fields)

    def overturn(self, verdict: Line, at: float | None = None) -> Self:
        return self.rule("overturn", at, of=verdict["n"])

    def climb(self, *seats: int) -> Self:
        """Everybody named lays the card due, in turn."""
        for seat in seats:
            self.white(seat)
        return self

    def suit(self, seat: int, suit: str) -> Self:
        """A seat with the lead lays a whole suit."""
        return self.lead(seat, f"{suit}1").climb(*[seat] * 10)

    def out(self, seat: int = 2) -> Self:
        """A seat with the lead and 14 cards lays them all: 11 of B, then C1 to C3."""
        return self.suit(seat, "B").lead(seat, "C1").climb(seat, seat)

    def judged(self, end: float | None = None) -> Judged:
        last = us(self.now + 10 if end is None else end)
        return judge([*self.in_order(), {"t": last, "event": "end"}], self.scores)

    def offered(self) -> tuple[Prompt, ...]:
        """What may be entered some seconds later."""
        header, *events = self.in_order()
        referee, parser = referee_of(header, self.scores)
        for line in events:
            referee.feed(parser.parse(json.dumps(line).encode()))
        referee.pass_time(us(self.now + 10))
        return referee.prompts()


def block(seats: int = 4, scores: Iterable[int] = (), **header: Any) -> BlockTable:
    """A table with a hand dealt; four seats are T4 of the catalogue: seat 2 leads."""
    return BlockTable(seats, scores, **header).deal(1)


def owing() -> BlockTable:
    """The same, where seat 1 has points that a BLOCK card left in hand would cost."""
    return block(scores=[5, 0, 0, 0])


def reasons(judged: Judged) -> list[str]:
    return [refused["reason"] for refused in judged.only("refused")]
