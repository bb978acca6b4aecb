"""Cards on their way over the table, as values: from where, to where, and what is seen of them.

A game says which verdicts move cards; a window lets them travel for a moment. Nothing waits for
them: what was decided stands on the screen at once.
"""

from dataclasses import dataclass
from typing import Literal

TRAVEL_MS = 280
"""How long a card is on its way."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where cards lie: in the hand or on the pile of a seat, or in the middle of the table."""

    kind: Literal["hand", "pile", "middle"]
    seat: int = 0


MIDDLE = Spot("middle")


def hand(seat: int) -> Spot:
    """Return a seat's hand."""
    return Spot("hand", seat)


def pile(seat: int) -> Spot:
    """Return a seat's pile."""
    return Spot("pile", seat)


@dataclass(frozen=True, slots=True)
class Travel:
    """Cards that go from one place to another together."""

    start: Spot
    end: Spot
    card: str = ""
    """What is seen of it; empty: its back."""
    count: int = 1


@dataclass(frozen=True, slots=True)
class Flight:
    """All that travels because of verdict n."""

    n: int
    travels: tuple[Travel, ...]
