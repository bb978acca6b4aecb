"""What the lamps mean in Block: who leads, who was first, who has blocked."""

from collections.abc import Iterator

from companion.core.live import View
from companion.kit.lamps import (
    ALL,
    WHITE,
    WINNER,
    Dark,
    LampCode,
    Light,
    Wait,
    asked_dealer,
    blinks,
)

_DOWN = Dark("the last card down is lit")
_FIRST = Light(
    "laid the last card: was first, and may block it",
    (WHITE,),
    "steady",
    frozenset(("run",)),
    alone=True,
)


def _waits(view: View) -> Iterator[Wait]:
    """Yield the dealer's question, and who has to lead."""
    yield from asked_dealer(view)
    leader = view.state.get("leader")
    if view.state.get("phase") == "lead" and leader:
        yield Wait(leader, WHITE)


LAMPS = LampCode(
    {
        "led": _FIRST,
        "played": _FIRST,
        "block": blinks("has blocked"),
        "out": Light(
            "has laid every card", ALL, "steady", frozenset(("counting", "dealing", "over"))
        ),
        "won": WINNER,
        "lead": Dark("who has to lead is lit from the state"),
        "count": _DOWN,
        "dealt": Dark("who has to lead is lit from the state"),
        "void": Dark("the hand is dealt again"),
    },
    _waits,
    (("white", "leads"),),
)
