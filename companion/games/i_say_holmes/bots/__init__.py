"""Everybody that a match of I Say, Holmes! needs, joined."""

from collections.abc import Sequence

from companion.core.live.listener import View
from companion.core.referee.game import Prompt
from companion.core.referee.verdicts import Verdict
from companion.games.i_say_holmes.bots.bot import Bot
from companion.games.i_say_holmes.bots.croupier import Croupier
from companion.games.i_say_holmes.bots.deck import Deck
from companion.games.i_say_holmes.bots.house import TOGETHER, House, Porter
from companion.games.i_say_holmes.bots.offers import Offers
from companion.games.i_say_holmes.bots.sight import seen
from companion.games.i_say_holmes.rules.options import parse
from companion.practice.company import Company, Seating
from companion.practice.players import Players


class Crowd(Players[Bot]):
    """Listens for all bots, and acts for them. Told after the croupier."""

    def __init__(self, seating: Seating, croupier: Croupier) -> None:
        bots = {
            seat: Bot(seat, who, seating.chance(f"bot {seat}"), seating.put, croupier)
            for seat, who in seating.bots.items()
        }
        super().__init__(bots, seating.hands)
        self._croupier = croupier
        self._people = [seat for seat in seating.seats if seat not in seating.bots]
        self._seen: tuple[tuple[Prompt, ...], int] | None = None
        self._view: View | None = None

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Let everybody hear what was decided, and look at the table."""
        for verdict in verdicts:
            for bot in self.bots.values():
                bot.learn(verdict)
        self._view = view
        if verdicts or (view.prompts, self._croupier.moved) != self._seen:
            self._look(view, view.t)

    def act(self, now: int) -> None:
        """Let everybody act; who then holds other cards than before looks at them."""
        super().act(now)
        if self._view and self._seen and self._seen[1] != self._croupier.moved:
            self._look(self._view, now)

    def _look(self, view: View, t: int) -> None:
        self._seen = (view.prompts, self._croupier.moved)
        for seat, bot in self.bots.items():
            bot.see(seen(self._croupier, seat, view, _own(view, seat), self._people), t)
        self.look_ahead()


def _own(view: View, seat: int) -> list[Prompt]:
    """What a seat may enter with the cards in hand; hands that are counted stay counted."""
    held = (prompt for prompt in view.prompts if "drawn" not in prompt.fixed)
    own = (prompt for prompt in held if prompt.by == seat)
    return [prompt for prompt in own if prompt.asked or prompt.name != "held"]


def company(seating: Seating, deck: Deck) -> Company:
    """Bring the cards, the players, and whoever deals."""
    options = seating.options or parse(seating.header.get("options", {}))
    croupier = Croupier(
        deck.as_known(options.cards), len(seating.seats), seating.chance("croupier")
    )
    offers = Offers(croupier)
    parts = (
        croupier,
        Crowd(seating, croupier),
        Porter(croupier, seating.put, seating.chance("porter"), frozenset(seating.bots)),
        House(croupier, seating.put, seating.seed, seating.serves),
    )
    return Company(
        parts,
        held=lambda seat: tuple(croupier.cards.hands[seat]),
        stand_ins=TOGETHER,
        inputs=("white", "red", "blue"),
        seen=croupier.seen_by,
        narrow=offers.narrow,
        own=offers.own,
        take=offers.take,
    )
