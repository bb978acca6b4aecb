"""In the virtual Pi, a table that was stopped while its kernel's buffer ran over says so."""

import pytest

from tests.hil.virtual_pi import Results

pytestmark = pytest.mark.slow


def test_evidence_that_was_lost_is_announced(inside: Results) -> None:
    reports = inside.of("overrun")
    lost = [report for report in reports if report.get("fault") == "evidence-lost"]
    (told,) = [fault for fault in lost if "overran the kernel's buffer" in fault["detail"]]
    assert told["seat"] == 1
    assert 0 < int(told["detail"].split()[0]) <= 3_000 - 1_024
    assert reports[reports.index(told) + 1]["fault"] == "recovered"


def test_and_the_table_goes_on(inside: Results) -> None:
    reports = inside.of("overrun")
    assert [report.get("on") for report in reports[:2]] == [True, False]
    assert [report.get("on") for report in reports[-2:]] == [True, False]
