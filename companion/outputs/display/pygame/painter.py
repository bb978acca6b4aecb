"""From a picture to pixels, and nothing else: every decision was made before."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

import pygame

from companion.drawing.items import Box, Disc, Item, Line, Picture, Rect, Shape, Text
from companion.drawing.palette import THEMES
from companion.outputs.display.pygame.faces import render
from companion.outputs.display.pygame.plates import SMOOTH, Corners, Style, whole

T = TypeVar("T")
_MOST = 12
"""More places than this are one place."""


def extent(item: Item) -> Rect:
    """All the pixels that an item can reach."""
    match item:
        case Disc():
            return Rect(item.x - item.r, item.y - item.r, 2 * item.r + 1, 2 * item.r + 1)
        case Line():
            x, y = min(item.x1, item.x2) - item.width, min(item.y1, item.y2) - item.width
            right, bottom = max(item.x1, item.x2), max(item.y1, item.y2)
            return Rect(x, y, right - x + item.width + 1, bottom - y + item.width + 1)
        case Shape():
            xs, ys = [x for x, _ in item.points], [y for _, y in item.points]
            air = item.width + 2
            x, y = min(xs) - air, min(ys) - air
            return Rect(x, y, max(xs) + air + 1 - x, max(ys) + air + 1 - y)
    rect = item.rect
    return Rect(rect.x - 2, rect.y - 2, rect.w + 4, rect.h + 4)


def differing(before: Picture, after: Picture) -> list[pygame.Rect]:
    """The places to paint again; none of them overlaps another."""
    head, tail = _alike(before.items, after.items)
    changed = {*_between(before.items, head, tail)} ^ {*_between(after.items, head, tail)}
    places: list[pygame.Rect] = []
    for item in changed:
        places = _joined(places, _area_of(extent(item)))
    return [places[0].unionall(places)] if len(places) > _MOST else places


def _alike(before: Sequence[Item], after: Sequence[Item]) -> tuple[int, int]:
    """Return how many items at the beginning and at the end are the same objects: they need not be
    compared."""
    head = _same(before, after)
    return head, _same(before[head:][::-1], after[head:][::-1])


def _same(one: Sequence[Item], other: Sequence[Item]) -> int:
    """Return how many items are the same objects, from the first on."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a is not b), min(len(one), len(other)))


def _between(items: Sequence[T], head: int, tail: int) -> Sequence[T]:
    """Return what is left without so many at the beginning and at the end."""
    return items[head : len(items) - tail]


def _joined(places: list[pygame.Rect], new: pygame.Rect) -> list[pygame.Rect]:
    """Put a place to the others; what overlaps becomes one."""
    while met := new.collidelistall(places):
        new = new.unionall([places[at] for at in met])
        places = [place for at, place in enumerate(places) if at not in met]
    return [*places, new]


def _area_of(place: Rect) -> pygame.Rect:
    """Return a place as pygame has it, which finds what overlaps many times as fast."""
    return pygame.Rect(place.x, place.y, place.w, place.h)


_KEPT = 600
"""How many words and spots are kept painted: a few screens full."""


