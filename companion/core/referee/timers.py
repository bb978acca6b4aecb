"""Deadlines on the table clock: what falls due, when, in one order for every run.

A deadline is *due* at a nominal instant and *decided* once no evidence that could change it can
still come. The two differ by the doubt on both sides; both matter when observation ends.
"""

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


class Timers:
    """The deadlines of one game. Nothing is ever cancelled: what no longer holds is ignored."""

    __slots__ = ("_heap", "_order")

    def __init__(self) -> None:
        self._heap: list[Timer] = []
        self._order = 0

    def set(
        self, kind: str, at: int, seat: int = 0, token: int = 0, *, waits: bool = False
    ) -> None:
        """Ask for `kind` to be decided at `at`; `token` tells the holder whether it still holds."""
        self._order += 1
        heappush(self._heap, Timer(at, self._order, kind, seat, token, waits))

    def due(self, before: int) -> Timer | None:
        """Take the next deadline that is decided before an instant."""
        if self._heap and self._heap[0].at < before:
            return heappop(self._heap)
        return None

    def first(self) -> int | None:
        """Return when the next deadline is decided."""
        return self._heap[0].at if self._heap else None

    def waiting(self) -> Timer | None:
        """Take the next deadline that only waits for evidence."""
        chosen = min((timer for timer in self._heap if timer.waits), default=None)
        if chosen is not None:
            self._heap = sorted(timer for timer in self._heap if timer is not chosen)
        return chosen

    def clear(self, but: str = "") -> None:
        """Forget every deadline, or every one but those of a kind."""
        self._heap = sorted(timer for timer in self._heap if timer.kind == but)

    def clone(self) -> "Timers":
        """Copy for a checkpoint."""
        twin = Timers()
        twin._heap = self._heap.copy()
        twin._order = self._order
        return twin
