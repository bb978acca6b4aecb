"""The dealer at a table of Block: answers by the cards that lie there, else by lot.

Wherever somebody pressed without laying the card, the cards show it, and it is taken back at once
(BD-16): that is done at every simulated table, whoever deals, as nobody could go on. BLOCK cards
left in hand are shown, counted and entered likewise.
"""

from collections.abc import Sequence
from random import Random

from companion.core.live.listener import Listening, View
from companion.core.referee.events import Entry, Ruling
from companion.core.referee.game import Prompt
from companion.core.referee.verdicts import Verdict
from companion.games.block.bots.croupier import Croupier
from companion.games.block.rules.pack import BLOCK
from companion.practice.company import Put, Serves
from companion.practice.dealer import THINK_US, Answered, Dealer

COUNTING = "blocks-left"


class House(Dealer):
    """Deals and answers. Told after the croupier."""

    def __init__(self, croupier: Croupier, put: Put, seed: int, serves: Serves) -> None:
        super().__init__(put, seed, serves)
        self._croupier = croupier

    def takes(self, prompt: Prompt, view: View) -> bool:
        """Tell whether the house answers: all but the count, which is not the dealer's alone."""
        return super().takes(prompt, view) and prompt.name != COUNTING

    def answer(self, asked: Sequence[Prompt], view: View) -> Answered:
        """Return an answer by the cards: who did not hold the card did not lay it."""
        by_name = {prompt.name: prompt for prompt in asked}
        if "order" in by_name:
            return by_name["order"], {"first": self._first(by_name["order"], view)}
        if "block-stands" in by_name:
            return by_name[self._blocked(view)], {}
        return asked[0], {}

    def _first(self, prompt: Prompt, view: View) -> int:
        due, cards = view.state["due"], self._croupier.cards
        able = [seat for seat in prompt.choices["first"] if cards.holds(seat, due)]
        return int(able[0] if able else self._random.choice(prompt.choices["first"]))

    def _blocked(self, view: View) -> str:
        """Return the ruling on red against white: whose card is missing has lost; else by lot."""
        blocker, follower = view.state["open"][0]["between"][:2]
        cards, due = self._croupier.cards, view.state["due"]
        if not cards.holds(blocker, BLOCK):
            return "play-stands"
        if due and not cards.holds(follower, due):
            return "block-stands"
        return self._random.choice(("block-stands", "play-stands"))


class Scrutiny(Listening):
    """Enters what everybody sees: a card that was not laid, and the BLOCK cards that are left."""

    def __init__(self, croupier: Croupier, put: Put, random: Random) -> None:
        self._croupier, self._put, self._random = croupier, put, random
        self._counting = False
        self._due: int | None = None

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Note whether there is something to enter, and when."""
        self._counting = any(prompt.name == COUNTING for prompt in view.prompts)
        if not self._counting and self._croupier.mistake is None:
            self._due = None
        elif self._due is None:
            self._due = view.t + round(self._random.uniform(*THINK_US))

    def due(self) -> int | None:
        """Return when the next entry is made."""
        return self._due

    def act(self, now: int) -> None:
        """Take back the card that was not laid, or enter the BLOCK cards that are left."""
        self._due, wrong = None, self._croupier.mistake
        if wrong is not None:
            self._put(Ruling(now, "overturn", {"of": wrong}))
        elif self._counting:
            self._put(Entry(now, COUNTING, {"blocks": self._croupier.cards.blocks()}))
