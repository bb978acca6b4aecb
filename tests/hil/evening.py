"""A hand of bots at the whole daemon, inside the virtual Pi: buttons, pads and words are real.

The bots' hands pull the kernel's lines and write the touch chips' registers; the caller speaks
through the sound card. Two cards each, by the dealer's recount, so that a hand takes a minute.
"""

import os
import shutil
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

from companion.app.hosted.bots import Bots
from companion.app.hosted.notices import Notices
from companion.app.hosted.service import Service
from companion.app.hosted.wanted import Wanted
from companion.app.simulated.practice_table import tempers
from companion.app.table.match import seated
from companion.core.referee.events import Ruling
from companion.keep.journal.opening import open_journal
from companion.setup.profile.model import Profile
from hw.clock import now_us
from hw.signals import Place
from tests.hil.wired_rig import fingers_of, reference_profile
from tests.rigs.fingers import Devices

SEATS = 4
CARDS = 2
PATIENCE_S = 110.0
LATENCY_US = 250_000
"""An emulated machine takes its time; a signal is in time if it comes within a quarter second."""


class PiHands:
    """Bots' hands on the virtual Pi: they move when they are told to, and that is now."""

    def __init__(self, profile: Profile) -> None:
        self._devices, self._where = Devices(), fingers_of(profile)
        self._devices.rest()

    def press(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        self._move(seat, name, True)

    def release(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        self._move(seat, name, False)

    def touch(
        self, seat: int, name: str, *, by: int | None = None, at_us: int | None = None
    ) -> None:
        self._move(seat, name, True)

    def lift(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        self._move(seat, name, False)

    def _move(self, seat: int, name: str, on: bool) -> None:
        device, which = self._where[Place(seat, name)]
        self._devices.move(device, which, on)


def evening() -> dict[str, Any]:
    """Play one hand; leave the journal where it can be judged outside."""
    profile = seated(reference_profile(), SEATS)
    voice = replace(profile.voice, output="portaudio", device="hw:0,0")
    profile = replace(profile, latency_us=LATENCY_US, voice=voice)
    hands, said = PiHands(profile), list[str]()
    notices = Notices(now_us)
    notices.tell(said.append)
    journal, copy = Path("/tmp/journal"), Path(os.environ["VPI_OUT"], "journal")
    for folder in (journal, copy):
        shutil.rmtree(folder, ignore_errors=True)
    opened = open_journal(journal, lambda notice: said.append(notice.shown))
    service = Service(Wanted(profile, console=False, seed=1), opened, notices)
    seats = range(1, SEATS + 1)
    bots = Bots(tempers(seats), 1, hands, service.host.inbox.put, awake=frozenset(seats))
    service.host.present.append(bots.join)
    watch = Thread(target=_until, args=(service, lambda: _scored(service)))
    watch.start()
    status = service.run()
    watch.join()
    shutil.copytree(journal, copy)
    return {"status": status, "said": said}


def _until(service: Service, done: Callable[[], bool]) -> None:
    """Recount once the cards are dealt; stop when the hand is over, or never will be."""
    end, counted = time.monotonic() + PATIENCE_S, False
    while not done() and time.monotonic() < end:
        time.sleep(0.1)
        state = service.host.latest.view.state if service.host.latest.view else {}
        if not counted and state.get("phase") == "dealt":
            counted = True
            service.host.inbox.put(_recount(sum(state["hands"])))
    service.stop()


def _recount(cards: int) -> Callable[[int], Ruling]:
    fields = {
        "hands": [CARDS] * SEATS,
        "piles": [0] * SEATS,
        "pool": cards - CARDS * SEATS,
    }
    return lambda t: Ruling(t, "recount", fields)


def _scored(service: Service) -> bool:
    view = service.host.latest.view
    return view is not None and any(view.state["scores"])
