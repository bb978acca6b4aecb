"""The console of a hosted table, as a part that may fail: a port in use, a package missing."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Sequence
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
from companion.kit.notice import Notice
from companion.kit.rulings import Note
from companion.language import say
from companion.language.retold import said
from companion.outputs.console import Controls, Running
from companion.outputs.console.buzzers import Buzzers
from companion.outputs.console.controls import KeptPhone, Spoken
from companion.outputs.console.pictures import Pictures
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
        pictures: Pictures | None = None,
        buzzers: Buzzers | None = None,
        spoken: Spoken | None = None,
    ) -> None:
        self._pictures = pictures
        self._controls, self._settings, self._clock = controls, settings, clock
        self._buzzers, self._spoken = buzzers, spoken
        self._looking = looking or LookingBack()
        self._console: Console | None = None
        self._failure: str | None = None
        self._nameless = ""
        self._running = Running()
        self.invited: Callable[[], None] = lambda: None
        """Called from any thread when the display is to show another invitation."""
        self.shown: Callable[[View], View] = lambda view: view
        """Makes of how a match stands what may be shown to everybody; on the judging thread."""

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
            self._looking.told, default_folder(os.environ).parent, self._pictures,
            self._buzzers, self._spoken,
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
        return PairingCode(shown.url, shown.code or "", shown.qr, shown.fingerprint, shown.name)

    def nameless_now(self) -> Notice | None:
        """Return why phones have an address only, the first time that it is so; else None."""
        why, before = self._console.nameless if self._console is not None else "", self._nameless
        self._nameless = why
        if not why or why == before:
            return None
        logged = say("hosted-nameless-logged", why=why)
        return Notice(said("hosted-nameless"), logged=logged)

    def recall(self, phones: Sequence[KeptPhone]) -> None:
        """Know again who sat here by phone before a restart."""
        if self._console is not None:
            self._console.recall(phones)

    def vacate(self, chairs: Collection[int]) -> None:
        """Let those watch whose chair the display has given to somebody else."""
        if self._console is not None:
            self._console.vacate(chairs)

    def join(self, session: Session) -> Guests:
        """Show a match from its beginning."""
        if self._console is not None:
            self._console.begin(self.shown(session.view))
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
            self._console.judged(verdicts, self.shown(view))

    def _failed(self, error: Exception) -> None:
        self._failure = " ".join(str(error).split()) or type(error).__name__
