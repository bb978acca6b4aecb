"""The Clue Booklet: one look a visit, thirty seconds, warnings before they are over (BS-13 to 18).

Nobody competes for any of these moments, and a late closing costs nothing, so nothing here waits
for evidence that may still arrive: a warning falls due, and that is that.
"""

from dataclasses import replace

from companion.core.referee.events import Entry, Event, Press
from companion.core.referee.instant import Instant, certainly_before
from companion.core.referee.timers import Timer
from companion.games.baker_street.rules import turns
from companion.games.baker_street.rules.phases import BakerAct, BakerPhase
from companion.games.baker_street.rules.state import BakerMatch, BookletLook

SECOND = 1_000_000
WARNINGS_S = (10, 5)
"""How many seconds are left when a reader is warned."""

SLIP_US = SECOND
"""A booklet that goes down so soon has not gone down: a button was pressed twice."""

WARNING, TIME_UP = "warning", "time-up"


def lift_or_lower(m: BakerMatch, press: Press) -> None:
    """Take the booklet up or, if it is up, put it down: one button does both."""
    (lower if m.phase is BakerPhase.READING else lift)(m, press, press.seat)


def enter_open(m: BakerMatch, event: Entry) -> None:
    """Take the booklet up, as it was entered."""
    lift(m, event, event.fields["seat"])


def enter_close(m: BakerMatch, event: Entry) -> None:
    """Put the booklet down, as it was entered."""
    lower(m, event, event.fields["seat"])


def lift(m: BakerMatch, event: Event, seat: int) -> None:
    """Begin a look, if the seat is entitled to one."""
    reason = may_lift(m, seat)
    if reason is not None:
        m.refuse(event, reason)
    else:
        begin(m, event, seat)


def may_lift(m: BakerMatch, seat: int) -> str | None:
    """Return why a seat may not take the booklet up now; that there is no clue goes first."""
    reason, here = m.barred(BakerAct.OPEN, seat), m.may_look(seat)
    if m.is_weak(reason, seat) and here == "no-clue-here":
        return here
    return reason or turns.undecided(m, seat) or here


def begin(m: BakerMatch, event: Event, seat: int) -> None:
    """Take the booklet up: the look is used, and its time runs."""
    place, deadline = m.tokens[seat] or "", event.t + m.options.clue_seconds * SECOND
    m.looks += 1
    m.look = BookletLook(seat, place, event.t, deadline, m.looks, m.phase, event)
    m.phase, m.used[seat], m.turn.looked = BakerPhase.READING, True, True
    m.turn.lifted -= {"look-used"}
    m.find(event.t, "clue-started", seat=seat, location=place, deadline=deadline)
    _wind(m, m.look, event.t)


def _wind(m: BakerMatch, look: BookletLook, t: int) -> None:
    """Set the clock of a look: what falls due from `t` on."""
    for left in WARNINGS_S:
        if left < m.options.clue_seconds and look.deadline - left * SECOND >= t:
            m.timers.set(WARNING, look.deadline - left * SECOND, look.seat, look.number)
    m.timers.set(TIME_UP, look.deadline, look.seat, look.number)


def resume(m: BakerMatch, since: int, now: int) -> None:
    """Let the clock of a look stand still from one instant to another (D17)."""
    look, gap = m.look, now - since
    if look is None or look.time_up:
        return
    m.looks += 1
    m.look = replace(
        look, since=look.since + gap, deadline=look.deadline + gap, number=m.looks
    )  # fmt: skip
    _wind(m, m.look, now)


def lower(m: BakerMatch, event: Event, seat: int) -> None:
    """End a look; that it was late is told, and not punished (D17)."""
    reason, look = m.barred(BakerAct.CLOSE, seat), m.look
    if reason is not None or look is None:
        m.refuse(event, reason or "booklet-not-open")
    elif event.t - look.since < SLIP_US:
        m.refuse(event, "just-opened")
    else:
        u = event.u if isinstance(event, Press) else 0
        late = certainly_before(Instant(look.deadline), Instant(event.t, u))
        _close(m, event.t, look, event.t - look.since, in_time=not late)


def put_down(m: BakerMatch, t: int) -> None:
    """End a look whose time is up and whose end nobody told: count it as no longer than allowed."""
    if m.look is not None:
        _close(m, t, m.look, m.look.deadline - m.look.since, in_time=True)


def _close(m: BakerMatch, t: int, look: BookletLook, used_us: int, *, in_time: bool) -> None:
    m.look, m.phase = None, look.resume
    told = {"seat": look.seat, "location": look.place}
    m.find(t, "clue-closed", **told, used_us=used_us, in_time=in_time)


def fall_due(m: BakerMatch, timer: Timer) -> None:
    """Warn the reader, or tell that the time is up; a closed booklet needs neither."""
    look = m.look
    if look is None or look.number != timer.token:
        return
    m.cause = look.cause
    told = {"seat": look.seat, "location": look.place}
    if timer.kind == WARNING:
        left = (look.deadline - timer.at) // SECOND
        m.find(timer.at, "clue-warning", **told, left_s=left)
    else:
        m.look = replace(look, time_up=True)
        m.find(timer.at, "clue-time-up", **told)
