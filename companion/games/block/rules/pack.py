"""The pack of 1905, card by card: what there is, what follows what, and what scores (BL-2)."""

BLOCK = "BLOCK"
BLOCKS = 3
"""How many BLOCK cards there are."""

TOP_RANK = 11

_NOT_PRINTED = ("A4", "A9")

CARDS: tuple[str, ...] = tuple(
    card
    for suit in "ABCDE"
    for rank in range(1, TOP_RANK + 1)
    if (card := f"{suit}{rank}") not in _NOT_PRINTED
)
"""Every card that can be led, in the order in which a hand is sorted (BL-4)."""

PACK_SIZE = len(CARDS) + BLOCKS

COUNT_CARDS = {"A5": 5, "A10": 10}
"""The cards that score when they are laid, or for whoever runs out if they are not."""

_HIGHER = {card: higher for card in CARDS if (higher := f"{card[0]}{int(card[1:]) + 1}") in CARDS}
_HIGH = frozenset(f"{suit}{TOP_RANK}" for suit in "ABCDE")


def next_higher(card: str) -> str | None:
    """Return the next higher card of the suit, if the pack has one."""
    return _HIGHER.get(card)


def is_high(card: str) -> bool:
    """Tell whether a card is the top card of a suit (BL-10)."""
    return card in _HIGH
