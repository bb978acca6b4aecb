"""What a ruling can still take back: checkpoints, the evidence since, and what was found in it."""

from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from companion.core.referee.events import Event
from companion.core.referee.game import Game
from companion.core.referee.verdicts import Finding, Verdict

MAX_EVENTS = 20_000
"""A round longer than this is not a round any more; what lies so far back becomes final."""

_FORGET_STRUCK_US = 60_000_000


class Resumed(NamedTuple):
    """Stands in the evidence where play went back: from `since` to `t` no time has passed."""

    t: int
    since: int


class Upheld(NamedTuple):
    """Stands in the evidence for what was refused and stays so: nobody judges it a second time."""

    t: int
    refusal: Verdict


Evidence = Event | Resumed | Upheld


@dataclass(slots=True)
class Scope:
    """A stretch of play: the match as it stood when it began, and everything since."""

    number: int
    since: int
    checkpoint: Game
    log: list[Evidence] = field(default_factory=list)
    verdicts: list[tuple[Verdict, int]] = field(default_factory=list)
    """Each verdict with how many events of the log had been judged up to its cause."""
    open: list[int] = field(default_factory=list)
    """The numbers of those that a ruling takes back: what is final is not among them."""

    def copied(self) -> "Scope":
        """Return one with lists of its own; its checkpoint is never changed, only cloned."""
        return replace(self, log=[*self.log], verdicts=[*self.verdicts], open=[*self.open])

    def position(self, finding: Finding) -> int:
        """Count the events up to the one that led to a finding; a deadline may lie in between."""
        cause, judged = finding.cause, len(self.log)
        if cause is None:
            return judged
        places = range(judged, 0, -1)
        return next((place for place in places if self.log[place - 1] is cause), judged)

    def causes(self) -> list[tuple[Verdict, Evidence | None]]:
        """List its verdicts, each with the evidence that led to it; time alone led to some."""
        return [(verdict, self.log[at - 1] if at else None) for verdict, at in self.verdicts]


class Strike(NamedTuple):
    """What a ruling has taken back, and the evidence that had led to it."""

    what: tuple[Any, ...]
    cause: Evidence | None


