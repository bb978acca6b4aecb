"""Time is converted in one place, and never made to look more exact than it is."""

import time

from hypothesis import given
from hypothesis import strategies as st

from hw import clock


def test_the_table_clock_is_the_kernels_monotonic_clock() -> None:
    before = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    now = clock.now_us()
    after = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    assert before // 1_000 <= now <= after // 1_000


def test_units() -> None:
    assert clock.us_from_ns(1_999) == 1
    assert clock.us_from_s(1.5) == 1_500_000
    assert clock.us_from_ms(4) == 4_000
    assert clock.s_from_us(250_000) == 0.25


@given(st.integers(-(10**15), 10**15), st.integers(0, 10**12))
def test_law_between_covers_both_ends_and_hardly_more(earliest: int, span: int) -> None:
    t, u = clock.between(earliest, earliest + span)
    assert t - u <= earliest
    assert earliest + span <= t + u
    assert 2 * u <= span + 1


@given(st.integers(0, 10**13))
def test_law_seconds_as_libraries_give_them_keep_their_microsecond(t_us: int) -> None:
    assert clock.us_from_s(t_us / 1_000_000) == t_us
