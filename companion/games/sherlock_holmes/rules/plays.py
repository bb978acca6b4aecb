"""Playing a card: on PLAY, too early, too late, and taking the hand away again."""

from collections import Counter

from companion.core.referee.events import Card, Press
from companion.core.referee.instant import (
    Instant,
    certainly_before,
    decidable_at,
    instant_of,
    later,
)
from companion.core.referee.timers import Timer
from companion.games.sherlock_holmes.rules import penalties, sight
from companion.games.sherlock_holmes.rules.ledger import HOLMES, Name, word_of
from companion.games.sherlock_holmes.rules.phases import HolmesPhase
from companion.games.sherlock_holmes.rules.state import HolmesMatch, HolmesSeat, Sight

RUNNING = (HolmesPhase.READY, HolmesPhase.PLAY)
LAYING = (*RUNNING, HolmesPhase.SWEEP)
ACCUSING = frozenset(("late", "withdraw", "rest", "hand-pile", "hand-shield", "holmes"))
"""The deadlines that find somebody at fault, or nothing."""
PLAY_DOUBT_US = 100_000
"""How unsure a PLAY may be and still excuse who played before it, whatever the table announced.

An output that has lost count of its samples states such doubts. Nobody loses by the wait: PLAY
itself ends it, and a card that was laid too early cannot be laid again.
"""


def may_play(m: HolmesMatch, press: Press) -> bool:
    """Tell a play from any other touch of a pile. A hand told for another player's is none."""
    seat = m.seats[press.seat]
    if seat.played or press.by not in (None, press.seat) or m.ledger.hands[press.seat] == 0:
        return False
    if m.phase is HolmesPhase.SWEEP:
        return _may_play_in_sweep(m, press, seat)
    return m.phase is HolmesPhase.PLAY or (
        m.phase is HolmesPhase.READY and _lays_in_pause(m, press, seat)
    )


def _lays_in_pause(m: HolmesMatch, press: Press, seat: HolmesSeat) -> bool:
    """Tell whether a hand on a pile in the READY pause lays a card.

    Unless a PLAY was heard, it may be there to pick up what was captured or is to be paid, or to
    take what a call has just claimed, whether that call is settled yet or not.
    """
    if m.heard is not None:
        return True
    calling = bool(m.calls) or any(press.t <= call.t + penalties.PICK_UP_US for call in m.called)
    return not calling and press.t > seat.lifted


def in_time(m: HolmesMatch, press: Press) -> bool:
    """Tell whether a card laid now may still answer PLAY in time."""
    if m.play is None or m.awaiting_play or m.stopping:
        return False
    return not certainly_before(later(m.play, m.options.prompt_us), press)


def _may_play_in_sweep(m: HolmesMatch, press: Press, seat: HolmesSeat) -> bool:
    """Let a card laid in time be played, though HOLMES is called already.

    Where a pile lies there, only who is known for its owner plays; see `sweeps.reach`.
    """
    owners = press.by == press.seat or seat.shield.on is not None
    return in_time(m, press) and (owners or not m.ledger.piles[press.seat])


def play(m: HolmesMatch, press: Press) -> None:
    """Take the first touch of a round as the player's card (SH-2)."""
    seat = m.seats[press.seat]
    seat.played, seat.play = True, instant_of(press)
    seat.serial += 1
    hands_off = max(m.slack["pile"], m.slack["shield"])
    at = decidable_at(later(press, m.options.withdraw_us), hands_off)
    m.timers.set("withdraw", at, press.seat, seat.serial)
    if m.phase is HolmesPhase.READY:
        seat.pending = True
        at = decidable_at(press, max(m.slack["cue"], PLAY_DOUBT_US))
        m.timers.set("early", at, press.seat, seat.serial, waits=True)
    elif m.play is not None:
        if not seat.excused and certainly_before(later(m.play, m.options.prompt_us), press):
            _pay_late(m, press.seat, m.play, m.play.u + press.u)
        _answer(m, press.seat, m.play)
        penalties.check_out(m, press.t, press.seat)


def told(m: HolmesMatch, t: int, number: int) -> None:
    """Take somebody's word that a player has laid a card: nothing of it was measured."""
    seat = m.seats[number]
    seat.played, seat.play = True, Instant(t)
    seat.serial += 1
    _lay(m, number, None)
    seat.turned_up = Instant(t) if seat.played else seat.turned_up
    penalties.check_out(m, t, number)


