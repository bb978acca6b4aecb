"""What a seat board's board.json says about its wires: every pin with its part, nothing drawn yet.

The board checks the same file itself when it starts; here a mistake is told before the soldering.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from companion.language import say
from companion.setup.profile.errors import Problem, ProfileError
from companion.setup.profile.model import BUTTONS, INPUTS
from companion.setup.profile.naming import input_name
from companion.setup.wiring.plan import STRAPS, tag_of

PICO = (
    *("GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7"),
    *("GP8", "GP9", "GND", "GP10", "GP11", "GP12", "GP13", "GND", "GP14", "GP15"),
    *("GP16", "GP17", "GND", "GP18", "GP19", "GP20", "GP21", "GND", "GP22", "RUN"),
    *("GP26", "GP27", "GND", "GP28", "VREF", "3V3", "3V3_EN", "GND", "VSYS", "VBUS"),
)
"""The pins of a Pico, by number from 1: down the left side, up the right one, USB on top."""
PIN_OF = {name: number for number, name in enumerate(PICO, start=1) if name.startswith("GP")}
OWN_LED = "GP25"
"""The lamp on the board itself has no pin that a wire could go to: it counts as pin 0."""
POWER_PIN = PICO.index("3V3") + 1


@dataclass(frozen=True, slots=True)
class BoardWire:
    """From a pin of the board to a part; `kind` is button, high button, pad, lamp or bus."""

    tag: str
    seat: int
    name: str
    kind: str
    pin: int

    @property
    def part(self) -> str:
        """What hangs on this wire, in words."""
        if self.kind == "bus":
            return self.tag
        return say(
            f"wiring-part-{self.kind.replace(' ', '-')}",
            seat=self.seat,
            input=input_name(self.name),
        )

    @property
    def gpio(self) -> str:
        """What the pin is called."""
        return PICO[self.pin - 1] if self.pin else OWN_LED


@dataclass(frozen=True, slots=True)
class BoardPad:
    """From an electrode of a touch controller on the board's bus to a pad."""

    tag: str
    seat: int
    name: str
    address: int
    electrode: int


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """All wires of a board."""

    name: str
    wires: tuple[BoardWire, ...]
    pads: tuple[BoardPad, ...]

    def controllers(self) -> list[int]:
        """The addresses of the touch controllers, lowest first."""
        return sorted({pad.address for pad in self.pads})

    def kinds(self) -> set[str]:
        """What kinds of parts there are."""
        return {wire.kind for wire in self.wires}


def parse_board(text: str, source: str) -> BoardPlan:
    """Read a board.json; what is wrong in it is named with its place."""
    reader = _BoardReader(source)
    try:
        data = json.loads(text)
    except ValueError:
        raise reader.wrong(
            "", say("wiring-not-json"), say("wiring-board-json-firmware-readme-md")
        ) from None
    return reader.plan(data)


class _BoardReader:
    """Collects wires, and who has taken which end."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._taken = dict[object, str]()

    def wrong(self, where: str, what: str, expected: str) -> ProfileError:
        return ProfileError(self._source, [Problem(where, what, expected)])

    def plan(self, data: Any) -> BoardPlan:
        seats = data.get("seats") if isinstance(data, dict) else None
        if not isinstance(seats, list) or not seats:
            raise self.wrong("seats", say("profile-missing"), say("wiring-list-seats"))
        bus = self._bus(data.get("i2c"))
        parts = [part for n, seat in enumerate(seats) for part in self._seat(seat, f"seats[{n}]")]
        wires = (*bus, *(part for part in parts if isinstance(part, BoardWire)))
        pads = tuple(part for part in parts if isinstance(part, BoardPad))
        if pads and not bus:
            raise self.wrong("i2c", say("profile-missing"), say("wiring-bus-mpr121"))
        return BoardPlan(self._source, wires, pads)

    def _bus(self, data: Any) -> tuple[BoardWire, ...]:
        if data is None:
            return ()
        lines = self._table(data, "i2c")
        return tuple(
            BoardWire(name.upper(), 0, name, "bus", self._pin(lines.get(name), f"i2c.{name}"))
            for name in ("sda", "scl")
        )

    def _seat(self, data: Any, where: str) -> Iterator[BoardWire | BoardPad]:
        seat = self._table(data, where)
        number = seat.get("seat")
        if not isinstance(number, int) or number < 1:
            raise self.wrong(
                f"{where}.seat", say("wiring-is", value=f"{number!r}"), say("wiring-number-from-1")
            )
        for name in INPUTS:
            if name in seat:
                self._claim((number, name), f"{where}.{name}")
                yield self._input(number, name, seat[name], f"{where}.{name}")
        for name, pin in self._table(seat.get("lamps", {}), f"{where}.lamps").items():
            place = f"{where}.lamps.{name}"
            if name not in BUTTONS:
                raise self.wrong(place, say("wiring-no-lamp"), say("wiring-white-red-blue"))
            yield BoardWire(tag_of(number, name, True), number, name, "lamp", self._pin(pin, place))

    def _input(self, seat: int, name: str, data: Any, where: str) -> BoardWire | BoardPad:
        tag = tag_of(seat, name)
        if not isinstance(data, dict):
            return BoardWire(tag, seat, name, "button", self._pin(data, where))
        if "mpr121" in data:
            return self._electrode(BoardPad(tag, seat, name, 0, 0), data, where)
        if "pad" in data:
            return BoardWire(tag, seat, name, "pad", self._pin(data["pad"], f"{where}.pad"))
        kind = "high button" if data.get("active") == "high" else "button"
        return BoardWire(tag, seat, name, kind, self._pin(data.get("pin"), f"{where}.pin"))

    def _electrode(self, pad: BoardPad, data: Mapping[str, Any], where: str) -> BoardPad:
        addresses = {f"0x{address:02x}": address for address in STRAPS}
        address = addresses.get(str(data["mpr121"]).lower(), data["mpr121"])
        if address not in STRAPS:
            raise self.wrong(
                f"{where}.mpr121",
                say("wiring-is", value=f"{data['mpr121']!r}"),
                say("wiring-0x5a-0x5d"),
            )
        electrode = data.get("electrode")
        if not isinstance(electrode, int) or electrode not in range(12):
            raise self.wrong(
                f"{where}.electrode",
                say("wiring-is", value=f"{electrode!r}"),
                say("wiring-number-0-11"),
            )
        self._claim((hex(address), electrode), where)
        return BoardPad(pad.tag, pad.seat, pad.name, address, electrode)

    def _pin(self, pin: Any, where: str) -> int:
        number = {**PIN_OF, OWN_LED: 0}.get(f"GP{pin}")
        if number is None:
            raise self.wrong(
                where, say("wiring-is", value=f"{pin!r}"), say("wiring-pin-pico-0-22-25")
            )
        self._claim(number, where)
        return number

    def _claim(self, end: object, where: str) -> None:
        if end in self._taken:
            raise self.wrong(
                where, say("wiring-used-already", taken=self._taken[end]), say("wiring-place-own")
            )
        self._taken[end] = where

    def _table(self, data: Any, where: str) -> Mapping[str, Any]:
        if not isinstance(data, dict):
            raise self.wrong(where, say("wiring-not-right"), say("wiring-object"))
        return data
