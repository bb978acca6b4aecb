"""Time in a page: it is told with every message, and a match never runs ahead of it.

The page's clock is the table's clock: presses are stamped by it, and so are words. Messages come in
the order in which they were sent, so whatever a message's time has passed has been told before. A
slow machine therefore shows things later, and judges them the same.
"""

from companion.core.live.inbox import Inbox, Item
from companion.core.live.loop import REST_US


class PageClock:
    """The page's time in microseconds, as it was last told."""

    def __init__(self) -> None:
        self._now = 0

    def __call__(self) -> int:
        """Return it."""
        return self._now

    def told(self, now: int) -> None:
        """Take the time of a message; it never goes back."""
        self._now = max(self._now, now)


class Followed:
    """The time of a match that follows the page's: from one thing that is due to the next, and no
    further than the page has come. It waits for nothing."""

    def __init__(self, clock: PageClock) -> None:
        self._clock, self._now = clock, clock()
        self.until = self._now
        """When it is next to be asked."""

    def __call__(self) -> int:
        """Return the time."""
        return self._now

    @property
    def idle(self) -> bool:
        """Whether everything has happened that could until now."""
        return self.until > self._clock()

    def wait(self, until: int | None, inbox: Inbox) -> list[Item]:
        """Take what has come in; if nothing has, go on to that instant, as far as it has come."""
        found = inbox.wait(0)
        if found:
            self.until = self._now
            return found
        self.until = self._now + REST_US if until is None else until
        self._now = max(self._now, min(self.until, self._clock()))
        return found
