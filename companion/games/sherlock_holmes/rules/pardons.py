"""A verdict taken back: what was right when it was done stays right.

The evidence is judged again as if the verdict had never been given (see referee/overturn.py). But
players have obeyed it in the meantime: they stopped playing, they picked up their piles, a hand
lay on the table. What is found anew about that time therefore costs nobody anything, and whoever
was out of the race before the verdict was taken back is not found late in it now.
"""

from typing import Any

from companion.core.referee.instant import Instant
from companion.games.sherlock_holmes.rules.phases import HolmesPhase
from companion.games.sherlock_holmes.rules.plays import RUNNING
from companion.games.sherlock_holmes.rules.state import HolmesMatch, HolmesSeat


def accused_anew(before: HolmesMatch, now: HolmesMatch) -> list[int]:
    """List the seats on which something is running now that was not before."""
    stopped = before.phase not in RUNNING and now.phase in (*RUNNING, HolmesPhase.SWEEP)
    uncalled = bool(before.called) and not now.called
    return [
        number
        for number, seat in now.each()
        if stopped
        or (uncalled and _may_be_a_takers(seat))
        or _running(seat) != _running(before.seats[number])
    ]


def _may_be_a_takers(seat: HolmesSeat) -> bool:
    """Tell whether a hand lies on the pile that may have come for it when somebody called."""
    return seat.pile.on is not None and not seat.pile.own


def _running(seat: HolmesSeat) -> tuple[Any, ...]:
    """Sum up what a seat could still be accused of: a card due, a hand, an arm, a call."""
    pads = (seat.rail.serial, seat.pile.serial, seat.shield.serial)
    return (seat.played, seat.excused, seat.serial, seat.holmes, seat.spent, seat.warned, *pads)


def excuse(m: HolmesMatch, t: int, seats: list[int]) -> None:
    """Let these begin afresh: no card is due in this round, and no hand there is looked at.

    A Sherlock Holmes that lies there may be called from now on; a hand or an arm that rests is
    looked at again once it has been lifted, or with the next READY.
    """
    for number in seats:
        seat = m.seats[number]
        seat.excused, seat.holmes, seat.unfined, seat.warned = True, 0, 0, False
        seat.serial += 1
        seat.rail = seat.rail.measured_anew(seat.rail.on)
        seat.pile = seat.pile.measured_anew(seat.pile.on)
        seat.shield = seat.shield.measured_anew(seat.shield.on)
        if seat.turned_up is not None:
            seat.turned_up = Instant(t)
        if seat.pending:
            seat.pending, seat.played = False, False
