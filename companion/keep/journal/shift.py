"""Time goes on where it stopped, though the clock of the machine began again at its boot.

The table clock counts from the boot. A match that is resumed after a power cut would see its time
run backwards; so it is shifted, once, by a number that the journal keeps.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from companion.core.referee.events import RECOVERED, Card, Event, Fault

PAUSE_US = 10_000_000
"""What a boot takes at least: by then every deadline of the interrupted round has passed, and
while nobody watched, nobody is accused."""

UNWATCHED = "not-watched"
"""The fault that says: the referee itself was away."""


@dataclass(frozen=True, slots=True)
class Shift:
    """Added to every reading of the machine's clock, and to every stamp made with it."""

    by: int = 0

    def clock(self, clock: Callable[[], int]) -> Callable[[], int]:
        """Return the clock of the match."""
        return lambda: clock() + self.by

    def event(self, event: Event) -> Event:
        """Return evidence as the match dates it."""
        if not self.by:
            return event
        shifted = replace(event, t=max(0, event.t + self.by))
        if isinstance(shifted, Card) and shifted.seen is not None:
            return replace(shifted, seen=max(0, shifted.seen + self.by))
        return shifted


def shift_for(now: int, reached: int, by: int, same_boot: bool, pause: int = PAUSE_US) -> Shift:
    """Choose the shift for a match that goes on.

    `reached` is the latest instant that the match has seen, `by` the shift it ran under before.
    Within one boot the clock has gone on, and so has the match. Otherwise, or if the clock is
    behind all the same, the match goes on where it stopped, and the pause later.
    """
    if same_boot and now + by > reached:
        return Shift(by)
    return Shift(max(0, reached) + pause - now)


def unwatched(reached: int, now: int) -> tuple[Fault, Fault]:
    """Return the evidence that nobody watched meanwhile; both times are the match's own.

    A match of which nothing was recorded yet (`reached` is -1) was not watched from its beginning.
    """
    since = max(0, reached)
    return Fault(since, UNWATCHED), Fault(max(since, now), RECOVERED)
