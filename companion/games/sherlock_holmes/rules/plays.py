"""Playing a card: on PLAY, too early, too late, and taking the hand away again."""

from companion.core.referee.events import Card, Press
from companion.core.referee.instant import (
    Instant,
    certainly_before,
    decidable_at,
    instant_of,
    later,
)
from companion.core.referee.timers import Timer
from companion.games.sherlock_holmes.rules import penalties
from companion.games.sherlock_holmes.rules.ledger import HOLMES, Name, word_of
from companion.games.sherlock_holmes.rules.phases import Phase
from companion.games.sherlock_holmes.rules.state import Match, Seat

RUNNING = (Phase.READY, Phase.PLAY)
PLAY_DOUBT_US = 100_000
"""How unsure a PLAY may be and still excuse who played before it, whatever the table announced.

An output that has lost count of its samples states such doubts. Nobody loses by the wait: PLAY
itself ends it, and a card that was laid too early cannot be laid again.
"""


def may_play(m: Match, press: Press) -> bool:
    """Tell a play from any other touch of a pile.

    A hand told for another player's is none, and in the READY pause of a call that is not settled
    a hand on a pile may be there to take it, unless a PLAY was heard.
    """
    seat = m.seats[press.seat]
    if seat.played or m.phase not in RUNNING or press.by not in (None, press.seat):
        return False
    if m.ledger.hands[press.seat] == 0:
        return False
    return m.phase is Phase.PLAY or m.heard is not None or not (seat.lifted or m.calls)


def play(m: Match, press: Press) -> None:
    """Take the first touch of a round as the player's card (SH-2)."""
    seat = m.seats[press.seat]
    seat.played, seat.play = True, instant_of(press)
    seat.serial += 1
    hands_off = max(m.slack["pile"], m.slack["shield"])
    m.timers.set(
        "withdraw",
        decidable_at(later(press, m.options.withdraw_us), hands_off),
        press.seat,
        seat.serial,
    )
    if m.phase is Phase.READY:
        seat.pending = True
        at = decidable_at(press, max(m.slack["cue"], PLAY_DOUBT_US))
        m.timers.set("early", at, press.seat, seat.serial, waits=True)
    elif m.play is not None:
        if certainly_before(later(m.play, m.options.prompt_us), press):
            _pay_late(m, press.seat, m.play, m.play.u + press.u)
        _lay(m, press.seat, m.play)
        penalties.check_out(m, press.t, press.seat)


def _lay(m: Match, number: int, heard: Instant | None) -> bool:
    """Move the card; `heard` is the PLAY it answers, if any."""
    seat = m.seats[number]
    if m.phase not in RUNNING or m.ledger.hands[number] == 0:
        return False
    reaction = None if heard is None else seat.play.t - heard.t
    doubt = None if heard is None else seat.play.u + heard.u
    if not m.find(seat.play.t, "played", seat=number, reaction_us=reaction, doubt_us=doubt):
        seat.played = False
        seat.serial += 1
        return False
    m.ledger.play(number, _just_read(seat))
    seat.called, seat.lost, seat.holmes = False, None, 0
    expect_holmes(m, number)
    return True


def _just_read(seat: Seat) -> Name:
    """Name the card being laid, if the reader saw it a moment before the pad felt it."""
    at, word = seat.read
    return None if certainly_before(at, seat.play) else word


def early(m: Match, timer: Timer) -> None:
    """Decide on a card in the READY pause: no PLAY came in time to excuse it (SH-3)."""
    seat = m.seats[timer.seat]
    if seat.pending and seat.serial == timer.token:
        _lay_early(m, timer.seat)


def _lay_early(m: Match, number: int) -> None:
    seat = m.seats[number]
    seat.pending = False
    if _lay(m, number, None) and not _excused(m, seat):
        doubt = seat.play.u + m.slack["cue"]
        penalties.forfeit(m, seat.play.t, number, 1, "early", penalties.EARLY, doubt)
    penalties.check_out(m, seat.play.t, number)


def _excused(m: Match, seat: Seat) -> bool:
    """Give a player the benefit: he heard a PLAY that was refused, or READY itself is in doubt."""
    heard = m.heard is not None and not certainly_before(seat.play, m.heard)
    return heard or not certainly_before(m.ready, seat.play)


def answer_play(m: Match, cue: Instant) -> None:
    """Decide, now that PLAY is called, on the cards that were laid just before it."""
    for number, seat in m.each():
        if seat.pending and certainly_before(seat.play, cue):
            _lay_early(m, number)
        elif seat.pending:
            seat.pending = False
            _lay(m, number, cue)
            penalties.check_out(m, seat.play.t, number)


