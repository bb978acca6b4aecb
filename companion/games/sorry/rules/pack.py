"""Where every card is: in the pack, face up, or in a hand. Nothing here makes or loses one.

The order of a virtual pack comes in with the deal. Of a physical one only the number is known,
and what was turned up; a hidden card is None.
"""

from companion.games.sorry.rules.moves import KINDS

COPIES = 4
HAND = 5

Card = str | None


def full_pack(extra_one: bool) -> list[str]:
    """Return the cards of a whole pack (SO-2, SO-3)."""
    return sorted([*KINDS * COPIES, *["1"] * extra_one], key=KINDS.index)


class SorryPack:
    """The cards of one table. Seats count from 1; index 0 of `hands` is not used."""

    __slots__ = ("_whole", "drawing", "hands", "shown")

    def __init__(self, seats: int, extra_one: bool) -> None:
        self._whole = full_pack(extra_one)
        self.drawing: list[Card] = []
        """Still to be drawn, the top card last."""
        self.shown: list[str] = []
        """Face up."""
        self.hands: list[list[Card]] = [[] for _ in range(seats + 1)]

    @property
    def left(self) -> int:
        """Return how many cards can still be drawn."""
        return len(self.drawing)

    @property
    def size(self) -> int:
        """Return how many cards the whole pack has."""
        return len(self._whole)

    def gather(self) -> None:
        """Take all cards back, for a new game."""
        self.drawing, self.shown = [], self._whole.copy()
        self.hands = [[] for _ in self.hands]

    def to_shuffle(self) -> list[str]:
        """Return the face-up cards, which a shuffle makes the pack again (SD-17)."""
        return sorted(self.shown, key=KINDS.index)

    def shuffled(self, order: list[str] | None) -> None:
        """Set out the face-up cards again, top first, or hidden as they are on a real table."""
        self.drawing = [None] * len(self.shown) if order is None else list(reversed(order))
        self.shown = []

    def draw(self) -> Card:
        """Take the top card and return it."""
        return self.drawing.pop()

    def take(self, seat: int) -> None:
        """Take the top card into a hand."""
        self.hands[seat].append(self.draw())

    def show(self, card: str) -> None:
        """Lay a card face up."""
        self.shown.append(card)

    def lay(self, seat: int, card: str) -> None:
        """Lay a card of a hand face up."""
        hand = self.hands[seat]
        hand.remove(card if card in hand else None)
        self.shown.append(card)

    def holds(self, seat: int, card: str) -> bool:
        """Tell whether a hand may have a card: surely, or because nobody sees it."""
        return card in self.hands[seat] or None in self.hands[seat]

    def exhausted(self, card: str) -> bool:
        """Tell whether every copy of a card has been turned up since the shuffle (SD-42)."""
        return self.unseen(card) == 0

    def unseen(self, card: str) -> int:
        """Return how many copies of a card are not face up."""
        return self._whole.count(card) - self.shown.count(card)

    def may_turn_up(self) -> list[str]:
        """Return the kinds that can still turn up."""
        return [card for card in KINDS if not self.exhausted(card)]

    def clone(self) -> "SorryPack":
        """Return a copy for a checkpoint."""
        twin = SorryPack.__new__(SorryPack)
        twin._whole = self._whole
        twin.drawing, twin.shown = self.drawing.copy(), self.shown.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        return twin
