"""The parts of a profile that say how lines, touch controllers and the simulation behave."""

from __future__ import annotations

from companion.setup.profile.errors import shown
from companion.setup.profile.faults import FORMS as FAULT_FORMS
from companion.setup.profile.faults import parse_fault
from companion.setup.profile.header import line_problem
from companion.setup.profile.model import BoardPort, Fault, GpioSettings, SimSettings, TouchSettings
from companion.setup.profile.places import ADDRESSES, BOARD_NAME, LINES
from companion.setup.profile.section import Section

_ADDRESS_OF_KEY = {f"0x{address:02X}": address for address in ADDRESSES}


def read_gpio(section: Section) -> GpioSettings:
    """Read how the Pi's own lines are read."""
    factories = ("lgpio", "rpigpio", "pigpio", "native", "mock")
    settings = GpioSettings(
        driver=section.choice("driver", "gpiod", ("gpiod", "gpiozero")),
        chip=section.text("chip", "/dev/gpiochip0"),
        pin_factory=section.choice("pin_factory", "lgpio", factories),
    )
    section.close()
    return settings


def read_touch(section: Section) -> TouchSettings:
    """Read how the touch controllers are reached, and what counts as a touch."""
    touch, release = read_thresholds(section, TouchSettings())
    settings = TouchSettings(
        bus=section.whole("bus", 1, 0, 99),
        touch_threshold=touch,
        release_threshold=release,
        irq=_read_irq(section.section("irq")),
    )
    section.close()
    return settings


def read_thresholds(section: Section, usual: TouchSettings) -> tuple[int, int]:
    """Read when a hand is there and when it has gone: one rule for the table and a single pad."""
    touch = section.whole("touch_threshold", usual.touch_threshold, 1, 255)
    release = section.whole("release_threshold", min(usual.release_threshold, touch), 1, 255)
    if release > touch:
        section.wrong("release_threshold", f"is {release}", f"at most touch_threshold, {touch}")
    return touch, min(touch, release)


def _read_irq(section: Section) -> tuple[tuple[int, int], ...]:
    lines = [
        (address, section.whole(key, -1, 0, 99))
        for key, address in _ADDRESS_OF_KEY.items()
        if section.has(key)
    ]
    for address, line in lines:
        if line >= 0 and (problem := line_problem(line)):
            section.wrong(f"0x{address:02X}", problem, LINES)
    for key in section.names():
        if key not in _ADDRESS_OF_KEY:
            section.value(key)
            section.wrong(key, "is not the address of an MPR121", "0x5A, 0x5B, 0x5C or 0x5D")
    section.close()
    return tuple((address, line) for address, line in lines if line_problem(line) is None)


def read_boards(section: Section) -> tuple[BoardPort, ...]:
    """Read where each seat board is plugged in, under the name that its owner chose."""
    boards = []
    for name in section.names():
        port = section.text(name, "")
        if not BOARD_NAME.fullmatch(name):
            section.wrong(name, "is no name for a board", "1 to 20 letters, digits, - or _")
        elif port:
            boards.append(BoardPort(name, port))
    return tuple(boards)


def read_sim(section: Section) -> SimSettings:
    """Read how real the simulated part of the table is, and what is broken on it."""
    settings = SimSettings(
        bounces=section.whole("bounces", 0, 0, 50),
        bounce_us=round(section.number("bounce_ms", 0.0, 0, 100) * 1000),
        pad_latency_us=round(section.number("pad_latency_ms", 0.0, 0, 100) * 1000),
        jitter_us=round(section.number("jitter_ms", 0.0, 0, 100) * 1000),
        faults=_read_faults(section),
    )
    section.close()
    return settings


def _read_faults(section: Section) -> tuple[Fault, ...]:
    faults = []
    for words in section.texts("faults"):
        fault = parse_fault(words)
        if fault is None:
            section.wrong("faults", f"{shown(words)} is not a fault", FAULT_FORMS)
        else:
            faults.append(fault)
    return tuple(faults)
