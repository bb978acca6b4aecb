"""Where every card of I Say, Holmes! really lies: in a hand, on the draw pile, or face up."""

from collections.abc import Mapping, Sequence
from random import Random

from companion.games.i_say_holmes.rules.cards import AFOOT, CARDS

_ORDER = {title: place for place, title in enumerate(CARDS)}

Layout = tuple[list[list[str]], list[str], list[str], list[str]]


class ISayCards:
    """The cards of one match. Hands by seat; index 0 is not used."""

    def __init__(self, seats: int) -> None:
        self.hands: list[list[str]] = [[] for _ in range(seats + 1)]
        self.stock: list[str] = []
        """The draw pile; its top is the last one."""
        self.discards: list[str] = []
        self.aside: list[str] = []
        """The Game is Afoot!, once it has been set aside."""

    @property
    def seats(self) -> range:
        """Return every seat, in order."""
        return range(1, len(self.hands))

    def left_of(self, seat: int) -> int:
        """Return the neighbour at the left."""
        return seat % len(self.seats) + 1

    def deal(self, hands: Sequence[Sequence[str]], stock: Sequence[str]) -> None:
        """Begin a round."""
        self.hands = [[], *([*hand] for hand in hands)]
        self.stock, self.discards, self.aside = [*stock], [], []
        self._sort()

    def _sort(self) -> None:
        for hand in self.hands:
            hand.sort(key=_ORDER.__getitem__)

    def lay(self, seat: int, card: str) -> bool:
        """Lay a card face up; tell whether the seat had it. If not, another lies there for it."""
        hand = self.hands[seat]
        had = card in hand
        if hand:
            laid = card if had else hand[-1]
            hand.remove(laid)
            self.discards.append(laid)
        return had

    def draw(self, seat: int, count: int) -> tuple[str, ...]:
        """Take so many from the top, or what there is, and return them."""
        drawn = [self.stock.pop() for _ in range(min(count, len(self.stock)))]
        self.hands[seat] += drawn
        self._sort()
        return tuple(drawn)

    def give(self, giver: int, taker: int, card: str) -> None:
        """Pass one card from hand to hand."""
        self.hands[giver].remove(card)
        self.hands[taker].append(card)
        self._sort()

    def pass_left(self, given: Mapping[int, str]) -> None:
        """Pass one card of everybody's to the left; all at once, so that none goes on."""
        for seat, card in given.items():
            self.hands[seat].remove(card)
        for seat, card in given.items():
            self.hands[self.left_of(seat)].append(card)
        self._sort()

    def pass_right(self) -> None:
        """Pass everybody's whole hand to the right."""
        self.hands = [[], *(self.hands[self.left_of(seat)] for seat in self.seats)]

    def trade(self, one: int, other: int) -> None:
        """Let two hands change places."""
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]

    def take_hand(self, taker: int, seat: int) -> None:
        """Give one hand to another player, whole."""
        self.hands[taker] += self.hands[seat]
        self.hands[seat] = []
        self._sort()

    def redeal(self, random: Random) -> None:
        """Shuffle all hands together and deal out again, as many to each as before."""
        sizes = [len(hand) for hand in self.hands]
        heap = [card for hand in self.hands for card in hand]
        random.shuffle(heap)
        self.hands = [[heap.pop() for _ in range(size)] for size in sizes]
        self._sort()

    def reshuffle(self, governing: str, random: Random) -> None:
        """Shuffle the discards in; the card before stays, The Game is Afoot! is set aside."""
        under = [*self.discards]
        self.discards = []
        if governing in under:
            under.remove(governing)
            self.discards.append(governing)
        if AFOOT in under:
            under.remove(AFOOT)
            self.aside.append(AFOOT)
        self.stock += under
        random.shuffle(self.stock)

    def all(self) -> list[str]:
        """Return every card, wherever it lies."""
        hands = (card for hand in self.hands for card in hand)
        return [*hands, *self.stock, *self.discards, *self.aside]

    def layout(self) -> Layout:
        """Return where everything lies, for `restore`."""
        hands = [hand.copy() for hand in self.hands]
        return hands, self.stock.copy(), self.discards.copy(), self.aside.copy()

    def restore(self, layout: Layout) -> None:
        """Put everything back to where it lay."""
        hands, stock, discards, aside = layout
        self.hands = [hand.copy() for hand in hands]
        self.stock, self.discards, self.aside = stock.copy(), discards.copy(), aside.copy()
