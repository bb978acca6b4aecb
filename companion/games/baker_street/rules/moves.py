"""Out of one place and into another, on foot or by cab (BS-10 to BS-12, BS-20 to BS-29)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.core.referee.events import Entry
from companion.games.baker_street.rules import clues, turns
from companion.games.baker_street.rules.cards import KEY, SY
from companion.games.baker_street.rules.phases import BakerAct, BakerPhase
from companion.games.baker_street.rules.places import DEPOT, HOME, STREET, Place
from companion.games.baker_street.rules.rolls import FACES
from companion.games.baker_street.rules.state import BakerMatch


@dataclass(frozen=True, slots=True)
class Way:
    """A way that a seat wants to go: out by a door, in by a door, with which cards."""

    seat: int
    start: Place | None
    exit: str | None
    to: Place | None
    entrance: str | None
    seal: bool
    key: bool
    cab: bool
    read: bool
    """The booklet is taken up on arriving, if there is a clue."""


def way(m: BakerMatch, fields: Mapping[str, Any], *, cab: bool = False) -> Way:
    """Return the way that a seat wants to go; the only door of a place need not be named."""
    seat = fields["seat"]
    start, to = m.place_of(seat), m.options.locations.get(fields["to"])
    return Way(
        seat,
        start,
        fields.get("exit", start.only_door if start else None),
        to,
        fields.get("entrance", to.only_door if to else None),
        fields.get("seal", False),
        fields.get("key", False),
        cab,
        fields.get("read", False),
    )


def enter_move(m: BakerMatch, event: Entry) -> None:
    """Walk: squares are the players' to count, the place they reach is told (BS-10)."""
    told = event.fields
    reason = _unrolled(m, told) or _unknown(m, told["to"])
    chosen = way(m, told)
    reason = reason or _reentry(m, chosen) or _leaving(m, chosen) or _entering(m, chosen)
    _go(m, event, chosen, reason or _sealing(m, chosen))


def _unrolled(m: BakerMatch, told: Mapping[str, Any]) -> str | None:
    """Return why nobody walks now; a real die may be told together with the move (BS-9)."""
    reason, value = m.barred(BakerAct.MOVE, told["seat"]), told.get("value")
    if value is None:
        return reason
    if reason != "not-rolled":
        return reason or "already-rolled"
    return None if value in FACES else "bad-die"


def enter_cab(m: BakerMatch, event: Entry) -> None:
    """Go by cab from the Carriage Depot (BS-28, BS-29)."""
    told = event.fields
    seat = told["seat"]
    chosen = way(m, told, cab=True)
    reason = m.barred(BakerAct.CAB, seat)
    if m.tokens[seat] != DEPOT and m.is_weak(reason, seat):
        reason = "not-at-depot"
    reason = reason or may_hail(m, seat) or _destination(m, told["to"], chosen)
    reason = reason or _leaving(m, chosen) or _entering(m, chosen)
    _go(m, event, chosen, reason or _sealing(m, chosen))


def may_hail(m: BakerMatch, seat: int) -> str | None:
    """Return why a seat that is in the Depot takes no cab now."""
    if turns.undecided(m, seat):
        return "already-rolled"
    if m.turn.entered and m.turn.looked and "look-this-turn" not in m.turn.lifted:
        return "look-this-turn"
    return None if m.phase is BakerPhase.TURN or m.turn.entered else "already-rolled"


def _unknown(m: BakerMatch, to: str) -> str | None:
    return None if to == STREET or to in m.options.locations else "unknown-location"


def _reentry(m: BakerMatch, chosen: Way) -> str | None:
    """Return why a token may not step out and in again within one turn (D3)."""
    again = chosen.to is not None and chosen.to is chosen.start
    return "same-turn-reentry" if again and "same-turn-reentry" not in m.turn.lifted else None


def _destination(m: BakerMatch, to: str, chosen: Way) -> str | None:
    """Return why a cab does not go there: home is reached by turns and die (D5)."""
    if chosen.to is None:
        return "unknown-location"
    if to == DEPOT:
        return "same-location"
    barred = to == HOME and "cab-not-to-221b" not in m.turn.lifted
    return "cab-not-to-221b" if barred else None


def _leaving(m: BakerMatch, chosen: Way) -> str | None:
    """Return what is wrong with the door out; a cab leaves by any, and names it only to seal it."""
    start, door = chosen.start, chosen.exit
    if start is None:
        return None if door is None else "bad-entrance"
    if door is None:
        return None if chosen.cab and not chosen.seal else "entrance-missing"
    if door not in start.entrances:
        return "bad-entrance"
    return "sealed" if m.sealed(start, door, chosen.seat) else None


