"""Every scenario on every rig: the drivers' evidence is true, and so are the verdicts on it."""

import pytest

from tests.hil.outcome import check, off_plan, starved
from tests.hil.rig import Rig
from tests.hil.scenario import Scenario
from tests.hil.scenarios import SCENARIOS
from tests.support.real_time import UNMEASURED


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_the_verdicts_follow(rig: Rig, scenario: Scenario) -> None:
    outcome = rig.play(scenario)
    if late := off_plan(scenario, outcome):
        pytest.skip(f"{UNMEASURED}: {late}, every time")
    busy = starved(scenario, outcome)
    assert not busy, f"this machine was too busy, every time: {busy}"
    check(scenario, outcome)
