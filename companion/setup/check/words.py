"""What the person at the table is asked during a check, in the words they read."""

from __future__ import annotations

from companion.setup.check.checkup import BUTTONS, Ask, CheckWish


def question(ask: Ask, *, keys: bool = True) -> str:
    """Return the question; with the keys that answer it, where keys do."""
    if ask.spot is None:
        return "Hands off the table, please." if ask.wish is CheckWish.HANDS_OFF else ""
    seat, name = ask.spot.seat, ask.spot.name.upper()
    press = "press" if ask.spot.name in BUTTONS else "touch"
    return {
        CheckWish.PRESS: f"Seat {seat}: {press} {name}",
        CheckWish.RELEASE: f"Seat {seat}: now let go of {name}",
        CheckWish.LOOK: f"Seat {seat}: does the {name} lamp blink?{' (y/n)' if keys else ''}",
    }.get(ask.wish, "")
