"""A finished turn passes on by itself: whoever is next just begins (BS-37).

A turn is finished when nothing is left to do in it but to end it, so that nobody loses anything.
Whether the next player may begin is found out on a copy: what would be refused passes nothing on.
"""

from collections.abc import Callable

from companion.core.referee.events import Entry, Event, Press, Release
from companion.games.baker_street.rules import clues, moves, restock, solving, turns
from companion.games.baker_street.rules.cards import KINDS
from companion.games.baker_street.rules.phases import BakerAct, BakerPhase
from companion.games.baker_street.rules.places import DEPOT
from companion.games.baker_street.rules.state import LIFTABLE, BakerMatch

_OPENINGS = {
    Press: ("red", "white"),
    Entry: ("roll", "move", "stay", "cab", "clue-open", "announce"),
}
"""What a turn may begin with."""

Judge = Callable[[BakerMatch, Event], None]


def left_to_do(m: BakerMatch) -> list[str]:
    """Return what is still open to the seat on turn after its move, but for the end of its turn."""
    seat = m.turn.seat
    given = {
        BakerAct.CAB: m.tokens[seat] == DEPOT and moves.may_hail(m, seat) is None,
        BakerAct.OPEN: clues.may_lift(m, seat) is None,
        BakerAct.TAKE: any(restock.may_take(m, seat, card) is None for card in KINDS),
        BakerAct.ANNOUNCE: solving.may_announce(m, seat) is None,
    }
    return [str(act) for act, is_open in given.items() if is_open]


def passed_on(m: BakerMatch, t: int = 0) -> BakerMatch | None:
    """Return the match as if the next player began now; None in an unfinished turn."""
    if m.phase not in (BakerPhase.ARRIVED, BakerPhase.READING) or (m.look and not m.look.time_up):
        return None
    twin = m.clone()
    clues.put_down(twin, t)
    if twin.phase is not BakerPhase.ARRIVED or left_to_do(twin):
        return None
    turns.end_by_itself(twin, t, "next")
    return twin


def begins_next(m: BakerMatch, event: Event) -> bool:
    """Tell whether an event is something that the player after this one could begin with."""
    if isinstance(event, Press) and not isinstance(event, Release):
        seat, named = event.seat, event.input in _OPENINGS[Press]
    elif isinstance(event, Entry):
        seat, named = event.fields.get("seat", 0), event.name in _OPENINGS[Entry]
    else:
        return False
    playing = m.phase in (BakerPhase.ARRIVED, BakerPhase.READING)
    return playing and named and seat == turns.after(m, m.turn.seat)


def judge(m: BakerMatch, event: Event, judge_it: Judge) -> None:
    """Judge an event; who begins after a finished turn ends that turn by it."""
    twin = passed_on(m, event.t) if begins_next(m, event) else None
    if twin is None or _is_own(m, event, judge_it):
        judge_it(m, event)
        return
    reason = _refusal(twin, event, judge_it)
    if reason is not None:
        m.refuse(event, "not-your-turn" if reason in LIFTABLE else reason)
        return
    clues.put_down(m, event.t)
    turns.end_by_itself(m, event.t, "next")
    judge_it(m, event)


def _is_own(m: BakerMatch, event: Event, judge_it: Judge) -> bool:
    """Tell whether it belongs to this turn: who plays on alone comes after themselves."""
    alone = turns.after(m, m.turn.seat) == m.turn.seat
    return alone and _refusal(m.clone(), event, judge_it) is None


def _refusal(twin: BakerMatch, event: Event, judge_it: Judge) -> str | None:
    """Return why an event would be refused, as a copy of the match finds."""
    judge_it(twin, event)
    return next((f.fields["reason"] for f in twin.found if f.kind == "refused"), None)
