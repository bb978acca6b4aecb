"""Calling a match: who was first, what it matched, what it takes, and when to ask the dealer."""

from typing import Literal, NamedTuple

from companion.core.referee.events import Press
from companion.core.referee.instant import certainly_before, decidable_at, in_doubt, margin
from companion.core.referee.timers import Timer
from companion.games.sherlock_holmes.rules import penalties
from companion.games.sherlock_holmes.rules.phases import Phase, Step, refusal
from companion.games.sherlock_holmes.rules.state import Call, Match, Top


def white(m: Match, press: Press) -> None:
    """Hear a call (SH-7): it stands until the next PLAY, once a card of the caller's."""
    seat = m.seats[press.seat]
    reason = refusal(m.phase, Step.WHITE)
    if reason is None and m.play is None:
        reason = "no-play"
    if reason is None and seat.called:
        reason = "already-called"
    if reason is not None:
        m.refuse(press, reason)
        return
    seat.called = True
    call = Call(press.seat, press.t, press.u, _tops(m), m.ledger.pool.count(_top(m, press.seat)))
    m.calls.append(call)
    m.called.append(call)
    m.timers.set("call", decidable_at(press, m.slack["white"]), press.seat, press.t, waits=True)


def _tops(m: Match) -> list[Top]:
    return [_seen(m, seat) for seat in range(len(m.ledger.hands))]


def _seen(m: Match, seat: int) -> Top:
    """See what lies at a seat, or what lay there until another call of this round took it."""
    pile = m.ledger.piles[seat]
    if not pile and (lost := m.seats[seat].lost) is not None:
        return lost
    return Top(m.ledger.generations[seat], len(pile), pile[-1] if pile else None)


def learn(m: Match, seat: int) -> None:
    """Put a card that was read late into the picture of every call that was made over it."""
    now = _seen(m, seat)
    for call in m.called:
        was = call.tops[seat]
        if was.word is None and was[:2] == now[:2]:
            call.tops[seat] = now


def _top(m: Match, seat: int) -> str:
    """Name a top card for counting its like; an unknown one is like nothing."""
    return m.ledger.top(seat) or "?"


def touched(m: Match, pile: int) -> None:
    """Note a hand on a pile: callers reach for what they matched."""
    for call in m.calls:
        if pile != call.seat and pile not in call.touched:
            call.touched.append(pile)


def ripen(m: Match, timer: Timer) -> None:
    """Put a call in its place, now that no rival can still turn up."""
    for call in m.calls:
        if call.seat == timer.seat and call.t == timer.token:
            call.ripe = True
            if not call.placed and not _rivals(m, call):
                place(m, call)
            break
    work(m)


def _competes(a: Call, b: Call) -> bool:
    """Calls for different words do not compete; an unread word may be any."""
    one, other = a.word, b.word
    return one is None or other is None or one == other


def _rivals(m: Match, call: Call) -> list[Call]:
    """List the calls that may have come first just as well."""
    if call.first:
        return []
    return [
        other
        for other in m.called
        if other is not call
        and not other.first
        and in_doubt(call, other)
        and _competes(call, other)
    ]


def place(m: Match, call: Call) -> None:
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


def _behind(first: Call, call: Call) -> tuple[int | None, int | None]:
    """State how far a call came behind; there is no such number where the dealer said so."""
    if first is call and not call.first:
        return 0, 0
    return (None, None) if in_doubt(first, call) else margin(first, call)


def work(m: Match) -> None:
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


def _doubt(m: Match, group: list[Call]) -> None:
    able = [c for c in group if not any(certainly_before(other, c) for other in group)]
    able.sort(key=lambda call: (call.t, call.seat))
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

    kind: Literal["ask", "capture", "late", "false"]
    piles: list[int]
    from_pool: int = 0


