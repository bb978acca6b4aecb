"""Sherlock Holmes is called: whose hand reaches which pile first, and who picks up what."""

from collections.abc import Iterable

from companion.core.referee.events import Press
from companion.core.referee.instant import (
    Instant,
    Timed,
    certainly_before,
    decidable_at,
    in_doubt,
    instant_of,
    later,
    margin,
)
from companion.core.referee.timers import Timer
from companion.games.sherlock_holmes.rules import calls, hands, penalties, plays
from companion.games.sherlock_holmes.rules.ledger import HOLMES
from companion.games.sherlock_holmes.rules.phases import HolmesPhase, HolmesStep, after, refusal
from companion.games.sherlock_holmes.rules.state import (
    Claim,
    HolmesContest,
    HolmesMatch,
    HolmesSeat,
    Sweep,
)


def red(m: HolmesMatch, press: Press, measured: bool = True) -> None:
    """Hear SHERLOCK HOLMES called (SH-10), or a second player joining in (SH-12).

    Only who has just turned it up may call it. What the ledger knows is enough to refuse a call
    with nothing there; what cannot be read is believed, and fined if it comes too late (SH-14).
    Who calls after a sweep has made them pick their card up wins nothing, but has called it.
    """
    if m.phase is HolmesPhase.READY:
        plays.lay_pending(m)
    number, seat = press.seat, m.seats[press.seat]
    reason = why_not(m, number)
    if reason is not None:
        seat.holmes = 0
        m.refuse(press, reason)
    elif m.ledger.top(number) not in (None, HOLMES):
        wrong_name(m, press.t, number)
        seat.spent = "already-called"
    elif measured and _too_late(m, seat, press):
        if not penalties.miss_holmes(m, press.t, number, press.u):
            m.refuse(press, "missed-holmes")
    elif m.find(press.t, "sweep-open", seat=number):
        _open(m, press)


def why_not(m: HolmesMatch, number: int) -> str | None:
    """Say why a seat cannot call SHERLOCK HOLMES: there is nothing there, or it was called."""
    reason = refusal(m.phase, HolmesStep.RED)
    if reason is not None:
        return reason
    if m.sweep and number in m.sweep.sweepers:
        return "already-sweeping"
    spent = m.seats[number].spent
    if not m.ledger.piles[number] and spent != "missed-holmes":
        return "no-play" if m.play is None else "no-pile"
    return spent or None


def _too_late(m: HolmesMatch, seat: HolmesSeat, press: Press) -> bool:
    """Tell whether it is beyond doubt that a card was turned up too long ago to be called."""
    due = seat.turned_up
    return due is not None and certainly_before(later(due, m.options.holmes_us), press)


def _open(m: HolmesMatch, press: Press) -> None:
    call = instant_of(press)
    m.seats[press.seat].holmes = 0
    m.seats[press.seat].spent = "already-called"
    if m.sweep is None:
        _begin(m, press.seat, call)
    else:
        m.sweep.reds.append((press.seat, call))
        _look_at(m, m.sweep.sweepers[0], call)
    if m.sweep:
        m.sweep.marks[press.seat] = m.ledger.mark(press.seat)
        m.sweep.unripe += 1
        at = decidable_at(call, m.slack["red"])
        m.timers.set("sweep-ripe", at, press.seat, m.sweep.serial, waits=True)


def _begin(m: HolmesMatch, seat: int, call: Instant) -> None:
    m.phase = after(m.phase, HolmesStep.RED)
    m.sweeps += 1
    m.sweep = Sweep(m.sweeps, [(seat, call)], {}, last=call.t)
    calls.give_way(m, call)
    m.timers.set("sweep", call.t + m.options.sweep_us, seat, m.sweeps)
    for number, watched in m.each():
        _already_there(m, number, watched, call)


def _already_there(m: HolmesMatch, pile: int, owner: HolmesSeat, call: Instant) -> None:
    """Count a hand that was on a pile, or its shield, when the sweep was called (SH-11).

    One that came with the call counts for whoever's it is; one that was there before counts for
    nobody, but for the hand of the owner's own play while it still has time to go.
    """
    in_time = not certainly_before(later(owner.play, m.options.withdraw_us), call)
    on_pile = hands.whose(m, pile, owner.pile.own)
    for pad, whose in ((owner.shield, (pile,)), (owner.pile, on_pile)):
        played = in_time and whose == (pile,) and plays.of_play(owner, pad.came)
        if pad.on is not None and whose and (played or in_doubt(pad.came, call)):
            _claim(m, pile, Claim(whose, pad.on.t, pad.on.u), call)
        elif played and pad.off is not None and in_doubt(pad.off, call):
            _contest(m, pile).lifted = pad.off
    for rival, came in sorted(owner.rivals.items()):
        whose = hands.rivals(m, pile, rival)
        if whose and in_doubt(came, call):
            _claim(m, pile, Claim(whose, came.t, came.u), call)


