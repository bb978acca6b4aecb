"""Hears every wire of the parts that are used, and lights their lamps."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from companion.setup.wizard.found import LampWire, Part, Wire
from hw.errors import HardwareError
from hw.signals import LOST, RECOVERED, Fault, Place, Report, Signal
from hw.source import Lamps, Source
from hw.table import Table


@dataclass(frozen=True, slots=True)
class Listening:
    """A part that can be heard: its driver, and which wire each of the driver's places is."""

    source: Source
    wires: Mapping[Place, Wire]
    lights: Lamps | None = None
    lamps: Mapping[LampWire, Place] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Heard:
    """A wire that was pressed or let go."""

    wire: Wire
    on: bool


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something about a part, in words; `good`: it is over."""

    words: str
    good: bool = False


Listen = Callable[[], Listening]


@dataclass(slots=True)
class _Opened:
    table: Table
    listening: Listening


class Hearing:
    """Opens the parts in use, each on its own, and gives what they report in one queue."""

    def __init__(self) -> None:
        self._open: dict[str, _Opened] = {}
        self._failed: set[str] = set()
        self._reports: queue.SimpleQueue[tuple[str, Report]] = queue.SimpleQueue()
        self._lit: LampWire | None = None

    def attend(self, parts: Iterable[Part], listens: Mapping[str, Listen]) -> list[Trouble]:
        """Open what is used now and close what is not; tell what could not be opened."""
        wanted = [part.id for part in parts if part.id in listens]
        for gone in [part for part in self._open if part not in wanted]:
            self._open.pop(gone).table.close()
        self._failed &= set(wanted)
        fresh = [p for p in wanted if p not in self._open and p not in self._failed]
        return [told for part in fresh if (told := self._begin(part, listens[part]))]

    def retry(self) -> None:
        """Try again what could not be opened."""
        self._failed.clear()

    def _begin(self, part: str, listen: Listen) -> Trouble | None:
        try:
            listening = listen()
            lamps = [listening.lights] if listening.lights else []
            table = Table(
                [listening.source], lamps, deliver=lambda report: self._reports.put((part, report))
            )
            table.start()
        except HardwareError as error:
            self._failed.add(part)
            return Trouble(str(error))
        self._open[part] = _Opened(table, listening)
        return None

    def news(self) -> list[Heard | Trouble]:
        """Return what was reported since this was last asked."""
        found: list[Heard | Trouble] = []
        for opened in self._open.values():
            opened.table.calm()
        while not self._reports.empty():
            part, report = self._reports.get()
            if part in self._open and (one := self._meaning(part, report)):
                found.append(one)
        return found

    def _meaning(self, part: str, report: Report) -> Heard | Trouble | None:
        if isinstance(report, Signal):
            wire = self._open[part].listening.wires.get(Place(report.seat, report.input))
            return Heard(wire, report.on) if wire else None
        return _trouble(report) if isinstance(report, Fault) else None

    def light(self, lamp: LampWire | None) -> None:
        """Light this lamp, and no other."""
        if lamp == self._lit:
            return
        before, self._lit = self._lit, lamp
        for each, on in ((before, False), (lamp, True)):
            opened = self._open.get(each.part) if each else None
            place = opened.listening.lamps.get(each) if opened and each else None
            if opened and place:
                opened.table.set(*place, on)

    def close(self) -> None:
        """Let go of everything."""
        while self._open:
            self._open.popitem()[1].table.close()


def _trouble(fault: Fault) -> Trouble | None:
    """Tell what a driver says of itself; a key that is down at the start is no news."""
    if fault.reason in (LOST, RECOVERED) and fault.detail:
        return Trouble(fault.detail, good=fault.reason == RECOVERED)
    return None
