"""The board's clock, past the hardware's roll-over."""

from hypothesis import given
from hypothesis import strategies as st

from tests.firmware.shipped import load

ticks = load("ticks")
ROUND = 1 << 30


@given(st.integers(0, ROUND - 1), st.lists(st.integers(0, ROUND - 1), max_size=30))
def test_it_is_the_true_time_whatever_rolls_over(start: int, pauses: list[int]) -> None:
    now = start
    clock = ticks.Clock(lambda: now % ROUND)
    for pause in pauses:
        now += pause
        assert clock.now() == now


@given(st.integers(0, 5 * ROUND), st.integers(-(1 << 29) + 1, (1 << 29) - 1))
def test_a_stamp_is_extended_from_before_or_after_the_last_look(now: int, apart: int) -> None:
    clock = ticks.Clock(lambda: 0)
    clock.raw, clock._base = now % ROUND, now
    assert clock.extend((now + apart) % ROUND) == now + apart
