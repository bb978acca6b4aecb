"""Builds a table from a profile: the one place that knows which driver serves which part."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from companion.setup.check.debounce import UsbTiming
from companion.setup.profile.input_codes import AXES, KEYS, LEDS
from companion.setup.profile.model import BoardPlace as ProfileBoard
from companion.setup.profile.model import (
    CameraSettings,
    Gpio,
    Input,
    Profile,
    SeatPlaces,
    Simulated,
    TouchPlace,
    UsbDevice,
    UsbPlace,
)
from companion.setup.profile.model import Lamp as ProfileLamp
from hw.boards.config import BoardInput, SeatBoardConfig
from hw.clock import Clock, now_us
from hw.config import (
    BUTTON_POLICY,
    PAD_POLICY,
    EdgePolicy,
    Electrode,
    GpiodConfig,
    GpiodLampsConfig,
    GpiozeroConfig,
    GpiozeroLampsConfig,
    Irq,
    Lamp,
    Line,
    Mpr121Config,
    Realism,
    SimConfig,
    TouchChip,
)
from hw.drivers.camera import CameraSource
from hw.drivers.evdev.config import Control, Debounce, EvdevConfig, UsbInput, UsbLamp, UsbMatch
from hw.drivers.evdev.source import EvdevSource
from hw.drivers.gpiod_driver import GpiodSource
from hw.drivers.gpiod_lamps import GpiodLamps
from hw.drivers.gpiozero_driver import GpiozeroSource
from hw.drivers.gpiozero_lamps import GpiozeroLamps
from hw.drivers.mpr121 import Mpr121Source
from hw.drivers.phone import PhoneSource
from hw.drivers.seat_board import SeatBoardSource
from hw.drivers.sim import SimLamps, SimSource
from hw.patience import Board, PatientBoard, PatientLamps, PatientSource
from hw.phones.config import PILE, PhoneConfig
from hw.sight.config import CameraConfig
from hw.signals import BUTTONS, INPUTS, PADS, Place
from hw.source import Lamps, Marking, Sink, Source
from hw.table import Table


@dataclass(frozen=True, slots=True)
class PartOfSource:
    """A source that answers for some of its inputs; the others are served elsewhere."""

    whole: Source
    inputs: frozenset[Place]

    @property
    def name(self) -> str:
        """The name of the whole driver, which people know."""
        return self.whole.name

    def start(self, sink: Sink) -> None:
        """Open the whole."""
        self.whole.start(sink)

    def mark(self, wanted_us: int) -> int | None:
        """Say how far the whole is."""
        return self.whole.mark(wanted_us) if isinstance(self.whole, Marking) else None

    def close(self) -> None:
        """Close the whole."""
        self.whole.close()


@dataclass(frozen=True, slots=True)
class PartOfLamps:
    """Lamps of which only some exist."""

    whole: Lamps
    lamps: frozenset[Place]

    def set(self, seat: int, colour: str, on: bool) -> None:
        """Switch one lamp."""
        self.whole.set(seat, colour, on)

    def close(self) -> None:
        """Darken them."""
        self.whole.close()


@dataclass(frozen=True, slots=True)
class Eye:
    """That a camera is wanted, where the profile has one."""

    keep_frames: Path | None = None
    """Where its pictures are kept; None: nowhere."""


@dataclass(frozen=True, slots=True)
class Bench:
    """A table, and the simulated part of it for whoever plays the hands and the eyes."""

    table: Table
    sim: SimSource
    sim_lamps: SimLamps
    usb: tuple[EvdevSource, ...] = ()
    """Its USB devices; none of a patient table, which may not have them yet."""
    phones: Mapping[int, PhoneSource] = field(default_factory=dict)
    """Where phones may be the buttons, by chair."""
    camera: CameraSource | None = None
    """What reads cards, where the profile has it."""

    def usb_timings(self) -> list[UsbTiming]:
        """Return what each USB device did to the time of a press, as far as was seen."""
        return [
            UsbTiming(device.title, device.poll_us, device.config.debounce_us, device.shortest_us)
            for device in self.usb
        ]


def build_table(
    profile: Profile,
    clock: Clock = now_us,
    *,
    live: bool = True,
    deliver: Sink | None = None,
    patient: bool = False,
    phones: bool = False,
    camera: Eye | None = None,
) -> Bench:
    """Open nothing but lamps yet: the table's sources open when it is started.

    With `live`, simulated inputs deliver as the clock goes on; without, when told to advance.
    With `deliver`, reports go there instead of waiting for the table's `get`. With `patient`, what
    is absent at the start is a fault and looked for again, instead of an error. With `phones`, a
    phone can be the buttons of every chair, as far as nothing is wired there. With `camera`, cards
    are read where the profile names one.
    """
    sim = SimSource(_sim_config(profile), clock, live=live)
    sim_lamps = SimLamps(len(profile.seats))
    boards = [_with_lamps(make, clock, patient) for make in _boards_and_usb(profile, clock)]
    wired = [_waiting(make, clock, patient) for make in _wired_sources(profile, clock)]
    sources = [*wired, *boards, *_simulated_source(profile, sim)]
    lamps = [*_simulated_lamps(profile, sim_lamps), *boards, *_wired_lamps(profile, patient)]
    usb = tuple(board for board in boards if isinstance(board, EvdevSource))
    buzzers = {source.seat: source for source in _phones(profile, clock)} if phones else {}
    eye = None if camera is None else _camera(profile, clock, patient, camera.keep_frames)
    beside: list[Source] = [*buzzers.values(), *([eye] if eye is not None else [])]
    table = Table(sources, lamps, clock=clock, deliver=deliver, beside=beside)
    return Bench(table, sim, sim_lamps, usb, buzzers, eye)


def _camera(
    profile: Profile, clock: Clock, patient: bool, keep: Path | None
) -> CameraSource | None:
    """Return what reads cards, if the profile has a camera."""
    if profile.camera is None:
        return None
    return CameraSource(camera_config(profile, profile.camera, keep), clock, patient=patient)


def camera_config(
    profile: Profile, settings: CameraSettings, keep: Path | None = None
) -> CameraConfig:
    """Return what a camera's driver must know: it looks for every seat's mat, and the pool's."""
    seats = tuple(seat.number for seat in profile.seats)
    return CameraConfig(settings.device, seats, settings.size, settings.fps, keep=keep)


