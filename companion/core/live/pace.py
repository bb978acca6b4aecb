"""How time passes for a match: as on the wall, faster, or as fast as it goes."""

from collections.abc import Callable
from typing import Protocol

from companion.core.live.inbox import Inbox, Item


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
        found = inbox.wait(0)
        if not found and until is not None:
            self._now = max(self._now, until)
        return found


class Shifted:
    """Time of a match that goes on where it stopped: another pace's, so much later."""

    def __init__(self, pace: Pace, by: int) -> None:
        self._pace, self._by = pace, by

    def __call__(self) -> int:
        """Return the time of the match."""
        return self._pace() + self._by

    def wait(self, until: int | None, inbox: Inbox) -> list[Item]:
        """Wait as the other pace does."""
        return self._pace.wait(None if until is None else until - self._by, inbox)
