"""What a driver of phones must be told: whose chair it is, and what a touchscreen takes."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from companion.language import say
from hw.boards.clocksync import Law
from hw.checks import at_least, check_place, refuse_twice
from hw.config import EdgePolicy
from hw.signals import BUTTONS, INPUTS, Place

MOST_SKEW: Final = 500e-6
"""How far two clocks may part: two poor crystals, or a kernel that steers its own by all it may."""
_ANY_WANDER: Final = 1e-9
"""A kernel steers from one moment to the next, so nothing is learnt of how a phone drifts."""
PILE: Final = "pile"
"""Where one lays a hand at the place of another."""
MOST_COARSE_US: Final = 100_000
"""A browser that rounds its clock more than this would be of no use."""


class TouchDelay(NamedTuple):
    """What a screen takes from the finger to its stamp: `us`, give or take `u_us`.

    One-sided: the finger was always there before the stamp.
    """

    us: int = 15_000
    u_us: int = 15_000


UNMEASURED: Final = TouchDelay()
"""Published measurements of phones lie between 9.6 and 29.6 ms; this covers 0 to 30."""

BUZZER: Final = EdgePolicy(hold_off_us=0, u_us=0)
"""A button that is drawn: glass does not bounce."""
PATCH: Final = EdgePolicy(hold_off_us=0, u_us=0, stuck_us=600_000_000)
"""A pad that is drawn: a hand may guard a pile for long."""


def phone_law(coarse_us: int) -> Law:
    """Return what is taken for granted of the clock of a page that rounds it so much."""
    return Law(MOST_SKEW, _ANY_WANDER, None, min(max(coarse_us, 1), MOST_COARSE_US))


@dataclass(frozen=True, slots=True)
class PhoneConfig:
    """The buzzers of one chair that a phone may have: those that nothing is wired to.

    `reached` are the chairs whose piles it can lay a hand on, for the same reason.
    """

    seat: int
    inputs: tuple[str, ...] = INPUTS
    button: EdgePolicy = BUZZER
    pad: EdgePolicy = PATCH
    reached: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        at_least("seat", self.seat, 1)
        refuse_twice("input", self.inputs)
        refuse_twice(say("hardware-reached-chair"), (self.seat, *self.reached))
        for name in self.inputs:
            check_place(Place(self.seat, name))
        for chair in self.reached:
            check_place(Place(chair, PILE))

    @property
    def policies(self) -> dict[Place, EdgePolicy]:
        """How the edges of each become evidence."""
        return {
            Place(self.seat, name): self.button if name in BUTTONS else self.pad
            for name in self.inputs
        }

    @property
    def reaches(self) -> dict[Place, EdgePolicy]:
        """The same of the piles of others."""
        return {Place(chair, PILE): self.pad for chair in self.reached}