def _phones(profile: Profile, clock: Clock) -> Iterator[PhoneSource]:
    """Yield the buzzers of every chair that has room for any, or piles of others to reach.

    A pile with a pad is reached with a hand, whoever sits there by phone.
    """
    free = {seat.number: unwired(seat) for seat in profile.seats}
    piles = [chair for chair, names in free.items() if PILE in names]
    for chair, names in free.items():
        reached = tuple(other for other in piles if other != chair)
        if names or reached:
            yield PhoneSource(PhoneConfig(chair, names, reached=reached), clock)


def unwired(seat: SeatPlaces) -> tuple[str, ...]:
    """List the inputs of a seat that nothing is wired to."""
    wired = {item.name for item in seat.inputs if not isinstance(item.place, Simulated)}
    return tuple(name for name in INPUTS if name not in wired)


def _waiting(make: Callable[[], Source], clock: Clock, patient: bool) -> Source:
    return PatientSource(make, clock) if patient else make()


def _with_lamps(make: Callable[[], Board], clock: Clock, patient: bool) -> Board:
    return PatientBoard(make, clock) if patient else make()


def _boards_and_usb(profile: Profile, clock: Clock) -> Iterator[Callable[[], Board]]:
    for board in _boards(profile):
        yield partial(SeatBoardSource, board, clock)
    for device in profile.usb:
        yield partial(EvdevSource, _usb(profile, device), clock)


def _wired_sources(profile: Profile, clock: Clock) -> Iterator[Callable[[], Source]]:
    lines = tuple(_lines(profile.inputs()))
    if lines and profile.gpio.driver == "gpiod":
        yield partial(GpiodSource, GpiodConfig(profile.gpio.chip, lines), clock)
    elif lines:
        yield partial(GpiozeroSource, GpiozeroConfig(profile.gpio.factory, lines), clock)
    chips = tuple(_chip(profile, address) for address in profile.touch_addresses())
    if chips:
        yield partial(Mpr121Source, Mpr121Config(profile.touch.bus, chips), clock)


def _wired_lamps(profile: Profile, patient: bool) -> Iterator[Lamps]:
    lamps = tuple(
        Lamp(lamp.place.line, lamp.seat, lamp.name)
        for lamp in profile.lamps()
        if isinstance(lamp.place, Gpio)
    )
    if not lamps:
        return
    make = _lamps_by(profile, lamps)
    places = frozenset(lamp.place for lamp in lamps)
    yield PatientLamps(make, places) if patient else make()


