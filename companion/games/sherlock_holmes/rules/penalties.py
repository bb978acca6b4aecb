"""Forfeits, and running out of cards: what a fault costs, and when play stops for good."""

from companion.games.sherlock_holmes.rules.phases import HolmesPhase, HolmesStep, after, refusal
from companion.games.sherlock_holmes.rules.state import HolmesCall, HolmesMatch, Rest

EARLY = LATE = "SH-F4"
WITHDRAWAL = "SH-F3"
REST = "SH-F1"
FALSE_CALL = "SH-F2"
MISSED_HOLMES = "SH-F5"
WRONG_NAME = "SH-F6"
DEALERS_WORD = "SH-20"

PICK_UP_US = 3_000_000
"""How long a hand may be on a pile that was captured, swept or forfeited, to pick it up."""


def forfeit(
    m: HolmesMatch,
    t: int,
    seat: int,
    cards: int,
    reason: str,
    rule: str,
    doubt_us: int | None = None,
) -> bool:
    """Make a player pay cards, and stop play if those were their last."""
    paid = pay(m, t, seat, cards, reason, rule, doubt_us)
    if paid:
        check_out(m, t, seat)
    return paid


def pay(
    m: HolmesMatch,
    t: int,
    seat: int,
    cards: int,
    reason: str,
    rule: str,
    doubt_us: int | None = None,
) -> bool:
    """Make a player pay cards into the pool, as far as they hold them: hand first, then pile."""
    held = m.ledger.hands[seat] + len(m.ledger.piles[seat])
    if not held or not _found(m, t, seat, min(cards, held), reason, rule, doubt_us):
        return False
    m.ledger.pay(seat, cards)
    return True


def forfeit_pile(
    m: HolmesMatch,
    t: int,
    seat: int,
    reason: str,
    rule: str,
    doubt_us: int | None = None,
    mark: int | None = None,
) -> bool:
    """Make a player pay their whole pile into the pool, or what lay there up to that card."""
    cards = m.ledger.height(seat, mark)
    if not cards or not _found(m, t, seat, cards, reason, rule, doubt_us):
        return False
    m.ledger.pay_pile(seat, mark)
    lift(m, seat, t)
    return True


def rested(m: HolmesMatch, t: int, seat: int, doubt_us: int) -> None:
    """Make a player pay their pile for a hand or arm that rested (SH-6).

    A call that is still open may turn out to have taken that pile before: it is settled first.
    """
    rest = Rest(t, seat, m.ledger.mark(seat), doubt_us)
    if any(_may_take(call, seat) for call in m.calls):
        m.rests.append(rest)
        m.waiting = True
    else:
        pay_rest(m, rest)


def _may_take(call: HolmesCall, seat: int) -> bool:
    """Tell whether an open call may take a pile: its own caller's, or one that it may match."""
    top, word = call.tops[seat], call.word
    return seat == call.seat or (top.mark > 0 and (None in (top.word, word) or top.word == word))


def pay_rest(m: HolmesMatch, rest: Rest) -> None:
    """Pay for a rest with what lay there then."""
    forfeit_pile(m, rest.t, rest.seat, "rest", REST, rest.doubt_us, rest.mark)


def miss_holmes(m: HolmesMatch, t: int, number: int, doubt_us: int | None = None) -> bool:
    """Make a player pay the Sherlock Holmes that they did not call promptly (SH-14).

    It lies on top of their pile; or in their hand, where a sweep has made them pick it up.
    """
    seat = m.seats[number]
    seat.holmes = 0
    held = bool(m.ledger.piles[number]) or (seat.swept_up and m.ledger.hands[number] > 0)
    if not held or not _found(m, t, number, 1, "missed-holmes", MISSED_HOLMES, doubt_us):
        return False
    if m.ledger.pay_top(number):
        lift(m, number, t)
        seat.spent = "missed-holmes"
    else:
        m.ledger.pay(number, 1)
        check_out(m, t, number)
    return True


def _found(
    m: HolmesMatch, t: int, seat: int, cards: int, reason: str, rule: str, doubt_us: int | None
) -> bool:
    return m.find(t, "forfeit", seat=seat, cards=cards, reason=reason, rule=rule, doubt_us=doubt_us)


def lift(m: HolmesMatch, number: int, t: int) -> None:
    """Let a hand pick up what has just left a pile: that is no play."""
    seat = m.seats[number]
    seat.lifted = t + PICK_UP_US
    if not m.ledger.piles[number]:
        seat.holmes = 0


def check_out(m: HolmesMatch, t: int, seat: int) -> None:
    """Stop play as soon as a hand is empty (SH-17).

    A call of their own that is still open may fill it again, as of when it was made.
    """
    if m.ledger.hands[seat] or refusal(m.phase, HolmesStep.OUT) is not None:
        return
    if any(call.seat == seat for call in m.calls):
        m.emptied.setdefault(seat, t)
        m.waiting = True
    else:
        run_out(m, t, seat)


def run_out(m: HolmesMatch, t: int, seat: int) -> None:
    """End the hand. What was called before is settled first: a sweep, and every open call."""
    if m.sweep:
        m.stopping = m.stopping or (t, seat)
        return
    if not m.find(t, "out", seat=seat):
        return
    m.timers.clear(but="call")
    for _, watched in m.each():
        watched.holmes, watched.pending, watched.unfined = 0, False, 0
    m.emptied, m.awaiting_play = {}, False
    m.begin_count()
    m.phase = after(m.phase, HolmesStep.OUT)
    m.waiting = m.waiting or bool(m.calls)
    if not m.calls:
        pick_up(m)


def pick_up(m: HolmesMatch) -> None:
    """Let everyone take their own pile into their hand."""
    for seat in m.ledger.seats:
        m.ledger.take_pile(seat, seat)


def _stop_sweep_after(m: HolmesMatch, since: int, seat: int) -> None:
    """Let a sweep lapse that was called after somebody had run out, as it turns out now."""
    if m.sweep and not m.ledger.hands[seat] and since < m.sweep.reds[0][1].t:
        m.find(m.sweep.last, "void", what="sweep", seat=m.sweep.sweepers[0], reason="out")
        m.sweep, m.phase = None, after(m.phase, HolmesStep.SWEPT)


def resume(m: HolmesMatch, t: int) -> None:
    """Do what waited for the open calls, now that they are settled."""
    rests, m.rests = m.rests, []
    for rest in rests:
        pay_rest(m, rest)
    emptied, m.emptied = m.emptied, {}
    for seat, since in emptied.items():
        _stop_sweep_after(m, since, seat)
        check_out(m, since, seat)
    if m.phase is HolmesPhase.COUNTING:
        m.called = []
        pick_up(m)
