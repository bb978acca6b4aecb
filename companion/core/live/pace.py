"""How time passes for a match: as on the wall, faster, or as fast as it goes."""

from collections.abc import Callable
from typing import Protocol

from companion.core.live.inbox import Inbox, Item

STILL_US = 100_000
"""How long to wait at once while time stands still."""


class Pace(Protocol):
    """Tells the time, and waits for it or for the inbox, whichever comes first."""

    def __call__(self) -> int:
        """Return the time in microseconds on the table clock."""
        ...

    def wait(self, until: int | None, inbox: Inbox) -> list[Item]:
        """Wait until then (None: for as long as it takes) or until something comes in."""
        ...


class Passage:
    """Time as a real clock tells it; `speed` times as fast where everything is simulated."""

    def __init__(self, clock: Callable[[], int], speed: float = 1.0) -> None:
        self._clock, self._speed = clock, speed
        self._began = clock()

    def __call__(self) -> int:
        """Return the time."""
        return self._began + int((self._clock() - self._began) * self._speed)

    def wait(self, until: int | None, inbox: Inbox) -> list[Item]:
        """Sleep, woken by whatever comes in."""
        if until is None:
            return inbox.wait(None)
        return inbox.wait(max(0, until - self()) / (1_000_000 * self._speed))


class Skipping:
    """Time that jumps to whatever happens next: a whole evening in a moment, always the same."""

    def __init__(self, start: int = 1_000_000) -> None:
        self._now = start

    def __call__(self) -> int:
        """Return the time."""
        return self._now

    def wait(self, until: int | None, inbox: Inbox) -> list[Item]:
        """Jump, unless something has come in already."""
        found = [] if inbox.empty() else inbox.wait(0)
        if not found and until is not None and until > self._now:
            self._now = until
        return found


class Shifted:
    """Time of a match that goes on where it stopped: another pace's, so much later."""

    def __init__(self, pace: Pace, by: int) -> None:
        self._pace, self.by = pace, by

    def __call__(self) -> int:
        """Return the time of the match."""
        return self._pace() + self.by

    def wait(self, until: int | None, inbox: Inbox) -> list[Item]:
        """Wait as the other pace does."""
        return self._pace.wait(None if until is None else until - self.by, inbox)


class Standing:
    """Time that can be stopped: another pace's, less what passed while this one stood still.

    It is stopped and let go on one thread, and may be read on any.
    """

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._behind, self._at = 0, None  # type: tuple[int, int | None]
        self._last = (0, 0, 0)
        """Of the last stop: where it stood, how far behind it was before, when it went on."""

    @property
    def pace(self) -> Pace:
        """The pace that goes on meanwhile."""
        return self._pace

    @property
    def behind(self) -> int:
        """How much earlier this time is than the other pace's."""
        return self._pace() - self()

    def __call__(self) -> int:
        """Return the time."""
        at = self._at
        return self._pace() - self._behind if at is None else at

    def dated(self, t: int) -> int:
        """Return when something happened that was stamped by the other pace's time."""
        at, before, went = self._last
        if self._at is not None:
            return min(t - self._behind, self._at)
        return t - self._behind if t >= went else min(t - before, at)

    def stand(self, at: int) -> None:
        """Stand still at this instant; called again, a little later."""
        self._at = at

    def go_on(self) -> None:
        """Go on from where it stands."""
        if self._at is not None:
            now = self._pace()
            self._last = (self._at, self._behind, now)
            self._behind, self._at = now - self._at, None

    def wait(self, until: int | None, inbox: Inbox) -> list[Item]:
        """Wait as the other pace does; while time stands still, a little, so that somebody looks
        after what may let it go on."""
        if self._at is not None:
            return self._pace.wait(self._pace() + STILL_US, inbox)
        return self._pace.wait(None if until is None else until + self._behind, inbox)


class Prelude:
    """Time that is skipped until a table is set, and from then on passes as another pace's does."""

    def __init__(self, pace: Pace) -> None:
        self._pace, self._skipping = pace, Skipping(pace())
        self.by: int | None = None
        """How much later it is here than on the other clock; None: time is still skipped."""

    def __call__(self) -> int:
        """Return the time of the match."""
        return self._skipping() if self.by is None else self._pace() + self.by

    def wait(self, until: int | None, inbox: Inbox) -> list[Item]:
        """Jump, or wait as the other pace does."""
        if self.by is None:
            return self._skipping.wait(until, inbox)
        return self._pace.wait(None if until is None else until - self.by, inbox)

    def begin(self) -> None:
        """Let time pass from now on."""
        self.by = self._skipping() - self._pace()
