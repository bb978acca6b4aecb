"""Where every card is: hands by number, piles and pool by name where the table can read them.

Nothing here creates or loses a card: hands + piles + pool = pack, after everything.
"""

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

    __slots__ = ("generations", "hands", "piles", "pool")

    def __init__(self, seats: int) -> None:
        self.hands = [0] * (seats + 1)
        self.piles: list[list[Name]] = [[] for _ in range(seats + 1)]
        self.generations = [0] * (seats + 1)
        """Counts how often a seat's pile has left the table, so that a later claim can tell."""
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
            self.piles[seat] = []
        self.pool = []

    def play(self, seat: int, name: Name) -> None:
        """Move the top card of a hand onto its pile."""
        self.hands[seat] -= 1
        self.piles[seat].append(name)

    def top(self, seat: int) -> Name:
        """Name the top card of a pile, where it is known."""
        pile = self.piles[seat]
        return pile[-1] if pile else None

    def read_top(self, seat: int, name: str) -> None:
        """Learn the top card of a pile."""
        if self.piles[seat]:
            self.piles[seat][-1] = name

    def pay(self, seat: int, cards: int) -> int:
        """Pay into the pool what is owed, as far as it is held: hand first, then pile."""
        from_hand = min(cards, self.hands[seat])
        self.hands[seat] -= from_hand
        self.pool += [None] * from_hand
        from_pile = min(cards - from_hand, len(self.piles[seat]))
        for _ in range(from_pile):
            self.pool.append(self.piles[seat].pop())
        return from_hand + from_pile

    def pay_top(self, seat: int) -> int:
        """Pay the top card of the pile into the pool."""
        pile = self.piles[seat]
        if not pile:
            return 0
        self.pool.append(pile.pop())
        return 1

    def pay_pile(self, seat: int) -> int:
        """Pay the whole pile into the pool."""
        cards = self._lift(seat)
        self.pool += cards
        return len(cards)

    def take_pile(self, pile: int, to: int) -> int:
        """Move a pile, one's own or another's, under the cards of a hand."""
        cards = len(self._lift(pile))
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
        self.pool = _resized(self.pool, pool)

    def _lift(self, seat: int) -> list[Name]:
        cards, self.piles[seat] = self.piles[seat], []
        self.generations[seat] += 1
        return cards

    def clone(self) -> "Ledger":
        """Copy for a checkpoint."""
        twin = Ledger.__new__(Ledger)
        twin.hands = self.hands.copy()
        twin.piles = [pile.copy() for pile in self.piles]
        twin.generations = self.generations.copy()
        twin.pool = self.pool.copy()
        return twin


def _resized(cards: list[Name], size: int) -> list[Name]:
    missing = size - len(cards)
    unread: list[Name] = [None] * max(missing, 0)
    return unread + cards[max(-missing, 0) :]
