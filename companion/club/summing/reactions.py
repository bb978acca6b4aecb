"""How fast somebody is: counted in hundredths of a second, so that sums stay small for ever."""

import json
from collections import Counter
from collections.abc import Mapping

STEP_US = 10_000
MOST = 200
"""What takes two seconds or longer is counted together."""

Bins = Mapping[int, int]


def bin_of(reaction_us: int) -> int:
    """Return the hundredth of a second in which a reaction falls."""
    return min(reaction_us // STEP_US, MOST)


def written(bins: Bins) -> str:
    """Return them as they are kept."""
    return json.dumps({str(at): bins[at] for at in sorted(bins) if bins[at]})


def read(text: str) -> Counter[int]:
    """Return what is kept."""
    return Counter({int(at): count for at, count in json.loads(text).items()})


def median_us(bins: Bins) -> int | None:
    """Return the middle of the hundredth in which the median is; None: nothing was measured."""
    total, passed = sum(bins.values()), 0
    for at in sorted(bins):
        passed += bins[at]
        if passed * 2 >= total and bins[at]:
            return at * STEP_US + STEP_US // 2
    return None
