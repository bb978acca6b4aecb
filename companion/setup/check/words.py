"""What the person at the table is asked during a check, in the words they read."""

from __future__ import annotations

from companion.language import say
from companion.setup.check.checkup import BUTTONS, Ask, CheckWish
from companion.setup.profile.naming import input_name


def question(ask: Ask, *, keys: bool = True) -> str:
    """Return the question; with the keys that answer it, where keys do."""
    if ask.spot is None:
        return say("check-hands-off") if ask.wish is CheckWish.HANDS_OFF else ""
    seat, name = ask.spot.seat, input_name(ask.spot.name).upper()
    match ask.wish:
        case CheckWish.PRESS:
            key = "check-press" if ask.spot.name in BUTTONS else "check-touch"
        case CheckWish.RELEASE:
            key = "check-let-go"
        case CheckWish.LOOK:
            key = "check-does-it-blink-keys" if keys else "check-does-it-blink"
        case _:
            return ""
    return say(key, seat=seat, input=name)
