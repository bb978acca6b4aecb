"""What every game here does alike on the referee's Game protocol.

A game keeps its match as one value, a BaseMatch with what its rules look at beside it. Everything
that needs no more than that stands here: finding, refusing, deadlines, the end; a game adds rules.
"""

from dataclasses import dataclass, field
from heapq import heappop
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar

from companion.core.referee.events import End, Event, Fault, described
from companion.core.referee.timers import Timer, Timers
from companion.core.referee.verdicts import Finding

MAX_SLACK_US = 1_000_000
"""However unsure a sensor says it is, nobody's verdict waits longer than this for it."""


def bounded(u: int) -> int:
    """Return for how long to wait for evidence that is so unsure."""
    return min(u, MAX_SLACK_US)


@dataclass(slots=True, kw_only=True)
class BaseMatch:
    """What a match has in every game."""

    slack: dict[str, int] = field(default_factory=dict)
    """How unsure a rival piece of evidence may be, by input: how long a decision must wait."""
    timers: Timers = field(default_factory=Timers)
    scope: int = 0
    """Counts the stretches of play that a ruling can reach back into."""
    cause: Event | None = None
    """The event that is being judged; None where a game leaves that to the referee."""
    struck: set[tuple[Any, ...]] = field(default_factory=set)
    """The findings that rulings have taken back, by identity."""
    found: list[Finding] = field(default_factory=list)

    def widen(self, name: str, u: int) -> None:
        """Wait longer for a kind of evidence once it has shown itself less sure than announced."""
        self.slack[name] = max(self.slack[name], bounded(u))

    def find(self, t: int, kind: str, **fields: Any) -> bool:
        """Make a finding, unless a ruling has struck it; only then may it have effects.

        What can never be struck is declared: see Kind.final.
        """
        return self.make(Finding(t, kind, fields, self.cause))

    def make(self, finding: Finding) -> bool:
        """Make this finding, unless a ruling has struck it."""
        if self.struck and finding.identity in self.struck:
            return False
        self.found.append(finding)
        return True

    def refuse(self, event: Event, reason: str, **more: Any) -> None:
        """Find that an event, well formed as it is, is not allowed now."""
        self.find(event.t, "refused", reason=reason, **described(event), **more)

    def report(self, fault: Fault) -> None:
        """Find that a sensor was lost, or is back."""
        self.find(fault.t, "fault", seat=fault.seat, input=fault.input, reason=fault.reason)

    def clone(self) -> Any:
        """Copy for a checkpoint."""
        raise NotImplementedError


M = TypeVar("M", bound=BaseMatch)


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
        """Take back findings: the match makes none that it knows to be struck."""
        self.match.struck = identities

    def pardon(self, since: Finding, until: int, given: set[tuple[Any, ...]]) -> None:
        """Nothing to pardon: a game that rewinds forgets what came after."""

    def accused_anew(self, before: Self) -> list[int]:
        """Nobody: a game that rewinds goes on from before."""
        return []

    def advance(self, before: int) -> None:
        """Decide every deadline before an instant."""
        timers = self.match.timers
        while timers.heap and timers.heap[0].at < before:
            self.decide(heappop(timers.heap))

    def decide(self, timer: Timer) -> None:
        """Let one deadline fall due."""
        raise NotImplementedError

    def end(self, end: End) -> None:
        """Decide what falls due by now, and what only waited for evidence: none will come."""
        self.advance(end.t + 1)
        while timer := self.match.timers.waiting():
            self.decide(timer)
            self.advance(end.t + 1)

    def due(self) -> int | None:
        """Return when the first deadline is decided."""
        heap = self.match.timers.heap
        return heap[0].at if heap else None

    def drain(self) -> list[Finding]:
        """Hand over what was found since the last call."""
        found = self.match.found
        if found:
            self.match.found = []
        return found

    def clone(self) -> Self:
        """Copy the match as it stands."""
        return type(self)(self.match.clone())
