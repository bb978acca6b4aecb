"""The point game's hands: play one of five, move, take one (SO-45 to SO-48)."""

from companion.core.referee.events import Entry, Press
from companion.games.sorry.rules import forced, turns
from companion.games.sorry.rules.moves import KINDS, Listing, legal
from companion.games.sorry.rules.pack import HAND, Card
from companion.games.sorry.rules.phases import SorryAct, SorryPhase
from companion.games.sorry.rules.state import SorryMatch


def play(m: SorryMatch, event: Entry) -> None:
    """Play a card from the hand."""
    seat, card = event.fields["seat"], event.fields["card"]
    reason = turns.may(m, SorryAct.CARD, seat) or _not_held(m, seat, card)
    if reason is None and not legal(m.board, m.sides(seat), card).moves:
        reason = "no-legal-move"
    if reason is not None:
        m.refuse(event, reason)
        return
    m.pack.lay(seat, card)
    m.card = card
    turns.list_moves(m, event.t)


def _not_held(m: SorryMatch, seat: int, card: str) -> str | None:
    if card not in KINDS:
        return "no-such-card"
    if not m.pack.holds(seat, card):
        return "not-in-hand"
    return turns.bad_card(m, card)


def must_play(m: SorryMatch, seat: int, card: Card) -> bool:
    """Tell whether a held card bars the discard."""
    return card is not None and bars_discard(legal(m.board, m.sides(seat), card))


def bars_discard(listing: Listing) -> bool:
    """Tell whether a card with these moves has to be played; a mere exchange need not (SD-29)."""
    return bool(listing.moves) and not listing.may_pass


def discard(m: SorryMatch, event: Entry) -> None:
    """Discard a card, if none can be played (SO-48)."""
    seat, card, hand = event.fields["seat"], event.fields["card"], event.fields.get("hand")
    reason = turns.may(m, SorryAct.CARD, seat) if m.options.points else "not-in-mode"
    reason = reason or _not_held(m, seat, card) or _wrong_hand(m, seat, card, hand)
    if reason is None:
        held = m.pack.hands[seat] if hand is None else hand
        if any(must_play(m, seat, other) for other in set(held)):
            reason = "playable-card-held"
    if reason is not None:
        m.refuse(event, reason)
        return
    m.pack.lay(seat, card)
    m.again, m.phase = False, SorryPhase.REFILL
    m.find(event.t, "discarded", seat=seat, left=m.pack.left)
    if m.options.follows:
        take(m, event.t)


def _wrong_hand(m: SorryMatch, seat: int, card: str, hand: list[str] | None) -> str | None:
    """Return why a hand that was entered cannot be the one that the seat holds (SD-30)."""
    if hand is None:
        return None
    if any(held not in KINDS for held in hand):
        return "no-such-card"
    if len(hand) != HAND or card not in hand:
        return "not-in-hand"
    if m.options.virtual and sorted(hand) != sorted(map(str, m.pack.hands[seat])):
        return "not-in-hand"
    too_many = any(hand.count(held) > m.pack.unseen(held) for held in hand)
    return "card-exhausted" if too_many else None


def refill(m: SorryMatch, event: Press | Entry, seat: int) -> None:
    """Take the top card: the hand is five again, and the turn is over (SO-47)."""
    if forced.made_by_draw(m, seat):
        forced.make(m, event.t)
    reason = turns.may(m, SorryAct.REFILL, seat)
    if reason is not None:
        m.refuse(event, reason)
    else:
        take(m, event.t)


def take(m: SorryMatch, t: int) -> None:
    """Give the player on turn the top card, and end the turn."""
    m.pack.take(m.turn)
    m.find(t, "refilled", seat=m.turn, left=m.pack.left)
    turns.tell_hand(m, t, m.turn)
    turns.go_on(m, t)
