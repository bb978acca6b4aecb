"""What the lamps mean in Sorry!: whose turn it is, who is bumped, who has to answer a call."""

from collections.abc import Iterator
from typing import Any

from companion.core.live import View
from companion.core.referee.verdicts import Verdict
from companion.kit.lamps import RED, TURN, WHITE, WINNER, Dark, LampCode, Wait, asked_dealer, blinks

_PACK = Dark("it is about the pack")
_BOARD = Dark("the board shows it")
_CHOOSING = ("lead-draw", "colours")


def _waits(view: View) -> Iterator[Wait]:
    """Yield the dealer's question, whose turn it is, who has to answer, and who has dropped out."""
    yield from asked_dealer(view)
    phase, state = view.state["phase"], view.state
    answers = state["to_answer"]
    yield from (Wait(seat, WHITE, blinks=True) for seat in answers)
    if phase in _CHOOSING:
        entries = dict.fromkeys(p.by for p in view.prompts if isinstance(p.by, int))
        yield from (Wait(seat, WHITE) for seat in entries)
    elif phase != "over" and state["turn"] and not answers:
        yield Wait(state["turn"], WHITE)
    if phase != "over" and state["in_play"]:
        gone = (seat for seat in range(1, view.setup.seats + 1) if seat not in state["in_play"])
        yield from (Wait(seat, RED) for seat in gone)


def _bumped(verdict: Verdict, view: View) -> Iterator[Any]:
    """Yield the seats whose men were sent back."""
    colours = view.state["colours"]
    for part in verdict.fields["parts"]:
        for man in part["bumped"]:
            if man["colour"] in colours:
                yield colours.index(man["colour"]) + 1


LAMPS = LampCode(
    {
        "moved": blinks("a man of theirs was sent back to start", seats=_bumped),
        "forfeit": blinks("cannot move, and forfeits the turn"),
        "call": blinks("doubles"),
        "won": WINNER,
        "turn": TURN,
        "extra-draw": TURN,
        "passed": TURN,
        "picked": _BOARD,
        "moves": _BOARD,
        "board": _BOARD,
        "drawn": _PACK,
        "dealt": _PACK,
        "hand": Dark("it is private"),
        "refilled": _PACK,
        "discarded": _PACK,
        "reshuffle": _PACK,
        "lead": TURN,
        "tie": TURN,
        "colours": TURN,
        "answered": Dark("who dropped out stays red"),
        "stake": Dark("the stake stands on the display"),
    },
    _waits,
    (
        ("white", "it is their turn"),
        ("white, blinking", "has to answer a double"),
        ("red", "has dropped out of this game"),
    ),
)
