"""The table drawn for phones, on a thread of its own: a slow phone or a large crowd delays nobody.

Between two pictures the thread rests as long as the last one took, so that whoever judges has the
machine for at least half of the time, however many phones look.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from concurrent.futures import Future
from threading import Event as Flag
from threading import Thread
from time import monotonic
from typing import Any

from companion.app.hosted.console import TableConsole
from companion.app.hosted.guests import Guests
from companion.app.hosted.host import Host
from companion.app.hosted.sights import Sights, openly
from companion.app.safe.starting import placed
from companion.core.live import Session
from companion.core.referee.game import Prompt
from companion.games import KITS
from companion.kit.notice import Notice
from companion.language.retold import SaidError, said
from companion.outputs.console.controls import Kept
from companion.outputs.console.pictures import Drawn
from companion.outputs.display.phones import Gallery, Tapped
from companion.outputs.display.phones.buzzers import EVERYTHING, OnGlass
from companion.outputs.display.scene import Pause
from companion.outputs.display.stage import Stage
from companion.outputs.painting.widths import measure

BREATH_S = 0.03
"""How long the thread rests at least between two looks at the table."""
STOP_S = 5.0

Play = Callable[[int, Prompt, Mapping[str, Any]], Kept]


class PhonePictures:
    """Draws for phones what their seats may see, and passes on what they tap: see `Pictures`."""

    def __init__(
        self,
        play: Play,
        now: Callable[[], int] = lambda: 0,
        resting: Callable[[int], int | None] = lambda now: None,
        bots: Callable[[], Collection[int]] = tuple,
        announce: Callable[[Notice], None] = lambda notice: None,
    ) -> None:
        """`play` brings in what a seat enters; `now` and `resting` tell the time of the match;
        `announce` tells that the table cannot be drawn."""
        self._play, self._bots, self._announce = play, bots, announce
        self._bell, self._stop = Flag(), Flag()
        self._gallery = Gallery(measure, now, resting, self._bell.set)
        self._gallery.drawn = self._new
        self.drawn: Callable[[int], None] = lambda phone: None
        self.seats: Callable[[], Mapping[int, int]] = dict
        """Says which seat of the match that begins each chair is."""
        self.glass: Callable[[int], OnGlass] = lambda chair: EVERYTHING
        """Says what the phone of a chair can press."""
        self._gallery.can = self._can
        self._thread: Thread | None = None

    # What the judging thread says.

    def join(self, session: Session) -> Guests:
        """Follow a match."""
        setup = session.setup
        kit, bots = KITS[setup.game], tuple(self._bots())
        return Guests((self._gallery.begin(kit, setup, bots, self.seats()),))

    def stage(self, seat: int) -> Stage:
        """Return the stage of a seat, to be told what that seat may know."""
        return self._gallery.stage(seat)

    def turned(self) -> None:
        """Have it looked again after a turn of the judging loop that brought something."""
        if self._gallery.noted:
            self._bell.set()

    def empty(self) -> None:
        """Follow no match: none is on."""
        self._gallery.empty()

    def pause(self, pause: Pause) -> None:
        """Show whether play stands still; from any thread."""
        self._gallery.pause(pause)

    def watched(self, on: bool) -> None:
        """Show on every phone whether a camera looks at the table."""
        self._gallery.watched(on)

    # What the console says.

    def come(self, phone: int) -> None:
        """Draw for a phone from now on."""
        self._begin()
        self._gallery.come(phone)

    def go(self, phone: int) -> None:
        """Draw no more for a phone."""
        self._gallery.go(phone)

    def seat(self, phone: int, chair: int | None) -> None:
        """Show a phone what may be seen from this chair; None: what everybody may."""
        self._gallery.seat(phone, chair)

    def resize(self, phone: int, size: tuple[int, int]) -> None:
        """Draw for a phone in this size."""
        self._gallery.resize(phone, size)

    def speak(self, phone: int, language: str) -> None:
        """Draw for a phone in this language; empty: in that of the table."""
        self._gallery.speak(phone, language)

    def tap(self, phone: int, n: int, at: int) -> Kept:
        """Do what a place of picture `n` does, and enter it, if something is entered by it."""
        kept: Kept = Future()
        self._gallery.tap(phone, n, at, lambda tapped: self._tapped(tapped, kept))
        kept.add_done_callback(lambda _: self._gallery.settle(phone))
        return kept

    def news(self, phone: int, shown: Any) -> Drawn | None:
        """Return what is new since a phone was shown something; None: nothing."""
        news = self._gallery.news(phone, shown)
        return Drawn(*news) if news is not None else None

    def _can(self, chair: int) -> OnGlass:
        return self.glass(chair)

    def _new(self, phone: int) -> None:
        self.drawn(phone)

    def _tapped(self, tapped: Tapped, kept: Kept) -> None:
        if tapped.problem:
            kept.set_exception(SaidError(tapped.problem))
        elif tapped.entry is None:
            kept.set_result(None)
        else:
            self._enter(tapped.seat, *tapped.entry, kept)

    def _enter(self, seat: int, prompt: Prompt, values: Mapping[str, Any], kept: Kept) -> None:
        try:
            receipt = self._play(seat, prompt, values)
        except ValueError as error:
            kept.set_exception(error)
            return
        receipt.add_done_callback(lambda done: _passed_on(done, kept))

    # Life.

    def _begin(self) -> None:
        """Draw from now on: the first phone has come."""
        if self._thread is None:
            self._thread = Thread(target=self._draw, name="phones", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Draw no more."""
        self._stop.set()
        self._bell.set()
        if self._thread is not None:
            self._thread.join(STOP_S)

    def _draw(self) -> None:
        while not self._stop.is_set():
            began, rest_ms = monotonic(), self._turn()
            spent = monotonic() - began
            self._bell.wait(rest_ms / 1000)
            self._bell.clear()
            self._stop.wait(max(BREATH_S, spent))

    def _turn(self) -> int:
        """Draw what is new; what cannot be drawn is told, and everything else still is."""
        self._bell.clear()
        try:
            return self._gallery.turn()
        except Exception as error:
            undrawn = said("hosted-undrawn")
            self._announce(Notice(undrawn, logged=f"{undrawn} {placed(error)}"))
            return 1000


def _passed_on(done: Kept, kept: Kept) -> None:
    """Let one receipt be what the other became."""
    error = done.exception()
    if error is not None:
        kept.set_exception(error)
    else:
        kept.set_result(None)


def let_phones_in(
    host: Host, console: TableConsole, pictures: PhonePictures, sights: Sights
) -> None:
    """Have every match shown to phones: what was decided, the table, and to each seat its own."""
    console.shown = sights.open
    host.remembering += [console.join, openly(pictures.join, console.shown)]
    host.turned.append(pictures.turned)
    host.wishes.noted.append(console.asked)
    sights.stage_of = pictures.stage
