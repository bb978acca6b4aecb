"""The dealer's word: what only eyes can see, what the sensors could not tell, and corrections."""

from collections.abc import Callable

from companion.core.referee.events import Ruling
from companion.core.referee.schema import (
    INT,
    INTS,
    SEAT,
    SEATS,
    TEXT,
    Fields,
    one_of,
    optional,
    required,
    seat_or,
)
from companion.games.sherlock_holmes.rules import (
    calls,
    counting,
    pardons,
    penalties,
    plays,
    sight,
    standins,
    sweeps,
)
from companion.games.sherlock_holmes.rules.ledger import HOLMES
from companion.games.sherlock_holmes.rules.phases import HolmesPhase, HolmesStep, refusal
from companion.games.sherlock_holmes.rules.state import HolmesCall, HolmesMatch, Sight

SAFE = "safe"
REST, FALSE_CALL = "rest", "false-call"
IGNORE, PLAYED, AS_SEEN = "ignore", "played", "as-seen"
"""What the dealer may say of something that a camera sees otherwise."""

RULINGS: dict[str, Fields] = {
    "uphold": {"seat": required(SEAT), "from": required(SEATS), "pool": optional(INT)},
    "false-call": {"seat": required(SEAT)},
    "first-call": {"seat": required(SEAT)},
    "pile": {"pile": required(SEAT), "to": required(seat_or(SAFE))},
    "pool": {"seat": required(SEAT)},
    "missed-holmes": {"seat": required(SEAT)},
    "wrong-name": {"seat": required(SEAT)},
    "void-call": {"seat": required(SEAT)},
    "whole-pile": {"seat": required(SEAT), "reason": optional(one_of(REST, FALSE_CALL))},
    "out": {"seat": required(SEAT)},
    "forfeit": {"seat": required(SEAT), "cards": required(INT)},
    "recount": {"hands": required(INTS), "piles": required(INTS), "pool": required(INT)},
    "void-hand": {},
    "sight": {
        "about": required(one_of(*sight.ABOUT)),
        "seat": optional(SEAT),
        "is": required(TEXT),
    },
}

ANSWERS = ("uphold", "false-call", "void-call", "first-call")
"""What settles a call; also when somebody has run out of cards since."""

OVERTURN = "overturn"


def rule(m: HolmesMatch, ruling: Ruling) -> None:
    """Carry out a ruling, or refuse it with a reason."""
    if ruling.name == OVERTURN:
        pardons.excuse(m, ruling.t, ruling.fields["excused"])
        return
    reason = refusal(m.phase, _step(m, ruling.name)) or _CARRY_OUT[ruling.name](m, ruling)
    if reason is not None:
        m.refuse(ruling, reason)


def _step(m: HolmesMatch, name: str) -> HolmesStep:
    if name == "void-hand":
        return HolmesStep.VOID
    counted = name == "sight" or (name == "recount" and not any(m.ledger.piles))
    return HolmesStep.ANSWER if counted or (name in ANSWERS and m.calls) else HolmesStep.RULE


def _call_of(m: HolmesMatch, seat: int) -> HolmesCall | None:
    return next((call for call in m.calls if call.seat == seat), None)


def _uphold(m: HolmesMatch, ruling: Ruling) -> str | None:
    seat, piles, pool = ruling.fields["seat"], ruling.fields["from"], ruling.fields.get("pool", 0)
    call = _call_of(m, seat)
    if call is None:
        return "nothing-to-rule"
    if not _could_match(call, piles) or not 0 <= pool <= min(call.pool, len(m.ledger.pool)):
        return "bad-ruling"
    if not (piles or pool):
        return "bad-ruling"
    calls.come_first(m, call)
    if call in m.calls:
        calls.capture(m, call, ruling.t, piles, pool)
    calls.work(m)
    return None


def _could_match(call: HolmesCall, piles: list[int]) -> bool:
    """Tell whether a call could match these piles: they lay there, and HOLMES is no match."""
    there = all(call.tops[pile].mark and call.tops[pile].word != HOLMES for pile in piles)
    return there and len(set(piles)) == len(piles) and call.seat not in piles


def _void_call(m: HolmesMatch, ruling: Ruling) -> str | None:
    call = _call_of(m, ruling.fields["seat"])
    if call is None:
        return "nothing-to-rule"
    calls.come_first(m, call)
    if call in m.calls:
        calls.lapse(m, call, ruling.t, "ruling")
    calls.work(m)
    return None


def _whole_pile(m: HolmesMatch, ruling: Ruling) -> str | None:
    seat, reason = ruling.fields["seat"], ruling.fields.get("reason", REST)
    if not m.ledger.piles[seat]:
        return "no-pile"
    law = penalties.REST if reason == REST else penalties.FALSE_CALL
    penalties.forfeit_pile(m, ruling.t, seat, reason, law)
    return None


def _false_call(m: HolmesMatch, ruling: Ruling) -> str | None:
    call = _call_of(m, ruling.fields["seat"])
    if call is None:
        return "nothing-to-rule"
    calls.come_first(m, call)
    if call in m.calls:
        calls.false_call(m, call, ruling.t)
    calls.work(m)
    return None


