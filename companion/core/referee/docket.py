"""What a ruling can still take back: checkpoints, the evidence since, and what was found in it."""

from dataclasses import dataclass, field
from typing import Any

from companion.core.referee.events import Event
from companion.core.referee.game import Game
from companion.core.referee.verdicts import Finding, Verdict

MAX_EVENTS = 20_000
"""A round longer than this is not a round any more; what lies so far back becomes final."""

_FORGET_STRUCK_US = 60_000_000


@dataclass(slots=True)
class Scope:
    """A stretch of play: the match as it stood when it began, and everything since."""

    number: int
    since: int
    checkpoint: Game
    log: list[Event] = field(default_factory=list)
    verdicts: list[tuple[Verdict, int]] = field(default_factory=list)
    """Each verdict with how many events of the log had been judged up to its cause."""

    def position(self, finding: Finding) -> int:
        """Count the events up to the one that led to a finding; a deadline may lie in between."""
        cause, judged = finding.cause, len(self.log)
        if cause is None:
            return judged
        places = range(judged, 0, -1)
        return next((place for place in places if self.log[place - 1] is cause), judged)


class Docket:
    """The scopes that are still open to a ruling, oldest first."""

    def __init__(self, game: Game) -> None:
        self.scopes = [Scope(game.scope, 0, game.clone())]
        self.struck: set[tuple[Any, ...]] = set()
        self.strikes: dict[int, tuple[Any, ...]] = {}
        """For each `overturned` verdict by its number: what it took back."""
        self.fallen: set[tuple[Any, ...]] = set()
        """The decisions that rulings have made fall in these scopes."""

    def log(self, event: Event) -> None:
        """Keep an event that is about to be judged."""
        self.scopes[-1].log.append(event)

    def record(self, verdict: Verdict, finding: Finding) -> None:
        """Keep a verdict beside the evidence that led to it."""
        scope = self.scopes[-1]
        scope.verdicts.append((verdict, scope.position(finding)))

    def follow(self, game: Game, t: int) -> None:
        """Open a new scope where the game has, and let go of those that it calls final."""
        current = self.scopes[-1]
        if game.scope != current.number:
            self.scopes.append(Scope(game.scope, t, game.clone()))
        elif len(current.log) >= MAX_EVENTS:
            self.scopes = [Scope(game.scope, t, game.clone())]
        if self.scopes[0].number < game.settled_scope:
            self._forget(game.settled_scope)

    def _forget(self, settled: int) -> None:
        self.scopes = [scope for scope in self.scopes if scope.number >= settled]
        if self.struck or self.fallen:
            oldest = self.scopes[0].since - _FORGET_STRUCK_US
            self.fallen = {identity for identity in self.fallen if identity[1] >= oldest}
            self.struck = {identity for identity in self.struck if identity[1] >= oldest}
            self.strikes = {n: what for n, what in self.strikes.items() if what in self.struck}

    def verdicts(self) -> list[Verdict]:
        """List every verdict that is still open to a ruling."""
        return [verdict for scope in self.scopes for verdict, _ in scope.verdicts]

    def given(self) -> set[tuple[Any, ...]]:
        """Name every decision that was given in these scopes, whether it still stands or not."""
        return self.fallen | {identity(verdict) for verdict in self.verdicts()}

    def find(self, n: int) -> Verdict | None:
        """Look up a verdict by its number."""
        return next((verdict for verdict in self.verdicts() if verdict.n == n), None)


def identity(verdict: Verdict) -> tuple[Any, ...]:
    """Name the decision behind a verdict; see Finding.identity."""
    return Finding(verdict.t, verdict.kind, verdict.fields).identity
