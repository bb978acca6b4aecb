"""An owner's box of a game: what a profile may say of it, and what that changes in a header.

Editions differ, so owners describe their own once, under `[packs]`. A game declares the keys; what
it makes of their values goes into the header's options of every match.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.kit.notice import Notice
from companion.kit.problem import Problem
from companion.language import say

Values = Mapping[str, Any]
"""What a profile says of a box: every key, with its default where nothing is said."""
Learned = Mapping[str, Any]
"""What a match has taught about a box, by the name of each thing."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A key that takes a whole number."""

    default: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class OneOf:
    """A key that takes one of a few words; the first unless another is said."""

    words: tuple[str, ...]

    @property
    def default(self) -> str:
        """Return the word that holds where nothing is said."""
        return self.words[0]


@dataclass(frozen=True, slots=True)
class File:
    """A key that names a file of the owner's, beside the profile; None where nothing is said."""

    default: None = None


Key = Whole | OneOf | File


def said(values: Values) -> dict[str, Any]:
    """Return what is said as options of the same names."""
    return {name: value for name, value in values.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Learning:
    """How what a match has taught about an owner's things gets into the owner's file."""

    key: str
    """The key that names the file."""
    thing: str
    """What is learned of: "card"; kit.ftl counts it."""
    found: Callable[[Mapping[str, Any]], Learned]
    """Finds in the public state what was taught so far."""
    after: frozenset[str]
    """The verdicts after which it is offered."""
    keep: Callable[[str, Learned], tuple[str, ...]]
    """Writes it into a file; returns the names of what is better known now."""
    command: str
    """What keeps it later."""

    def offer(self, game: str, learned: Learned, file: str | None, how: str) -> Notice:
        """Say that something was learned, and what to do to keep it."""
        what = say(f"kit-learned-{self.thing}", n=len(learned))
        if file:
            return Notice(say("kit-learned-keep", what=what, how=how, file=file), what)
        where = f"[packs] {game} = {{ {self.key} = FILE }}"
        return Notice(say("kit-learned-name-file", what=what, where=where, how=how), what)


@dataclass(frozen=True, slots=True)
class PackSection:
    """What a profile may say of a game's box."""

    keys: Mapping[str, Key] = field(default_factory=dict)
    options: Callable[[Values], Mapping[str, Any]] = said
    """Makes options of a header of them; raises ProfileError if a file cannot be used."""
    check: Callable[[Values], Problem | None] = lambda values: None
    """Says what does not fit together; its key is the part after the game's name, or empty."""
    learning: Learning | None = None

    def defaults(self) -> dict[str, Any]:
        """Return what holds where a profile says nothing."""
        return {name: key.default for name, key in self.keys.items()}

    def files(self) -> tuple[str, ...]:
        """Return the keys that name files."""
        return tuple(name for name, key in self.keys.items() if isinstance(key, File))
