"""A whole simulated match, joined: table, cards, players, dealer, referee, in one time.

Whatever else belongs to a match (the caller, the voice, a view, a lesson) joins as a listener, an
actor, or both.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import TracebackType
from typing import Any, Protocol

from companion.app.simulated.practice_data import temperaments
from companion.app.simulated.recess import Crew, Recess, Waiting
from companion.app.table.build import build_table
from companion.app.table.evidence import event_of
from companion.core.live import (
    Actor,
    Inbox,
    Listener,
    Loop,
    Record,
    Session,
    Skipping,
    Standing,
    View,
)
from companion.core.live.listener import Listening
from companion.core.live.loop import REST_US
from companion.core.live.pace import Pace, Prelude, Shifted
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import parse_header
from companion.games import GAMES, KITS
from companion.kit.rounds import Rounds
from companion.language import say
from companion.outputs.caller.caller import Caller
from companion.practice.company import Aside, Seating, Stack, shuffled
from companion.practice.dice import DIE, Dice
from companion.practice.hands import Hands
from companion.setup.profile.model import Input, Profile, Simulated
from hw.signals import Report, Sighting

HandsAt = Callable[["PracticeTable"], Hands]
"""Finds the hands of the people at a table."""

TEMPERS = ("careful", "quick", "reckless")
SKIPPED_US = 10_000_000
"""How far time jumps at once where it is skipped and nobody has anything to do."""
LONGEST_PRELUDE_US = 3_600_000_000
"""A table that is not set after so long will never be."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits at a simulated table, and by what chance it plays."""

    header: Mapping[str, Any]
    seed: int = 0
    bots: Mapping[int, str] = field(default_factory=dict)
    """The temperament of every seat that the program plays."""
    stack: Stack = shuffled
    """Packs that are not shuffled."""
    rolls: Sequence[int] = ()
    """What the die shows first."""
    serves: Callable[[int], bool] = lambda dealer: True
    """Whether the house deals and rules where this seat is the dealer."""
    rematch: bool = False
    """Whether another game follows when one is won."""
    aside: Aside = lambda said: None
    """Keeps what simulated players do that the referee never hears of."""


def tempers(seats: Sequence[int]) -> dict[int, str]:
    """Give each of these seats a temperament, one after the other."""
    return {seat: TEMPERS[turn % len(TEMPERS)] for turn, seat in enumerate(seats)}


class Progress(Listening):
    """How far a match has come."""

    def __init__(self, counts: Collection[str] = ("score",), rematch: bool = False) -> None:
        """Count the verdicts that end a hand; with `rematch`, a match is never over."""
        self._counts, self._rematch = counts, rematch
        self.hands = 0
        self.over = False

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Count the hands that were scored."""
        self.hands += sum(verdict.kind in self._counts for verdict in verdicts)
        self.over = view.state["phase"] == "over" and not self._rematch


class Watched(Protocol):
    """Something that tells of lamps being switched."""

    watch: Callable[[int, str, bool], None]


class MatchCalls(Listener, Actor, Protocol):
    """Whoever says the caller's words, and hears what becomes of them."""


def simulated_hands(table: PracticeTable) -> Hands:
    """Return hands as the simulation has them: its contacts bounce, its pads are slow."""
    return table.hands


def simulated(item: Input) -> bool:
    """Tell whether an input is no wire, but a key or a finger."""
    return isinstance(item.place, Simulated)


class _Stepped(Protocol):
    """A simulated driver that delivers when told the time."""

    def due(self) -> int | None: ...

    def advance(self, to_us: int) -> None: ...


class _Device:
    """The simulated inputs, delivering as the match's own time goes on."""

    def __init__(self, sim: _Stepped) -> None:
        self.due, self.act = sim.due, sim.advance


