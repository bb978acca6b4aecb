"""Who came first at a table, second, ...: from who won and what was counted. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.club.evening.points import ranks


@dataclass(frozen=True, slots=True)
class Finisher:
    """Somebody at the end of a match."""

    seat: int
    name: str
    won: int = 0
    """How often: of a match of several games, those that they won."""
    total: int | None = None
    """Of the game's own points; None: it counts none."""


def ranked(finishers: Sequence[Finisher], fewest: bool = False) -> dict[int, int]:
    """Return the rank of each seat: whoever won, then by points; who have the same tie.

    `fewest` says that points are against whoever has them.
    """
    sign = -1 if fewest else 1
    keys = {str(each.seat): (each.won, sign * (each.total or 0)) for each in finishers}
    return {int(seat): rank for seat, rank in ranks(keys).items()}


def can_be_ranked(finishers: Sequence[Finisher], won: bool, ended: bool, in_a_round: bool) -> bool:
    """Tell whether a match says who of these people was better.

    Somebody has won it, be it a bot; or it was part of an evening and was ended by the clock, with
    points on the table. A match that was left anywhere else says nothing.
    """
    if not ended or len(finishers) < 2:
        return False
    counted = any(each.total is not None for each in finishers)
    return won or (in_a_round and counted)
