"""How a player of Block thinks: what to lead, and when a BLOCK card pays.

They know their own hand, how many cards each of the others holds, and what they remember of the
cards that were laid. Piles are closed, so what they have forgotten they have to guess.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random

from companion.games.block.rules.pack import BLOCK, COUNT_CARDS, next_higher

KEPT = 3.0
"""What the lead is worth."""
LATE = 4
"""With so few cards in somebody's hand the end is near."""


@dataclass(frozen=True, slots=True)
class Mind:
    """What one player knows."""

    hand: Sequence[str]
    remembered: Collection[str]
    """The cards that the player knows to be down."""
    fewest: int
    """How many cards the opponent with the fewest holds."""


@dataclass(frozen=True, slots=True)
class Run:
    """What would come of a card: who lays how many more, and whose is the last one."""

    own: int
    others: int
    ends_with_own: bool


def run_after(card: str, mind: Mind) -> Run:
    """Return the run that would follow a card, as far as the player knows."""
    own = others = 0
    mine = True
    following = next_higher(card)
    while following is not None and following not in mind.remembered:
        mine = following in mind.hand
        own, others = own + mine, others + (not mine)
        following = next_higher(following)
    return Run(own, others, mine)


def worth_of_lead(card: str, mind: Mind) -> float:
    """Return how good a lead is: cards got rid of, the lead kept, points; less what others gain."""
    run = run_after(card, mind)
    alone = run.others == 0
    worth = run.own * (1.2 if alone else 0.6) - 0.5 * run.others
    worth += KEPT if run.ends_with_own else 0
    worth += COUNT_CARDS.get(card, 0) * (0.8 if mind.fewest > LATE else 1.2)
    if not alone and BLOCK in mind.hand:
        worth += 1.0
    return worth


def lead(mind: Mind, random: Random, care: float) -> str | None:
    """Return the card to lead, or None if all are BLOCK cards; `care` is from 0 to 1."""
    choices = dict.fromkeys(card for card in mind.hand if card != BLOCK)
    if not choices:
        return None
    slack = 2.5 * (1 - care)
    return max(choices, key=lambda card: worth_of_lead(card, mind) + random.uniform(0, slack))


def pays(card: str, mind: Mind) -> bool:
    """Tell whether to put a BLOCK card on the card that the player has just laid."""
    blocks = mind.hand.count(BLOCK)
    if not blocks:
        return False
    run = run_after(card, mind)
    if len(mind.hand) == 1 or mind.fewest <= LATE:
        return True
    if run.ends_with_own or next_higher(card) in mind.hand:
        return len(mind.hand) <= LATE
    return run.others >= 3 or len(mind.hand) - blocks <= LATE