class TimeAlone:
    """What the passing of time brings from a checkpoint on, whatever is done at the table."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self._game = scope.checkpoint.clone()
        self._found: set[str] = set()

    def until(self, now: int) -> set[str]:
        """Return the content of all that it has brought until now."""
        self._game.advance(now)
        self._found.update(content(found) for found in self._game.drain())
        return self._found

    def brings(self, now: int) -> bool:
        """Tell whether it will have brought more until now."""
        due = self._game.due()
        return due is not None and due < now


class KeptDocket(NamedTuple):
    """A docket as a value: its scopes, and what rulings have taken back in them."""

    scopes: tuple[Scope, ...]
    struck: frozenset[tuple[Any, ...]]
    strikes: dict[int, Strike]
    fallen: frozenset[tuple[Any, ...]]


class Docket:
    """The scopes that are still open to a ruling, oldest first."""

    def __init__(self, game: Game) -> None:
        self.scopes = [Scope(game.scope, 0, game.clone())]
        self._final = game.vocabulary.final
        self._rewinds = game.overturns == "rewind"
        self.alone: TimeAlone | None = None
        """What time alone brings, once somebody has asked what can be taken back."""
        self.struck: set[tuple[Any, ...]] = set()
        self.strikes: dict[int, Strike] = {}
        """For each `overturned` verdict by its number: what it took back, while that can return."""
        self.fallen: set[tuple[Any, ...]] = set()
        """The decisions that rulings have made fall in these scopes."""

    def kept(self) -> KeptDocket:
        """Return all of it as a value that nothing changes any more."""
        scopes = tuple(scope.copied() for scope in self.scopes)
        struck, fallen = frozenset(self.struck), frozenset(self.fallen)
        return KeptDocket(scopes, struck, dict(self.strikes), fallen)

    def go_on(self, kept: KeptDocket) -> None:
        """Go on from such a value."""
        self.scopes = [scope.copied() for scope in kept.scopes]
        self.struck, self.fallen = set(kept.struck), set(kept.fallen)
        self.strikes, self.alone = dict(kept.strikes), None

    def log(self, event: Evidence) -> None:
        """Keep an event that is about to be judged."""
        self.scopes[-1].log.append(event)

    def record(self, verdict: Verdict, finding: Finding) -> None:
        """Keep a verdict beside the evidence that led to it."""
        scope = self.scopes[-1]
        judged = len(scope.log) if finding.cause is None else scope.position(finding)
        self.keep(scope, verdict, judged)

    def keep(self, scope: Scope, verdict: Verdict, position: int) -> None:
        """Keep a verdict at its place in a scope."""
        scope.verdicts.append((verdict, position))
        if not self._final(verdict.kind):
            scope.open.append(verdict.n)

    def follow(self, game: Game, t: int) -> None:
        """Open a new scope where the game has, and let go of those that it calls final."""
        current = self.scopes[-1]
        if game.scope != current.number:
            self.scopes.append(Scope(game.scope, t, game.clone()))
        elif len(current.log) >= MAX_EVENTS:
            self._keep_only([Scope(game.scope, t, game.clone())])
        settled = game.settled_scope
        if self.scopes[0].number < settled:
            self._keep_only([scope for scope in self.scopes if scope.number >= settled])

    def followed(self, game: Game, t: int) -> "Docket":
        """Return the docket as it will be once what time alone has settled is let go of."""
        if self.scopes[0].number >= game.settled_scope:
            return self
        twin = copy(self)
        twin.scopes = [*self.scopes]
        twin.follow(game, t)
        return twin

    def _keep_only(self, scopes: list[Scope]) -> None:
        """Let go of all others, and of what was taken back in them."""
        self.scopes = scopes
        if not (self.fallen or self.struck or self.strikes):
            return
        oldest = scopes[0].since - _FORGET_STRUCK_US
        self.fallen = {identity for identity in self.fallen if identity[1] >= oldest}
        self.struck = {identity for identity in self.struck if identity[1] >= oldest}
        self.strikes = {n: strike for n, strike in self.strikes.items() if self._is_open(strike)}

    def _is_open(self, strike: Strike) -> bool:
        """Tell whether what a ruling took back would be found again without it."""
        if strike.cause is None:
            return bool(strike.what[1] >= self.scopes[0].since)
        return any(each is strike.cause for scope in self.scopes for each in scope.log)

    def verdicts(self) -> list[Verdict]:
        """List every verdict that is still open to a ruling."""
        return [verdict for scope in self.scopes for verdict, _ in scope.verdicts]

    def reachable(self, now: int) -> frozenset[int]:
        """Number the verdicts that a ruling takes back, and the take-backs that it undoes."""
        numbers = frozenset(self.strikes).union(*[scope.open for scope in self.scopes])
        return numbers - self._inevitable(now) if self._rewinds else numbers

    def shifts(self, now: int) -> bool:
        """Tell whether time alone may have moved something out of a ruling's reach since asked."""
        return self.alone is not None and self.alone.brings(now)

    def _inevitable(self, now: int) -> set[int]:
        """Number the verdicts that would come again even with none of the evidence left."""
        if self.alone is None or self.alone.scope is not self.scopes[0]:
            self.alone = TimeAlone(self.scopes[0])
        found = self.alone.until(now)
        return {v.n for v in self.verdicts() if content(v) in found} if found else set()

    def given(self) -> set[tuple[Any, ...]]:
        """Name every decision that was given in these scopes, whether it still stands or not."""
        return self.fallen | {identity(verdict) for verdict in self.verdicts()}

    def causes(self) -> list[tuple[Verdict, Evidence | None]]:
        """List every verdict that is still open with the evidence that led to it."""
        return [pair for scope in self.scopes for pair in scope.causes()]

    def find(self, n: int) -> Verdict | None:
        """Look up a verdict by its number."""
        return next((verdict for verdict in self.verdicts() if verdict.n == n), None)

    def strike_of(self, verdict: Verdict) -> Strike:
        """Return what it takes to have a verdict back."""
        cause = next(cause for other, cause in self.causes() if other.n == verdict.n)
        return Strike(identity(verdict), cause)


def content(found: Finding | Verdict) -> str:
    """Return what a finding tells, by which two runs over the same evidence are compared."""
    return repr((found.t, found.kind, found.fields))


def identity(verdict: Verdict) -> tuple[Any, ...]:
    """Name the decision behind a verdict; see Finding.identity."""
    return Finding(verdict.t, verdict.kind, verdict.fields).identity
