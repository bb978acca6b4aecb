"""The life of matches at a table: picked up where a power cut left them, begun, ended; and the
time between two of them, in which the table waits for somebody to choose.

Everything here runs on the judging thread, and is the only thing that does. It knows nothing of
voices, screens and phones: whoever takes part in a match is invited to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Any, Protocol

from companion.app.hosted.receipts import Kept, Receipts
from companion.app.hosted.reminding import Reminder
from companion.app.table.meaning import dropped
from companion.core.live import Actor, Inbox, Listener, Loop, Session, View
from companion.core.live.inbox import Entry
from companion.core.live.listener import Listening
from companion.core.live.loop import REST_US
from companion.core.live.pace import Pace
from companion.core.referee.events import Event, Press, Release
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import Header, parse_header
from companion.games import GAMES
from companion.keep.journal.account import Account
from companion.keep.journal.errors import JournalError
from companion.keep.journal.opening import Opened
from companion.keep.journal.past import Past
from companion.keep.journal.shift import Shift, unwatched
from companion.kit.notice import Notice
from companion.kit.rulings import ASKED, SET, asked_of
from hw.clock import now_us

Order = Callable[[], object]


class Orders:
    """An actor that carries out orders, in the order in which they came."""

    def __init__(self, inbox: Inbox) -> None:
        self._inbox = inbox
        self._waiting: SimpleQueue[Order] = SimpleQueue()

    def give(self, order: Order) -> None:
        """Have something done soon, from any thread."""
        self._waiting.put(order)
        self._inbox.wake()

    def due(self) -> int | None:
        """Return 0, which is at once, if there is anything to do; else None."""
        return None if self._waiting.empty() else 0

    def act(self, now: int) -> None:
        """Do everything that has come."""
        while True:
            try:
                order = self._waiting.get_nowait()
            except Empty:
                return
            order()


CARRIED = ("volume", "muted")
"""What is set for the table, whatever is played: the next match is begun with it."""


@dataclass(frozen=True, slots=True)
class Guests:
    """Who takes part in one match: those who are told, and those who act."""

    listeners: Sequence[Listener] = ()
    actors: Sequence[Actor] = ()


Invite = Callable[[Session], Guests]
Line = dict[str, Any]


@dataclass(frozen=True, slots=True)
class NextMatch:
    """A match that is to begin, and how the table is set for it."""

    header: Line
    settings: Mapping[str, Any] = field(default_factory=dict)
    """Kept with the match, for a later start: `chairs`, `bots`, `pace`."""

    __hash__ = None  # type: ignore[assignment]


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to follow, who it is, and the receipt for it."""

    do: str
    by: str
    following: NextMatch | None = None
    kept: Kept = field(default_factory=Kept)

    __hash__ = None  # type: ignore[assignment]


class Stepped(Protocol):
    """A simulated driver that delivers when told the time."""

    def due(self) -> int | None:
        """Return when it will next deliver something."""

    def advance(self, to_us: int) -> None:
        """Let time pass."""


class Device:
    """A simulated driver as an actor, in the time of the match."""

    def __init__(self, sim: Stepped, by: int) -> None:
        self._sim, self._by = sim, by

    def due(self) -> int | None:
        """Return when it next delivers."""
        due = self._sim.due()
        return None if due is None else due + self._by

    def act(self, now: int) -> None:
        """Let its time pass."""
        self._sim.advance(now - self._by)


