"""What one player sees: face-up cards and numbers everybody may know, and nothing else.

A bot is given this and never the cards themselves, so it cannot know what a player could not.
"""

from dataclasses import dataclass
from typing import Any

from companion.games.sherlock_holmes.bots.tabletop import Tabletop


@dataclass(frozen=True, slots=True)
class HolmesSight:
    """The open table at one moment. Tuples by seat, from seat 1."""

    phase: str
    round: int
    hands: tuple[int, ...]
    piles: tuple[int, ...]
    tops: tuple[str | None, ...]
    pool: tuple[str, ...]

    def top(self, seat: int) -> str | None:
        """The face-up card of a seat."""
        return self.tops[seat - 1]

    def tops_but(self, seat: int) -> tuple[str | None, ...]:
        """The face-up cards of all others."""
        return self.tops[: seat - 1] + self.tops[seat:]

    def matches(self, seat: int) -> tuple[tuple[int, ...], int]:
        """The piles that this seat's card matches, and how many cards of the pool."""
        word = self.top(seat)
        if word is None:
            return (), 0
        others = (s for s, top in enumerate(self.tops, start=1) if s != seat and top == word)
        return tuple(others), self.pool.count(word)


NOTHING = HolmesSight("dealing", 0, (), (), (), ())
"""What there is to see before anybody has dealt."""


def seen(table: Tabletop, state: dict[str, Any]) -> HolmesSight:
    """Look at the table as everybody can."""
    return HolmesSight(
        phase=state["phase"],
        round=state["round"],
        hands=tuple(len(hand) for hand in table.hands[1:]),
        piles=tuple(len(pile) for pile in table.piles[1:]),
        tops=table.tops(),
        pool=tuple(sorted(table.pool)),
    )
