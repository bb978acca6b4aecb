"""The life of matches at a table: picked up where a power cut left them, begun, ended; and the
time between two of them, in which the table waits for somebody to choose.

Everything here runs on the judging thread, and is the only thing that does. It knows nothing of
voices, screens and phones: whoever takes part in a match is invited to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from companion.app.hosted.dealt import Dealt
from companion.app.hosted.guests import Guests, Invite
from companion.app.hosted.orders import Orders
from companion.app.hosted.people import as_people, with_people
from companion.app.hosted.receipts import Receipts
from companion.app.hosted.stepped import Device, Stepped
from companion.app.hosted.wishes import Line, NextMatch, Wish, Wishes
from companion.app.table.meaning import dropped
from companion.app.table.reminding import Reminder
from companion.core.live import Actor, Inbox, Listener, Loop, Marks, Session, View, held
from companion.core.live.listener import Listening
from companion.core.live.loop import REST_US
from companion.core.live.pace import Pace
from companion.core.referee.events import Press, Release
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import Header, parse_header
from companion.games import GAMES
from companion.keep.journal.account import Account
from companion.keep.journal.errors import JournalError
from companion.keep.journal.opening import Opened
from companion.keep.journal.past import Past
from companion.keep.journal.shift import Shift, unwatched
from companion.kit.notice import Notice
from companion.kit.rulings import ASKED, SET
from companion.language import say
from companion.language.retold import said
from hw.clock import now_us


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
        self.dealers: list[Invite] = []
        """Who deals. They live through a resumed match again where the table deals to people;
        else they are only told what happens from now on."""
        self.stepped: list[Stepped] = []
        """Simulated devices, which deliver as the match's own time goes on."""
        self.marks: Marks | None = None
        """Tells how far everything that the table senses has been delivered."""
        self.seats = 0
        """How many chairs the table has; 0: as many as any match."""
        self.dealt: Callable[[Session], Dealt | None] = lambda session: None
        """Says who deals to people in a match, before anybody is invited to it; None: nobody."""
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
        self.wishes = Wishes(
            opened.journal, self.inbox, self.orders, self.receipts, self._use_names
        )
        self.reminder: Reminder | None = None
        """Reads what lies before the checkpoint that a match was taken up from."""
        self.session: Session | None = None
        self.latest = Latest()
        self.match = 0
        self._opened, self._say = opened, say
        self._shift, self._rest_us = shift or Shift(), rest_us
        self._actors: list[Actor] = []
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
                self._grant(self.wishes.take())

    def _judge(self, session: Session) -> None:
        """Judge a match until another is to begin, or none; then end it."""
        actors = [*self._always(), *self._actors]
        turned, rest = self._turn, self._rest_us
        loop = Loop(session, self.inbox, self.pace, actors, turned, rest, self.marks)
        loop.run(lambda: self._going and not self.wishes.waiting)

    def _stand(self) -> None:
        """Wait with no match on until one is to begin; what is pressed meanwhile only chooses."""
        actors = self._always()
        while self._going and not self.wishes.waiting:
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

    def _grant(self, wishes: Sequence[Wish]) -> None:
        """End what is on and do what was wanted last; receipts are given once that is durable."""
        last = wishes[-1]
        if self.session is not None:
            self.wishes.note(ASKED, do=last.do, by=last.by)
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

    def _use_names(self, names: Sequence[str]) -> None:
        if self.session is not None:
            self.session.rename(names)

    def _turn(self) -> None:
        for turned in tuple(self.turned):
            turned()

    def _begin(self, following: NextMatch, asked: Line) -> None:
        """Begin a match; whoever is invited sees the empty table first."""
        parsed = parse_header(following.header, GAMES)
        self.match = self._opened.journal.begin(following.header, self.pace, self._shift)
        if settings := {**self.wishes.carried, **following.settings}:
            self._opened.journal.note(SET, **settings)
        noted = self._opened.journal.note(ASKED, **asked) if asked else None
        self._opened.journal.settle()
        self.arranged(following.settings)
        session, self.reminder = self._session(parsed), None
        dealt = self.dealt(session)
        invited = (*self.dealers, *self.remembering, *self.present)
        guests = [invite(session) for invite in invited]
        self._sit_down(session, guests, guests)
        self.wishes.tell(noted)
        self._follow(session, parsed, dealt)

    def _follow(self, session: Session, header: Header, dealt: Dealt | None) -> None:
        """Keep now and then how a match stands, with the cards that the table has dealt."""
        beside = (dealt.beside,) if dealt is not None else ()
        self._opened.checkpoints.follow(session, header, *beside)

    def _session(self, header: Header) -> Session:
        journal, listeners = self._opened.journal, [self.latest, self.receipts]
        session = Session(header, journal, listeners, self._dropped, held.HOLD_US)
        journal.low_water = lambda: session.mark
        return session

    def _pick_up(self) -> bool:
        last = self._opened.last
        if last is None or last.ended:
            return False
        try:
            session = self._picked_up(last)
        except JournalError as error:
            why = said("hosted-cannot-go-on")
            logged = say("hosted-cannot-go-on-logged", why=str(error))
            self._say(Notice(why, why, logged))
            return False
        if self._has_room(session.setup.seats, _settings(last)):
            return True
        had = said("hosted-other-seats", had=session.setup.seats, has=self.seats)
        self._say(Notice(had, said("hosted-other-seats-spoken")))
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
        settings = _settings(last)
        header = with_people(last.parsed_header(GAMES), settings)
        self.arranged(settings)
        self.match = last.match
        session = self._session(header)
        dealt = self.dealt(session)
        opened = self._opened if dealt is None else dealt.found(self._opened)
        last = opened.last or last
        following = self.dealers if dealt is not None else []
        memories = [invite(session) for invite in (*following, *self.remembering)]
        for guests in memories:
            for listener in guests.listeners:
                session.listen(listener)
        self._recall(last)
        again = None if dealt is None else partial(_relived, session, dealt, last, header)
        unheard = opened.pick_up(session, header, self._shift, self.pace, again)
        if dealt is not None:
            dealt.company.look_again()
        self._restore(last, session)
        fresh = self.present if dealt is not None else (*self.dealers, *self.present)
        now = [invite(session) for invite in fresh]
        self._sit_down(session, [*memories, *now], now, unheard)
        session.take(unwatched(last.reached, self.pace()))
        self._follow(session, header, dealt)
        if last.since is not None:
            told = [listener for guests in memories for listener in guests.listeners]
            self.reminder = Reminder(Past(last, header), told, now_us, self._say)
        resumed = said("hosted-resumed", match=last.match)
        self._say(Notice(resumed, resumed))
        return session

    def _recall(self, last: Account) -> None:
        """Tell who had asked for what, before it is judged again."""
        for note in last.notes:
            self.wishes.tell(note)

    def _restore(self, last: Account, session: Session) -> None:
        settings = _settings(last)
        names = settings.get("names")
        if isinstance(names, list) and len(names) == session.setup.seats:
            session.rename(as_people([str(name) for name in names], settings))
        self.wishes.carry(settings)
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


def _relived(session: Session, dealt: Dealt, last: Account, header: Header) -> list[Verdict]:
    """Judge a match again as it went, everybody following who holds its cards."""
    return session.relive(dealt.steps(last, header))


def _settings(last: Account) -> dict[str, Any]:
    """Return how the table was set when a match was left."""
    settings: dict[str, Any] = {}
    for note in last.notes:
        if note.get("note") == SET:
            settings |= {name: note[name] for name in note if name not in ("note", "wall", "by")}
    return settings
