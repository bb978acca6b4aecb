"""Keys, mouse and fingers of a page as hands at a table: stamped by the browser, with their doubt.

A browser stamps an event (`event.timeStamp`) when the system hands it over. The finger was there
before: by what the device takes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.app.simulated.practice_table import PracticeTable
from companion.app.table.evidence import event_of
from companion.app.table.speaker import SHOWN_US
from hw.phones.config import MOST_COARSE_US, UNMEASURED, TouchDelay
from hw.signals import INPUTS, Signal

KEYED: Final = TouchDelay(8_000, 8_000)
"""A keyboard or a mouse: it looks at its keys, waits until they rest, and is asked 125 times a
second. That covers 0 to 16 ms."""
LATE_US: Final = 150_000
"""How much later than its stamp a page may tell of a press: it paints, and its system is busy."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """When something was pressed by the page's clock, and on what kind of device."""

    t: int
    kind: str = "key"


def delay_of(kind: str) -> TouchDelay:
    """Return what a device takes from the finger to the stamp."""
    return UNMEASURED if kind in ("touch", "pen") else KEYED


class PageHands:
    """The hands of everybody who shares the page. `stamp` is asked for what is just taken."""

    def __init__(self, table: PracticeTable, stamp: Callable[[], Stamp], coarse_us: int) -> None:
        """`coarse_us` is by how much the browser rounds its clock."""
        self._table, self._stamp, self._coarse_us = table, stamp, coarse_us
        self._seq = 0
        self._down: set[tuple[int, str]] = set()

    def press(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        """Push a button down."""
        self._move(seat, name, True, at_us)

    def release(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        """Let a button come up."""
        self._move(seat, name, False, at_us)

    def touch(
        self, seat: int, name: str, *, by: int | None = None, at_us: int | None = None
    ) -> None:
        """Lay a hand on a pad."""
        self._move(seat, name, True, at_us, by)

    def lift(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        """Take the hand off a pad."""
        self._move(seat, name, False, at_us)

    def _move(
        self, seat: int, name: str, on: bool, at_us: int | None, by: int | None = None
    ) -> None:
        if ((seat, name) in self._down) is on:
            return
        self._down ^= {(seat, name)}
        delay = delay_of(self._stamp().kind)
        stamped = self._table.pace() if at_us is None else at_us
        self._seq += 1
        u = delay.u_us + self._coarse_us
        signal = Signal(seat, name, on, stamped - delay.us, u, self._seq, by)
        self._table.inbox.put(event_of(signal))


def stated(header: Mapping[str, Any], coarse_us: int, *, shown: bool) -> dict[str, Any]:
    """State in a header how sure the presses of a page are, and how late they may come; and how
    sure its words are, where they are `shown` and not said."""
    worst = UNMEASURED.u_us + coarse_us
    sure = {name: max(worst, header["uncertainty"].get(name, 0)) for name in INPUTS}
    cue = max(header["uncertainty"]["cue"], SHOWN_US if shown else 0)
    return {
        **header,
        "uncertainty": {**header["uncertainty"], **sure, "cue": cue},
        "latency": max(header["latency"], LATE_US + UNMEASURED.us + coarse_us),
    }


def coarseness(told_us: float) -> int:
    """Return by how much a browser rounds its clock, as its page has seen it."""
    return max(1, min(MOST_COARSE_US, round(told_us)))
