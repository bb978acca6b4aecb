"""What a hand really holds, where the count is wrong or a button is broken (BD-32, BD-33).

Cards are conserved: whatever is not down lies in a hand, so that only its holder can be wrong.
"""

from companion.games.block.rules import laying, scoring
from companion.games.block.rules.pack import PACK_SIZE
from companion.games.block.rules.phases import BlockPhase, BlockStep
from companion.games.block.rules.state import BlockMatch


def rule_out(m: BlockMatch, t: int, seat: int) -> None:
    """Take the dealer's word that a seat is out of cards (BD-32)."""
    m.last = None
    if _laid_unseen(m, seat):
        laying.play(m, t, seat)
        return
    _hand_on(m, seat)
    scoring.run_out(m, t, seat)


def _laid_unseen(m: BlockMatch, seat: int) -> bool:
    """Tell whether a seat must have laid the card due without its button.

    Who runs out has laid the last card of all: if the last one known is somebody else's and this
    hand has just one left, that one is the card due.
    """
    return m.at.phase is BlockPhase.RUN and m.at.by != seat and m.at.hands[seat] == 1


def _hand_on(m: BlockMatch, seat: int) -> None:
    """Give the cards that a seat never had to the others, one by one from its left."""
    holder = seat
    while m.at.hands[seat]:
        holder = m.left_of(holder)
        if holder != seat:
            m.at.hands[seat] -= 1
            m.at.hands[holder] += 1


def why_not(m: BlockMatch, hands: list[int]) -> str | None:
    """Say why hands cannot have been counted so, or nothing if they can (BD-33)."""
    down = len(m.at.down) + m.at.blocks
    if len(hands) != len(m.seats) or min(hands) < 0 or sum(hands) + down != PACK_SIZE:
        return "bad-hands"
    if m.runner and hands[m.runner - 1]:
        return "counting"
    return "two-out" if hands.count(0) > 1 else None


def recount(m: BlockMatch, t: int, hands: list[int]) -> None:
    """Take hands as they were counted; who has no card left is out."""
    m.last = None
    m.at.take(BlockStep.RECOUNT)
    m.at.hands[1:] = hands
    if 0 in hands and not m.runner:
        scoring.run_out(m, t, hands.index(0) + 1)
