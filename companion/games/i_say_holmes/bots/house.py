"""The dealer at a table of I Say, Holmes!: reads the cards out, and sees what was not laid.

What lies there decides: whether a card fits the story, what it counts, and whether somebody named
a card that he does not hold. That last is put right at every simulated table, whoever deals, as
nobody could go on. So is what hands do by themselves: shuffling, trading, adding up.
"""

from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import Any

from companion.core.live.listener import View
from companion.core.referee.events import Entry, Event, Ruling
from companion.core.referee.game import Prompt
from companion.core.referee.verdicts import Verdict
from companion.games.i_say_holmes.bots.croupier import Croupier
from companion.games.i_say_holmes.bots.sight import seen
from companion.practice.company import Put, Serves
from companion.practice.dealer import THINK_US, Answered, Dealer

TOGETHER = frozenset(("done", "held", "hands"))
"""What nobody enters alone: cards that were moved, and what is left in a hand."""


class House(Dealer):
    """Deals and answers. Told after the croupier."""

    def __init__(self, croupier: Croupier, put: Put, seed: int, serves: Serves) -> None:
        super().__init__(put, seed, serves)
        self._croupier = croupier

    def takes(self, prompt: Prompt, view: View) -> bool:
        """Everything that is asked of the dealer, but what hands do by themselves."""
        return super().takes(prompt, view) and prompt.name not in TOGETHER

    def answer(self, asked: Sequence[Prompt], view: View) -> Answered:
        """By what is printed on the cards; a doubt is decided by lot."""
        name = asked[0].name
        if name == "deal":
            return asked[0], {"opens": self._croupier.opener()}
        if name == "value":
            card = asked[0].fixed["card"]
            return asked[0], {"card": card, "value": self._croupier.deck.printed[card].value}
        if name in ("sequence", "i-say"):
            return self._reads(asked, view)
        return super().answer(asked, view)

    def _reads(self, asked: Sequence[Prompt], view: View) -> Answered:
        """Read the bottom line of the card before; nothing follows from a card not laid."""
        about = view.state["open"][0]
        sight = seen(self._croupier, about["seat"], view, ())
        laid = about["card"] in sight.hand
        fits = sight.in_sequence if asked[0].name == "i-say" else sight.suits(about["card"])
        prompt = next(prompt for prompt in asked if prompt.fixed["allow"] is (fits and laid))
        words = [word for word in prompt.choices.get("learn", ()) if isinstance(word, str)]
        learn = _word(words, sight.line) if laid and fits else None
        return prompt, {**prompt.fixed, "learn": learn or laid}


def _word(words: Iterable[str], line: Sequence[str]) -> str | None:
    """The word of a bottom line that names all cards of a type, if it is one of these."""
    return next((word for word in words if word in line), None)


class Porter:
    """Says what everybody sees: cards that have been moved, hands counted, a card not laid."""

    def __init__(self, croupier: Croupier, put: Put, random: Random, bots: Collection[int]) -> None:
        """`bots` go on without being told that cards have been moved."""
        self._croupier, self._put, self._random, self._bots = croupier, put, random, bots
        self._next: Entry | Ruling | None = None
        self._due: int | None = None
        self._looked: tuple[View, int] | None = None

    def heard(self, event: Event) -> None:
        """Nothing to see in that."""

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Look at the table."""
        self._look(view)

    def _look(self, view: View) -> None:
        self._looked = (view, self._croupier.moved)
        now = self._seen(view)
        if now is None:
            self._due = None
        elif self._due is None or _told(now) != _told(self._next):
            self._due = view.t + round(self._random.uniform(*THINK_US))
        self._next = now

    def due(self) -> int | None:
        """When it is said; cards that have changed hands are looked at first."""
        if self._looked is not None and self._looked[1] != self._croupier.moved:
            self._look(self._looked[0])
        return self._due

    def act(self, now: int) -> None:
        """Say it."""
        said, self._next, self._due = self._next, None, None
        if said is not None:
            self._put(type(said)(now, said.name, said.fields))

    def _seen(self, view: View) -> Entry | Ruling | None:
        wrong = self._croupier.mistake
        if wrong is not None and wrong[1] == "defended":
            return Ruling(0, "defence", {"allow": False})
        if wrong is not None:
            return Ruling(0, "overturn", {"of": wrong[0]})
        return self._arrived(view) or self._counted(view)

    def _arrived(self, view: View) -> Entry | None:
        """What is done once nobody has anything left to choose, unless a bot goes on anyway."""
        what = view.state["moving"]
        next_ = {prompt.by for prompt in view.prompts if prompt.name == "draw"}
        if what is None or self._croupier.awaited() or next_ & {*self._bots}:
            return None
        return Entry(0, "done", {"what": what})

    def _counted(self, view: View) -> Entry | None:
        """Everybody's hand, added up at once."""
        if not any(prompt.name == "held" and prompt.asked for prompt in view.prompts):
            return None
        return Entry(0, "hands", {"totals": self._croupier.totals()})


def _told(said: Entry | Ruling | None) -> Any:
    return None if said is None else (said.name, said.fields)
