"""The house at a table of Sherlock Holmes: rules by the cards where they tell, else by lot."""

from collections.abc import Callable, Sequence

from companion.core.live.inbox import Item
from companion.core.live.listener import View
from companion.core.referee.events import Event, Press
from companion.core.referee.game import Prompt
from companion.games.sherlock_holmes.bots.pack import HOLMES
from companion.games.sherlock_holmes.bots.sight import Sight, seen
from companion.games.sherlock_holmes.bots.tabletop import Tabletop
from companion.practice.dealer import Answered, Dealer

__all__ = ["House"]


class House(Dealer):
    """Deals and answers while `serves` says so of the seat that deals. Told after the croupier."""

    def __init__(
        self,
        table: Tabletop,
        put: Callable[[Item], None],
        seed: int,
        serves: Callable[[int], bool] = lambda dealer: True,
    ) -> None:
        super().__init__(put, seed, serves)
        self._table = table
        self._saw: dict[int, Sight] = {}
        """What he saw when a seat called: a call is judged by what lay there then."""

    def heard(self, event: Event) -> None:
        """Look up when somebody calls."""
        if type(event) is Press and event.input == "white":
            self._saw[event.seat] = seen(self._table, {"phase": "", "round": 0})

    def answer(self, asked: Sequence[Prompt], view: View) -> Answered:
        """By the cards where they tell; else by lot."""
        first = asked[0]
        if first.name != "uphold":
            return first, self.filled(first)
        seat = first.fixed["seat"]
        sight = self._saw.get(seat) or seen(self._table, view.state)
        piles, in_pool = sight.matches(seat)
        from_pool = min(in_pool, view.state["pool"])
        there = [pile for pile in piles if pile in first.choices["from"]]
        if (there or from_pool) and sight.top(seat) != HOLMES:
            return first, {"seat": seat, "from": there, "pool": from_pool}
        name = "void-call" if sight.top(seat) == HOLMES else "false-call"
        refuted = next((prompt for prompt in asked if prompt.name == name), first)
        return refuted, self.filled(refuted)
