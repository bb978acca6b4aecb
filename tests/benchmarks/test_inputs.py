"""The measure of inputs a turn counts what people do, and has something to stand beside."""

import pytest

from benchmarks.inputs import GOAL, SEEDS, Count, before, is_input, lines, measured, summed
from companion.core.referee.events import Cue, Deal, Entry, Press, Release, Ruling

SHORT = {"221b-baker-street": [6], "i-say-holmes": [8], "sorry": [6]}


def test_what_people_do_is_counted_and_what_the_table_does_is_not() -> None:
    done = (
        Press(1, 400, 1, "white"),
        Entry(1, "move", {"seat": 1, "move": 2}),
        Ruling(1, "draw-void", {}),
    )
    by_itself = (
        Release(1, 400, 1, "white"),
        Entry(1, "die", {"seat": 1, "value": 4}),
        Deal(1, "deal", {"order": []}),
        Cue(1, 400, "ready"),
    )
    assert all(is_input(event) for event in done)
    assert not any(is_input(event) for event in by_itself)


def test_long_matches_weigh_more_than_short_ones() -> None:
    assert summed([Count(10, 2), Count(2, 2)]).a_turn == 3


def test_every_seed_has_a_figure_from_before() -> None:
    kept = before()
    assert {game: list(by_seed) for game, by_seed in kept.items()} == {
        game: list(seeds) for game, seeds in SEEDS.items()
    }
    assert all(count.a_turn > 1 for by_seed in kept.values() for count in by_seed.values())


@pytest.mark.parametrize("seeds", [[6], pytest.param([3, 4], marks=pytest.mark.slow)])
def test_a_turn_of_sorry_takes_half_of_what_it_took(seeds: list[int]) -> None:
    old = summed([before()["sorry"][seed] for seed in seeds])
    assert summed([measured("sorry", seed) for seed in seeds]).a_turn <= GOAL * old.a_turn


@pytest.mark.slow
def test_every_game_gets_a_ratio() -> None:
    printed = list(lines(SHORT))
    assert [line.split(",")[0] for line in printed[::4]] == list(SHORT)
    ratios = [float(line.split()[1]) for line in printed if line.startswith("  ratio")]
    assert len(ratios) == 3
    assert all(0 < ratio < 1.5 for ratio in ratios)
