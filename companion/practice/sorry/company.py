"""Everybody that a match of Sorry! needs, joined."""

from collections.abc import Sequence
from random import Random

from companion.live.listener import View
from companion.practice.company import Company, Seating
from companion.practice.dealer import Answered, Dealer
from companion.practice.sorry.bot import Bot
from companion.referee.events import Event
from companion.referee.game import Prompt
from companion.referee.verdicts import Verdict


class House(Dealer):
    """Shuffles the virtual pack at every table, and rules where no person does."""

    def answer(self, asked: Sequence[Prompt], view: View) -> Answered:
        """A shuffled pack; else by lot, as nobody could have told."""
        deal = next((prompt for prompt in asked if prompt.event == "deal"), None)
        if deal is None:
            return super().answer(asked, view)
        order = [*deal.choices["order"]]
        self._random.shuffle(order)
        return deal, {"order": order}

    def _asked(self, view: View) -> list[Prompt]:
        deals = [prompt for prompt in view.prompts if prompt.event == "deal"]
        return deals or super()._asked(view)


class Crowd:
    """Listens for all bots, and acts for them."""

    def __init__(self, seating: Seating) -> None:
        self._hands = seating.hands
        self._bots = {
            seat: Bot(seat, who, Random(f"bot {seat} {seating.seed}"), seating.put)
            for seat, who in seating.bots.items()
        }
        self.held: dict[int, tuple[str, ...]] = {}

    def heard(self, event: Event) -> None:
        """Only what is decided changes anything here."""

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Let everybody look at the table, and at his own hand."""
        for verdict in verdicts:
            if verdict.kind == "hand":
                self._dealt(verdict.fields["seat"], verdict.fields["cards"])
        for seat, bot in self._bots.items():
            own = [prompt for prompt in view.prompts if prompt.by == seat]
            bot.see(view.state, own, view.t)

    def due(self) -> int | None:
        """When the first of them does something."""
        dues = [due for bot in self._bots.values() if (due := bot.due()) is not None]
        return min(dues, default=None)

    def act(self, now: int) -> None:
        """Let everyone act whose time has come, in the order of time."""
        while (due := self.due()) is not None and due <= now:
            for bot in self._bots.values():
                if bot.due() == due:
                    bot.act(due, self._hands)

    def _dealt(self, seat: int, cards: Sequence[str]) -> None:
        self.held[seat] = tuple(cards)
        if seat in self._bots:
            self._bots[seat].take_hand(cards)


def company(seating: Seating) -> Company:
    """Bring the players, and whoever shuffles."""
    crowd = Crowd(seating)
    house = House(seating.put, seating.seed, seating.serves)
    return Company((crowd, house), held=lambda seat: crowd.held.get(seat, ()))
