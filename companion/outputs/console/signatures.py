"""Who asked for something: as it is kept, which has no language, and as people read it."""

import re

from companion.language import say

PHONE, DISPLAY, BUTTON = "Phone", "the display", "the button of chair"
HOUSE = "the house"
"""How phones, the display, a chair's button and whoever commands through a broker sign in what is
kept of a match."""
_PHONE = re.compile(rf"{PHONE} (\d+)( \(.*\))?")
_BUTTON = re.compile(rf"{BUTTON} (\d+)")


def phone_signs(number: int, tag: str) -> str:
    """Return how a phone signs."""
    return f"{PHONE} {number} ({tag})" if tag else f"{PHONE} {number}"


def signed(by: str) -> str:
    """Return who asked, in the language that is spoken."""
    if found := _PHONE.fullmatch(by):
        return say("console-phone", number=int(found[1])) + (found[2] or "")
    if found := _BUTTON.fullmatch(by):
        return say("console-by-button", chair=int(found[1]))
    known = {DISPLAY: "console-by-display", HOUSE: "console-by-house"}
    return say(known[by]) if by in known else by
