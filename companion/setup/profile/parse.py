"""From the document to the table: one function a part, each asking for the keys it knows."""

from __future__ import annotations

from ipaddress import IPv4Address

from companion.setup.profile.errors import Problem, ProfileError
from companion.setup.profile.model import (
    INPUTS,
    Caller,
    Console,
    Display,
    Profile,
    TouchSettings,
    Voice,
)
from companion.setup.profile.parse_packs import Games, read_game, read_packs, seats_of
from companion.setup.profile.parse_seats import Habits, read_seats
from companion.setup.profile.parse_sources import read_boards, read_gpio, read_sim, read_touch
from companion.setup.profile.rules import whole_table_problems
from companion.setup.profile.section import Section

PACES = ("gentle", "brisk", "ruthless")
MOST_TRAPS = 0.8


def parse(document: dict[str, object], source: str, games: Games) -> Profile:
    """Read a whole document, or raise one error that holds every mistake in it."""
    problems: list[Problem] = []
    profile = _read_profile(Section(document, "", problems), games)
    problems += whole_table_problems(profile, seats_of(profile.game, games))
    if problems:
        raise ProfileError(source, problems)
    return profile


def _read_profile(top: Section, games: Games) -> Profile:
    name = top.text("name", "A table", longest=40)
    table = top.section("table")
    uncertainty = top.section("uncertainty_us")
    touch = read_touch(top.section("touch"))
    profile = Profile(
        name=name,
        game=read_game(table, games),
        dealer=table.whole("dealer", 1, 1, 8),
        latency_us=_us(table.number("latency_ms", 20.0, 1, 1000)),
        cue_uncertainty_us=uncertainty.whole("cue", 3000, 0, 1_000_000),
        seats=read_seats(top.section("seats"), _read_habits(top, table, uncertainty, touch)),
        gpio=read_gpio(top.section("gpio")),
        touch=touch,
        boards=read_boards(top.section("boards")),
        sim=read_sim(top.section("sim")),
        voice=_read_voice(top.section("voice")),
        caller=_read_caller(top.section("caller")),
        display=_read_display(top.section("display")),
        console=_read_console(top.section("console")),
        packs=read_packs(top.section("packs"), games),
    )
    for section in (table, uncertainty, top):
        section.close()
    return profile


def _read_habits(
    top: Section, table: Section, uncertainty: Section, touch: TouchSettings
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


def _read_voice(section: Section) -> Voice:
    voice = Voice(
        output=section.choice("output", "auto", ("auto", "portaudio", "mixer", "none")),
        device=section.text("device", "") or None,
        volume=section.whole("volume", 80, 0, 100),
        delay_us=_us(section.number("delay_ms", 0.0, 0, 2000)),
        distance_m=section.number("distance_m", 1.0, 0, 20),
        clips=section.text("clips", "") or None,
    )
    section.close()
    return voice


def _read_caller(section: Section) -> Caller:
    caller = Caller(
        pace=section.choice("pace", "brisk", PACES),
        traps=section.number("traps", 0.0, 0, MOST_TRAPS) if section.has("traps") else None,
    )
    section.close()
    return caller


def _read_display(section: Section) -> Display:
    display = Display(
        output=section.choice("output", "auto", ("auto", "window", "terminal", "none")),
        fullscreen=section.flag("fullscreen", False),
        rotate=section.whole("rotate", 0, 0, 270),
        theme=section.choice("theme", "dark", ("dark", "bright")),
    )
    if display.rotate % 90:
        section.wrong("rotate", f"is {display.rotate}", "0, 90, 180 or 270")
    section.close()
    return display


def _read_console(section: Section) -> Console:
    console = Console(
        enabled=section.flag("enabled", True),
        port=section.whole("port", 8221, 1024, 65535),
        bind=section.text("bind", "local"),
    )
    if console.bind not in ("local", "loopback") and not _is_own_network(console.bind):
        expected = '"local", "loopback" or an address of this machine in a private network'
        section.bad("bind", console.bind, expected)
    section.close()
    return console


def _is_own_network(address: str) -> bool:
    """Tell an address that the internet cannot reach: the console stays in the house."""
    try:
        found = IPv4Address(address)
    except ValueError:
        return False
    return found.is_private and not found.is_unspecified


def _us(milliseconds: float) -> int:
    return round(milliseconds * 1000)
