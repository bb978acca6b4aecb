"""What one player sees: face-up cards and numbers everybody may know, and nothing else.

A bot is given this and never the cards themselves, so it cannot know what a player could not.
"""

from typing import Any, NamedTuple

from companion.games.sherlock_holmes.bots.tabletop import Tabletop


class HolmesSight(NamedTuple):
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

    def others_show(self, word: str, seat: int) -> bool:
        """Whether this card lies face up before anybody else."""
        return word in self.tops and word in self.tops[: seat - 1] + self.tops[seat:]

    def matches(self, seat: int) -> tuple[tuple[int, ...], int]:
        """The piles that this seat's card matches, and how many cards of the pool."""
        tops = self.tops
        word = tops[seat - 1]
        if word is None:
            return (), 0
        in_pool = self.pool.count(word)
        if tops.count(word) == 1:
            return (), in_pool
        others = [s for s, top in enumerate(tops, start=1) if s != seat and top == word]
        return tuple(others), in_pool


NOTHING = HolmesSight("dealing", 0, (), (), (), ())
"""What there is to see before anybody has dealt."""


def seen(table: Tabletop, state: dict[str, Any]) -> HolmesSight:
    """Look at the table as everybody can."""
    return HolmesSight(
        phase=state["phase"],
        round=state["round"],
        hands=tuple(map(len, table.hands[1:])),
        piles=tuple(map(len, table.piles[1:])),
        tops=table.tops(),
        pool=tuple(sorted(table.pool)),
    )
