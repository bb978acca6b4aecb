"""The simulated table, travelling in time."""

from companion.app.table.build import build_table
from companion.app.table.match import seated
from companion.setup.profile import load_profile
from hw.signals import BUTTONS, Report
from tests.hil.outcome import Outcome
from tests.hil.scenario import Scenario
from tests.hw.rigs.base import START_US, Travel


class SimRig:
    """Every move at the very instant that was meant."""

    def play(self, scenario: Scenario) -> Outcome:
        clock, reports = Travel(), list[Report]()
        profile = seated(load_profile(), scenario.seats)
        bench = build_table(profile, clock, live=False, deliver=reports.append)
        with bench.table:
            truth = []
            for move in scenario.moves:
                at_us = clock.now = START_US + move.at_us
                button = move.place.input in BUTTONS
                hand = (bench.sim.lift, bench.sim.touch), (bench.sim.release, bench.sim.press)
                hand[button][move.on](*move.place, at_us=at_us)
                truth.append((at_us, at_us))
            clock.now = START_US + scenario.end_us
            bench.sim.advance(clock.now)
        return Outcome.of(START_US, truth, reports)
