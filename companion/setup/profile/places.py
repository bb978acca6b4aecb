"""The few words that say where something is.

`gpio 17`, `touch 0x5A.3`, `board left`, `usb encoder BTN_TRIGGER`, `sim`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from companion.language import say
from companion.setup.profile.header import FIRST_LINE, LAST_LINE, line_problem
from companion.setup.profile.input_codes import AXES, KEY_NAMES, KEYS, LED_NAMES, LEDS
from companion.setup.profile.model import (
    BoardPlace,
    Gpio,
    Place,
    Simulated,
    TouchPlace,
    UsbPlace,
)
from companion.setup.profile.section import TomlSection, nearest

ADDRESSES = (0x5A, 0x5B, 0x5C, 0x5D)
LAST_ELECTRODE = 11
FORMS, LAMP_FORMS = "profile-a-place", "profile-a-place-of-a-lamp"
"""What is expected of an input's place, and of a lamp's."""


def a_line() -> str:
    """Return what is expected of a line of the header, in words."""
    return say("profile-a-line", first=FIRST_LINE, last=LAST_LINE)


BOARD_NAME = re.compile(r"[a-z0-9_-]{1,20}", re.ASCII | re.IGNORECASE)
"""What a board may be called: a bare key of TOML."""

_BOARD = re.compile(rf"board\s+({BOARD_NAME.pattern})", re.ASCII | re.IGNORECASE)
_USB = re.compile(rf"usb\s+({BOARD_NAME.pattern})\s+(\S{{1,40}})", re.ASCII | re.IGNORECASE)
_LED_FILE = re.compile(r"[a-z][a-z0-9_-]*", re.ASCII)
_GPIO = re.compile(r"gpio\s+(\d{1,4})", re.ASCII)
_TOUCH = re.compile(r"touch\s+0x([0-9a-f]{1,4})\.(\d{1,4})", re.ASCII | re.IGNORECASE)


def read_place(section: TomlSection, key: str, value: object, forms: str = FORMS) -> Place | None:
    """Turn the owner's words into a place; None, with the problem noted, where they are wrong."""
    if not isinstance(value, str):
        section.bad(key, value, say(forms))
        return None
    if value == "sim":
        return Simulated()
    if match := _GPIO.fullmatch(value):
        return _gpio(section, key, int(match[1]))
    if (match := _TOUCH.fullmatch(value)) and forms == FORMS:
        return _touch(section, key, int(match[1], 16), int(match[2]))
    if match := _BOARD.fullmatch(value):
        return BoardPlace(match[1])
    if match := _USB.fullmatch(value):
        lamp = forms == LAMP_FORMS
        control = (_lamp_name if lamp else _control_name)(section, key, match[2])
        return UsbPlace(match[1], control) if control else None
    section.bad(key, value, say(forms))
    return None


def _gpio(section: TomlSection, key: str, line: int) -> Gpio | None:
    if problem := line_problem(line):
        section.wrong(key, problem, a_line())
        return None
    return Gpio(line)


def _touch(section: TomlSection, key: str, address: int, electrode: int) -> TouchPlace | None:
    if address not in ADDRESSES:
        wrong = say("profile-0x-not-address-mpr121", address=f"{address:02X}")
        section.wrong(key, wrong, say("profile-0x5a-0x5b-0x5c-0x5d"))
        return None
    if electrode > LAST_ELECTRODE:
        section.wrong(
            key,
            say("profile-mpr121-has-no-electrode", electrode=electrode),
            say("profile-electrode-from-0-11"),
        )
        return None
    return TouchPlace(address, electrode)


def _control_name(section: TomlSection, key: str, words: str) -> str | None:
    """Return a key or an end of an axis by the kernel's first name for it."""
    name, side = words.upper(), words[-1]
    if name in KEYS:
        return KEY_NAMES[KEYS[name]]
    if name.rstrip("+-") in AXES:
        if side in "+-":
            return name
        section.wrong(key, say("profile-axis", name=name), say("profile-one-ends", name=name))
        return None
    ends = [f"{axis}{end}" for axis in AXES for end in "+-"]
    section.wrong(key, say("profile-no-key-button-axis", words=words), _near(name, [*KEYS, *ends]))
    return None


def _lamp_name(section: TomlSection, key: str, words: str) -> str | None:
    """Return a lamp by the kernel's name: a LED of keyboards, or what a driver calls its own."""
    if words.upper() in LEDS:
        return LED_NAMES[LEDS[words.upper()]]
    if _LED_FILE.fullmatch(words):
        return words
    section.wrong(key, say("profile-no-lamp", words=words), _near(words.upper(), LEDS))
    return None


def _near(name: str, known: Iterable[str]) -> str:
    """Guess what was meant; there are too many to list them."""
    guess = nearest(name, known)
    return guess if guess.startswith('"') else say("profile-name-such-btn-trigger-key")
