"""What the lamps mean in 221-B: whose turn it is, whose reading time runs out, who has won."""

from collections.abc import Iterator

from companion.core.live import View
from companion.kit.lamps import (
    ASKED,
    RED,
    TURN,
    WHITE,
    WINNER,
    Dark,
    LampCode,
    Wait,
    asked_dealer,
)

_BOARD = Dark("the board shows it")
_CLUE = Dark("the reader's lamps follow the clock")


def _waits(view: View) -> Iterator[Wait]:
    """Yield who has to roll or is on turn, whose reading time runs out, and who is out."""
    yield from asked_dealer(view)
    state = view.state
    yield from (Wait(seat, RED) for seat in state["out"] if state["phase"] != "over")
    wanted = {*state["wanted"]}
    yield from (Wait(seat, WHITE, blinks=True) for seat in sorted(wanted))
    waiting = state["to_roll"] if state["phase"] == "order" else [state["turn"]]
    yield from (Wait(seat, WHITE) for seat in waiting if seat and seat not in wanted)
    yield from _reading(view)


def _reading(view: View) -> Iterator[Wait]:
    """Yield the reader's red lamp: fast in the last seconds, steady when the time is up."""
    reading = view.state["reading"]
    if reading is None:
        return
    if reading["time_up"]:
        yield Wait(reading["seat"], RED)
    elif reading["deadline"] is not None:
        yield Wait(reading["seat"], RED, blinks=True, deadline=reading["deadline"])


LAMPS = LampCode(
    {
        "won": WINNER,
        "out": Dark("who is out stays red"),
        "turn": TURN,
        "order-roll": TURN,
        "order-tie": TURN,
        "order": TURN,
        "roll-wanted": ASKED,
        "rolled": TURN,
        "announce-open": ASKED,
        "prompt": Dark("it is said to everybody"),
        "case-open": Dark("it is said to everybody"),
        "unsolved": Dark("nobody has won"),
        "ended": TURN,
        "left": _BOARD,
        "arrived": _BOARD,
        "cab": _BOARD,
        "stayed": _BOARD,
        "sealed": _BOARD,
        "unsealed": _BOARD,
        "took": _BOARD,
        "clue-ready": _CLUE,
        "clue-started": _CLUE,
        "clue-warning": _CLUE,
        "clue-time-up": _CLUE,
        "clue-closed": _CLUE,
    },
    _waits,
    (
        ("white", "it is their turn"),
        ("white, blinking", "has to say what they rolled"),
        ("red, blinking", "reads a clue: the clock runs"),
        ("red, blinking fast", "the reading time runs out"),
        ("red", "the reading time is up; without a clue: is out of the game"),
    ),
)
