"""Right, wrong, or in doubt: pairs of presses against what a judge has heard. Pure."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import log
from typing import Any, Final, NamedTuple

EDGES_US: Final = (50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000)
"""Pairs are told apart by the gap that was made, to the nearest of these."""
PATIENCE_US: Final = 60_000
"""A press that has not reached its judge by then is missed."""
EARLY_US: Final = 20_000
"""A stamp may lie before the press by mistake, not only by its doubt."""
WIDEST_US: Final = 1_000_000
"""Evidence that was lost and found again is dated as wide as this, and no wider."""


KINDS: Final = ("right", "wrong", "heat", "missed")


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


class Start(NamedTuple):
    """A press around a word, and when its contact closed: after the one, before the other."""

    word: int
    seat: int
    after_us: int
    before_us: int


Hearing = tuple[int, int, int | None]
"""The how-manieth it was to arrive, when it was stamped, and with which doubt."""


class Judged(NamedTuple):
    """A pair, what was heard of it, and what its judge makes of that."""

    pair: Press
    one: Hearing | None
    other: Hearing | None
    verdict: str
    untrue: int
    """Stamps whose truth lies outside the doubt that they state."""

    @property
    def stamps(self) -> int:
        """How many stamps with a doubt there are to be held to their word."""
        return sum(h is not None and h[2] is not None for h in (self.one, self.other))

    @property
    def doubt_us(self) -> int:
        """What its stamps state as their doubt, added up."""
        return _doubt(self.one) + _doubt(self.other)

    @property
    def needless(self) -> bool:
        """A dead heat at a gap that the stated doubt cannot explain."""
        return self.verdict == "heat" and self.pair.gap_us > 2 * self.doubt_us


def judged(pairs: Sequence[Press], heard: Sequence[Sequence[Any]]) -> Iterator[Judged]:
    """Every pair, judged."""
    moves = [move for pair in pairs for move in _moves(pair)]
    found = iter(matched(moves, heard))
    for pair in pairs:
        one, other = next(found), next(found)
        untrue = _untrue(one, pair.first_after, pair.first_before)
        untrue += _untrue(other, pair.second_after, pair.second_before)
        yield Judged(pair, one, other, _judge(one, other), untrue)


def score(pairs: Sequence[Press], heard: Sequence[Sequence[Any]]) -> dict[str, Any]:
    """Count by gap."""
    rows: dict[int, dict[str, int]] = {}
    total = dict.fromkeys(("untrue", "needless", "stamps", "doubt_us"), 0)
    for case in judged(pairs, heard):
        row = rows.setdefault(nearest(case.pair.gap_us), dict.fromkeys(KINDS, 0))
        row[case.verdict] += 1
        for key in total:
            total[key] += int(getattr(case, key))
    return {"rows": {str(gap): rows[gap] for gap in sorted(rows)}, **total}


Move = tuple[int, int, int]
"""A seat, and when its contact closed: after the one, before the other."""


def _moves(pair: Press) -> tuple[Move, Move]:
    return (
        (pair.first, pair.first_after, pair.first_before),
        (pair.second, pair.second_after, pair.second_before),
    )


def matched(
    moves: Sequence[Move],
    heard: Sequence[Sequence[Any]],
    patience_us: int = PATIENCE_US,
) -> list[Hearing | None]:
    """What was heard of each press: everything that was heard belongs to the press nearest to it.

    Where every press of a seat arrived, without stamps, their order tells which is which.
    """
    found: list[Hearing | None] = [None] * len(moves)
    for seat, hearings in _by_seat(heard).items():
        made = [n for n, move in enumerate(moves) if move[0] == seat]
        if len(made) == len(hearings) and all(hearing[2] is None for hearing in hearings):
            for n, hearing in zip(made, hearings, strict=True):
                found[n] = hearing
            continue
        for hearing in hearings:
            mine = _whose(hearing, made, moves, patience_us)
            if mine is not None:
                found[mine] = _nearer(found[mine], hearing, moves[mine])
    return found


def nearest(gap_us: int) -> int:
    """The gap of the table that is meant."""
    return min(EDGES_US, key=lambda edge: abs(log(max(1, gap_us) / edge)))


def _by_seat(heard: Sequence[Sequence[Any]]) -> dict[int, list[Hearing]]:
    found: dict[int, list[Hearing]] = defaultdict(list)
    for n, (seat, t, u) in enumerate(heard):
        found[seat].append((n, t, u))
    for hearings in found.values():
        hearings.sort(key=lambda hearing: hearing[1])
    return found


def _whose(
    hearing: Hearing, made: Sequence[int], moves: Sequence[Move], patience_us: int
) -> int | None:
    """Which press of its seat was heard here."""
    low = bisect_left(made, hearing[1] - WIDEST_US, key=lambda n: moves[n][2])
    high = bisect_right(made, hearing[1] + WIDEST_US, key=lambda n: moves[n][1])
    near = [n for n in made[low:high] if _close(hearing, moves[n], patience_us)]
    return min(near, key=lambda n: _apart(hearing, moves[n]), default=None)


def _nearer(one: Hearing | None, other: Hearing, move: Move) -> Hearing:
    return other if one is None or _apart(other, move) < _apart(one, move) else one


def _close(hearing: Hearing, move: Move, patience_us: int) -> bool:
    _, t, u = hearing
    _, after_us, before_us = move
    early_us = 0 if u is None else EARLY_US + u
    return after_us - early_us <= t <= before_us + patience_us + (u or 0)


def _apart(hearing: Hearing, move: Move) -> tuple[int, int]:
    """How far a hearing is from a press, with its doubt and then without."""
    _, t, u = hearing
    _, after_us, before_us = move
    apart = max(after_us - t, 0, t - before_us)
    return max(0, apart - (u or 0)), apart


def _judge(one: Hearing | None, other: Hearing | None) -> str:
    """As each kind of judge would: by stamps and doubt, or by who arrived first."""
    if one is None or other is None:
        return "missed"
    if one[2] is None or other[2] is None:
        return "right" if one[0] < other[0] else "wrong"
    if abs(one[1] - other[1]) <= one[2] + other[2]:
        return "heat"
    return "right" if one[1] < other[1] else "wrong"


def _untrue(hearing: Hearing | None, after_us: int, before_us: int) -> int:
    """Hold a stamp of ours to its word."""
    if hearing is None:
        return 0
    _, t, u = hearing
    return 0 if u is None else int(not (t - u <= before_us and after_us <= t + u))


def _doubt(hearing: Hearing | None) -> int:
    return (hearing[2] or 0) if hearing is not None else 0


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
