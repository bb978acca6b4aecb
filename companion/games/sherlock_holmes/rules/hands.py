"""Hands on piles in a sweep: whose they may be, and where none could have been felt."""

from companion.core.referee.events import REACH, Press
from companion.core.referee.instant import certainly_before
from companion.games.sherlock_holmes.rules.state import HolmesMatch


def whose(m: HolmesMatch, pile: int, own: bool) -> tuple[int, ...]:
    """Say whose hand on a pile it may be: its owner's where that is known, else a sweeper's."""
    sweepers = m.sweep.sweepers if m.sweep else ()
    return (pile,) if own else tuple(seat for seat in sweepers if seat != pile)


def rivals(m: HolmesMatch, pile: int, by: int) -> tuple[int, ...]:
    """Say whose hand it is that is no owner's; nobody's that counts, if they do not sweep."""
    sweepers = whose(m, pile, own=False)
    return sweepers if not by else tuple(seat for seat in sweepers if seat == by)


def reaching(m: HolmesMatch, press: Press, own: bool) -> tuple[int, ...]:
    """Say whose hand has come down on a pile."""
    return whose(m, press.seat, own=True) if own else rivals(m, press.seat, press.by or 0)


def blind(m: HolmesMatch, pile: int) -> bool:
    """Tell whether nothing could be felt at a pile: a lost pad, a hand that never left it, or a
    sweeper of whose hand nothing is known."""
    assert m.sweep is not None
    seat, called = m.seats[pile], m.sweep.reds[0][1]
    hands = [seat.pile.on, *seat.rivals.values()]
    held = any(on is not None and certainly_before(on, called) for on in hands)
    unseen = any(REACH in m.seats[s].faulty for s in m.sweep.sweepers if s != pile)
    return held or unseen or bool(seat.faulty & {"pile", "shield"})
