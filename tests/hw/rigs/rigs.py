"""One rig a driver. All of them run on any machine; none may be skipped."""

import heapq
from importlib import import_module
from typing import Any

import pytest

from hw.config import (
    Electrode,
    GpiodConfig,
    GpiozeroConfig,
    Irq,
    Line,
    Mpr121Config,
    Realism,
    SimConfig,
    TouchChip,
)
from hw.drivers.gpiod_driver import GpiodSource
from hw.drivers.gpiozero_driver import GpiozeroSource
from hw.drivers.mpr121 import Mpr121Source
from hw.drivers.sim import SimSource
from hw.signals import Place
from hw.table import Table
from tests.hw.rigs import rpi_gpio
from tests.hw.rigs.base import BUTTON, PAD, Move, Rig
from tests.hw.rigs.firmware_board import FirmwareRig, MicroPythonRig
from tests.hw.rigs.kernel import Kernel
from tests.hw.rigs.phone import PhoneRig
from tests.hw.rigs.seat_board import SeatBoardRig
from tests.hw.rigs.touch_chip import Bus, TouchModel, loose_wire
from tests.hw.rigs.usb import EncoderRig, KeyboardRig
from tests.hw.rigs.wireless import WirelessRig

CONTACTS = tuple(Place(seat, name) for seat in (1, 2) for name in ("white", "red"))
LINES = tuple(Line(4 + n, *place, BUTTON) for n, place in enumerate(CONTACTS))
OFFSETS = {line.place: line.offset for line in LINES}


class SimRig(Rig):
    """The simulated table, ideal."""

    places = CONTACTS
    realism = Realism()

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        super().__init__()
        config = SimConfig(2, ("white", "red", "pile"), BUTTON, PAD, self.realism)
        self.source: SimSource = SimSource(config, self.clock, live=True)

    def apply(self, move: Move) -> None:
        act = self.source.press if move.on else self.source.release
        act(*move.place)

    def lose_evidence(self, place: Place) -> None:
        """A simulated wire that loses half; the table above it must notice."""
        self.source.close()
        lossy = SimSource(SimConfig(realism=Realism(seed=5, loss=0.5)), self.clock)
        table = Table([lossy], clock=self.clock)
        table.start()
        for n in range(8):
            (lossy.press if n % 2 == 0 else lossy.release)(
                *place, at_us=self.clock.now + n * 50_000
            )
        table.close()
        while report := table.get(0):
            self.heard(report)

    def vanish(self) -> None:
        for seat in (1, 2):
            self.source.unplug(seat)

    def come_back(self) -> None:
        for seat in (1, 2):
            self.source.replug(seat)

    def released(self) -> bool:
        return not self.source._edges


class RealSimRig(SimRig):
    """The simulated table with bad contacts and slow wires."""

    behind_us = 6_000
    realism = Realism(seed=3, bounce_us=4_000, bounces=12, jitter_us=6_000)


class SimPadRig(SimRig):
    """Simulated pads that feel a hand late."""

    behind_us = 6_000
    places = (Place(1, "pile"), Place(2, "pile"))
    realism = Realism(seed=4, pad_latency_us=8_000, jitter_us=2_000)
    largest_u = 5_000
    bounces = False
    flicker_us = 15_000

    def apply(self, move: Move) -> None:
        act = self.source.touch if move.on else self.source.lift
        act(*move.place)


class GpiodRig(Rig):
    """The real bindings over a kernel of our own."""

    behind_us = 4_000
    places = CONTACTS

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.kernel = Kernel().install(patch)
        self.source = GpiodSource(GpiodConfig(lines=LINES), self.clock)

    def apply(self, move: Move) -> None:
        self.kernel.drive(OFFSETS[move.place], not move.on, self.clock.now)

    def lose_evidence(self, place: Place) -> None:
        """Two thousand edges while Python sleeps overrun the kernel's buffer."""
        for n in range(2_001):
            self.clock.now += 100
            self.kernel.drive(OFFSETS[place], n % 2 == 1, self.clock.now)
        self.run(2_500_000)

    def vanish(self) -> None:
        self.kernel.unplug()

    def come_back(self) -> None:
        self.kernel.replug()

    def released(self) -> bool:
        return not self.kernel.requests


class MockRig(Rig):
    """gpiozero with its own mock pins."""

    behind_us = None
    places = CONTACTS

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self._mock = import_module("gpiozero.pins.mock")
        patch.setattr(self._mock, "monotonic", self.clock.seconds)
        self._patch = patch
        self.source: GpiozeroSource = GpiozeroSource(
            GpiozeroConfig("mock", LINES, audit_us=50_000), self.clock
        )

    def pin(self, place: Place) -> Any:
        return self.source._pins[place]

    def apply(self, move: Move) -> None:
        pin = self.source._pins.get(move.place)
        if pin is not None:
            pin.drive_low() if move.on else pin.drive_high()

    def lose_evidence(self, place: Place) -> None:
        """The state changes and nobody is called."""
        self.pin(place)._state = False
        self.run(400_000)

    def vanish(self) -> None:
        def broken(pin: Any) -> float:
            raise RuntimeError("pin is gone")

        self._patch.setattr(self._mock.MockPin, "_get_state", broken)

    def come_back(self) -> None:
        self._patch.setattr(self._mock.MockPin, "_get_state", lambda pin: pin._state)

    def released(self) -> bool:
        return not self.source._pins


