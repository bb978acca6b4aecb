"""What may be entered now, and by whom: enough for any console or screen to play the game.

Which doors can be named depends on the place, so places with the same open doors share a prompt:
whatever is chosen within one prompt is accepted.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.core.referee.game import DEALER, Prompt
from companion.core.referee.schema import required
from companion.games.baker_street.rules import clues, moves, opening, passing, restock, solving
from companion.games.baker_street.rules.cards import KEY, KINDS
from companion.games.baker_street.rules.phases import BakerAct, BakerPhase, refusal
from companion.games.baker_street.rules.places import DEPOT, HOME, STREET, Place
from companion.games.baker_street.rules.rolls import FACES
from companion.games.baker_street.rules.rulings import (
    RULINGS,
    may_be_sealed,
    may_correct,
    may_have_looked,
    may_hold,
)
from companion.games.baker_street.rules.state import BakerMatch
from companion.games.baker_street.rules.vocabulary import ENTRIES


def repairs(m: BakerMatch) -> Iterator[Prompt]:
    """Yield what the dealer may rule; what answers a dispute goes first."""
    yield from _disputes(m)
    if refusal(m.phase, BakerAct.RULE) is None:
        yield from _positions(m)
        yield from _cards(m)
        yield from _seals(m)
        yield from _looks(m)


def _ruling(name: str, fixed: dict[str, Any], **choices: tuple[Any, ...]) -> Prompt:
    return Prompt("ruling", name, DEALER, RULINGS[name], choices, fixed)


def _disputes(m: BakerMatch) -> Iterator[Prompt]:
    """Yield the lifting of what was refused this turn, and the settling of the last solution."""
    if m.turn.refused and m.on_turn is not None:
        yield _ruling("lift", {}, of=m.turn.refused)
    if checked := m.disputable:
        yield _ruling("solution", {"seat": checked.seat}, correct=(True, False))


def _positions(m: BakerMatch) -> Iterator[Prompt]:
    seats = tuple(seat for seat in m.seats if may_correct(m, seat) is None)
    places = tuple(p.id for p in m.options.locations.values() if m.open_doors(p))
    if seats:
        yield _ruling("position", {}, seat=seats, at=(STREET, *places))
    for seat in seats:
        if own := tuple(p for p in _behind_own_seals(m, seat) if p not in places):
            yield _ruling("position", {"seat": seat}, at=own)


def _behind_own_seals(m: BakerMatch, seat: int) -> tuple[str, ...]:
    """Return the places that a seat alone can be in, as it has sealed them itself."""
    return tuple(p.id for p in m.options.locations.values() if m.open_doors(p, seat))


def _cards(m: BakerMatch) -> Iterator[Prompt]:
    for card in KINDS:
        for holds in (True, False):
            seats = tuple(s for s in m.seats if may_hold(m, s, card, holds) is None)
            if seats:
                yield _ruling("card", {"card": card, "holds": holds}, seat=seats)


def _seals(m: BakerMatch) -> Iterator[Prompt]:
    """Yield the doors by their names, as places with such a door are all alike here."""
    places = m.options.locations
    for sealed in (True, False):
        for door in dict.fromkeys(door for p in places.values() for door in p.entrances):
            where = tuple(p for p in places if may_be_sealed(m, p, door, sealed) is None)
            if where:
                yield _ruling("seal", {"entrance": door, "sealed": sealed}, location=where)


def _looks(m: BakerMatch) -> Iterator[Prompt]:
    for used in (True, False):
        seats = tuple(seat for seat in m.seats if may_have_looked(m, seat, used) is None)
        if seats:
            yield _ruling("look", {"used": used}, seat=seats)


Choices = Mapping[str, tuple[Any, ...]]

REAL_DIE: Choices = {"value": tuple(FACES)}

Way = tuple[Choices, dict[str, Any]]
"""The choices of a prompt, and what is fixed in it."""


def prompts(m: BakerMatch) -> tuple[Prompt, ...]:
    """Return the prompts: what is asked, the turn, the next one if it may begin, then repairs."""
    then = passing.passed_on(m)
    following = (*_rolls(then), *_turn(then)) if then else ()
    return (*_asked(m), *_case(m), *_rolls(m), *_turn(m), *following, *repairs(m))


def _entry(
    name: str, seat: int, choices: Choices | None = None, asked: bool = False, **fixed: Any
) -> Prompt:
    """Return the prompt of an entry with the fields that matter here, and no others."""
    choices, fixed = choices or {}, {"seat": seat, **fixed}
    fields = {n: f for n, f in ENTRIES[name].items() if n in choices or n in fixed}
    needed = {n: required(f.type) for n, f in fields.items()}
    if name == "move" and "value" in needed:
        # Whoever tells all at once is asked for all; elsewhere it would be one question more.
        needed["read"] = ENTRIES[name]["read"]
    return Prompt("entry", name, seat, needed, choices, fixed, asked)


def _asked(m: BakerMatch) -> Iterator[Prompt]:
    """Yield what the table waits for: a number that was asked for, a solution that is checked."""
    for seat in m.wanted:
        yield _entry("die", seat, {"value": tuple(FACES)}, asked=True)
    if m.phase is BakerPhase.ANSWER:
        yield _entry("result", m.turn.seat, {"correct": (True, False)}, asked=True)


def _case(m: BakerMatch) -> Iterator[Prompt]:
    if m.phase is BakerPhase.CASE:
        first = m.options.suggested
        numbers = (first, *(n for n in m.options.numbers if n != first))
        choices = {"number": numbers, "items": opening.LETTERS}
        yield Prompt("entry", "case", DEALER, ENTRIES["case"], choices, asked=m.asked_for_case)


def _rolls(m: BakerMatch) -> Iterator[Prompt]:
    """Yield the companion's die, and a real one."""
    if m.phase not in (BakerPhase.ORDER, BakerPhase.TURN):
        return
    for seat in m.to_roll if m.phase is BakerPhase.ORDER else (m.turn.seat,):
        if seat not in m.wanted:
            yield _entry("roll", seat)
        yield _entry("roll", seat, {"value": tuple(FACES)})


