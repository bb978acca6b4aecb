"""One table as a service: the referee on its own thread, and around it what may come and go.

Threads: `judge` runs the matches and nothing else. `parts` looks after voice and console, and
tells what went wrong. The main thread shows the display, because SDL wants it. Drivers, voice,
console and output bring their own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import SystemRandom
from threading import Event as Flag
from threading import Thread
from typing import Any

from companion.app.hosted.bots import Bots, Dealing, rolling
from companion.app.hosted.calls import Calls, Cues
from companion.app.hosted.console import TableConsole
from companion.app.hosted.controls import Handles
from companion.app.hosted.host import Host, Line
from companion.app.hosted.notices import Notices
from companion.app.hosted.notify import Heart, Notifier
from companion.app.hosted.screen import OpenScreen, TableScreen
from companion.app.hosted.supervisor import Supervisor
from companion.app.hosted.voice import TableVoice
from companion.app.simulated.quiet_calling import QuietCalling
from companion.app.table.build import build_table
from companion.app.table.calling import Calling, InMatchTime
from companion.app.table.evidence import event_of
from companion.app.table.learned import learning
from companion.app.table.looking_back import LookingBack
from companion.app.table.match import header_of, pack_options, seats_problem
from companion.core.live import Passage, Session, Shifted, Skipping
from companion.core.live.inbox import Item
from companion.core.live.loop import REST_US
from companion.core.live.pace import Pace
from companion.games import KITS
from companion.keep.journal.opening import Opened
from companion.outputs.caller.caller import Caller
from companion.outputs.display.actions import Hit
from companion.setup.profile import ProfileError
from companion.setup.profile.model import Profile, Simulated
from hw.clock import now_us
from hw.signals import BUTTONS, Fault, Report

LOOK_S = 0.25
"""How often the parts are looked at."""
STOP_S = 8.0
"""How long a part may take to stop; systemd waits for ten seconds."""
SKIPPED_US = 10_000_000
FAILED = 1
"""The exit status if the referee itself has failed: systemd starts it again."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody asked for on the command line."""

    profile: Profile
    bots: Mapping[int, str] = field(default_factory=dict)
    """The temperament of every seat that the program plays."""
    view: str = "none"
    console: bool = True
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    pictures: Path = Path()
    """Where pictures are saved that somebody keeps from the display."""


