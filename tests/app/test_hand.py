"""The program's own hand: presses through whatever is broken, each move at its time."""

from collections.abc import Iterator

import pytest

from companion.app.cli.commands.check import Timeline
from companion.app.cli.hand import CHATTER_US, HOLD_US, Hand
from companion.app.table.build import PartOfLamps, PartOfSource
from companion.setup.check.checkup import Checkup
from companion.setup.check.findings import FindingKind, Spot
from companion.setup.profile.model import SimulatedFault
from hw.config import SimConfig
from hw.drivers.sim import SimLamps, SimSource
from hw.signals import Place, Report, Signal

WHITE, RED = Spot(1, "white"), Spot(1, "red")


_opened: list[SimSource] = []


@pytest.fixture(autouse=True)
def _tidy() -> Iterator[None]:
    yield
    while _opened:
        _opened.pop().close()


class Desk:
    """A bare simulated table with a hand at it."""

    def __init__(self, *faults: SimulatedFault) -> None:
        self.clock, self.heard = Timeline(), list[Report]()
        self.sim, self.lamps = SimSource(SimConfig(seats=2), self.clock), SimLamps(2)
        self.sim.start(self.heard.append)
        _opened.append(self.sim)
        self.hand = Hand(self.sim, self.lamps, faults)

    def wait(self, microseconds: int) -> list[tuple[str, bool, int]]:
        """Let time pass in small steps; returns what was heard: input, on, when."""
        for _ in range(microseconds // 1_000):
            self.clock.pass_us(1_000)
            self.hand.act(self.clock())
            self.sim.advance(self.clock())
        signals = [report for report in self.heard if isinstance(report, Signal)]
        return [(s.input, s.on, s.t - 1_000_000) for s in signals]


def test_a_press_has_two_ends() -> None:
    desk = Desk()
    desk.hand.press(WHITE, desk.clock())
    assert desk.wait(200_000) == [("white", True, 0), ("white", False, HOLD_US)]


def test_a_dead_wire_carries_nothing() -> None:
    desk = Desk(SimulatedFault(1, "white", "dead"))
    desk.hand.press(WHITE, desk.clock())
    assert desk.wait(200_000) == []


def test_a_stuck_button_goes_on_by_itself_and_stays() -> None:
    desk = Desk(SimulatedFault(1, "white", "stuck"))
    assert desk.wait(50_000) == [("white", True, 1_000)]
    desk.hand.press(WHITE, desk.clock())
    assert len(desk.wait(500_000)) == 1


def test_a_swapped_wire_carries_the_others_press_both_ways() -> None:
    desk = Desk(SimulatedFault(1, "white", "swapped", (1, "red")))
    desk.hand.press(WHITE, desk.clock())
    assert desk.wait(200_000)[0][0] == "red"
    desk.hand.press(RED, desk.clock())
    assert desk.wait(200_000)[-1][0] == "white"


def test_a_chattering_contact_presses_again_and_again() -> None:
    desk = Desk(SimulatedFault(1, "white", "chatters"))
    desk.hand.press(WHITE, desk.clock())
    moves = desk.wait(600_000)
    assert len(moves) == 16
    assert moves[1] == ("white", False, CHATTER_US)


def test_the_eye_sees_which_lamp_is_lit() -> None:
    desk = Desk(SimulatedFault(1, "red", "lamp"))
    checkup = Checkup([], [WHITE, RED])
    checkup.begin(0)
    checkup.tick(2_000_000)
    desk.lamps.set(1, "white", True)
    desk.hand.respond(checkup, 2_000_000)
    desk.hand.respond(checkup, 2_000_000)
    assert [finding.kind for finding in checkup.findings()] == [FindingKind.OK, FindingKind.DARK]


def test_a_part_of_a_source_answers_for_its_own_inputs_only() -> None:
    desk = Desk()
    part = PartOfSource(desk.sim, frozenset({Place(1, "white")}))
    assert part.inputs == {Place(1, "white")}
    assert part.name == "sim"
    part.close()
    part.close()


def test_a_part_of_the_lamps_switches_the_whole() -> None:
    desk = Desk()
    part = PartOfLamps(desk.lamps, frozenset({Place(1, "white")}))
    part.set(1, "white", True)
    assert desk.lamps.lit == part.lamps
    part.close()
    assert desk.lamps.lit == frozenset()
