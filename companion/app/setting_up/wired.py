"""Finds what is wired to a Pi: its own lines, touch controllers on I2C, and seat boards on USB.

Only what is surely ours is asked. A laptop has GPIO chips and I2C buses, too, with things on them
that must not be written to: lines are taken on a Pi's header alone, and controllers are looked for
on a Pi's bus, or on the one that somebody names.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.app.setting_up.hearing import Listen, Listening
from companion.language import say
from companion.setup.check.findings import Spot
from companion.setup.profile.header import FIRST_LINE, LAST_LINE, PIN_OF_LINE
from companion.setup.wizard.found import LampWire, Part, Wire
from hw.boards.config import BoardInput, SeatBoardConfig
from hw.boards.messages import Hello
from hw.config import Electrode, GpiodConfig, Line, Mpr121Config, TouchChip
from hw.drivers.gpiod_chips import AUTO, LABELS, header_chip
from hw.drivers.gpiod_driver import GpiodSource
from hw.drivers.mpr121 import Mpr121Source
from hw.drivers.mpr121_chip import CONFIG2, CONFIG2_AFTER_RESET, SAMPLING
from hw.drivers.seat_board import SeatBoardSource
from hw.drivers.seat_board_port import found_ports, is_board_id
from hw.drivers.seat_board_survey import survey
from hw.errors import HardwareError, MissingExtra
from hw.extras import load
from hw.signals import BUTTONS, PADS, Place

Found = tuple[Part, Listen]
ADDRESSES = (0x5A, 0x5B, 0x5C, 0x5D)
ELECTRODES = range(12)
PI_BUS = 1
CONSUMER = "companion"
"""What the kernel is told of whoever reads a line."""
_KNOWN = (CONFIG2_AFTER_RESET, SAMPLING)
"""What an MPR121 says of its sampling: fresh, or as we set it."""


def header_parts(problems: list[str], devices: Path = Path("/dev")) -> Iterator[Found]:
    """Yield the header of a Pi, with the lines that nobody else uses; nothing elsewhere."""
    if not any(devices.glob("gpiochip*")):
        return
    gpiod = load("gpiod", "gpiod", "pi")
    chip = header_chip(gpiod, AUTO, devices)
    free, ours = _free_lines(gpiod, chip)
    if ours:
        problems.append(say("setting-up-lines-used", count=ours))
    if not free:
        return
    wires = {
        Place(line, BUTTONS[0]): Wire(
            "gpio", f"gpio {line}", say("setting-up-pin", pin=PIN_OF_LINE[line], line=line)
        )
        for line in free
    }
    part = Part(
        "gpio",
        say("setting-up-header"),
        say("setting-up-free-lines", count=len(free)),
        wires=tuple(wires.values()),
    )
    lines = tuple(Line(line, line, BUTTONS[0]) for line in free)
    yield part, lambda: Listening(GpiodSource(GpiodConfig(chip, lines)), wires)


def _free_lines(gpiod: Any, path: str) -> tuple[list[int], int]:
    """Return the lines that nobody uses, and how many another table of ours does."""
    try:
        with gpiod.Chip(path) as chip:
            if chip.get_info().label not in LABELS:
                return [], 0
            lines = [chip.get_line_info(n) for n in range(FIRST_LINE, LAST_LINE + 1)]
    except (OSError, ValueError):
        return [], 0
    free = [line.offset for line in lines if not line.used]
    return free, sum(line.used and line.consumer == CONSUMER for line in lines)


def touch_parts(bus: int) -> Iterator[Found]:
    """Yield every touch controller on a bus."""
    smbus2 = load("mpr121", "smbus2", "pi")
    for address in ADDRESSES:
        if _answers(smbus2, bus, address):
            yield _controller(bus, address)


def _answers(smbus2: Any, bus: int, address: int) -> bool:
    """Ask without writing: whatever else sits there is left as it is."""
    try:
        with smbus2.SMBus(bus) as opened:
            return opened.read_byte_data(address, CONFIG2) in _KNOWN
    except OSError:
        return False


def _controller(bus: int, address: int) -> Found:
    part_id = f"touch 0x{address:02X}"
    wires = {
        Place(n + 1, PADS[0]): Wire(
            part_id, f"{part_id}.{n}", say("setting-up-electrode", address=f"0x{address:02X}", n=n)
        )
        for n in ELECTRODES
    }
    settings = (("touch", f"bus = {bus}"),) if bus != PI_BUS else ()
    about = say("setting-up-touch-about", bus=bus)
    part = Part(
        part_id,
        say("setting-up-touch", address=f"0x{address:02X}"),
        about,
        settings,
        tuple(wires.values()),
    )
    pads = tuple(Electrode(n, n + 1, PADS[0]) for n in ELECTRODES)
    config = Mpr121Config(bus, (TouchChip(address, pads),))
    return part, lambda: Listening(Mpr121Source(config), wires)


def board_parts(problems: list[str]) -> Iterator[Found]:
    """Yield every seat board that answers; one that does not is a problem, with its remedy."""
    try:
        ports = found_ports()
    except MissingExtra as error:
        if any(Path("/dev").glob("ttyACM*")):
            problems.append(str(error))
        return
    for port in ports:
        try:
            hello = survey(port.device).hello
        except HardwareError as error:
            problems.append(str(error))
            continue
        at = port.serial_number if is_board_id(port.serial_number) else port.device
        yield board_part(hello, at)


def board_part(hello: Hello, port: str) -> Found:
    """Return a seat board by what it says of itself."""
    name = f"board-{str(hello.board_id)[-4:]}"
    part_id = f"board {name}"
    wires = {
        place: Wire(
            part_id,
            part_id,
            say("setting-up-seat-input-of", seat=place.seat, input=place.input, part=name),
            Spot(*place),
        )
        for place in hello.inputs
    }
    lamps = {
        LampWire(
            part_id,
            part_id,
            say("setting-up-seat-input", seat=place.seat, input=place.input),
            Spot(*place),
        ): place
        for place in hello.lamps
    }
    seats = ", ".join(str(seat) for seat in sorted({place.seat for place in hello.inputs}))
    settings = (("boards", f'{name} = "{port}"'),)
    about = say("setting-up-board-about", inputs=len(wires), lamps=len(lamps), seats=seats)
    part = Part(
        part_id,
        say("setting-up-board", name=name),
        about,
        settings,
        tuple(wires.values()),
        (*lamps,),
    )
    inputs = tuple(BoardInput(*place) for place in hello.inputs)
    config = SeatBoardConfig(port, inputs, tuple(hello.lamps))

    def listen() -> Listening:
        source = SeatBoardSource(config)
        return Listening(source, wires, source, lamps)

    return part, listen
