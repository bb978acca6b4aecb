"""Men that glide: from a verdict to the ways its men take, as shares of one short moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.games.sorry.face.places import HOME, START, Point, ahead, behind, middle_of, place_of

FORWARD, BACKWARD = 12, 4
"""The most squares that a man walks either way."""
_LEAST_MS, _SQUARE_MS, _MOST_MS = 350, 45, 1_400
_LEAVES = 0.55
"""When a man that was met begins to leave, as a share of the part that met it."""


@dataclass(frozen=True, slots=True)
class Leg:
    """A way from place to place, within a share of the moment."""

    way: tuple[str, ...]
    begins: float
    ends: float


@dataclass(frozen=True, slots=True)
class Glide:
    """A man that is on its way, and where it comes to stand."""

    colour: str
    legs: tuple[Leg, ...]

    @property
    def last(self) -> str:
        """Return where the man comes to stand."""
        return self.legs[-1].way[-1]

    def at(self, moment: float) -> Point:
        """Return where the man is, at a share of the moment."""
        begun = [leg for leg in self.legs if leg.begins <= moment]
        leg = begun[-1] if begun else self.legs[0]
        share = (moment - leg.begins) / max(1e-9, leg.ends - leg.begins)
        return _along(leg.way, _eased(min(1.0, max(0.0, share))))


@dataclass(frozen=True, slots=True)
class Motion:
    """All that moves because of one verdict, and how long that takes."""

    n: int
    glides: tuple[Glide, ...]
    ms: int


def motion_of(n: int, parts: Sequence[Mapping[str, Any]]) -> Motion:
    """Return what a move looks like; its parts come one after the other."""
    glides: list[Glide] = []
    squares = 0
    for index, part in enumerate(parts):
        begins, ends = index / len(parts), (index + 1) / len(parts)
        for colour, way, late in _ways(part):
            start = begins + (ends - begins) * _LEAVES if late else begins
            _join(glides, colour, Leg(way, start, ends))
            squares = max(squares, len(way))
    ms = _LEAST_MS * len(parts) + _SQUARE_MS * squares
    return Motion(n, tuple(glides), min(_MOST_MS, ms))


def _ways(part: Mapping[str, Any]) -> list[tuple[str, tuple[str, ...], bool]]:
    """Return who goes where: the mover, whom it changes places with, whom it sends back."""
    colour, start = part["colour"], part["from"]
    swapped = part.get("with")
    way = (place_of(colour, start), place_of(colour, part["to"]))
    walked = way if swapped else walk(colour, start, part["to"])
    if part["slide_to"] is not None:
        walked = (*walked, place_of(colour, part["slide_to"]))
    ways = [(colour, walked, False)]
    if swapped:
        ways.append((swapped["colour"], way[::-1], False))
    for man in part["bumped"]:
        gone = place_of(man["colour"], man["at"]), place_of(man["colour"], START)
        ways.append((man["colour"], gone, True))
    return ways


def walk(colour: str, start: int | str, to: int | str) -> tuple[str, ...]:
    """Return the way square by square where a man can walk there; else straight over the board."""
    for step, most in ((ahead, FORWARD), (behind, BACKWARD)):
        way: list[int | str] = [start]
        while way[-1] != to and len(way) <= most and way[-1] not in (START, HOME):
            following = step(colour, way[-1])
            if following is None:
                break
            way.append(following)
        if way[-1] == to:
            return tuple(place_of(colour, square) for square in way)
    return place_of(colour, start), place_of(colour, to)


def _join(glides: list[Glide], colour: str, leg: Leg) -> None:
    """Add a leg to the glide of the man that it goes on with, or begin a glide with it."""
    for index, glide in enumerate(glides):
        if glide.colour == colour and glide.last == leg.way[0] and START not in glide.last:
            glides[index] = replace(glide, legs=(*glide.legs, leg))
            return
    glides.append(Glide(colour, (leg,)))


def _eased(share: float) -> float:
    return share * share * (3 - 2 * share)


def _along(way: tuple[str, ...], share: float) -> Point:
    at = share * (len(way) - 1)
    index = min(int(at), len(way) - 2)
    (x1, y1), (x2, y2) = middle_of(way[index]), middle_of(way[index + 1])
    part = at - index
    return x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
