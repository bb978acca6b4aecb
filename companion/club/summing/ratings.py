"""How strong somebody is, and how sure that is: OpenSkill's Plackett-Luce, match by match.

A rating is a mean and a deviation; whoever is new begins at 25 and 25/3. A match of any number of
players changes the ratings of those who sat there, and of nobody else. What it changes depends on
what was before, so that the order of matches matters: whoever calls this says which it is.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

SURE = 2
"""So many deviations to both sides are shown: about 19 of 20 are in there."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known of somebody's strength."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    @property
    def least(self) -> float:
        """What they are at least, as good as sure: by this they are listed."""
        return self.mu - SURE * self.sigma


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def rated(before: Mapping[str, Rating], ranks: Mapping[str, int]) -> dict[str, Rating]:
    """Return the ratings of those who sat at a table, after a match with these ranks."""
    model = _model()
    names = sorted(ranks)
    old = [before.get(name, Rating()) for name in names]
    teams = [[model.create_rating([each.mu, each.sigma])] for each in old]
    after = model.rate(teams, ranks=[ranks[name] for name in names])
    return {
        name: Rating(float(one.mu), float(one.sigma))
        for name, (one,) in zip(names, after, strict=True)
    }


def course(
    before: Mapping[str, Rating], matches: Iterable[Mapping[str, int]]
) -> Iterator[dict[str, Rating]]:
    """Yield the ratings that each match leads to, one match after the other."""
    now = dict(before)
    for ranks in matches:
        found = rated(now, ranks)
        now |= found
        yield found
