"""The table as phones see it, as whoever draws it offers it: the console only passes it on."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from companion.language.retold import SaidError
from companion.outputs.console.controls import Kept


class Drawn(NamedTuple):
    """A picture for one phone: what is told of it, and the picture itself, to tell the next by."""

    told: Mapping[str, Any]
    sheet: Any


class Pictures(Protocol):
    """Draws for phones, each known by its number. Everything is called on the console's thread."""

    drawn: Callable[[int], None]
    """Called from any thread when a phone has something new to be shown."""

    def come(self, phone: int) -> None:
        """Draw for a phone from now on."""

    def go(self, phone: int) -> None:
        """Draw no more for a phone."""

    def seat(self, phone: int, chair: int | None) -> None:
        """Show a phone what may be seen from this chair; None: what everybody may."""

    def resize(self, phone: int, size: tuple[int, int]) -> None:
        """Draw for a phone in this size."""

    def speak(self, phone: int, language: str) -> None:
        """Draw for a phone in this language; empty: in that of the table."""

    def tap(self, phone: int, n: int, at: int) -> Kept:
        """Do what a place of picture `n` does; ValueError in the receipt where it is no more."""

    def news(self, phone: int, shown: Any) -> Drawn | None:
        """Return what is new since a phone was shown something; None: nothing."""


class NoPictures:
    """Draws nothing: the page has words and numbers only."""

    def __init__(self) -> None:
        self.drawn: Callable[[int], None] = lambda phone: None

    def come(self, phone: int) -> None:
        """Draw nothing."""

    def go(self, phone: int) -> None:
        """Draw nothing."""

    def seat(self, phone: int, chair: int | None) -> None:
        """Draw nothing."""

    def resize(self, phone: int, size: tuple[int, int]) -> None:
        """Draw nothing."""

    def speak(self, phone: int, language: str) -> None:
        """Draw nothing."""

    def tap(self, phone: int, n: int, at: int) -> Kept:
        """Refuse it: there is nothing to tap."""
        raise SaidError("console-nothing-to-tap")

    def news(self, phone: int, shown: Any) -> Drawn | None:
        """Return nothing."""
        return None
