"""All hands laid open and counted in one entry; before a plea, that is the plea as well."""

from companion.core.referee.events import Entry
from companion.games.i_say_holmes.rules import arrests, counting
from companion.games.i_say_holmes.rules.phases import BUSY, ISayPhase
from companion.games.i_say_holmes.rules.state import Caught, ISayMatch


def hands(m: ISayMatch, event: Entry) -> None:
    """Take what every hand is worth; the accused is guilty if Villains are named (IH-41, IH-46)."""
    reason = _untimely_totals(m, event) or _wrong_totals(m, event)
    if reason == BUSY:
        m.busy(event)
        return
    if reason is not None:
        m.refuse(event, reason)
        return
    held = dict(zip(m.seats, event.fields["totals"], strict=True))
    if m.phase is ISayPhase.PLEA:
        arrests.guilty(m, event.t, tuple(event.fields["villains"]), held)
    else:
        counting.count(m, event.t, held)


def _untimely_totals(m: ISayMatch, event: Entry) -> str | None:
    """Return why hands are not counted now; while the accused is asked, Villains must be named."""
    villains = tuple(event.fields.get("villains", ()))
    if m.phase is ISayPhase.PLEA:
        return arrests.not_these(villains, m.hands[m.accused]) if villains else BUSY
    return counting.untimely(m) or ("count-mismatch" if villains else None)


def _wrong_totals(m: ISayMatch, event: Entry) -> str | None:
    totals, caught = event.fields["totals"], m.caught
    if len(totals) != len(m.seats):
        return "count-mismatch"
    if m.phase is ISayPhase.PLEA:
        caught = Caught(tuple(event.fields["villains"]), holder=m.accused)
    for seat, total in zip(m.seats, totals, strict=True):
        if total not in counting.possible(counting.countable(m, seat, caught)):
            return "bad-total"
    return None
