"""Knocks on a phone's glass, in recordings that we know."""

from array import array
from random import Random

import pytest

from companion.setup.calibrate.analysis import RATE, Refusal
from companion.setup.calibrate.touch import (
    ASSUMED_US,
    FEWEST,
    MICROPHONE_US,
    TouchFound,
    find_knocks,
    judge_touch,
)

BEGAN_US = 7_000_000
LENGTH_S = 24


def recorded(knocks: list[int], noise: int = 40, seed: int = 3) -> bytes:
    """A room with some noise, and knocks that ring for a few milliseconds."""
    random = Random(seed)
    tenth = array("h", (random.randint(-noise, noise) for _ in range(RATE // 10)))
    samples = tenth * (10 * LENGTH_S)
    for at in knocks:
        begin = (at - BEGAN_US) * RATE // 1_000_000
        for n in range(400):
            height = int(9_000 * (1 - n / 400)) * (1 if n // 7 % 2 else -1)
            samples[begin + n] = max(-32_768, min(32_767, samples[begin + n] + height))
    return samples.tobytes()


def knocking(takes: list[int]) -> tuple[list[int], list[int]]:
    """Somebody knocks once a second: when the nail was there, and when the page was told."""
    nails = [BEGAN_US + 1_000_000 * (n + 1) for n in range(len(takes))]
    return nails, [nail + took for nail, took in zip(nails, takes, strict=True)]


def test_what_a_screen_takes_is_found_and_covers_every_knock() -> None:
    random = Random(5)
    takes = [random.randint(13_000, 21_000) for _ in range(20)]
    nails, stamps = knocking(takes)
    leads = find_knocks(recorded(nails), BEGAN_US, stamps)
    assert all(abs((lead or 0) - took) <= 200 for lead, took in zip(leads, takes, strict=True))
    found = judge_touch(leads, 1_200)
    assert isinstance(found, TouchFound)
    assert found.knocks == 20
    assert found.u_us < ASSUMED_US
    assert all(abs(took - found.us) <= found.u_us for took in takes)


def test_a_door_that_slams_is_another_noise() -> None:
    takes = [15_000] * 18
    nails, stamps = knocking(takes)
    slams = [stamps[3] - 70_000, stamps[9] - 80_000]
    found = judge_touch(find_knocks(recorded([*nails, *slams]), BEGAN_US, stamps), 1_000)
    assert isinstance(found, TouchFound)
    assert found.knocks == 16
    assert abs(found.us - 15_000) <= 200


@pytest.mark.parametrize(
    ("heard", "takes", "clock_us", "words"),
    [
        (False, [15_000] * 20, 1_000, "0 of 20 knocks were heard"),
        (True, [15_000] * (FEWEST - 1), 1_000, "were heard"),
        (True, [15_000] * 20, ASSUMED_US, "no better than what is assumed"),
        (True, [5_000, 45_000] * 10, 1_000, "do not agree"),
    ],
)
def test_what_is_worth_nothing_is_refused(
    heard: bool, takes: list[int], clock_us: int, words: str
) -> None:
    nails, stamps = knocking(takes)
    found = judge_touch(find_knocks(recorded(nails if heard else []), BEGAN_US, stamps), clock_us)
    assert isinstance(found, Refusal)
    assert words in found.reason


def test_what_was_not_recorded_is_not_found() -> None:
    nails, _ = knocking([15_000])
    assert find_knocks(recorded(nails), BEGAN_US, [BEGAN_US + 10_000]) == (None,)
    assert find_knocks(recorded(nails), BEGAN_US, [BEGAN_US + 10**9]) == (None,)


def test_a_microphone_that_is_late_shows_itself() -> None:
    found = judge_touch([-30_000] * 20, MICROPHONE_US)
    assert isinstance(found, Refusal)
    assert "choose another --input" in found.reason