class PracticeTable:
    """One simulated match. Use it as a context: it closes what it opened."""

    def __init__(
        self, profile: Profile, sitting: Sitting, pace: Pace, record: Record | None = None
    ) -> None:
        self.inbox, self.pace = Inbox(), Standing(pace)
        self.skips = isinstance(pace, Skipping)
        """Whether time jumps to whatever happens next."""
        self.ahead = pace.by if isinstance(pace, Shifted) else 0
        """How much later the match is than the machine's clock, where it is gone on with."""
        self.turned: Callable[[], None] = lambda: None
        """Called once a turn of the loop: for a record that wants to rest."""
        self.news: Callable[[], None] = lambda: None
        """Called after it: for a screen that sleeps until something may be new."""
        self.ended = False
        """Whether it was played, and is not played any more."""
        self.complete = False
        """Whether the match was played for as long as it was meant to."""
        self._lived: Callable[[PracticeTable], None] | None = None
        self._fresh: list[Listener] = []
        self.remembering: list[Listener] = []
        """Who wants to know all of a match that is gone on with."""
        self.header = dict(sitting.header)
        self.kit = KITS[self.header["game"]]
        practice = self.kit.played
        self.progress = Progress(practice.counts, sitting.rematch)
        bench = build_table(profile, self.pace, live=False, deliver=self._sense)
        self._wired = {(i.seat, i.name) for i in profile.inputs() if not simulated(i)}
        self.hardware, self.hands, self.lamps = bench.table, bench.sim, bench.sim_lamps
        self.resting: Callable[[int], int | None] = lambda now: None
        """Until when the table rests before the next READY, as whoever calls it knows."""
        self.lamplight: Watched = bench.sim_lamps
        """Who tells a screen which lamps are lit: the lamps themselves, unless somebody knows why
        they are."""
        who = {seat: temperaments()[name] for seat, name in sitting.bots.items()}
        put, seed = self.inbox.put, sitting.seed
        seating = Seating(
            self.header, seed, who, self.hands, put, sitting.serves, stack=sitting.stack,
            aside=sitting.aside,
        )  # fmt: skip
        self.company = practice.gather(seating)
        header = parse_header(self.header, GAMES)
        die = Dice(put, seating.chance("die"), sitting.rolls)
        self.parts: tuple[object, ...] = (*self.company.parts, die)
        """Everybody who plays here without being a person, and their die."""
        rolled = DIE in header.game.vocabulary.entries
        playing = (*self.company.parts, die) if rolled else self.company.parts
        self.dropped: list[str] = []
        self._listeners: list[Listener] = [*playing, self.progress]
        self.session = Session(header, record, self._listeners, self._drop)
        self.rounds = Rounds(self.kit, self.session.setup)
        self.join(listener=self.rounds)
        self.recess = Recess(self.session, self.inbox, self.pace, self.rounds, self.hands.due)
        self._crew = Crew(self.recess)
        for actor in (_Device(self.hands), *playing):
            self._crew.join(actor)
        self._going = True

    def go_on(self, live_again: Callable[[PracticeTable], None]) -> None:
        """Go on with a match that was on, before anybody joins; the company follows it again."""
        self._lived = live_again

    def join(
        self,
        *,
        listener: Listener | None = None,
        actor: Actor | None = None,
        remembers: bool = False,
    ) -> None:
        """Let somebody else take part, before the match runs.

        Who `remembers` is told all of a match that is gone on with; others, what happens from now.
        """
        if listener is not None:
            self._listeners.append(listener)
            self.remembering += [listener] if remembers else []
            if remembers or self._lived is None:
                self.session.listen(listener)
            else:
                self._fresh.append(listener)
        if actor is not None:
            self._crew.join(actor)

    def call(self, caller: Caller, calling: MatchCalls) -> None:
        """Have the match called; READY waits for whoever reads, and comes afresh afterwards."""
        self.join(listener=calling)
        self._crew.join(Waiting(calling, self.recess, lambda: caller.rests))
        self.rounds.out = lambda: caller.speaks
        self.resting = caller.resting
        self.recess.again.append(caller.begin_again)

    def run(self, going: Callable[[], bool] = lambda: True) -> None:
        """Play until the match is won, it is stopped, or `going` says so."""
        for _ in self.turns(going):
            pass

    def turns(self, going: Callable[[], bool] = lambda: True) -> Iterator[None]:
        """Play as `run` does, turn by turn: for whoever has no thread to spare."""
        try:
            loop = self._begin(self.recess)
            self.recess.begin()
            while self._goes_on(going):
                loop.turn()
                yield
            self.session.end(self.pace())
        finally:
            self.ended = True
            self.news()

    def _goes_on(self, going: Callable[[], bool]) -> bool:
        """Tell whether to play on; a match that is won or long enough is complete."""
        if not self._going:
            return False
        self.complete = self.progress.over or not going()
        return not self.complete

    def prepare(self, prelude: Prelude, unset: Callable[[], bool]) -> None:
        """Let the table be set in skipped time, before anybody looks; then time passes."""
        last = prelude() + LONGEST_PRELUDE_US
        self._begin().run(lambda: unset() and prelude() < last)
        if unset():
            raise RuntimeError(say("evening-table-lesson-cannot-set-step"))
        prelude.begin()

    def stop(self) -> None:
        """End the match soon, from any thread."""
        self._going = False
        self.inbox.wake()

    def __enter__(self) -> PracticeTable:
        self.hardware.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.hardware.close()

    def _turn(self) -> None:
        self.turned()
        self.news()

    def _remember(self) -> None:
        """Live through what was recorded, where a match is gone on with; then all are told."""
        if self._lived is not None:
            self._lived(self)
        fresh, self._fresh = self._fresh, []
        for listener in fresh:
            self.session.listen(listener)

    def _begin(self, *more: Actor) -> Loop:
        """Tell everybody how the match stands before anything happens; return what runs it."""
        rest, actors = SKIPPED_US if self.skips else REST_US, [self._crew, *more]
        self._remember()
        self.session.pass_time(self.pace())
        for listener in self._listeners:
            listener.judged([], self.session.view)
        return Loop(self.session, self.inbox, self.pace, actors, self._turn, rest_us=rest)

    def _sense(self, report: Report) -> None:
        """Take evidence; what is wired is stamped by a clock that never stands still."""
        if isinstance(report, Sighting):
            return
        event = event_of(report)
        wired = (report.seat, report.input) in self._wired
        self.inbox.put(replace(event, t=self.pace.dated(event.t + self.ahead)) if wired else event)

    def _drop(self, listener: Listener, error: Exception) -> None:
        part = type(listener).__name__
        self.dropped.append(say("evening-part-has-stopped", part=part, reason=f"{error!r}"))