class RpiGpioRig(Rig):
    """gpiozero over RPi.GPIO: called back late, and reading the level later still."""

    behind_us = None
    places = CONTACTS
    largest_u = 5_100

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.gpio = rpi_gpio.install(patch, self.clock.seconds)
        self.source = GpiozeroSource(GpiozeroConfig("rpigpio", LINES, audit_us=50_000), self.clock)
        self._late: list[tuple[int, int]] = []
        self._last_us = 0

    def apply(self, move: Move) -> None:
        offset = OFFSETS[move.place]
        if self.gpio.high[offset] == move.on:
            self.gpio.high[offset] = not move.on
            # One thread calls back for all pins, in order.
            self._last_us = max(self._last_us, self.clock.now + self.random.randint(80, 9_000))
            heapq.heappush(self._late, (self._last_us, offset))

    def _move_hands(self, to_us: int) -> None:
        for now in range(self.clock.now, to_us + 1, 50):
            super()._move_hands(now)
            while self._late and self._late[0][0] <= now:
                self.gpio.deliver(heapq.heappop(self._late)[1])
        super()._move_hands(to_us)

    def lose_evidence(self, place: Place) -> None:
        """The state changes and nobody is called."""
        self.gpio.high[OFFSETS[place]] = False
        self.run(400_000)

    def vanish(self) -> None:
        self.gpio.broken = set(OFFSETS.values())

    def come_back(self) -> None:
        self.gpio.broken = set()

    def released(self) -> bool:
        return not self.gpio.watched


AS_SHIPPED = Electrode(0, 1, "pile")


class Mpr121Rig(Rig):
    """Two touch controllers, polled."""

    behind_us = 8_000
    places = (Place(1, "pile"), Place(1, "shield"), Place(2, "pile"), Place(2, "shield"))
    largest_u = 6_200
    bounces = False
    flicker_us = 15_000
    irqs: tuple[Irq | None, Irq | None] = (None, None)
    touch, release = AS_SHIPPED.touch, AS_SHIPPED.release

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.models = {0x5A: TouchModel(1), 0x5B: TouchModel(2)}
        self.bus = Bus(self.models, self.clock).install(patch)
        self.source = Mpr121Source(self._config(), self.clock)

    def _config(self) -> Mpr121Config:
        chips = (
            TouchChip(address, self._pads(seat), irq)
            for address, seat, irq in zip((0x5A, 0x5B), (1, 2), self.irqs, strict=True)
        )
        return Mpr121Config(1, tuple(chips), health_us=50_000, retry_us=50_000)

    def _pads(self, seat: int) -> tuple[Electrode, ...]:
        return (
            Electrode(0, seat, "pile", self.touch, self.release, PAD),
            Electrode(11, seat, "shield", self.touch, self.release, PAD),
        )

    def model(self, place: Place) -> TouchModel:
        return self.models[0x59 + place.seat]

    def apply(self, move: Move) -> None:
        electrode = 0 if move.place.input == "pile" else 11
        self.model(move.place).hand(electrode, move.on, self.clock.now)

    def lose_evidence(self, place: Place) -> None:
        """A touch during a bus failure is gone for ever, and the failure says so."""
        self.bus.fail = loose_wire()
        self.run(60_000)
        self.bus.fail = None
        self.run(200_000)

    def vanish(self) -> None:
        self.bus.fail = loose_wire()

    def come_back(self) -> None:
        self.bus.fail = None

    def released(self) -> bool:
        return self.bus.opened == 0


class Mpr121IrqRig(Mpr121Rig):
    """Two touch controllers that call on their interrupt lines."""

    largest_u = 5_500
    irqs = (Irq(26), Irq(27))

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.kernel = Kernel().install(patch)
        super().__init__(patch)
        self._calls: list[tuple[int, int]] = []
        for line, model in zip((26, 27), self.models.values(), strict=True):
            self._wire(line, model)

    def _wire(self, line: int, model: TouchModel) -> None:
        def calm() -> None:
            self.kernel.drive(line, True, self.clock.now)

        model.on_change = lambda at_us: heapq.heappush(self._calls, (at_us, line))
        model.on_read = calm

    def _move_hands(self, to_us: int) -> None:
        super()._move_hands(to_us)
        for model in self.models.values():
            model.advance(to_us)
        while self._calls and self._calls[0][0] <= to_us:
            at_us, line = heapq.heappop(self._calls)
            self.kernel.drive(line, False, at_us)

    def released(self) -> bool:
        return super().released() and not self.kernel.requests


RIGS = (
    SimRig,
    RealSimRig,
    SimPadRig,
    GpiodRig,
    MockRig,
    RpiGpioRig,
    Mpr121Rig,
    Mpr121IrqRig,
    SeatBoardRig,
    KeyboardRig,
    EncoderRig,
    WirelessRig,
    PhoneRig,
    # The same firmware again, in CPython: left to scripts/soak, as MicroPython is what boards run.
    pytest.param(FirmwareRig, marks=(pytest.mark.slow, pytest.mark.soak)),
    pytest.param(MicroPythonRig, marks=pytest.mark.slow),
)
