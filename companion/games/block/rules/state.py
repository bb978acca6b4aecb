"""The match as data: everything the rules look at, and nothing that acts."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from companion.core.referee.events import Event, Press, described
from companion.core.referee.timers import Timers
from companion.core.referee.verdicts import Finding
from companion.games.block.rules.pack import BLOCKS
from companion.games.block.rules.phases import Phase
from companion.games.block.rules.position import Position

MAX_SLACK_US = 1_000_000
"""However unsure a sensor says it is, nobody's verdict waits longer than this for it."""

TARGET = 100

BUTTONS = ("white", "red")

Question = Literal["block-or-play", "play-order"]


@dataclass(slots=True)
class Waiting:
    """Something that happened, kept in its place until everything before it is decided."""

    event: Event
    serial: int
    ripe: bool
    """True once nothing that could be in doubt with it can still arrive."""


class Decided(NamedTuple):
    """The last press that had an effect, and the table as it was before."""

    press: Press
    before: Position


@dataclass(frozen=True, slots=True)
class Contest:
    """Presses whose order the dealer is asked for."""

    question: Question
    between: tuple[int, ...]
    """The seats, the blocker first where there is one."""
    able: tuple[Press, ...]
    """The presses that may have been the next thing that happened."""
    held: tuple[Press, ...]
    """All presses to be judged once he has answered, in order of time."""

    def press_of(self, seat: int, name: str) -> Press:
        """Find a seat's press among those in question."""
        return next(p for p in self.able if p.seat == seat and p.input == name)


@dataclass(slots=True)
class Match:
    """A match in progress. Lists by seat count from 1; index 0 is not used."""

    dealer: int
    slack: dict[str, int]
    """How unsure a rival press may be, by button: how long a decision must wait."""
    at: Position
    scores: list[int]
    before: list[int]
    """The scores when the hand was dealt."""
    runner: int = 0
    """Who ran out of cards, while the BLOCK cards are counted."""
    timers: Timers = field(default_factory=Timers)
    queue: list[Waiting] = field(default_factory=list)
    serial: int = 0
    last: Decided | None = None
    """What a press less sure than expected may still turn out to be in doubt with."""
    contest: Contest | None = None
    announced: Press | None = None
    """A press of the contest that had its verdict before the contest came up."""
    muted: bool = False
    """True while what was announced is put into effect again."""
    cause: Event | None = None
    """The event that is being judged."""
    scope: int = 0
    found: list[Finding] = field(default_factory=list)

    @property
    def seats(self) -> range:
        """The seats of the table."""
        return range(1, len(self.scores))

    def left_of(self, seat: int) -> int:
        """Name the neighbour at a player's left."""
        return seat % len(self.seats) + 1

    def find(self, t: int, kind: str, **fields: Any) -> None:
        """Make a finding."""
        if not self.muted:
            self.found.append(Finding(t, kind, fields, self.cause))

    def refuse(self, event: Event, reason: str) -> None:
        """Find that an event, well formed as it is, is not allowed now."""
        self.find(event.t, "refused", reason=reason, **described(event))

    def questions(self) -> list[dict[str, Any]]:
        """List what the dealer is asked."""
        if self.contest:
            between = list(self.contest.between)
            return [{"question": self.contest.question, "between": between}]
        if self.at.phase is Phase.COUNTING:
            return [{"question": "blocks-left", "cards": BLOCKS - self.at.blocks}]
        return []

    def clone(self) -> "Match":
        """Copy for a checkpoint."""
        return replace(
            self,
            slack=self.slack.copy(),
            at=self.at.clone(),
            scores=self.scores.copy(),
            before=self.before.copy(),
            timers=self.timers.clone(),
            queue=[replace(waiting) for waiting in self.queue],
            found=self.found.copy(),
        )


def new_match(seats: int, dealer: int, uncertainty: Mapping[str, int]) -> Match:
    """Begin a match: nothing dealt yet."""
    return Match(
        dealer=dealer,
        slack={name: min(uncertainty[name], MAX_SLACK_US) for name in BUTTONS},
        at=Position([0] * (seats + 1), [None] * (seats + 1)),
        scores=[0] * (seats + 1),
        before=[0] * (seats + 1),
    )
