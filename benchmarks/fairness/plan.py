"""What is pressed in the fairness benchmark, and when: pairs, and presses around a word."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from benchmarks.fairness import felt
from benchmarks.fairness.judges import LINES, SEATS
from benchmarks.fairness.score import Press, Start
from tests.rigs.fingers import Done, Fingers, Touching, now_us

GAPS_US: Final = (50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000)
PAD_GAPS_US: Final = (1_000, 2_000, 5_000, 10_000, 20_000, 30_000)
START_GAPS_US: Final = (500, 1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 40_000)
"""Before the word and after it."""
BETWEEN_US: Final = 1_500
"""From one judge's pair to the next one's."""
LEAD_US: Final = 4_000
HOLD_S: Final = 0.013
REST_S: Final = 0.016
"""Longer than a contact's hold-off: each is a press of its own."""
PLANNED_US: Final = 100_000
"""How long it may take until what is planned for pads is understood."""


class Pair(NamedTuple):
    """Who presses first, who second, and how much later."""

    first: int
    second: int
    gap_us: int


def pairs_of(count: int, gaps: tuple[int, ...], seed: int) -> list[Pair]:
    """Every gap as often as any other, in an order that nobody can foresee."""
    random = Random(seed)
    seats = (random.sample(SEATS, 2) for _ in range(count))
    found = [Pair(one, other, gaps[n % len(gaps)]) for n, (one, other) in enumerate(seats)]
    random.shuffle(found)
    return found


def in_turn(judges: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """Let another judge be the first every time."""
    at = turn % len(judges)
    return judges[at:] + judges[:at]


def presses(judges: tuple[str, ...], pair: Pair, start_us: int) -> list[Touching]:
    """The same pair for every judge, one after the other, each on lines of his own."""
    moves, at_us = [], start_us
    for judge in judges:
        moves.append(_move(judge, pair.first, at_us))
        moves.append(_move(judge, pair.second, at_us + pair.gap_us))
        at_us += pair.gap_us + BETWEEN_US
    return moves


def _move(judge: str, seat: int, at_us: int) -> Touching:
    return Touching(at_us, "line", LINES[judge][seat - 1], True)


def plan_hands(pairs: Sequence[Pair]) -> list[felt.Plan]:
    """Work out what chips show of every pair of hands."""
    return [felt.planned(*pair, seed) for seed, pair in enumerate(pairs)]


def play_hands(fingers: Fingers, plans: Sequence[felt.Plan]) -> tuple[list[Press], int]:
    """Lay all pairs of hands on the pads; give the truth of each, and how many times the chips
    were slower than chips are: those are left out."""
    made, late = list[Press](), 0
    for plan in plans:
        hands, moves = plan.at(now_us() + PLANNED_US)
        spans = _done(fingers, moves, felt.REST_US / 1e6)
        if felt.on_time(hands, moves, spans):
            made.append(felt.pressed(hands))
        else:
            late += 1
    return made, late


def play_pairs(
    fingers: Fingers, judges: tuple[str, ...], pairs: Sequence[Pair]
) -> dict[str, list[Press]]:
    """Carry out all pairs; give each judge's, with the truth."""
    made: dict[str, list[Press]] = {judge: [] for judge in judges}
    for turn, pair in enumerate(pairs):
        order = in_turn(judges, turn)
        spans = pressed(fingers, presses(order, pair, now_us() + LEAD_US))
        for n, judge in enumerate(order):
            first, second = spans[2 * n : 2 * n + 2]
            made[judge].append(Press(pair.first, pair.second, *first, *second))
    return made


def pressed(fingers: Fingers, closing: list[Touching]) -> list[Done]:
    """Press, hold, let go and rest; say when each was pressed."""
    spans = _done(fingers, closing, HOLD_S)
    _done(fingers, [move._replace(at_us=0, on=False) for move in closing], REST_S)
    return spans


def _done(fingers: Fingers, moves: list[Touching], then_s: float) -> list[Done]:
    fingers.plan(moves)
    spans = fingers.done()
    time.sleep(then_s)
    return spans


def around(word: int, at_us: int, random: Random) -> list[tuple[Start, int]]:
    """Every seat presses once around a word: before or after it, no two at the same gap."""
    gaps = random.sample([*START_GAPS_US, *(-gap for gap in START_GAPS_US)], len(SEATS))
    seats = random.sample(SEATS, len(SEATS))
    return [
        (Start(word, seat, 0, 0), at_us + gap)
        for gap, seat in zip(sorted(gaps), seats, strict=True)
    ]


def play_starts(
    fingers: Fingers, judges: tuple[str, ...], word: int, at_us: int, random: Random
) -> dict[str, list[Start]]:
    """All seats around one word: every press is made for each judge, one write after the other."""
    plan = [
        (judge, start, press_us)
        for turn, (start, press_us) in enumerate(around(word, at_us, random))
        for judge in in_turn(judges, word + turn)
    ]
    moves = [_move(judge, start.seat, press_us) for judge, start, press_us in plan]
    made: dict[str, list[Start]] = {judge: [] for judge in judges}
    for (judge, start, _), span in zip(plan, pressed(fingers, moves), strict=True):
        made[judge].append(start._replace(after_us=span.before_us, before_us=span.after_us))
    return made
