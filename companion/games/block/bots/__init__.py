"""Everybody that a match of Block needs, joined."""

from collections.abc import Sequence

from companion.core.live.listener import View
from companion.core.referee.verdicts import Verdict
from companion.games.block.bots.bot import Bot, Sight
from companion.games.block.bots.croupier import Croupier
from companion.games.block.bots.house import House, Scrutiny
from companion.practice.company import Company, Seating
from companion.practice.players import Players

STAND_INS = frozenset(("play", "block", "blocks-left"))
"""White, red, and the count that everybody makes together."""


class Crowd(Players[Bot]):
    """Listens for all bots, and acts for them. Told after the croupier."""

    def __init__(self, seating: Seating, croupier: Croupier) -> None:
        bots = {
            seat: Bot(seat, who, seating.chance(f"bot {seat}"), seating.put)
            for seat, who in seating.bots.items()
        }
        super().__init__(bots, seating.hands)
        self._croupier = croupier
        self._last: tuple[int, str | None] = (0, None)
        self._looked: object = None

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Tell every bot which cards were named, and show it the table."""
        for verdict in verdicts:
            self._note(verdict)
            for bot in self.bots.values():
                bot.learn(verdict)
        looked = (view.state["phase"], view.state["leader"], view.state["due"])
        if verdicts or looked != self._looked:
            self._looked = looked
            for seat, bot in self.bots.items():
                bot.see(self._sight(seat, view), view.t)
            self.look_ahead()

    def _note(self, verdict: Verdict) -> None:
        if verdict.kind in ("led", "played"):
            self._last = (verdict.fields["seat"], verdict.fields["card"])
        elif verdict.kind in ("block", "overturned", "void", "dealt", "out"):
            self._last = (0, None)

    def _sight(self, seat: int, view: View) -> Sight:
        state = view.state
        return Sight(
            phase=state["phase"],
            due=state["due"],
            leader=state["leader"],
            hands=tuple(state["hands"]),
            hand=tuple(self._croupier.cards.hands[seat]),
            last=self._last,
            settled=self._croupier.mistake is None,
        )


def company(seating: Seating) -> Company:
    """Return the company of a match: the cards, the players, and whoever deals."""
    croupier = Croupier(len(seating.seats), seating.chance("croupier"))
    parts = (
        croupier,
        Crowd(seating, croupier),
        Scrutiny(croupier, seating.put, seating.chance("scrutiny")),
        House(croupier, seating.put, seating.seed, seating.serves),
    )
    cards = croupier.cards
    return Company(
        parts,
        cards.tops,
        held=lambda seat: tuple(cards.hands[seat]),
        stand_ins=STAND_INS,
        inputs=("white", "red"),
    )