def _first_call(m: HolmesMatch, ruling: Ruling) -> str | None:
    seat = ruling.fields["seat"]
    if seat not in m.tie:
        return "bad-ruling" if m.tie else "nothing-to-rule"
    call = next(call for call in reversed(m.called) if call.seat == seat)
    calls.come_first(m, call)
    calls.work(m)
    return None


def _pile(m: HolmesMatch, ruling: Ruling) -> str | None:
    pile, to = ruling.fields["pile"], ruling.fields["to"]
    if m.sweep is None:
        return "nothing-to-rule"
    if to not in (SAFE, *m.sweep.sweepers) or to == pile:
        return "bad-ruling"
    return sweeps.rule_pile(m, ruling.t, pile, pile if to == SAFE else to)


def _pool(m: HolmesMatch, ruling: Ruling) -> str | None:
    seat = ruling.fields["seat"]
    if m.sweep is None or not m.sweep.pool_asked:
        return "nothing-to-rule"
    if seat not in m.sweep.sweepers:
        return "bad-ruling"
    m.sweep.pool_to = seat
    m.sweep.last = max(m.sweep.last, ruling.t)
    sweeps.try_close(m)
    return None


def _missed_holmes(m: HolmesMatch, ruling: Ruling) -> str | None:
    seat = ruling.fields["seat"]
    if not m.ledger.piles[seat] and not m.seats[seat].swept_up:
        return "no-pile"
    penalties.miss_holmes(m, ruling.t, seat)
    return None


def _wrong_name(m: HolmesMatch, ruling: Ruling) -> str | None:
    sweeps.wrong_name(m, ruling.t, ruling.fields["seat"])
    return None


def _out(m: HolmesMatch, ruling: Ruling) -> str | None:
    penalties.run_out(m, ruling.t, ruling.fields["seat"])
    return None


def _forfeit(m: HolmesMatch, ruling: Ruling) -> str | None:
    seat, cards = ruling.fields["seat"], ruling.fields["cards"]
    if cards < 1:
        return "bad-ruling"
    penalties.forfeit(m, ruling.t, seat, cards, "ruling", penalties.DEALERS_WORD)
    return None


def _recount(m: HolmesMatch, ruling: Ruling) -> str | None:
    hands, piles, pool = (ruling.fields[name] for name in ("hands", "piles", "pool"))
    seats = len(m.ledger.seats)
    if m.phase is HolmesPhase.SWEEP:
        return "sweep"
    whole = len(hands) == len(piles) == seats and min(*hands, *piles, pool) >= 0
    whole = whole and not (m.phase is HolmesPhase.COUNTING and any(piles))
    if not whole or sum(hands) + sum(piles) + pool != m.options.pack.cards:
        return "recount"
    if m.find(ruling.t, "ruled", ruling="recount"):
        m.ledger.recount(hands, piles, pool)
        for seat in m.ledger.seats:
            penalties.check_out(m, ruling.t, seat)
        counting.look_again(m, ruling.t)
    return None


def _sight(m: HolmesMatch, ruling: Ruling) -> str | None:
    """Settle what a camera sees otherwise, by what the dealer sees."""
    about, seat = ruling.fields["about"], ruling.fields.get("seat", 0)
    asked, said = sight.asked(m, about, seat), ruling.fields["is"]
    if asked is None:
        return "nothing-to-rule"
    if said not in sight_answers(m, asked):
        return "bad-ruling"
    if said == PLAYED:
        reason = standins.why_not_played(m, seat)
        if reason is not None:
            return reason
    sight.settle(m, about, seat)
    if said == PLAYED:
        plays.told(m, ruling.t, seat)
    elif said == AS_SEEN:
        m.by_people.add(seat)
        counting.take_sight(m, ruling.t, seat, (asked.numbers[0], asked.numbers[1]))
    elif said != IGNORE:
        _named(m, seat, said)
    return None


def sight_answers(m: HolmesMatch, asked: Sight) -> tuple[str, ...]:
    """List what the dealer may say of something that a camera sees otherwise."""
    match asked.about:
        case sight.CARD:
            return (*asked.words, IGNORE)
        case sight.STRAY if standins.why_not_played(m, asked.seat) is None:
            return PLAYED, IGNORE
        case sight.COUNT if counting.fits(m, asked.seat, (asked.numbers[0], asked.numbers[1])):
            return AS_SEEN, IGNORE
    return (IGNORE,)


def _named(m: HolmesMatch, seat: int, word: str) -> None:
    """Learn from the dealer which card lies there, as if the table had read it."""
    m.ledger.read_top(seat, word)
    plays.expect_holmes(m, seat)
    calls.learn(m, seat)
    calls.read_again(m)


def _void_hand(m: HolmesMatch, ruling: Ruling) -> str | None:
    counting.void_hand(m, ruling.t)
    return None


_CARRY_OUT: dict[str, Callable[[HolmesMatch, Ruling], str | None]] = {
    "uphold": _uphold,
    "false-call": _false_call,
    "first-call": _first_call,
    "pile": _pile,
    "pool": _pool,
    "missed-holmes": _missed_holmes,
    "wrong-name": _wrong_name,
    "void-call": _void_call,
    "whole-pile": _whole_pile,
    "out": _out,
    "forfeit": _forfeit,
    "recount": _recount,
    "void-hand": _void_hand,
    "sight": _sight,
}