class Service:
    """Everything at one table, from the start of the program to its end."""

    def __init__(
        self,
        wanted: Wanted,
        opened: Opened,
        notices: Notices,
        notifier: Notifier | None = None,
        base: Pace | None = None,
        draw: Callable[[], int] = lambda: SystemRandom().randrange(2**31),
    ) -> None:
        self.wanted, self.notices, self._opened = wanted, notices, opened
        base = base or Passage(now_us)
        self._skips = isinstance(base, Skipping)
        self.shift = opened.shift(base())
        self.pace = Shifted(base, self.shift.by)
        rest = SKIPPED_US if self._skips else REST_US
        self.host = Host(opened, self.pace, self.notices.say, self.shift, rest)
        self._stop, self._draw = Flag(), draw
        self._dealing = Dealing(lambda: self.host.session, draw)
        self.failure: BaseException | None = None
        self._notifier = notifier or Notifier({})
        self._heart = Heart(self._notifier, now_us)
        self._status = ""
        profile = wanted.profile
        stepped = bool(wanted.bots)
        self.bench = build_table(
            profile,
            self.pace if stepped else now_us,
            live=not stepped,
            deliver=self._sense,
            patient=True,
        )
        self.cues = Cues(profile.caller.pace, profile.caller.traps, self._calls, draw)
        put = self.host.inbox.put
        self.bots = Bots(wanted.bots, wanted.seed, self.bench.sim, put, self.cues.rests)
        self.speech = None if self._skips else self._voice()
        spoken = self.speech.voice if self.speech is not None and self.speech.wanted else None
        self.handles = Handles(
            self.host, self.cues, self.header, spoken, profile.voice.volume, self._enter
        )
        self.handles.changed = lambda running: self._tell_console()
        self.console = self._page()
        self.screen = self._shown()
        self._parts, self._display = Supervisor(notices.part), Supervisor(notices.part)
        self._invite()

    # Putting it together.

    def _shown(self) -> TableScreen:
        return TableScreen(
            self.wanted.view,
            self.wanted.profile.display,
            lambda prompt, values: self._enter(prompt.answered(values)),
            lambda: not self._stop.is_set(),
            hit=self._hit,
            touch=self._touchable(),
            pictures=self.wanted.pictures,
            now=self.pace,
            resting=self.cues.resting,
            bots=self.wanted.bots,
            handles=self.handles,
            looking=LookingBack(self._opened.folder),
        )

    def _voice(self) -> TableVoice:
        table = self.bench.table
        return TableVoice(self.wanted.profile, now_us, table.set, self.notices.say)

    def _page(self) -> TableConsole | None:
        settings = self.wanted.profile.console
        if not (self.wanted.console and settings.enabled):
            return None
        return TableConsole(self.handles, settings, now_us, LookingBack(self._opened.folder))

    def _invite(self) -> None:
        host, wanted = self.host, self.wanted
        host.turned += [self._heart.beat, self.bench.table.calm, self._turned]
        if self.console is not None:
            self.console.prepare_quietly()
            self._parts.add("console", self.console.open)
            host.remembering.append(self.console.join)
        if wanted.view != "none":
            self._display.add("display", self.screen.open)
            host.remembering.append(self.screen.join)
        if wanted.bots:
            host.stepped.append(self.bench.sim)
            host.present.append(self.bots.join)
        if self.speech is not None:
            host.present.append(self.speech.join)
            if self.speech.wanted:
                self._parts.add("voice", self.speech.open)
                self.notices.speak(self.speech.voice.remark)
        host.present += [self.cues.join, rolling(host.inbox.put, self._draw)]
        host.present.append(learning(wanted.profile, self.notices.say))
        host.resumed = self.handles.restore
        self.notices.tell(self._note)

    def _calls(self, caller: Caller, session: Session) -> Calls:
        floor = session.setup.uncertainty["cue"]
        if self.speech is None:
            return QuietCalling(caller, self.host.inbox.put, floor)
        voice = InMatchTime(self.speech.voice, lambda: self.shift.by)
        return Calling(caller, voice, self.host.inbox, floor)

    def header(self, game: str | None = None, options: Mapping[str, Any] | None = None) -> Line:
        """The header of the next match; ValueError if it cannot be played here."""
        profile, session = self.wanted.profile, self.host.session
        wrong = seats_problem(game or profile.game, len(profile.seats))
        if wrong:
            raise ValueError(wrong)
        names = session.setup.players if session is not None else ()
        try:
            pack = self._simulated(game or profile.game)
            given = {**pack, **self.wanted.options, **(options or {})}
            header = header_of(profile, game, names, given)
        except ProfileError as error:
            raise ValueError(str(error)) from None
        bots = {str(seat): temper for seat, temper in self.wanted.bots.items()}
        return {**header, "caller": self.cues.header(), **({"bots": bots} if bots else {})}

    def _simulated(self, game: str) -> Mapping[str, Any]:
        """Return what simulated cards say of themselves, where bots hold them."""
        if not self.wanted.bots:
            return {}
        return KITS[game].played.described(pack_options(self.wanted.profile, game))

    def _touchable(self) -> dict[int, tuple[str, ...]]:
        """The inputs that somebody may press on the screen, because nothing is wired there."""
        return {
            seat.number: tuple(i.name for i in seat.inputs if isinstance(i.place, Simulated))
            for seat in self.wanted.profile.seats
            if seat.number not in self.wanted.bots
        }

    # What comes in from other threads.

    def _sense(self, report: Report) -> None:
        if isinstance(report, Fault):
            self.notices.fault(report)
        event = event_of(report)
        self.host.inbox.put(event if self.wanted.bots else self.shift.event(event))

    def _enter(self, item: Item) -> None:
        self.host.inbox.put(self._dealing.take(item))

    def _hit(self, hit: Hit) -> None:
        hands = self.bench.sim
        if hit.input in BUTTONS:
            (hands.press if hit.down else hands.release)(hit.seat, hit.input)
        elif hit.down:
            hands.touch(hit.seat, hit.input)
        else:
            hands.lift(hit.seat, hit.input)
        self.host.inbox.wake()

    def _note(self, line: str) -> None:
        self.host.orders.give(lambda: self._opened.journal.note("announced", text=line))

    # Life.

    def run(self) -> int:
        """Serve until stopped; return the exit status. For the main thread."""
        threads = [Thread(target=self.judge, name="judge"), Thread(target=self._look, name="parts")]
        self.bench.table.start()
        if self.speech is not None:
            self.speech.start()
        for thread in threads:
            thread.start()
        try:
            self._show()
        finally:
            self.stop()
            for thread in threads:
                thread.join(STOP_S)
            self.close()
        return FAILED if self.failure is not None else 0

    def judge(self) -> None:
        """Run the matches; whatever ends this ends the service."""
        try:
            self.host.run(self.header)
        except BaseException as error:
            self.failure = error
            print(f"companion: the referee has failed: {_placed(error)}", file=sys.stderr)
        finally:
            self.stop()

    def stop(self) -> None:
        """Stop soon, from any thread and from a signal's handler."""
        self._stop.set()
        self.host.stop()

    def close(self) -> None:
        """Let go of everything; the journal last, when nothing can come any more."""
        self._notifier.stopping()
        for part in (self._display.close, self._parts.close, self._hush, self.bench.table.close):
            try:
                part()
            except Exception as error:
                print(f"companion: {_placed(error)}", file=sys.stderr)
        self._opened.close()
        self._notifier.close()

    def _hush(self) -> None:
        if self.speech is not None:
            self.speech.close()

    def _turned(self) -> None:
        """Say, once the loop runs, that the table can be played at."""
        self._notifier.ready(f"match {self.host.match}")
        self.host.turned.remove(self._turned)

    def _show(self) -> None:
        """Show the display, where there is one, until stopped."""
        while not self._stop.is_set():
            screen: OpenScreen | None = None
            if self.screen.stage is not None:
                self._display.look(now_us())
                screen = self._display.running("display")  # type: ignore[assignment]
            if screen is not None:
                screen.turn()
            else:
                self._stop.wait(LOOK_S)

    def _look(self) -> None:
        """Look after the parts until stopped."""
        while not self._stop.is_set():
            self._parts.look(now_us())
            self.look()
            self._stop.wait(LOOK_S)
        self.notices.look()

    def look(self) -> None:
        """Tell what is new, and show it."""
        if self.notices.look():
            self._tell_console()
        invitation = self.console.invitation() if self.console is not None else None
        self.screen.tell(self.notices.shown, invitation)
        self._tell_systemd()

    def _tell_console(self) -> None:
        if self.console is not None:
            self.console.run_as(self.handles.running, self.notices.shown)

    def _tell_systemd(self) -> None:
        view = self.host.latest.view
        phase = view.state.get("phase", "") if view is not None else "starting"
        wrong = len(self.notices.shown)
        status = f"match {self.host.match}: {phase}" + (f"; {wrong} notices" if wrong else "")
        if status != self._status:
            self._status = status
            self._notifier.status(status)


def _placed(error: BaseException) -> str:
    """An error of our own in one line: what, and where."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f" ({trace.tb_frame.f_code.co_filename}:{trace.tb_lineno})" if trace else ""
    return f"{type(error).__name__}: {' '.join(str(error).split())}{where}"
