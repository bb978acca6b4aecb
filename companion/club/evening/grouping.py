"""Who meets whom: rounds in which meetings are as even as a patient search makes them.

People are numbers here. The cost is the sum over all pairs of their meetings squared; where that
is alike, the sum over everybody of the places that their tables were short of, squared. A swap of
two people changes it by a sum that is known from how often each has met every table so far, so that
many can be looked at. The search goes downhill, is shaken, goes downhill again; it is over after so
many steps, never after so much time, so that a seed leads to the same rounds on every machine.
"""

from collections.abc import Sequence
from random import Random

from companion.club.evening.designs import Groups, perfect

WORK = 4_000_000
"""How much is looked at in all, by pairs of people; about a second of it on a laptop."""
MOST_STEPS = 2_000
FIRST = 1_000
"""So much more a meeting counts than a place at the small table: it decides alone."""
SHAKEN = 3
"""So many swaps in one round are made at random before going downhill again."""


def most_even(
    met: Sequence[Sequence[int]],
    short: Sequence[int],
    seated: Sequence[Sequence[int]],
    sizes: Sequence[Sequence[int]],
    seed: int,
) -> list[Groups]:
    """Return rounds: searched for from what is known to be perfect, and from nothing, if the first
    is not as good as can be."""
    first = Grouping(met, short, seated, sizes, seed)
    found = first.found()
    if first.is_best or not first.began_perfect:
        return found
    second = Grouping(met, short, seated, sizes, seed, known=False)
    other = second.found()
    return other if second.cost() < first.cost() else found


