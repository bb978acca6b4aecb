"""The match as data: everything the rules look at, and nothing that acts."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from companion.core.match_game import BaseMatch, bounded
from companion.core.referee.events import Event, Press
from companion.games.block.rules.pack import BLOCKS
from companion.games.block.rules.phases import BlockPhase
from companion.games.block.rules.position import Position

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
class BlockContest:
    """Presses whose order the dealer is asked for."""

    question: Question
    between: tuple[int, ...]
    """The seats, the blocker first where there is one."""
    able: tuple[Press, ...]
    """The presses that may have been the next thing that happened."""
    held: tuple[Press, ...]
    """All presses to be judged once the dealer has answered, in order of time."""

    def press_of(self, seat: int, name: str) -> Press:
        """Return a seat's press among those in question."""
        return next(p for p in self.able if p.seat == seat and p.input == name)


@dataclass(slots=True)
class BlockMatch(BaseMatch):
    """A match in progress. Lists by seat count from 1; index 0 is not used."""

    dealer: int
    at: Position
    scores: list[int]
    before: list[int]
    """The scores when the hand was dealt."""
    runner: int = 0
    """Who ran out of cards, while the BLOCK cards are counted."""
    queue: list[Waiting] = field(default_factory=list)
    serial: int = 0
    since: int = 0
    """When the last run ended, or the hand was dealt."""
    early: list[Press] = field(default_factory=list)
    """Presses that wait for the lead which they answer."""
    last: Decided | None = None
    """What a press less sure than expected may still turn out to be in doubt with."""
    contest: BlockContest | None = None
    announced: Press | None = None
    """A press of the contest that had its verdict before the contest came up."""
    muted: bool = False
    """True while what was announced is put into effect again."""

    @property
    def seats(self) -> range:
        """Return the seats of the table."""
        return range(1, len(self.scores))

    def left_of(self, seat: int) -> int:
        """Return the neighbour at a player's left."""
        return seat % len(self.seats) + 1

    def find(self, t: int, kind: str, **fields: Any) -> bool:
        """Add a finding, unless it has been announced already; tell whether it was added."""
        return not self.muted and BaseMatch.find(self, t, kind, **fields)

    def questions(self) -> list[dict[str, Any]]:
        """Return what the dealer is asked."""
        if self.contest:
            between = list(self.contest.between)
            return [{"question": self.contest.question, "between": between}]
        if self.at.phase is BlockPhase.COUNTING:
            return [{"question": "blocks-left", "cards": BLOCKS - self.at.blocks}]
        return []

    def clone(self) -> "BlockMatch":
        """Return a copy for a checkpoint."""
        return replace(
            self,
            slack=self.slack.copy(),
            at=self.at.clone(),
            scores=self.scores.copy(),
            before=self.before.copy(),
            timers=self.timers.clone(),
            queue=[replace(waiting) for waiting in self.queue],
            early=self.early.copy(),
            found=self.found.copy(),
        )


def new_match(seats: int, dealer: int, uncertainty: Mapping[str, int]) -> BlockMatch:
    """Return a new match: nothing dealt yet."""
    nothing = [0] * (seats + 1)
    return BlockMatch(
        dealer=dealer,
        slack={name: bounded(uncertainty[name]) for name in BUTTONS},
        at=Position(nothing.copy(), [None] * len(nothing)),
        scores=nothing.copy(),
        before=nothing.copy(),
    )
