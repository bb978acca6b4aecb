"""What the lamps mean in Sherlock Holmes."""

from collections.abc import Iterator

from companion.core.live import View
from companion.kit.lamps import ASKED, RED, WHITE, Dark, LampCode, Light, Wait, asked_dealer, blinks

_HANDS = Dark("cards are counted on the display")
_LATER = Dark("the next READY puts out what it was about")


def _waits(view: View) -> Iterator[Wait]:
    """Yield the dealer's question, and the seats whose count is awaited."""
    yield from asked_dealer(view)
    if view.state.get("phase") == "counting":
        counts = (p.by for p in view.prompts if p.event == "entry" and isinstance(p.by, int))
        yield from (Wait(seat, WHITE) for seat in counts)


LAMPS = LampCode(
    {
        "call": Light(
            "called a match first",
            (WHITE,),
            "called",
            given=lambda verdict: verdict.fields.get("place") == 1,
        ),
        "sweep-open": Light("sweeps", (RED,), "steady", frozenset(("sweep",))),
        "forfeit": blinks("pays a forfeit"),
        "warning": blinks("is warned"),
        "played": Dark("everybody plays at once"),
        "capture": _HANDS,
        "void": _LATER,
        "safe": _HANDS,
        "taken": _HANDS,
        "sweep": Dark("the sweeper's red lamp goes out"),
        "yard": _HANDS,
        "out": Dark("who is out of cards has an empty place"),
        "ask": ASKED,
        "doubt": ASKED,
        "ruled": _LATER,
        "counted": _HANDS,
        "overturned": _LATER,
        "refused": Dark("a hand that slips in the rush is no fault"),
        "won": Dark("the voice and the display name the winner"),
    },
    _waits,
    (("white, while counting", "this count is awaited"),),
)