class Latest(Listening):
    """How the match stands, for whoever asks from another thread."""

    def __init__(self) -> None:
        self.view: View | None = None

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Keep it."""
        self.view = view


class Host:
    """Runs one match after the other until it is stopped."""

    def __init__(
        self,
        opened: Opened,
        pace: Pace,
        say: Callable[[Notice], None],
        shift: Shift | None = None,
        rest_us: int = REST_US,
    ) -> None:
        self.inbox = Inbox()
        self.orders = Orders(self.inbox)
        self.pace = pace
        self.remembering: list[Invite] = []
        """Told everything of a resumed match: what shows it."""
        self.present: list[Invite] = []
        """Told only what happens from now on: what acts on it."""
        self.stepped: list[Stepped] = []
        """Simulated devices, which deliver as the match's own time goes on."""
        self.seats = 0
        """How many chairs the table has; 0: as many as any match."""
        self.arranged: Callable[[Mapping[str, Any]], None] = lambda settings: None
        """Told how the table is set for a match, before anybody is invited to it."""
        self.emptied: list[Callable[[], None]] = []
        """Told that no match is on, and that the table waits for somebody to choose one."""
        self.pressed: Callable[[int, str], None] = lambda chair, name: None
        """Told of a button that is pressed meanwhile."""
        self.resumed: Callable[[Mapping[str, Any]], None] = lambda settings: None
        """Told how the table was set, where a match is resumed."""
        self.receipts = Receipts(opened.journal, self.inbox)
        self.turned: list[Callable[[], None]] = [
            self.receipts.turned,
            opened.journal.rest,
            opened.checkpoints.turn,
        ]
        self.asked: list[Callable[[Line], None]] = []
        """Told who asked for what, as it is kept; also, one by one, of a match that is resumed."""
        self.reminder: Reminder | None = None
        """Reads what lies before the checkpoint that a match was taken up from."""
        self.session: Session | None = None
        self.latest = Latest()
        self.match = 0
        self._opened, self._say = opened, say
        self._shift, self._rest_us = shift or Shift(), rest_us
        self._actors: list[Actor] = []
        self._wishes: SimpleQueue[Wish] = SimpleQueue()
        self._carried: dict[str, Any] = {}
        self._going = True

    def run(self, first: Callable[[], NextMatch | None]) -> None:
        """Judge until stopped; `first` gives what begins where no match is resumed, if anything."""
        if not self._pick_up():
            self._go_on(first())
        while self._going:
            if self.session is not None:
                self._judge(self.session)
            else:
                self._stand()
            if self._going:
                self._grant(self._wished())

    def _judge(self, session: Session) -> None:
        """Judge a match until another is to begin, or none; then end it."""
        actors = [*self._always(), *self._actors]
        loop = Loop(session, self.inbox, self.pace, actors, self._turn, self._rest_us)
        loop.run(lambda: self._going and self._wishes.empty())

    def _stand(self) -> None:
        """Wait with no match on until one is to begin; what is pressed meanwhile only chooses."""
        actors = self._always()
        while self._going and self._wishes.empty():
            now = self.pace()
            dues = [due for actor in actors if (due := actor.due()) is not None]
            items = self.pace.wait(min([*dues, now + self._rest_us]), self.inbox)
            for item in items:
                if isinstance(item, Press) and not isinstance(item, Release):
                    self.pressed(item.seat, item.input)
                self.receipts.unheard(item)
            for actor in actors:
                if (due := actor.due()) is not None and due <= self.pace():
                    actor.act(self.pace())
            self._turn()

    def _always(self) -> list[Actor]:
        """Return who acts, whether a match is on or not."""
        return [self.orders, *(Device(sim, self._shift.by) for sim in self.stepped)]

    def _wished(self) -> list[Wish]:
        """Return what people want to follow, the last of them last."""
        return [self._wishes.get_nowait() for _ in range(self._wishes.qsize())]

    def _grant(self, wishes: Sequence[Wish]) -> None:
        """End what is on and do what was wanted last; receipts are given once that is durable."""
        last = wishes[-1]
        if self.session is not None:
            self._note(ASKED, do=last.do, by=last.by)
            self.session.end(self.pace())
        self._go_on(last.following, {"do": last.do, "by": last.by})
        for wish in wishes:
            self.receipts.owe(wish.kept)
        self.receipts.turned()

    def _go_on(self, following: NextMatch | None, asked: Line | None = None) -> None:
        """Begin a match, or have none on."""
        if following is not None:
            self._begin(following, asked or {})
            return
        self._opened.journal.close()
        self._opened.checkpoints.follow(None)
        self.reminder = None
        self.session, self.latest.view, self._actors = None, None, []
        for emptied in self.emptied:
            emptied()

    def stop(self) -> None:
        """Judge no more, from any thread; the match goes on with the next start."""
        self._going = False
        self.inbox.wake()

    # What people ask for, from any thread; each with a receipt, done once it is durable.

    def follow_with(self, following: NextMatch, by: str, do: str) -> Kept:
        """End what is on and begin another match; ValueError if that cannot be."""
        try:
            parse_header(following.header, GAMES)
        except TranscriptError as error:
            raise ValueError(error.what) from None
        return self._wish(Wish(do, by, following))

    def leave(self, by: str) -> Kept:
        """End this match and have none on until somebody begins one."""
        return self._wish(Wish("leave", by))

    def _wish(self, wish: Wish) -> Kept:
        self._wishes.put(wish)
        self.inbox.wake()
        return wish.kept

    def enter(self, item: Entry, by: str) -> Kept:
        """Bring in what somebody entered, and keep who it was."""
        entering = self.receipts.of(item, lambda event: self._note_entered(event, by))
        self.inbox.put(entering)
        return entering.kept

    def keep(self, by: str, **settings: Any) -> Kept:
        """Keep how the table is set for a later start."""
        kept = Kept()
        self.orders.give(lambda: self._set(by, settings, kept))
        return kept

    def rename(self, players: Sequence[str], by: str) -> Kept:
        """Use these names for the players from now on."""
        kept, names = Kept(), [*players]
        self.orders.give(lambda: self._set(by, {"names": names}, kept, self._use_names(names)))
        return kept

    # The same, on the judging thread.

    def _set(
        self, by: str, settings: Line, kept: Kept, news: Callable[[], None] | None = None
    ) -> None:
        self._note(SET, **settings, by=by)
        self._carry(settings)
        self.receipts.owe(kept, news)

    def _carry(self, settings: Mapping[str, Any]) -> None:
        """Remember for the next match what is the table's, and not that of a match."""
        self._carried |= {name: settings[name] for name in CARRIED if name in settings}

    def _use_names(self, names: Sequence[str]) -> Callable[[], None]:
        return lambda: self.session.rename(names) if self.session else None

    def _note_entered(self, event: Event, by: str) -> None:
        asked = asked_of(event)
        if asked:
            self._note(ASKED, **asked, by=by)

    def _note(self, what: str, **fields: Any) -> None:
        """Keep who asked for what, and tell whoever shows it."""
        self._tell_asked(self._opened.journal.note(what, **fields))

    def _tell_asked(self, noted: Line | None) -> None:
        if noted is not None and noted.get("by"):
            for tell in self.asked:
                tell(noted)

    def _turn(self) -> None:
        for turned in self.turned:
            turned()

    def _begin(self, following: NextMatch, asked: Line) -> None:
        """Begin a match; whoever is invited sees the empty table first."""
        parsed = parse_header(following.header, GAMES)
        self.match = self._opened.journal.begin(following.header, self.pace, self._shift)
        if settings := {**self._carried, **following.settings}:
            self._opened.journal.note(SET, **settings)
        noted = self._opened.journal.note(ASKED, **asked) if asked else None
        self._opened.journal.settle()
        self.arranged(following.settings)
        session, self.reminder = self._session(parsed), None
        guests = [invite(session) for invite in (*self.remembering, *self.present)]
        self._sit_down(session, guests, guests)
        self._tell_asked(noted)
        self._opened.checkpoints.follow(session, parsed)

    def _session(self, header: Header) -> Session:
        listeners = [self.latest, self.receipts]
        return Session(header, self._opened.journal, listeners, self._dropped)

    def _pick_up(self) -> bool:
        last = self._opened.last
        if last is None or last.ended:
            return False
        try:
            session = self._picked_up(last)
        except JournalError as error:
            why = "The last match cannot go on: its record is damaged. Another one begins."
            self._say(Notice(why, why, f"The last match cannot go on: {error}. Another one begins"))
            return False
        if self._has_room(session.setup.seats, _settings(last)):
            return True
        had = f"The last match had {session.setup.seats} seats, the table has {self.seats}: it ends"
        self._say(Notice(had, "The last match had another number of seats. It ends."))
        session.end(self.pace())
        return False

    def _has_room(self, seats: int, settings: Mapping[str, Any]) -> bool:
        """Tell whether everybody of a match finds their chair again."""
        chairs = settings.get("chairs")
        if isinstance(chairs, list) and len(chairs) == seats:
            return max(chairs, default=0) <= self.seats
        return self.seats in (0, seats)

    def _picked_up(self, last: Account) -> Session:
        """Judge again what was recorded, and go on; what was not told yet is told now."""
        header = last.parsed_header(GAMES)
        self.arranged(_settings(last))
        session = self._session(header)
        memories = [invite(session) for invite in self.remembering]
        for guests in memories:
            for listener in guests.listeners:
                session.listen(listener)
        self._recall(last)
        unheard = self._opened.pick_up(session, header, self._shift, self.pace)
        self._restore(last, session)
        now = [invite(session) for invite in self.present]
        self._sit_down(session, [*memories, *now], now, unheard)
        session.take(unwatched(last.reached, self.pace()))
        self._opened.checkpoints.follow(session, header)
        if last.since is not None:
            told = [listener for guests in memories for listener in guests.listeners]
            self.reminder = Reminder(Past(last, header), told, now_us, self._say)
        self.match = last.match
        resumed = f"Match {last.match} goes on where it was"
        self._say(Notice(resumed, resumed))
        return session

    def _recall(self, last: Account) -> None:
        """Tell who had asked for what, before it is judged again."""
        for note in last.notes:
            self._tell_asked(note)

    def _restore(self, last: Account, session: Session) -> None:
        settings = _settings(last)
        names = settings.get("names")
        if isinstance(names, list) and len(names) == session.setup.seats:
            session.rename([str(name) for name in names])
        self._carry(settings)
        self.resumed(settings)

    def _sit_down(
        self,
        session: Session,
        guests: Sequence[Guests],
        fresh: Sequence[Guests],
        unheard: Sequence[Any] = (),
    ) -> None:
        """Let everybody take part; who comes fresh is told how the match stands."""
        for one in fresh:
            for listener in one.listeners:
                session.listen(listener)
                try:
                    listener.judged([*unheard], session.view)
                except Exception as error:
                    self._dropped(listener, error)
        self._actors = [actor for one in guests for actor in one.actors]
        self.latest.view = session.view
        self.session = session

    def _dropped(self, listener: Listener, error: Exception) -> None:
        with suppress(Exception):
            self._say(dropped(listener, error))


def _settings(last: Account) -> dict[str, Any]:
    """Return how the table was set when a match was left."""
    settings: dict[str, Any] = {}
    for note in last.notes:
        if note.get("note") == SET:
            settings |= {name: note[name] for name in note if name not in ("note", "wall", "by")}
    return settings