def _turn(m: BakerMatch) -> Iterator[Prompt]:
    seat = m.on_turn
    if seat is None:
        return
    if seat in m.wanted:
        yield from _walks(m, seat, REAL_DIE)
        return
    yield from _ways(m, seat)
    if clues.may_lift(m, seat) is None:
        yield _entry("clue-open", seat)
    if m.barred(BakerAct.CLOSE, seat) is None:
        yield _entry("clue-close", seat)
    cards = tuple(card for card in KINDS if restock.may_take(m, seat, card) is None)
    if cards:
        yield _entry("take", seat, {"card": cards})
    if solving.may_announce(m, seat) is None:
        yield _entry("announce", seat, items=list(m.items))
    for act in (BakerAct.STAY, BakerAct.END):
        if m.barred(act, seat) is None:
            yield _entry(act, seat)


def _ways(m: BakerMatch, seat: int) -> Iterator[Prompt]:
    """Yield where to go: on foot after a roll, by cab from the Depot."""
    if m.phase is BakerPhase.ROLLED:
        yield from _walks(m, seat)
    elif m.phase is BakerPhase.TURN:
        yield from _walks(m, seat, REAL_DIE)
    if m.tokens[seat] == DEPOT and _may_hail(m, seat):
        yield from _cabs(m, seat)


def _may_hail(m: BakerMatch, seat: int) -> bool:
    return refusal(m.phase, BakerAct.CAB) is None and moves.may_hail(m, seat) is None


def _walks(m: BakerMatch, seat: int, rolled: Choices | None = None) -> Iterator[Prompt]:
    """Yield where to walk; before the roll together with what a real die shows."""
    start, again = m.place_of(seat), "same-turn-reentry" in m.turn.lifted
    places = list(m.options.locations.values())
    away = [place for place in places if place is not start]
    rolled = rolled or {}
    yield from _on_foot(m, seat, places if again else away, {**_exits(m, seat), **rolled})
    doors = _sealable(m, seat)
    if doors:
        out = {**_exits(m, seat, doors), **rolled}
        yield from _on_foot(m, seat, away, out, seal=True)


def _on_foot(
    m: BakerMatch, seat: int, reach: list[Place], out: Choices, **cards: bool
) -> Iterator[Prompt]:
    for choices, fixed in (*_doors(m, seat, reach), *_locked(m, seat, reach)):
        yield _entry("move", seat, {**choices, **out}, **cards, **fixed)


def _sealable(m: BakerMatch, seat: int) -> tuple[str, ...]:
    """Return the doors that a seat may seal behind itself."""
    start = m.place_of(seat)
    doors = m.open_doors(start, seat) if start else ()
    return tuple(door for door in doors if moves.may_seal(m, seat, door) is None)


def _cabs(m: BakerMatch, seat: int) -> Iterator[Prompt]:
    home = "cab-not-to-221b" in m.turn.lifted
    reach = [p for p in m.options.locations.values() if p.id != DEPOT and (home or p.id != HOME)]
    open_: Way = ({"to": tuple(p.id for p in reach if m.open_doors(p, seat))}, {})
    doors = _sealable(m, seat)
    for choices, fixed in (open_, *_locked(m, seat, reach)):
        yield _entry("cab", seat, choices, **fixed)
        if doors:
            out = _exits(m, seat, doors)
            yield _entry("cab", seat, {**choices, **out}, seal=True, **fixed)


def _exits(m: BakerMatch, seat: int, doors: tuple[str, ...] = ()) -> Choices:
    """Return the doors out, where there is more than one."""
    start = m.place_of(seat)
    if start is None or start.only_door:
        return {}
    return {"exit": doors or m.open_doors(start, seat)}


def _doors(m: BakerMatch, seat: int, reach: list[Place]) -> list[Way]:
    """Return places grouped by their open doors; the street goes with those that have one door."""
    single = (*(p.id for p in reach if p.only_door and m.open_doors(p, seat)), STREET)
    several = _alike({p.id: m.open_doors(p, seat) for p in reach if not p.only_door})
    return [({"to": single}, {}), *(({"to": to, "entrance": e}, {}) for e, to in several.items())]


def _locked(m: BakerMatch, seat: int, reach: list[Place]) -> list[Way]:
    """Return sealed doors grouped likewise, for who holds a key (BS-25)."""
    if not m.cards.holds(seat, KEY):
        return []
    single = tuple(p.id for p in reach if p.only_door and m.sealed_doors(p, seat))
    several = _alike({p.id: m.sealed_doors(p, seat) for p in reach if not p.only_door})
    ways: list[Way] = [({"to": to, "entrance": e}, {"key": True}) for e, to in several.items()]
    return [({"to": single}, {"key": True}), *ways] if single else ways


def _alike(doors: Mapping[str, tuple[str, ...]]) -> dict[tuple[str, ...], tuple[str, ...]]:
    """Return places by doors, from doors by place; a place without such doors is in no group."""
    groups: dict[tuple[str, ...], tuple[str, ...]] = {}
    for place, open_ in doors.items():
        if open_:
            groups[open_] = (*groups.get(open_, ()), place)
    return groups
