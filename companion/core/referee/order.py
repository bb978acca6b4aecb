"""Arrival order made irrelevant: lines come in late and crosswise, and leave in one order.

Sources have different delays. A line may arrive up to `latency` microseconds after one with a
later stamp, so an event is let through only once nothing that happened before it can still come.
That is known sooner where whoever senses has stated a mark: before it, everything has arrived.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from companion.core.referee.events import End, Event


class KeptArrivals(NamedTuple):
    """What had arrived and was held back, and how far time had come."""

    newest: int
    arrived: int
    held: tuple[tuple[int, int, Event], ...]
    low: int
    """The instant before which nothing could still arrive."""


class Arrivals:
    """Holds back what arrived until its place in time is certain."""

    __slots__ = ("_arrived", "_latency", "held", "newest", "watermark")

    def __init__(self, latency: int) -> None:
        self._latency = latency
        self.newest = -1
        self.watermark = -1 - latency
        """The instant before which nothing can still arrive: by the clock, or as was stated."""
        self.held: list[tuple[int, int, Event]] = []
        """What is held back, the first one first, each behind its instant."""
        self._arrived = 0

    def kept(self) -> KeptArrivals:
        """Return all of it as a value."""
        return KeptArrivals(self.newest, self._arrived, tuple(self.held), self.watermark)

    def go_on(self, kept: KeptArrivals) -> None:
        """Go on from such a value."""
        self.newest, self._arrived, self.held = kept.newest, kept.arrived, [*kept.held]
        self.watermark = kept.low

    @property
    def ahead(self) -> bool:
        """Whether a mark has made that later than the lines and the clock alone would."""
        return self.watermark > self.newest - self._latency

    @property
    def waiting(self) -> int:
        """How many events are held back."""
        return len(self.held)

    @property
    def first(self) -> int | None:
        """The instant of the first event that is held back."""
        return self.held[0][0] if self.held else None

    def take(self, event: Event) -> bool:
        """Accept an event, or tell that it comes too late to be judged in its place."""
        t = event.t
        if t > self.newest:
            self.newest = t
            if t - self._latency > self.watermark:
                self.watermark = t - self._latency
        elif t < self.watermark:
            return False
        self._arrived += 1
        heappush(self.held, (t, self._arrived, event))
        return True

    def pass_time(self, t: int) -> None:
        """Take note that a live clock has reached `t`, though nothing was observed."""
        if t > self.newest:
            self.newest = t
            if t - self._latency > self.watermark:
                self.watermark = t - self._latency

    def state(self, mark: int) -> None:
        """Take note that everything before `mark` has arrived."""
        if mark > self.watermark:
            self.watermark = mark

    def ended(self) -> Sequence[Event]:
        """Let through everything up to the last `end` seen: nothing more will arrive."""
        ends = [t for t, _, event in self.held if isinstance(event, End)]
        return self.before(max(ends) + 1) if ends else ()

    def before(self, mark: int) -> list[Event]:
        """Let through, in order, every event before an instant: nothing can precede them."""
        heap, found = self.held, []
        while heap and heap[0][0] < mark:
            t, _, event = heappop(heap)
            if heap and heap[0][0] == t:
                found += self._simultaneous(t, event)
            else:
                found.append(event)
        return found

    def _simultaneous(self, t: int, first: Event) -> list[Event]:
        events = [first]
        while self.held and self.held[0][0] == t:
            events.append(heappop(self.held)[2])
        return sorted(events, key=lambda event: (event.rank, event.tie))
