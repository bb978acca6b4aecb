"""Which cards lie in a patch of the table that is seen straight from above.

A card has its mark twice. One of them must be read without a fault. The other one, whose place
follows from the first, is either read too, or at least looks like it: a few worn squares are
forgiven there, a hand or another card over it is not. Such a card is `whole`: nothing lies on it.
Where both are worn, they are read together, if one card of the pack is far nearer than all others.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from hw.sight.finding import NONE, Found, squares_in
from hw.sight.marks import CARD_MARKS, CARD_MM, CARD_SIDE, MODULES, bits
from hw.sight.vision import Picture, Points, cv, np

SIZE = 0.15
"""A mark is a card's if its side is right by so much of it: a pile is higher than a mat."""
SKEW = 0.17
"""So far from square may it look: the cosine of the angle between its sides."""
WORN = 2
"""So many of the other mark's 16 squares may look wrong."""
TOGETHER, EITHER, FAR = 4, 3, 5
"""Where neither mark is without a fault: so many squares of both, and of either, may look wrong;
and every other card of the pack must be so many further away."""
RIM = 0.8
"""So much of a mark's border and of the bright rim around it must look right."""
LEAST_CONTRAST = 18.0
"""So much brighter than the border must the rim be, of 255."""

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
    soft = cv().blur(patch, (3, 3))
    read = _read(patch, soft, px_per_mm, known, coarse=False)
    if any(card.whole for card in read):
        return read
    again = _read(patch, soft, px_per_mm, known, coarse=True)
    return again if any(card.whole for card in again) else read


def open_cards(
    patch: Picture, px_per_mm: float, known: Collection[int], coarse: bool = False
) -> list[Lying]:
    """Return all cards of which one mark is read without a fault, covered by others or not."""
    return _read(patch, cv().blur(patch, (3, 3)), px_per_mm, known, coarse)


def _read(
    patch: Picture, soft: Picture, px_per_mm: float, known: Collection[int], coarse: bool
) -> list[Lying]:
    squares = [
        mark
        for found in squares_in(patch, CARD_SIDE * px_per_mm, coarse=coarse)
        if (found.id == NONE or found.id in known)
        and (mark := _plausible(found, px_per_mm)) is not None
    ]
    read = [*_cards(soft, [one for one in squares if one.id != NONE], px_per_mm)]
    worn = [one for one in squares if one.id == NONE]
    return [*read, *_worn_cards(soft, worn, read, px_per_mm, known)]


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


def _cards(soft: Picture, placed: list[_Placed], px_per_mm: float) -> Iterator[Lying]:
    done: set[int] = set()
    for n, mark in enumerate(placed):
        if n in done:
            continue
        twin = _twin_of(mark, placed, px_per_mm)
        if twin is not None:
            done.add(twin)
        whole = twin is not None or _looks_alike(soft, mark)
        yield _lying(mark, mark.id, px_per_mm, whole)


def _lying(mark: _Placed, id_: int, px_per_mm: float, whole: bool) -> Lying:
    x, y = mark.point(*MIDDLE) / px_per_mm
    return Lying(id_, float(x), float(y), whole)


def _twin_of(mark: _Placed, placed: list[_Placed], px_per_mm: float) -> int | None:
    """Return which of the others is the same card's other mark."""
    there = mark.point(*TWIN)
    for n, other in enumerate(placed):
        near = float(np().hypot(*(other.at - there))) < 6 * px_per_mm
        if other is not mark and other.id == mark.id and near:
            return n
    return None


def _looks_alike(soft: Picture, mark: _Placed) -> bool:
    """Tell whether the other mark is to be seen at its place, with a few worn squares at most."""
    told = _bits_at(soft, mark, twin=True)
    return told is not None and int((told != _inner(mark.id)).sum()) <= WORN


def _worn_cards(
    soft: Picture,
    squares: list[_Placed],
    read: list[Lying],
    px_per_mm: float,
    known: Collection[int],
) -> Iterator[Lying]:
    """Read cards of which no mark is without a fault, by both of them together."""
    taken = {card.id for card in read if card.whole}
    ids, codes = _codes(frozenset(known))
    for square in squares:
        for mark in _turned(square):
            id_ = _read_together(soft, mark, ids, codes)
            if id_ is not None and id_ not in taken:
                taken.add(id_)
                yield _lying(mark, id_, px_per_mm, True)


def _turned(square: _Placed) -> Iterator[_Placed]:
    """Yield a square with each of its corners as the first."""
    right, down = square.right, square.down
    for _ in range(4):
        yield _Placed(NONE, square.at, right, down)
        right, down = down, -right


def _read_together(soft: Picture, mark: _Placed, ids: Any, codes: Any) -> int | None:
    """Return the one card that both marks together tell, far before every other one."""
    one, other = _bits_at(soft, mark, twin=False), _bits_at(soft, mark, twin=True)
    if one is None or other is None:
        return None
    wrong_one, wrong_other = (codes != one).sum(axis=1), (codes != other).sum(axis=1)
    wrong = wrong_one + wrong_other
    best = int(wrong.argmin())
    if wrong[best] > TOGETHER or max(wrong_one[best], wrong_other[best]) > EITHER:
        return None
    others = np().delete(wrong, best)
    far = not others.size or int(others.min()) >= int(wrong[best]) + FAR
    return int(ids[best]) if far else None


def _bits_at(soft: Picture, mark: _Placed, twin: bool) -> Any:
    """Return the bits of a mark or of its card's other one, true for dark; None: there is none.

    There is one if its border is dark and the rim around it bright, as far as they are not worn.
    """
    x, y = TWIN if twin else (0.0, 0.0)
    sign = -1 if twin else 1
    grid = _grid() * sign + np().array([x, y])
    points = mark.at + grid[:, :1] * mark.right + grid[:, 1:] * mark.down
    high = np().array(soft.shape[1::-1]) - 1
    if (points < 0).any() or (points >= high).any():
        return None
    where = points.astype(np().float32).reshape(_SIDE, _SIDE, 2)
    seen = cv().remap(soft, where, None, cv().INTER_LINEAR).astype(np().float32)
    ring, dark = _ring()
    low, bright = float(seen[ring & dark].mean()), float(seen[ring & ~dark].mean())
    if bright - low < LEAST_CONTRAST:
        return None
    is_dark = seen < (low + bright) / 2
    if float((is_dark[ring] == dark[ring]).mean()) < RIM:
        return None
    return is_dark[2:-2, 2:-2].ravel()


_SIDE = MODULES + 2


@cache
def _grid() -> Any:
    """Return the middles of a mark's squares and of the rim around it, in millimetres."""
    step = CARD_SIDE / MODULES
    places = [(n - (_SIDE - 1) / 2) * step for n in range(_SIDE)]
    return np().array([(x, y) for y in places for x in places])


@cache
def _ring() -> tuple[Any, Any]:
    """Return which squares are border or rim, and which of these are dark."""
    ring = np().ones((_SIDE, _SIDE), bool)
    ring[2:-2, 2:-2] = False
    dark = np().zeros((_SIDE, _SIDE), bool)
    dark[1:-1, 1:-1] = True
    return ring, dark


@cache
def _inner(id_: int) -> Any:
    """Return the squares of a mark that differ from mark to mark, row by row; true is dark."""
    return np().array(bits(id_))[1:-1, 1:-1].ravel()


@cache
def _codes(known: frozenset[int]) -> tuple[Any, Any]:
    """Return the marks of a pack, and their bits."""
    ids = sorted(known)
    return np().array(ids), np().array([_inner(id_) for id_ in ids])
