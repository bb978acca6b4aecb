"""Time with doubt."""

from hypothesis import given
from hypothesis import strategies as st

from companion.core.referee.instant import (
    Instant,
    certainly_before,
    decidable_at,
    in_doubt,
    later,
    margin,
)

instants = st.builds(Instant, st.integers(0, 10_000), st.integers(0, 1_000))


def test_intervals_that_touch_are_doubt() -> None:
    assert not certainly_before(Instant(1_000, 100), Instant(1_200, 100))
    assert certainly_before(Instant(1_000, 100), Instant(1_201, 100))
    assert in_doubt(Instant(1_000, 100), Instant(1_200, 100))


@given(instants, instants)
def test_one_is_before_or_the_other_or_neither_can_be_told(a: Instant, b: Instant) -> None:
    assert certainly_before(a, b) + certainly_before(b, a) + in_doubt(a, b) == 1
    assert in_doubt(a, b) == in_doubt(b, a) == (margin(a, b).gap_us <= margin(a, b).doubt_us)


@given(instants, instants, instants)
def test_beyond_doubt_carries_over(a: Instant, b: Instant, c: Instant) -> None:
    if certainly_before(a, b) and certainly_before(b, c):
        assert certainly_before(a, c)


@given(instants, instants)
def test_after_the_decision_no_rival_can_be_in_doubt(a: Instant, b: Instant) -> None:
    if b.t > decidable_at(a, b.u):
        assert certainly_before(a, b)


@given(instants, st.integers(0, 5_000))
def test_a_while_later_is_as_unsure(a: Instant, us: int) -> None:
    assert later(a, us) == (a.t + us, a.u)


def test_it_is_decided_as_soon_as_no_rival_can_be_in_doubt_any_more() -> None:
    at = decidable_at(Instant(1_000, 100), 50)
    assert in_doubt(Instant(1_000, 100), Instant(at, 50))
    assert certainly_before(Instant(1_000, 100), Instant(at + 1, 50))


def test_a_moment_by_itself_is_sure() -> None:
    assert Instant(5) == (5, 0)
