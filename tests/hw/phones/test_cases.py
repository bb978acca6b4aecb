"""The law of a phone's clock, case by case; page/clock.js is held to the same table."""

import json
from pathlib import Path
from typing import Any

import pytest

from hw.boards.clocksync import ClockSync
from hw.phones.config import phone_law

CASES = json.loads((Path(__file__).parent / "clock_cases.json").read_text())


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["title"]))
def test_a_case_of_the_law(case: dict[str, Any]) -> None:
    sync = ClockSync(phone_law(case["coarse"]))
    for trip in case["trips"]:
        agrees = sync.sample(trip["sent"], trip["here"], trip["away"], trip["came"])
        assert agrees == trip["agrees"]
    assert sync.known == bool(case["stamps"])
    for stamp in case["stamps"]:
        t_us, u_us = sync.instant(stamp["page"], 0, stamp["came"])
        assert abs(t_us - stamp["t"]) <= 1
        assert abs(u_us - stamp["u"]) <= 1