def _lamps_by(profile: Profile, lamps: tuple[Lamp, ...]) -> Callable[[], Lamps]:
    """Return how these lamps are opened."""
    if profile.gpio.lamp_driver == "gpiod":
        return partial(GpiodLamps, GpiodLampsConfig(profile.gpio.chip, lamps))
    return partial(GpiozeroLamps, GpiozeroLampsConfig(profile.gpio.factory, lamps))


def _lines(inputs: Iterable[Input]) -> Iterator[Line]:
    for item in inputs:
        if isinstance(item.place, Gpio):
            yield Line(item.place.line, item.seat, item.name, _policy(item))


def _chip(profile: Profile, address: int) -> TouchChip:
    electrodes = tuple(
        electrode for item in profile.inputs() if (electrode := _electrode(item, address))
    )
    line = profile.touch.irq_line(address)
    return TouchChip(address, electrodes, None if line is None else Irq(line, profile.gpio.chip))


def _electrode(item: Input, address: int) -> Electrode | None:
    if not isinstance(item.place, TouchPlace) or item.place.address != address:
        return None
    touch, release = item.touch_threshold, item.release_threshold
    return Electrode(item.place.electrode, item.seat, item.name, touch, release, _policy(item))


def _boards(profile: Profile) -> Iterator[SeatBoardConfig]:
    for board in profile.boards:
        here = ProfileBoard(board.name)
        inputs = tuple(
            BoardInput(item.seat, item.name, _policy(item))
            for item in profile.inputs()
            if item.place == here
        )
        lamps = (Place(lamp.seat, lamp.name) for lamp in profile.lamps() if lamp.place == here)
        yield SeatBoardConfig(board.port, inputs, tuple(lamps))


def _usb(profile: Profile, device: UsbDevice) -> EvdevConfig:
    inputs = tuple(
        UsbInput(_control(item.place.control), item.seat, item.name, _policy(item))
        for item in profile.inputs()
        if isinstance(item.place, UsbPlace) and item.place.device == device.name
    )
    lamps = tuple(
        UsbLamp(LEDS.get(lamp.place.control, lamp.place.control), lamp.seat, lamp.name)
        for lamp in profile.lamps()
        if isinstance(lamp.place, UsbPlace) and lamp.place.device == device.name
    )
    return EvdevConfig(
        device.name,
        usb_match(device),
        inputs,
        lamps,
        debounce_us=device.debounce_us,
        debounce=Debounce(device.debounce),
        poll_us=device.poll_us,
        grab=device.grab,
        axis_on=device.axis_on,
        axis_off=device.axis_off,
    )


def usb_match(device: UsbDevice) -> UsbMatch:
    """Return what tells a USB device from others, in the driver's words."""
    vendor, product = device.ident or (None, None)
    return UsbMatch(device.called, vendor, product, device.phys, device.path)


def _control(name: str) -> Control:
    """Return a key, or an end of an axis, by the kernel's number."""
    if name in KEYS:
        return Control(KEYS[name], name)
    return Control(AXES[name[:-1]], name, -1 if name.endswith("-") else 1)


def _policy(item: Input) -> EdgePolicy:
    feels = isinstance(item.place, TouchPlace) or (
        isinstance(item.place, ProfileBoard | UsbPlace) and item.name in PADS
    )
    usual = PAD_POLICY if feels else BUTTON_POLICY
    return replace(usual, hold_off_us=item.hold_off_us, u_us=item.uncertainty_us)


def _simulated_source(profile: Profile, sim: SimSource) -> Iterator[Source]:
    places = _simulated(profile.inputs())
    if places:
        yield PartOfSource(sim, places)


def _simulated_lamps(profile: Profile, lamps: SimLamps) -> Iterator[Lamps]:
    places = _simulated(profile.lamps())
    if places:
        yield PartOfLamps(lamps, places)


def _simulated(items: Iterable[Input] | Iterable[ProfileLamp]) -> frozenset[Place]:
    return frozenset(
        Place(item.seat, item.name) for item in items if isinstance(item.place, Simulated)
    )


def _sim_config(profile: Profile) -> SimConfig:
    """Return one manner for all simulated buttons and one for all pads: the first of each."""
    manners = {item.name in BUTTONS: _policy(item) for item in reversed([*profile.inputs()])}
    sim = profile.sim
    return SimConfig(
        seats=len(profile.seats),
        button=manners.get(True, BUTTON_POLICY),
        pad=replace(manners.get(False, PAD_POLICY), stuck_us=PAD_POLICY.stuck_us),
        realism=Realism(
            bounce_us=sim.bounce_us,
            bounces=sim.bounces,
            pad_latency_us=sim.pad_latency_us,
            jitter_us=sim.jitter_us,
        ),
    )
