"""The console as a listener: what the judging thread says goes to a thread of its own.

Nothing here makes the judging thread wait. It leaves a note and goes on; the console's thread
draws and serves. If the page is slow, or its thread is gone, play does not notice.
"""

import asyncio
import secrets
import ssl
from collections import deque
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

import segno

from companion.core.live import View
from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.kit.kit import Kit
from companion.kit.rulings import Note as RulingNote
from companion.language import say
from companion.outputs.console.buzzers import Buzzers
from companion.outputs.console.controls import Controls, KeptPhone, Running, Spoken
from companion.outputs.console.network import LOOPBACK, best, chosen
from companion.outputs.console.pairing import ALPHABET, CODE_LENGTH, Pairing
from companion.outputs.console.pictures import Pictures
from companion.outputs.console.web.addresses import present
from companion.outputs.console.web.certificate import (
    CertificateError,
    Certificates,
    OwnCertificate,
    today,
)
from companion.outputs.console.web.entrance import Entrance
from companion.outputs.console.web.front import FrontPage
from companion.outputs.console.web.gate import Gate
from companion.outputs.console.web.lookback import LookedUp
from companion.outputs.console.web.name_in_the_network import NameInTheNetwork
from companion.outputs.console.web.room import Room
from companion.outputs.console.web.site import Site
from companion.setup.profile.model import ConsoleSettings as Settings

LOOK_AGAIN_S = 3.0
INVITE_S = 1.0
"""How often it is looked whether the invitation is still right."""
START_S = 20.0
NOTES = 20_000
NO_NAME = "none"

Note = Callable[[], None]
Matrix = tuple[tuple[bool, ...], ...]


class ConsoleError(Exception):
    """The page cannot be served; the text says what to do."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """What the display shows, so that a phone finds the table."""

    url: str
    code: str | None
    """None while the dealer's chair is taken: the QR code then leads to a place to watch from."""
    qr: Matrix
    """The QR code without its quiet zone: leave four modules of white around it."""
    fingerprint: tuple[str, ...] = ()
    """By what the table's certificate is known, line by line, where it is served over HTTPS."""
    name: str = ""
    """The same place by the table's name in the network; empty: it has none."""


def _make_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def _matrix(text: str) -> Matrix:
    return tuple(tuple(bool(cell) for cell in row) for row in segno.make_qr(text).matrix)


