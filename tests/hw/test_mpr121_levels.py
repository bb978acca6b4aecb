"""How long a hand was there before the chip said so: whatever the hand, the truth is within."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hw.drivers.mpr121_levels import SAMPLES, SLACK_US, SLOWEST_US, WINDOW_US, Level
from tests.hw.rigs.touch_chip import CONFIG2, ECR, REST, TouchModel

TOUCH, RELEASE = 12, 6
FOUR_SAMPLES_OF_1_MS = 0x20


def pad(touch: int = TOUCH, release: int = RELEASE) -> Level:
    level = Level(touch, release)
    level.rests_at(REST >> 2)
    return level


def test_a_pad_that_was_never_read_says_nothing() -> None:
    assert Level(TOUCH, RELEASE).late_us(True) == SLOWEST_US
    assert pad().late_us(True) == SLOWEST_US


def test_a_pad_at_rest_had_a_hand_in_one_sample_at_the_most() -> None:
    """The chip shows its baseline to four counts only."""
    level = pad()
    level.was(0, REST)
    assert level.already(True) == 1
    level.rests_at(REST - 3 >> 2)
    level.was(1, REST + 1)
    assert level.late_us(True) <= WINDOW_US + SLACK_US + 1_000


def test_a_trace_of_a_hand_is_taken_for_as_long_as_it_can_have_been_there() -> None:
    level = pad()
    level.was(0, REST)
    level.was(2_000, REST - 4)
    assert level.already(True) == 2
    level.was(4_000, REST - 11)
    assert level.late_us(True) == SLOWEST_US


def test_a_hand_that_leaves_is_held_against_how_strong_it_was() -> None:
    level = pad()
    level.was(0, REST - 100)
    assert level.late_us(False) == SLOWEST_US, "nothing is known of the window before"
    level.was(5_000, REST - 100)
    assert level.already(False) == 1
    level.was(7_000, REST - 50)
    assert level.already(False) == 2
    level.turned()
    assert level.late_us(False) == SLOWEST_US


def test_a_noisy_pad_states_more() -> None:
    quiet, noisy = pad(), pad()
    quiet.was(0, REST)
    for at, value in enumerate((REST + 4, REST)):
        noisy.was(at, value)
    assert noisy.already(True) > quiet.already(True)


@given(
    touch=st.sampled_from((12, 24, 40)),
    strength=st.integers(44, 400),
    rise_us=st.integers(0, 30_000),
    came_us=st.integers(200_000, 208_000),
    stays_us=st.integers(60_000, 90_000),
    poll_us=st.integers(300, 6_000),
    seed=st.integers(0, 999),
    trimmed=st.booleans(),
)
def test_the_truth_lies_between_what_can_have_been_and_the_end_of_the_window(
    touch: int,
    strength: int,
    rise_us: int,
    came_us: int,
    stays_us: int,
    poll_us: int,
    seed: int,
    trimmed: bool,
) -> None:
    """A hand of any strength comes and goes at any speed, on a noisy pad, and the chip averages its
    samples or leaves out the highest and the lowest: it passes the threshold within what is stated,
    whenever the chip is read."""
    model, release = running(seed, trimmed, touch), touch // 2
    model.hand(0, True, came_us, strength, rise_us)
    left_us = came_us + max(stays_us, rise_us)
    model.hand(0, False, left_us, rise_us=rise_us)
    passed = {
        True: came_us + rise_us * touch / strength,
        False: left_us + rise_us * (strength - release) / strength,
    }
    level = pad(touch, release)
    found = changes(model, level, poll_us, left_us + rise_us + 30_000)
    assert [on for on, _, _ in found] == [True, False]
    for on, earliest_us, latest_us in found:
        assert earliest_us <= passed[on] <= latest_us


@pytest.mark.parametrize("touch", [12, 24, 40])
def test_a_sample_that_the_chip_leaves_out_is_reckoned_with(touch: int) -> None:
    """The highest and the lowest may be dropped: one sample with the hand leaves no trace."""
    for came_us in range(200_000, 204_000, 250):
        model = running(1, True, touch)
        model.hand(0, True, came_us, 120)
        ((_, earliest_us, latest_us),) = changes(
            model, pad(touch, touch // 2), 333, came_us + 9_000
        )
        assert earliest_us <= came_us <= latest_us


def running(seed: int, trimmed: bool = False, touch: int = TOUCH) -> TouchModel:
    model = TouchModel(seed, trimmed=trimmed)
    for register, value in ((0x41, touch), (0x42, touch // 2), (0x35, 0xFF), (0x33, 0)):
        model.write(register, value)
    model.write(CONFIG2, FOUR_SAMPLES_OF_1_MS)
    model.write(ECR, 0x8C)
    model.advance(100_000)
    return model


def changes(
    model: TouchModel, level: Level, poll_us: int, until_us: int
) -> list[tuple[bool, int, int]]:
    """Read it again and again; return what changed, and between which instants."""
    was, seen_us, found = False, 100_000, list[tuple[bool, int, int]]()
    for now in range(100_000, until_us, poll_us):
        on = bool(model.status(now) & 1)
        if on != was:
            found.append((on, seen_us - level.late_us(on), now))
            level.turned()
        level.was(now, model.pads[0].value)
        was, seen_us = on, now
    return found


def test_no_window_is_longer_than_the_chip_takes_for_one() -> None:
    assert WINDOW_US == running(1).window_us == SAMPLES * 1_000
