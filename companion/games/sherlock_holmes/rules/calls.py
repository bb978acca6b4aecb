"""Calling a match: who was first, what it matched, what it takes, and when to ask the dealer."""

from typing import Literal, NamedTuple

from companion.core.referee.events import Press
from companion.core.referee.instant import Instant, certainly_before, decidable_at, in_doubt, margin
from companion.core.referee.timers import Timer
from companion.games.sherlock_holmes.rules import penalties
from companion.games.sherlock_holmes.rules.ledger import HOLMES
from companion.games.sherlock_holmes.rules.phases import HolmesStep, refusal
from companion.games.sherlock_holmes.rules.state import HolmesCall, HolmesMatch, Top


def white(m: HolmesMatch, press: Press) -> None:
    """Hear a call (SH-7): it stands until the next PLAY, once a card of the caller's."""
    reason = why_not(m, press.seat)
    if reason is not None:
        m.refuse(press, reason)
        return
    m.seats[press.seat].called = True
    matched = m.ledger.pool.count(_top(m, press.seat))
    call = HolmesCall(press.seat, press.t, press.u, _tops(m), matched, len(m.ledger.pool))
    m.calls.append(call)
    m.called.append(call)
    at = decidable_at(press, max(m.slack["white"], m.slack["red"]))
    m.timers.set("call", at, press.seat, press.t, waits=True)


def why_not(m: HolmesMatch, number: int) -> str | None:
    """Say why a seat cannot call a match: with no card there is no word to call."""
    reason = refusal(m.phase, HolmesStep.WHITE)
    if reason is not None:
        return reason
    top = _seen(m, number)
    if not top.mark:
        return "no-play" if m.play is None else "no-pile"
    if top.word == HOLMES:
        return "holmes-is-red"
    return "already-called" if m.seats[number].called else None


def _tops(m: HolmesMatch) -> list[Top]:
    return [_seen(m, seat) for seat in range(len(m.ledger.hands))]


def _seen(m: HolmesMatch, seat: int) -> Top:
    """See what lies at a seat, or what lay there until another call of this round took it."""
    if not m.ledger.piles[seat] and (lost := m.seats[seat].lost) is not None:
        return lost
    return Top(m.ledger.mark(seat), m.ledger.top(seat))


def learn(m: HolmesMatch, seat: int) -> None:
    """Put a card that was read late into the picture of every call that was made over it.

    Where it was read in two ways, nobody knows it any more: what is not settled yet is asked.
    """
    now, place = _seen(m, seat), m.seats[seat]
    disputed = place.disputed == place.serial
    for call in m.called:
        was = call.tops[seat]
        if (was.word is None or disputed) and was.mark == now.mark:
            call.tops[seat] = now


def _top(m: HolmesMatch, seat: int) -> str:
    """Name a top card for counting its like; an unknown one is like nothing."""
    return m.ledger.top(seat) or "?"


def touched(m: HolmesMatch, press: Press) -> None:
    """Note a hand on a pile: callers reach for what they matched."""
    pile = press.seat
    for call in m.calls:
        theirs = pile != call.seat and press.by in (None, call.seat)
        if theirs and pile not in call.touched:
            call.touched.append(pile)


def ripen(m: HolmesMatch, timer: Timer) -> None:
    """Put a call in its place, now that no rival can still turn up."""
    for call in m.calls:
        if call.seat == timer.seat and call.t == timer.token:
            call.ripe = True
            if not call.placed and not _rivals(m, call):
                place(m, call)
            break
    work(m)


def _competes(a: HolmesCall, b: HolmesCall) -> bool:
    """Calls for different words do not compete; an unread word may be any."""
    one, other = a.word, b.word
    return one is None or other is None or one == other


def _rivals(m: HolmesMatch, call: HolmesCall) -> list[HolmesCall]:
    """List the open calls that may have come first just as well, where that matters."""
    if call.first or not _may_win(m, call):
        return []
    return [
        other
        for other in m.calls
        if other is not call
        and not other.first
        and in_doubt(call, other)
        and _competes(call, other)
        and _may_win(m, other)
    ]


