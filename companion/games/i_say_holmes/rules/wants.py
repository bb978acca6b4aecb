"""Which button is wanted now: the answer to an attack, or "I have passed"."""

from companion.core.referee.game import Want
from companion.games.i_say_holmes.rules import moving
from companion.games.i_say_holmes.rules.state import ISayMatch
from companion.games.i_say_holmes.rules.vocabulary import BUTTONS, NO_DEFENCE

PASSED = "white"


def wants(m: ISayMatch) -> tuple[Want, ...]:
    """Return the inputs that somebody should press now; cards are laid by hand, and entered."""
    if m.question is not None:
        return ()
    if moving.passing(m):
        return tuple(Want(seat, PASSED) for seat in m.seats if seat not in m.passed)
    if m.window is None or m.window.presses:
        return ()
    attack = m.window.attack
    answers = (*attack.allows, NO_DEFENCE)
    return tuple(Want(attack.seat, name) for name, title in BUTTONS.items() if title in answers)