class Grouping:
    """Rounds to be made, for people who have met before."""

    def __init__(
        self,
        met: Sequence[Sequence[int]],
        short: Sequence[int],
        seated: Sequence[Sequence[int]],
        sizes: Sequence[Sequence[int]],
        seed: int,
        *,
        known: bool = True,
    ) -> None:
        """`met` and `short` tell what was; `seated` who plays in each round, `sizes` at tables of
        how many; `known`: whether to begin with what is known to be perfect."""
        self._known, self.began_perfect = known, False
        self._met = [[*row] for row in met]
        self._short = [*short]
        self._seated, self._sizes = seated, sizes
        self._chance = Random(seed)
        self._rounds: list[Groups] = []
        self._steps = max(60, min(MOST_STEPS, WORK // max(1, len(met) ** 2)))

    def found(self) -> list[Groups]:
        """Return the rounds: of all that were tried, the most even."""
        started = self._started()
        for groups in started:
            self._take(groups)
        for number in range(len(started), len(self._seated)):
            people = [*self._seated[number]]
            self._chance.shuffle(people)
            self._take(self._apart(people, self._sizes[number]))
            self._settle(number)
        self._improve()
        return self._rounds

    def cost(self) -> int:
        """Return how uneven it is by now."""
        pairs = sum(m * m for row in self._met for m in row) // 2
        return FIRST * pairs + sum(s * s for s in self._short)

    @property
    def is_best(self) -> bool:
        """Whether no plan can be more even; where False, there may still be none."""
        return self.cost() <= self._bound()

    # Beginning.

    def _started(self) -> list[Groups]:
        """Return what is known to be perfect, where nobody has met anybody yet."""
        if not (self._known and self._seated) or any(map(any, self._met)):
            return []
        people, tables = [*self._seated[0]], len(self._sizes[0])
        alike = 0
        while alike < len(self._seated) and self._is_like_the_first(alike):
            alike += 1
        self._chance.shuffle(people)
        known = perfect(len(people), tables, alike) if people else []
        self.began_perfect = bool(known)
        return [[[people[one] for one in group] for group in each] for each in known]

    def _is_like_the_first(self, number: int) -> bool:
        same = set(self._seated[number]) == set(self._seated[0])
        sizes = self._sizes[number] or (0,)
        return same and sorted(sizes) == sorted(self._sizes[0]) and max(sizes) - min(sizes) <= 1

    def _apart(self, people: Sequence[int], sizes: Sequence[int]) -> Groups:
        """Put one after the other where they have met fewest; larger tables fill up first."""
        groups: Groups = [[] for _ in sizes]
        for person in people:
            row = self._met[person]
            free = [g for g, size in enumerate(sizes) if len(groups[g]) < size]
            best = min(free, key=lambda g: (sum(row[c] ** 2 for c in groups[g]), len(groups[g])))
            groups[best].append(person)
        return groups

    def _take(self, groups: Groups) -> None:
        self._rounds.append(groups)
        self._count(groups, 1)

    def _count(self, groups: Groups, by: int) -> None:
        largest = max(map(len, groups), default=0)
        for group in groups:
            for a in group:
                self._short[a] += by * (largest - len(group))
                for b in group:
                    self._met[a][b] += by * (a != b)

    # Searching.

    def _improve(self) -> None:
        """Shake and settle; what is worse than before is taken back."""
        best = self.cost()
        while self._steps > 0 and self._rounds and best > self._bound():
            number = self._chance.randrange(len(self._rounds))
            before = [[*group] for group in self._rounds[number]]
            if not self._shake(number):
                return
            self._settle(number)
            again = self._chance.randrange(len(self._rounds))
            kept = [[*group] for group in self._rounds[again]]
            self._settle(again)
            cost = self.cost()
            if cost <= best:
                best = cost
            else:
                self._put_back(again, kept)
                self._put_back(number, before)

    def _bound(self) -> int:
        """Return what no plan can be below."""
        pairs = len(self._met) * (len(self._met) - 1) // 2
        total = sum(map(sum, self._met)) // 2
        each, more = divmod(total, pairs) if pairs else (0, 0)
        short = divmod(sum(self._short), max(1, len(self._short)))
        least = (len(self._short) - short[1]) * short[0] ** 2 + short[1] * (short[0] + 1) ** 2
        return FIRST * ((pairs - more) * each**2 + more * (each + 1) ** 2) + least

    def _put_back(self, number: int, groups: Groups) -> None:
        self._count(self._rounds[number], -1)
        self._rounds[number] = groups
        self._count(groups, 1)

    def _shake(self, number: int) -> bool:
        groups = self._rounds[number]
        if len(groups) < 2:
            self._steps -= 1
            return any(len(each) > 1 for each in self._rounds)
        self._count(groups, -1)
        for _ in range(SHAKEN):
            one, other = self._chance.sample(range(len(groups)), 2)
            a, b = (self._chance.randrange(len(groups[g])) for g in (one, other))
            groups[one][a], groups[other][b] = groups[other][b], groups[one][a]
        self._count(groups, 1)
        return True

    def _settle(self, number: int) -> None:
        """Swap whoever gains most by it, until nobody does."""
        while self._steps > 0:
            self._steps -= 1
            swap = self._best_swap(self._rounds[number])
            if swap is None:
                return
            self._make(number, *swap)

    def _best_swap(self, groups: Groups) -> tuple[int, int, int, int] | None:
        """Return which two to swap: the table and place of each; None: no swap gains anything."""
        links = self._links(groups)
        best, found = 0, None
        for one, here in enumerate(groups):
            for other in range(one + 1, len(groups)):
                there = groups[other]
                shorter = len(here) - len(there)
                base = 2 * (len(here) + len(there) - 2)
                for i, a in enumerate(here):
                    link, row = links[a], self._met[a]
                    gain = base + 2 * (link[other] - link[one])
                    for j, b in enumerate(there):
                        far = links[b]
                        change = gain + 2 * (far[one] - far[other]) - 4 * row[b]
                        if shorter and change <= 0:
                            change = FIRST * change + self._shorter(a, b, shorter)
                        else:
                            change *= FIRST
                        if change < best:
                            best, found = change, (one, i, other, j)
        return found

    def _shorter(self, a: int, b: int, by: int) -> int:
        """Return what it costs that `a` sits at the smaller table instead of `b`."""
        mine, theirs = self._short[a], self._short[b]
        return (mine + by) ** 2 - mine**2 + (theirs - by) ** 2 - theirs**2

    def _links(self, groups: Groups) -> dict[int, list[int]]:
        """Tell for everybody how often they have met each table of a round, all in all."""
        return {
            a: [sum(map(self._met[a].__getitem__, group)) for group in groups]
            for here in groups
            for a in here
        }

    def _make(self, number: int, one: int, i: int, other: int, j: int) -> None:
        groups = self._rounds[number]
        here, there = groups[one], groups[other]
        a, b, shorter = here[i], there[j], len(here) - len(there)
        for mates, comes, goes in ((here, b, a), (there, a, b)):
            for mate in mates:
                if mate != goes:
                    self._meet(goes, mate, -1)
                    self._meet(comes, mate, 1)
        here[i], there[j] = b, a
        self._short[a] += shorter
        self._short[b] -= shorter

    def _meet(self, a: int, b: int, by: int) -> None:
        self._met[a][b] += by
        self._met[b][a] += by
