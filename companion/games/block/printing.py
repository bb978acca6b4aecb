"""Its pack on paper: five suits told apart by a figure and an ink, and three BLOCK cards."""

from collections.abc import Sequence

from companion.games.block.rules.pack import BLOCK, BLOCKS, CARDS, COUNT_CARDS
from companion.kit.printing import CardDrawing, Printing
from companion.language import say

_SUITS = {
    "A": ("crown", "crimson"),
    "B": ("bell", "navy"),
    "C": ("key", "green"),
    "D": ("anchor", "brown"),
    "E": ("star", "purple"),
}
"""The figure and the ink of each suit."""


def cards(file: str | None) -> Sequence[CardDrawing]:
    """Return the pack of 1905, suit by suit."""
    blocks = [CardDrawing(BLOCK, BLOCK, "gate", "black")] * BLOCKS
    return [*map(_card, CARDS), *blocks]


def _card(card: str) -> CardDrawing:
    counts = COUNT_CARDS.get(card)
    notes = (say("block-card-counts", n=counts),) if counts else ()
    return CardDrawing(card, f"{card[0]} {card[1:]}", *_SUITS[card[0]], card, notes)


PRINTING = Printing(cards)