def _lay(m: HolmesMatch, number: int, heard: Instant | None) -> bool:
    """Move the card; `heard` is the PLAY it answers, if any."""
    seat = m.seats[number]
    if m.phase not in LAYING or m.ledger.hands[number] == 0:
        return False
    reaction = None if heard is None else seat.play.t - heard.t
    doubt = None if heard is None else seat.play.u + heard.u
    if not m.find(seat.play.t, "played", seat=number, reaction_us=reaction, doubt_us=doubt):
        seat.played = False
        seat.serial += 1
        return False
    m.ledger.play(number, _just_read(seat))
    _turn_up(m, number, None if heard is None else max(seat.play, heard))
    return True


def _answer(m: HolmesMatch, number: int, heard: Instant) -> None:
    """Lay a card that answers PLAY; one that cannot have, because nobody is so fast, may cost."""
    if not _lay(m, number, heard):
        return
    seat = m.seats[number]
    quick = certainly_before(seat.play, later(heard, m.options.fastest_us))
    if quick and not seat.excused:
        doubt = seat.play.u + heard.u
        penalties.pay(m, seat.play.t, number, 1, "guessed", penalties.EARLY, doubt)


def _turn_up(m: HolmesMatch, number: int, since: Instant | None) -> None:
    """Begin anew with the card that lies on top now: nothing was called for it yet."""
    seat = m.seats[number]
    seat.called, seat.lost, seat.holmes = False, None, 0
    seat.turned_up, seat.spent, seat.misnamed = since, "", False
    seat.lifted, seat.swept_up = 0, False
    if seat.warned and seat.rail.on is not None:
        rest_from(m, number, seat.play)
    seat.warned = False
    expect_holmes(m, number)


def _just_read(seat: HolmesSeat) -> Name:
    """Name the card being laid, if the reader saw it a moment before the pad felt it."""
    at, word = seat.read
    return None if certainly_before(at, seat.play) else word


def early(m: HolmesMatch, timer: Timer) -> None:
    """Decide on a card in the READY pause: no PLAY came in time to excuse it (SH-3)."""
    seat = m.seats[timer.seat]
    if seat.pending and seat.serial == timer.token:
        _lay_early(m, timer.seat)
        penalties.check_out(m, seat.play.t, timer.seat)
    elif seat.unfined == timer.token:
        _pay_early(m, timer.seat)
        penalties.check_out(m, seat.play.t, timer.seat)


def _lay_early(m: HolmesMatch, number: int) -> None:
    seat = m.seats[number]
    seat.pending = False
    if _lay(m, number, None):
        _pay_early(m, number)


def _pay_early(m: HolmesMatch, number: int) -> None:
    seat = m.seats[number]
    seat.unfined = 0
    if m.phase in LAYING and not _excused(m, seat):
        doubt = seat.play.u + m.slack["cue"]
        penalties.pay(m, seat.play.t, number, 1, "early", penalties.EARLY, doubt)


def _excused(m: HolmesMatch, seat: HolmesSeat) -> bool:
    """Tell whether they heard a PLAY that was refused, or whether READY itself is in doubt."""
    heard = m.heard is not None and not certainly_before(seat.play, m.heard)
    return heard or not certainly_before(m.ready, seat.play)


def answer_play(m: HolmesMatch, cue: Instant) -> None:
    """Decide, now that PLAY is called, on the cards that were laid just before it: on each."""
    waiting = [(number, seat) for number, seat in m.each() if seat.pending]
    for number, seat in waiting:
        if certainly_before(seat.play, cue):
            _lay_early(m, number)
        else:
            seat.pending = False
            _answer(m, number, cue)
    for number, seat in waiting:
        penalties.check_out(m, seat.play.t, number)


def lay_pending(m: HolmesMatch) -> None:
    """Let the cards lie that were laid just before something else ended the pause.

    Whether they came too early is decided when it would have been in any case.
    """
    waiting = [(number, seat) for number, seat in m.each() if seat.pending]
    for number, seat in waiting:
        seat.pending = False
        if _lay(m, number, None):
            seat.unfined = seat.serial
            m.waiting = True
    for number, seat in waiting:
        penalties.check_out(m, seat.play.t, number)


def late(m: HolmesMatch, timer: Timer) -> None:
    """Find all who have not played promptly (SH-4); a lost pad accuses nobody."""
    if m.phase is not HolmesPhase.PLAY or timer.token != m.round or m.play is None:
        return
    late_now = owing(m)
    for number in late_now:
        _pay_late(m, number, m.play, m.play.u + m.slack["pile"])
    for number in late_now:
        penalties.check_out(m, m.play.t + m.options.prompt_us, number)