def outcome(m: Match, call: Call) -> Outcome:
    """Look a call up in the cards (SH-8). What cannot be read is never held against the caller."""
    word = call.word
    if word is None and _taken_since(m, call):
        return Outcome("late", [])
    if word is None or call.for_dealer:
        return Outcome("ask", [])
    tops = {s: call.tops[s] for s in m.ledger.seats if s != call.seat and call.tops[s].size}
    matched = [seat for seat, top in tops.items() if top.word == word]
    there = [s for s in matched if m.ledger.generations[s] == tops[s].generation]
    in_pool = m.ledger.pool.count(word)
    if there or in_pool:
        return Outcome("capture", there, in_pool)
    if matched or call.in_pool:
        return Outcome("late", [])
    unread = None in m.ledger.pool or any(top.word is None for top in tops.values())
    return Outcome("ask" if unread else "false", [])


def _taken_since(m: Match, call: Call) -> bool:
    """Tell whether another call took the caller's pile: for the word he called, unread as it is.

    That call then took everything the word could match, so his own is only late.
    """
    generation = call.tops[call.seat].generation
    lost = m.seats[call.seat].lost
    return lost is not None and lost.generation == generation != m.ledger.generations[call.seat]


def judge(m: Match, call: Call) -> None:
    """Settle a call by the cards, as far as they are known; else ask the dealer."""
    kind, piles, from_pool = outcome(m, call)
    if kind == "capture":
        capture(m, call, call.t, piles, from_pool)
    elif kind == "false":
        false_call(m, call, call.t)
    elif kind == "late":
        m.find(call.t, "void", what="call", seat=call.seat, reason="late")
        _settled(m, call)
    else:
        ask(m, call)


def read_again(m: Match) -> None:
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


def ask(m: Match, call: Call) -> None:
    """Leave a call to the dealer's eyes."""
    call.asked = True
    m.find(call.t, "ask", question="call", seat=call.seat, suggest=call.touched.copy())


def _ask_dealer_himself(m: Match, call: Call) -> None:
    """Ask once a ruling has taken back what the cards or an earlier ruling said."""
    call.for_dealer = True
    ask(m, call)


def capture(m: Match, call: Call, t: int, piles: list[int], from_pool: int) -> None:
    """Move what a call has won; one's own pile is picked up with a captured one only."""
    ledger, seat = m.ledger, call.seat
    lifted = [*piles, seat] if piles else []
    cards = from_pool + sum(len(ledger.piles[pile]) for pile in lifted)
    if not m.find(t, "capture", seat=seat, **{"from": piles}, pool=from_pool, cards=cards):
        _ask_dealer_himself(m, call)
        return
    ledger.take_from_pool(seat, from_pool, call.word)
    for pile in lifted:
        m.seats[pile].lost = _seen(m, pile)
        ledger.take_pile(pile, seat)
        m.seats[pile].holmes = 0
        m.seats[pile].lifted = m.phase is Phase.READY
    _settled(m, call)


def false_call(m: Match, call: Call, t: int) -> None:
    """Make the caller pay for a match that is none (SH-9)."""
    if penalties.forfeit_pile(m, t, call.seat, "false-call", penalties.FALSE_CALL):
        _settled(m, call)
    else:
        _ask_dealer_himself(m, call)


def come_first(m: Match, call: Call) -> None:
    """Take the dealer's word that this call came before those it was in doubt with."""
    if call.seat in m.tie:
        m.tie = ()
    call.first = True
    if not call.placed:
        call.ripe = True
        m.calls.remove(call)
        m.calls.insert(0, call)
        place(m, call)


def _settled(m: Match, call: Call) -> None:
    m.calls.remove(call)


def next_round(m: Match) -> None:
    """Begin a new round of calls with PLAY; what is still being decided stays."""
    m.called = m.calls.copy()
    for _, seat in m.each():
        seat.called, seat.lost = False, None


def void(m: Match, t: int, reason: str) -> None:
    """Let every call lapse that is not settled."""
    for call in m.calls:
        m.find(t, "void", what="call", seat=call.seat, reason=reason)
    m.calls, m.tie = [], ()
