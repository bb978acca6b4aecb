"""What everybody at the table may know: all that the companion knows, as nothing here is secret.

Clue texts, notes and the Answer Booklet stay with the players; no event could carry them.
"""

from typing import Any

from companion.games.baker_street.rules.cards import KINDS
from companion.games.baker_street.rules.state import Match

State = dict[str, Any]


def public_state(m: Match) -> State:
    """Return tokens, cards, seals, whose turn it is, and how long the booklet has been up."""
    return {
        "phase": str(m.phase),
        "turn": m.on_turn,
        "case": {"number": m.case, "items": list(m.items)} if m.case else None,
        "tokens": m.tokens[1:],
        "held": [_held(m, seat) for seat in m.seats],
        "piles": m.cards.piles.copy(),
        "seals": [{"location": p, "entrance": e} for p, e in sorted(m.cards.seals)],
        "sealed_by": [
            {"location": p, "entrance": e, "seat": seat}
            for (p, e), seat in sorted(m.cards.seals.items())
        ],
        "looks": [_look(m, seat) for seat in m.seats],
        "visited": [list(places) for places in m.visited[1:]],
        "out": m.out,
        "open": [],
        "rolled": m.turn.value if m.on_turn else None,
        "order": [m.order.get(seat) for seat in m.seats],
        "to_roll": list(m.to_roll),
        "wanted": list(m.wanted),
        "reading": _reading(m),
        "winner": m.winner or None,
    }


def _held(m: Match, seat: int) -> dict[str, bool]:
    return {kind: m.cards.holds(seat, kind) for kind in KINDS}


def _look(m: Match, seat: int) -> str | None:
    """Return whether a place's clue is still to be read in this visit."""
    place = m.place_of(seat)
    if place is None or not place.clue:
        return None
    return "used" if m.used[seat] else "ready"


def _reading(m: Match) -> State | None:
    """Return all that a countdown needs."""
    look = m.look
    if look is None:
        return None
    told = {"seat": look.seat, "location": look.place, "since": look.since}
    return {**told, "deadline": look.deadline, "time_up": look.time_up}