class Console:
    """Serves the page for one table, match after match."""

    def __init__(
        self,
        kits: Mapping[str, Kit],
        controls: Controls,
        settings: Settings,
        clock: Callable[[], int],
        running: Running | None = None,
        failed: Callable[[Exception], None] = lambda error: None,
        figures: LookedUp = lambda: b"null",
        state: Path = Path(),
        pictures: Pictures | None = None,
        buzzers: Buzzers | None = None,
        spoken: Spoken | None = None,
    ) -> None:
        """Take a place to announce what goes wrong here; play goes on without it.

        `figures` looks up what was played before, as the page of the history takes it; `state` is
        the folder in which the table's certificate is kept, where it is served over HTTPS;
        `pictures` draws the table for phones; `buzzers` takes what phones press, where they may;
        `spoken` tells how words are said.
        """
        self._failed = failed
        self._settings = settings
        pairing = Pairing(lambda: secrets.token_urlsafe(32), _make_code, lambda: _make_code()[:4])
        self._room = Room(
            kits, controls, running or Running(), pairing, clock, pictures, buzzers, spoken
        )
        if pictures is not None:
            pictures.drawn = self.drawn
        secure = settings.https
        self._certificates = Certificates(state) if secure else None
        self._own: OwnCertificate | None = None
        self._first = Entrance(settings.port)
        """Where a phone comes first; without HTTPS that is all there is."""
        self._main = Entrance(_beside(settings.port), self._secret) if secure else self._first
        self._site = Site(self._room, self._main, figures, secure)
        self._front = FrontPage(Gate(self._first), self._shown, lambda: self._main.port)
        named = settings.bind != "loopback" and settings.name != NO_NAME
        self._name = NameInTheNetwork(settings.name if named else "")
        self._name.changed = self._renamed
        self._troubles: set[str] = set()
        self._notes: deque[Note] = deque(maxlen=NOTES)
        self._woken = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._thread: Thread | None = None
        self._started: Future[None] = Future()
        self._invitation = Invitation("", None, ())
        self.invited: Callable[[], None] = lambda: None
        """Called when the display is to show another invitation."""

    # What the judging thread and the host say, from any thread.

    def begin(self, view: View) -> None:
        """Show a match from its beginning, or as it was resumed."""
        self._leave(lambda: self._room.begin(view))

    def empty(self) -> None:
        """Show that no match is on."""
        self._leave(self._room.empty)

    def ruled(self, note: RulingNote) -> None:
        """Take note of who asked for what."""
        self._leave(lambda: self._room.asked(note))

    def heard(self, event: Event) -> None:
        """Take note of evidence."""
        self._leave(lambda: self._room.heard(event))

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Take note of what was decided."""
        given = tuple(verdicts)
        self._leave(lambda: self._room.judged(given, view))

    def recall(self, phones: Sequence[KeptPhone]) -> None:
        """Take note of who sat here by phone before a restart."""
        self._leave(lambda: self._room.recall(phones))

    def vacate(self, chairs: Collection[int]) -> None:
        """Take note of chairs that were given to somebody else at the display."""
        self._leave(lambda: self._room.vacate(chairs))

    def run_as(self, running: Running) -> None:
        """Take note of how the run is set, where somebody else has set it."""
        self._leave(lambda: self._room.run_as(running))

    def drawn(self, phone: int) -> None:
        """Have a phone shown the picture that was drawn for it."""
        loop = self._loop
        if loop is not None:
            with suppress(RuntimeError):  # closed meanwhile: nobody looks any more
                loop.call_soon_threadsafe(self._room.drawn, phone)

    def admits(self, host: str) -> bool:
        """Tell whether a Host header means this console."""
        return self._main.admits(host)

    @property
    def url(self) -> str:
        """Where the page is, for a phone in the same network; empty while nothing is served."""
        return self._invitation.url

    @property
    def pairing(self) -> Invitation:
        """What to show on the display now."""
        return self._invitation

    @property
    def nameless(self) -> str:
        """Why the table has no name in the network; empty: it has one, or wants none."""
        return self._name.trouble

    def _leave(self, note: Note) -> None:
        self._notes.append(note)
        loop = self._loop
        if loop is not None and not self._woken:
            self._woken = True
            with suppress(RuntimeError):  # closed meanwhile: nobody looks any more
                loop.call_soon_threadsafe(self._read_notes)

    def _read_notes(self) -> None:
        """Read all notes; one that cannot be shown is announced, and the next ones still are."""
        self._woken = False
        while self._notes:
            try:
                self._notes.popleft()()
            except Exception as error:
                self._failed(error)

    # Life.

    def start(self) -> None:
        """Serve the page; raises ConsoleError where that cannot be done.

        What is still being opened, on a machine that is slow, is waited for when asked again.
        """
        if self._thread is None or not self._thread.is_alive():
            self._started = started = Future[None]()
            self._thread = Thread(target=self._run, args=(started,), name="console", daemon=True)
            self._thread.start()
        try:
            self._started.result(START_S)
        except TimeoutError:
            raise ConsoleError(say("console-still-opening")) from None

    def close(self) -> None:
        """Serve no more."""
        loop, stop, thread = self._loop, self._stop, self._thread
        if loop is None or stop is None or thread is None:
            return
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(stop.set)
        thread.join(START_S)
        self._loop = self._stop = self._thread = None

    def _run(self, started: Future[None]) -> None:
        try:
            asyncio.run(self._serve(started))
        except Exception as error:
            if started.done():
                self._failed(error)
            else:
                started.set_exception(error)

    async def _serve(self, started: Future[None]) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        self._loop.call_soon(self._read_notes)
        self._loop.set_exception_handler(self._trouble)
        try:
            await self._main.open(self._site.app())
            if self._main is not self._first:
                await self._first.open(self._front.app())
            await self._follow_addresses()
            self._invite()
            started.set_result(None)
            while not self._stop.is_set():
                await self._rest()
                await self._follow_addresses()
        finally:
            self._invitation = Invitation("", None, ())
            self._main.stop()
            self._first.stop()
            await self._name.close()
            await self._site.close()
            await self._main.close()
            await self._first.close()

    async def _rest(self) -> None:
        """Wait a few seconds; keep the invitation right meanwhile, as the display shows it."""
        assert self._stop is not None
        for _ in range(max(1, int(LOOK_AGAIN_S / INVITE_S))):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stop.wait(), INVITE_S)
                return
            self._invite()

    async def _follow_addresses(self) -> None:
        """Serve the addresses that this machine has now: networks come late, and change."""
        wanted = chosen(self._settings.bind, present())
        await self._certify(wanted)
        for entrance in dict.fromkeys((self._first, self._main)):
            problems = await entrance.follow(wanted)
            if not entrance.addresses and problems:
                why = str(problems[0].strerror)
                raise ConsoleError(say("console-port-closed", port=entrance.port, why=why))
        shown = best(self._first.addresses)
        self._name.follow(shown if shown != LOOPBACK else "", self._first.port)

    def _renamed(self) -> None:
        """Be known by the name that the network knows now, and by no other."""
        for entrance in (self._first, self._main):
            entrance.called = self._name.held
        self._invite()

    async def _certify(self, addresses: Sequence[str]) -> None:
        """Have a certificate for what is served that does not end soon, where one is needed."""
        kept, names = self._certificates, [*self._main.names, "localhost", *addresses]
        names += [self._name.first] if self._name.first else []
        if kept is None or not kept.lacks(names, today()):
            return
        try:
            self._own = await asyncio.to_thread(kept.cover, names, today())
        except CertificateError as error:
            # One that is still good serves on: a month is time to mend what keeps it from renewal.
            if self._own is None or self._own.ends < today():
                raise ConsoleError(str(error)) from None

    def _secret(self) -> ssl.SSLContext:
        assert self._certificates is not None
        return self._certificates.context

    def _shown(self) -> tuple[str, ...]:
        return self._own.shown if self._own is not None else ()

    def _trouble(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Announce what goes wrong with a connection, once for each kind."""
        error = context.get("exception")
        what = type(error).__name__ if error is not None else str(context.get("message"))
        if what not in self._troubles:
            self._troubles.add(what)
            self._failed(error if isinstance(error, Exception) else ConsoleError(what))

    def _invite(self) -> None:
        url, code = self._first.url, self._room.pairing.code(self._room.clock())
        before, shown, name = self._invitation, self._shown(), self._first.url_by_name
        if (before.url, before.code, before.fingerprint, before.name) != (url, code, shown, name):
            # What is served in the open is told no code: it is typed where nobody can listen.
            carried = f"{url}#{code}" if code and self._certificates is None else url
            self._invitation = Invitation(url, code, _matrix(carried), shown, name)
            self.invited()


def _beside(port: int) -> int:
    """Return the port beside another one; any, where any will do."""
    return port + 1 if port else 0
