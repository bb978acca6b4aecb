"""Everybody that a match of Sorry! needs, joined."""

from collections.abc import Sequence

from companion.core.live.listener import View
from companion.core.referee.events import Entry, Event
from companion.core.referee.game import Prompt
from companion.core.referee.verdicts import Verdict
from companion.games.sorry.bots.bot import SorryBot
from companion.games.sorry.rules.pack import HAND
from companion.practice.company import Company, Seating
from companion.practice.dealer import Answered, Dealer
from companion.practice.players import Players


class SorryHouse(Dealer):
    """Shuffles the virtual pack at every table, and rules where no person does."""

    def answer(self, asked: Sequence[Prompt], view: View) -> Answered:
        """Return a shuffled pack; else an answer by lot, as nobody could have told."""
        deal = next((prompt for prompt in asked if prompt.event == "deal"), None)
        if deal is None:
            return super().answer(asked, view)
        order = [*deal.choices["order"]]
        self._random.shuffle(order)
        return deal, {"order": order}

    def _asked(self, view: View) -> list[Prompt]:
        deals = [prompt for prompt in view.prompts if prompt.event == "deal"]
        return deals or super()._asked(view)


class SorryCrowd(Players[SorryBot]):
    """Listens for all bots, and acts for them."""

    def __init__(self, seating: Seating) -> None:
        bots = {
            seat: SorryBot(seat, who, seating.chance(f"bot {seat}"), seating.put)
            for seat, who in seating.bots.items()
        }
        super().__init__(bots, seating.hands)
        self.held: dict[int, tuple[str, ...]] = {}
        self._prompts: tuple[Prompt, ...] = ()
        self._discards: dict[int, str] = {}

    def heard(self, event: Event) -> None:
        """Remember which card is thrown away: the verdict does not name it."""
        super().heard(event)
        if isinstance(event, Entry) and event.name == "discard":
            self._discards[event.fields["seat"]] = event.fields["card"]

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Show every bot the table, and its own hand."""
        for verdict in verdicts:
            if verdict.kind == "hand":
                self._dealt(verdict.fields["seat"], verdict.fields["cards"])
            elif verdict.kind == "moves":
                self._laid(verdict.fields["seat"], verdict.fields["card"])
            elif verdict.kind == "discarded":
                seat = verdict.fields["seat"]
                self._laid(seat, self._discards.pop(seat, ""))
        if not verdicts and view.prompts == self._prompts:
            return
        self._prompts = view.prompts
        for seat, bot in self.bots.items():
            own = [prompt for prompt in view.prompts if prompt.by == seat]
            bot.see(view.state, own, view.t)
        self.look_ahead()

    def _laid(self, seat: int, card: str) -> None:
        held = [*self.held.get(seat, ())]
        if card in held and len(held) == HAND:
            held.remove(card)
            self._dealt(seat, held)

    def _dealt(self, seat: int, cards: Sequence[str]) -> None:
        self.held[seat] = tuple(cards)
        if seat in self.bots:
            self.bots[seat].take_hand(cards)


def company(seating: Seating) -> Company:
    """Return the company of a match: the players, and whoever shuffles."""
    crowd = SorryCrowd(seating)
    house = SorryHouse(seating.put, seating.seed, seating.serves)
    return Company(
        (crowd, house),
        held=lambda seat: crowd.held.get(seat, ()),
        stand_ins=frozenset({"deal"}),
        inputs=("pile", "blue", "white", "red"),
    )
