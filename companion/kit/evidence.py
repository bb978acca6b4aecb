"""What the table felt and heard, kept so that any verdict of the match can be shown again."""

from bisect import bisect_left, bisect_right, insort
from dataclasses import dataclass
from operator import attrgetter

from companion.core.referee.events import Cue, Event, Press, Release

MAX_EDGES = 60_000
"""More than any evening has: about a thousand rounds. What lies before can no longer be shown."""

_at = attrgetter("t")


@dataclass(frozen=True, slots=True)
class Edge:
    """A hand came or went, or a word (then there is no seat) was heard; t give or take u."""

    t: int
    u: int
    seat: int
    input: str
    on: bool = True
    by: int | None = None


class Evidence:
    """Edges in the order they happened, whatever the order they arrived in."""

    def __init__(self) -> None:
        self._edges: list[Edge] = []

    def take(self, event: Event) -> None:
        """Keep what can be drawn on an axis of time."""
        if isinstance(event, Cue):
            insort(self._edges, Edge(event.t, event.u, 0, event.cue), key=_at)
        elif isinstance(event, Press):
            on = not isinstance(event, Release)
            edge = Edge(event.t, event.u, event.seat, event.input, on, event.by)
            insort(self._edges, edge, key=_at)
        self._forget()

    def go_on(self, later: "Evidence") -> None:
        """Take over what came after; few of it, if any, lies before the last of this."""
        self._edges = sorted([*self._edges, *later._edges], key=_at)
        self._forget()

    def _forget(self) -> None:
        while len(self._edges) > MAX_EDGES:
            del self._edges[: MAX_EDGES // 10]

    def between(self, since: int, until: int) -> list[Edge]:
        """Everything from one instant to another, both included."""
        first = bisect_left(self._edges, since, key=_at)
        return self._edges[first : bisect_right(self._edges, until, key=_at)]

    def last(self, word: str, until: int) -> Edge | None:
        """The last time that a word was heard up to then."""
        index = bisect_right(self._edges, until, key=_at)
        back = (self._edges[i] for i in range(index - 1, -1, -1))
        return next((edge for edge in back if not edge.seat and edge.input == word), None)

    def next(self, word: str, since: int) -> Edge | None:
        """The first time that a word was heard after that."""
        index = bisect_right(self._edges, since, key=_at)
        ahead = (self._edges[i] for i in range(index, len(self._edges)))
        return next((edge for edge in ahead if not edge.seat and edge.input == word), None)
