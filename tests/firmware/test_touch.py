"""Whether a hand is on a pad, whatever the pad."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.firmware.shipped import load

Touch = load("touch").Touch


def feed(touch: object, values: list[int]) -> list[bool]:
    return [made for value in values if (made := touch.sample(value)) is not None]  # type: ignore[attr-defined]


@given(st.integers(20, 5_000), st.integers(2, 6), st.integers(0, 100))
def test_a_hand_is_felt_once_on_any_pad_and_lifted_once(base: int, times: int, seed: int) -> None:
    chance = Random(seed)
    touch = Touch()

    def noisy(level: int, count: int) -> list[int]:
        return [level + chance.randint(-level // 50, level // 50) for _ in range(count)]

    assert feed(touch, noisy(base, 200)) == []
    assert feed(touch, noisy(base * times, 300)) == [True]
    assert feed(touch, noisy(base, 200)) == [False]


def test_the_baseline_follows_damp() -> None:
    touch = Touch()
    assert feed(touch, [100 + n // 200 for n in range(40_000)]) == []
    assert feed(touch, [700] * 3) == [True]


@pytest.mark.parametrize("seconds", [1, 60])
def test_a_hand_that_stays_stays(seconds: int) -> None:
    touch = Touch()
    feed(touch, [100] * 100)
    assert feed(touch, [300] * seconds * 1000) == [True]
    assert feed(touch, [100] * 10) == [False]


def test_a_noisy_pad_raises_its_threshold() -> None:
    chance = Random(1)
    touch = Touch()
    assert feed(touch, [100 + chance.randint(-9, 9) for _ in range(20_000)]) == []
    assert feed(touch, [118, 100] * 3) == []
    assert feed(touch, [200] * 3) == [True]


def test_nothing_is_felt_before_the_baseline_is_known() -> None:
    touch = Touch()
    assert feed(touch, [300] * 20) == []
    assert not touch.ready
