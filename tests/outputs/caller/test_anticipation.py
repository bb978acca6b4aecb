"""Can PLAY be anticipated? Every way of waiting is tried against tens of thousands of READYs."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from math import sqrt

import pytest

from companion.outputs.caller.pace import PACES
from tests.outputs.caller.table import caller, waits
from tests.support.soak import times

DRAWS = times(40_000, soaking=100_000)
SLICES = 20


def chi_square_limit(freedom: int) -> float:
    """What chance exceeds once in 100,000 times (Wilson and Hilferty's approximation)."""
    z = 4.26
    return freedom * (1 - 2 / (9 * freedom) + z * sqrt(2 / (9 * freedom))) ** 3


def chi_square(trials: Sequence[tuple[int, int]]) -> float:
    """How unlike (hits, tries) are, if all had the same chance."""
    chance = sum(hits for hits, _ in trials) / sum(tries for _, tries in trials)
    spread = chance * (1 - chance)
    return sum((hits - tries * chance) ** 2 / (tries * spread) for hits, tries in trials)


def by_slice(drawn: Sequence[tuple[int, bool]], low: int, high: int) -> list[tuple[int, int]]:
    """For each slice of the wait: how often PLAY came in it, and how often one waited for it."""
    width = (high - low) / SLICES
    ended = [[0, 0] for _ in range(SLICES + 1)]
    for wait, play in drawn:
        ended[min(SLICES, int((wait - low) / width))][play] += 1
    waited = len(drawn)
    trials = []
    for readies, plays in ended[:SLICES]:
        trials.append((plays, waited))
        waited -= readies + plays
    return trials


@pytest.mark.slow
@pytest.mark.parametrize("name", PACES)
def test_no_interval_of_waiting_predicts_play_better_than_chance(name: str) -> None:
    pace = PACES[name]
    drawn = [*waits(caller(pace, seed=1904), DRAWS)]
    trials = by_slice(drawn, pace.shortest_us, pace.longest_us)
    assert chi_square(trials) < chi_square_limit(SLICES - 1)


@pytest.mark.slow
def test_the_best_waiting_strategy_gains_nothing() -> None:
    """Whoever waits so long and then reaches for the card is right no more often than anybody.

    The strategy is chosen on one half of the evening and played on the other.
    """
    pace = PACES["ruthless"]
    drawn = [*waits(caller(pace, seed=221), DRAWS)]
    learnt, played = drawn[: DRAWS // 2], drawn[DRAWS // 2 :]
    seen = by_slice(learnt, pace.shortest_us, pace.longest_us)
    best = max(range(SLICES), key=lambda n: seen[n][0] / seen[n][1])
    trials = by_slice(played, pace.shortest_us, pace.longest_us)
    hits, tries = trials[best]
    others = [trial for n, trial in enumerate(trials) if n != best]
    rest = (sum(hit for hit, _ in others), sum(tried for _, tried in others))
    assert chi_square([(hits, tries), rest]) < chi_square_limit(1)


@pytest.mark.slow
def test_nothing_in_the_past_predicts_a_trap() -> None:
    """Neither the trap before, nor two of them, nor how long the last wait was."""
    pace = PACES["brisk"]
    drawn = [*waits(caller(pace, seed=5), DRAWS)]
    pasts: dict[tuple[object, ...], list[int]] = {}
    for (_, older), (wait, before), (_, play) in zip(drawn, drawn[1:], drawn[2:], strict=False):
        past = (older, before, wait > pace.shortest_us + pace.mean_us)
        counts = pasts.setdefault(past, [0, 0])
        counts[0] += not play
        counts[1] += 1
    trials = [(hits, tries) for hits, tries in pasts.values() if tries > 200]
    assert len(trials) >= 6
    assert chi_square(trials) < chi_square_limit(len(trials) - 1)


@pytest.mark.parametrize("name", PACES)
def test_traps_come_at_the_set_rate_and_two_in_a_row(name: str) -> None:
    pace = replace(PACES[name], traps=0.3)
    drawn = [play for _, play in waits(caller(pace), 10_000)]
    assert drawn.count(False) / len(drawn) == pytest.approx(0.3, abs=0.025)
    assert any(not one and not two for one, two in pairwise(drawn))


def test_with_no_traps_only_the_longest_wait_ends_in_ready() -> None:
    pace = replace(PACES["brisk"], traps=0.0)
    for wait, play in waits(caller(pace), 5_000):
        assert play == (wait < pace.longest_us)
    assert 0.01 < pace.overlong < 0.03


@pytest.mark.parametrize("name", PACES)
def test_every_wait_is_within_its_bounds(name: str) -> None:
    pace = PACES[name]
    drawn = [wait for wait, _ in waits(caller(pace), 5_000)]
    assert min(drawn) >= pace.shortest_us
    assert max(drawn) == pace.longest_us


def test_the_measure_itself_finds_a_wait_that_can_be_anticipated() -> None:
    """A wait drawn evenly is exactly what people learn to beat."""
    drawn = [(800_000 + 480 * n, True) for n in range(10_000)]
    trials = by_slice(drawn, 800_000, 5_600_000)
    assert chi_square(trials) > 10 * chi_square_limit(SLICES - 1)
