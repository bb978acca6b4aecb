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

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Let everybody hear what was decided, and look at the table."""
        for verdict in verdicts:
            for bot in self.bots.values():
                bot.learn(verdict)
        if verdicts or (view.prompts, self._croupier.moved) != self._seen:
            self._look(view)
            self.look_ahead()

    def _look(self, view: View) -> None:
        """Let everybody look; once more if cards changed hands while they did."""
        moved = self._croupier.moved
        self._seen = (view.prompts, moved)
        for seat, bot in self.bots.items():
            sight = seen(self._croupier, seat, view, _own(view, seat), self._people)
            bot.see(sight, view.t)
        if self._croupier.moved != moved:
            self._look(view)


def _own(view: View, seat: int) -> list[Prompt]:
    """What a seat may enter; a hand that was counted need not be counted again."""
    own = (prompt for prompt in view.prompts if prompt.by == seat)
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