def owing(m: HolmesMatch) -> list[int]:
    """List who still has to lay a card in this round."""
    hands = m.ledger.hands
    return [
        number
        for number, seat in m.each()
        if not (seat.played or seat.excused or "pile" in seat.faulty) and hands[number] > 0
    ]


def _pay_late(m: HolmesMatch, number: int, cue: Instant, doubt: int) -> None:
    seat = m.seats[number]
    if not seat.late:
        seat.late = True
        t = cue.t + m.options.prompt_us
        penalties.pay(m, t, number, 1, "late", penalties.LATE, doubt)


def withdraw(m: HolmesMatch, timer: Timer) -> None:
    """Find a hand that stayed on the pile or its shield since the play (SH-5)."""
    seat = m.seats[timer.seat]
    if m.phase not in RUNNING or seat.serial != timer.token:
        return
    if any(pad.on is not None for pad in (seat.pile, seat.shield) if of_play(seat, pad.came)):
        t = seat.play.t + m.options.withdraw_us
        doubt = seat.play.u + m.slack["pile"]
        penalties.forfeit(m, t, timer.seat, 1, "slow-withdrawal", penalties.WITHDRAWAL, doubt)


def of_play(seat: HolmesSeat, came: Instant) -> bool:
    """Tell whether a hand that came down then is the one that laid their last card."""
    return not certainly_before(seat.play, came)


def is_moot(m: HolmesMatch, timer: Timer) -> bool:
    """Tell whether a deadline finds nothing, if nothing happens before it is decided.

    Nearly all that accuse are so: the card was laid, and the hand has gone.
    """
    kind, seat, token = timer[2], m.seats[timer[3]], timer[4]
    if kind == "withdraw":
        return seat.serial != token or (seat.pile.on is None and seat.shield.on is None)
    if kind == "hand-shield":
        return seat.shield.serial != token
    if kind == "hand-pile":
        return seat.pile.serial != token
    if kind == "late":
        return token != m.round or m.phase is not HolmesPhase.PLAY or not owing(m)
    if kind == "holmes":
        return seat.holmes != token
    return kind == "rest" and seat.rail.serial != token


def rest_from(m: HolmesMatch, number: int, start: Instant) -> None:
    """Begin, or begin again, to measure how long an arm rests on the rail (SH-6)."""
    seat = m.seats[number]
    seat.rail = seat.rail.measured_anew(start)
    at = decidable_at(later(start, m.options.rest_us), m.slack["rail"])
    m.timers.set("rest", at, number, seat.rail.serial)


def rest(m: HolmesMatch, timer: Timer) -> None:
    """Find an arm that has rested too long: a warning where there is no pile to pay yet."""
    seat = m.seats[timer.seat]
    rail = seat.rail
    if m.phase not in RUNNING or rail.on is None or rail.serial != timer.token:
        return
    t, doubt = rail.on.t + m.options.rest_us, rail.on.u + m.slack["rail"]
    if m.ledger.piles[timer.seat]:
        penalties.rested(m, t, timer.seat, doubt)
    else:
        seat.warned = True
        m.find(t, "warning", seat=timer.seat, reason="rest", rule=penalties.REST, doubt_us=doubt)


def hand_from(m: HolmesMatch, number: int, name: str, start: Instant) -> None:
    """Begin, or begin again, to measure how long a hand lies on a pile or its shield."""
    pad = m.seats[number].pad(name)
    at = decidable_at(later(start, m.options.rest_us), m.slack[name])
    m.timers.set(f"hand-{name}", at, number, pad.serial)


def hand(m: HolmesMatch, timer: Timer) -> None:
    """Find a hand laid back on its own pile, or before it, to protect it (SH-6).

    The hand that laid the card is looked at by `withdraw`. A hand of nobody knows whom on a pile
    is its owner's, unless somebody called in this round and may be there to take it.
    """
    seat = m.seats[timer.seat]
    name = timer.kind.removeprefix("hand-")
    pad = seat.pad(name)
    if m.phase not in RUNNING or pad.on is None or pad.serial != timer.token:
        return
    takes = name == "pile" and not pad.own and (m.called or pad.on.t <= seat.lifted)
    if takes or of_play(seat, pad.came) or not m.ledger.piles[timer.seat]:
        return
    t = timer.at - pad.came.u - m.slack[name]
    penalties.rested(m, t, timer.seat, pad.came.u + m.slack[name])


def restart_rests(m: HolmesMatch, start: Instant) -> None:
    """Measure every resting arm and hand afresh: a hand begins, or a sweep is over."""
    for number, seat in m.each():
        if seat.rail.on is not None:
            rest_from(m, number, start)
        for name in ("pile", "shield"):
            pad = seat.pad(name)
            if pad.on is not None and pad.by in (None, number):
                setattr(seat, name, pad.measured_anew(pad.on))
                hand_from(m, number, name, start)


