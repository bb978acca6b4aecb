"""In the virtual Pi, a table that was stopped while its kernel's buffer ran over says so."""

from typing import Any

import pytest

from tests.hil.overrun import ROUNDS, SEAT_1
from tests.hil.virtual_pi import Results

pytestmark = [pytest.mark.slow, pytest.mark.trial("overrun")]
Reports = list[dict[str, Any]]


def told(inside: Results) -> Reports:
    """What the table reported."""
    reports: Reports = inside.of("overrun")
    return reports


@pytest.fixture
def reports(inside: Results) -> Reports:
    return told(inside)


def test_evidence_that_was_lost_is_announced(reports: Reports) -> None:
    lost = [report for report in reports if report.get("fault") == "evidence-lost"]
    announced = [fault for fault in lost if "overran the kernel's buffer" in fault["detail"]]
    assert announced
    assert 0 < sum(int(fault["detail"].split()[0]) for fault in announced) <= 24 * ROUNDS - 1_024
    for fault in announced:
        after = reports[reports.index(fault) + 1]
        assert (after["fault"], after["seat"]) == ("recovered", fault["seat"])


def test_and_the_table_goes_on(reports: Reports) -> None:
    """Pads may be told blind and well again beside it, if the machine was busy."""
    moves = [each for each in reports if "on" in each]
    presses = [each["on"] for each in moves if (each["seat"], each["input"]) == SEAT_1]
    assert presses[:2] == presses[-2:] == [True, False]
