"""A source that storms: told once, counted, switched off by name, and tried again."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hw.signals import EVIDENCE_LOST, LOST, RECOVERED, Fault, Place, Report, Signal
from hw.storm import BURST, CALM_US, EACH_SECOND, FIRST_REST_US, StormWatch

SECOND = 1_000_000
PLACES = (Place(1, "pile"), Place(1, "white"))


def watch() -> StormWatch:
    return StormWatch("board A", PLACES)


def flicker(t: int) -> tuple[Fault, Fault]:
    return Fault(t, 1, "pile", EVIDENCE_LOST, "not read"), Fault(t, 1, "pile", RECOVERED)


def test_a_single_fault_is_told_as_it_comes_and_goes() -> None:
    one = watch()
    lost, back = flicker(5)
    assert [*one.passed(lost, 5), *one.passed(back, 6)] == [lost, back]
    assert [*one.calm(CALM_US * 2)] == []


def test_one_that_comes_and_goes_is_told_twice_with_a_count_and_a_span() -> None:
    one, told = watch(), list[Report]()
    for t in range(0, 60 * SECOND, 100_000):
        for report in flicker(t):
            told += one.passed(report, t)
    told += one.calm(60 * SECOND + CALM_US)
    assert [fault.reason for fault in told if isinstance(fault, Fault)] == [
        EVIDENCE_LOST, RECOVERED, EVIDENCE_LOST, RECOVERED,
    ]  # fmt: skip
    assert isinstance(told[-1], Fault)
    assert told[-1].detail == "evidence-lost 600 times within 60 s, calm again"


def test_a_fault_that_stays_is_not_ended_by_time() -> None:
    one = watch()
    assert [*one.passed(Fault(0, 1, "pile", LOST), 0)]
    assert [*one.calm(3600 * SECOND)] == []


def test_a_source_that_reports_more_than_hands_can_do_is_switched_off_by_name() -> None:
    one, told = watch(), list[Report]()
    for seq in range(1, 10_000):
        told += one.passed(Signal(1, "pile", bool(seq % 2), seq, 100, seq), seq)
    faults = [report for report in told if isinstance(report, Fault)]
    assert [(fault.seat, fault.input, fault.reason) for fault in faults] == [
        (1, "pile", LOST), (1, "white", LOST),
    ]  # fmt: skip
    assert faults[0].detail.startswith("board A: switched off for 5 s")
    assert len(told) <= BURST + 2
    on_again = [*one.calm(FIRST_REST_US + 10_000)]
    assert [fault.reason for fault in on_again if isinstance(fault, Fault)] == [RECOVERED] * 2


def test_each_time_it_storms_it_rests_twice_as_long() -> None:
    one, now, rests = watch(), 0, list[int]()
    for _ in range(4):
        while not one.off:
            [*one.passed(Signal(1, "pile", True, now, 100, 1), now)]
        began = now
        while one.off:
            now += SECOND
            [*one.calm(now)]
        rests.append((now - began) // SECOND)
    assert rests == [5, 10, 20, 40]


@pytest.mark.slow
@settings(max_examples=settings().max_examples // 3)
@given(st.integers(1, 100_000), st.sampled_from(("signal", "flicker", "both")))
@example(15_391, "signal")
@example(20_000, "signal")
def test_whatever_is_plugged_in_an_hour_is_bounded(step_us: int, kind: str) -> None:
    one, told, now = watch(), 0, 0
    for turn in range(30_000):
        now += step_us
        reports: list[Report] = []
        if kind != "flicker":
            reports.append(Signal(1, "pile", bool(turn % 2), now, 100, turn))
        if kind != "signal":
            reports += flicker(now)
        told += sum(len([*one.passed(report, now)]) for report in reports)
    assert told <= BURST * 3 + (EACH_SECOND + 1) * now / SECOND
