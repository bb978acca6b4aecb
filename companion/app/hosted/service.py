"""One table as a service: the referee on its own thread, and around it what may come and go.

Threads: `judge` runs the matches and nothing else. `parts` looks after voice, console and feed, and
tells what went wrong. The main thread shows the display, because SDL wants it. Drivers, voice,
console and output bring their own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import SystemRandom
from threading import Event as Flag
from threading import Thread
from typing import Any

from companion.app.hosted.bots import Bots, Dealing, rolling
from companion.app.hosted.by_phone.buzzers import TablePhones, late_noted, measured_in, on_glass
from companion.app.hosted.by_phone.memory import PhonesHere, memory_of
from companion.app.hosted.by_phone.pictures import PhonePictures, let_phones_in
from companion.app.hosted.by_phone.reaching import Reaching
from companion.app.hosted.by_phone.seats import PhoneSeats
from companion.app.hosted.calls import Calls, Cues
from companion.app.hosted.card_reading import CardReading
from companion.app.hosted.chairs import move
from companion.app.hosted.club import CLUB, TableClub
from companion.app.hosted.console import TableConsole
from companion.app.hosted.controls import Handles
from companion.app.hosted.dealt import beside
from companion.app.hosted.feed import fed
from companion.app.hosted.host import Host
from companion.app.hosted.housekeeping import housekeeping_of
from companion.app.hosted.next_round import follow
from companion.app.hosted.notices import Notices
from companion.app.hosted.notify import Heart, Notifier, standing
from companion.app.hosted.on_screen.house_keys import HouseKeys
from companion.app.hosted.on_screen.menu import pause_of
from companion.app.hosted.on_screen.screen import OpenScreen, TableScreen
from companion.app.hosted.seating_plan import PACE, SeatingPlan
from companion.app.hosted.sights import openly
from companion.app.hosted.supervisor import Supervisor
from companion.app.hosted.voice import TableVoice
from companion.app.hosted.wanted import Wanted, choosing_of
from companion.app.hosted.wishes import NextMatch
from companion.app.safe.starting import placed
from companion.app.simulated.quiet_calling import QuietCalling
from companion.app.table.build import Bench, Eye, build_table
from companion.app.table.calling import Calling, InMatchTime
from companion.app.table.ending import status_at_the_end
from companion.app.table.learned import learning
from companion.app.table.looking_back import LookingBack
from companion.app.table.low_water import LowWater
from companion.core.live import Passage, Session, Shifted, Skipping
from companion.core.live.loop import REST_US
from companion.core.live.pace import Pace
from companion.keep.journal.checkpoints import at_once
from companion.keep.journal.opening import Opened
from companion.keep.starts import StartWatch
from companion.kit.notice import Notice
from companion.language import say
from companion.language.retold import said
from companion.outputs.caller.caller import Caller
from companion.outputs.console.controls import Spoken
from companion.outputs.console.signatures import BUTTON
from companion.outputs.display.actions import Hit
from companion.outputs.display.scene import PairingCode
from companion.practice.hands import Hands
from hw.clock import Clock, now_us
from hw.signals import Report

SOON_S = 0.25
"""How soon news of the parts are told, and how often it is looked whether there is a display."""
LOOK_S = 1.0
"""How often the parts are looked at, where nothing is new of them."""
STOP_S = 8.0
"""How long a part may take to stop; systemd waits for ten seconds."""
SKIPPED_US = 10_000_000
SITS = "white"
"""The lamp of a chair that somebody has taken, while it is chosen who plays."""
FAILED = 1
"""The exit status if the referee itself has failed: systemd starts it again."""


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
        if self._skips:
            opened.checkpoints.run = at_once
        rest = SKIPPED_US if self._skips else REST_US
        self.host = Host(opened, self.pace, self.notices.say, self.shift, rest)
        self._stop, self._news, self._draw = Flag(), Flag(), draw
        self._dealing = Dealing(lambda: self.host.session, draw)
        self.reading = CardReading(wanted.profile, lambda: self.host.session)
        self._reaching = Reaching(lambda: self.host.session, notices.fault)
        self.failure: BaseException | None = None
        self.left = ""
        """By which command somebody ended it at the display; empty: nobody did."""
        self._invited: PairingCode | None = None
        self.start: StartWatch | None = None
        """Is told when the table can be played at, and looks whether it stays well."""
        self._notifier = notifier or Notifier({})
        self._heart = Heart(self._notifier, now_us)
        self._status, self.club = "", TableClub(opened.folder, notices)
        profile = wanted.profile
        self.cues = Cues(profile.caller.pace, profile.caller.traps, self._calls, draw)
        self.choosing = choosing_of(wanted)
        here = PhonesHere(wanted.phones and not self._skips)
        self.plan = SeatingPlan(profile, self.choosing, wanted.bots, self.cues.header, here, draw)
        stepped = bool(wanted.bots) or (wanted.choose and self.plan.simulates())
        self.bench = self._wired(base if stepped else now_us, live=not stepped)
        self.reading.look_through(self.bench.camera, lambda: self.plan.chairs)
        self.phones = TablePhones(self.bench.phones, now_us, measured_in(opened.folder.parent))
        self.phones.chair_of = lambda phone: phone.chair
        self.phones.sounded = late_noted(self.host.orders, opened.journal)
        self.host.stepped += [self.bench.sim] if stepped else []
        put = self.host.inbox.put
        self.bots = Bots(wanted.bots, wanted.seed, self.bench.sim, put, self.cues.rests)
        self.seats = PhoneSeats(
            profile, self.choosing, self.plan, self.bots, self.host.orders, memory_of(wanted.kept)
        )
        self.bots.aside = beside(opened.journal)
        self.speech = None if self._skips else TableVoice(profile, now_us, self._light, notices.say)
        self.handles = self._handled()
        self.handles.changed = lambda running: self._tell_console()
        self.choosing.changed = self._chosen
        on, unsent = (lambda: self.host.match), self.club.unsent
        self._housekeeping = housekeeping_of(profile, opened.folder, notices, on, now_us, unsent)
        self.pictures = PhonePictures(
            self.handles.play, self.pace, self.cues.resting, lambda: self.plan.bots, notices.say
        )
        self.console, self.screen = self._page(), self._shown()
        self._parts, self._display = Supervisor(notices.part), Supervisor(notices.part)
        self.feed = fed(wanted.profile, notices, self.handles, self.host, self._parts)
        self._invite()

    # Putting it together.

    def _wired(self, clock: Clock, live: bool) -> Bench:
        phones = self.plan.here.invited
        eye = None if self._skips else Eye(self.wanted.keep_frames)
        return build_table(
            self.wanted.profile, clock, live=live, deliver=self._sense, patient=True, phones=phones,
            camera=eye,
        )  # fmt: skip

    def _handled(self) -> Handles:
        """Return what screen and phones take hold of."""
        return Handles(
            self.host,
            self.cues,
            self.plan,
            self.choosing,
            self.speech.voice if self.speech is not None and self.speech.wanted else None,
            self.wanted.profile.voice.volume,
            self.seats,
            self._dealing.take,
        )

    def _shown(self) -> TableScreen:
        return TableScreen(
            self.wanted.view,
            self.wanted.profile.display,
            lambda prompt, values: self.handles.enter(prompt.answered(values)),
            lambda: not self._stop.is_set(),
            hit=self._hit,
            touch=self.plan.touchable,
            pictures=self.wanted.pictures,
            now=self.pace,
            resting=self.cues.resting,
            handles=self.handles,
            choosing=self.choosing,
            bots=lambda: self.plan.bots,
            command=self.handles.command,
            looking=LookingBack(self._opened.folder),
            closed=self._closed if self.wanted.leaves else None,
            make=self.wanted.window,
            keys=HouseKeys(self.plan.touchable, self._hands, self.host.inbox.wake, self.pace),
        )

    def _page(self) -> TableConsole | None:
        settings = self.wanted.profile.console
        if not self.wanted.phones:
            return None
        looking = LookingBack(self._opened.folder)
        spoken = Spoken(lambda: self.shift.by, lambda: self._parts.running("voice") is not None)
        return TableConsole(
            self.handles, settings, now_us, looking, self.pictures, self.phones, spoken
        )

    def _invite(self) -> None:
        host, wanted = self.host, self.wanted
        host.turned += [self._heart.beat, self.bench.table.calm, self._turned]
        if self.console is not None:
            self.console.invited = self._news.set
            self.console.prepare_quietly()
            self._parts.add("console", self.console.open)
            self.pictures.seats = self.plan.chairs_seated
            self.pictures.glass = on_glass(self.bench.phones)
            let_phones_in(host, self.console, self.pictures, self.seats.sights)
        if wanted.view != "none":
            host.turned.append(self.screen.turned)
            self._display.add("display", self.screen.open)
            host.remembering.append(openly(self.screen.join, self.seats.sights.open))
        host.dealt = self.seats.dealt
        host.dealers.append(self.bots.join)
        host.remembering.append(self.seats.sights.join)
        host.present.append(self.seats.called_over)
        if self.speech is not None:
            follow(self.club.told, self.plan, self.choosing, self.notices, host)
            self._parts.add(CLUB, self.club.open)
            host.present.append(self.speech.join)
            if self.speech.wanted:
                self._parts.add("voice", self.speech.open)
                self.notices.speak(self.speech.voice.remark)
        host.present += [self.cues.join, rolling(host.inbox.put, self._draw), self.reading.join]
        host.present.append(learning(wanted.profile, self.notices.say))
        host.resumed = self.handles.restore
        host.arranged, host.pressed = self._arrange, self._pressed
        host.seats = len(wanted.profile.seats)
        host.marks = None if self._skips else self._low_water()
        host.emptied.append(self._emptied)
        self.seats.changed = self._tell_console
        if self.console is not None:
            self.choosing.vacated = self.console.vacate
            self.console.recall(self.seats.recalled())
        self.notices.tell(self._note)
        self.notices.news = self._news.set
        self.notices.call_them(self._who)

    def _calls(self, caller: Caller, session: Session) -> Calls:
        floor = session.setup.uncertainty["cue"]
        if self.speech is None:
            return QuietCalling(caller, self.host.inbox.put, floor)
        voice = InMatchTime(self.speech.voice, lambda: self.shift.by)
        return Calling(caller, voice, self.host.inbox, floor)

    def _low_water(self) -> LowWater:
        """Return who knows how far everything at the table has been delivered."""
        table, say, host = self.bench.table, self.notices.say, self.host
        bound = lambda: host.session.setup.latency if host.session is not None else 0  # noqa: E731
        return LowWater(table.marks, self.shift.by, self.pace, self.cues.awaited, say, bound)

    def first(self) -> NextMatch | None:
        """Return the match to begin with; None: somebody is to choose it."""
        chosen = self.choosing.chosen
        return None if self.wanted.choose else self.plan.next_match(chosen.game, chosen.of_game())

    def _arrange(self, settings: Mapping[str, Any]) -> None:
        """Set the table for a match."""
        self.plan.arrange(settings)
        self.bots.who, self.bots.hands = self.plan.bots, self._hands()
        self.seats.arrange()
        self.handles.call_by(settings.get(PACE))
        self._show_sitting(())

    def _emptied(self) -> None:
        """Have the choices shown: no match is on."""
        self.plan.clear()
        self.seats.empty()
        if self.console is not None:
            self.console.empty()
        self.pictures.empty()
        self.screen.empty()
        self._chosen()
        if self.wanted.view == "none":
            self.notices.say(Notice(said("hosted-choose"), said("hosted-choose")))

    def _chosen(self) -> None:
        """Show what is chosen now: to phones, and by the lamps of those who sit."""
        self._tell_console()
        if self.host.session is None:
            self._show_sitting([chair.seat for chair in self.choosing.chosen.people])

    def _show_sitting(self, chairs: Sequence[int]) -> None:
        """Light the lamps of these chairs, where it is chosen who plays."""
        for seat in self.wanted.profile.seats if self.wanted.choose else ():
            self.bench.table.set(seat.number, SITS, seat.number in chairs)

    def _pressed(self, chair: int, name: str) -> None:
        """Take a button of a chair while no match is on: it moves the mark of the display."""
        if self._display.running("display") is not None:
            self.screen.press(chair, name)
        elif self.choosing.pressed(chair, name):
            self.handles.begin_quietly(f"{BUTTON} {chair}")

    # What comes in from other threads.

    def _sense(self, report: Report) -> None:
        known = self.plan.chairs.report(report) if self._reaching.takes(report) else None
        if known is not None and (event := self.reading.event_of(known)) is not None:
            self.host.inbox.put(self.shift.event(event))

    def _hands(self) -> Hands:
        return self.plan.hands(self.bench.sim, self.shift.by)

    def _hit(self, hit: Hit) -> None:
        move(self._hands(), hit.seat, hit.input, hit.down)
        self.host.inbox.wake()

    def _who(self, chair: int) -> str:
        """Return who sits on a chair in the match that is on; empty: nobody."""
        session = self.host.session
        return self.plan.chairs.player(chair, session.setup.players if session else ())

    def _light(self, seat: int, colour: str, on: bool) -> None:
        self.bench.table.set(self.plan.chairs.chair(seat), colour, on)

    def _note(self, line: str) -> None:
        self.host.orders.give(lambda: self._opened.journal.note("announced", text=line))

    # Life.

    def run(self) -> int:
        """Serve until stopped; return the exit status. For the main thread."""
        self.screen.load()
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
        return status_at_the_end(self._opened.journal, FAILED if self.failure is not None else 0)

    def judge(self) -> None:
        """Run the matches; whatever ends this ends the service."""
        try:
            self.host.run(self.first)
        except BaseException as error:
            self.failure = error
            print(say("hosted-referee-failed", why=placed(error)), file=sys.stderr)
        finally:
            self.stop()

    def _closed(self, name: str) -> None:
        """End it: somebody closed the display of a table that is theirs alone."""
        self.left = name
        self.stop()

    def stop(self) -> None:
        """Stop soon, from any thread and from a signal's handler."""
        self._stop.set()
        self._news.set()
        self.host.stop()
        self.screen.wake()

    def close(self) -> None:
        """Let go of everything; the journal last, when nothing can come any more."""
        self._notifier.stopping()
        hushing = [p.close for p in (self.club, self.feed, self.speech) if p is not None]
        closing = (self._display.close, self._parts.close, self.pictures.close, *hushing)
        for part in (*closing, self.seats.close, self.bench.table.close):
            try:
                part()
            except Exception as error:
                print(say("hosted-error", why=placed(error)), file=sys.stderr)
        self._opened.close()
        self._notifier.close()

    def _turned(self) -> None:
        """Say, once the loop runs, that the table can be played at."""
        here = "hosted-match" if self.host.session else "hosted-no-match"
        self._notifier.ready(say(here, match=self.host.match))
        if self.start is not None:
            self.start.ready()
        self.host.turned.remove(self._turned)

    def _show(self) -> None:
        """Show the display, where there is one, until stopped."""
        while not self._stop.is_set():
            screen: OpenScreen | None = None
            if self.screen.staged is not None:
                self._display.look(now_us())
                screen = self._display.running("display")  # type: ignore[assignment]
            if screen is not None:
                screen.turn()
            else:
                self._stop.wait(SOON_S)

    def _look(self) -> None:
        """Look after the parts until stopped."""
        while not self._stop.is_set():
            self._parts.look(now_us())
            self.look()
            self.choosing.keep()
            self._housekeeping.look()
            if self.start is not None:
                self.start.look()
            self._rest()
        self.notices.look()

    def _rest(self) -> None:
        """Wait until it is time to look after the parts: soon, if there is news of them. What
        belongs together comes together, and is told in one line."""
        reminder = self.host.reminder
        reads = reminder is not None and not reminder.done
        if reads or self._news.wait(LOOK_S):
            self._stop.wait(SOON_S)
        self._news.clear()

    def look(self) -> None:
        """Tell what is new, and show it."""
        if (reminder := self.host.reminder) is not None:
            reminder.look()
        if self.notices.look():
            self._tell_console()
        invitation = self.console.invitation() if self.console is not None else None
        self.screen.tell(self.notices.shown, invitation, self.reading.on)
        self.pictures.watched(self.reading.on)
        if invitation is not None and invitation != self._invited:
            self.wanted.invited(invitation)
        self._invited = invitation
        if self.console is not None and (notice := self.console.nameless_now()) is not None:
            self.notices.say(notice)
        self._tell_systemd()

    def _tell_console(self) -> None:
        self.screen.wake()
        self.pictures.pause(pause_of(self.handles))
        if self.console is not None:
            running = replace(self.handles.running, chairs=self.seats.chairs())
            told = tuple(line for line in self.notices.shown if line != say("hosted-choose"))
            self.console.run_as(running, told, self.choosing.starting)

    def _tell_systemd(self) -> None:
        status = standing(self.host.match, self.host.latest.view, len(self.notices.shown))
        if status != self._status:
            self._status = status
            self._notifier.status(status)
