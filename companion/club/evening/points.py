"""What a place at a table is worth. Who tie share what their places are worth together.

Points are whole numbers of a very small coin, 1/840: up to eight can share anything without a rest.
"""

from collections.abc import Mapping, Sequence

COIN = 840
USUAL = (10, 7, 5, 4, 3, 2, 1, 0)
"""What the first, the second, ... get where nobody has said otherwise."""


def ranks(keys: Mapping[str, tuple[int, ...]]) -> dict[str, int]:
    """Return everybody's rank by what they have reached, more is better; who have the same tie."""
    return {who: 1 + sum(other > key for other in keys.values()) for who, key in keys.items()}


def points_of(placed: Mapping[str, int], worth: Sequence[int] = USUAL) -> dict[str, int]:
    """Return what everybody gets for their rank, in coins; beyond the table's end, nothing."""
    return {
        who: _share(rank, [*placed.values()].count(rank), worth) for who, rank in placed.items()
    }


def _share(rank: int, tied: int, worth: Sequence[int]) -> int:
    places = worth[rank - 1 : rank - 1 + tied]
    return sum(places) * COIN // tied
