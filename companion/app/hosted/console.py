"""The console of a hosted table, as a part that may fail: a port in use, a package missing."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.app.hosted import supervisor
from companion.app.hosted.guests import Guests
from companion.app.table.looking_back import LookingBack
from companion.core.live import Session, View
from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.games import KITS
from companion.keep.journal.opening import default_folder
from companion.kit.rulings import Note
from companion.outputs.console import Controls, Running
from companion.outputs.console.starting import Starting
from companion.outputs.display.scene import PairingCode
from companion.setup.profile.model import ConsoleSettings as Settings
from hw.clock import Clock
from hw.errors import MissingExtra

if TYPE_CHECKING:
    from companion.outputs.console.web.server import Console


class TableConsole:
    """Listens to every match, and is served while it can be."""

    def __init__(
        self,
        controls: Controls,
        settings: Settings,
        clock: Clock,
        looking: LookingBack | None = None,
    ) -> None:
        self._controls, self._settings, self._clock = controls, settings, clock
        self._looking = looking or LookingBack()
        self._console: Console | None = None
        self._failure: str | None = None
        self._running = Running()
        self.invited: Callable[[], None] = lambda: None
        """Called from any thread when the display is to show another invitation."""

    def prepare(self) -> None:
        """Load what serves the page; MissingExtra if it is not installed."""
        if self._console is not None:
            return
        try:
            from companion.outputs.console.web.server import Console
        except ImportError as error:
            raise MissingExtra("console", str(error.name), "console") from None
        self._console = Console(
            KITS, self._controls, self._settings, self._clock, self._running, self._failed,
            self._looking.told, default_folder(os.environ).parent,
        )  # fmt: skip
        self._console.invited = self._invited

    def _invited(self) -> None:
        self.invited()

    def prepare_quietly(self) -> None:
        """Load it before the first match, if it can be; why it cannot is told when it is opened."""
        with suppress(MissingExtra):
            self.prepare()

    def open(self) -> supervisor.RunningPart:
        """Serve the page."""
        self.prepare()
        assert self._console is not None
        self._failure = None
        self._console.start()
        return self

    def trouble(self) -> str | None:
        """Return why the page is not served any more."""
        return self._failure

    def close(self) -> None:
        """Serve no more."""
        if self._console is not None:
            self._console.close()

    def run_as(self, running: Running, notices: tuple[str, ...], start: Starting) -> None:
        """Show the switches, what is wrong, and what is chosen, as they are now."""
        self._running = replace(running, notices=notices, start=start)
        if self._console is not None:
            self._console.run_as(self._running)

    def invitation(self) -> PairingCode | None:
        """Return what the display shows, so that a phone finds the table."""
        console = self._console
        if console is None or not console.url:
            return None
        shown = console.pairing
        return PairingCode(shown.url, shown.code or "", shown.qr, shown.fingerprint)

    def join(self, session: Session) -> Guests:
        """Show a match from its beginning."""
        if self._console is not None:
            self._console.begin(session.view)
        return Guests((self,))

    def empty(self) -> None:
        """Show that no match is on."""
        if self._console is not None:
            self._console.empty()

    def asked(self, note: Note) -> None:
        """Show who asked for what."""
        if self._console is not None:
            self._console.ruled(note)

    def heard(self, event: Event) -> None:
        """Pass it on."""
        if self._console is not None:
            self._console.heard(event)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Pass it on."""
        if self._console is not None:
            self._console.judged(verdicts, view)

    def _failed(self, error: Exception) -> None:
        self._failure = " ".join(str(error).split()) or type(error).__name__
