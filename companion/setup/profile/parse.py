"""From the document to the table: one function a part, each asking for the keys it knows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from ipaddress import IPv4Address

from companion.language import say
from companion.language.catalogue import ENGLISH, languages
from companion.setup.profile.errors import Problem, ProfileError, shown
from companion.setup.profile.faults import a_fault, parse_fault
from companion.setup.profile.header import line_problem
from companion.setup.profile.model import (
    BUTTONS,
    INPUTS,
    MOST_SEATS,
    PADS,
    BoardPort,
    CallerSettings,
    CameraSettings,
    ConsoleSettings,
    Display,
    Gpio,
    GpioSettings,
    Input,
    JournalSettings,
    Lamp,
    Place,
    Profile,
    SeatPlaces,
    SimSettings,
    Simulated,
    SimulatedFault,
    TouchSettings,
    UsbPlace,
    VoiceSettings,
)
from companion.setup.profile.parse_feed import read_feed
from companion.setup.profile.parse_packs import Games, read_game, read_packs, seats_of
from companion.setup.profile.parse_usb import read_usb
from companion.setup.profile.places import ADDRESSES, BOARD_NAME, LAMP_FORMS, a_line, read_place
from companion.setup.profile.rules import whole_table_problems
from companion.setup.profile.section import TomlSection

_SWITCH_DOUBT_US = 100
_SEAT_KEYS = tuple(str(number) for number in range(1, MOST_SEATS + 1))


def _usual_uncertainty() -> dict[str, int]:
    return dict.fromkeys(BUTTONS, _SWITCH_DOUBT_US) | dict.fromkeys(PADS, 0)


def _usual_hold_off() -> dict[str, int]:
    return dict.fromkeys(INPUTS, 10_000)


@dataclass(frozen=True, slots=True)
class Habits:
    """What holds for every seat unless an input says otherwise."""

    simulated: bool = False
    uncertainty_us: Mapping[str, int] = field(default_factory=_usual_uncertainty)
    hold_off_us: Mapping[str, int] = field(default_factory=_usual_hold_off)
    touch: TouchSettings = field(default_factory=TouchSettings)


def read_seats(section: TomlSection, habits: Habits) -> tuple[SeatPlaces, ...]:
    """Every seat, in the order of its number; other keys here are no seats."""
    for name in section.names():
        if name not in _SEAT_KEYS:
            section.value(name)
            section.wrong(
                name,
                say("profile-not-seat"),
                say("profile-seats-numbered-1-clockwise", most_seats=MOST_SEATS),
            )
    return tuple(
        _read_seat(section.section(name), int(name), habits)
        for name in _SEAT_KEYS
        if section.has(name)
    )


def _read_seat(section: TomlSection, number: int, habits: Habits) -> SeatPlaces:
    seat = SeatPlaces(
        number=number,
        player=section.text("player", f"Seat {number}", longest=20),
        inputs=tuple(_read_inputs(section, number, habits)),
        lamps=tuple(_read_lamps(section, number, habits)),
    )
    if not seat.inputs and not any(section.has(name) for name in INPUTS):
        section.missing(say("profile-input-such-white-gpio-4"))
    section.close()
    return seat


def _read_inputs(section: TomlSection, seat: int, habits: Habits) -> Iterator[Input]:
    for name in INPUTS:
        value = section.value(name)
        if isinstance(value, dict):
            yield from _read_detailed(section.section(name), seat, name, habits)
        elif place := _read_or_simulate(section, name, value, habits):
            yield _usual_input(seat, name, place, habits)


def _read_or_simulate(
    section: TomlSection, key: str, value: object, habits: Habits
) -> Place | None:
    if value is None:
        return Simulated() if habits.simulated else None
    return read_place(section, key, value)


def _usual_input(seat: int, name: str, place: Place, habits: Habits) -> Input:
    return Input(
        seat=seat,
        name=name,
        place=place,
        uncertainty_us=_usual_doubt(name, place, habits),
        hold_off_us=habits.hold_off_us[name],
        touch_threshold=habits.touch.touch_threshold,
        release_threshold=habits.touch.release_threshold,
    )


def _usual_doubt(name: str, place: Place | None, habits: Habits) -> int:
    """Return the usual doubt; without a touch driver, a pad on a line or a key is a switch."""
    switch = name in PADS and isinstance(place, Gpio | UsbPlace)
    return habits.uncertainty_us[name] or (_SWITCH_DOUBT_US if switch else 0)


def _read_detailed(section: TomlSection, seat: int, name: str, habits: Habits) -> Iterator[Input]:
    """An input with ways of its own: `{ at = "gpio 4", hold_off_ms = 60 }`."""
    place = read_place(section, "at", section.value("at"))
    hold_off_ms = section.number("hold_off_ms", habits.hold_off_us[name] / 1000, 0, 1000)
    usual_us = _usual_doubt(name, place, habits)
    uncertainty_us = section.whole("uncertainty_us", usual_us, 0, 1_000_000)
    touch, release = read_thresholds(section, habits.touch)
    section.close()
    if place:
        yield Input(seat, name, place, uncertainty_us, round(hold_off_ms * 1000), touch, release)


def _read_lamps(section: TomlSection, seat: int, habits: Habits) -> Iterator[Lamp]:
    lamps = section.section("lamps")
    for name in BUTTONS:
        value = lamps.value(name)
        if value is None:
            place: Place | None = Simulated() if habits.simulated else None
        else:
            place = read_place(lamps, name, value, LAMP_FORMS)
        if place:
            yield Lamp(seat, name, place)
    lamps.close()


_ADDRESS_OF_KEY = {f"0x{address:02X}": address for address in ADDRESSES}


def read_gpio(section: TomlSection) -> GpioSettings:
    """Read how the Pi's own lines are read."""
    factories = ("lgpio", "rpigpio", "pigpio", "native", "mock")
    settings = GpioSettings(
        driver=section.choice("driver", "gpiod", ("gpiod", "gpiozero")),
        chip=section.text("chip", "auto"),
        pin_factory=section.choice("pin_factory", "", factories) or None,
    )
    section.close()
    return settings


