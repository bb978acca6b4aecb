"""The draw pile and the discards: counted, never looked at."""

from companion.games.i_say_holmes.rules.cards import AFOOT
from companion.games.i_say_holmes.rules.state import ISayMatch


def draw(m: ISayMatch, t: int, seat: int, cards: int) -> int:
    """Give a seat so many cards from the draw pile, or what there is (D16); return how many."""
    if m.draw_pile < cards and _under(m):
        shuffle_in(m, t)
    got = min(cards, m.draw_pile)
    m.draw_pile -= got
    m.hands[seat] += got
    return got


def left(m: ISayMatch) -> int:
    """Return how many cards can still be drawn, shuffled in or not."""
    return m.draw_pile + max(_under(m), 0)


def _under(m: ISayMatch) -> int:
    """Return how many discards can be shuffled: the card before stays, so does Afoot (IH-34)."""
    return m.discards - 1 - (m.seq != AFOOT and not m.aside)


def shuffle_in(m: ISayMatch, t: int) -> None:
    """Shuffle the discards into the draw pile; the card before stays on the table."""
    m.draw_pile += _under(m)
    m.aside = int(m.seq != AFOOT)
    m.discards = 1
    m.find(t, "reshuffle", draw_pile=m.draw_pile)


def discard(m: ISayMatch, seat: int, cards: int = 1) -> None:
    """Lay a card, or put one away."""
    m.hands[seat] -= cards
    m.discards += cards
