"""What real parts make of a hand: contacts bounce, pads are slow, wires deliver late.

Apart from the simulated table itself, so that what is physics and what is driver stays clear:
here is the truth, and only `stamp` knows it as little as a real driver would.
"""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from hw.clock import between
from hw.config import Realism
from hw.signals import BUTTONS, INPUTS, Place


class Edge(NamedTuple):
    """A contact moved at `t_us`; the driver hears of it at `heard_us`. In the order of hearing."""

    heard_us: int
    n: int
    t_us: int
    place: Place
    on: bool
    move: int


class Physics:
    """Seeded imperfection: the same seed and the same hands give the same edges."""

    def __init__(self, realism: Realism) -> None:
        self._realism = realism
        self._random = Random(realism.seed)
        self._n = 0
        self.lossy = realism.loss > 0
        """Whether some reports never arrive."""
        self._late_us = {
            name: realism.jitter_us + (0 if name in BUTTONS else realism.pad_latency_us)
            for name in INPUTS
        }
        """How late an input's edges are heard, at most."""
        self._heard: dict[Place, int] = {}

    def edges(self, place: Place, t_us: int, on: bool, move: int) -> list[Edge]:
        """Turn a hand's move into what the wire carries: the edge, then its bounce."""
        bounces = self._bounce(t_us) if place.input in BUTTONS and self._realism.bounce_us else ()
        first = self._edge(place, t_us, on, move)
        if not bounces:
            return [first]
        others = enumerate(bounces, start=1)
        return [first, *(self._edge(place, at, on ^ (n % 2 == 1), move) for n, at in others)]

    def stamp(self, edge: Edge) -> tuple[int, int]:
        """Date an edge as its driver would: of a pad's latency only the bound is known."""
        if edge.place.input in BUTTONS:
            return edge.t_us, 0
        longest_us = self._realism.pad_latency_us + self._realism.jitter_us
        return between(edge.heard_us - longest_us, edge.heard_us)

    def earliest(self, now_us: int, places: Iterable[Place]) -> int:
        """Return the earliest stamp that a hand at these places can get from now on."""
        if all(place.input in BUTTONS for place in places):
            return now_us
        longest_us = self._realism.pad_latency_us + self._realism.jitter_us
        return between(now_us - longest_us, now_us)[0]

    def loses(self) -> bool:
        """Tell whether this one report never arrives, where some do not."""
        return self._random.random() < self._realism.loss

    def _edge(self, place: Place, t_us: int, on: bool, move: int) -> Edge:
        heard_us = t_us + self._random.randrange(self._late_us[place.input] + 1)
        # One wire keeps its order.
        self._heard[place] = heard_us = max(heard_us, self._heard.get(place, heard_us))
        self._n += 1
        return Edge(heard_us, self._n, t_us, place, on, move)

    def _bounce(self, t_us: int) -> list[int]:
        pairs = self._random.randint(0, self._realism.bounces // 2)
        last_us = self._realism.bounce_us
        return sorted(t_us + self._random.randint(1, last_us) for _ in range(2 * pairs))
