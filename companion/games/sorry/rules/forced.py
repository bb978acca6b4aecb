"""A forced move needs no confirming: whoever draws the next card has seen it made (SD-20).

There was nothing to choose, so nothing is left open. The draw makes the move on the mirror first,
and the verdict says so. Two moves are not made like that: one that wins, after which nobody draws,
and one beside which a double waits to be heard.
"""

from companion.games.sorry.rules import turns, wins
from companion.games.sorry.rules.moves import Listing
from companion.games.sorry.rules.phases import SorryPhase
from companion.games.sorry.rules.state import SorryMatch


def is_forced(listing: Listing) -> bool:
    """Tell whether a card leaves no choice: one move, which cannot be declined."""
    return len(listing.moves) == 1 and not listing.may_pass


def next_to_draw(m: SorryMatch) -> int:
    """Return who takes the next card: after a 2, and into a hand, the player on turn."""
    same = m.options.points or m.card == turns.AGAIN
    return m.turn if same else m.after(m.turn)


def made_by_draw(m: SorryMatch, seat: int) -> bool:
    """Tell whether the open move is made by this seat's drawing a card."""
    return _may_be_taken_as_made(m) and m.pack.left > 0 and seat == next_to_draw(m)


def made_by_deal(m: SorryMatch) -> bool:
    """Tell whether the open move is made by shuffling the pack, of which it was the last card."""
    return _may_be_taken_as_made(m) and not m.pack.left


def _may_be_taken_as_made(m: SorryMatch) -> bool:
    if m.phase is not SorryPhase.MOVE or not is_forced(m.listing):
        return False
    return m.win is None and not m.reds and not wins.would_win(m, m.listing.moves[0])


def make(m: SorryMatch, t: int) -> None:
    """Make the open move and end the play, as if it had been confirmed."""
    seat = m.turn
    m.committed = None
    turns.make(m, t, m.listing.moves[0], implied=True)
    turns.finish(m, t)
    m.taken_as_made = seat
