"""Right, wrong, or in doubt: pairs of presses against what a judge has heard. Pure."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence
from math import log
from typing import Any, Final, NamedTuple

EDGES_US: Final = (50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000)
"""Pairs are told apart by the gap that was made, to the nearest of these."""
PATIENCE_US: Final = 60_000
"""A press that has not reached its judge by then is missed."""
EARLY_US: Final = 20_000
"""A stamp may lie before the press, by its doubt or by mistake."""


class Press(NamedTuple):
    """A pair: who, and when each contact closed (after the one instant, before the other)."""

    first: int
    second: int
    first_after: int
    first_before: int
    second_after: int
    second_before: int

    @property
    def gap_us(self) -> int:
        """What is certain of it: from the end of the one to the beginning of the other."""
        return self.second_after - self.first_before


Hearing = tuple[int, int, int | None]


def score(pairs: Sequence[Press], heard: Sequence[Sequence[Any]]) -> dict[str, Any]:
    """Count by gap; `untrue` are stamps whose truth lies outside the doubt that they state."""
    rows: dict[int, dict[str, int]] = {}
    total = {"untrue": 0, "needless": 0, "stamps": 0}
    for pair, (one, other) in zip(pairs, _matched(pairs, heard), strict=True):
        row = rows.setdefault(
            nearest(pair.gap_us), {"right": 0, "wrong": 0, "heat": 0, "missed": 0}
        )
        row[_judge(one, other)] += 1
        _audit(pair, one, other, total)
    return {"rows": {str(gap): rows[gap] for gap in sorted(rows)}, **total}


def _matched(pairs: Sequence[Press], heard: Sequence[Sequence[Any]]) -> list[list[Hearing | None]]:
    """What was heard of each press. A seat whose every press arrived is matched by their order."""
    found: list[list[Hearing | None]] = [[None, None] for _ in pairs]
    for seat, times in _by_seat(heard).items():
        made = [(n, which) for n, pair in enumerate(pairs) for which in _which(pair, seat)]
        whole = len(made) == len(times) and all(time[2][2] is None for time in times)
        for (n, which), time in zip(made, times if whole else [None] * len(made), strict=True):
            since = pairs[n].second_after if which else pairs[n].first_after
            found[n][which] = time[2] if time else _find(times, since)
    return found


def _which(pair: Press, seat: int) -> list[int]:
    return [which for which, who in enumerate((pair.first, pair.second)) if who == seat]


def nearest(gap_us: int) -> int:
    """The gap of the table that is meant."""
    return min(EDGES_US, key=lambda edge: abs(log(max(1, gap_us) / edge)))


def _by_seat(heard: Sequence[Sequence[Any]]) -> dict[int, list[tuple[int, int, Hearing]]]:
    found: dict[int, list[tuple[int, int, Hearing]]] = defaultdict(list)
    for n, (seat, t, u) in enumerate(heard):
        found[seat].append((t, n, (n, t, u)))
    for times in found.values():
        times.sort()
    return found


def _find(times: list[tuple[int, int, Hearing]], since_us: int) -> Hearing | None:
    """The hearing that belongs to a press: the nearest; one without a stamp comes after it."""
    at = bisect_right(times, (since_us - 1, len(times), (0, 0, 0)))
    near = [
        hearing for _, _, hearing in times[max(0, at - 1) : at + 1] if _close(hearing, since_us)
    ]
    return min(near, key=lambda hearing: abs(hearing[1] - since_us), default=None)


def _close(hearing: Hearing, since_us: int) -> bool:
    _, t, u = hearing
    return -(EARLY_US if u is not None else 0) <= t - since_us <= PATIENCE_US


def _judge(one: Hearing | None, other: Hearing | None) -> str:
    """As each kind of judge would: by stamps and doubt, or by who arrived first."""
    if one is None or other is None:
        return "missed"
    if one[2] is None or other[2] is None:
        return "right" if one[0] < other[0] else "wrong"
    if abs(one[1] - other[1]) <= one[2] + other[2]:
        return "heat"
    return "right" if one[1] < other[1] else "wrong"


def _audit(pair: Press, one: Hearing | None, other: Hearing | None, total: dict[str, int]) -> None:
    """Hold our stamps to their word."""
    if one is None or other is None or one[2] is None or other[2] is None:
        return
    total["stamps"] += 2
    spans = (
        (one, pair.first_after, pair.first_before),
        (other, pair.second_after, pair.second_before),
    )
    for (_, t, u), after, before in spans:
        total["untrue"] += not (t - (u or 0) <= before and after <= t + (u or 0))
    overlap = abs(one[1] - other[1]) <= one[2] + other[2]
    total["needless"] += overlap and pair.second_after - pair.first_before > 2 * (one[2] + other[2])


def merged(runs: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Several runs as one: every count is added to its like."""
    found: dict[str, Any] = {}
    for run in runs:
        _add(found, run)
    return found


def _add(to: dict[str, Any], more: dict[str, Any]) -> None:
    for key, value in more.items():
        if isinstance(value, dict):
            _add(to.setdefault(key, {}), value)
        else:
            to[key] = to.get(key, 0) + value
