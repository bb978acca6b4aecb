"""Somebody who deals and rules where no person does: attentive, unhurried, and fair.

They answer whatever a game asks through its prompts. What they see that others do not is a game's
own matter; where nobody could have told, they draw lots.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from companion.core.live.inbox import Item
from companion.core.live.listener import Listening, View
from companion.core.referee.game import DEALER, Prompt
from companion.core.referee.verdicts import Verdict

DEAL_US = (3_000_000, 5_000_000)
"""To gather the cards, shuffle and deal."""
THINK_US = (1_200_000, 3_000_000)
"""To see what is asked, and to answer."""

Answered = tuple[Prompt, Mapping[str, Any]]


def by_lot(prompt: Prompt, random: Random) -> dict[str, Any]:
    """Fill in a prompt by lot, among what it offers."""
    drawn = {
        name: random.choice(choices)
        for name, choices in prompt.choices.items()
        if name not in prompt.fixed and choices
    }
    return {**drawn, **prompt.fixed}


class Dealer(Listening):
    """Deals and answers while `serves` says so of the seat that deals."""

    momentary = frozenset(("_view", "_due"))

    def __init__(
        self,
        put: Callable[[Item], None],
        seed: int,
        serves: Callable[[int], bool] = lambda dealer: True,
    ) -> None:
        self._put, self._serves = put, serves
        self.deals = False
        """Whether they deal whoever the dealer is: the cards are the table's own."""
        self._random = Random(f"house {seed}")
        self._view: View | None = None
        self._due: int | None = None

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """See whether something is to be entered."""
        asked = self._asked(view)
        if not asked:
            self._due = None
        elif self._due is None:
            self._due = self._thought(asked, view.t)
        self._view = view

    def _thought(self, asked: Sequence[Prompt], t: int) -> int:
        """Return when they will have made up their mind, if they begin to think at `t`."""
        span = DEAL_US if asked[0].event == "deal" else THINK_US
        return t + round(self._random.uniform(*span))

    def look_again(self) -> None:
        """Take time to think anew."""
        self._due = None

    def due(self) -> int | None:
        """Return when they have made up their mind."""
        return self._due

    def act(self, now: int) -> None:
        """Enter it; should nothing come of it, they have thought again after a while."""
        view, self._due = self._view, None
        asked = self._asked(view) if view else []
        if view and asked:
            prompt, fields = self.answer(asked, view)
            self._put(prompt.answered(fields))
            self._due = self._thought(asked, now)

    def answer(self, asked: Sequence[Prompt], view: View) -> Answered:
        """Choose among what is asked: by lot, where a game knows no better."""
        prompt = self._random.choice(asked)
        return prompt, self.filled(prompt)

    def filled(self, prompt: Prompt) -> dict[str, Any]:
        """Fill in a prompt by lot."""
        return by_lot(prompt, self._random)

    def takes(self, prompt: Prompt, view: View) -> bool:
        """Tell whether this is theirs to enter, if they serve: a question, or the deal."""
        return prompt.asked or prompt.event == "deal"

    def _asked(self, view: View) -> list[Prompt]:
        """Return what the dealer must enter before play can go on."""
        serves = self._serves(view.state.get("dealer") or view.setup.dealer)
        if not serves and not self.deals:
            return []
        return [
            prompt
            for prompt in view.prompts
            if prompt.by == DEALER
            and (serves or prompt.event == "deal")
            and self.takes(prompt, view)
        ]
