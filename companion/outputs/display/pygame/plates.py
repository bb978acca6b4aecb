"""Boxes with round corners, painted smooth: drawn larger and made smaller.

Of a large box only the corners need that. The rest of it is bands of one colour, which are filled:
the same pixels for a fraction of the work, and one small picture for boxes of every size.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

import pygame

SMOOTH = 3
"""How many times larger what is smooth is drawn."""
Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Style:
    """How a box looks, whatever its size."""

    fill: Colour | None
    edge: Colour | None
    width: int
    radius: int
    tint: Colour
    """What its transparent corners are made of."""

    @property
    def corner(self) -> int:
        """How far a corner reaches, and a pixel more."""
        return max(self.radius, self.width if self.edge else 0) + 1


def whole(style: Style, size: tuple[int, int]) -> pygame.Surface:
    """Return a box of that size, all of it drawn."""
    wide, high = size[0] * SMOOTH, size[1] * SMOOTH
    large = pygame.Surface((wide, high), pygame.SRCALPHA)
    radius = min(style.radius * SMOOTH, wide // 2, high // 2)
    large.fill((*style.tint, 0))
    all_of_it = pygame.Rect(0, 0, wide, high)
    border = style.width * SMOOTH if style.edge else 0
    if style.edge:
        hollow = 0 if style.fill else border
        pygame.draw.rect(large, style.edge, all_of_it, hollow, border_radius=radius)
    if style.fill:
        inner = all_of_it.inflate(-2 * border, -2 * border)
        inside = max(0, radius - border)
        pygame.draw.rect(large, style.fill, inner, border_radius=inside)
    return pygame.transform.smoothscale(large, size)


@dataclass(frozen=True, slots=True)
class Band:
    """Rows or columns of one colour between two corners: from where to where."""

    start: int
    end: int
    colour: tuple[int, ...]


class Corners:
    """The corners of boxes of one style, and the bands between them."""

    def __init__(self, style: Style) -> None:
        self._reach = style.corner
        side = 2 * self._reach + 1
        self._small = whole(style, (side, side))
        middle, every = self._reach, range(side)
        self._down = _bands([tuple(self._small.get_at((middle, y))) for y in every])
        self._across = _bands([tuple(self._small.get_at((x, middle))) for x in every])

    def fit(self, size: tuple[int, int]) -> bool:
        """Tell whether a box of that size is large enough to have something between them."""
        return min(size) > 2 * self._reach

    def box(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a box of that size: the same as if all of it were drawn."""
        made, reach, (wide, high) = pygame.Surface(size, pygame.SRCALPHA), self._reach, size
        for colour, place in self._filled(wide, high):
            made.fill(colour, place)
        for x, from_x in ((0, 0), (wide - reach, reach + 1)):
            for y, from_y in ((0, 0), (high - reach, reach + 1)):
                area = (from_x, from_y, reach, reach)
                # Added to nothing: copied as it is, also where it is half transparent.
                made.blit(self._small, (x, y), area, pygame.BLEND_RGBA_ADD)
        return made

    def _filled(self, wide: int, high: int) -> Iterator[tuple[tuple[int, ...], pygame.Rect]]:
        """Yield what lies between the corners: from above to below, then at the left and right."""
        reach = self._reach
        for band in self._down:
            top, bottom = self._at(band, high)
            yield band.colour, pygame.Rect(reach, top, wide - 2 * reach, bottom - top)
        for band in self._across:
            yield from _beside(band.colour, self._at(band, wide), reach, (wide, high))

    def _at(self, band: Band, length: int) -> tuple[int, int]:
        """Return where a band lies in a box that is so long: its middle is what is stretched."""
        more = length - (2 * self._reach + 1)
        start, end = (at if at <= self._reach else at + more for at in (band.start, band.end))
        return start, end


def _beside(
    colour: tuple[int, ...], band: tuple[int, int], reach: int, size: tuple[int, int]
) -> Iterator[tuple[tuple[int, ...], pygame.Rect]]:
    """Yield the parts of a band that lie at the left and at the right of the middle."""
    (left, right), (wide, high) = band, size
    for start, end in ((left, min(right, reach)), (max(left, wide - reach), right)):
        if end > start:
            yield colour, pygame.Rect(start, reach, end - start, high - 2 * reach)


def _bands(colours: list[tuple[int, ...]]) -> list[Band]:
    bands, at = [], 0
    for colour, run in groupby(colours):
        length = len([*run])
        bands.append(Band(at, at + length, colour))
        at += length
    return bands
