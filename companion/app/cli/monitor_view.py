"""The whole table on one screen: what is on, how often it moved, and the last signals. Pure."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator

from companion.app.cli.lines import report_line
from companion.setup.profile.model import INPUTS, Profile, Seat
from hw.signals import LAMP_LOST, RECOVERED, Fault, Place, Report, Signal

WIDTH, HEIGHT = 80, 24
_HEAD = f"{'SEAT':<24}" + "".join(f"{name.upper():<9}" for name in INPUTS)
_LINES_HEAD = f"{'WHEN':>13}  {'DOUBT':<11}  {'WHERE':<13} WHAT (AFTER THE ONE BEFORE)"


class MonitorView:
    """Remembers enough of what a table reported to draw it."""

    def __init__(self, profile: Profile, start_us: int) -> None:
        self._profile = profile
        self._start_us = start_us
        self._places = {Place(item.seat, item.name) for item in profile.inputs()}
        self._on: set[Place] = set()
        self._open: set[tuple[int | None, str | None]] = set()
        self._presses: Counter[Place] = Counter()
        self._lines: deque[str] = deque(maxlen=200)
        self._last_us: int | None = None
        self._signals = self._faults = 0

    def take(self, report: Report) -> str:
        """Take a report; return the line that tells it."""
        line = report_line(report, self._start_us)
        if isinstance(report, Signal):
            line = f"{line:<46}{self._since(report.t)}".rstrip()
            self._take_signal(report)
        else:
            self._take_fault(report)
        self._lines.append(line)
        return line

    def draw(self, now_us: int, width: int = WIDTH, height: int = HEIGHT) -> list[str]:
        """The screen, line by line, none wider and no more than there is room for."""
        rows = map(self._row, self._profile.seats)
        top = [self._profile.name, self._counts(now_us), "", _HEAD, *rows, "", _LINES_HEAD]
        room = max(0, height - len(top))
        last = list(self._lines)[-room:] if room else []
        return [line[:width] for line in [*top, *last]][:height]

    def _since(self, t_us: int) -> str:
        """Return the time since the signal that arrived before; negative if it happened before."""
        last, self._last_us = self._last_us, t_us
        return "" if last is None else f" ({(t_us - last) / 1000:+.3f} ms)"

    def _take_signal(self, signal: Signal) -> None:
        self._signals += 1
        place = Place(signal.seat, signal.input)
        if signal.on:
            self._on.add(place)
            self._presses[place] += 1
        else:
            self._on.discard(place)

    def _take_fault(self, fault: Fault) -> None:
        where = (fault.seat, fault.input)
        if fault.reason == RECOVERED:
            self._open.discard(where)
            return
        self._faults += 1
        if fault.reason != LAMP_LOST:
            self._open.add(where)

    def _faulty(self, place: Place) -> bool:
        """Tell whether a fault of the input, of its seat or of the whole table is open."""
        return not self._open.isdisjoint({place, (place.seat, None), (None, None)})

    def _counts(self, now_us: int) -> str:
        seconds = (now_us - self._start_us) / 1_000_000
        return f"{seconds:.1f} s, {self._signals} signals, {self._faults} faults (q ends)"

    def _row(self, seat: Seat) -> str:
        cells = "".join(f"{cell:<9}" for cell in self._cells(seat))
        return f"{f'{seat.number} {seat.player}':<24}{cells}".rstrip()

    def _cells(self, seat: Seat) -> Iterator[str]:
        for name in INPUTS:
            place = Place(seat.number, name)
            state = "ON" if place in self._on else "."
            mark = "!" if self._faulty(place) else ""
            count = self._presses[place] or ""
            yield f"{state}{mark} {count}" if place in self._places else ""
