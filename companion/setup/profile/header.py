"""The Raspberry Pi's 40-pin header: which physical pin carries which line.

The same on every board since the Model B+, so that a wiring plan can name the pin to solder to.
"""

from __future__ import annotations

from companion.language import say

FIRST_LINE, LAST_LINE = 4, 27
SDA_LINE, SCL_LINE = 2, 3

# fmt: off
PINS = (
    "3V3", "5V", "2", "5V", "3", "GND", "4", "14", "GND", "15",
    "17", "18", "27", "GND", "22", "23", "3V3", "24", "10", "GND",
    "9", "25", "11", "8", "GND", "7", "0", "1", "5", "GND",
    "6", "12", "13", "GND", "19", "16", "26", "20", "GND", "21",
)
# fmt: on
"""What is on pins 1, 2, 3 ... 40: a BCM line number, or a supply."""

PIN_OF_LINE: dict[int, int] = {
    int(what): pin for pin, what in enumerate(PINS, start=1) if what.isdigit()
}
GROUND_PINS: tuple[int, ...] = tuple(pin for pin, what in enumerate(PINS, start=1) if what == "GND")
POWER_3V3_PIN = 1
PULLED_UP = range(9)
"""Lines that every Pi pulls up from its switching on until a program sets them: a lamp there glows
meanwhile. All others are pulled down, which keeps a lamp dark."""


def line_problem(line: int) -> str | None:
    """Return why nothing may be wired to this BCM line, or None if it may."""
    if line in (SDA_LINE, SCL_LINE):
        return say("profile-bcm-reserved-i2c", line=line)
    if not FIRST_LINE <= line <= LAST_LINE:
        return say("profile-bcm-not-header-use", line=line)
    return None
