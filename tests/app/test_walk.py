"""The shell around a check: faults of the table, lamps that blink, a person's keys."""

from collections.abc import Iterable

from companion.app.cli.commands.check import Timeline, Walk, _obey
from companion.setup.check.checkup import Ask, Checkup, CheckWish
from companion.setup.check.findings import CheckFinding, FindingKind, Spot
from companion.setup.check.words import question
from hw.drivers.sim import SimLamps
from hw.signals import CHATTER, EVIDENCE_LOST, LOST, STUCK, Fault, Report
from hw.table import Table

WHITE = Spot(1, "white")


class Lights(SimLamps):
    """Lamps that remember every switch."""

    def __init__(self) -> None:
        super().__init__(1)
        self.switched: list[tuple[str, bool]] = []

    def set(self, seat: int, colour: str, on: bool) -> None:
        self.switched.append((colour, on))
        super().set(seat, colour, on)


def walked(checkup: Checkup, *reports: Report, lamps: SimLamps | None = None) -> list[str]:
    """Run a walk in which these reports arrive first; every lamp is seen to blink for a second."""
    clock, waiting = Timeline(), list(reports)
    said: list[str] = []
    table = Table([], [lamps] if lamps else [], clock=clock)
    looked_us = 0

    def turn() -> Iterable[Report]:
        nonlocal looked_us
        clock.pass_us(100_000)
        looked_us = looked_us + 100_000 if checkup.ask.wish is CheckWish.LOOK else 0
        if looked_us > 1_000_000:
            checkup.answer(True, clock())
        arrived, waiting[:] = list(waiting), []
        while report := table.get(0):
            arrived.append(report)
        return arrived

    Walk(checkup, table, clock, said.append).run(turn)
    return said


def test_a_lamp_blinks_while_it_is_asked_for_and_is_dark_after() -> None:
    lights = Lights()
    walked(Checkup([], [WHITE, Spot(1, "red")]), lamps=lights)
    states = [on for colour, on in lights.switched if colour == "white"]
    assert states[:3] == [True, False, True]
    assert states[-1] is False
    assert lights.lit == frozenset()


def test_a_lamp_that_the_table_cannot_switch_is_dark() -> None:
    lights = Lights()
    lights.fail(1, "white")
    checkup = Checkup([], [WHITE])
    said = walked(checkup, lamps=lights)
    assert checkup.findings() == (CheckFinding(WHITE, FindingKind.DARK, lamp=True),)
    assert any("lamp-lost" in line for line in said)


def test_what_the_table_reports_of_an_input_is_found() -> None:
    for reason, kind in [
        (STUCK, FindingKind.STUCK),
        (CHATTER, FindingKind.CHATTERING),
        (LOST, FindingKind.LOST),
    ]:
        checkup = Checkup([WHITE])
        said = walked(checkup, Fault(1_000_000, 1, "white", reason, "its detail"))
        assert checkup.findings() == (CheckFinding(WHITE, kind, detail="its detail"),)
        assert f"seat 1 white {reason}: its detail" in said[1]


def test_lost_evidence_is_not_well() -> None:
    checkup = Checkup([WHITE], patience_us=0)
    walked(checkup, Fault(1_000_000, 1, "white", EVIDENCE_LOST, "3 edges"))
    assert checkup.findings()[0].kind is FindingKind.LOST


def test_a_fault_of_the_whole_table_is_noted_once() -> None:
    checkup = Checkup([WHITE], patience_us=0)
    fault = Fault(1_000_000, None, None, LOST, "i2c bus gone")
    walked(checkup, fault, fault)
    assert checkup.notes == ["i2c bus gone"]


def test_the_keys_of_a_person() -> None:
    checkup = Checkup([WHITE, Spot(1, "red")], [WHITE, Spot(1, "red"), Spot(1, "blue")])
    checkup.begin(0)
    checkup.tick(2_000_000)
    for key in ("x", "", "s", "s", "y", "n", "q"):
        _obey(key, checkup)
    assert [f.kind for f in checkup.findings()] == [
        FindingKind.SKIPPED,
        FindingKind.SKIPPED,
        FindingKind.OK,
        FindingKind.DARK,
        FindingKind.SKIPPED,
    ]


def test_questions_are_for_people() -> None:
    assert question(Ask(CheckWish.PRESS, Spot(3, "white"))) == "Seat 3: press WHITE"
    assert question(Ask(CheckWish.PRESS, Spot(3, "pile"))) == "Seat 3: touch PILE"
    assert question(Ask(CheckWish.RELEASE, Spot(3, "red"))) == "Seat 3: now let go of RED"
    assert question(Ask(CheckWish.NOTHING)) == ""
