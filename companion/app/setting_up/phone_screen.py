"""`companion calibrate --phone`: serves a pad, listens to the knocks, keeps what was found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, cast

from companion.app.hosted.by_phone.buzzers import TablePhones
from companion.games import KITS
from companion.keep.touches import Touches
from companion.language import number, say
from companion.outputs.console import Controls
from companion.outputs.console.controls import Running
from companion.outputs.console.verbs import VERBS
from companion.setup.calibrate.analysis import Refusal, draw
from companion.setup.calibrate.touch import TouchFound, find_knocks, judge_touch
from companion.setup.profile import Profile
from hw.clock import Clock, s_from_us
from hw.drivers.phone import PhoneSource
from hw.microphone import Recording
from hw.phones.config import PhoneConfig, TouchDelay
from hw.signals import Report, Signal

PATIENCE_US = 180_000_000
"""How long somebody may take to find the page and to knock."""
EXACT = TouchDelay(0, 0)
"""The stamp itself: what the screen takes is what is looked for."""


class _Nothing:
    """Controls of a table at which nothing but a pad is there."""

    absent = frozenset(VERBS)


class PadServed:
    """A page with one pad, for the first phone that opens it."""

    def __init__(self, profile: Profile, clock: Clock, state: Path) -> None:
        from companion.outputs.console.web.server import Console

        self._source = PhoneSource(PhoneConfig(1, ("white",)), clock)
        self._phones = TablePhones({1: self._source}, clock, lambda key: EXACT)
        self._phones.chair_of = lambda phone: (
            1 if phone.number == self._first(phone.number) else None
        )
        self._number: int | None = None
        self.knocks: SimpleQueue[Signal] = SimpleQueue()
        controls = cast("Controls", _Nothing())
        settings, failed = profile.console, lambda error: None
        self._console = Console(
            KITS, controls, settings, clock, Running(), failed, state=state, buzzers=self._phones
        )

    def _first(self, number: int) -> int:
        self._number = number if self._number is None else self._number
        return self._number

    def open(self) -> str:
        """Serve it; return where it is."""
        self._source.start(self._take)
        self._console.start()
        return f"{self._console.url}thumb"

    def close(self) -> None:
        """Serve it no more."""
        self._console.close()
        self._source.close()

    @property
    def key(self) -> int:
        """What the phone is known by; 0: by nothing."""
        return self._phones.key_of(self._number) if self._number is not None else 0

    def _take(self, report: Report) -> None:
        if isinstance(report, Signal) and report.on:
            self.knocks.put(report)


def gathered(pad: PadServed, wanted: int, said: Callable[[str], Any]) -> list[Signal]:
    """Wait for so many knocks, or until nobody knocks any more."""
    knocks: list[Signal] = []
    while len(knocks) < wanted:
        patience_us = PATIENCE_US if not knocks else PATIENCE_US // 6
        try:
            knocks.append(pad.knocks.get(timeout=s_from_us(patience_us)))
        except Empty:
            break
        said("\r" + say("display-count-of", count=len(knocks), all=wanted))
    return knocks


def found_of(knocks: list[Signal], recording: Recording, air_us: int) -> TouchFound | Refusal:
    """Say what the phone's screen takes."""
    if recording.doubt is not None:
        return Refusal(say("setting-up-other-input", why=recording.doubt))
    stamps = [knock.t + air_us for knock in knocks]
    leads = find_knocks(recording.samples, recording.t, stamps)
    print(draw(leads))
    return judge_touch(leads, max((knock.u for knock in knocks), default=0))


def kept(touches: Touches, key: int, finding: TouchFound) -> str:
    """Keep what was found; say in a line what became of it."""
    ms, doubt = (number(us / 1000, 1, 1) for us in (finding.us, finding.u_us))
    if not key:
        return say("setting-up-touch-not-kept", ms=ms, doubt=doubt)
    touches.put(key, finding.us, finding.u_us)
    return say("setting-up-touch-kept", ms=ms, doubt=doubt)
