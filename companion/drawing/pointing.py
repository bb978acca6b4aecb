"""Choosing one of several numbered moves: by pointing at what it touches, or by typing its number.

A number with two digits is typed digit by digit; a man with several moves is pointed at first,
then where it shall go. What was pointed at is forgotten when the choices change.
"""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """One numbered move, and every place that somebody may point at to mean it."""

    number: int
    places: frozenset[str]


Choices = tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Pointing:
    """What was pointed at or typed so far, and among which choices."""

    among: Choices = ()
    places: tuple[str, ...] = ()
    digits: str = ""


@dataclass(frozen=True, slots=True)
class Point:
    """Point at a place of a game's board: what touching it means."""

    place: str


@dataclass(frozen=True, slots=True)
class Reach:
    """Touch a part of a game's board that stands for an input: the drawn pack is the pack."""

    input: str


NOWHERE = Pointing()
"""Nothing was pointed at yet."""


def left(choices: Choices, pointing: Pointing) -> list[int]:
    """The numbers that can still be meant."""
    if pointing.among != choices:
        return [choice.number for choice in choices]
    return [
        choice.number
        for choice in choices
        if choice.places.issuperset(pointing.places)
        and str(choice.number).startswith(pointing.digits)
    ]


def point(choices: Choices, before: Pointing, place: str) -> Pointing:
    """Point at a place: it narrows the choice, begins a new one, or takes itself back."""
    kept = before.places if before.among == choices else ()
    if place in kept:
        return Pointing(choices, tuple(p for p in kept if p != place))
    return _possible(choices, Pointing(choices, (*kept, place)), Pointing(choices, (place,)))


def type_digit(choices: Choices, before: Pointing, digit: str) -> Pointing:
    """Type a digit of a number: after those before it, or as the first of another number."""
    kept = before.digits if before.among == choices else ""
    return _possible(
        choices, Pointing(choices, digits=kept + digit), Pointing(choices, digits=digit)
    )


def _possible(choices: Choices, *wanted: Pointing) -> Pointing:
    return next((one for one in wanted if left(choices, one)), Pointing(choices))


def settled(choices: Choices, pointing: Pointing) -> int | None:
    """The number that is meant beyond doubt, if there is one by now."""
    begun = pointing.among == choices and (pointing.places or pointing.digits)
    numbers = left(choices, pointing) if begun else []
    return numbers[0] if len(numbers) == 1 else None


def exact(choices: Choices, pointing: Pointing) -> int | None:
    """The number that was typed, although it begins a longer one, too."""
    typed = [n for n in left(choices, pointing) if str(n) == pointing.digits]
    return typed[0] if typed and pointing.among == choices else None


def wordy(numbers: Sequence[int]) -> str:
    """A few numbers for a small badge."""
    few = " ".join(map(str, numbers[:2]))
    return few if len(numbers) <= 2 else f"{numbers[0]}+"
