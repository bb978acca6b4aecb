"""The dealer's word: what only eyes can see, what the sensors could not tell, and corrections."""

from collections.abc import Callable

from companion.core.referee.events import Ruling
from companion.core.referee.schema import (
    INT,
    INTS,
    SEAT,
    SEATS,
    Fields,
    optional,
    required,
    seat_or,
)
from companion.games.sherlock_holmes.rules import calls, penalties, sweeps
from companion.games.sherlock_holmes.rules.phases import Phase, Step, refusal
from companion.games.sherlock_holmes.rules.state import Call, Match

SAFE = "safe"

RULINGS: dict[str, Fields] = {
    "uphold": {"seat": required(SEAT), "from": required(SEATS), "pool": optional(INT)},
    "false-call": {"seat": required(SEAT)},
    "first-call": {"seat": required(SEAT)},
    "pile": {"pile": required(SEAT), "to": required(seat_or(SAFE))},
    "pool": {"seat": required(SEAT)},
    "missed-holmes": {"seat": required(SEAT)},
    "wrong-name": {"seat": required(SEAT)},
    "out": {"seat": required(SEAT)},
    "forfeit": {"seat": required(SEAT), "cards": required(INT)},
    "recount": {"hands": required(INTS), "piles": required(INTS), "pool": required(INT)},
}


def rule(m: Match, ruling: Ruling) -> None:
    """Carry out a ruling, or refuse it with a reason."""
    reason = refusal(m.phase, Step.RULE) or _CARRY_OUT[ruling.name](m, ruling)
    if reason is not None:
        m.refuse(ruling, reason)


def _call_of(m: Match, seat: int) -> Call | None:
    return next((call for call in m.calls if call.seat == seat), None)


def _uphold(m: Match, ruling: Ruling) -> str | None:
    seat, piles, pool = ruling.fields["seat"], ruling.fields["from"], ruling.fields.get("pool", 0)
    call = _call_of(m, seat)
    if call is None:
        return "nothing-to-rule"
    distinct = len(set(piles)) == len(piles) and seat not in piles
    if not distinct or not 0 <= pool <= len(m.ledger.pool) or not (piles or pool):
        return "bad-ruling"
    calls.come_first(m, call)
    if call in m.calls:
        calls.capture(m, call, ruling.t, piles, pool)
    calls.work(m)
    return None


def _false_call(m: Match, ruling: Ruling) -> str | None:
    call = _call_of(m, ruling.fields["seat"])
    if call is None:
        return "nothing-to-rule"
    calls.come_first(m, call)
    if call in m.calls:
        calls.false_call(m, call, ruling.t)
    calls.work(m)
    return None


def _first_call(m: Match, ruling: Ruling) -> str | None:
    seat = ruling.fields["seat"]
    if seat not in m.tie:
        return "bad-ruling" if m.tie else "nothing-to-rule"
    call = next(call for call in reversed(m.called) if call.seat == seat)
    calls.come_first(m, call)
    calls.work(m)
    return None


def _pile(m: Match, ruling: Ruling) -> str | None:
    pile, to = ruling.fields["pile"], ruling.fields["to"]
    if m.sweep is None:
        return "nothing-to-rule"
    if to not in (SAFE, *m.sweep.sweepers) or to == pile:
        return "bad-ruling"
    return sweeps.rule_pile(m, ruling.t, pile, pile if to == SAFE else to)


def _pool(m: Match, ruling: Ruling) -> str | None:
    seat = ruling.fields["seat"]
    if m.sweep is None or not m.sweep.pool_asked:
        return "nothing-to-rule"
    if seat not in m.sweep.sweepers:
        return "bad-ruling"
    m.sweep.pool_to = seat
    m.sweep.last = max(m.sweep.last, ruling.t)
    sweeps.try_close(m)
    return None


def _missed_holmes(m: Match, ruling: Ruling) -> str | None:
    seat = ruling.fields["seat"]
    penalties.forfeit_top(m, ruling.t, seat, "missed-holmes", penalties.MISSED_HOLMES)
    return None


def _wrong_name(m: Match, ruling: Ruling) -> str | None:
    sweeps.wrong_name(m, ruling.t, ruling.fields["seat"])
    return None


def _out(m: Match, ruling: Ruling) -> str | None:
    penalties.run_out(m, ruling.t, ruling.fields["seat"])
    return None


def _forfeit(m: Match, ruling: Ruling) -> str | None:
    seat, cards = ruling.fields["seat"], ruling.fields["cards"]
    if cards < 1:
        return "bad-ruling"
    penalties.forfeit(m, ruling.t, seat, cards, "ruling", penalties.DEALERS_WORD)
    return None


def _recount(m: Match, ruling: Ruling) -> str | None:
    hands, piles, pool = (ruling.fields[name] for name in ("hands", "piles", "pool"))
    seats = len(m.ledger.seats)
    if m.phase is Phase.SWEEP:
        return "sweep"
    whole = len(hands) == len(piles) == seats and min(*hands, *piles, pool) >= 0
    if not whole or sum(hands) + sum(piles) + pool != m.options.pack.cards:
        return "recount"
    if m.find(ruling.t, "ruled", ruling="recount"):
        m.ledger.recount(hands, piles, pool)
        for seat in m.ledger.seats:
            penalties.check_out(m, ruling.t, seat)
    return None


_CARRY_OUT: dict[str, Callable[[Match, Ruling], str | None]] = {
    "uphold": _uphold,
    "false-call": _false_call,
    "first-call": _first_call,
    "pile": _pile,
    "pool": _pool,
    "missed-holmes": _missed_holmes,
    "wrong-name": _wrong_name,
    "out": _out,
    "forfeit": _forfeit,
    "recount": _recount,
}