def shield(m: HolmesMatch, press: Press) -> None:
    """See an owner protect their pile (SH-11)."""
    if m.sweep and press.by in (None, press.seat):
        _claim(m, press.seat, Claim((press.seat,), press.t, press.u), instant_of(press))


def reach(m: HolmesMatch, press: Press, own: bool) -> None:
    """See a hand come down on a pile: a sweeper's, or the owner's where that is known.

    On the pile of somebody who could still lay a card in time, it may be theirs: the dealer saw.
    """
    if m.sweep is None:
        return
    pile, owner = press.seat, m.seats[press.seat]
    whose = hands.reaching(m, press, own)
    if press.by is None and not owner.played and plays.in_time(m, press):
        whose = (pile, *whose)
        if m.ledger.piles[pile]:
            _contest(m, pile).laying = press
    if whose:
        _claim(m, pile, Claim(whose, press.t, press.u), instant_of(press))


def let_go(m: HolmesMatch, release: Press) -> None:
    """See an owner's hand leave when it may just have been there as the sweep was called."""
    if m.sweep is None or release.seat not in m.sweep.contests:
        return
    contest, called = m.sweep.contests[release.seat], m.sweep.reds[0][1]
    known = release.by is not None
    theirs = (c for c in contest.claims if not known or c.seats == (release.seat,))
    held = [claim for claim in theirs if claim.t <= called.t]
    if held and contest.to is None and in_doubt(called, release):
        contest.claims = [claim for claim in contest.claims if claim not in held]
        contest.lifted = instant_of(release)


def _contest(m: HolmesMatch, pile: int) -> HolmesContest:
    assert m.sweep is not None
    return m.sweep.contests.setdefault(pile, HolmesContest())


def _claim(m: HolmesMatch, pile: int, claim: Claim, decided_from: Instant) -> None:
    if m.sweep is None or not m.ledger.piles[pile]:
        return
    contest = _contest(m, pile)
    known = any(earlier.seats == claim.seats for earlier in contest.claims)
    too_late = m.sweep.expired and not contest.claims
    if contest.to is not None or contest.between or known or too_late:
        return
    contest.claims.append(claim)
    _look_at(m, pile, decided_from)


def _look_at(m: HolmesMatch, pile: int, since: Instant) -> None:
    """Decide about a pile as soon as nothing can still be in doubt with that instant."""
    assert m.sweep is not None
    at = decidable_at(since, max(m.slack["pile"], m.slack["shield"]))
    m.timers.set("pile", at, pile, m.sweep.serial, waits=True)


def decide_pile(m: HolmesMatch, timer: Timer) -> None:
    """Decide a race for a pile, now that no other hand can still turn out to be first."""
    if m.sweep and m.sweep.serial == timer.token:
        if not m.calls:
            _decide(m, timer.seat)
        try_close(m)


def at_risk(m: HolmesMatch) -> list[int]:
    """List the piles that can be taken: a lone sweeper's own is not."""
    sweepers = m.sweep.sweepers if m.sweep else ()
    return [
        seat
        for seat in m.ledger.seats
        if m.ledger.piles[seat] and (seat not in sweepers or len(sweepers) > 1)
    ]


def _decide(m: HolmesMatch, pile: int) -> None:
    contest = _contest(m, pile)
    undecided = contest.to is None and not contest.between and bool(contest.claims)
    if m.sweep is None or not undecided or pile not in at_risk(m):
        return
    called = m.sweep.reds[0][1]
    first, *rest = sorted(contest.claims, key=lambda claim: (claim.t, claim.seats))
    close: list[Timed] = [first, *(c for c in rest if not certainly_before(first, c))]
    between = _unique(seat for claim in close if isinstance(claim, Claim) for seat in claim.seats)
    if contest.lifted is not None and between != (pile,):
        between, close = _unique((pile, *between)), [contest.lifted, called]
    if pile not in between and "shield" in m.seats[pile].faulty:
        _ask(m, max(first.t, called.t), pile)
    elif len(between) == 1:
        _settle(m, pile, between[0], max(first.t, called.t), first.u + m.slack["pile"])
    else:
        _leave_to_dealer(m, pile, between, max(first.t, close[-1].t), close)


