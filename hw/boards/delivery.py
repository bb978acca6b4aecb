"""Exactly once and in order, over a wire that repeats, loses and restarts. Pure.

The board repeats what is not acknowledged; this end takes only the number that is next. What can
no longer come is said by number: the board's own LOST, or a restart that took the ring with it.
"""

from dataclasses import dataclass

from hw.boards.messages import Event, Hello, Lost


@dataclass(frozen=True, slots=True)
class Missing:
    """These events will never come: `count` of them from `first` on; None if nobody counted."""

    boot_id: int
    first: int
    count: int | None


class Delivery:
    """What has been taken from one board, across replugs and restarts."""

    def __init__(self) -> None:
        self._boot_id: int | None = None
        self._next = 1
        self._greeted = False
        self.repeated = 0
        self.ahead = 0

    @property
    def boot_id(self) -> int | None:
        """The boot whose events are being taken; None before the first HELLO."""
        return self._boot_id

    @property
    def taken(self) -> int:
        """The number of the last event taken: what an acknowledgement says."""
        return self._next - 1

    @property
    def greeted(self) -> bool:
        """Whether the board has said who it is since the line was opened."""
        return self._greeted

    def line_opened(self) -> None:
        """Take note that the line is new: who is at its end must be said again."""
        self._greeted = False

    def hello(self, hello: Hello) -> Missing | None:
        """Take note which boot this is; return what can no longer come because of it."""
        self._greeted = True
        if hello.boot_id == self._boot_id:
            return self._skip_to(hello.first_seq)
        old_boot, old_next = self._boot_id, self._next
        self._boot_id, self._next = hello.boot_id, hello.first_seq
        return None if old_boot is None else Missing(old_boot, old_next, None)

    def event(self, event: Event) -> bool:
        """Tell whether this event is the next one, and take it if so."""
        if not self._greeted:
            return False
        if event.seq == self._next:
            self._next += 1
            return True
        self.repeated += event.seq < self._next
        self.ahead += event.seq > self._next
        return False

    def lost(self, lost: Lost) -> Missing | None:
        """Take a LOST that covers the next number; what had already come is not lost."""
        if self._greeted and lost.first <= self._next:
            return self._skip_to(lost.first + lost.count)
        return None

    def _skip_to(self, seq: int) -> Missing | None:
        if seq <= self._next or self._boot_id is None:
            return None
        missing = Missing(self._boot_id, self._next, seq - self._next)
        self._next = seq
        return missing
