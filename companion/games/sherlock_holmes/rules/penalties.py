"""Forfeits, and running out of cards: what a fault costs, and when play stops for good."""

from companion.games.sherlock_holmes.rules.phases import Step, after, refusal
from companion.games.sherlock_holmes.rules.state import Match

EARLY = LATE = "SH-F4"
WITHDRAWAL = "SH-F3"
REST = "SH-F1"
FALSE_CALL = "SH-F2"
MISSED_HOLMES = "SH-F5"
WRONG_NAME = "SH-F6"
DEALERS_WORD = "SH-20"


def forfeit(
    m: Match, t: int, seat: int, cards: int, reason: str, rule: str, doubt_us: int | None = None
) -> bool:
    """Make a player pay cards into the pool, as far as he holds them: hand first, then pile."""
    held = m.ledger.hands[seat] + len(m.ledger.piles[seat])
    if not _found(m, t, seat, min(cards, held), reason, rule, doubt_us):
        return False
    m.ledger.pay(seat, cards)
    check_out(m, t, seat)
    return True


def forfeit_pile(
    m: Match, t: int, seat: int, reason: str, rule: str, doubt_us: int | None = None
) -> bool:
    """Make a player pay his whole pile into the pool."""
    if not _found(m, t, seat, len(m.ledger.piles[seat]), reason, rule, doubt_us):
        return False
    m.ledger.pay_pile(seat)
    m.seats[seat].holmes = 0
    return True


def forfeit_top(
    m: Match, t: int, seat: int, reason: str, rule: str, doubt_us: int | None = None
) -> bool:
    """Make a player pay the card that lies on top of his pile."""
    m.seats[seat].holmes = 0
    if not _found(m, t, seat, min(1, len(m.ledger.piles[seat])), reason, rule, doubt_us):
        return False
    m.ledger.pay_top(seat)
    return True


def _found(
    m: Match, t: int, seat: int, cards: int, reason: str, rule: str, doubt_us: int | None
) -> bool:
    return m.find(t, "forfeit", seat=seat, cards=cards, reason=reason, rule=rule, doubt_us=doubt_us)


def check_out(m: Match, t: int, seat: int) -> None:
    """Stop play as soon as a hand is empty (SH-17)."""
    if m.ledger.hands[seat] == 0 and refusal(m.phase, Step.OUT) is None:
        run_out(m, t, seat)


def run_out(m: Match, t: int, seat: int) -> None:
    """End the hand: calls and sweeps under way lapse, everyone picks up his own pile."""
    if not m.find(t, "out", seat=seat):
        return
    for call in m.calls:
        m.find(t, "void", what="call", seat=call.seat, reason="out")
    if m.sweep:
        m.find(t, "void", what="sweep", seat=m.sweep.sweepers[0], reason="out")
    m.calls, m.called, m.tie, m.sweep = [], [], (), None
    for owner, watched in m.each():
        m.ledger.take_pile(owner, owner)
        watched.holmes, watched.pending = 0, False
    m.timers.clear()
    m.counts = {}
    m.awaiting_play = False
    m.phase = after(m.phase, Step.OUT)
