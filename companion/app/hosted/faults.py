"""What the sensors and lamps say is wrong, put together so that people hear it once.

A board that is pulled out loses six inputs at once, a bus all of a table's pads. Reports come in
from the drivers' threads; what has changed is asked for a few times a second.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from threading import Lock

from hw.signals import RECOVERED, Fault

Key = tuple[int | None, str | None]


class Faults:
    """Knows every fault that has not been mended, and which of them were told."""

    def __init__(self) -> None:
        self._now: dict[Key, str] = {}
        self._told: dict[Key, str] = {}
        self._mended: dict[Key, str] = {}
        self._lock = Lock()

    def take(self, fault: Fault) -> None:
        """Take note of a fault or of its end, from any thread."""
        key = fault.seat, fault.input
        with self._lock:
            if fault.reason == RECOVERED:
                self._now.pop(key, None)
                self._mended[key] = fault.detail or "works again"
            else:
                self._now[key] = fault.detail or fault.reason

    def changes(self) -> list[str]:
        """Say what was lost and what was mended since the last time, one line a cause."""
        with self._lock:
            fresh = {k: why for k, why in self._now.items() if self._told.get(k) != why}
            gone = {k: self._mended.get(k, "works again") for k in self._told if k not in self._now}
            self._told, self._mended = dict(self._now), {}
        return [*_lines(fresh), *_lines(gone)]

    def lines(self) -> list[str]:
        """Say everything that is wrong now and was told."""
        return _lines(self._told)


def _lines(faults: Mapping[Key, str]) -> list[str]:
    causes: dict[str, list[Key]] = {}
    for key, why in faults.items():
        causes.setdefault(why, []).append(key)
    return [f"{_where(keys)}: {why}" for why, keys in causes.items()]


def _where(keys: list[Key]) -> str:
    if len(keys) == 1 and keys[0][1] is not None:
        return f"seat {keys[0][0]} {keys[0][1]}"
    seats = sorted({seat for seat, _ in keys if seat is not None})
    if not seats:
        return "the table"
    return f"seat {seats[0]}" if len(seats) == 1 else f"seats {_listed(seats)}"


def _listed(seats: Iterable[int]) -> str:
    *most, last = map(str, seats)
    return f"{', '.join(most)} and {last}"
