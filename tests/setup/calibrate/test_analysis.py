"""Clicks in a recording, and whether they agree."""

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.setup.calibrate.analysis import (
    Constant,
    Refusal,
    click,
    draw,
    find_delays,
    judge,
    pauses,
)


@given(st.integers(0, 400_000), st.floats(0.05, 1.1), st.integers(-40, 40))
def test_a_click_is_found_where_it_is(delay_us: int, gain: float, rest: int) -> None:
    samples = array("h", [rest] * 60_000)
    at = 9_600 + delay_us * 48 // 1000
    for n, sample in enumerate(array("h", click())):
        samples[at + n] = max(-32_768, min(32_767, rest + round(gain * sample)))
    (found,) = find_delays(samples.tobytes(), 5_000_000, [5_200_000])
    assert found is not None
    assert abs(found - delay_us) <= 42


def test_nothing_is_found_outside_the_recording() -> None:
    assert find_delays(bytes(2_000), 0, [-10, 0, 10**9]) == (None, None, None)


@pytest.mark.parametrize(
    ("delays", "finding"),
    [
        ([5_000, 5_010, 4_990, 5_005, 5_000], Constant(5_000, 20)),
        ([5_000, 5_010, None, 5_005, 5_000], Constant(5_002, 10)),
        ([5_000, 5_010, 250_000, 5_005, 5_000], Constant(5_002, 10)),
        ([-400, -380, -410, -400, -400], Constant(0, 30)),
    ],
)
def test_clicks_that_agree_make_a_constant(delays: list[int | None], finding: Constant) -> None:
    assert judge(delays) == finding


@pytest.mark.parametrize(
    ("delays", "words"),
    [
        ([], "only 0 of 0"),
        ([None] * 12, "only 0 of 12"),
        ([5_000] * 8 + [None] * 4, "only 8 of 12"),
        ([n * 4_000 for n in range(12)], "differ by up to 44.0 ms"),
        ([5_000] * 6 + [9_000] * 6, "no constant can mend"),
        ([-8_000] * 12, "8.0 ms before they were played"),
    ],
)
def test_clicks_that_do_not_agree_are_refused(delays: list[int | None], words: str) -> None:
    finding = judge(delays)
    assert isinstance(finding, Refusal)
    assert words in finding.reason


def test_pauses_are_irregular_and_the_same_each_time() -> None:
    assert pauses(12) == pauses(12)
    assert len(set(pauses(12))) == 12


def test_the_picture_shows_every_click_on_one_scale() -> None:
    assert draw([5_000, None, 6_000], width=11).splitlines() == [
        "   1      5.00  *",
        "   2  not heard",
        "   3      6.00  ..........*",
        "                5.00   6.00",
    ]
