"""Which button is wanted now: the roll, the booklet up or down, the end of the turn."""

from collections.abc import Iterator

from companion.core.referee.game import Want
from companion.games.baker_street.rules import clues, passing, turns
from companion.games.baker_street.rules.phases import BakerAct, BakerPhase
from companion.games.baker_street.rules.state import BakerMatch

ROLL, BOOKLET, END = "red", "white", "blue"


def wants(m: BakerMatch) -> tuple[Want, ...]:
    """Return the inputs that somebody should press now; a move is made on the board."""
    return tuple(_wants(m))


def _wants(m: BakerMatch) -> Iterator[Want]:
    match m.phase:
        case BakerPhase.ORDER:
            yield from (Want(seat, ROLL) for seat in m.to_roll if seat not in m.wanted)
        case BakerPhase.TURN if m.turn.seat not in m.wanted:
            yield Want(m.turn.seat, ROLL)
        case BakerPhase.READING if m.look is not None:
            yield Want(m.look.seat, BOOKLET, since=m.look.since + clues.SLIP_US)
        case BakerPhase.ARRIVED:
            yield from _arrived(m, m.turn.seat)


def _arrived(m: BakerMatch, seat: int) -> Iterator[Want]:
    """Yield the clue that is still to be read; else the end of the turn, for which the next
    player's roll does as well."""
    if clues.may_lift(m, seat) is None:
        yield Want(seat, BOOKLET)
    elif m.barred(BakerAct.END, seat) is None:
        yield Want(seat, END)
    if passing.passed_on(m) is not None:
        yield Want(turns.after(m, seat), ROLL, instead=True)
