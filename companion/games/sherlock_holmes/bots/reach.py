"""How long a hand takes to another player's pile: by how far round the table it lies."""

from collections.abc import Sequence
from random import Random

START_US = 150_000
"""To lift the hands from one's own cards."""
STEP_US = 85_000
"""To the next place round the table."""
NEXT_US = 120_000
"""From one pile to the next, beyond the way itself."""
SPREAD_US = 35_000


def distance(one: int, other: int, seats: int) -> int:
    """How many places apart two seats are, the shorter way round."""
    apart = abs(one - other)
    return min(apart, seats - apart)


def reaching(seat: int, seats: int, piles: Sequence[int], random: Random) -> dict[int, int]:
    """When a sweeper's hands get to which pile: the left one round the left, the right the right.

    Each hand takes the nearest pile first.
    """
    left = [pile for pile in piles if (pile - seat) % seats <= seats // 2]
    right = [pile for pile in piles if pile not in left]
    return {
        pile: after
        for side in (left, right)
        for pile, after in _one_hand(seat, seats, side, random)
    }


def _one_hand(seat: int, seats: int, piles: Sequence[int], random: Random) -> list[tuple[int, int]]:
    at = START_US
    found = []
    for turn, pile in enumerate(sorted(piles, key=lambda p: distance(seat, p, seats))):
        way = STEP_US * (distance(seat, pile, seats) if turn == 0 else 1)
        at += way + NEXT_US * (turn > 0) + abs(round(random.gauss(0, SPREAD_US)))
        found.append((pile, at))
    return found
