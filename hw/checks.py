"""The checks that descriptions of drivers share: each says what was found and what was expected."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from companion.language import say
from hw.errors import ConfigurationError
from hw.signals import BUTTONS, INPUTS, Place

FACTORIES: Final = ("lgpio", "rpigpio", "pigpio", "native", "mock")
"""gpiozero's pin factories by the names it gives them."""


def check_factory(name: str) -> None:
    """Refuse a pin factory that gpiozero does not have."""
    if name not in FACTORIES:
        raise ConfigurationError(
            say(
                "hardware-gpiozero-has-no-pin-factory",
                name=f"{name!r}",
                factories=", ".join(FACTORIES),
            )
        )


def check_place(place: Place) -> None:
    """Refuse an input that no seat can have."""
    at_least("seat", place.seat, 1)
    if place.input not in INPUTS:
        raise ConfigurationError(
            say(
                "hardware-input-seat-unknown-expected-one",
                input=f"{place.input!r}",
                seat=place.seat,
                inputs=", ".join(INPUTS),
            )
        )


def check_lamp(place: Place) -> None:
    """Refuse a lamp that no seat can have: each sits in a button."""
    at_least("seat", place.seat, 1)
    if place.input not in BUTTONS:
        raise ConfigurationError(
            say(
                "hardware-lamp-colour-unknown-expected-one",
                input=f"{place.input!r}",
                buttons=", ".join(BUTTONS),
            )
        )


def refuse_twice(what: str, values: Iterable[object]) -> None:
    """Refuse a value that appears twice, and name it."""
    for value, count in Counter(values).items():
        if count > 1:
            raise ConfigurationError(
                say("hardware-used-twice-expected-once", what=what, value=str(value))
            )


def at_least(what: str, value: int, least: int) -> None:
    """Refuse a number below its bound."""
    if value < least:
        raise ConfigurationError(say("hardware-expected-more", what=what, value=value, least=least))
