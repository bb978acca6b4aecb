"""Which hand is wanted now: on the pack, or on the button that goes through the moves or makes one.

Doubling is never among them: whether to dare it is for the players to say.
"""

from collections.abc import Iterator

from companion.core.referee.game import Want
from companion.games.sorry.rules import calls, forced
from companion.games.sorry.rules.phases import SorryPhase
from companion.games.sorry.rules.state import SorryMatch

PACK, DONE, NEXT = "pile", "white", "blue"


def wants(m: SorryMatch) -> tuple[Want, ...]:
    """Return the inputs that somebody should press or touch now."""
    if m.win is not None and m.phase is SorryPhase.MOVE:
        return ()
    return tuple(_wants(m))


def _wants(m: SorryMatch) -> Iterator[Want]:
    match m.phase:
        case SorryPhase.LEAD_DRAW:
            yield from (Want(seat, PACK) for seat in m.lead_due)
        case SorryPhase.DRAW if not m.options.points and not m.touched:
            yield Want(m.turn, PACK)
        case SorryPhase.MOVE:
            yield from _move(m)
        case SorryPhase.REFILL:
            yield Want(m.turn, PACK)
        case SorryPhase.CALL:
            for seat in calls.to_answer(m):
                yield Want(seat, DONE)
                yield Want(seat, NEXT)


def _move(m: SorryMatch) -> Iterator[Want]:
    """Yield the button for the next move, or for this one; a forced move is made by the next draw
    as well."""
    drawer = forced.next_to_draw(m)
    drawn = forced.made_by_draw(m, drawer)
    if drawn and drawer == m.turn:
        yield Want(drawer, PACK)
    elif m.picked or len(m.listing.moves) == 1:
        yield Want(m.turn, DONE)
    else:
        yield Want(m.turn, NEXT)
    if drawn and drawer != m.turn:
        yield Want(drawer, PACK, instead=True)
