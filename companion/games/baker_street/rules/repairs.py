"""What the dealer may put right now, each offer such that whatever is chosen in it is accepted."""

from collections.abc import Iterator
from typing import Any

from companion.core.referee.game import DEALER, Prompt
from companion.games.baker_street.rules.cards import KINDS
from companion.games.baker_street.rules.phases import Act, refusal
from companion.games.baker_street.rules.places import STREET
from companion.games.baker_street.rules.rulings import (
    RULINGS,
    may_be_sealed,
    may_correct,
    may_have_looked,
    may_hold,
)
from companion.games.baker_street.rules.state import Match


def repairs(m: Match) -> Iterator[Prompt]:
    """Yield what the dealer may rule; what answers a dispute goes first."""
    yield from _disputes(m)
    if refusal(m.phase, Act.RULE) is None:
        yield from _positions(m)
        yield from _cards(m)
        yield from _seals(m)
        yield from _looks(m)


def _ruling(name: str, fixed: dict[str, Any], **choices: tuple[Any, ...]) -> Prompt:
    return Prompt("ruling", name, DEALER, RULINGS[name], choices, fixed)


def _disputes(m: Match) -> Iterator[Prompt]:
    """Yield the lifting of what was refused this turn, and the settling of the last solution."""
    if m.turn.refused and m.on_turn is not None:
        yield _ruling("lift", {}, of=m.turn.refused)
    if checked := m.disputable:
        yield _ruling("solution", {"seat": checked.seat}, correct=(True, False))


def _positions(m: Match) -> Iterator[Prompt]:
    seats = tuple(seat for seat in m.seats if may_correct(m, seat) is None)
    places = tuple(p.id for p in m.options.locations.values() if m.open_doors(p))
    if seats:
        yield _ruling("position", {}, seat=seats, at=(STREET, *places))
    for seat in seats:
        if own := tuple(p for p in _behind_own_seals(m, seat) if p not in places):
            yield _ruling("position", {"seat": seat}, at=own)


def _behind_own_seals(m: Match, seat: int) -> tuple[str, ...]:
    """Return the places that a seat alone can be in, as it has sealed them itself."""
    return tuple(p.id for p in m.options.locations.values() if m.open_doors(p, seat))


def _cards(m: Match) -> Iterator[Prompt]:
    for card in KINDS:
        for holds in (True, False):
            seats = tuple(s for s in m.seats if may_hold(m, s, card, holds) is None)
            if seats:
                yield _ruling("card", {"card": card, "holds": holds}, seat=seats)


def _seals(m: Match) -> Iterator[Prompt]:
    """Yield the doors by their names, as places with such a door are all alike here."""
    places = m.options.locations
    for sealed in (True, False):
        for door in dict.fromkeys(door for p in places.values() for door in p.entrances):
            where = tuple(p for p in places if may_be_sealed(m, p, door, sealed) is None)
            if where:
                yield _ruling("seal", {"entrance": door, "sealed": sealed}, location=where)


def _looks(m: Match) -> Iterator[Prompt]:
    for used in (True, False):
        seats = tuple(seat for seat in m.seats if may_have_looked(m, seat, used) is None)
        if seats:
            yield _ruling("look", {"used": used}, seat=seats)