def read(m: HolmesMatch, card: Card) -> None:
    """Learn cards that the table could read: the top of a pile, or the whole pool."""
    if card.pool is not None:
        _read_pool(m, card, [word_of(name) for name in card.pool])
    elif card.seat is not None and card.card is not None:
        _read_top(m, card, card.seat, word_of(card.card))


def _read_top(m: HolmesMatch, card: Card, number: int, word: str) -> None:
    seat = m.seats[number]
    if card.seen is not None and not _lies_since(m, card, number):
        return
    seat.read = (Instant(card.t), word)
    if seat.pending:
        return
    known = m.ledger.top(number)
    if card.seen is not None and known not in (None, word):
        m.ledger.unread_top(number)
        seat.disputed = seat.serial
        words = (known, word) if known else (word,)
        sight.ask(m, card.t, Sight(sight.CARD, number, words, (m.ledger.mark(number),)))
    else:
        m.ledger.read_top(number, word)
    expect_holmes(m, number)


def _lies_since(m: HolmesMatch, card: Card, number: int) -> bool:
    """Tell whether a card that was seen is the one that lies there now (decision 0093).

    It is if it was seen beyond doubt after the last play. One that was seen where nothing should
    lie is asked about, unless it may be on its way to whoever took it.
    """
    seat, seen = m.seats[number], Instant(card.seen or 0, card.u)
    if not certainly_before(seat.play, seen) or seat.disputed == seat.serial:
        return False
    lies = seat.pending or bool(m.ledger.piles[number])
    if not lies and m.phase in RUNNING and certainly_before(Instant(seat.lifted), seen):
        sight.ask(m, card.t, Sight(sight.STRAY, number, (word_of(card.card or ""),)))
    return lies


def _read_pool(m: HolmesMatch, card: Card, words: list[str]) -> None:
    """Learn the cards of the pool; a camera may see some of them, and the others are remembered.

    Where what it sees and what is remembered are more than lie there, only what it sees is known.
    """
    pool = m.ledger.pool
    if len(words) > len(pool):
        sight.ask(m, card.t, Sight(sight.POOL_COUNT, 0, (), (len(words), len(pool))))
        return
    sight.settle(m, sight.POOL_COUNT, 0)
    left = Counter(name for name in pool if name is not None) - Counter(words)
    kept = [*left.elements()] if card.seen is not None else []
    known = [*words, *kept] if len(words) + len(kept) <= len(pool) else words
    m.ledger.pool = [*known, *[None] * (len(pool) - len(known))]


def expect_holmes(m: HolmesMatch, number: int) -> None:
    """Wait for the call, once a Sherlock Holmes is turned up (SH-14).

    One that lies early may be called at once, and is measured from PLAY.
    """
    seat = m.seats[number]
    if seat.swept_up:
        return
    if m.ledger.top(number) != HOLMES:
        seat.holmes = 0
    elif seat.turned_up is not None and not seat.spent and seat.holmes != seat.serial:
        seat.holmes = seat.serial
        m.timers.set("holmes", call_due(m, seat.turned_up), number, seat.serial)


def call_due(m: HolmesMatch, turned_up: Instant) -> int:
    """Say from when on a card turned up then can no longer be called in time."""
    return decidable_at(later(turned_up, m.options.holmes_us), m.slack["red"])


def begin_measure(m: HolmesMatch, cue: Instant) -> None:
    """Measure from PLAY the calls for cards that were laid before it."""
    for number, seat in m.each():
        if seat.played and seat.turned_up is None:
            seat.turned_up = cue
        expect_holmes(m, number)


def missed_holmes(m: HolmesMatch, timer: Timer) -> None:
    """Find a Sherlock Holmes that was not called promptly; a lost button accuses nobody.

    Somebody else's sweep does not excuse it: two may sweep at once (SH-12).
    """
    seat = m.seats[timer.seat]
    if seat.holmes != timer.token or m.phase not in LAYING or "red" in seat.faulty:
        return
    if seat.turned_up is None or _swept(m, timer.seat):
        return
    t = seat.turned_up.t + m.options.holmes_us
    penalties.miss_holmes(m, t, timer.seat, seat.turned_up.u + m.slack["red"])


def _swept(m: HolmesMatch, pile: int) -> bool:
    """Tell whether a pile is another's already, and the card that lies on it too."""
    contest = m.sweep.contests.get(pile) if m.sweep else None
    return contest is not None and contest.to not in (None, pile)
