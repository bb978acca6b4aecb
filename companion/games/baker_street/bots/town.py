"""How far it is from place to place, and how far everybody has walked: somebody must count squares.

The referee leaves squares to the players. At a simulated table nobody moves a token, so steps are
counted from the door that a token left by: a place can be entered once it has walked as far as
the place lies from there. On the street nobody asks which way it turned.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from companion.core.referee.verdicts import Verdict
from companion.games.baker_street.rules.places import HOME, STREET
from companion.games.baker_street.rules.plan import Spot

STEPS = 2
"""From one spot of the map to the next."""
DOORSTEP = 1
REMEMBERED = 120
"""How many verdicts can be taken back with the walks that they ended: more than two turns have."""

Walk = tuple[str, int]
"""The place that was left last, and the steps since."""


class Located(Protocol):
    """Whatever lies on the map."""

    @property
    def id(self) -> str:
        """Return its name."""

    @property
    def at(self) -> Spot | None:
        """Return its spot."""


class Town:
    """The distances of a map."""

    def __init__(self, places: Iterable[Located]) -> None:
        self._spots = {place.id: place.at for place in places if place.at is not None}
        self.places = tuple(self._spots)

    def steps(self, walk: Walk, to: str) -> int:
        """Return how many steps are left to a place, one at the least."""
        start, walked = walk
        if start == to:
            return max(1, walked)
        (x1, y1), (x2, y2) = self._spots[start], self._spots[to]
        return max(1, STEPS * (abs(x1 - x2) + abs(y1 - y2)) + DOORSTEP - walked)

    def reach(self, walk: Walk, roll: int) -> frozenset[str]:
        """Return the places that a roll is enough for."""
        return frozenset(to for to in self.places if self.steps(walk, to) <= roll)


class Walks:
    """How far everybody has come, from what is told to all."""

    def __init__(self, seats: Iterable[int]) -> None:
        self._walks: dict[int, Walk] = dict.fromkeys(seats, (HOME, 0))
        self._roll = 0
        self._before: dict[int, tuple[dict[int, Walk], int]] = {}

    def of(self, seat: int) -> Walk:
        """Return how far a seat has come."""
        return self._walks[seat]

    @property
    def all(self) -> tuple[Walk, ...]:
        """Return how far each has come, by seat."""
        return tuple(self._walks.values())

    @property
    def roll(self) -> int:
        """Return the last roll."""
        return self._roll

    def take(self, verdicts: Sequence[Verdict]) -> None:
        """Follow what was decided; what is taken back is as it was before."""
        back = [v.fields["of"] for v in verdicts if v.kind == "overturned"]
        first = min((n for n in back if n in self._before), default=None)
        if first is not None:
            walks, self._roll = self._before[first]
            self._walks = dict(walks)
        for verdict in verdicts:
            self._before[verdict.n] = (dict(self._walks), self._roll)
            if len(self._before) > REMEMBERED:
                del self._before[next(iter(self._before))]
            self._follow(verdict.kind, verdict.fields)

    def _follow(self, kind: str, v: Mapping[str, Any]) -> None:
        if kind == "rolled":
            self._roll = v["value"]
        elif kind == "arrived":
            self._arrive(v["seat"], v["location"], self._roll)
        elif kind == "ruled" and v["ruling"] == "position":
            self._arrive(v["seat"], v["result"], 0)

    def _arrive(self, seat: int, place: str, steps: int) -> None:
        start, walked = self._walks[seat]
        self._walks[seat] = (start, walked + steps) if place == STREET else (place, 0)
