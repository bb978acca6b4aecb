"""Safe mode: no journal is resumed, no game and no plug-in loaded, no driver opened but the screen.

One page says what happened and what to do, on the display and on phones. Whatever shows it may
fail and is tried again. Where nothing can show it, the table is started again by itself after a
while, because nobody else could do it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from queue import Empty, SimpleQueue
from threading import Event as Flag

from companion.app.hosted.notify import Heart, Notifier
from companion.app.hosted.supervisor import RunningPart, Supervisor
from companion.app.safe.advice import SET_ASIDE, TRY_AGAIN, Circumstances, page_of
from companion.app.safe.glass import QUIT, SafeGlass, SafeTerminal, SafeWindow
from companion.keep.journal.aside import last_match, set_aside
from companion.keep.journal.errors import JournalError
from companion.kit.safe_page import SafePage
from companion.language import say
from companion.language.retold import again, said
from companion.outputs.display.refuge import Refuge
from companion.outputs.display.scene import PairingCode
from companion.setup.profile.glimpse import Glimpse
from hw.clock import now_us

LOOK_S = 0.25
ALONE_US = 300_000_000
"""After so long in which nothing could show the page, the table is started again by itself."""
STOPPED = "stopped"
_DISPLAY, _PHONES = "display", "console"


@dataclass(frozen=True, slots=True)
class SafeWanted:
    """What the page is shown on."""

    view: str
    console: bool
    settings: Glimpse


class SafeMode:
    """Shows the page until something is chosen."""

    def __init__(
        self,
        known: Circumstances,
        wanted: SafeWanted,
        notifier: Notifier | None = None,
        clock: Callable[[], int] = now_us,
    ) -> None:
        self.known, self._wanted, self._clock = known, wanted, clock
        self._notifier = notifier or Notifier({})
        self._heart = Heart(self._notifier, clock)
        self._said = ""
        """What came of the last choice."""
        self.refuge = Refuge(self.page)
        self._choices: SimpleQueue[str] = SimpleQueue()
        self._woken, self._outcome = Flag(), ""
        self._seen_at = clock()
        self._parts = Supervisor(self._announce)
        if wanted.view != "none":
            glass = SafeGlass(wanted.view, wanted.settings.display, self.refuge, self.choose)
            self._parts.add(_DISPLAY, glass.open)
        if wanted.console and wanted.settings.console.enabled:
            self._parts.add(_PHONES, self._served)
        self._told_where = ""

    @property
    def page(self) -> SafePage:
        """The page, in the language of whoever looks at it."""
        return page_of(self.known, again(self._said))

    def choose(self, name: str) -> None:
        """Take what somebody has chosen, from any thread."""
        self._choices.put(name)
        self._woken.set()

    def stop(self) -> None:
        """End it without a choice, from any thread and from a signal's handler."""
        self.choose(STOPPED)

    def run(self) -> str:
        """Show the page, on the main thread; return TRY_AGAIN or STOPPED."""
        _log(say("safe-log", told=self.page.happened))
        going = self._turn()
        self._notifier.ready(say("safe-log", told=self.page.happened))
        try:
            while going and self._turn():
                shown = self._parts.running(_DISPLAY)
                if isinstance(shown, SafeWindow | SafeTerminal):
                    shown.turn(self._turn)
                else:
                    self._woken.wait(LOOK_S)
                    self._woken.clear()
        finally:
            self._parts.close()
        return self._outcome

    def _turn(self) -> bool:
        """Do what was chosen, look after what shows the page; tell whether to go on."""
        self._heart.beat()
        self._take_choices()
        if self._outcome:
            return False
        now = self._clock()
        self._parts.look(now)
        self._tell()
        if self._parts.running(_DISPLAY) or self._parts.running(_PHONES):
            self._seen_at = now
        elif now - self._seen_at >= ALONE_US:
            _log(say("safe-log-alone"))
            self._outcome = TRY_AGAIN
        return not self._outcome

    def _take_choices(self) -> None:
        while not self._outcome:
            try:
                name = self._choices.get_nowait()
            except Empty:
                return
            if name in (TRY_AGAIN, STOPPED):
                self._outcome = name
            elif name == QUIT and self._wanted.view == "terminal":
                self._outcome = STOPPED
            elif name == SET_ASIDE and self.known.match is not None:
                self._set_aside(self.known.match.number)

    def _set_aside(self, match: int) -> None:
        try:
            where = set_aside(self.known.folder, match)
        except (OSError, JournalError) as error:
            told = getattr(error, "strerror", None) or str(error)
            failed = said("safe-not-set-aside", match=match, why=told)
            _log(failed)
            self.known = replace(self.known, match=last_match(self.known.folder))
            self._said = failed
        else:
            _log(say("safe-log-set-aside", match=match, folder=str(where)))
            self._outcome = TRY_AGAIN

    def _shown_page(self) -> SafePage:
        return self.page

    def _served(self) -> RunningPart:
        from companion.outputs.console.web.safe_server import SafeServer

        settings = self._wanted.settings.console
        served = SafeServer(self._shown_page, self.choose, settings, self._clock)
        served.start()
        return served

    def _tell(self) -> None:
        """Show the page as it is now, and how a phone finds it."""
        served = self._parts.running(_PHONES)
        url, code = getattr(served, "url", ""), getattr(served, "code", "")
        self.refuge.show(self.page, PairingCode(url, code) if url else None)
        where = say("safe-log-page", address=url) if url else ""
        if where and self._wanted.view == "none":
            where = say("safe-log-page-and-code", address=url, code=code)
        if where and where != self._told_where:
            self._told_where = where
            _log(where)

    def _announce(self, part: str, why: str | None, error: Exception | None) -> None:
        told = say("hosted-part-failed", part=part, why=why) if why else None
        _log(told or say("hosted-part-works", part=part))


def _log(line: str) -> None:
    print(f"companion: {line}", file=sys.stderr, flush=True)
