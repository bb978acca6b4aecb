"""A turn from its beginning to its end: the roll, staying put, and who is next (BS-9, BS-37)."""

from companion.core.referee.events import Entry, Event
from companion.games.baker_street.rules.phases import BakerAct, BakerPhase
from companion.games.baker_street.rules.places import DEPOT, HOME, STREET
from companion.games.baker_street.rules.state import BakerMatch, Turn


def begin(m: BakerMatch, t: int, seat: int, ended: Turn | None = None) -> None:
    """Give the turn to a seat, and say what it may do; `ended` is a turn that ended by itself."""
    m.turn, m.ended = Turn(seat, since=t, unasked=ended is not None), ended
    m.phase, m.wanted = BakerPhase.TURN, ()
    m.scope += 1
    m.find(t, "turn", seat=seat, may=may(m))


def may(m: BakerMatch) -> list[str]:
    """Return what is open to the seat on turn as its turn begins."""
    seat = m.turn.seat
    place = m.tokens[seat]
    further = {
        BakerAct.CAB: place == DEPOT,
        BakerAct.OPEN: m.may_look(seat) is None,
        BakerAct.ANNOUNCE: place == HOME,
    }
    return ["roll", "stay", *(str(act) for act, given in further.items() if given)]


def end_by_itself(m: BakerMatch, t: int, how: str) -> None:
    """End a turn that nobody has to end, and say so (BS-37)."""
    m.find(t, "ended", seat=m.turn.seat, how=how)
    begin(m, t, after(m, m.turn.seat), m.turn)


def end_on_the_street(m: BakerMatch, t: int) -> None:
    """End the turn of a token that is in no place: nothing is left to do there."""
    if m.tokens[m.turn.seat] == STREET:
        end_by_itself(m, t, "street")


def after(m: BakerMatch, seat: int) -> int:
    """Return the next seat clockwise that is still in."""
    count = len(m.seats)
    following = ((seat + step) % count + 1 for step in range(count))
    return next(other for other in following if m.tokens[other] is not None)


def undecided(m: BakerMatch, seat: int) -> str | None:
    """Return why something has to wait: the die is rolling, and the move comes next."""
    return "already-rolled" if seat in m.wanted else None


def settle(m: BakerMatch) -> None:
    """Make what came before this turn final (BS-35): the table plays on.

    A turn that ended by itself can be taken back for one turn more: nobody has confirmed it.
    """
    m.settled, m.checked = m.scope - m.turn.unasked, None


def rolled(m: BakerMatch, event: Event, value: int) -> None:
    """Take the roll of the seat on turn."""
    settle(m)
    m.turn.value, m.phase = value, BakerPhase.ROLLED
    m.find(event.t, "rolled", seat=m.turn.seat, value=value)


def enter_stay(m: BakerMatch, event: Entry) -> None:
    """Leave a token where it is: no new visit, an unused look stays usable (D9)."""
    seat = event.fields["seat"]
    reason = m.barred(BakerAct.STAY, seat) or undecided(m, seat)
    if reason is not None:
        m.refuse(event, reason)
        return
    m.phase = BakerPhase.ARRIVED
    m.find(event.t, "stayed", seat=seat)
    end_on_the_street(m, event.t)


def end(m: BakerMatch, event: Event, seat: int) -> None:
    """End the turn; the next seat clockwise that is still in has its own."""
    reason = m.barred(BakerAct.END, seat)
    if seat in m.wanted and reason == "not-rolled":
        reason = "not-moved"
    if reason is not None:
        m.refuse(event, reason)
    else:
        begin(m, event.t, after(m, seat))


def enter_end(m: BakerMatch, event: Entry) -> None:
    """End the turn as it was entered."""
    end(m, event, event.fields["seat"])
