"""Which cards lie in a patch of the table that is seen straight from above.

A card has its mark twice. One of them must be read without a fault. The other one, whose place
follows from the first, is either read too, or at least looks like it: a few worn squares are
forgiven there, a hand or another card over it is not. Such a card is `whole`: nothing lies on it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from hw.sight.finding import Found, marks_in
from hw.sight.marks import CARD_MARKS, CARD_MM, CARD_SIDE, MODULES, bits
from hw.sight.vision import Picture, Points, cv, np

SIZE = 0.15
"""A mark is a card's if its side is right by so much of it: a pile is higher than a mat."""
SKEW = 0.17
"""So far from square may it look: the cosine of the angle between its sides."""
WORN = 2
"""So many of the other mark's 16 squares may look wrong."""
RIM = 0.8
"""So much of its border and of the bright rim around it must look right."""

_UPPER, _LOWER = CARD_MARKS
TWIN = (_LOWER.x - _UPPER.x, _LOWER.y - _UPPER.y)
"""From a mark to the other one of its card, in millimetres as the first one is turned. It is the
same for both: the card looks alike upside down."""
MIDDLE = (CARD_MM[0] / 2 - _UPPER.x, CARD_MM[1] / 2 - _UPPER.y)
"""From a mark to the middle of its card."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card that was read: its mark, and where its middle is, in millimetres of the patch."""

    id: int
    x: float
    y: float
    whole: bool
    """Whether both of its marks are seen: nothing lies on it, no hand hides it."""


@dataclass(frozen=True, slots=True)
class _Placed:
    """A mark on a card: its middle, and one millimetre to its right and downwards, in pixels."""

    id: int
    at: Points
    right: Points
    down: Points

    def point(self, x: float, y: float) -> Points:
        """Return where a point lies that is so many millimetres away on the card."""
        return self.at + x * self.right + y * self.down


def cards_in(patch: Picture, px_per_mm: float, known: Collection[int]) -> list[Lying]:
    """Return the cards that are read in a patch; `known` are the marks of the pack."""
    placed = [
        mark
        for found in marks_in(patch, CARD_SIDE * px_per_mm)
        if found.id in known and (mark := _plausible(found, px_per_mm)) is not None
    ]
    return [*_cards(patch, placed, px_per_mm)]


def _plausible(found: Found, px_per_mm: float) -> _Placed | None:
    """Return a mark as one of a card, if it has the right size and is square."""
    c = found.corners
    right = ((c[1] - c[0]) + (c[2] - c[3])) / (2 * CARD_SIDE)
    down = ((c[3] - c[0]) + (c[2] - c[1])) / (2 * CARD_SIDE)
    wide, high = float(np().hypot(*right)), float(np().hypot(*down))
    if any(abs(size / px_per_mm - 1) > SIZE for size in (wide, high)):
        return None
    if abs(float(right @ down)) > SKEW * wide * high:
        return None
    return _Placed(found.id, found.centre, right, down)


def _cards(patch: Picture, placed: list[_Placed], px_per_mm: float) -> Iterator[Lying]:
    done: set[int] = set()
    for n, mark in enumerate(placed):
        if n in done:
            continue
        twin = _twin_of(mark, placed, px_per_mm)
        if twin is not None:
            done.add(twin)
        x, y = mark.point(*MIDDLE) / px_per_mm
        whole = twin is not None or _looks_alike(patch, mark)
        yield Lying(mark.id, float(x), float(y), whole)


def _twin_of(mark: _Placed, placed: list[_Placed], px_per_mm: float) -> int | None:
    """Return which of the others is the same card's other mark."""
    there = mark.point(*TWIN)
    for n, other in enumerate(placed):
        near = float(np().hypot(*(other.at - there))) < 6 * px_per_mm
        if other is not mark and other.id == mark.id and near:
            return n
    return None


def _looks_alike(patch: Picture, mark: _Placed) -> bool:
    """Tell whether the other mark is to be seen at its place, with a few worn squares at most."""
    maps = [np().float32(mark.point(TWIN[0] - x, TWIN[1] - y)) for x, y in _grid()]
    points = np().array(maps, np().float32).reshape(_SIDE, _SIDE, 2)
    height, width = patch.shape[:2]
    inside = (points >= 0).all() and (points[..., 0] < width - 1).all()
    if not inside or not (points[..., 1] < height - 1).all():
        return False
    seen = cv().remap(cv().blur(patch, (3, 3)), points[..., 0], points[..., 1], cv().INTER_LINEAR)
    return _agrees(seen.astype(np().float32), mark.id)


def _agrees(seen: Any, id_: int) -> bool:
    """Compare the brightness of 8 x 8 squares, the bright rim included, with what is printed."""
    dark, inner = _expected(id_)
    bright = ~dark
    ring = np().ones_like(dark)
    ring[2:-2, 2:-2] = False
    low, high = float(seen[ring & dark].mean()), float(seen[ring & bright].mean())
    if high - low < 20:
        return False
    is_dark = seen < (low + high) / 2
    wrong = int((is_dark[inner] != dark[inner]).sum())
    rim = float((is_dark[ring] == dark[ring]).mean())
    return wrong <= WORN and rim >= RIM


_SIDE = MODULES + 2


@cache
def _grid() -> tuple[tuple[float, float], ...]:
    """Return the middles of a mark's squares and of the rim around it, in millimetres."""
    step = CARD_SIDE / MODULES
    places = [(n - (_SIDE - 1) / 2) * step for n in range(_SIDE)]
    return tuple((x, y) for y in places for x in places)


@cache
def _expected(id_: int) -> tuple[Any, Any]:
    """Return which squares are dark, and which of them differ from mark to mark."""
    dark = np().zeros((_SIDE, _SIDE), bool)
    dark[1:-1, 1:-1] = np().array(bits(id_))
    inner = np().zeros_like(dark)
    inner[2:-2, 2:-2] = True
    return dark, inner