def read_touch(section: TomlSection) -> TouchSettings:
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


def read_thresholds(section: TomlSection, usual: TouchSettings) -> tuple[int, int]:
    """Read when a hand is there and when it has gone: one rule for the table and a single pad."""
    touch = section.whole("touch_threshold", usual.touch_threshold, 1, 255)
    release = section.whole("release_threshold", min(usual.release_threshold, touch), 1, 255)
    if release > touch:
        section.wrong(
            "release_threshold",
            say("profile-is", value=release),
            say("profile-most-touch-threshold", touch=touch),
        )
    return touch, min(touch, release)


def _read_irq(section: TomlSection) -> tuple[tuple[int, int], ...]:
    lines = [
        (address, section.whole(key, -1, 0, 99))
        for key, address in _ADDRESS_OF_KEY.items()
        if section.has(key)
    ]
    for address, line in lines:
        if line >= 0 and (problem := line_problem(line)):
            section.wrong(f"0x{address:02X}", problem, a_line())
    for key in section.names():
        if key not in _ADDRESS_OF_KEY:
            section.value(key)
            section.wrong(
                key, say("profile-not-address-mpr121"), say("profile-0x5a-0x5b-0x5c-0x5d")
            )
    section.close()
    return tuple((address, line) for address, line in lines if line_problem(line) is None)


def read_boards(section: TomlSection) -> tuple[BoardPort, ...]:
    """Read where each seat board is plugged in, under the name that its owner chose."""
    boards = []
    for name in section.names():
        port = section.text(name, "")
        if not BOARD_NAME.fullmatch(name):
            section.wrong(name, say("profile-no-name-board"), say("profile-1-20-letters-digits"))
        elif port:
            boards.append(BoardPort(name, port))
    return tuple(boards)


def read_sim(section: TomlSection) -> SimSettings:
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


def _read_faults(section: TomlSection) -> tuple[SimulatedFault, ...]:
    faults = []
    for words in section.texts("faults"):
        fault = parse_fault(words)
        if fault is None:
            section.wrong("faults", say("profile-not-fault-2", words=shown(words)), a_fault())
        else:
            faults.append(fault)
    return tuple(faults)


MOST_FPS = 60
_SIZE = re.compile(r"(\d{3,4})x(\d{3,4})")
LEAST_SIZE, MOST_SIZE = (640, 360), (3840, 2160)


def read_camera(section: TomlSection) -> CameraSettings | None:
    """Read which camera looks at the table; None: the profile speaks of none."""
    if not section.names():
        return None
    device = section.text("device", "")
    if not device and not section.has("device"):
        section.missing(say("profile-camera-device"))
    settings = CameraSettings(
        device=device,
        size=_read_size(section),
        fps=section.whole("fps", 15, 5, MOST_FPS),
        cards=section.text("cards", "") or None,
    )
    section.close()
    return settings


def _read_size(section: TomlSection) -> tuple[int, int]:
    written = section.text("size", "1280x720")
    found = _SIZE.fullmatch(written)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    bounds = zip(LEAST_SIZE, size, MOST_SIZE, strict=True)
    if not all(low <= n <= high for low, n, high in bounds):
        section.bad("size", written, say("profile-camera-size"))
        return 1280, 720
    return size


PACES = ("gentle", "brisk", "ruthless")
MOST_TRAPS = 0.8


def parse(document: dict[str, object], source: str, games: Games) -> Profile:
    """Read a whole document, or raise one error that holds every mistake in it."""
    problems: list[Problem] = []
    profile = _read_profile(TomlSection(document, "", problems), games)
    problems += whole_table_problems(profile, seats_of(profile.game, games))
    if problems:
        raise ProfileError(source, problems)
    return profile


def read_language(top: TomlSection) -> str:
    """Read what the table speaks: a language that there is a catalogue of."""
    return top.choice("language", ENGLISH, languages())


