"""A table to write scenes of I Say, Holmes! at. Everything takes a second, unless told otherwise.

scene = opened().counts(5, 2, 4, 3).lay(2, "Thick Fog")
scene.so_far().state["chit"] == "pending"
"""

import json
from typing import Any, Self

from companion.core.referee import Prompt, Referee
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.games import GAMES
from companion.games.i_say_holmes.rules import ISayHolmes
from tests.support.table import Judged, Line, Table, us

AFOOT = "The Game is Afoot!"


class IsayTable(Table):
    """Writes a transcript of I Say, Holmes! line by line."""

    def __init__(self, seats: int = 4, **header: Any) -> None:
        super().__init__(seats, game="i-say-holmes", **header)

    def later(self, event: str, **fields: Any) -> Self:
        return self.add(self.now + 1, event, **fields)

    def entry(self, name: str, seat: int, **fields: Any) -> Self:
        return self.later("entry", entry=name, seat=seat, **fields)

    def lay(self, seat: int, card: str, **fields: Any) -> Self:
        """Play a card; what the dealer is asked, he allows."""
        self.entry("play", seat, card=card, **fields)
        for question in self.so_far().state["open"]:
            if question["question"] == "sequence":
                self.say("sequence", allow=True)
        return self

    def draw(self, seat: int) -> Self:
        return self.entry("draw", seat)

    def keep(self, seat: int) -> Self:
        return self.entry("keep", seat)

    def done(self, what: str) -> Self:
        return self.later("entry", entry="done", what=what)

    def defend(self, seat: int, card: str) -> Self:
        return self.entry("defend", seat, **{"with": card})

    def decline(self, seat: int) -> Self:
        return self.defend(seat, "none")

    def button(self, seat: int, name: str, after: float = 1, **more: Any) -> Self:
        return self.press(seat, name, self.now + after, **more)

    def innocent(self, seat: int) -> Self:
        return self.entry("plea", seat, guilty=False)

    def guilty(self, seat: int, *villains: str) -> Self:
        return self.entry("plea", seat, guilty=True, villains=list(villains))

    def say(self, ruling: str, **fields: Any) -> Self:
        return self.later("ruling", ruling=ruling, **fields)

    def counts(self, *hands: int) -> Self:
        """The dealer counts the hands; the draw pile makes up for it."""
        now = self.so_far().state["hands"]
        for seat in sorted(range(1, self.seats + 1), key=lambda s: hands[s - 1] - now[s - 1]):
            self.say("count", seat=seat, value=hands[seat - 1])
        return self

    def held(self, *totals: int) -> Self:
        for seat, total in enumerate(totals, start=1):
            self.entry("held", seat, total=total)
        return self

    def wait(self, seconds: float) -> Self:
        """Let time pass; a cue nobody speaks of marks its end."""
        self.now += seconds
        return self

    def so_far(self) -> Judged:
        return self.judged(end=self.now + 0.5)

    @property
    def state(self) -> Line:
        return self.so_far().state

    def last(self, kind: str) -> Line:
        return self.so_far().only(kind)[-1]

    def refused(self, reason: str, **more: Any) -> Self:
        """The last line was refused, and nothing changed by it."""
        last = self.so_far()
        assert last[-1]["verdict"] == "refused", last[-1]
        assert last[-1]["reason"] == reason, last[-1]
        assert more.items() <= last[-1].items()
        before = type(self).__new__(type(self))
        before.lines, before.now = self.lines[:-1], self.now
        assert before.so_far().state == last.state
        self.lines = self.lines[:-1]
        return self

    def live(self, wait: float = 0.5) -> tuple[Referee, ISayHolmes]:
        """The referee as it stands now, with the match in its hands."""
        lines: list[Line] = self.in_order()
        header = parse_header(lines[0], GAMES)
        parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
        game = header.game.set_up(header.setup)
        assert isinstance(game, ISayHolmes)
        referee = Referee(game, header.setup.seats, header.setup.latency)
        for line in lines[1:]:
            referee.feed(parser.parse(json.dumps(line).encode()))
        referee.pass_time(us(self.now + wait))
        return referee, game

    def offered(self) -> tuple[Prompt, ...]:
        return self.live()[0].prompts()


def dealt(seats: int = 4, cards: Line | None = None, **options: Any) -> IsayTable:
    """A round dealt; cards are what the owner has told of them."""
    told = {"rounds": 3, **options, "cards": cards or {}}
    return IsayTable(seats, options=told).later("deal")


def opened(seats: int = 4, by: int = 1, cards: Line | None = None, **options: Any) -> IsayTable:
    """A round in which somebody has laid The Game is Afoot!"""
    return dealt(seats, cards, **options).entry("play", by, card=AFOOT)


def after(card: str, turn: int = 2, cards: Line | None = None, **options: Any) -> IsayTable:
    """A round in which this card lies, and it is that seat's turn."""
    before = (turn - 2) % 4 + 1
    scene = opened(by=(before - 2) % 4 + 1, cards=cards, **options)
    neighbour = {"side": "previous"} if card == "Scotland Yard" else {}
    scene.lay(before, card, **neighbour)
    if scene.state["phase"] == "window":
        scene.decline((before - 2) % 4 + 1).counts(6, 6, 6, 6)
    assert scene.state["turn"] == turn
    return scene
