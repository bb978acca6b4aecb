"""In the virtual Pi, a table that was stopped while its kernel's buffer ran over says so."""

import pytest

from tests.hil.overrun import ROUNDS, TRIES, goes_on
from tests.hil.virtual_pi import Results
from tests.support.real_time import UNMEASURED

pytestmark = pytest.mark.slow


def test_evidence_that_was_lost_is_announced(inside: Results) -> None:
    reports = inside.of("overrun")["reports"]
    lost = [report for report in reports if report.get("fault") == "evidence-lost"]
    told = [fault for fault in lost if "overran the kernel's buffer" in fault["detail"]]
    assert told
    assert 0 < sum(int(fault["detail"].split()[0]) for fault in told) <= 24 * ROUNDS - 1_024
    for fault in told:
        after = reports[reports.index(fault) + 1]
        assert (after["fault"], after["seat"]) == ("recovered", fault["seat"])


def test_and_the_table_goes_on(inside: Results) -> None:
    found = inside.of("overrun")
    reports, waited = found["reports"], found["waited"]
    if waited and not goes_on(reports):
        pytest.skip(f"{UNMEASURED}: {waited}, {TRIES} times running")
    assert [report.get("on") for report in reports[:2]] == [True, False]
    assert [report.get("on") for report in reports[-2:]] == [True, False]
