"""For how long a scene stays as it is while nothing happens: so long whoever draws may sleep."""

from dataclasses import dataclass

from companion.outputs.display.bell import REST_MS

_SECOND_US = 1_000_000


@dataclass(frozen=True, slots=True)
class Lasting:
    """In microseconds; None: until something happens."""

    match: int | None = None
    """By the time of the match."""
    wall: int | None = None
    """By that of whoever looks."""

    def ms(self, speed: float = 1.0) -> int:
        """Return it for whoever looks at a match that runs so many times as fast, in whole
        milliseconds; at most as long as nobody looks at all."""
        match = None if self.match is None else self.match / (speed or 1)
        known = [us for us in (match, self.wall) if us is not None]
        return min([REST_MS, *(int(us / 1000) + 1 for us in known)])


def second_left(until: int | None, now: int) -> int | None:
    """Return how long the whole seconds until then stay the same; None: none is counted."""
    if until is None or until <= now:
        return None
    return (until - now) % _SECOND_US or _SECOND_US


def soonest(*us: int | None) -> int | None:
    """Return the least of what is known."""
    return min((each for each in us if each is not None), default=None)
