"""The referee: events in, in any order the table delivers them; numbered verdicts out.

It joins three things that know nothing of each other: the order of arrival, the game, and the
docket of what a ruling may still take back. It reads no clock: time passes by what it is told.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, cast

from companion.core.referee.docket import Docket, KeptDocket, identity
from companion.core.referee.events import (
    PAUSED,
    Card,
    Entered,
    Event,
    Fault,
    Press,
    Ruling,
    described,
)
from companion.core.referee.game import (
    Discreet,
    Foreseeing,
    Game,
    Lapsing,
    Prompt,
    Want,
    Wanting,
    wants_of,
)
from companion.core.referee.kinds import MisfitError
from companion.core.referee.order import Arrivals, KeptArrivals
from companion.core.referee.overturn import Retrial, all_events, deed, without_cause, without_deed
from companion.core.referee.schema import seats_named
from companion.core.referee.verdicts import Finding, Verdict

OVERTURN = "overturn"

_NEVER = 1 << 62
"""Later than any deadline."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands: all that its next verdicts depend on, and what can be taken back."""

    game: Game
    docket: KeptDocket
    arrivals: KeptArrivals
    count: int
    """How many verdicts have been given."""
    paused: bool

    __hash__ = None  # type: ignore[assignment]


class Referee:
    """Judges one match."""

    checked: ClassVar[bool] = False
    """Whether a finding that its game has not declared is an error; for tests, not for a table."""

    def __init__(self, game: Game, seats: int, latency: int) -> None:
        self._seats = seats
        self._latency = latency
        self.arrivals = Arrivals(latency)
        self._docket = Docket(game)
        self.paused = False
        """Whether play was stopped between rounds, by what has been judged so far."""
        self.changes = 0
        """Rises with whatever may show: what was judged, and what time has decided. As long as it
        stays, so do state, prompts, wants and what can be taken back."""
        self.answers = 0
        """Rises with every word and entry that was judged, whether anything came of it or not."""
        self._wanting, self._discreet = isinstance(game, Wanting), isinstance(game, Discreet)
        self._lapsing = isinstance(game, Lapsing)
        self._foreseeing = isinstance(game, Foreseeing)
        self._caught_up: int | None = None
        """The mark up to which all is judged: until it rises, time alone brings nothing more."""
        self._count = 0
        self._out: list[Verdict] = []
        self._take_up(game)

    def _take_up(self, game: Game) -> None:
        """Go on with this game: the match itself, or what it comes to when something falls."""
        self._game = game
        self._unseen = cast("Discreet", game).unseen if self._discreet else _may_show
        self._lapses = cast("Lapsing", game).lapses if self._lapsing else _may_show
        self._passed = True
        """Whether the docket has not followed since something other than an event was judged."""
        self._look_ahead()

    def _look_ahead(self) -> None:
        """Note when the first deadline is decided: every event asks, and few deadlines come."""
        due = self._game.due()
        self._due = _NEVER if due is None else due

    def standing(self) -> Standing:
        """Return how the match stands, as a value that nothing changes any more."""
        return Standing(
            game=self._game.clone(),
            docket=self._docket.kept(),
            arrivals=self.arrivals.kept(),
            count=self._count,
            paused=self.paused,
        )

    def stand(self, standing: Standing) -> None:
        """Go on from where a match of this game stood."""
        self._take_up(standing.game.clone())
        self._docket.go_on(standing.docket)
        self.arrivals.go_on(standing.arrivals)
        self._count, self.paused = standing.count, standing.paused
        self._caught_up = None
        self.changes += 1

    @property
    def waiting(self) -> int:
        """How many events are held back because something earlier could still arrive."""
        return self.arrivals.waiting

    @property
    def watermark(self) -> int:
        """The instant before which nothing can still arrive: what does is refused as late."""
        return self.arrivals.watermark

    def due(self) -> int | None:
        """Return when passing the time will next decide something, if nothing else comes."""
        held, due = self.arrivals.held, self._due
        if held and held[0][0] < due:
            due = held[0][0]
        return None if due == _NEVER else due + self._latency + 1

    def wakes(self) -> int | None:
        """Return when something can come of passing the time: who sleeps may sleep until then."""
        awaited = self.awaits()
        return None if awaited is None else awaited + self._latency + 1

    def awaits(self) -> int | None:
        """Return the instant whose passing something can come of, if nothing else happens."""
        held, due = self.arrivals.held, self._due
        if held and held[0][0] < due:
            return held[0][0]
        if due == _NEVER or not self._foreseeing:
            return None if due == _NEVER else due
        expected = cast("Foreseeing", self._game).expects()
        if held and (expected is None or held[0][0] < expected):
            return held[0][0]
        return expected

    @property
    def mark(self) -> int | None:
        """What has been stated, where it decides; None: the clock alone does."""
        return self.arrivals.watermark if self.arrivals.ahead else None

    def feed(self, event: Event) -> list[Verdict]:
        """Take one event and return every verdict that became certain by it."""
        if type(event) is Fault and event.mark is not None:
            self.arrivals.state(min(event.mark, event.t))
        if not self.arrivals.take(event):
            self._refuse(event, "late-arrival")
        elif self.arrivals.watermark != self._caught_up or self._docket.alone is not None:
            self._catch_up()
        out, self._out = self._out, []
        return out

    def pass_time(self, t: int, mark: int | None = None) -> list[Verdict]:
        """Let a live clock's time `t` pass, and return the verdicts that became certain by it.

        `mark`: everything before that instant has arrived, whatever the time is.
        """
        arrivals = self.arrivals
        if t > arrivals.newest:
            arrivals.pass_time(t)
        if mark is not None:
            arrivals.state(min(mark, t))
        if arrivals.watermark == self._caught_up and self._docket.alone is None:
            return []
        self._catch_up()
        out, self._out = self._out, []
        return out

    def close(self) -> list[Verdict]:
        """Take no more lines: judge whatever an `end` line closed, and return the verdicts."""
        for event in self.arrivals.ended():
            self._judge(event)
        out, self._out = self._out, []
        return out

    def public_state(self) -> dict[str, Any]:
        """Show what everybody at the table may know."""
        return {"verdict": "state", **self._game.public_state()}

    def prompts(self) -> tuple[Prompt, ...]:
        """List what may be entered now, and by whom."""
        about = self._game.vocabulary.about
        prompts = self._game.prompts()
        if not about:
            return prompts
        return tuple(self._numbered(p) if p.name in about else p for p in prompts)

    def wants(self, prompts: Sequence[Prompt]) -> tuple[Want, ...]:
        """List the inputs that are wanted now: as the game knows it, or as its prompts tell."""
        return cast("Wanting", self._game).wants() if self._wanting else wants_of(prompts)

    def reachable(self) -> frozenset[int]:
        """Number the verdicts that an `overturn` takes back, if nothing else comes before it."""
        now = self.arrivals.watermark
        return self._docket.followed(self._game, now).reachable(now)

    def _numbered(self, prompt: Prompt) -> Prompt:
        """Name verdicts by the numbers that everybody else knows them by, the last one first."""
        if "of" not in prompt.choices:
            return prompt
        found = [(f.t, f.kind, f.fields) for f in prompt.choices["of"]]
        verdicts = reversed(self._docket.verdicts())
        numbers = tuple(v.n for v in verdicts if (v.t, v.kind, v.fields) in found)
        return replace(prompt, choices={**prompt.choices, "of": numbers})

    def _catch_up(self) -> None:
        arrivals, mark = self.arrivals, self.arrivals.watermark
        if arrivals.held and arrivals.held[0][0] < mark:
            for event in arrivals.before(mark):
                self._judge(event)
        if self._due < mark:
            self._advance(mark)
        if self._docket.alone is not None and self._docket.shifts(mark):
            self.changes += 1
        self._caught_up = mark

    def _advance(self, before: int) -> None:
        """Let every deadline before an instant fall due."""
        if not self._lapses(before):
            self.changes += 1
        self._game.advance(before)
        self._publish()
        self._passed = True
        self._look_ahead()

    def _judge(self, event: Event) -> None:
        t = event.t
        if self._due < t:
            self._advance(t)
        if self._passed:
            # A stretch of play that time has ended must not carry off what is done in the next one.
            self._docket.follow(self._game, t)
            self._passed = False
        if not self._unseen(event):
            self.changes += 1
        if isinstance(event, Press):
            # Nearly all that a table senses: a hand that came down or went up.
            last, by = self._seats, event.by
            if not (1 <= event.seat <= last and (by is None or 1 <= by <= last)):
                self._refuse(event, "bad-seat")
            elif self.paused and type(event) is Press:
                self._refuse(event, PAUSED)
            else:
                self._apply(event)
        else:
            self._hear(event)
        due = self._game.due()
        self._due = _NEVER if due is None else due

    def _hear(self, event: Event) -> None:
        if isinstance(event, Card):
            if event.seat is None or 1 <= event.seat <= self._seats:
                self._apply(event)
            else:
                self._refuse(event, "bad-seat")
            return
        self.answers += 1
        if isinstance(event, Fault) and event.stops is not None:
            self.paused = event.stops
        elif isinstance(event, Ruling) and event.name == OVERTURN:
            self._overturn(event)
        elif self._names_no_seat(event):
            self._refuse(event, "bad-seat")
        elif isinstance(event, Ruling) and event.name in self._game.vocabulary.denials:
            self._deny(event)
        else:
            self._apply(self._looked_up(event))

    def _apply(self, event: Event) -> None:
        docket, game = self._docket, self._game
        docket.scopes[-1].log.append(event)
        game.apply(event)
        found = game.drain()
        if found:
            self._record(found)
        docket.follow(game, event.t)

    def _looked_up(self, event: Event) -> Event:
        """Put the verdict that a ruling is about in the game's hands; see Vocabulary.about."""
        kinds = self._game.vocabulary.about.get(event.name, ())
        if not kinds or not isinstance(event, Ruling):
            return event
        of = event.fields.get("of")
        found = [v for v in self._docket.verdicts() if v.kind in kinds and of in (None, v.n)]
        return Ruling(
            event.t, event.name, {**event.fields, "verdict": found[-1] if found else None}
        )

    def _names_no_seat(self, event: Event) -> bool:
        last = self._seats
        if isinstance(event, Fault):
            return event.seat is not None and not 1 <= event.seat <= last
        if isinstance(event, Entered):
            return not all(1 <= seat <= last for seat in self._seats_entered(event))
        return False

    def _seats_entered(self, event: Entered) -> tuple[int, ...]:
        known = self._game.vocabulary
        tables = known.rulings if isinstance(event, Ruling) else known.entries
        return seats_named(event.fields, tables.get(event.name, known.deal))

    def _publish(self) -> None:
        found = self._game.drain()
        if found:
            self._record(found)

    def _record(self, found: list[Finding]) -> None:
        """Give what a game has found as verdicts, and keep them beside what led to them."""
        self.changes += 1
        for finding in found:
            self._docket.record(self._give(finding), finding)

    def _give(self, finding: Finding) -> Verdict:
        if self.checked and (wrong := self._game.vocabulary.misfit(finding)):
            raise MisfitError(f"{type(self._game).__name__}: {wrong}")
        self._count += 1
        finding.n = self._count
        verdict = Verdict(self._count, finding.t, finding.kind, finding.fields)
        self._out.append(verdict)
        return verdict

    def _refuse(self, event: Event, reason: str) -> None:
        self._give(Finding(event.t, "refused", {"reason": reason, **described(event)}))

    def _overturn(self, ruling: Ruling) -> None:
        n, docket = ruling.fields["of"], self._docket
        target = docket.find(n)
        if n in docket.strikes:
            self._retry(ruling, n, docket.struck - {docket.strikes[n].what})
        elif target is None:
            self._refuse(ruling, "nothing-to-overturn")
        elif n not in docket.reachable(ruling.t):
            self._refuse(ruling, "cannot-be-overturned")
        elif self._game.overturns == "rewind":
            self._rewind(ruling, target)
        else:
            self._retry(ruling, n, docket.struck | {identity(target)})

    def _retry(self, ruling: Ruling, n: int, struck: set[tuple[Any, ...]]) -> None:
        """Judge the evidence again, as if what is struck had never been found."""
        docket, since = self._docket, self._stood_since(n, ruling.t)
        retrial = Retrial(docket, all_events(docket), struck, ruling.t, since)
        fallen, fresh = retrial.compare(docket.verdicts())
        target = next((verdict for verdict in fallen if verdict.n == n), None)
        if target is None and n not in docket.strikes:
            self._refuse(ruling, "cannot-be-overturned")
            return
        retrial.docket.fallen |= {identity(verdict) for verdict in fallen}
        before, self._docket = self._game, retrial.docket
        self._take_up(retrial.game)
        first = self._give(Finding(ruling.t, "overturned", {"of": n, **_why(ruling)}))
        if target is not None:
            self._docket.strikes[first.n] = docket.strike_of(target)
        self._docket.strikes.pop(n, None)
        self._report(ruling, retrial, [verdict for verdict in fallen if verdict.n != n], fresh)
        self._excuse(ruling, before)

    def _stood_since(self, n: int, t: int) -> Finding:
        """Name the verdict that is taken back; for one that is restored, the ruling it ends."""
        verdict = self._docket.find(n)
        if verdict is None:
            return Finding(t, "overturned")
        return Finding(verdict.t, verdict.kind, verdict.fields)

    def _excuse(self, ruling: Ruling, before: Game) -> None:
        """Let nobody pay later for having obeyed what was taken back; a retrial hears it, too."""
        excused = self._game.accused_anew(before)
        if excused:
            event = Ruling(ruling.t, OVERTURN, {**ruling.fields, "excused": excused})
            self._docket.log(event)
            self._game.apply(event)
            self._publish()
            self._passed = True

    def _rewind(self, ruling: Ruling, target: Verdict) -> None:
        """Go back to before the event that led to the verdict; what came after is forgotten."""
        self._go_on(ruling, target.n, without_cause(self._docket, target.n, ruling.t))

    def _deny(self, ruling: Ruling) -> None:
        """Leave out one thing that somebody did, and judge what others did after it again."""
        kinds, of = self._game.vocabulary.denials[ruling.name], ruling.fields.get("of")
        target = deed(self._docket, kinds, ruling.fields["seat"], of)
        if target is None:
            self._refuse(ruling, "nothing-to-overturn")
            return
        self._go_on(ruling, target.n, without_deed(self._docket, target.n, ruling.t))

    def _go_on(self, ruling: Ruling, n: int, retrial: Retrial) -> None:
        """Go on from what other evidence comes to, and say where."""
        fallen, fresh = retrial.compare(self._docket.verdicts())
        self._docket = retrial.docket
        self._take_up(retrial.game)
        state, resumed = self._game.public_state(), self._game.vocabulary.resumed
        told = {"of": n, **{name: state[name] for name in resumed}, **_why(ruling)}
        self._give(Finding(ruling.t, "overturned", told))
        self._report(ruling, retrial, [verdict for verdict in fallen if verdict.n != n], fresh)

    def _report(
        self, ruling: Ruling, retrial: Retrial, fallen: list[Verdict], fresh: list[Finding]
    ) -> None:
        """Say what fell with the verdict that was taken back, and what is found instead."""
        for verdict in fallen:
            self._give(Finding(ruling.t, "overturned", {"of": verdict.n}))
        retrial.record_anew([self._give(finding) for finding in fresh])


def _may_show(judged: Event | int) -> bool:
    """Say that it may show, whatever it is: for a game that does not know better."""
    return False


def _why(ruling: Ruling) -> dict[str, str]:
    """Return the reason for taking something back, where the ruling gives one."""
    return {"why": ruling.fields["why"]} if "why" in ruling.fields else {}