def _read_profile(top: TomlSection, games: Games) -> Profile:
    name = top.text("name", "A table", longest=40)
    table = top.section("table")
    uncertainty = top.section("uncertainty_us")
    touch = read_touch(top.section("touch"))
    profile = Profile(
        name=name,
        language=read_language(top),
        game=read_game(table, games),
        dealer=table.whole("dealer", 1, 1, 8),
        latency_us=_us(table.number("latency_ms", 20.0, 1, 1000)),
        cue_uncertainty_us=uncertainty.whole("cue", 3000, 0, 1_000_000),
        seats=read_seats(top.section("seats"), _read_habits(top, table, uncertainty, touch)),
        gpio=read_gpio(top.section("gpio")),
        touch=touch,
        boards=read_boards(top.section("boards")),
        usb=read_usb(top.section("usb")),
        sim=read_sim(top.section("sim")),
        camera=read_camera(top.section("camera")),
        voice=_read_voice(top.section("voice")),
        caller=_read_caller(top.section("caller")),
        display=read_display(top.section("display")),
        console=read_console(top.section("console")),
        feed=read_feed(top.section("feed")),
        journal=_read_journal(top.section("journal")),
        packs=read_packs(top.section("packs"), games),
    )
    for section in (table, uncertainty, top):
        section.close()
    return profile


def _read_habits(
    top: TomlSection, table: TomlSection, uncertainty: TomlSection, touch: TouchSettings
) -> Habits:
    hold_off = top.section("hold_off_ms")
    usual = Habits()
    habits = Habits(
        simulated=table.flag("simulated", False),
        uncertainty_us={
            name: uncertainty.whole(name, usual.uncertainty_us[name], 0, 1_000_000)
            for name in INPUTS
        },
        hold_off_us={
            name: _us(hold_off.number(name, usual.hold_off_us[name] / 1000, 0, 1000))
            for name in INPUTS
        },
        touch=touch,
    )
    hold_off.close()
    return habits


def _read_voice(section: TomlSection) -> VoiceSettings:
    voice = VoiceSettings(
        output=section.choice("output", "auto", ("auto", "portaudio", "mixer", "none")),
        device=section.text("device", "") or None,
        volume=section.whole("volume", 80, 0, 100),
        delay_us=_us(section.number("delay_ms", 0.0, 0, 2000)),
        distance_m=section.number("distance_m", 1.0, 0, 20),
        name=section.text("name", "") or None,
        clips=section.text("clips", "") or None,
    )
    section.close()
    return voice


def _read_caller(section: TomlSection) -> CallerSettings:
    caller = CallerSettings(
        pace=section.choice("pace", "brisk", PACES),
        traps=section.number("traps", 0.0, 0, MOST_TRAPS) if section.has("traps") else None,
    )
    section.close()
    return caller


def read_display(section: TomlSection) -> Display:
    """Read how the display stands, and what is shown on it."""
    display = Display(
        output=section.choice("output", "auto", ("auto", "window", "terminal", "none")),
        fullscreen=section.flag("fullscreen", False),
        rotate=section.whole("rotate", 0, 0, 270),
        theme=section.choice("theme", "dark", ("dark", "bright")),
        motion=section.flag("motion", True),
    )
    if display.rotate % 90:
        section.wrong(
            "rotate", say("profile-is", value=display.rotate), say("profile-0-90-180-270")
        )
    section.close()
    return display


MOST_PORT = 65535
_HOST = re.compile("[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?")
"""A name in the network, with room for a number behind it."""


def read_console(section: TomlSection) -> ConsoleSettings:
    """Read whether phones are served, and where."""
    console = ConsoleSettings(
        enabled=section.flag("enabled", True),
        port=section.whole("port", 8221, 1024, MOST_PORT),
        bind=section.text("bind", "local"),
        https=section.flag("https", False),
        name=section.text("name", "companion").lower(),
    )
    if not _HOST.fullmatch(console.name):
        section.bad("name", console.name, say("profile-letters-digits-hyphens-such-companion"))
    if console.https and console.port == MOST_PORT:
        section.wrong(
            "port", say("profile-is", value=console.port), say("profile-one-below-https-uses-next")
        )
    if console.bind not in ("local", "loopback") and not _is_own_network(console.bind):
        expected = say("profile-local-loopback-address-machine-private")
        section.bad("bind", console.bind, expected)
    section.close()
    return console


def _read_journal(section: TomlSection) -> JournalSettings:
    journal = JournalSettings(
        keep_matches=_most(section, "keep_matches", 1_000_000),
        keep_days=_most(section, "keep_days", 36_500),
    )
    section.close()
    return journal


def _most(section: TomlSection, key: str, high: int) -> int | None:
    return section.whole(key, high, 1, high) if section.has(key) else None


def _is_own_network(address: str) -> bool:
    """Tell an address that the internet cannot reach: the console stays in the house."""
    try:
        found = IPv4Address(address)
    except ValueError:
        return False
    return found.is_private and not found.is_unspecified


def _us(milliseconds: float) -> int:
    return round(milliseconds * 1000)
