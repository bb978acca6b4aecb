"""Moments with much to choose from: a card of I Say, Holmes!, a place of 221-B Baker Street, or
where every man of Sorry! stands."""

from typing import Any

from companion.core.live import Session
from companion.core.referee.events import Deal, Entry, Event, Press, Release, Ruling
from companion.core.referee.game import Prompt
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.kit.plain_face import PlainFace
from companion.outputs.display.desk import Desk
from tests.support.kits import stage_of

SECOND = 1_000_000
PLAYERS = ("Ada", "Ben", "Cy", "Dot")


class LongTable:
    """A table with its display, and what was entered there; what is entered is also judged."""

    def __init__(
        self, game: str, players: tuple[str, ...] = PLAYERS, *, plain: bool = False
    ) -> None:
        """With `plain`, prompts speak for themselves, whatever words the game's face has."""
        line = {"transcript": 1, "game": game, "seats": len(players), "players": [*players]}
        self.header = parse_header(line, GAMES)
        self.session = Session(self.header)
        self.stage = stage_of(self.header.setup)
        if plain:
            self.stage._face = PlainFace(self.header.setup)
        self.session.listen(self.stage)
        self.stage.judged([], self.session.view)
        self.given: list[tuple[str, dict[str, Any]]] = []
        self.desk = Desk(self.stage, self._enter)
        self.now = 0

    def _enter(self, prompt: Prompt, values: Any) -> None:
        self.given.append((prompt.name, dict(values)))
        kind = {"deal": Deal, "entry": Entry, "ruling": Ruling}[prompt.event]
        self.happens(kind(self._later(), prompt.name, dict(values)))

    def _later(self) -> int:
        self.now += SECOND
        return self.now

    def happens(self, event: Event) -> None:
        """Something happens, and a second later it is judged."""
        self.session.take([event])
        self.session.pass_time(self._later())

    def enter(self, name: str, **fields: Any) -> None:
        self.happens(Entry(self._later(), name, fields))

    def touch(self, seat: int, *pads: str) -> None:
        """A hand is laid on these pads one after the other, and somebody looks at the screen."""
        for pad in pads:
            self.happens(Press(self._later(), 100, seat, pad))
            self.happens(Release(self._later(), 100, seat, pad))
            self.desk.follow()


def laying(players: tuple[str, ...] = PLAYERS) -> LongTable:
    """Seat 2 is to lay a card of I Say, Holmes!."""
    table = LongTable("i-say-holmes", players, plain=True)
    table.happens(Deal(table._later(), "deal", {}))
    table.enter("play", seat=1, card="The Game is Afoot!")
    table.desk.follow()
    return table


def going() -> LongTable:
    """Seat 4 has rolled in 221-B Baker Street, and may go anywhere."""
    table = LongTable("221b-baker-street", plain=True)
    table.enter("case", number=1, items=["a", "b", "c"])
    for seat in (1, 2, 3, 4):
        table.enter("roll", seat=seat, value=seat)
    table.enter("roll", seat=4, value=6)
    table.desk.follow()
    return table


def nudged() -> LongTable:
    """Somebody has knocked against the board of Sorry!; Ada plays red, Ben yellow."""
    table = LongTable("sorry", PLAYERS[:2])
    table.happens(Deal(table._later(), "deal", {}))
    for seat, card in ((1, "12"), (2, "3")):
        table.enter("lead-draw", seat=seat, card=card)
    for seat, colour in ((1, "red"), (2, "yellow")):
        table.enter("colour", seat=seat, colour=colour)
    table.happens(Deal(table._later(), "deal", {}))
    men = {"red": ["start", 6, 20, "home"], "yellow": ["start", "start", 40, "S4"]}
    table.happens(Ruling(table._later(), "board", {"men": men}))
    table.desk.follow()
    return table
