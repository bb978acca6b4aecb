"""The measures of play measure something."""

import pytest

from benchmarks.play import first_ready, hands_a_second


def test_hands_are_played_faster_than_by_people() -> None:
    hands, times = hands_a_second(3, 1)
    assert hands > 0
    assert times > 5


@pytest.mark.slow
def test_a_window_comes_to_its_first_ready() -> None:
    seconds, mib = first_ready()
    assert 0 < seconds < 60
    assert mib > 10
