"""How long a scene stays as it is: a countdown wakes whoever draws when its second changes."""

from hypothesis import given
from hypothesis import strategies as st

from companion.outputs.display.bell import REST_MS
from companion.outputs.display.following.lasting import Lasting, second_left, soonest
from companion.outputs.display.following.moment import Countdown, Rest
from tests.support.evening import staged
from tests.support.table import Table

INSTANTS = st.integers(0, 20_000_000)


@given(INSTANTS, INSTANTS)
def test_a_countdown_shows_the_same_until_then_and_something_else_then(
    deadline: int, now: int
) -> None:
    left = second_left(deadline, now)
    if left is None:
        assert deadline <= now
        return
    for shown, tick in ((Countdown(), Countdown.tick), (Rest(), Rest.tick)):
        tick(shown, deadline, now)  # type: ignore[arg-type]
        assert not tick(shown, deadline, now + left - 1)  # type: ignore[arg-type]
        assert tick(shown, deadline, now + left)  # type: ignore[arg-type]


def test_nobody_sleeps_longer_than_nobody_looks() -> None:
    assert Lasting().ms() == REST_MS
    assert Lasting(match=10_000_000).ms() == REST_MS
    assert Lasting(match=90_000, wall=50_000).ms() == 51


def test_a_match_that_runs_faster_changes_sooner() -> None:
    assert Lasting(match=400_000).ms(4.0) == 101
    assert Lasting(wall=200_000).ms(4.0) == 201
    assert Lasting(match=100_000).ms(0) == 101


def test_what_is_not_known_is_never_the_soonest() -> None:
    assert soonest(None, 7, 3, None) == 3
    assert soonest(None) is None


def test_a_table_at_rest_wakes_nobody_and_one_that_counts_does() -> None:
    stage = staged(Table(3).deal(), 1)
    assert stage.tick(1_500_000) == Lasting()
    assert stage.tick(1_500_000, rest=4_700_000).match == 200_000
