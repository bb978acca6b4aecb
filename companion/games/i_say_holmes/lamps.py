"""What the lamps mean in I Say, Holmes!: whose turn it is, who is attacked, whose time runs out."""

from collections.abc import Iterator
from typing import Any

from companion.core.live import View
from companion.core.referee.verdicts import Verdict
from companion.kit.lamps import (
    ALL,
    ASKED,
    RED,
    TURN,
    WHITE,
    WINNER,
    Dark,
    LampCode,
    Light,
    Wait,
    asked_dealer,
    asked_seats,
    blinks,
)

_HIT = blinks("loses by it: cards, points, or a secret")
_ALL_HANDS = Dark("it is the same for everybody")
_ROUND_OVER = frozenset(("counting", "dealing"))
_ATTACKED = ("window", "plea")


def _waits(view: View) -> Iterator[Wait]:
    """Yield the dealer's question, who has to answer and how long, and whose turn it is."""
    yield from asked_dealer(view)
    window, phase = view.state["window"], view.state["phase"]
    if window is not None:
        yield Wait(window["seat"], RED, blinks=True, deadline=window["deadline"])
        return
    asked = [*asked_seats(view)]
    colour, urgent = (RED, True) if phase in _ATTACKED else (WHITE, phase != "counting")
    yield from (Wait(seat, colour, blinks=urgent) for seat in asked)
    if view.state["turn"] and phase in ("turn", "drawn"):
        yield Wait(view.state["turn"], WHITE)


def _between(verdict: Verdict, view: View) -> Iterator[Any]:
    yield from verdict.fields["between"]


def _costs(verdict: Verdict) -> bool:
    return bool(verdict.fields["delta"] > 0)


LAMPS = LampCode(
    {
        "draws": _HIT,
        "look": _HIT,
        "show": _HIT,
        "give": _HIT,
        "hand-taken": _HIT,
        "points": blinks("loses by it: cards, points, or a secret", given=_costs),
        "trade": blinks("trades hands", WHITE, seats=_between),
        "defended": blinks("has defended", WHITE),
        "not-guilty": blinks("is not guilty", WHITE),
        "cleared": blinks("is not guilty", WHITE),
        "guilty": Light("was arrested, guilty", (RED,), "steady", _ROUND_OVER),
        "went-out": Light("has no cards left", (WHITE,), "steady", frozenset(("accuse", "plea"))),
        "escaped": Light("got away: won the round", ALL, "steady", _ROUND_OVER),
        "won": WINNER,
        "started": TURN,
        "turn": TURN,
        "played": TURN,
        "drew": TURN,
        "kept": TURN,
        "chit": Dark("it lies on the table"),
        "window": ASKED,
        "declined": Dark("the red lamp goes out"),
        "window-closed": Dark("the red lamp goes out"),
        "arrest": ASKED,
        "redeal": _ALL_HANDS,
        "reshuffle": _ALL_HANDS,
        "pass-left": _ALL_HANDS,
        "pass-right": _ALL_HANDS,
        "ready": _ALL_HANDS,
        "round-end": _ALL_HANDS,
        "discarded": Dark("everybody sees the card go"),
        "detected": Dark("the count tells what it means"),
        "implied": Dark("whoever goes on is lit"),
        "flag": Dark("it is for the dealer, who reads it"),
    },
    _waits,
    (
        ("white", "it is their turn; while counting: their hand is awaited"),
        ("white, blinking", "has to say whom they arrest"),
        ("red, blinking", "is attacked or accused, and has to answer"),
        ("red, blinking fast", "the time for a defence runs out"),
    ),
)