def _may_win(m: HolmesMatch, call: HolmesCall) -> bool:
    """Tell whether a call can still win anything: else nobody need know if it came first."""
    kind = outcome(m, call).kind
    if kind != "ask":
        return kind == "capture"
    others = [seat for seat in m.ledger.seats if seat != call.seat]
    return bool(_there(m, call, others)) or (call.pool > 0 and bool(m.ledger.pool))


def place(m: HolmesMatch, call: HolmesCall) -> None:
    """Say where in the order of its rivals a call came, by how much, and how sure that is."""
    before = [
        other
        for other in m.called
        if other is not call
        and (certainly_before(other, call) or (other.first and not call.first))
        and _competes(call, other)
    ]
    behind, doubt = _behind(before[0] if before else call, call)
    call.placed = True
    if not m.find(
        call.t, "call", seat=call.seat, place=len(before) + 1, behind_us=behind, doubt_us=doubt
    ):
        _settled(m, call)
        m.called.remove(call)


def _behind(first: HolmesCall, call: HolmesCall) -> tuple[int | None, int | None]:
    """State how far a call came behind; there is no such number where the dealer said so."""
    if first is call and not call.first:
        return 0, 0
    return (None, None) if in_doubt(first, call) else margin(first, call)


def work(m: HolmesMatch) -> None:
    """Settle calls in their order, as far as that needs no ruling (SH-8)."""
    while m.calls and m.calls[0].ripe and not m.tie:
        call = m.calls[0]
        rivals = _rivals(m, call)
        if rivals:
            _doubt(m, [call, *rivals])
        if rivals or call.asked:
            return
        if not call.placed:
            place(m, call)
        if call in m.calls:
            judge(m, call)


def _doubt(m: HolmesMatch, group: list[HolmesCall]) -> None:
    able = [c for c in group if not any(certainly_before(other, c) for other in group)]
    one, other = able[0], able[1]
    gap, doubt = margin(one, other)
    m.tie = tuple(call.seat for call in able)
    m.find(
        other.t,
        "doubt",
        question="first-call",
        between=list(m.tie),
        gap_us=gap,
        doubt_us=doubt,
    )


class Outcome(NamedTuple):
    """What the cards say of a call, as far as they can be read."""

    kind: Literal["ask", "capture", "late", "false", "holmes"]
    piles: list[int]
    from_pool: int = 0


def outcome(m: HolmesMatch, call: HolmesCall) -> Outcome:
    """Look a call up in the cards (SH-8). What cannot be read is never held against the caller."""
    tops = {s: call.tops[s] for s in m.ledger.seats if s != call.seat and call.tops[s].mark}
    if call.for_dealer:
        return Outcome("ask", [])
    if not tops and not call.pool:
        return Outcome("false", [])
    if call.word is None:
        return Outcome("late" if _taken_since(m, call) else "ask", [])
    return _read(m, call, call.word, tops)


def _read(m: HolmesMatch, call: HolmesCall, word: str, tops: dict[int, Top]) -> Outcome:
    """Judge a call whose word is known."""
    if word == HOLMES:
        return Outcome("holmes", [])
    matched = [seat for seat, top in tops.items() if top.word == word]
    there = _there(m, call, matched)
    in_pool = min(m.ledger.pool.count(word), call.pool)
    if there or in_pool:
        return Outcome("capture", there, in_pool)
    if matched or call.in_pool:
        return Outcome("late", [])
    unread = call.pool and None in m.ledger.pool
    unread = unread or any(top.word is None for top in tops.values())
    return Outcome("ask" if unread else "false", [])


def _there(m: HolmesMatch, call: HolmesCall, piles: list[int]) -> list[int]:
    """List the piles that still lie there, under whatever was laid since the call."""
    return [pile for pile in piles if call.tops[pile].mark in m.ledger.marks[pile]]


def _taken_since(m: HolmesMatch, call: HolmesCall) -> bool:
    """Tell whether another call took the caller's pile: for the word they called, unread as it is.

    That call then took everything the word could match, so their own is only late.
    """
    top, lost = call.tops[call.seat], m.seats[call.seat].lost
    return lost is not None and lost.mark == top.mark


