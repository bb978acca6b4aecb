"""What is said when it is read, and not when it is known: whoever reads it has a language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from companion.language.filling import Slot
from companion.language.speaking import current, say

T = TypeVar("T")


class Retold(Generic[T]):
    """Something in words, made once for each language that it is asked for in."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._made: dict[str, T] = {}

    def __call__(self) -> T:
        """Return it as it is said now."""
        language = current()
        if language not in self._made:
            self._made[language] = self._make()
        return self._made[language]


class Said(str):
    """A text that can be told once more, to somebody else: see `said`, `told` and `again`."""

    __slots__ = ("make",)
    make: Callable[[], str]


def told(make: Callable[[], str]) -> Said:
    """Return what is told now, and can be told again in other languages."""
    text = Said(make())
    text.make = make
    return text


def said(key: str, /, **slots: Slot) -> Said:
    """Say a message that others may read in their own languages."""
    return told(lambda: say(key, **{n: _slot(value) for n, value in slots.items()}))


def _slot(value: Slot) -> Slot:
    return again(value) if isinstance(value, str) else value


def again(text: str) -> str:
    """Return a text in the language that is spoken, if it is known how to tell it there."""
    return text.make() if isinstance(text, Said) else text


class SaidError(ValueError):
    """What cannot be done, for the person who asked: said in the language of whoever reads it."""

    def __init__(self, key: str, /, **slots: Slot) -> None:
        super().__init__(key)
        self.key, self.slots = key, slots

    def __str__(self) -> str:
        return say(self.key, **self.slots)
