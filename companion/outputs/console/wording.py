"""Words for what a game calls by short names: prompts, fields, values, refusals, state.

A game that brings no words is still readable: `first-call` becomes "First call". Texts with a
field's name in braces take what is already filled in; seats become names.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.kit.explainer import why

Names = Callable[[int], str]
Table = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Words:
    """One game's words; whatever is missing falls back to the common ones, then to the name."""

    title: str = ""
    questions: Table = field(default_factory=dict)
    """By the name of the first prompt that answers it."""
    actions: Table = field(default_factory=dict)
    fields: Table = field(default_factory=dict)
    """By the field's name, or by prompt and field: "uphold.from"."""
    values: Table = field(default_factory=dict)
    reasons: Table = field(default_factory=dict)
    state: Table = field(default_factory=dict)


_COMMON = Words(
    fields={"seat": "Who?", "cards": "How many cards?"},
    reasons={
        "late-arrival": "It came too late to be judged.",
        "bad-seat": "Nobody sits there.",
        "open-question": "A question is open: answer it first.",
        "nothing-to-rule": "There is nothing to rule on any more.",
        "bad-ruling": "That cannot be ruled here.",
        "nothing-to-overturn": "That is too long ago to be taken back.",
        "cannot-be-overturned": "That cannot be taken back.",
        "game-over": "The game is over.",
    },
    state={
        "scores": "Points",
        "hands": "Hand",
        "piles": "Pile",
        "pool": "Pool",
        "round": "Round",
    },
)

_SHERLOCK_HOLMES = Words(
    title="Sherlock Holmes",
    questions={
        "uphold": "Does {seat}'s call stand?",
        "first-call": "Who called first?",
        "pile": "Whose is {pile}'s pile?",
        "pool": "Who gets the pool?",
    },
    actions={
        "deal": "The cards are dealt",
        "uphold": "The call stands",
        "false-call": "False call",
        "void-call": "It costs nothing",
        "first-call": "Called first",
        "whole-pile": "Pays the whole pile",
        "missed-holmes": "Missed Holmes",
        "wrong-name": "Wrong name called",
        "out": "Out of cards",
        "forfeit": "Pays cards",
        "recount": "Recount the table",
        "void-hand": "The hand is void",
        "count": "Count of {seat}",
        "call": "{seat} calls a match",
        "play": "{seat} has played",
        "sweep": "{seat} calls SHERLOCK HOLMES",
    },
    fields={
        "uphold.from": "Which pile did it match?",
        "uphold.pool": "Cards matched in the pool",
        "whole-pile.reason": "What for?",
        "count.holmes": "Sherlock Holmes",
        "count.suspects": "Robbers, Burglars, Thieves",
        "recount.hands": "Cards in each hand",
        "recount.piles": "Cards on each pile",
        "recount.pool": "Cards in the pool",
    },
    values={"safe": "Safe", "rest": "Rested on the table", "false-call": "False call"},
    reasons={
        "no-hand": "No hand is dealt.",
        "hand-running": "A hand is running.",
        "counting": "The hand is being counted.",
        "count": "The counts do not fit the hands and the pack. Count again.",
        "recount": "The cards do not add up to the pack. Count again.",
        "pool-count": "The pool does not hold so many.",
    },
    state={
        "dealing": "Deal",
        "dealt": "Dealt",
        "ready": "Ready ...",
        "play": "Play",
        "sweep": "Sweep",
        "counting": "Counting",
        "over": "Game over",
    },
)

_GAMES = {
    "sherlock-holmes": _SHERLOCK_HOLMES,
    "block": Words(title="Block"),
    "sorry": Words(
        title="Sorry!",
        actions={"board": "Put the men right"},
        fields={"board.men": "Tap a man, then where he stands."},
    ),
    "i-say-holmes": Words(title="I Say, Holmes!"),
    "221b-baker-street": Words(title="221-B Baker Street"),
}
_NONE = Words()


def readable(name: str) -> str:
    """Make a short name a person's: "first-call" is "First call"."""
    text = name.replace("-", " ").replace("_", " ").strip()
    return text[:1].upper() + text[1:]


def title_of(game: str) -> str:
    """Call a game what people call it."""
    return _GAMES.get(game, _NONE).title or readable(game)


class Wording:
    """Speaks one game, with one table's names."""

    def __init__(self, game: str, name: Names) -> None:
        self._game, self._words, self._name = game, _GAMES.get(game, _NONE), name

    @property
    def title(self) -> str:
        """What the game is called."""
        return title_of(self._game)

    def question(self, prompt: str, fixed: Mapping[str, Any], seats: frozenset[str]) -> str:
        """Ask what an open question asks."""
        known = self._words.questions.get(prompt)
        return self._filled(known, fixed, seats) if known else f"{readable(prompt)}?"

    def action(self, prompt: str, fixed: Mapping[str, Any], seats: frozenset[str]) -> str:
        """Say what a prompt does."""
        known = self._words.actions.get(prompt)
        if known:
            return self._filled(known, fixed, seats)
        told = ", ".join(self._told(name, value, seats) for name, value in fixed.items())
        return f"{readable(prompt)}: {told}" if told else readable(prompt)

    def _told(self, name: str, value: Any, seats: frozenset[str]) -> str:
        """Say what is filled in already: yes and no by what they are about."""
        if isinstance(value, bool):
            return readable(name).lower() if value else f"not {readable(name).lower()}"
        if isinstance(value, list):
            return " ".join(map(str, value))
        return self._name(value) if name in seats else self.value(value)

    def field(self, prompt: str, name: str) -> str:
        """Label a field."""
        own = self._words.fields
        found = own.get(f"{prompt}.{name}") or own.get(name) or _COMMON.fields.get(name)
        return found or readable(name)

    def value(self, value: object) -> str:
        """Label a choice that is not a seat."""
        if isinstance(value, bool):
            return "Yes" if value else "No"
        text = str(value)
        return self._words.values.get(text) or (readable(text) if text == text.lower() else text)

    def reason(self, reason: str) -> str:
        """Say why something was refused."""
        known = self._words.reasons.get(reason) or _COMMON.reasons.get(reason)
        return known or f"{readable(why(self._game, reason) or reason)}."

    def state(self, name: str) -> str:
        """Label a part of the public state, or a word in it."""
        known = self._words.state.get(name) or _COMMON.state.get(name)
        return known or readable(name)

    def _filled(self, text: str, fixed: Mapping[str, Any], seats: frozenset[str]) -> str:
        for name, value in fixed.items():
            told = self._name(value) if name in seats else str(value)
            text = text.replace(f"{{{name}}}", told)
        return text