def _unique(seats: Iterable[int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(seats))


def _settle(m: HolmesMatch, pile: int, to: int, t: int, doubt: int | None) -> None:
    assert m.sweep is not None
    contest = _contest(m, pile)
    if to == pile:
        found = m.find(t, "safe", pile=pile, doubt_us=doubt)
    else:
        found = m.find(t, "taken", pile=pile, seat=to, doubt_us=doubt)
    if found:
        contest.to, contest.between = to, ()
        m.sweep.last = max(m.sweep.last, t)
        _lay_if_his(m, pile, contest)
    else:
        _ask(m, t, pile)


def _lay_if_his(m: HolmesMatch, pile: int, contest: HolmesContest) -> None:
    """Let a card be played, once it is said that the hand on the pile was its owner's."""
    laying, contest.laying = contest.laying, None
    if laying and contest.to == pile and not m.seats[pile].played and m.ledger.hands[pile]:
        plays.play(m, laying)


def _leave_to_dealer(
    m: HolmesMatch, pile: int, between: tuple[int, ...], t: int, close: list[Timed]
) -> None:
    _contest(m, pile).between = between
    gap, doubt = margin(close[0], close[1]) if len(close) > 1 else (None, None)
    m.find(
        t,
        "doubt",
        question="pile",
        pile=pile,
        between=list(between),
        gap_us=gap,
        doubt_us=doubt,
    )


def _ask(m: HolmesMatch, t: int, pile: int) -> None:
    """Ask the dealer about a pile for which there is no evidence, or none that they believe."""
    assert m.sweep is not None
    rivals = (seat for seat in m.sweep.sweepers if seat != pile)
    _contest(m, pile).between = (pile, *rivals)
    m.find(t, "ask", question="pile", pile=pile, between=list(_contest(m, pile).between))


def ripen(m: HolmesMatch, timer: Timer) -> None:
    """Know that no other call can still be in doubt with this one."""
    if m.sweep and m.sweep.serial == timer.token:
        m.sweep.unripe -= 1
        try_close(m)


def expire(m: HolmesMatch, timer: Timer) -> None:
    """End the time for sweeping (SH-13)."""
    if m.sweep is None or m.sweep.serial != timer.token:
        return
    m.sweep.expired = True
    m.sweep.last = max(m.sweep.last, timer.at)
    if not m.calls:
        _ask_about_blind(m)
    try_close(m)


def _ask_about_blind(m: HolmesMatch) -> None:
    """Ask about piles that nothing could be felt at."""
    assert m.sweep is not None
    for pile in at_risk(m):
        contest = _contest(m, pile)
        if (
            hands.blind(m, pile)
            and not contest.claims
            and not contest.between
            and contest.to is None
        ):
            _ask(m, m.sweep.last, pile)


def resume(m: HolmesMatch) -> None:
    """Go on with the sweep, now that the calls which came before it are settled.

    Whoever called Holmes for a card that such a call has taken had nothing to call.
    """
    sweep = m.sweep
    if sweep is None:
        return
    for seat in sweep.sweepers:
        if sweep.marks[seat] not in m.ledger.marks[seat]:
            _leave(m, sweep.last, seat, "late")
    _go_on(m)


def _go_on(m: HolmesMatch) -> None:
    """Decide every race that can be decided, and see whether the sweep is over."""
    sweep = m.sweep
    if sweep is not None and not sweep.reds:
        _over(m)
        return
    if sweep is None or m.holds():
        return
    for pile in sorted(sweep.contests):
        _decide(m, pile)
    if sweep.expired:
        _ask_about_blind(m)
    try_close(m)


def try_close(m: HolmesMatch) -> None:
    """Close the sweep as soon as nothing about it is open."""
    if m.sweep is None or m.sweep.unripe or m.holds():
        return
    open_piles = [pile for pile in at_risk(m) if _contest(m, pile).to is None]
    racing = any(_contest(m, pile).claims or _contest(m, pile).between for pile in open_piles)
    if racing or (open_piles and not m.sweep.expired):
        return
    if not _pool_in_doubt(m):
        _close(m)


def _pool_in_doubt(m: HolmesMatch) -> bool:
    """Ask whose the pool is, where two called together (SH-13)."""
    sweep = m.sweep
    if sweep is None or sweep.pool_to is not None or not m.ledger.pool or len(sweep.reds) < 2:
        return False
    (_, one), (_, other) = sweep.reds[:2]
    if not in_doubt(one, other):
        return False
    if not sweep.pool_asked:
        sweep.pool_asked = True
        gap, doubt = margin(one, other)
        between = list(sweep.sweepers)
        m.find(other.t, "doubt", question="pool", between=between, gap_us=gap, doubt_us=doubt)
    return True


def _close(m: HolmesMatch) -> None:
    sweep = m.sweep
    assert sweep is not None
    piles = at_risk(m)
    ended = {pile: _contest(m, pile).to for pile in piles}
    taken = {pile: to for pile, to in ended.items() if to not in (None, pile)}
    to = sweep.pool_to or sweep.sweepers[0]
    if m.find(
        sweep.last,
        "sweep",
        seats=list(sweep.sweepers),
        taken={str(pile): seat for pile, seat in taken.items()},
        safe=[pile for pile, seat in ended.items() if seat == pile],
        untouched=[pile for pile, seat in ended.items() if seat is None],
        pool=len(m.ledger.pool),
        pool_to=to if m.ledger.pool else None,
    ):
        m.ledger.take_pool(to)
        for pile in m.ledger.seats:
            _pick_up(m, pile, taken.get(pile) or pile)
    _over(m)


def _pick_up(m: HolmesMatch, pile: int, to: int) -> None:
    """Put a pile in a hand; to pick it up is no play."""
    assert m.sweep is not None
    seat, held = m.seats[pile], m.seats[pile].holmes
    if m.ledger.take_pile(pile, to):
        seat.swept_up = to == pile and pile not in m.sweep.sweepers
        penalties.lift(m, pile, m.sweep.last)
        seat.holmes = held if seat.swept_up else 0


def _over(m: HolmesMatch) -> None:
    """Go back to play: arms may be looked at again, and nobody owes a card of this round.

    Who had not laid one may still do so, unless a hand on their pile is there to pick it up.
    """
    assert m.sweep is not None
    end = Instant(m.sweep.last)
    m.sweep = None
    m.phase = after(m.phase, HolmesStep.SWEPT)
    for _, seat in m.each():
        seat.played = seat.played or m.awaiting_play or seat.lifted > end.t
        seat.excused = True
        seat.serial += 1
    m.awaiting_play = False
    plays.restart_rests(m, end)
    if m.stopping:
        (t, number), m.stopping = m.stopping, None
        penalties.run_out(m, t, number)


def wrong_name(m: HolmesMatch, t: int, seat: int) -> None:
    """Make a player pay for calling the wrong name (SH-15)."""
    paid = penalties.forfeit(m, t, seat, 2, "wrong-name", penalties.WRONG_NAME)
    if paid and m.sweep and seat in m.sweep.sweepers:
        _leave(m, t, seat, "wrong-name")
        _go_on(m)


def _leave(m: HolmesMatch, t: int, seat: int, reason: str) -> None:
    """Take a sweeper out of the sweep; it ends with no pile moved if they were alone in it."""
    assert m.sweep is not None
    m.find(t, "void", what="sweep", seat=seat, reason=reason)
    m.sweep.reds = [(other, call) for other, call in m.sweep.reds if other != seat]
    m.sweep.last = max(m.sweep.last, t)
    for contest in m.sweep.contests.values():
        contest.claims = [left for claim in contest.claims if (left := _without(claim, seat))]
        if contest.to == seat:
            contest.to = None
        if seat in contest.between:
            contest.between = ()


def _without(claim: Claim, seat: int) -> Claim | None:
    """Leave a seat out of those whose hand it may have been."""
    left = tuple(other for other in claim.seats if other != seat)
    return Claim(left, claim.t, claim.u) if left else None


def rule_pile(m: HolmesMatch, t: int, pile: int, to: int) -> str | None:
    """Take the dealer's word for a pile that is not decided yet."""
    if pile not in at_risk(m) or _contest(m, pile).to is not None:
        return "nothing-to-rule"
    _contest(m, pile).between = ()
    _settle(m, pile, to, t, None)
    try_close(m)
    return None
