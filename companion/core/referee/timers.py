"""Deadlines on the table clock: what falls due, when, in one order for every run.

A deadline is *due* at a nominal instant and *decided* once no evidence that could change it can
still come. The two differ by the doubt on both sides; both matter when observation ends.
"""

from collections.abc import Collection
from heapq import heappop, heappush
from typing import NamedTuple


class Timer(NamedTuple):
    """One deadline; ordered by when it is decided, then by when it was set."""

    at: int
    order: int
    kind: str
    seat: int
    token: int
    waits: bool
    """True if it only waits for evidence that may still arrive, so that the end decides it too."""


_timer = tuple.__new__
"""Makes a Timer of its parts without asking their names: every card sets several."""


class Timers:
    """The deadlines of one game. Nothing is ever cancelled: what no longer holds is ignored."""

    __slots__ = ("_order", "heap")

    def __init__(self) -> None:
        self.heap: list[Timer] = []
        """The next one first."""
        self._order = 0

    def set(
        self, kind: str, at: int, seat: int = 0, token: int = 0, *, waits: bool = False
    ) -> None:
        """Ask for `kind` to be decided at `at`; `token` tells the holder whether it still holds."""
        self._order += 1
        heappush(self.heap, _timer(Timer, (at, self._order, kind, seat, token, waits)))

    def due(self, before: int) -> Timer | None:
        """Take the next deadline that is decided before an instant."""
        if self.heap and self.heap[0].at < before:
            return heappop(self.heap)
        return None

    def only(self, kinds: Collection[str], before: int) -> bool:
        """Tell whether all that are decided before an instant are of these kinds."""
        for timer in self.heap:  # noqa: SIM110  Asked before most deadlines.
            if timer[0] < before and timer[2] not in kinds:
                return False
        return True

    def waiting(self) -> Timer | None:
        """Take the next deadline that only waits for evidence."""
        chosen = min((timer for timer in self.heap if timer.waits), default=None)
        if chosen is not None:
            self.heap = sorted(timer for timer in self.heap if timer is not chosen)
        return chosen

    def clear(self, but: str = "") -> None:
        """Forget every deadline, or every one but those of a kind."""
        self.heap = sorted(timer for timer in self.heap if timer.kind == but)

    def clone(self) -> "Timers":
        """Copy for a checkpoint."""
        twin = Timers()
        twin.heap = self.heap.copy()
        twin._order = self._order
        return twin
