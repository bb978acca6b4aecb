"""The cards as they lie: which card is where, and in what order.

Nothing here creates or loses a card: every method only moves some.
"""

from collections.abc import Iterable, Sequence

Layout = tuple[list[list[str]], list[list[str]], list[str]]


class Tabletop:
    """Hands (top card first), piles (top card last) and the pool. Index 0 is not used."""

    __slots__ = ("hands", "piles", "pool", "version")

    def __init__(self, seats: int) -> None:
        self.hands: list[list[str]] = [[] for _ in range(seats + 1)]
        self.piles: list[list[str]] = [[] for _ in range(seats + 1)]
        self.pool: list[str] = []
        self.version = 0
        """Changes whenever cards move, so that onlookers look only then."""

    @property
    def seats(self) -> range:
        """The seats, in order."""
        return range(1, len(self.hands))

    def cards(self) -> list[str]:
        """Every card there is, wherever it lies."""
        places = [*self.hands, *self.piles, self.pool]
        return [card for place in places for card in place]

    def tops(self) -> tuple[str | None, ...]:
        """The face-up cards, by seat."""
        return tuple([pile[-1] if pile else None for pile in self.piles[1:]])

    def deal(self, cards: Sequence[str], dealer: int) -> None:
        """Deal all cards one by one from the dealer's left, in this order."""
        count = len(self.hands) - 1
        self.hands = [[] for _ in range(count + 1)]
        self.piles = [[] for _ in range(count + 1)]
        self.pool = []
        for place, card in enumerate(cards):
            self.hands[(dealer + place) % count + 1].append(card)
        self.version += 1

    def play(self, seat: int) -> None:
        """Turn up the top card of a hand."""
        if self.hands[seat]:
            self.piles[seat].append(self.hands[seat].pop(0))
        self.version += 1

    def pay(self, seat: int, cards: int) -> None:
        """Pay into the pool: from the hand first, then from the pile."""
        for _ in range(cards):
            if self.hands[seat]:
                self.pool.append(self.hands[seat].pop(0))
            elif self.piles[seat]:
                self.pool.append(self.piles[seat].pop())
        self.version += 1

    def pay_from_pile(self, seat: int, cards: int) -> None:
        """Pay into the pool from the top of the pile."""
        for _ in range(min(cards, len(self.piles[seat]))):
            self.pool.append(self.piles[seat].pop())
        self.version += 1

    def take_pile(self, pile: int, to: int, height: int | None = None) -> None:
        """Put a pile under the cards of a hand, or as many cards of it from below."""
        size = len(self.piles[pile]) if height is None else height
        cards, self.piles[pile] = self.piles[pile][:size], self.piles[pile][size:]
        self.hands[to] += cards
        self.version += 1

    def take_pool(self, to: int) -> None:
        """Put the whole pool under the cards of a hand."""
        cards, self.pool = self.pool, []
        self.hands[to] += cards
        self.version += 1

    def take_from_pool(self, to: int, cards: int, word: str | None) -> None:
        """Put some cards of the pool under a hand, those of that word first."""
        ordered = sorted(self.pool, key=lambda card: card != word)
        self.hands[to] += ordered[:cards]
        self.pool = ordered[cards:]
        self.version += 1

    def pass_left(self, cards: int) -> None:
        """Let everyone give so many cards to the left.

        Who has fewer waits for what comes from the right, and passes that on. Where nobody has
        enough, nobody can begin.
        """
        able = [seat for seat in self.seats if len(self.hands[seat]) >= cards]
        given = [self.hands[seat][:cards] for seat in able]
        for seat, passed in zip(able, [*given[-1:], *given[:-1]], strict=True):
            self.hands[seat] = [*self.hands[seat][cards:], *passed]
        self.version += 1

    def layout(self) -> Layout:
        """Remember where everything lies."""
        return [h.copy() for h in self.hands], [p.copy() for p in self.piles], self.pool.copy()

    def restore(self, layout: Layout) -> None:
        """Put everything back to where it lay."""
        hands, piles, pool = layout
        self.hands, self.piles = [h.copy() for h in hands], [p.copy() for p in piles]
        self.pool = pool.copy()
        self.version += 1

    def fits(self, hands: Sequence[int], piles: Sequence[int], pool: int) -> bool:
        """Whether this many cards lie in each place; lists by seat, from seat 1."""
        return (
            [*map(len, self.hands[1:])] == [*hands]
            and [*map(len, self.piles[1:])] == [*piles]
            and len(self.pool) == pool
        )

    def lay_out(self, hands: Sequence[int], piles: Sequence[int], pool: int) -> None:
        """Move as few cards as it takes until each place holds this many, as a dealer would."""
        wanted = [
            *zip(self.hands[1:], hands, strict=True),
            *zip(self.piles[1:], piles, strict=True),
        ]
        wanted.append((self.pool, pool))
        spare = [card for place, n in wanted for card in _beyond(place, n)]
        for place, n in wanted:
            missing = n - len(place)
            place.extend(spare[:missing])
            spare = spare[missing:]
        self.version += 1


def _beyond(place: list[str], number: int) -> Iterable[str]:
    over = place[number:]
    del place[number:]
    return over
