"""Where every card is: hands by number, piles and pool by name where the table can read them.

Nothing here creates or loses a card: hands + piles + pool = pack, after everything.
"""

from bisect import bisect_right

Name = str | None
"""A card's word in capitals, or None where only eyes can tell."""

HOLMES = "HOLMES"
_HOLMES_NAMES = frozenset({HOLMES, "SHERLOCK HOLMES"})


def word_of(card: str) -> str:
    """Give the word that counts for a match: case and stray blanks do not."""
    word = " ".join(card.upper().split())
    return HOLMES if word in _HOLMES_NAMES else word


class Ledger:
    """The cards of one hand. Seats are numbered from 1; index 0 of every list is not used."""

    __slots__ = ("hands", "laid", "marks", "piles", "pool")

    def __init__(self, seats: int) -> None:
        self.hands = [0] * (seats + 1)
        self.piles: list[list[Name]] = [[] for _ in range(seats + 1)]
        self.marks: list[list[int]] = [[] for _ in range(seats + 1)]
        """For every card of a pile its number among all cards ever laid: a claim made over a card
        names it by that, whatever was laid over it or taken from under it since."""
        self.laid = 0
        self.pool: list[Name] = []

    @property
    def seats(self) -> range:
        """The seats, in order."""
        return range(1, len(self.hands))

    def total(self) -> int:
        """Count every card."""
        return sum(self.hands) + sum(map(len, self.piles)) + len(self.pool)

    def deal(self, cards: int, dealer: int) -> None:
        """Deal the whole pack, one by one from the dealer's left."""
        count = len(self.hands) - 1
        each, extra = divmod(cards, count)
        for place in range(count):
            self.hands[(dealer + place) % count + 1] = each + (place < extra)
        for seat in self.seats:
            self.piles[seat], self.marks[seat] = [], []
        self.pool = []

    def play(self, seat: int, name: Name) -> None:
        """Move the top card of a hand onto its pile."""
        self.laid += 1
        self.hands[seat] -= 1
        self.piles[seat].append(name)
        self.marks[seat].append(self.laid)

    def top(self, seat: int) -> Name:
        """Name the top card of a pile, where it is known."""
        pile = self.piles[seat]
        return pile[-1] if pile else None

    def mark(self, seat: int) -> int:
        """Number the top card of a pile; 0 where nothing lies."""
        marks = self.marks[seat]
        return marks[-1] if marks else 0

    def height(self, seat: int, mark: int | None = None) -> int:
        """Count the cards of a pile, or those that lay there up to and with that one."""
        marks = self.marks[seat]
        return len(marks) if mark is None else bisect_right(marks, mark)

    def read_top(self, seat: int, name: str) -> None:
        """Learn the top card of a pile."""
        if self.piles[seat]:
            self.piles[seat][-1] = name

    def unread_top(self, seat: int) -> None:
        """Forget what the top card of a pile is: it was read in two ways."""
        if self.piles[seat]:
            self.piles[seat][-1] = None

    def pay(self, seat: int, cards: int) -> int:
        """Pay into the pool what is owed, as far as it is held: hand first, then pile."""
        from_hand = min(cards, self.hands[seat])
        self.hands[seat] -= from_hand
        self.pool += [None] * from_hand
        from_pile = min(cards - from_hand, len(self.piles[seat]))
        for _ in range(from_pile):
            self.pay_top(seat)
        return from_hand + from_pile

    def pay_top(self, seat: int) -> int:
        """Pay the top card of the pile into the pool."""
        pile = self.piles[seat]
        if not pile:
            return 0
        self.pool.append(pile.pop())
        self.marks[seat].pop()
        return 1

    def pay_pile(self, seat: int, mark: int | None = None) -> int:
        """Pay the whole pile into the pool, or what lay there up to and with that card."""
        cards = self._lift(seat, mark)
        self.pool += cards
        return len(cards)

    def take_pile(self, pile: int, to: int, mark: int | None = None) -> int:
        """Move a pile, one's own or another's, under a hand; or what lay there up to that card."""
        cards = len(self._lift(pile, mark))
        self.hands[to] += cards
        return cards

    def take_pool(self, to: int) -> int:
        """Move the whole pool to a hand."""
        cards = len(self.pool)
        self.hands[to] += cards
        self.pool = []
        return cards

    def take_from_pool(self, to: int, cards: int, word: Name) -> None:
        """Move some cards of the pool to a hand: those of that word first, then unread ones.

        If nobody knows the word, nobody knows which cards are left either.
        """
        left: list[Name] = [None] * len(self.pool)
        if word is not None:
            left = sorted(self.pool, key=lambda name: (name != word, name is not None))
        self.pool = left[cards:]
        self.hands[to] += cards

    def recount(self, hands: list[int], piles: list[int], pool: int) -> None:
        """Take over what the dealer counted; names that still fit are kept."""
        for seat in self.seats:
            self.hands[seat] = hands[seat - 1]
            self.piles[seat] = _resized(self.piles[seat], piles[seat - 1])
            self.marks[seat] = self._marked(seat, piles[seat - 1])
        self.pool = _resized(self.pool, pool)

    def _marked(self, seat: int, size: int) -> list[int]:
        """Number the cards of a pile that was counted again: those found lie at the bottom."""
        marks = self.marks[seat][max(len(self.marks[seat]) - size, 0) :]
        if not marks:
            self.laid += 1
        return [marks[0] if marks else self.laid] * (size - len(marks)) + marks

    def _lift(self, seat: int, mark: int | None = None) -> list[Name]:
        height = self.height(seat, mark)
        cards, self.piles[seat] = self.piles[seat][:height], self.piles[seat][height:]
        self.marks[seat] = self.marks[seat][height:]
        return cards

    def clone(self) -> "Ledger":
        """Copy for a checkpoint."""
        twin = Ledger.__new__(Ledger)
        twin.hands = self.hands.copy()
        twin.piles = [pile.copy() for pile in self.piles]
        twin.marks = [marks.copy() for marks in self.marks]
        twin.laid = self.laid
        twin.pool = self.pool.copy()
        return twin


def _resized(cards: list[Name], size: int) -> list[Name]:
    missing = size - len(cards)
    unread: list[Name] = [None] * max(missing, 0)
    return unread + cards[max(-missing, 0) :]
