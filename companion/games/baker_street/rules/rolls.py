"""The die: asked for and answered, or rolled on the table and entered. The core draws no lots."""

from companion.core.referee.events import Entry, Event
from companion.games.baker_street.rules import opening, turns
from companion.games.baker_street.rules.phases import BakerAct, BakerPhase
from companion.games.baker_street.rules.state import BakerMatch

FACES = range(1, 7)


def ask(m: BakerMatch, event: Event, seat: int) -> None:
    """Ask for a number; whoever draws it enters `die`."""
    reason = _barred(m, seat) or turns.undecided(m, seat)
    if reason is not None:
        m.refuse(event, reason)
        return
    if m.phase is BakerPhase.TURN:
        turns.settle(m)
    m.wanted = (*m.wanted, seat)
    m.find(event.t, "roll-wanted", seat=seat)


def enter_roll(m: BakerMatch, event: Entry) -> None:
    """Ask for a roll, or take the value of a real die."""
    seat, value = event.fields["seat"], event.fields.get("value")
    if value is None:
        ask(m, event, seat)
        return
    reason = _barred(m, seat)
    if reason is None and value not in FACES:
        reason = "bad-die"
    _roll(m, event, seat, value, reason)


def enter_die(m: BakerMatch, event: Entry) -> None:
    """Take the number that was asked for; what nobody asked for is no roll."""
    seat, value = event.fields["seat"], event.fields["value"]
    reason = m.barred(BakerAct.DIE, seat)
    if reason is None and (seat not in m.wanted or value not in FACES):
        reason = "bad-die"
    _roll(m, event, seat, value, reason)


def _roll(m: BakerMatch, event: Entry, seat: int, value: int, reason: str | None) -> None:
    if reason is not None:
        m.refuse(event, reason)
        return
    m.wanted = tuple(other for other in m.wanted if other != seat)
    if m.phase is BakerPhase.ORDER:
        opening.rolled(m, event, seat, value)
    else:
        turns.rolled(m, event, value)


def _barred(m: BakerMatch, seat: int) -> str | None:
    reason = m.barred(BakerAct.ROLL, seat)
    if reason is None and m.phase is BakerPhase.ORDER:
        reason = opening.may_roll(m, seat)
    return reason
