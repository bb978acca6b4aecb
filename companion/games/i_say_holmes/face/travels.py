"""Which cards a verdict of I Say, Holmes! sends over the table; what they are is seen when laid."""

from collections.abc import Sequence
from typing import Any

from companion.kit.travel import MIDDLE, Travel, hand


def travels_of(kind: str, v: dict[str, Any], seats: range) -> Sequence[Travel]:
    """Return what is laid, drawn, given, traded and passed on."""
    match kind:
        case "played" | "discarded":
            return (Travel(hand(v["seat"]), MIDDLE, v["card"]),)
        case "defended":
            return (Travel(hand(v["seat"]), MIDDLE, v["with"]),)
        case "drew":
            return (Travel(MIDDLE, hand(v["seat"])),)
        case "draws":
            return (Travel(MIDDLE, hand(v["seat"]), count=v["cards"]),)
        case "give":
            return (Travel(hand(v["by"]), hand(v["seat"]), count=v["cards"]),)
        case "trade":
            one, other = map(hand, v["between"][:2])
            return (Travel(one, other, count=3), Travel(other, one, count=3))
        case "pass-left":
            return tuple(Travel(hand(s), hand(_left(s, seats))) for s in seats)
        case "pass-right":
            return tuple(Travel(hand(_left(s, seats)), hand(s), count=3) for s in seats)
    return ()


def _left(seat: int, seats: range) -> int:
    return seat % len(seats) + 1