def _entering(m: BakerMatch, chosen: Way) -> str | None:
    """Return what is wrong with the door in, or with the key for it (BS-24, BS-25)."""
    to, door = chosen.to, chosen.entrance
    if to is None:
        return "bad-entrance" if door else _lock(m, chosen, None)
    if door is None and chosen.cab and not chosen.key:
        return None if m.open_doors(to, chosen.seat) else "sealed"
    if door is None:
        return "entrance-missing"
    if door not in to.entrances:
        return "bad-entrance"
    return _lock(m, chosen, door)


def _lock(m: BakerMatch, chosen: Way, door: str | None) -> str | None:
    """Return what is wrong with a key at a door: it opens what somebody else has sealed."""
    to, seat = chosen.to, chosen.seat
    sealed = to is not None and door is not None and m.sealed(to, door, seat)
    if not chosen.key:
        return "sealed" if sealed else None
    if not m.cards.holds(seat, KEY):
        return "no-key"
    own = to is not None and door is not None and m.has_seal(to, door)
    return None if sealed else "own-seal" if own else "not-sealed-there"


def _sealing(m: BakerMatch, chosen: Way) -> str | None:
    if not chosen.seal:
        return None
    start, door = chosen.start, chosen.exit
    if start is not None and chosen.to is start:
        return "not-leaving"
    return may_seal(m, chosen.seat, door)


def may_seal(m: BakerMatch, seat: int, door: str | None = None) -> str | None:
    """Return why a seat may not seal the place that it leaves (BS-20 to BS-22)."""
    start = m.place_of(seat)
    if start is None:
        return "not-leaving"
    if door is not None and m.has_seal(start, door):
        return "already-sealed"
    if not start.sealable:
        return "not-sealable"
    if m.inside(start.id) != [seat]:
        return "occupied"
    return None if m.cards.holds(seat, SY) else "no-sy-card"


def _go(m: BakerMatch, event: Entry, chosen: Way, reason: str | None) -> None:
    if reason is not None:
        m.refuse(event, reason)
        return
    used = {"look-this-turn", "cab-not-to-221b"} if chosen.cab else {"same-turn-reentry"}
    m.turn.lifted -= used
    if "value" in event.fields:
        m.wanted = ()
        turns.rolled(m, event, event.fields["value"])
    _leave(m, event.t, chosen)
    if chosen.cab:
        m.find(event.t, "cab", seat=chosen.seat, to=event.fields["to"])
    _arrive(m, event.t, chosen)
    if chosen.read and m.may_look(chosen.seat) is None:
        clues.begin(m, event, chosen.seat)
    turns.end_on_the_street(m, event.t)


def _leave(m: BakerMatch, t: int, chosen: Way) -> None:
    start, seat = chosen.start, chosen.seat
    if start is None:
        return
    m.find(t, "left", seat=seat, location=start.id, exit=chosen.exit)
    if chosen.seal and chosen.exit is not None:
        m.cards.lay(seat, (start.id, chosen.exit))
        _tell_door(m, t, "sealed", seat, start.id, chosen.exit)


def _arrive(m: BakerMatch, t: int, chosen: Way) -> None:
    to, seat, door = chosen.to, chosen.seat, chosen.entrance
    if to is not None and chosen.key and door is not None:
        m.cards.unlock(seat, (to.id, door))
        _tell_door(m, t, "unsealed", seat, to.id, door)
    m.phase, m.turn.entered, m.turn.looked = BakerPhase.ARRIVED, to is not None, False
    m.find(t, "arrived", seat=seat, location=to.id if to else STREET, entrance=door)
    visit(m, t, seat, to.id if to else STREET)


def _tell_door(m: BakerMatch, t: int, kind: str, seat: int, place: str, door: str) -> None:
    piles = m.cards.piles.copy()
    m.find(t, kind, seat=seat, location=place, entrance=door, piles=piles)


def visit(m: BakerMatch, t: int, seat: int, place: str) -> None:
    """Put a token somewhere: a visit begins, and with it the right to a look (BS-13, BS-17)."""
    m.tokens[seat], m.used[seat] = place, False
    where = m.place_of(seat)
    if where is not None and where.clue:
        if place not in m.visited[seat]:
            m.visited[seat] = (*m.visited[seat], place)
        m.find(t, "clue-ready", seat=seat, location=place)
