"""What may be answered in I Say, Holmes!, by title and name: a card is chosen before its target.

Where a hand is known, which others must not see, its titles are a choice each. A table that knows
no hands offers all of them, in a list to choose from.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.core.referee.game import Prompt
from companion.kit.face import Answer, opening

Name = Callable[[int], str]

_PLAIN = {
    "draw": "Draw a card",
    "keep": "Keep it",
    "no-arrest": "Arrest nobody",
    "hand-passed-on": "My hand is passed on",
}
_DONE = {
    "pass-left": "All cards are passed",
    "pass-right": "All hands are passed",
    "redeal": "The hands are dealt again",
    "trade": "The hands are traded",
    "give": "The card is given",
    "reshuffle": "The discards are shuffled in",
}
_DEFENCES = {"none": "No defence"}
_BUTTONS = {"red": "Alibi (red)", "blue": "Mastermind (blue)", "white": "No defence (white)"}
_KINDS = {
    "movement": "Movement card",
    "location": "Location that fits the chit",
    "london": "London Location",
    "country": "Country Location",
    "information": "Information card",
    "action": "Action card",
}
"""What a bottom line calls all cards of a type."""
_YES_NO = {
    "sequence": ("It follows", "It does not follow"),
    "i-say": ("It says I Say", "It does not say it"),
    "deadline": ("In time", "Too late"),
}


def answers_to(prompt: Prompt, name: Name) -> list[Answer] | None:
    """The answers to a prompt; None: as the prompt itself reads."""
    if prompt.name in _PLAIN:
        return [_given(_PLAIN[prompt.name], prompt)]
    make = _MAKE.get(prompt.name)
    return None if make is None else make(prompt, name)


def _given(label: str, prompt: Prompt, **values: Any) -> Answer:
    return Answer(label, prompt, {**prompt.fixed, **values})


def _deal(prompt: Prompt, name: Name) -> list[Answer]:
    opens = prompt.fixed.get("opens")
    return [_given(f"Deal: {name(opens)} opens" if opens else "Deal", prompt)]


def _play(prompt: Prompt, name: Name) -> list[Answer] | None:
    if "card" in prompt.fixed:
        return [_given(f"{name(int(prompt.by))} opens", prompt)]
    if prompt.openly is None:
        return None
    return [answer for card in prompt.choices["card"] for answer in _card(prompt, card)]


def _card(prompt: Prompt, card: str) -> list[Answer]:
    """One title; whom it is against is asked for next."""
    chosen = replace(prompt, fixed={**prompt.fixed, "card": card})
    fields = prompt.fields
    aimed = "target" in fields and fields["target"].required
    if aimed or "side" in fields:
        return [opening(card, chosen)]
    found = [_given(card, chosen)]
    if "target" in fields:
        required = {**fields, "target": replace(fields["target"], required=True)}
        found.append(opening(f"{card} against", replace(chosen, fields=required)))
    villains = prompt.choices.get("villain", ())
    return found + [_given(f"{card} with {who}", chosen, villain=who) for who in villains]


def _escape(prompt: Prompt, name: Name) -> list[Answer]:
    villains = prompt.fixed.get("villains")
    if villains:
        return [_given(f"Escape with {', '.join(villains)}", prompt)]
    return [opening("Escape", prompt)]


def _plea(prompt: Prompt, name: Name) -> list[Answer]:
    if not prompt.fixed["guilty"]:
        return [_given("Not guilty", prompt)]
    villains = prompt.fixed.get("villains")
    if villains:
        return [_given(f"Guilty: {', '.join(villains)}", prompt)]
    return [opening("Guilty", prompt)]


def _arrest(prompt: Prompt, name: Name) -> list[Answer]:
    whom = prompt.choices["target"]
    return [_given(f"Arrest {name(seat)}", prompt, target=seat) for seat in whom]


def _defend(prompt: Prompt, name: Name) -> list[Answer]:
    answers = prompt.choices["with"]
    return [_given(_DEFENCES.get(card, card), prompt, **{"with": card}) for card in answers]


def _held(prompt: Prompt, name: Name) -> list[Answer]:
    how = "card by card" if "cards" in prompt.fields else "in all"
    return [opening(f"{name(int(prompt.by))}: {how}", prompt)]


def _hands(prompt: Prompt, name: Name) -> list[Answer]:
    return [
        Answer("Guilty, and all hands …" if "villains" in prompt.fields else "All hands …", prompt)
    ]


def _yes_or_no(prompt: Prompt, name: Name) -> list[Answer]:
    """Yes or no; what is printed on a card may be remembered (learn)."""
    yes, no = _YES_NO[prompt.name]
    label = yes if prompt.fixed["allow"] else no
    found = [_given(label, prompt)]
    if "learn" in prompt.fields:
        found.append(_given(f"{label}: remember", prompt, learn=True))
    words = [word for word in prompt.choices.get("learn", ()) if isinstance(word, str)]
    every = "every" if prompt.fixed["allow"] else "no"
    return found + [
        _given(f"{label}: {every} {_KINDS[word]}", prompt, learn=word) for word in words
    ]


_MAKE: dict[str, Callable[[Prompt, Name], list[Answer] | None]] = {
    "deal": _deal,
    "play": _play,
    "escape": _escape,
    "plea": _plea,
    "arrest": _arrest,
    "defend": _defend,
    "held": _held,
    "hands": _hands,
    "done": lambda prompt, name: [_given(_DONE[prompt.fixed["what"]], prompt)],
    "sequence": _yes_or_no,
    "i-say": _yes_or_no,
    "deadline": _yes_or_no,
    "which": lambda prompt, name: [
        _given(_BUTTONS[button], prompt, answer=button) for button in prompt.choices["answer"]
    ],
    "pass-a-card": lambda prompt, name: [
        _given(f"Pass {card}", prompt, card=card) for card in prompt.choices["card"]
    ],
    "give-a-card": lambda prompt, name: [
        _given(f"Give {card}", prompt, card=card) for card in prompt.choices["card"]
    ],
}
