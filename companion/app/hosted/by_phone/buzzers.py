"""Phones as buttons of a hosted table: from what their pages say to the driver of their chair.

Who sits where is decided elsewhere: `chair_of` is asked, as often as a page speaks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from companion.app.hosted.orders import Orders
from companion.keep.journal.journal import Journal
from companion.keep.touches import Touches
from companion.outputs.console.buzzers import Answer, Ask, Page
from companion.outputs.console.pairing import Phone
from companion.outputs.display.phones.buzzers import OnGlass
from hw.clock import Clock
from hw.drivers.phone import PhoneLine, PhoneSource
from hw.phones.config import UNMEASURED, TouchDelay
from hw.phones.link import Heartbeat, Touched

Measured = Callable[[int], TouchDelay]
"""Returns what is known of a screen, by the key that its browser keeps."""


class TablePhones:
    """All phones of one table; for the thread that serves them."""

    def __init__(
        self,
        sources: Mapping[int, PhoneSource],
        clock: Clock,
        measured: Measured = lambda key: UNMEASURED,
    ) -> None:
        self._sources, self._clock, self._measured = dict(sources), clock, measured
        self._lines: dict[int, tuple[Phone, PhoneLine]] = {}
        self._keys: dict[int, int] = {}
        self._heard: dict[int, PageLine] = {}
        """The last line of every phone: one that is found to be dead later is not its line."""
        self.chair_of: Callable[[Phone], int | None] = lambda phone: None
        """Tells which chair a phone has; asked whenever it speaks, and by `look`."""
        self.sounded: Callable[[int, Mapping[str, Any]], None] = lambda chair, said: None
        """Told when PLAY was noticed on the phone of a chair: how late, and how sure that is."""

    def join(self, phone: Phone, page: Page, ask: Ask) -> PageLine:
        """Take note of a page's line; the last page of a phone is the one that is heard."""
        _, line = self._lines.setdefault(phone.number, (phone, PhoneLine(self._clock)))
        self._keys[phone.number] = page.key
        line.ask = ask
        line.measured(self._measured(page.key))
        line.opened(page.number, page.coarse_us)
        self.follow(phone)
        self._heard[phone.number] = PageLine(self, phone, line)
        return self._heard[phone.number]

    def hears(self, line: PageLine, phone: Phone) -> bool:
        """Tell whether this is the line that a phone speaks by now."""
        return self._heard.get(phone.number) is line

    def key_of(self, number: int) -> int:
        """Return what the browser of a phone is known by; 0: by nothing."""
        return self._keys.get(number, 0)

    def follow(self, phone: Phone) -> None:
        """Let a phone take the chair that it has now."""
        if phone.number not in self._lines:
            return
        _, line = self._lines[phone.number]
        chair = self.chair_of(phone)
        source = self._sources.get(chair) if chair is not None else None
        if source is None:
            line.stand()
        else:
            line.sit(source)

    def look(self) -> None:
        """Follow every phone: somebody may have been moved, or sent away."""
        for phone, _ in [*self._lines.values()]:
            self.follow(phone)

    def forget(self, phone: Phone) -> None:
        """Let go of a phone that will not come back."""
        known = self._lines.pop(phone.number, None)
        self._heard.pop(phone.number, None)
        if known is not None:
            known[1].closed()
            known[1].stand()


class PageLine:
    """One page's line: heard while it is the last one of its phone."""

    def __init__(self, phones: TablePhones, phone: Phone, line: PhoneLine) -> None:
        self._phones, self._phone, self._line = phones, phone, line

    @property
    def _heard(self) -> bool:
        return self._phones.hears(self, self._phone)

    def sync(self, said: Mapping[str, Any], came_us: int) -> Answer:
        """Take what a page says of its clock; one that is not heard is answered all the same."""
        if not self._heard:
            return Answer(came_us, came_us)
        self._phones.follow(self._phone)
        beat = Heartbeat(said["e"], said["t"], said["w"], _got(said))
        return Answer(*self._line.sync(said["id"], beat, said["seen"], came_us))

    def press(self, said: Mapping[str, Any], came_us: int) -> int | None:
        """Take a press; return the last number that is taken."""
        if not self._heard:
            return None
        touched = Touched(said["id"], said["input"], said["on"], said["t"], said["of"] or 0)
        beat = Heartbeat(said["e"], said["s"], said["t"], _got(said))
        return self._line.press(touched, beat, came_us)

    def sounded(self, said: Mapping[str, Any]) -> None:
        """Pass on how late PLAY was on the phone itself, if it plays."""
        if self._heard and self._line.seat is not None:
            self._phones.sounded(self._line.seat, said)

    def close(self) -> None:
        """Take note that the line is gone, unless the phone has come by another."""
        if self._heard:
            self._line.closed()


def _got(said: Mapping[str, Any]) -> tuple[int, int] | None:
    got = said["got"]
    return None if got is None else (got[0], got[1])


def on_glass(sources: Mapping[int, PhoneSource]) -> Callable[[int], OnGlass]:
    """Return who says what the phone of a chair can press: that which nothing is wired to."""

    def can(chair: int) -> OnGlass:
        source = sources.get(chair)
        if source is None:
            return OnGlass()
        return OnGlass(frozenset(place.input for place in source.inputs), source.reached)

    return can


def measured_in(folder: Path) -> Measured:
    """Return what is known of screens by what was measured and kept there."""
    touches = Touches(folder)

    def known(key: int) -> TouchDelay:
        found = touches.of(key)
        return UNMEASURED if found is None else TouchDelay(*found)

    return known


def late_noted(orders: Orders, journal: Journal) -> Callable[[int, Mapping[str, Any]], None]:
    """Return who keeps how late PLAY was on the phone of a chair."""

    def sounded(chair: int, said: Mapping[str, Any]) -> None:
        late = {"chair": chair, "late_us": said["late_us"], "u_us": said["u"], "way": said["way"]}
        orders.give(lambda: journal.note("sounded", **late))

    return sounded
