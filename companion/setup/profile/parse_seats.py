"""The seats of a profile: who sits there, and where each input and lamp is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from companion.setup.profile.model import (
    BUTTONS,
    INPUTS,
    MOST_SEATS,
    PADS,
    Gpio,
    Input,
    Lamp,
    Place,
    Seat,
    Simulated,
    TouchSettings,
)
from companion.setup.profile.parse_sources import read_thresholds
from companion.setup.profile.places import LAMP_FORMS, read_place
from companion.setup.profile.section import Section

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


def read_seats(section: Section, habits: Habits) -> tuple[Seat, ...]:
    """Every seat, in the order of its number; other keys here are no seats."""
    for name in section.names():
        if name not in _SEAT_KEYS:
            section.value(name)
            section.wrong(name, "is not a seat", f"seats numbered 1 to {MOST_SEATS}, clockwise")
    return tuple(
        _read_seat(section.section(name), int(name), habits)
        for name in _SEAT_KEYS
        if section.has(name)
    )


def _read_seat(section: Section, number: int, habits: Habits) -> Seat:
    seat = Seat(
        number=number,
        player=section.text("player", f"Seat {number}", longest=20),
        inputs=tuple(_read_inputs(section, number, habits)),
        lamps=tuple(_read_lamps(section, number, habits)),
    )
    if not seat.inputs and not any(section.has(name) for name in INPUTS):
        section.missing('an input, such as white = "gpio 4", or simulated = true under [table]')
    section.close()
    return seat


def _read_inputs(section: Section, seat: int, habits: Habits) -> Iterator[Input]:
    for name in INPUTS:
        value = section.value(name)
        if isinstance(value, dict):
            yield from _read_detailed(section.section(name), seat, name, habits)
        elif place := _read_or_simulate(section, name, value, habits):
            yield _usual_input(seat, name, place, habits)


def _read_or_simulate(section: Section, key: str, value: object, habits: Habits) -> Place | None:
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
    """Return the usual doubt; without a touch driver, a pad on a line of the header is a switch."""
    switch = name in PADS and isinstance(place, Gpio)
    return habits.uncertainty_us[name] or (_SWITCH_DOUBT_US if switch else 0)


def _read_detailed(section: Section, seat: int, name: str, habits: Habits) -> Iterator[Input]:
    """An input with ways of its own: `{ at = "gpio 4", hold_off_ms = 60 }`."""
    place = read_place(section, "at", section.value("at"))
    hold_off_ms = section.number("hold_off_ms", habits.hold_off_us[name] / 1000, 0, 1000)
    usual_us = _usual_doubt(name, place, habits)
    uncertainty_us = section.whole("uncertainty_us", usual_us, 0, 1_000_000)
    touch, release = read_thresholds(section, habits.touch)
    section.close()
    if place:
        yield Input(seat, name, place, uncertainty_us, round(hold_off_ms * 1000), touch, release)


def _read_lamps(section: Section, seat: int, habits: Habits) -> Iterator[Lamp]:
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
