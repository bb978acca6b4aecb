"""What places are worth in an evening, as it is kept: a list of points, the first place first."""

import json
from collections.abc import Sequence
from itertools import pairwise

from companion.club.evening.model import MOST
from companion.club.evening.points import USUAL

LARGEST = 1_000


def worth_of(kept: str) -> tuple[int, ...]:
    """Read what is kept."""
    return tuple(json.loads(kept))


def written(worth: Sequence[int]) -> str:
    """Return it as it is kept."""
    return json.dumps([*worth])


def named(words: str) -> tuple[int, ...]:
    """Read what somebody has typed: `10,7,5`; nothing: what is usual. ValueError: no such list."""
    if not words:
        return USUAL
    found = tuple(int(word) for word in words.split(","))
    falling = all(a >= b for a, b in pairwise(found))
    if not falling or len(found) > MOST or not all(0 <= each <= LARGEST for each in found):
        raise ValueError(words)
    return found
