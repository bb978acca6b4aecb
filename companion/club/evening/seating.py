"""At which table a group sits, and who sits beside whom: neither changes who meets whom.

So both are decided after it: each group goes where its people have played least, and around a
table those sit next to each other who have not.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from random import Random
from typing import TypeVar

from companion.club.evening.model import Offer, Place, Round, Sitting

Group = tuple[str, ...]
T = TypeVar("T")
MOST_PASSES = 8
"""So often all rounds are gone through to even out who plays what."""


class Meant:
    """A round whose groups are known: each has a table, which may still be another."""

    def __init__(self, number: int, places: Sequence[Place], groups: Sequence[Group]) -> None:
        self.number, self.places, self.groups = number, places, [*groups]

    def games(self) -> list[tuple[str, str]]:
        """List everybody with what they play."""
        return [(who, self._offer(at).game) for at, who in self._everybody()]

    def tables(self) -> list[tuple[str, str]]:
        """List everybody with where they play."""
        return [(who, self.places[at].table) for at, who in self._everybody()]

    def even_out(self, games: Counter[tuple[str, str]], tables: Counter[tuple[str, str]]) -> bool:
        """Swap groups between tables while that evens out who plays what, and where; tell whether
        any were. The counters tell what everybody plays in all other rounds."""

        def cost(at: int, group: Group) -> int:
            game, table = self._offer(at).game, self.places[at].table
            return sum(4 * games[who, game] + tables[who, table] for who in group)

        def gain(a: int, b: int) -> int:
            one, other = self.groups[a], self.groups[b]
            if not (self._fits(a, other) and self._fits(b, one)):
                return 0
            return cost(a, one) + cost(b, other) - cost(a, other) - cost(b, one)

        return _swapped(self.groups, gain)

    def _offer(self, at: int) -> Offer:
        return self.places[at].offer(self.number)

    def _fits(self, at: int, group: Group) -> bool:
        return self._offer(at).least <= len(group) <= self._offer(at).most

    def _everybody(self) -> Iterable[tuple[int, str]]:
        return ((at, who) for at, group in enumerate(self.groups) for who in group)


def even_out(meant: Sequence[Meant], before: Iterable[Round]) -> None:
    """Have everybody play every game, and at every table, as often as can be."""
    games, tables = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for each in before:
        for sitting in each.sittings:
            games.update((who, sitting.game) for who in sitting.players)
            tables.update((who, sitting.table) for who in sitting.players)
    for coming in meant:
        games.update(coming.games())
        tables.update(coming.tables())
    for _ in range(MOST_PASSES):
        if not [coming for coming in meant if _evened(coming, games, tables)]:
            return


def _evened(
    meant: Meant, games: Counter[tuple[str, str]], tables: Counter[tuple[str, str]]
) -> bool:
    games.subtract(meant.games())
    tables.subtract(meant.tables())
    found = meant.even_out(games, tables)
    games.update(meant.games())
    tables.update(meant.tables())
    return found


class Seats:
    """Remembers who sat beside whom, and seats the next round."""

    def __init__(self, before: Iterable[Round], seed: int) -> None:
        self._beside: Counter[tuple[str, str]] = Counter()
        self._first: Counter[str] = Counter()
        self._chance = Random(seed)
        for each in before:
            self._remember(each.sittings)

    def seat(self, meant: Meant) -> tuple[Sitting, ...]:
        """Return the tables of a round, with everybody on a chair."""
        sittings = tuple(
            Sitting(place.table, place.offer(meant.number).game, self._around(group))
            for place, group in zip(meant.places, meant.groups, strict=True)
        )
        self._remember(sittings)
        return sittings

    def _remember(self, sittings: Iterable[Sitting]) -> None:
        for sitting in sittings:
            self._beside.update(sitting.neighbours())
            self._first[sitting.players[0]] += 1

    def _around(self, group: Group) -> Group:
        """Return people by seat, with new neighbours and somebody else first."""
        order = [*group]
        self._chance.shuffle(order)

        def cost() -> int:
            pairs = zip(order, order[1:] + order[:1], strict=True)
            return sum(self._again(a, b) for a, b in pairs)

        def gain(a: int, b: int) -> int:
            now = cost()
            order[a], order[b] = order[b], order[a]
            then = cost()
            order[a], order[b] = order[b], order[a]
            return now - then

        _swapped(order, gain)
        first = min(range(len(order)), key=lambda at: self._first[order[at]])
        return (*order[first:], *order[:first])

    def _again(self, a: str, b: str) -> int:
        """Return what it costs to have `b` to one's left: more if they were before, and also if
        they were to one's right."""
        same, other = self._beside[a, b], self._beside[b, a]
        return 3 * same**2 + other**2 + 2 * (same + other)


def _swapped(row: list[T], gain: Callable[[int, int], int]) -> bool:
    """Swap two in a row while something is gained by it; tell whether any were."""
    ever, found = False, True
    while found:
        found = False
        for a, b in combinations(range(len(row)), 2):
            if gain(a, b) > 0:
                row[a], row[b] = row[b], row[a]
                ever = found = True
    return ever
