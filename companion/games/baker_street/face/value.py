"""The town as it stands, as a value: places, tokens, seals, piles, and where one may go."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.games.baker_street.face.ways import ShownWay
from companion.games.baker_street.naming import place_name
from companion.language import say

STREET = "street"
HOME, YARD, LOCKSMITH = "221b", "scotland_yard", "locksmith"
SEAL_CARD, KEY = "scotland_yard", "skeleton_key"
LEAST_SIDE = 5
INPUTS = ("red", "white", "blue")


@dataclass(frozen=True, slots=True)
class TownSpot:
    """One place on the map."""

    id: str
    printed: str
    at: tuple[int, int]
    """Column and row."""
    doors: tuple[str, ...]
    clue: bool = True

    @property
    def name(self) -> str:
        """Return what it is called."""
        return place_name(self.id, self.printed)


@dataclass(frozen=True, slots=True)
class BakerStanding:
    """How the town stands, with what everybody may do in it."""

    spots: tuple[TownSpot, ...] = ()
    tokens: tuple[str | None, ...] = ()
    """By seat: where it is; none for who is out."""
    seals: frozenset[tuple[str, str]] = frozenset()
    case: int = 0
    cards: int = 0
    keys: int = 0
    turn: int | None = None
    rolled: int | None = None
    rolling: bool = False
    ways: tuple[ShownWay, ...] = ()
    todo: tuple[str, ...] = ()
    """By seat: what it does next; empty: it waits."""
    notes: tuple[str, ...] = ()
    """By seat: where it is."""
    inputs: tuple[str, ...] = INPUTS
    motion: None = None
    """Nothing glides: a token is where it was carried."""

    @property
    def side(self) -> int:
        """Return how many spots a side of the map has."""
        farthest = max((number for spot in self.spots for number in spot.at), default=0)
        return max(LEAST_SIDE, farthest + 1 + farthest % 2)

    def inside(self, place: str) -> list[int]:
        """Return the seats whose token is there."""
        return [seat for seat, at in enumerate(self.tokens, start=1) if at == place]


def spots_of(places: Mapping[str, Any]) -> tuple[TownSpot, ...]:
    """Return the places of a board, as its options have them."""
    return tuple(TownSpot(p.id, p.name, p.at, p.entrances, p.clue) for p in places.values())


def seals_of(state: Mapping[str, Any]) -> frozenset[tuple[str, str]]:
    """Return every door that is sealed."""
    return frozenset((seal["location"], seal["entrance"]) for seal in state["seals"])


def located(place: str | None, names: Mapping[str, str]) -> str:
    """Return where a token is, in a few words."""
    if place is None:
        return say("baker-street-at-out")
    return say("baker-street-at-street") if place == STREET else names.get(place, place)


def numbered(spots: Sequence[TownSpot]) -> dict[tuple[str, str], int]:
    """Return the number of every door, the same all evening; the street comes last."""
    doors = [(spot.id, door) for spot in spots for door in spot.doors]
    return {door: number for number, door in enumerate([*doors, (STREET, "")], start=1)}
