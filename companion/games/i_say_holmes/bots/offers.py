"""What a person at a simulated table is offered: what his own cards bear out.

The referee knows no hand, so it offers every title. Which card somebody passes on it never hears
of: that is between the players, and here between him and the croupier.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.core.live.inbox import Item
from companion.core.referee.events import Entry, Press
from companion.core.referee.game import Prompt
from companion.core.referee.schema import TEXT, required
from companion.games.i_say_holmes.bots.croupier import Croupier
from companion.games.i_say_holmes.rules.cards import VILLAINS

PASS, GIVE, PASSED = "pass-a-card", "give-a-card", "hand-passed-on"


class Offers:
    """Narrows the prompts of one table's people, and adds what they do among themselves."""

    def __init__(self, croupier: Croupier) -> None:
        self._croupier = croupier

    def narrow(self, prompt: Prompt) -> Prompt | None:
        """What of a prompt goes with the cards of whoever it is for."""
        if not isinstance(prompt.by, int):
            return None if "opens" in prompt.fixed else prompt
        hand = self._croupier.cards.hands[prompt.by]
        villains = [card for card in hand if card in VILLAINS]
        match prompt.name:
            case "play":
                return _playable(prompt, hand, villains)
            case "plea":
                return _plea(prompt, villains)
            case "escape" if villains and len(villains) == len(hand):
                return replace(prompt, choices={}, fixed={**prompt.fixed, "villains": villains})
            case "escape":
                return None
            case "defend":
                answers = [card for card in prompt.choices["with"] if card in (*hand, "none")]
                return replace(prompt, choices={"with": tuple(answers)}, openly=prompt.choices)
        return prompt

    def own(self, seat: int) -> tuple[Prompt, ...]:
        """What somebody does with his cards that the referee does not hear of."""
        what = self._croupier.passing_on(seat)
        hand = tuple(dict.fromkeys(self._croupier.cards.hands[seat]))
        if what == "pass-right":
            return (Prompt("entry", PASSED, seat, {}, asked=True),)
        if what is None:
            return ()
        name = GIVE if what == "give" else PASS
        choices = {"card": hand}
        return (Prompt("entry", name, seat, {"card": required(TEXT)}, choices, asked=True),)

    def take(self, prompt: Prompt, values: Mapping[str, Any]) -> Item:
        """Make of an answer what the table takes: a passed card is a button pressed."""
        if prompt.name not in (PASS, GIVE, PASSED) or not isinstance(prompt.by, int):
            return prompt.answered(values)
        seat = prompt.by
        self._croupier.choose(seat, values.get("card", ""))
        if prompt.name == GIVE:
            return lambda t: Entry(t, "done", {"what": "give"})
        return lambda t: Press(t, 0, seat, "white")


def _playable(prompt: Prompt, hand: list[str], villains: list[str]) -> Prompt | None:
    if "drawn" in prompt.fixed:
        return None
    fixed = prompt.fixed.get("card")
    if fixed is not None:
        return prompt if fixed in hand else None
    cards = tuple(card for card in dict.fromkeys(hand) if card in prompt.choices["card"])
    if not cards:
        return None
    choices = {**prompt.choices, "card": cards}
    fields = prompt.fields
    if "villain" in fields and villains:
        choices["villain"] = tuple(villains)
    elif "villain" in fields:
        del choices["villain"]
        fields = {name: fields[name] for name in fields if name != "villain"}
    return replace(prompt, fields=fields, choices=choices, openly=prompt.choices)


def _plea(prompt: Prompt, villains: list[str]) -> Prompt | None:
    """The truth, and nothing but the truth: the cards are known."""
    if prompt.fixed["guilty"] is not bool(villains):
        return None
    if not villains:
        return prompt
    return replace(prompt, choices={}, fixed={**prompt.fixed, "villains": villains})
