"""What even means: numbers that are smaller the fairer an evening is.

Each is a sum of squares, because that grows most where somebody is worst off: two who met three
times count nine, three pairs who met once count three.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from companion.club.evening.model import Round


@dataclass(frozen=True, slots=True)
class Evenness:
    """How even some rounds are."""

    meetings: int
    """Over all pairs: how often they met, squared."""
    fewest_meetings: int
    """The least that so many meetings of so many pairs could come to."""
    twice: int
    """How many pairs met more than once, counted as often as they did."""
    small: int
    """Over everybody: how many places fewer their tables had than the largest, squared."""
    games: int
    """Over everybody and every game: how often they played it, squared."""
    neighbours: int
    """Over everybody and whoever sat to their left: how often, squared."""

    @property
    def off(self) -> float:
        """By what share the meetings are above the least they could be."""
        least = self.fewest_meetings
        return self.meetings / least - 1 if least else 0.0


def evenness(rounds: Sequence[Round]) -> Evenness:
    """Measure rounds."""
    pairs = meetings_in(rounds)
    people = {player for each in rounds for player in each.everybody}
    games = Counter((p, s.game) for each in rounds for s in each.sittings for p in s.players)
    beside = Counter(pair for each in rounds for s in each.sittings for pair in s.neighbours())
    return Evenness(
        meetings=_squares(pairs.values()),
        fewest_meetings=_least(pairs.total(), len(people) * (len(people) - 1) // 2),
        twice=sum(often - 1 for often in pairs.values() if often > 1),
        small=_squares(small_tables(rounds).values()),
        games=_squares(games.values()),
        neighbours=_squares(beside.values()),
    )


def meetings_in(rounds: Iterable[Round]) -> Counter[frozenset[str]]:
    """Count how often each pair sat at one table."""
    return Counter(
        frozenset(pair)
        for each in rounds
        for sitting in each.sittings
        for pair in combinations(sitting.players, 2)
    )


def small_tables(rounds: Iterable[Round]) -> Counter[str]:
    """Count for everybody how many places fewer their tables had than the largest."""
    found: Counter[str] = Counter()
    for each in rounds:
        for sitting in each.sittings:
            for player in sitting.players:
                found[player] += each.largest - len(sitting.players)
    return found


def _squares(values: Iterable[int]) -> int:
    return sum(value * value for value in values)


def _least(total: int, pairs: int) -> int:
    """Return the least sum of squares of whole numbers with this sum: all but alike."""
    each, more = divmod(total, pairs) if pairs else (0, 0)
    return (pairs - more) * each**2 + more * (each + 1) ** 2
