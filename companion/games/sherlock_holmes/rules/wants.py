"""Which hand is wanted now: a card at PLAY, and in a sweep the piles and what protects them.

Calls are never among them: whether there is a match, or whether Sherlock Holmes lies there, is for
the players to see.
"""

from collections.abc import Iterator
from functools import cache

from companion.core.referee.game import Want
from companion.games.sherlock_holmes.rules import plays, sweeps
from companion.games.sherlock_holmes.rules.phases import HolmesPhase
from companion.games.sherlock_holmes.rules.state import HolmesMatch


def wants(m: HolmesMatch) -> tuple[Want, ...]:
    """List the inputs that somebody should touch now; in the READY pause, none."""
    if m.phase is HolmesPhase.PLAY:
        return tuple([_want(number, "pile") for number in plays.owing(m)])
    return tuple(_in_sweep(m)) if m.sweep is not None and not m.sweep.expired else ()


def _in_sweep(m: HolmesMatch) -> Iterator[Want]:
    """Yield every pile that is still to be won: the sweepers' hands on it, and its owner's before
    it."""
    sweepers = m.sweep.sweepers if m.sweep else ()
    for pile in _unclaimed(m):
        if m.seats[pile].pile.on is None:
            there = {pile, *m.seats[pile].rivals}
            yield from (_want(pile, "pile", seat) for seat in sweepers if seat not in there)
        if pile not in sweepers and m.seats[pile].shield.on is None:
            yield _want(pile, "shield")


@cache
def _want(seat: int, name: str, by: int | None = None) -> Want:
    """Return the want of a hand, the same every time: it is looked at after every card."""
    return Want(seat, name, by)


def _unclaimed(m: HolmesMatch) -> list[int]:
    """List the piles at risk on which no hand has come down yet."""
    contests = m.sweep.contests if m.sweep else {}
    touched = {
        pile
        for pile, contest in contests.items()
        if contest.claims or contest.between or contest.to is not None
    }
    return [pile for pile in sweeps.at_risk(m) if pile not in touched]