class Painter:
    """Paints with one theme. What was painted once is kept, as most of a screen never changes."""

    def __init__(self, theme: str = "dark") -> None:
        self._colours = THEMES[theme]
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._corners: dict[Style, Corners] = {}
        self._reaches: tuple[Sequence[Item], list[pygame.Rect]] = ((), [])
        """The items that were painted last, and where each of them reaches."""

    def paint(
        self, surface: pygame.Surface, picture: Picture, before: Picture | None = None
    ) -> list[pygame.Rect]:
        """Paint a picture; over the one before, only where the two differ. Return where."""
        if before is None or before.size != picture.size:
            for item in picture.items:
                self._item(surface, item)
            return [surface.get_rect()]
        places = differing(before, picture)
        reach = self._reached(picture.items) if places else []
        for place in places:
            surface.set_clip(place)
            for index in place.collidelistall(reach):
                self._item(surface, picture.items[index])
        surface.set_clip(None)
        return [shown for place in places if (shown := place.clip(surface.get_rect()))]

    def _reached(self, items: Sequence[Item]) -> list[pygame.Rect]:
        """Return where items reach; of those that were there before, it is known."""
        known, areas = self._reaches
        head, tail = _alike(known, items)
        new = [_area_of(extent(item)) for item in _between(items, head, tail)]
        made = [*areas[:head], *new, *areas[len(areas) - tail :]]
        self._reaches = items, made
        return made

    def _item(self, surface: pygame.Surface, item: Item) -> None:
        match item:
            case Text():
                self._text(surface, item)
            case Box():
                self._box(surface, item)
            case Disc():
                self._disc(surface, item)
            case Shape():
                self._shape(surface, item)
            case Line():
                ends = (item.x1, item.y1), (item.x2, item.y2)
                pygame.draw.line(surface, self._colours[item.ink], *ends, item.width)

    def _once(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found

    def _text(self, surface: pygame.Surface, item: Text) -> None:
        key = (item.text, item.size, item.face, item.ink)
        colour = self._colours[item.ink]
        made = self._once(key, lambda: render(item.face, item.size, item.text, colour))
        surface.blit(made, (item.rect.x, item.rect.y + (item.rect.h - made.get_height()) // 2))

    def _box(self, surface: pygame.Surface, item: Box) -> None:
        rect = item.rect
        if rect.w <= 0 or rect.h <= 0:
            return
        if not item.radius and not item.edge and item.fill:
            surface.fill(self._colours[item.fill], (rect.x, rect.y, rect.w, rect.h))
            return
        style, size = self._style(item), (rect.w, rect.h)
        surface.blit(self._once((size, style), lambda: self._plate(style, size)), (rect.x, rect.y))

    def _plate(self, style: Style, size: tuple[int, int]) -> pygame.Surface:
        corners = self._corners.get(style)
        if corners is None:
            corners = self._corners[style] = Corners(style)
        return corners.box(size) if corners.fit(size) else whole(style, size)

    def _style(self, item: Box) -> Style:
        fill = self._colours[item.fill] if item.fill else None
        edge = self._colours[item.edge] if item.edge else None
        tint = self._colours[item.edge or item.fill or "plate"]
        return Style(fill, edge, item.width, item.radius, tint)

    def _disc(self, surface: pygame.Surface, item: Disc) -> None:
        if item.r <= 0:
            return
        made = self._once((item.r, item.ink, item.width), lambda: self._spot(item))
        surface.blit(made, (item.x - item.r, item.y - item.r))

    def _spot(self, item: Disc) -> pygame.Surface:
        colour, side = self._colours[item.ink], 2 * item.r
        large = pygame.Surface((side * SMOOTH, side * SMOOTH), pygame.SRCALPHA)
        large.fill((*colour, 0))
        middle = (item.r * SMOOTH, item.r * SMOOTH)
        radius = item.r * SMOOTH
        pygame.draw.circle(large, colour, middle, radius, item.width * SMOOTH)
        return pygame.transform.smoothscale(large, (side, side))

    def _shape(self, surface: pygame.Surface, item: Shape) -> None:
        place = extent(item)
        moved = tuple((x - place.x, y - place.y) for x, y in item.points)
        key = (moved, item.ink, item.edge, item.width)
        made = self._once(key, lambda: self._area(item, moved, (place.w, place.h)))
        surface.blit(made, (place.x, place.y))

    def _area(
        self, item: Shape, points: tuple[tuple[int, int], ...], size: tuple[int, int]
    ) -> pygame.Surface:
        large = pygame.Surface((size[0] * SMOOTH, size[1] * SMOOTH), pygame.SRCALPHA)
        large.fill((*self._colours[item.edge or item.ink], 0))
        half = SMOOTH // 2
        corners = [(x * SMOOTH + half, y * SMOOTH + half) for x, y in points]
        pygame.draw.polygon(large, self._colours[item.ink], corners)
        if item.edge:
            self._outline(large, item, corners)
        return pygame.transform.smoothscale(large, size)

    def _outline(self, large: pygame.Surface, item: Shape, corners: list[tuple[int, int]]) -> None:
        """Draw an outline with round joints, which a polygon's own outline has not."""
        colour, wide = self._colours[item.edge or item.ink], item.width * SMOOTH
        for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
            pygame.draw.line(large, colour, one, other, wide)
            pygame.draw.circle(large, colour, one, wide // 2)
