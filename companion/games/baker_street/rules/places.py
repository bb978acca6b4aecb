"""The places on the board as data: what the shipped edition has, and what an owner may change.

The core reads no file. What an owner's board has otherwise comes in through the header's options,
so that a transcript replays alike on every machine.
"""

from dataclasses import dataclass, replace
from typing import Any

from companion.core.referee.schema import UnfitError, is_int, is_text, shown, unknown_name
from companion.games.baker_street.rules.plan import MAX_SIDE, Spot, laid_out

HOME = "221b"
YARD = "scotland_yard"
LOCKSMITH = "locksmith"
DEPOT = "carriage_depot"
STREET = "street"
"""Where a token is that is in no place."""

NEVER_SEALED = (HOME, YARD, LOCKSMITH)
NEEDED = (*NEVER_SEALED, DEPOT)
"""Places that rules speak of; no board can do without them."""

MAX_PLACES = 60
MAX_DOORS = 8


@dataclass(frozen=True, slots=True)
class Place:
    """A location: its doors by name, and what may be done there."""

    id: str
    name: str
    entrances: tuple[str, ...] = ("a",)
    sealable: bool = True
    clue: bool = True
    aliases: tuple[str, ...] = ()
    at: Spot | None = None
    """Column and row on the drawn map, from the upper left."""

    @property
    def only_door(self) -> str | None:
        """Return the door that need not be named, if there is but one."""
        return self.entrances[0] if len(self.entrances) == 1 else None


_TWO = ("a", "b")

SHIPPED = (  # where they are drawn is ours: a ring about the middle of the town
    Place(HOME, "221B Baker Street", sealable=False, clue=False, at=(2, 4)),
    Place("apothecary", "Apothecary", aliases=("Chemist",), at=(1, 4)),
    Place("bank", "Bank", at=(3, 0)),
    Place(DEPOT, "Carriage Depot", at=(3, 4)),
    Place("docks", "Docks", at=(4, 4)),
    Place("hotel", "Hotel", _TWO, at=(1, 0)),
    Place(LOCKSMITH, "Locksmith", sealable=False, at=(4, 2)),
    Place("museum", "Museum", _TWO, at=(2, 0)),
    Place("newsagent", "Newsagent", at=(0, 3)),
    Place("park", "Park", _TWO, at=(0, 0)),
    Place("pawnbroker", "Pawnbroker", aliases=("Pawn Broker",), at=(4, 1)),
    Place("playhouse", "Playhouse", aliases=("Theatre",), at=(0, 1)),
    Place("pub", "Pub", aliases=("Boar's Head",), at=(4, 3)),
    Place(YARD, "Scotland Yard", sealable=False, at=(0, 2)),
    Place("tobacconist", "Tobacconist", at=(0, 4)),
)

_FIELDS = ("name", "aliases", "entrances", "sealable", "clue", "at")


def changed(given: Any) -> dict[str, Place]:
    """Return the places as an owner changed them; ValueError says in one line what is wrong."""
    if not isinstance(given, dict):
        raise UnfitError(f'option "locations" is {shown(given)}', "places by id")
    places = {place.id: place for place in SHIPPED}
    for name, fields in given.items():
        if fields is None or fields is False:
            _leave_out(places, name)
        else:
            places[name] = _place(places.get(name), name, fields)
    if len(places) > MAX_PLACES:
        raise UnfitError(f"{len(places)} locations", f"{MAX_PLACES} at the most")
    own_first = [name for name in given if name in places]
    spots = laid_out({name: places[name].at for name in (*own_first, *places)})
    return {name: replace(place, at=spots[name]) for name, place in places.items()}


def _leave_out(places: dict[str, Place], name: str) -> None:
    if name in NEEDED:
        raise UnfitError(f"location {shown(name)} cannot be left out: the rules need it")
    if places.pop(name, None) is None:
        raise UnfitError(f"location {shown(name)} is left out, but there is none")


def _place(shipped: Place | None, name: str, fields: Any) -> Place:
    """Return one place as its owner has it; what they do not say stays as it is."""
    where = f"location {shown(name)}"
    if not isinstance(fields, dict):
        raise UnfitError(f"{where} is {shown(fields)}", "its fields, or false")
    wrong = unknown_name(fields, dict.fromkeys(_FIELDS))
    if wrong:
        raise UnfitError(f"{where}: {wrong}")
    if shipped is None and (not is_text(name) or name == STREET or "name" not in fields):
        raise UnfitError(f"{where} is new", f'an id other than "{STREET}", and a "name"')
    told = {field: _value(where, field, value) for field, value in fields.items()}
    place = replace(shipped or Place(name, name), **told)
    if place.sealable and name in NEVER_SEALED:
        raise UnfitError(f'{where}: "sealable" is true', "false, as the rules have it")
    return place


def _value(where: str, field: str, value: Any) -> Any:
    if field == "name":
        return _checked(where, field, value, is_text(value), "a text")
    if field in ("sealable", "clue"):
        return _checked(where, field, value, isinstance(value, bool), "true or false")
    if field == "at":
        return tuple(_checked(where, field, value, _is_spot(value), _SPOT))
    fits = _names(value, fewest=1 if field == "entrances" else 0)
    expected = f"up to {MAX_DOORS} different names" + (", one at least" * (field == "entrances"))
    return tuple(_checked(where, field, value, fits, expected))


_SPOT = f"a column and a row, each from 0 to {MAX_SIDE - 1}"


def _is_spot(value: Any) -> bool:
    pair = isinstance(value, list) and len(value) == 2
    return pair and all(is_int(number) and 0 <= number < MAX_SIDE for number in value)


def _names(value: Any, fewest: int) -> bool:
    listed = isinstance(value, list) and fewest <= len(value) <= MAX_DOORS
    return listed and all(map(is_text, value)) and len(set(value)) == len(value)


def _checked(where: str, field: str, value: Any, fits: bool, expected: str) -> Any:
    if not fits:
        raise UnfitError(f'{where}: "{field}" is {shown(value)}', expected)
    return value
