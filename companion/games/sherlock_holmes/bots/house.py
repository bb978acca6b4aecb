"""The house at a table of Sherlock Holmes: rules by the cards where they tell, else by lot."""

from collections.abc import Callable, Sequence

from companion.core.live.inbox import Item
from companion.core.live.listener import View
from companion.core.referee.game import Prompt
from companion.games.sherlock_holmes.bots.sight import seen
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

    def answer(self, asked: Sequence[Prompt], view: View) -> Answered:
        """By the cards where they tell; else by lot."""
        first, sight = asked[0], seen(self._table, view.state)
        if first.name != "uphold":
            return first, self.filled(first)
        seat = first.fixed["seat"]
        piles, in_pool = sight.matches(seat)
        if piles or in_pool:
            return first, {"seat": seat, "from": [*piles], "pool": in_pool}
        refuted = next((prompt for prompt in asked if prompt.name == "false-call"), first)
        return refuted, self.filled(refuted)
