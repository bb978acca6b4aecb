"""The checks that descriptions of drivers share: each says what was found and what was expected."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from hw.errors import ConfigurationError
from hw.signals import BUTTONS, INPUTS, Place

FACTORIES: Final = ("lgpio", "rpigpio", "pigpio", "native", "mock")
"""gpiozero's pin factories by the names it gives them."""


def check_factory(name: str) -> None:
    """Refuse a pin factory that gpiozero does not have."""
    if name not in FACTORIES:
        raise ConfigurationError(
            f"gpiozero has no pin factory {name!r}; expected one of {', '.join(FACTORIES)}"
        )


def check_place(place: Place) -> None:
    """Refuse an input that no seat can have."""
    at_least("seat", place.seat, 1)
    if place.input not in INPUTS:
        raise ConfigurationError(
            f"input {place.input!r} of seat {place.seat} is unknown; "
            f"expected one of {', '.join(INPUTS)}"
        )


def check_lamp(place: Place) -> None:
    """Refuse a lamp that no seat can have: each sits in a button."""
    at_least("seat", place.seat, 1)
    if place.input not in BUTTONS:
        raise ConfigurationError(
            f"lamp colour {place.input!r} is unknown; expected one of {', '.join(BUTTONS)}"
        )


def refuse_twice(what: str, values: Iterable[object]) -> None:
    """Refuse a value that appears twice, and name it."""
    for value, count in Counter(values).items():
        if count > 1:
            raise ConfigurationError(f"{what} {value} is used twice; expected once")


def at_least(what: str, value: int, least: int) -> None:
    """Refuse a number below its bound."""
    if value < least:
        raise ConfigurationError(f"{what} is {value}; expected {least} or more")
