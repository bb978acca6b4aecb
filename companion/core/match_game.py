"""What every game here does alike on the referee's Game protocol.

A game keeps its match as one value, which lists what was found, holds its timers and counts its
scopes. Everything that needs no more than that stands here; a game adds its rules.
"""

from typing import Any, ClassVar, Generic, Literal, Protocol, Self, TypeVar

from companion.core.referee.timers import Timer, Timers
from companion.core.referee.verdicts import Finding


class Kept(Protocol):
    """What a match has in every game."""

    timers: Timers
    found: list[Finding]
    scope: int

    def clone(self) -> Any:
        """Copy for a checkpoint."""


M = TypeVar("M", bound=Kept)


class MatchGame(Generic[M]):
    """A match in progress, as far as the rules do not matter."""

    __slots__ = ("match",)

    overturns: ClassVar[Literal["strike", "rewind"]] = "rewind"

    def __init__(self, match: M) -> None:
        self.match = match

    @property
    def scope(self) -> int:
        """Count the stretches of play that a ruling can reach back into."""
        return self.match.scope

    @property
    def settled_scope(self) -> int:
        """Name the oldest scope that can still be reached: the current one."""
        return self.match.scope

    def strike(self, identities: set[tuple[Any, ...]]) -> None:
        """Nothing to remember: a game that rewinds judges what is left of the evidence."""

    def pardon(self, since: Finding, until: int, given: set[tuple[Any, ...]]) -> None:
        """Nothing to pardon: a game that rewinds forgets what came after."""

    def accused_anew(self, before: Self) -> list[int]:
        """Nobody: a game that rewinds goes on from before."""
        return []

    def advance(self, before: int) -> None:
        """Decide every deadline before an instant."""
        while timer := self.match.timers.due(before):
            self.decide(timer)

    def decide(self, timer: Timer) -> None:
        """Let one deadline fall due."""
        raise NotImplementedError

    def due(self) -> int | None:
        """When the first deadline is decided."""
        return self.match.timers.first()

    def drain(self) -> list[Finding]:
        """Hand over what was found since the last call."""
        found = self.match.found
        if found:
            self.match.found = []
        return found

    def clone(self) -> Self:
        """Copy the match as it stands."""
        return type(self)(self.match.clone())
