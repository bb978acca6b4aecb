"""What is decided and not told yet: what nobody waits for is gathered for a moment.

Before anybody is told of a verdict, it is durable. Eight people who play a card each within a third
of a second would have a memory card written eight times, for something that nobody waits for: they
all know that they have played. So what a game calls unhurried waits a little for more to come.
Anything else goes out at once, and takes along what waits: nothing is told in another order.
"""

from collections.abc import Collection, Sequence

from companion.core.referee.events import Card, Event, Press
from companion.core.referee.verdicts import Verdict

HOLD_US = 50_000
"""How long an unhurried verdict waits for others: three pictures of a display."""


class Held:
    """What happened and was decided since anybody was told."""

    def __init__(self, unhurried: Collection[str], hold_us: int) -> None:
        self._unhurried, self._hold_us = unhurried, hold_us
        self.events: list[Event] = []
        self.verdicts: list[Verdict] = []
        self.until: int | None = None
        """When it goes out at the latest; None: nothing waits."""

    def add(self, events: Sequence[Event], verdicts: Sequence[Verdict], now: int) -> bool:
        """Take what is new; tell whether it can wait, with all that does."""
        self.events += events
        self.verdicts += verdicts
        if self.until is None and verdicts:
            self.until = now + self._hold_us
        if self.until is None or now >= self.until:
            return False
        calm = all(isinstance(event, Press | Card) for event in events)
        return calm and all(verdict.kind in self._unhurried for verdict in verdicts)

    def let_go(self) -> tuple[list[Event], list[Verdict]]:
        """Return all of it; nothing waits any more."""
        both = self.events, self.verdicts
        self.events, self.verdicts, self.until = [], [], None
        return both