def judge(m: HolmesMatch, call: HolmesCall) -> None:
    """Settle a call by the cards, as far as they are known; else ask the dealer."""
    kind, piles, from_pool = outcome(m, call)
    if kind == "capture":
        capture(m, call, call.t, piles, from_pool)
    elif kind == "false":
        false_call(m, call, call.t)
    elif kind in ("late", "holmes"):
        lapse(m, call, call.t, kind)
    else:
        ask(m, call)


def lapse(m: HolmesMatch, call: HolmesCall, t: int, reason: str) -> None:
    """Let a call win nothing, and cost nothing."""
    m.find(t, "void", what="call", seat=call.seat, reason=reason)
    _settled(m, call)


def read_again(m: HolmesMatch) -> None:
    """Take a question back to the cards, now that another one could be read."""
    if not m.calls:
        return
    head = m.calls[0]
    if m.tie and not _rivals(m, head):
        m.tie = ()
        work(m)
    elif head.asked and outcome(m, head).kind != "ask":
        head.asked = False
        work(m)


def ask(m: HolmesMatch, call: HolmesCall) -> None:
    """Leave a call to the dealer's eyes."""
    call.asked = True
    m.find(call.t, "ask", question="call", seat=call.seat, suggest=call.touched.copy())


def _ask_dealer_himself(m: HolmesMatch, call: HolmesCall) -> None:
    """Ask once a ruling has taken back what the cards or an earlier ruling said."""
    call.for_dealer = True
    ask(m, call)


def capture(m: HolmesMatch, call: HolmesCall, t: int, named: list[int], from_pool: int) -> None:
    """Move what a call has won: the piles as they lay when it was made (SH-8).

    One's own is picked up with a captured one only. What an earlier call has taken is gone.
    """
    ledger, seat = m.ledger, call.seat
    piles = _there(m, call, named)
    if not piles and not from_pool:
        lapse(m, call, t, "late")
        return
    won = sum(ledger.height(pile, call.tops[pile].mark) for pile in piles)
    own = ledger.height(seat, call.tops[seat].mark) if piles else 0
    told = {"from": piles, "pool": from_pool, "won": won, "cards": won + own + from_pool}
    if not m.find(t, "capture", seat=seat, **told):
        _ask_dealer_himself(m, call)
        return
    ledger.take_from_pool(seat, from_pool, call.word)
    for pile in [*piles, seat] if piles else []:
        ledger.take_pile(pile, seat, call.tops[pile].mark)
        m.seats[pile].lost = call.tops[pile]
        penalties.lift(m, pile, t)
    _settled(m, call)


def false_call(m: HolmesMatch, call: HolmesCall, t: int) -> None:
    """Make the caller pay for a match that is none (SH-9): their pile as they called over it."""
    mark = call.tops[call.seat].mark
    if not m.ledger.height(call.seat, mark):
        lapse(m, call, t, "late")
    elif penalties.forfeit_pile(m, t, call.seat, "false-call", penalties.FALSE_CALL, None, mark):
        _settled(m, call)
    else:
        _ask_dealer_himself(m, call)


def come_first(m: HolmesMatch, call: HolmesCall) -> None:
    """Take the dealer's word that this call came before those it was in doubt with."""
    if call.seat in m.tie:
        m.tie = ()
    call.first = True
    if not call.placed:
        call.ripe = True
        m.calls.remove(call)
        m.calls.insert(0, call)
        place(m, call)


def _settled(m: HolmesMatch, call: HolmesCall) -> None:
    m.calls.remove(call)


def next_round(m: HolmesMatch) -> None:
    """Begin a new round of calls with PLAY; what is still being decided stays."""
    m.called = m.calls.copy()
    for _, seat in m.each():
        seat.called, seat.lost = False, None


def give_way(m: HolmesMatch, red: Instant) -> None:
    """Let every open call lapse that did not come before a sweep beyond doubt (SH-10)."""
    for call in m.calls.copy():
        if not certainly_before(call, red):
            lapse(m, call, red.t, "sweep")
    if not {*m.tie} <= {call.seat for call in m.calls}:
        m.tie = ()
        work(m)
    m.waiting = m.waiting or bool(m.calls)
