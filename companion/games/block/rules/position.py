"""The cards of a hand as the table knows them: how many each holds, and what is down.

A position is copied before a press takes effect, so that a press still in doubt with it can put
it back.
"""

from dataclasses import dataclass, field, replace
from typing import Literal

from companion.games.block.rules.pack import BLOCK, BLOCKS, is_high, next_higher
from companion.games.block.rules.phases import BlockPhase, BlockStep, after

End = Literal["high", "natural"]


@dataclass(slots=True)
class Position:
    """Lists by seat count from 1; index 0 is not used."""

    hands: list[int]
    tops: list[str | None]
    """What is seen of each pile: its last card, or the BLOCK card on it."""
    phase: BlockPhase = BlockPhase.DEALING
    down: set[str] = field(default_factory=set)
    blocks: int = 0
    """How many BLOCK cards are down."""
    leader: int | None = None
    """Who has the lead or, while a run is on, has begun it."""
    due: str | None = None
    card: str | None = None
    """The last card laid."""
    by: int = 0
    """Who laid it."""
    by_before: int = 0
    """Who laid the card before it."""
    led: bool = False
    """True if it was a lead, not an answer to the card before."""
    covered: bool = False
    """True if a BLOCK card lies on it (BD-6)."""

    def take(self, step: BlockStep) -> None:
        """Move the hand on, as the table of phases says."""
        self.phase = after(self.phase, step)

    def deal(self, hands: list[int], leader: int) -> None:
        """Begin a hand."""
        self.gather()
        self.hands[1:] = hands
        self.leader = leader

    def gather(self) -> None:
        """Take all cards off the table, to be shuffled (BL-28)."""
        seats = len(self.hands)
        self.hands, self.tops = [0] * seats, [None] * seats
        self.down, self.blocks = set(), 0
        self.leader = self.due = self.card = None
        self.by = self.by_before = 0
        self.led = self.covered = False

    def lay(self, seat: int, card: str, *, led: bool) -> End | None:
        """Put a card down, and return how it ends its run, if it does; see `ending`."""
        self.hands[seat] -= 1
        self.tops[seat] = card
        self.down.add(card)
        self.by_before, self.by = self.by, seat
        self.card, self.led, self.covered = card, led, False
        end = self.ending(card)
        self.due = None if end or not self.hands[seat] else next_higher(card)
        return end

    def ending(self, card: str) -> End | None:
        """Return how a card ends its run: at the top, or where the next is missing (BL-21)."""
        if is_high(card):
            return "high"
        higher = next_higher(card)
        return "natural" if higher is None or higher in self.down else None

    def cover(self, seat: int) -> None:
        """Put a BLOCK card on the last card; the run ends (BL-13)."""
        self.hands[seat] -= 1
        self.tops[seat] = BLOCK
        self.blocks += 1
        self.covered, self.due = True, None
        self.leader = seat

    def block_refusal(self, seat: int) -> str | None:
        """Return why a seat cannot block now, or None if it can (BL-14)."""
        if self.blocks == BLOCKS:
            return "no-block-left"
        if seat == self.by:
            return "already-blocked" if self.covered else None
        return "too-late" if seat == self.by_before and not self.led else "not-just-played"

    def clone(self) -> "Position":
        """Return a copy, so that the one can go on while the other stays."""
        hands, tops, down = self.hands.copy(), self.tops.copy(), self.down.copy()
        return replace(self, hands=hands, tops=tops, down=down)
