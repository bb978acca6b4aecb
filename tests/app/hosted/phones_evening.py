"""A table for phones in a real browser: the dealer's, and three that have a chair each.

What their owners do, a few lines of script do in each page: press the button that is wanted, tap
something that may be done. The dealer's phone answers what it is asked.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, WebSocket
from playwright.sync_api import Error as BrowserError

from tests.app.hosted.live import LiveTable
from tests.app.hosted.process import waited
from tests.outputs.console.phones import PHONE, Phone

PEOPLE = ("Ada", "Ben", "Cy")
PATIENCE_S = 240.0
ADA_HAS_HOLMES = 11
"""By this chance Ada's first two cards of Sherlock Holmes are Holmes himself."""
OWNER = (Path(__file__).parent / "phone_owner.js").read_text()


class Evening:
    """A table for phones, the dealer's phone, and three others."""

    def __init__(self, browser: Browser, table: LiveTable, size: dict[str, int] = PHONE) -> None:
        console = table.service.console
        assert console is not None
        waited("the page", lambda: console.invitation() is not None)
        invitation = console.invitation()
        assert invitation is not None
        self.table, self.browser, self.url, self.size = table, browser, invitation.text, size
        self.dealer = self._opened(f"#{invitation.code}")
        self.dealer.sees("You are the dealer")
        self.phones = [self.sat_down(chair, name) for chair, name in enumerate(PEOPLE, start=1)]

    def _opened(self, code: str = "") -> Phone:
        phone = Phone(self.browser, self.size)
        phone.page.goto(self.url + code)
        return phone

    def sat_down(self, chair: int, name: str) -> Phone:
        phone = self._opened()
        phone.page.get_by_label("Your name").fill(name)
        phone.tap(f"Sit on chair {chair}")
        phone.sees(f"{name}, chair {chair}", "#role")
        return phone

    def watcher(self, heard: list[str]) -> Phone:
        """A phone that watches, and every word that it is told."""
        phone = Phone(self.browser, self.size)

        def listen(line: WebSocket) -> None:
            line.on("framereceived", lambda said: heard.append(str(said)))

        phone.page.on("websocket", listen)
        phone.page.goto(self.url)
        phone.tap("Only watch")
        return phone

    def begin(self) -> None:
        self.dealer.tap("Start")
        for phone in self.phones:
            phone.page.locator("#stage canvas").wait_for()
            phone.page.evaluate(OWNER)

    @property
    def state(self) -> dict[str, Any]:
        return self.table.watcher.state

    def until(self, what: str, holds: Callable[[], object]) -> None:
        """Let them play; the dealer answers whatever is asked."""
        end = time.monotonic() + PATIENCE_S
        while not holds():
            verdicts = [verdict.as_json() for verdict in self.table.watcher.verdicts[-6:]]
            assert time.monotonic() < end, (what, self.state, verdicts)
            asked = self.dealer.page.locator("#questions button, #entries button.main")
            if asked.count():
                try:
                    asked.first.click(timeout=500)
                except BrowserError:
                    continue  # it was settled while the finger was on its way
            time.sleep(0.1)

    def until_somebody_may_do_something(self) -> None:
        """Wait for a place to tap or a button that is wanted, on any phone."""
        some = ".spot, .buzzer.wanted"
        waited("something", lambda: any(p.page.locator(some).count() for p in self.phones))

    def decided(self, kind: str) -> bool:
        return bool(self.table.watcher.of(kind))

    def went_well(self) -> None:
        for phone in (self.dealer, *self.phones):
            phone.page.evaluate("clearInterval(globalThis.owner)")
            assert phone.fits()
            assert not phone.errors
