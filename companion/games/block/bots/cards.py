"""Where every card of Block really lies: in a hand, or on a pile."""

from collections.abc import Sequence

from companion.games.block.rules.pack import BLOCK, BLOCKS, CARDS

PACK = (*CARDS, *[BLOCK] * BLOCKS)
_ORDER = {card: place for place, card in enumerate((*CARDS, BLOCK))}

Layout = tuple[list[list[str]], list[list[str]]]


class Cards:
    """The cards of one match. Lists by seat; index 0 is not used."""

    def __init__(self, seats: int) -> None:
        self.hands: list[list[str]] = [[] for _ in range(seats + 1)]
        self.piles: list[list[str]] = [[] for _ in range(seats + 1)]

    def deal(self, cards: Sequence[str], first: int, sizes: Sequence[int]) -> None:
        """Deal one by one from a seat on, until each has their number; hands are sorted (BL-4)."""
        self.gather()
        seats, stock = len(sizes), list(cards)
        while stock:
            for place in range(seats):
                seat = (first - 1 + place) % seats + 1
                if stock and len(self.hands[seat]) < sizes[seat - 1]:
                    self.hands[seat].append(stock.pop(0))
        for hand in self.hands:
            hand.sort(key=_ORDER.__getitem__)

    def gather(self) -> None:
        """Take all cards together."""
        self.hands = [[] for _ in self.hands]
        self.piles = [[] for _ in self.piles]

    def lay(self, seat: int, card: str) -> bool:
        """Lay a card on the seat's own pile; tell whether the seat had it."""
        if card not in self.hands[seat]:
            return False
        self.hands[seat].remove(card)
        self.piles[seat].append(card)
        return True

    def pick_up(self, seat: int, card: str) -> None:
        """Take the seat's last card back into the hand, if it is that one."""
        if self.piles[seat] and self.piles[seat][-1] == card:
            self.hands[seat].append(self.piles[seat].pop())
            self.hands[seat].sort(key=_ORDER.__getitem__)

    def tops(self) -> tuple[str | None, ...]:
        """Return the face-up cards, by seat."""
        return tuple(pile[-1] if pile else None for pile in self.piles[1:])

    def holds(self, seat: int, card: str) -> bool:
        """Tell whether a seat holds a card."""
        return card in self.hands[seat]

    def blocks(self) -> list[int]:
        """Return how many BLOCK cards each seat holds."""
        return [hand.count(BLOCK) for hand in self.hands[1:]]

    def layout(self) -> Layout:
        """Return where everything lies, for `restore`."""
        return [hand.copy() for hand in self.hands], [pile.copy() for pile in self.piles]

    def restore(self, layout: Layout) -> None:
        """Put everything back to where it lay."""
        hands, piles = layout
        self.hands = [hand.copy() for hand in hands]
        self.piles = [pile.copy() for pile in piles]
