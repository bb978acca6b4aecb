"""A new card for who has none: at Scotland Yard and at the Locksmith (BS-26, BS-27)."""

from companion.core.referee.events import Entry
from companion.games.baker_street.rules.cards import KEY, SY
from companion.games.baker_street.rules.phases import BakerAct, BakerPhase
from companion.games.baker_street.rules.places import LOCKSMITH, YARD
from companion.games.baker_street.rules.state import BakerMatch

SHOPS = {SY: YARD, KEY: LOCKSMITH}
"""Where each kind of card is piled."""


def enter_take(m: BakerMatch, event: Entry) -> None:
    """Take a card from the pile of the place just entered."""
    seat, card = event.fields["seat"], event.fields["card"]
    reason = may_take(m, seat, card)
    if reason is not None:
        m.refuse(event, reason)
        return
    m.cards.take(seat, card)
    m.find(event.t, "took", seat=seat, card=card, piles=m.cards.piles.copy())


def may_take(m: BakerMatch, seat: int, card: str) -> str | None:
    """Return why a seat takes no card now."""
    reason = m.barred(BakerAct.TAKE, seat)
    if reason != "take-too-late" and not m.is_weak(reason, seat):
        return reason
    if m.tokens[seat] != SHOPS[card]:
        return "wrong-place"
    if reason not in (None, "take-too-late"):
        return reason
    if m.phase is not BakerPhase.ARRIVED or not m.turn.entered:
        return "take-too-late"
    if m.cards.holds(seat, card):
        return "holds-one"
    return None if m.cards.piles[card] else "pile-empty"
