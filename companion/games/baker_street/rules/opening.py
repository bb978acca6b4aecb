"""Before the first turn: the case that is played (BS-4 to BS-7), and who starts (BS-8)."""

from collections.abc import Sequence

from companion.core.referee.events import Entry, Event
from companion.games.baker_street.rules import turns
from companion.games.baker_street.rules.phases import BakerAct, BakerPhase, refusal
from companion.games.baker_street.rules.state import BakerMatch

LETTERS = tuple("abcdefghijklmnopqrstuvwxyz")


def enter_case(m: BakerMatch, event: Entry) -> None:
    """Open a case, or suggest one where only its letters are told."""
    number, items = event.fields.get("number"), event.fields["items"]
    reason = refusal(m.phase, BakerAct.CASE)
    if reason is None and number is not None and number not in m.options.numbers:
        reason = "bad-case"
    if reason is None and not _letters(items):
        reason = "bad-items"
    if reason is not None:
        m.refuse(event, reason)
    elif number is None:
        m.asked_for_case = True
        m.find(event.t, "prompt", what="choose-case", suggest=m.options.suggested)
    else:
        _open(m, event.t, number, items)


def _letters(items: Sequence[str]) -> bool:
    """Tell whether items are single letters, each once (BS-7)."""
    return bool(items) and all(item in LETTERS for item in items) and len(set(items)) == len(items)


def _open(m: BakerMatch, t: int, number: int, items: Sequence[str]) -> None:
    m.case, m.items, m.phase = number, tuple(items), BakerPhase.ORDER
    m.to_roll, m.asked_for_case = tuple(m.seats), False
    m.find(t, "case-open", number=number, items=list(items))
    m.find(t, "prompt", what="read-case")


def may_roll(m: BakerMatch, seat: int) -> str | None:
    """Return why a seat does not roll for the start now."""
    if seat in m.to_roll:
        return None
    return "already-rolled" if seat in m.order else "not-your-turn"


def rolled(m: BakerMatch, event: Event, seat: int, value: int) -> None:
    """Keep a roll for the start; the last one decides who begins."""
    m.to_roll = tuple(other for other in m.to_roll if other != seat)
    m.order[seat] = value
    m.find(event.t, "order-roll", seat=seat, value=value)
    if not m.to_roll:
        _compare(m, event.t)


def _compare(m: BakerMatch, t: int) -> None:
    """Let the highest start; those who tie roll again, and nobody else (D2)."""
    highest = max(m.order.values())
    best = sorted(seat for seat, value in m.order.items() if value == highest)
    m.order = {}
    if len(best) > 1:
        m.to_roll = tuple(best)
        m.find(t, "order-tie", seats=best)
    else:
        m.find(t, "order", first=best[0])
        turns.begin(m, t, best[0])
