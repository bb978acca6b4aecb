"""The plan of the town: a spot for every place on a square map whose middle stays free.

The rules know no squares and no distances. This is for maps, and for whoever counts steps.
"""

from collections.abc import Iterable, Mapping

Spot = tuple[int, int]
"""A column and a row, from the upper left."""

SIDES = (5, 7, 9)
"""How many spots a side of the map may have: odd, so that there is a middle."""
MAX_SIDE = SIDES[-1]


def is_middle(spot: Spot, side: int) -> bool:
    """Tell whether a spot belongs to the middle, where no place lies."""
    return all(abs(number - side // 2) <= 1 for number in spot)


def side_of(spots: Iterable[Spot], count: int) -> int:
    """Return the side of the smallest map with room for so many places, and for these spots."""
    farthest = max((number for spot in spots for number in spot), default=0)
    return next((s for s in SIDES if s * s - 9 >= count and s > farthest), MAX_SIDE)


def laid_out(wanted: Mapping[str, Spot | None]) -> dict[str, Spot]:
    """Return every place's spot; one that has none, or shares it, gets the next that is free."""
    side = side_of((spot for spot in wanted.values() if spot), len(wanted))
    every = [(column, row) for row in range(side) for column in range(side)]
    free = [spot for spot in every if not is_middle(spot, side)]
    found: dict[str, Spot] = {}
    for name, spot in wanted.items():
        if spot in free:
            free.remove(spot)
            found[name] = spot
    for name in wanted:
        if name not in found:
            found[name] = free.pop(0)
    return found
