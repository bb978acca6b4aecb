"""A table to write scenes of Sorry! at, in the words of the table. Everything takes a second.

scene = game(red=[4], blue=[40]).turn_up(1, "11")
scene.now_listed() == ["4-15", "4-40x"]
"""

import json
from typing import Any, Self

from companion.core.referee import Prompt, Referee
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.games import GAMES
from companion.games.sorry.rules import Sorry
from tests.support.table import Judged, Line, Table

ORDER = ("red", "blue", "yellow", "green")
UNSURE = {"white": 400, "red": 400, "blue": 400, "pile": 400}
KINDS = ("1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "SORRY")
SEATS = {2: (1, 3), 3: (1, 2, 3), 4: (1, 2, 3, 4)}


class SorryTable(Table):
    """Writes a transcript of Sorry! line by line."""

    def __init__(self, seats: int = 4, **header: Any) -> None:
        header = {"uncertainty": UNSURE, **header}
        super().__init__(seats, game="sorry", **header)

    def later(self, event: str, **fields: Any) -> Self:
        return self.add(self.now + 1, event, **fields)

    def entry(self, name: str, seat: int, **fields: Any) -> Self:
        return self.later("entry", entry=name, seat=seat, **fields)

    def shuffle(self, order: list[str] | None = None) -> Self:
        return self.later("deal") if order is None else self.later("deal", order=order)

    def lead(self, *cards: str) -> Self:
        for seat, card in enumerate(cards, start=1):
            self.entry("lead-draw", seat, card=card)
        return self

    def choose(self, *colours: str) -> Self:
        for seat, colour in enumerate(colours, start=1):
            self.entry("colour", seat, colour=colour)
        return self

    def men(self, **men: list[int | str]) -> Self:
        """The dealer repairs the mirror; men not named are in start."""
        placed = {c: [*cells, *["start"] * (4 - len(cells))] for c, cells in men.items()}
        return self.later("ruling", ruling="board", men=placed)

    def turn_up(self, seat: int, card: str) -> Self:
        return self.entry("card", seat, card=card)

    def commit(self, seat: int, *parts: str) -> Self:
        """Make the listed move that reads like this."""
        return self.entry("move", seat, move=self.number_of(*parts))

    def number_of(self, *parts: str) -> int:
        return self.now_listed().index(" ".join(parts)) + 1

    def play(self, seat: int, card: str, *parts: str) -> Self:  # type: ignore[override]
        return self.turn_up(seat, card).commit(seat, *parts)

    def say(self, ruling: str, **fields: Any) -> Self:
        return self.later("ruling", ruling=ruling, **fields)

    def so_far(self) -> Judged:
        return self.judged(end=self.now + 1)

    def now_listed(self) -> list[str]:
        """The moves listed last, each as its parts read."""
        return [read(move) for move in self.so_far().only("moves")[-1]["moves"]]

    def refused(self, reason: str) -> Self:
        """The last line, and nothing else of late, was refused; nothing changed by it."""
        last = self.so_far()
        assert last[-1]["verdict"] == "refused", last[-1]
        assert last[-1]["reason"] == reason
        before = type(self).__new__(type(self))
        before.lines, before.now = self.lines[:-1], self.now
        assert before.so_far().state == last.state
        return self

    def live(self) -> tuple[Referee, Sorry]:
        """The referee as it stands now, with the match in its hands."""
        lines: list[Line] = self.in_order()
        header = parse_header(lines[0], GAMES)
        parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
        game = header.game.set_up(header.setup)
        assert isinstance(game, Sorry)
        referee = Referee(game, header.setup.seats, header.setup.latency)
        for line in lines[1:]:
            referee.feed(parser.parse(json.dumps(line).encode()))
        referee.pass_time(round((self.now + 1) * 1_000_000))
        return referee, game

    def offered(self) -> tuple[Prompt, ...]:
        return self.live()[0].prompts()


def read(move: Line) -> str:
    """A move as people would write it: 20-24/28 for a slide, 4-40x for an exchange."""
    return " ".join(_read_part(part) for part in move["parts"])


def _read_part(part: Line) -> str:
    slide = "" if part["slide_to"] is None else f"/{part['slide_to']}"
    swap = "x" if "with" in part else ""
    return f"{part['from']}-{part['to']}{swap}{slide}"


def opened(seats: int = 4, **options: Any) -> SorryTable:
    """A game dealt: seat 1 leads and is red, and the others sit as the board goes."""
    table = SorryTable(seats, options=options).shuffle().lead(*["12", "3", "3", "3"][:seats])
    if options.get("mode") == "partnership":
        return table.choose("red").shuffle()
    return table.choose(*[ORDER[place - 1] for place in SEATS[seats]]).shuffle()


def game(seats: int = 4, options: Line | None = None, **men: list[int | str]) -> SorryTable:
    """A game in which the men stand so; men of colours not named are in start."""
    table = opened(seats, **(options or {}))
    playing = [ORDER[place - 1] for place in SEATS[seats]]
    return table.men(**{colour: men.get(colour, []) for colour in playing})


def undecided() -> SorryTable:
    """Seat 1 has turned up a 5 that either of two men can use, and has looked at the first."""
    scene = game(red=[4, 20]).turn_up(1, "5")
    return scene.press(1, "blue", scene.now + 1)


def undecided_virtual(*cards: str) -> SorryTable:
    """The same of two players with a virtual pack: a 1 for two men, and these cards after it."""
    scene = virtual(stacked("1", *cards)).men(red=[20]).entry("draw", 1)
    return scene.press(1, "blue", scene.now + 1)


def partners(**men: list[int | str]) -> SorryTable:
    return game(4, {"mode": "partnership"}, **men)


def for_points(seats: int = 4, **men: list[int | str]) -> SorryTable:
    return game(seats, {"mode": "points"}, **men)


def full_pack() -> list[str]:
    return [card for card in KINDS for _ in range(4)]


def stacked(*top: str) -> list[str]:
    """A whole pack with these cards on top."""
    rest = full_pack()
    for card in top:
        rest.remove(card)
    return [*top, *rest]


def virtual(order: list[str], **options: Any) -> SorryTable:
    """Two players and a virtual pack in this order: seat 1 leads and is red, seat 2 yellow."""
    table = SorryTable(2, options={"pack": "virtual", **options}).shuffle(stacked("12", "3"))
    table.entry("draw", 1).entry("draw", 2)
    return table.choose("red", "yellow").shuffle(order)


def virtual_hand(*hand: str, **options: Any) -> SorryTable:
    """The point game with a virtual pack, and this hand for seat 1."""
    others = [card for card in full_pack() if card not in hand]
    dealt = [card for pair in zip(hand, others, strict=False) for card in pair]
    return virtual(stacked(*dealt), mode="points", **options)
