"""What the kernel's sequence numbers say about its stamps. Pure.

The kernel stamps and numbers every edge in its interrupt handler, but keeps one stamp and one
number a line until its own thread has made an event of them. An edge that comes before that takes
the place of the one before: two edges, one event, and a number that no event will ever carry. Such
a hole is all that shows it. Numbers are given in the order of time, across all lines, so a hole
lies between the edges around it; whose edge it was, they do not say.
"""

from bisect import bisect_left, insort
from typing import NamedTuple

REMEMBERED = 4_096
"""Numbers to remember: four times what the kernel can have in store for us."""


class Seen(NamedTuple):
    """An event's number: not stamped after its edge was numbered, and read later still."""

    number: int
    t_us: int
    read_us: int


class Numbers:
    """The numbers of one request, as far as events have shown them."""

    def __init__(self, since_us: int) -> None:
        self._seen = [Seen(0, since_us, since_us)]

    def note(self, number: int, t_us: int, read_us: int) -> None:
        """Remember an event, in whatever order the kernel's threads delivered it."""
        at = bisect_left(self._seen, (number,))
        if at == len(self._seen) or self._seen[at].number != number:
            insort(self._seen, Seen(number, t_us, read_us))
            del self._seen[:-REMEMBERED]

    def earliest(self, after: int, number: int, t_us: int, reach_us: int) -> int:
        """Return when the first of the edges behind this event can have come, at the earliest.

        `after` is the number of its line's last event. A stamp can only have replaced that of the
        same movement of the same contact, which bounces for `reach_us` at most: holes that are
        known to be older do not matter.
        """
        floor_us = t_us - reach_us
        if number < after:
            return floor_us
        first_us, at = t_us, bisect_left(self._seen, (number,))
        while self._seen[at].number > after and self._seen[at].read_us >= floor_us:
            if at == 0:
                return floor_us
            below = self._seen[at - 1]
            if self._seen[at].number - max(below.number, after) > 1:
                first_us = max(below.t_us, floor_us)
            at -= 1
        return min(first_us, t_us)
