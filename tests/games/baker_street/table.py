"""A table to write scenes of 221-B Baker Street at, in the words of the table. All take a second.

scene = game().at(1, "bank").roll(1).move(1, "street", seal=True)
scene.so_far().one("sealed")
"""

import json
from typing import Any, Self

from companion.core.referee import Prompt, Referee
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.games import GAMES
from companion.games.baker_street.rules import BakerStreet
from tests.support.table import Judged, Line, Table, us

FULL_HAND = {"scotland_yard": True, "skeleton_key": True}


class BakerTable(Table):
    """Writes a transcript of 221-B Baker Street line by line."""

    def __init__(self, seats: int = 3, **header: Any) -> None:
        super().__init__(seats, game="221b-baker-street", **header)

    def later(self, event: str, **fields: Any) -> Self:
        self.now += 1
        self.lines.append({"t": us(self.now), "event": event, **fields})
        return self

    def entry(self, name: str, seat: int, **fields: Any) -> Self:
        return self.later("entry", entry=name, seat=seat, **fields)

    def case(self, number: int | None = 1, items: str = "abc") -> Self:
        told: Line = {"items": list(items)}
        if number is not None:
            told["number"] = number
        return self.later("entry", entry="case", **told)

    def order(self, *values: int) -> Self:
        for seat, value in enumerate(values, start=1):
            self.roll(seat, value)
        return self

    def roll(self, seat: int, value: int = 4) -> Self:
        return self.entry("roll", seat, value=value)

    def move(self, seat: int, to: str, **more: Any) -> Self:
        return self.entry("move", seat, to=to, **more)

    def cab(self, seat: int, to: str, **more: Any) -> Self:
        return self.entry("cab", seat, to=to, **more)

    def go(self, seat: int, to: str, **more: Any) -> Self:
        """Roll and move."""
        return self.roll(seat).move(seat, to, **more)

    def done(self, seat: int) -> Self:
        return self.entry("end", seat)

    def pass_turn(self, *seats: int) -> Self:
        """Stay put, and leave the turn to the next."""
        for seat in seats:
            self.entry("stay", seat).done(seat)
        return self

    def read(self, seat: int) -> Self:
        """Take the booklet up, and put it down."""
        return self.entry("clue-open", seat).entry("clue-close", seat)

    def announce(self, seat: int, items: str = "abc") -> Self:
        return self.entry("announce", seat, items=list(items))

    def result(self, seat: int, correct: bool) -> Self:
        return self.entry("result", seat, correct=correct)

    def fail(self, seat: int) -> Self:
        return self.announce(seat).result(seat, False)

    def say(self, ruling: str, **fields: Any) -> Self:
        return self.later("ruling", ruling=ruling, **fields)

    def at(self, seat: int, place: str) -> Self:
        """The dealer puts a token there."""
        return self.say("position", seat=seat, at=place)

    def without(self, seat: int, card: str) -> Self:
        return self.say("card", seat=seat, card=card, holds=False)

    def sealed(self, place: str, entrance: str = "a") -> Self:
        return self.say("seal", location=place, entrance=entrance, sealed=True)

    def push(self, seat: int, name: str, after: float = 1, **more: Any) -> Self:
        return self.press(seat, name, self.now + after, **more)

    def lift_last(self) -> Self:
        """The dealer lifts the last refusal."""
        return self.say("lift", of=self.so_far().only("refused")[-1]["n"])

    def overturn_last(self, kind: str) -> Self:
        return self.say("overturn", of=self.so_far().only(kind)[-1]["n"])

    def so_far(self) -> Judged:
        return self.judged(end=self.now + 1)

    def latest(self) -> list[Line]:
        """The verdicts that the last line led to."""
        before = type(self).__new__(type(self))
        before.lines, before.now = self.lines[:-1], self.now
        return self.so_far()[len(before.so_far()) :]

    def finds(self, *kinds: str) -> Self:
        """The last line led to exactly these."""
        found = [verdict["verdict"] for verdict in self.latest()]
        assert found == list(kinds), self.latest()
        return self

    def refused(self, reason: str, *, spoken: bool = True) -> Self:
        """The last line was refused, and changed nothing."""
        last = self.so_far()
        assert last[-1]["verdict"] == "refused", last[-1]
        assert last[-1]["reason"] == reason
        assert last[-1].get("speak", True) is spoken
        before = type(self).__new__(type(self))
        before.lines, before.now = self.lines[:-1], self.now
        assert before.so_far().state == last.state
        return self

    def undone(self) -> Self:
        """Take back the last line: it was only tried."""
        self.lines.pop()
        return self

    def state(self) -> Line:
        return self.so_far().state

    def live(self) -> tuple[Referee, BakerStreet]:
        """The referee as it stands now, with the match in its hands."""
        lines: list[Line] = self.in_order()
        header = parse_header(lines[0], GAMES)
        parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
        game = header.game.set_up(header.setup)
        assert isinstance(game, BakerStreet)
        referee = Referee(game, header.setup.seats, header.setup.latency)
        for line in lines[1:]:
            referee.feed(parser.parse(json.dumps(line).encode()))
        referee.pass_time(round((self.now + 1) * 1_000_000))
        return referee, game

    def offered(self) -> tuple[Prompt, ...]:
        return self.live()[0].prompts()


def game(seats: int = 3, **header: Any) -> BakerTable:
    """Case 1 with items a, b, c; seat 1 has rolled highest and is on turn."""
    return BakerTable(seats, **header).case().order(6, *[2] * (seats - 1))
