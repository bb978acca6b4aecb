"""One match, live: the one path from evidence to everybody who must know the verdict.

Kept first, judged second, durable third, told last. It reads no clock: the loop tells it the time.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from companion.core.live.held import Held
from companion.core.live.listener import Listener, View, hears, heeds
from companion.core.live.read_back import ReadBack, is_plain
from companion.core.live.record import NoRecord, Record
from companion.core.referee.events import RECOVERED, Card, End, Entered, Event, Fault, Press
from companion.core.referee.game import Prompt
from companion.core.referee.referee import Referee, Standing
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import Header

LATE = "evidence-late"
"""The fault that says: a signal came later than this table promises, and was not judged."""

RECENT = 300
"""So many events of a resumed match are told one by one, as they happened."""
OLD_AT_ONCE = 200

Step = Event | int | Callable[[], None] | None
"""What a match went through: an event; how late it had become, at most; something to do again; or
None, for every verdict that was told."""

_ANSWERED = (Entered, End)
"""What somebody waits to hear is kept."""

Failed = Callable[[Listener, Exception], None]


def _is_answered(events: list[Event]) -> bool:
    """Tell whether somebody waits to hear that one of these is kept."""
    for event in events:  # noqa: SIM110  Asked at every edge.
        if isinstance(event, _ANSWERED):
            return True
    return False


def _nobody_cares(listener: Listener, error: Exception) -> None:
    """Do nothing, for callers that have no place to announce a listener that was dropped."""


class Session:
    """Takes evidence and entries of one match; tells its listeners."""

    def __init__(
        self,
        header: Header,
        record: Record | None = None,
        listeners: Iterable[Listener] = (),
        failed: Failed = _nobody_cares,
        hold_us: int = 0,
    ) -> None:
        """`hold_us` is how long what nobody waits for may wait for more to be told with it."""
        self.setup = header.setup
        self._record = record or NoRecord()
        self._listeners = [*listeners]
        self._part_listeners()
        self._failed = failed
        self._read_back = ReadBack(header)
        setup = header.setup
        self._referee = Referee(header.game.set_up(setup), setup.seats, setup.latency)
        vocabulary = header.game.vocabulary
        self._secret = vocabulary.secret
        unhurried = {name for name, kind in vocabulary.verdicts.items() if kind.unhurried}
        self._held, self._holds = Held(unhurried, hold_us), hold_us > 0
        self._t = 0
        self._told = 0
        self._view = self._look()
        self._looked = self._referee.changes
        """What the referee's count was when the view was made."""
        self._shown: View | None = None
        """What was told last; None: somebody listens who was told nothing yet."""
        self._compared = self._answered = 0
        """The referee's counts when it was last seen whether there is anything to tell."""

    @property
    def view(self) -> View:
        """How the match stands now; made when first asked for after something was judged."""
        if self._looked != self._referee.changes or self._view.setup is not self.setup:
            self._view, self._looked = self._look(), self._referee.changes
        elif self._view.t != self._t:
            self._view = replace(self._view, t=self._t)
        return self._view

    def _look(self) -> View:
        reachable, prompts = self._referee.reachable(), self.prompts()
        wants = self._referee.wants(prompts)
        return View(self._t, self.setup, self.state(), prompts, reachable, wants)

    @property
    def paused(self) -> bool:
        """Whether play stands still between rounds, by what has been judged so far."""
        return self._referee.paused

    def state(self) -> dict[str, Any]:
        """Return what everybody at the table may know; what is the dealer's alone is left out."""
        state = self._referee.public_state()
        for name in self._secret:
            state.pop(name, None)
        return state

    def prompts(self) -> tuple[Prompt, ...]:
        """Return what may be entered now, and by whom."""
        return self._referee.prompts()

    def due(self) -> int | None:
        """Return when the passing of time will next decide something, or have it told."""
        return self._or_told(self._referee.due())

    def wakes(self) -> int | None:
        """Return when something can come of passing the time, or has to be told."""
        return self._or_told(self._referee.wakes())

    def _or_told(self, due: int | None) -> int | None:
        until = self._held.until
        return due if until is None else until if due is None else min(due, until)

    def awaits(self) -> int | None:
        """Return the instant whose passing something can come of."""
        return self._referee.awaits()

    @property
    def mark(self) -> int | None:
        """By what mark the match is decided; None: by the clock alone."""
        return self._referee.mark

    def listen(self, listener: Listener) -> None:
        """Add a listener, who is told from the next event on."""
        self._listeners.append(listener)
        self._part_listeners()
        self._shown = None

    def _part_listeners(self) -> None:
        """Note who heeds what; nobody is called for nothing, at every edge."""
        self._hearing: dict[type[Event], list[Listener]] = {}
        self._seeing = [each for each in self._listeners if heeds(each, "judged")]

    def standing(self) -> Standing:
        """Return how the match stands, for somebody who keeps it."""
        return self._referee.standing()

    def stand(self, standing: Standing) -> None:
        """Go on from where the match stood, before anything else is done with this session."""
        self._referee.stand(standing)
        self._t = max(0, standing.arrivals.newest)

    def resume(self, events: Iterable[Event]) -> list[Verdict]:
        """Judge what an earlier run had recorded, without recording it again.

        Who listens already is told it all, as a memory: a display, a console. Who would act on it
        (a voice, the caller) joins afterwards. What is long ago is told many verdicts at a time.
        """
        given: list[Verdict] = []
        recent: deque[Event] = deque()
        for event in events:
            recent.append(event)
            if len(recent) > RECENT:
                self._remember(recent.popleft(), given, OLD_AT_ONCE)
        while recent:
            self._remember(recent.popleft(), given, 1)
        self._remembered(given, 1)
        return given

    def _remember(self, event: Event, given: list[Verdict], at_once: int) -> None:
        self._t = max(self._t, event.t)
        given += self._referee.feed(event)
        self._tell_event(event)
        self._remembered(given, at_once)

    def _remembered(self, given: list[Verdict], at_once: int) -> None:
        if self._listeners and len(given) - self._told >= at_once:
            fresh, self._told = given[self._told :], len(given)
            self._give(fresh)

    def relive(self, steps: Iterable[Step]) -> list[Verdict]:
        """Judge an earlier run again as it went, telling everybody what was told then, and when.

        For simulated players, whose cards follow what they are told. Time passes no further than
        the verdicts need that had been told: what came next must not come too late.
        """
        given: list[Verdict] = []
        late = owed = 0
        for step in steps:
            if step is None:
                owed += 1
                continue
            if owed:
                self._catch_up(given, owed, late)
                owed = 0
            if isinstance(step, int):
                late = step
            elif isinstance(step, Event):
                self._live_through(step, given)
            else:
                step()
        self._catch_up(given, max(owed, len(given) - self._told), late)
        return given

    def _live_through(self, event: Event, given: list[Verdict]) -> None:
        self._t = max(self._t, event.t)
        given += self._referee.feed(event)
        self._tell_event(event)
        if len(given) == self._told and self._has_news(happened=True):
            self._give([])

    def _catch_up(self, given: list[Verdict], owed: int, late: int) -> None:
        """Let time pass until so many more verdicts are there to be told, and tell them."""
        upto = self._told + owed
        while len(given) < upto and (due := self._referee.due()) is not None and due <= late:
            self._t = max(self._t, due)
            given += self._referee.pass_time(due)
        fresh = given[self._told : upto]
        self._told += len(fresh)
        if fresh:
            self._give(fresh)

    def rename(self, players: Sequence[str]) -> None:
        """Use these names for the players from now on; what was decided under others stands."""
        self.setup = replace(self.setup, players=tuple(players))
        self._tell_all(happened=True)

    def take(self, events: Sequence[Event]) -> None:
        """Take evidence in the order it arrived; it is kept before any of it is judged."""
        taken = self._sound(events)
        self._record.events(taken)
        feed = self._referee.feed
        verdicts: list[Verdict] = []
        for event in taken:
            if event.t > self._t:
                self._t = event.t
            verdicts += feed(event)
        self._pass_on(taken, verdicts)

    def pass_time(self, now: int, mark: int | None = None) -> None:
        """Let time pass until `now`, and decide every deadline that falls due.

        `mark`: everything before that instant has been delivered, so that it can be decided now.
        """
        if now > self._t:
            self._t = now
        verdicts = self._referee.pass_time(now, mark)
        # A deal or a cue changes the match without a verdict, once nothing can precede it.
        if verdicts or not self._still:
            self._pass_on([], verdicts)

    @property
    def _still(self) -> bool:
        """Whether nothing waits to be told, and nothing has happened since it was last looked."""
        referee, shown = self._referee, self._shown
        if self._held.until is not None or self._compared != referee.changes:
            return False
        return shown is None or (shown.setup is self.setup and self._answered == referee.answers)

    def end(self, now: int) -> None:
        """End the observation: what only waited for evidence is decided."""
        self.take([End(max(now, self._t))])
        self._pass_on([], self._referee.close())
        self._tell_all()

    def _sound(self, given: Iterable[Event]) -> list[Event]:
        """Make of what came what can be kept, read again and judged; see `read_back`."""
        mark = self._referee.arrivals.watermark
        sound: list[Event] = []
        for event in given:
            if is_plain(event) and event.t >= mark:
                sound.append(event)
                continue
            for passed in self._read_back.passed(event, self._t):
                sound += self._in_time(passed)
        return sound

    def _in_time(self, event: Event) -> Sequence[Event]:
        """Put a fault before evidence that comes too late, so that a replay refuses it as well.

        The live clock has gone on where a transcript has only its lines; the fault is the line
        that says how late it was, by which mark if not by the clock, and that this sensor accuses
        nobody of what it missed. That a sensor was lost is heard in any case: from now on, if it
        was noticed too late to be heard from then on.
        """
        mark = self._referee.watermark
        if event.t >= mark:
            return (event,)
        if isinstance(event, Fault):
            return (replace(event, t=mark),)
        seat = event.seat if isinstance(event, Press | Card) else None
        name = event.input if isinstance(event, Press) else None
        late = Fault(self._t, LATE, seat, name, self._referee.mark)
        return late, event, Fault(self._t, RECOVERED, seat, name)

    def _pass_on(self, events: list[Event], verdicts: list[Verdict]) -> None:
        """Keep what was decided, and tell everybody: at once, unless nobody waits for it."""
        if verdicts:
            self._record.verdicts(verdicts)
        if not self._holds:
            self._tell_what(events, verdicts)
        elif not self._held.add(events, verdicts, self._t):
            self._tell_all()

    def _tell_all(self, happened: bool = False) -> None:
        """Tell what waits to be told."""
        self._tell_what(*self._held.let_go(), happened)

    def _tell_what(
        self, events: list[Event], verdicts: list[Verdict], happened: bool = False
    ) -> None:
        """Tell what has happened and was decided, made durable before, with all that led to it.

        What nobody is told of (a hand that comes up, a word) is durable with it, or soon after:
        a card is spared three syncs of four, and nothing said is ever lost.
        """
        if verdicts or _is_answered(events):
            self._record.settle()
        for event in events:
            if self._hearing.get(type(event), self._listeners):
                self._tell_event(event)
        if verdicts or self._has_news(happened or bool(events)):
            self._give(verdicts)

    def _give(self, verdicts: list[Verdict]) -> None:
        """Tell what was decided, and how the match stands."""
        if self._listeners:
            self._shown = self.view
            self._compared, self._answered = self._referee.changes, self._referee.answers
            self._tell_verdicts(verdicts, self._shown)

    def _has_news(self, happened: bool) -> bool:
        """Tell whether something else shows, or somebody waits to hear that they were judged."""
        if not self._listeners:
            return False
        shown, referee = self._shown, self._referee
        changed, self._compared = self._compared != referee.changes, referee.changes
        if shown is None:
            return happened or changed
        if shown.setup is not self.setup or self._answered != referee.answers:
            return True
        return changed and not shown.shows(self.view)

    def _hearers(self, kind: type[Event]) -> list[Listener]:
        """List who wants to hear of such events, when the first of them comes."""
        found = [each for each in self._listeners if hears(each, kind)]
        self._hearing[kind] = found
        return found

    def _tell_event(self, event: Event) -> None:
        kind = type(event)
        for listener in self._hearing[kind] if kind in self._hearing else self._hearers(kind):
            try:
                listener.heard(event)
            except Exception as error:
                self._drop(listener, error)

    def _tell_verdicts(self, verdicts: list[Verdict], view: View) -> None:
        for listener in self._seeing:
            try:
                listener.judged(verdicts, view)
            except Exception as error:
                self._drop(listener, error)

    def _drop(self, listener: Listener, error: Exception) -> None:
        self._listeners.remove(listener)
        self._part_listeners()
        self._failed(listener, error)
