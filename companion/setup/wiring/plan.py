"""Which wire goes where: every end named, every ground chosen, nothing drawn yet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from companion.language import say
from companion.setup.profile.header import (
    GROUND_PINS,
    PIN_OF_LINE,
    POWER_3V3_PIN,
    SCL_LINE,
    SDA_LINE,
)
from companion.setup.profile.model import (
    BUTTONS,
    BoardPlace,
    Gpio,
    Input,
    Lamp,
    Profile,
    SeatPlaces,
    Simulated,
    TouchPlace,
    UsbPlace,
)
from companion.setup.profile.naming import input_name

STRAPS = {0x5A: "GND", 0x5B: "3V3", 0x5C: "SDA", 0x5D: "SCL"}
"""What the ADDR pin of an MPR121 is tied to, for each address."""

LED_OHM = {"white": 100, "red": 330, "blue": 100}
"""The resistor before an LED on a line of 3.3 V, for 3 to 4 mA. White and blue need some 3 V
themselves, and barely light behind more than 100 ohm. Red needs 2 V, and would take 13 mA there."""

_LETTERS = {"white": "W", "red": "R", "blue": "B", "pile": "P", "shield": "S", "rail": "Ra"}


@dataclass(frozen=True, slots=True)
class Wire:
    """From a pin of the header to a part; the tag goes on both ends of the wire.

    A pad may be here, too: a touch module with a switching output is wired like a button.
    """

    tag: str
    seat: int
    name: str
    lamp: bool
    line: int
    pin: int

    @property
    def part(self) -> str:
        """What hangs on this wire, in words."""
        if self.lamp:
            return say("wiring-lamp", input=input_name(self.name))
        key = "wiring-button" if self.name in BUTTONS else "wiring-pad"
        return say(key, input=input_name(self.name))


@dataclass(frozen=True, slots=True)
class PadWire:
    """From an electrode of a touch controller to a pad under the cloth."""

    tag: str
    seat: int
    name: str
    address: int
    electrode: int


@dataclass(frozen=True, slots=True)
class PlugWire:
    """A button or lamp that comes by USB: which control of which device it is."""

    tag: str
    seat: int
    part: str
    control: str
    device: str


@dataclass(frozen=True, slots=True)
class Controller:
    """One MPR121 breakout: how its address is set, and whether it may ask to be read."""

    address: int
    strap: str
    irq_line: int | None
    pads: tuple[PadWire, ...]

    @property
    def irq_pin(self) -> int | None:
        """The header pin its IRQ goes to, if it is wired."""
        return None if self.irq_line is None else PIN_OF_LINE[self.irq_line]


@dataclass(frozen=True, slots=True)
class Corner:
    """All that is wired to one seat."""

    seat: int
    player: str
    wires: tuple[Wire, ...]
    pads: tuple[PadWire, ...]
    ground_pin: int | None


@dataclass(frozen=True, slots=True)
class Wiring:
    """The whole plan."""

    name: str
    corners: tuple[Corner, ...]
    controllers: tuple[Controller, ...]
    bus_ground_pin: int | None
    simulated: int
    on_boards: int = 0
    plugs: tuple[PlugWire, ...] = ()
    """What comes by USB."""

    def wires(self) -> tuple[Wire, ...]:
        """Every wire that ends on a line of the header."""
        return tuple(wire for corner in self.corners for wire in corner.wires)

    def bus_pins(self) -> dict[int, str]:
        """The header pins that all touch controllers share, and what is on them."""
        if not self.controllers:
            return {}
        pins = {PIN_OF_LINE[SDA_LINE]: "SDA", PIN_OF_LINE[SCL_LINE]: "SCL"}
        return {POWER_3V3_PIN: "VIN", **pins}


def plan_wiring(profile: Profile) -> Wiring:
    """Give every wire its two ends, and every seat a ground pin of its own near its lines."""
    grounds = _grounds(profile.seats)
    controllers = tuple(_controller(profile, address) for address in profile.touch_addresses())
    return Wiring(
        name=profile.name,
        corners=tuple(_corner(seat, grounds.get(seat.number)) for seat in profile.seats),
        controllers=controllers,
        bus_ground_pin=_bus_ground(grounds.values()) if controllers else None,
        simulated=_count(profile, Simulated),
        on_boards=_count(profile, BoardPlace),
        plugs=tuple(_plugs((*profile.inputs(), *profile.lamps()))),
    )


def _corner(seat: SeatPlaces, ground_pin: int | None) -> Corner:
    wires, pads = tuple(_seat_wires(seat)), tuple(_pads(seat.inputs))
    return Corner(seat.number, seat.player, wires, pads, ground_pin)


def _grounds(seats: Iterable[SeatPlaces]) -> dict[int, int]:
    """The choice of ground pins with the shortest way in all; there are as many as seats."""
    middles = {seat.number: _middle(seat) for seat in seats if any(_seat_wires(seat))}
    order = sorted(middles, key=middles.__getitem__)

    def way(pins: tuple[int, ...]) -> float:
        return sum(abs(pin - middles[seat]) for pin, seat in zip(pins, order, strict=True))

    best = min(combinations(GROUND_PINS, len(order)), key=way)
    return dict(zip(order, best, strict=True))


def _middle(seat: SeatPlaces) -> float:
    return fmean(wire.pin for wire in _seat_wires(seat))


def _bus_ground(taken: Iterable[int]) -> int:
    """The free ground pin nearest to the bus; with none left, the nearest is shared."""
    return min(set(GROUND_PINS) - set(taken) or GROUND_PINS)


def _count(profile: Profile, kind: type[Simulated | BoardPlace]) -> int:
    inputs = sum(isinstance(item.place, kind) for item in profile.inputs())
    return inputs + sum(isinstance(lamp.place, kind) for lamp in profile.lamps())


def _seat_wires(seat: SeatPlaces) -> Iterable[Wire]:
    return _wires((*seat.inputs, *seat.lamps))


def _wires(items: Iterable[Input | Lamp]) -> Iterable[Wire]:
    for item in items:
        if isinstance(item.place, Gpio):
            lamp, line = isinstance(item, Lamp), item.place.line
            tag = tag_of(item.seat, item.name, lamp)
            yield Wire(tag, item.seat, item.name, lamp, line, PIN_OF_LINE[line])


def _pads(items: Iterable[Input]) -> Iterable[PadWire]:
    for item in items:
        if isinstance(item.place, TouchPlace):
            place = item.place
            yield PadWire(_tag(item), item.seat, item.name, place.address, place.electrode)


def _plugs(items: Iterable[Input | Lamp]) -> Iterable[PlugWire]:
    for item in sorted(items, key=lambda item: item.seat):
        if isinstance(item.place, UsbPlace):
            name = input_name(item.name)
            part = say("wiring-lamp", input=name) if isinstance(item, Lamp) else name
            tag = tag_of(item.seat, item.name, isinstance(item, Lamp))
            yield PlugWire(tag, item.seat, part, item.place.control, item.place.device)


def _tag(item: Input) -> str:
    return tag_of(item.seat, item.name)


def tag_of(seat: int, name: str, lamp: bool = False) -> str:
    """Return what is written on both ends of a wire."""
    return f"{seat}{_LETTERS[name]}{'L' if lamp else ''}"


def _controller(profile: Profile, address: int) -> Controller:
    pads = sorted(_pads(profile.inputs()), key=lambda pad: pad.electrode)
    own = tuple(pad for pad in pads if pad.address == address)
    return Controller(address, STRAPS[address], profile.touch.irq_line(address), own)
