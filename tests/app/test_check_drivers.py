"""A check of the real tables: the shipped profiles, their drivers, and devices of our own below."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from companion.app.cli.commands.check import Walk
from companion.app.table.build import Bench, build_table
from companion.setup.check.checkup import Checkup, CheckWish
from companion.setup.check.findings import FindingKind, Spot
from companion.setup.profile import Profile, load_profile
from companion.setup.profile.model import Gpio, Place, TouchPlace
from hw.signals import Report
from hw.worker import SteppedSource
from tests.hw.rigs.base import Travel
from tests.hw.rigs.kernel import Kernel
from tests.hw.rigs.touch_chip import Bus, TouchModel, loose_wire

pytestmark = pytest.mark.slow

STEP_US, HOLD_US = 4_000, 120_000


class Workshop:
    """A wired table: hands at its inputs, an eye on its lamps, wires that can be wrong."""

    def __init__(self, profile: Profile, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(SteppedSource, "start", SteppedSource.open)
        self.profile = replace(profile, gpio=replace(profile.gpio, pin_factory="mock"))
        self.clock = Travel()
        self.kernel = Kernel().install(patch)
        self.chips = {address: TouchModel(address) for address in profile.touch_addresses()}
        self.bus = Bus(self.chips, self.clock).install(patch)
        self.wires: dict[Spot, Place | None] = {
            Spot(item.seat, item.name): item.place for item in profile.inputs()
        }
        self.dark: set[Spot] = set()
        self.checkup = Checkup(
            self.wires, [Spot(lamp.seat, lamp.name) for lamp in profile.lamps()], 500_000
        )
        self._asked: Spot | None = None
        self._letting_go: list[tuple[int, Spot]] = []

    def check(self) -> dict[Spot, FindingKind]:
        """Walk around; what is well is left out."""
        bench = build_table(self.profile, self.clock)
        with bench.table:
            walk = Walk(self.checkup, bench.table, self.clock, lambda line: None)
            walk.run(lambda: self._turn(bench))
        return {
            finding.spot: finding.kind for finding in self.checkup.findings() if not finding.well
        }

    def hand(self, spot: Spot, on: bool) -> None:
        """Press or let go, as far as the wire carries it."""
        place = self.wires[spot]
        if isinstance(place, Gpio):
            self.kernel.drive(place.line, not on, self.clock.now)
        elif isinstance(place, TouchPlace):
            self.chips[place.address].hand(place.electrode, on, self.clock.now)

    def _turn(self, bench: Bench) -> Iterator[Report]:
        ask = self.checkup.ask
        if ask.wish is CheckWish.LOOK and ask.spot:
            self.checkup.answer(self._lit(bench, ask.spot), self.clock.now)
        elif ask.wish is CheckWish.PRESS and ask.spot and ask.spot != self._asked:
            self._asked = ask.spot
            self.hand(ask.spot, True)
            self._letting_go.append((self.clock.now + HOLD_US, ask.spot))
        self._let_go()
        self.clock.now += STEP_US
        for source in bench.table._sources:
            if isinstance(source, SteppedSource):
                source.step(0)
        while report := bench.table.get(0):
            yield report

    def _let_go(self) -> None:
        for due_us, spot in list(self._letting_go):
            if due_us <= self.clock.now:
                self._letting_go.remove((due_us, spot))
                self.hand(spot, False)

    def _lit(self, bench: Bench, spot: Spot) -> bool:
        lamps: Any = bench.table._lamps[0]
        return spot not in self.dark and bool(lamps._pins[spot].state)


@pytest.fixture
def eight(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(load_profile("pi-eight-seats"), monkeypatch)


@pytest.fixture
def four(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(load_profile("pi-four-seats-lamps"), monkeypatch)


def test_eight_seats_wired_as_drawn_are_well(eight: Workshop) -> None:
    assert eight.check() == {}
    assert len(eight.checkup.findings()) == 48
    assert eight.checkup.notes == []


def test_four_seats_and_their_lamps_are_well(four: Workshop) -> None:
    assert four.check() == {}
    assert len(four.checkup.findings()) == 36


def test_faults_in_the_wires_are_found(eight: Workshop) -> None:
    white, red, pile = Spot(3, "white"), Spot(5, "red"), Spot(8, "pile")
    eight.wires[white], eight.wires[red] = eight.wires[red], eight.wires[white]
    eight.wires[pile] = None
    eight.hand(Spot(2, "blue"), True)
    assert eight.check() == {
        white: FindingKind.SWAPPED,
        red: FindingKind.SWAPPED,
        pile: FindingKind.DEAD,
        Spot(2, "blue"): FindingKind.STUCK,
    }


def test_two_swapped_pads_on_two_controllers_are_found(eight: Workshop) -> None:
    one, other = Spot(1, "shield"), Spot(8, "shield")
    eight.wires[one], eight.wires[other] = eight.wires[other], eight.wires[one]
    assert eight.check() == {one: FindingKind.SWAPPED, other: FindingKind.SWAPPED}


def test_a_dark_lamp_is_found(four: Workshop) -> None:
    four.dark.add(Spot(2, "blue"))
    assert four.check() == {Spot(2, "blue"): FindingKind.DARK}


def test_a_loose_bus_is_found_for_every_pad_on_it(four: Workshop) -> None:
    def shake(spot: Spot, on: bool) -> None:
        four.bus.fail = loose_wire()

    four.hand = shake  # type: ignore[method-assign]
    found = four.check()
    assert {found[Spot(seat, "pile")] for seat in (1, 2, 3, 4)} == {FindingKind.LOST}
