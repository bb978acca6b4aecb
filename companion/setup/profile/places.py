"""The few words that say where something is: `gpio 17`, `touch 0x5A.3`, `board left`, `sim`."""

from __future__ import annotations

import re

from companion.setup.profile.header import FIRST_LINE, LAST_LINE, line_problem
from companion.setup.profile.model import BoardPlace, Gpio, Place, Simulated, TouchPlace
from companion.setup.profile.section import TomlSection

ADDRESSES = (0x5A, 0x5B, 0x5C, 0x5D)
LAST_ELECTRODE = 11
FORMS = 'a place: "gpio 17", "touch 0x5A.3", "board left" or "sim"'
LAMP_FORMS = 'a place: "gpio 17", "board left" or "sim"'
LINES = f"a BCM line from {FIRST_LINE} to {LAST_LINE}"

BOARD_NAME = re.compile(r"[a-z0-9_-]{1,20}", re.ASCII | re.IGNORECASE)
"""What a board may be called: a bare key of TOML."""

_BOARD = re.compile(rf"board\s+({BOARD_NAME.pattern})", re.ASCII | re.IGNORECASE)
_GPIO = re.compile(r"gpio\s+(\d{1,4})", re.ASCII)
_TOUCH = re.compile(r"touch\s+0x([0-9a-f]{1,4})\.(\d{1,4})", re.ASCII | re.IGNORECASE)


def read_place(section: TomlSection, key: str, value: object, forms: str = FORMS) -> Place | None:
    """Turn the owner's words into a place; None, with the problem noted, where they are wrong."""
    if not isinstance(value, str):
        section.bad(key, value, forms)
        return None
    if value == "sim":
        return Simulated()
    if match := _GPIO.fullmatch(value):
        return _gpio(section, key, int(match[1]))
    if (match := _TOUCH.fullmatch(value)) and forms == FORMS:
        return _touch(section, key, int(match[1], 16), int(match[2]))
    if match := _BOARD.fullmatch(value):
        return BoardPlace(match[1])
    section.bad(key, value, forms)
    return None


def _gpio(section: TomlSection, key: str, line: int) -> Gpio | None:
    if problem := line_problem(line):
        section.wrong(key, problem, LINES)
        return None
    return Gpio(line)


def _touch(section: TomlSection, key: str, address: int, electrode: int) -> TouchPlace | None:
    if address not in ADDRESSES:
        wrong = f"0x{address:02X} is not the address of an MPR121"
        section.wrong(key, wrong, "0x5A, 0x5B, 0x5C or 0x5D")
        return None
    if electrode > LAST_ELECTRODE:
        section.wrong(key, f"an MPR121 has no electrode {electrode}", "an electrode from 0 to 11")
        return None
    return TouchPlace(address, electrode)
