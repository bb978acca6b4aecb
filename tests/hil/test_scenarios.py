"""Every scenario on every rig: the drivers' evidence is true, and so are the verdicts on it."""

import pytest

from tests.hil.outcome import check, off_plan_us
from tests.hil.rig import Rig
from tests.hil.scenario import Scenario
from tests.hil.scenarios import SCENARIOS


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_the_verdicts_follow(rig: Rig, scenario: Scenario) -> None:
    outcome = rig.play(scenario)
    late_us = off_plan_us(scenario, outcome)
    assert late_us <= scenario.slack_us, f"this machine was too busy to keep the plan: {late_us} us"
    check(scenario, outcome)
