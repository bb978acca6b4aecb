"""What a table can report: evidence with its instant and doubt, and what it cannot see.

Drivers of every kind speak only these values, so that whoever decides never learns what the
table is made of. Times are integer microseconds on the table clock (`hw.clock`).
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

BUTTONS: Final = ("white", "red", "blue")
"""Inputs with a contact that bounces."""

PADS: Final = ("pile", "shield", "rail")
"""Inputs that feel a hand, slower than a contact."""

INPUTS: Final = BUTTONS + PADS
"""Every input a seat can have, named by what it physically is."""

REACH: Final = "reach"
"""A seat's hand on the piles of others, where that seat's own source tells of it. Faults name it:
what cannot be told of a hand is no fault of the pile that it may lie on."""

CARDS: Final = "cards"
"""The reading of cards, of a seat or of the table. Faults name it: no hand is unseen by it."""

RECOVERED: Final = "recovered"
"""Ends an earlier fault of the same seat and input."""
LOST: Final = "lost"
"""The input cannot be read: unplugged, bus gone, device failed."""
HIDDEN: Final = "hidden"
"""Out of the camera's sight, for longer than a hand takes."""
STUCK: Final = "stuck"
"""On for longer than anybody presses."""
CHATTER: Final = "chatter"
"""More edges than a hand can make: a loose wire, a worn contact."""
EVIDENCE_LOST: Final = "evidence-lost"
"""Edges happened that nobody will ever see."""
WRONG_CLOCK: Final = "wrong-clock"
"""Stamps came on another clock; Python stamps instead, and the uncertainty has grown."""
BATTERY_LOW: Final = "battery-low"
"""A board without a cable will not last much longer. Said once, and recovered at once."""
LAMP_LOST: Final = "lamp-lost"
"""A lamp could not be set."""


class Place(NamedTuple):
    """Where on the table an input is: the one key by which all parts name it."""

    seat: int
    input: str

    def __str__(self) -> str:
        return f"seat {self.seat} {self.input}"


@dataclass(slots=True, unsafe_hash=True)
class Signal:
    """One input went on or off: the true instant lies in [t - u, t + u].

    A value: nobody changes one. It is not frozen, as that would take four times as long to make.

    `seq` counts 1, 2, 3, ... from its sender, so that a missing one is noticed. `by` is the seat
    whose hand it was, on a table that can tell.
    """

    seat: int
    input: str
    on: bool
    t: int
    u: int
    seq: int
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Fault:
    """What cannot be trusted from `t` on; without a seat it is about the whole source.

    `reason` is for programs (the constants of this module), `detail` for people.
    """

    t: int
    seat: int | None
    input: str | None
    reason: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Sighting:
    """Cards lay still and in sight: the top of a seat's pile or, without a seat, those of the pool.

    With `hand` they are all that was seen of a hand laid out to be counted; there may be none.

    `marks` are the numbers printed on them; which cards those are, whoever knows the pack can say.
    They surely lay there at `seen`, give or take `u`; it is told at `t`, which is later.
    """

    t: int
    seat: int | None
    marks: tuple[int, ...]
    seen: int
    u: int
    hand: bool = False


Report = Signal | Fault | Sighting
"""Everything that comes out of a table."""