def lay_pending(m: Match) -> None:
    """Let the cards stand that were laid just before something else ended the pause."""
    for number, seat in m.each():
        if seat.pending:
            seat.pending = False
            _lay(m, number, None)
            penalties.check_out(m, seat.play.t, number)


def late(m: Match, timer: Timer) -> None:
    """Find who has not played promptly (SH-4); a lost pad accuses nobody."""
    if m.phase is not Phase.PLAY or timer.token != m.round or m.play is None:
        return
    for number, seat in m.each():
        owes = not seat.played and m.ledger.hands[number] > 0
        if owes and "pile" not in seat.faulty and m.phase is Phase.PLAY:
            _pay_late(m, number, m.play, m.play.u + m.slack["pile"])


def _pay_late(m: Match, number: int, cue: Instant, doubt: int) -> None:
    seat = m.seats[number]
    if not seat.late:
        seat.late = True
        t = cue.t + m.options.prompt_us
        penalties.forfeit(m, t, number, 1, "late", penalties.LATE, doubt)


def withdraw(m: Match, timer: Timer) -> None:
    """Find a hand that stayed on the pile or its shield since the play (SH-5)."""
    seat = m.seats[timer.seat]
    if m.phase not in RUNNING or seat.serial != timer.token:
        return
    on_pile = seat.pile.own and seat.pile.on == seat.play
    on_shield = seat.shield.on is not None and not certainly_before(seat.play, seat.shield.on)
    if on_pile or on_shield:
        t = seat.play.t + m.options.withdraw_us
        doubt = seat.play.u + m.slack["pile"]
        penalties.forfeit(m, t, timer.seat, 1, "slow-withdrawal", penalties.WITHDRAWAL, doubt)


def rest_from(m: Match, number: int, start: Instant) -> None:
    """Begin, or begin again, to measure how long an arm rests on the rail (SH-6)."""
    rail = m.seats[number].rail
    rail.serial += 1
    rail.on = start
    at = decidable_at(later(start, m.options.rest_us), m.slack["rail"])
    m.timers.set("rest", at, number, rail.serial)


def rest(m: Match, timer: Timer) -> None:
    """Find an arm that has rested too long."""
    rail = m.seats[timer.seat].rail
    if m.phase in RUNNING and rail.on is not None and rail.serial == timer.token:
        t = rail.on.t + m.options.rest_us
        doubt = rail.on.u + m.slack["rail"]
        penalties.forfeit_pile(m, t, timer.seat, "rest", penalties.REST, doubt)


def restart_rests(m: Match, start: Instant) -> None:
    """Measure every resting arm afresh: a hand begins, or a sweep is over."""
    for number, seat in m.each():
        if seat.rail.on is not None:
            rest_from(m, number, start)


def read(m: Match, card: Card) -> None:
    """Learn a card that the table could read: the top of a pile, or the whole pool."""
    if card.pool is not None:
        _read_pool(m, card, [word_of(name) for name in card.pool])
    elif card.seat is not None and card.card is not None:
        word = word_of(card.card)
        m.seats[card.seat].read = (Instant(card.t), word)
        m.ledger.read_top(card.seat, word)
        expect_holmes(m, card.seat)


def _read_pool(m: Match, card: Card, words: list[str]) -> None:
    unread = len(m.ledger.pool) - len(words)
    if unread < 0:
        m.refuse(card, "pool-count")
    else:
        m.ledger.pool = [*words, *[None] * unread]


def expect_holmes(m: Match, number: int) -> None:
    """Wait for the call, once a Sherlock Holmes is turned up (SH-14).

    One that lies early cannot be called before PLAY, so it is measured from there.
    """
    seat = m.seats[number]
    if m.ledger.top(number) != HOLMES:
        seat.holmes = 0
    elif _turned_up_now(m, seat) and m.play is not None:
        seat.holmes = seat.serial
        seat.turned_up = max(seat.play, m.play)
        at = decidable_at(later(seat.turned_up, m.options.holmes_us), m.slack["red"])
        m.timers.set("holmes", at, number, seat.serial)


def _turned_up_now(m: Match, seat: Seat) -> bool:
    laid = seat.played and not seat.pending and seat.holmes != seat.serial
    return laid and m.phase is Phase.PLAY


def missed_holmes(m: Match, timer: Timer) -> None:
    """Find a Sherlock Holmes that was not called promptly; a lost button accuses nobody."""
    seat = m.seats[timer.seat]
    if seat.holmes != timer.token or m.phase not in RUNNING or "red" in seat.faulty:
        return
    start = seat.turned_up
    penalties.forfeit_top(
        m,
        start.t + m.options.holmes_us,
        timer.seat,
        "missed-holmes",
        penalties.MISSED_HOLMES,
        start.u + m.slack["red"],
    )
