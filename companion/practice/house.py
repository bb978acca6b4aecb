"""Somebody who deals and rules where no person does: attentive, unhurried, and fair.

He answers whatever the game asks through its prompts, so he needs to know little of the game: the
cards he sees where they tell, and the lot where nobody could have told.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from companion.live.inbox import Item
from companion.live.listener import View
from companion.practice.sight import Sight, seen
from companion.practice.tabletop import Tabletop
from companion.referee.events import Deal, Entry, Event, Ruling
from companion.referee.game import DEALER, Prompt
from companion.referee.verdicts import Verdict

DEAL_US = (3_000_000, 5_000_000)
"""To gather the cards, shuffle and deal."""
THINK_US = (1_200_000, 3_000_000)
"""To see what is asked, and to answer."""

_MAKES: Mapping[str, type[Deal] | type[Entry] | type[Ruling]] = {
    "deal": Deal,
    "entry": Entry,
    "ruling": Ruling,
}


def entered(prompt: Prompt, fields: Mapping[str, Any]) -> Callable[[int], Event]:
    """Make of an answered prompt what the table takes; it is stamped when it is taken."""
    make = _MAKES[prompt.event]
    return lambda t: make(t, prompt.name, fields)


class House:
    """Deals and answers while `serves` says so of the seat that deals. Told after the croupier."""

    def __init__(
        self,
        table: Tabletop,
        put: Callable[[Item], None],
        seed: int,
        serves: Callable[[int], bool] = lambda dealer: True,
    ) -> None:
        self._table, self._put, self._serves = table, put, serves
        self._random = Random(f"house {seed}")
        self._view: View | None = None
        self._due: int | None = None

    def heard(self, event: Event) -> None:
        """Nothing to answer in that."""

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """See whether something is to be entered."""
        asked = self._asked(view)
        if not asked:
            self._due = None
        elif self._due is None:
            span = DEAL_US if asked[0].event == "deal" else THINK_US
            self._due = view.t + round(self._random.uniform(*span))
        self._view = view

    def due(self) -> int | None:
        """When he has made up his mind."""
        return self._due

    def act(self, now: int) -> None:
        """Enter it."""
        view, self._due = self._view, None
        asked = self._asked(view) if view else []
        if view and asked:
            self._put(entered(*self._answer(asked, seen(self._table, view.state))))

    def _asked(self, view: View) -> list[Prompt]:
        """What the dealer must enter before play can go on."""
        if not self._serves(view.state["dealer"]):
            return []
        mine = [prompt for prompt in view.prompts if prompt.by == DEALER]
        return [prompt for prompt in mine if prompt.asked or prompt.event == "deal"]

    def _answer(self, asked: Sequence[Prompt], sight: Sight) -> tuple[Prompt, dict[str, Any]]:
        """By the cards where they tell; else by lot."""
        first = asked[0]
        if first.name != "uphold":
            return first, self._filled(first)
        seat = first.fixed["seat"]
        piles, in_pool = sight.matches(seat)
        if piles or in_pool:
            return first, {"seat": seat, "from": [*piles], "pool": in_pool}
        refuted = next((prompt for prompt in asked if prompt.name == "false-call"), first)
        return refuted, self._filled(refuted)

    def _filled(self, prompt: Prompt) -> dict[str, Any]:
        drawn = {
            name: self._random.choice(choices)
            for name, choices in prompt.choices.items()
            if name not in prompt.fixed and choices
        }
        return {**drawn, **prompt.fixed}
