"""Where two pictures differ, so that a slow machine paints a few places and not a whole screen."""

from companion.drawing.items import Disc, Item, Line, Picture, Rect, Shape

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


def differing(before: Picture, after: Picture) -> list[Rect]:
    """The places to paint again; none of them overlaps another."""
    changed = {*before.items} ^ {*after.items}
    places: list[Rect] = []
    for item in changed:
        places = _joined(places, extent(item))
    if len(places) > _MOST:
        whole = places[0]
        for place in places[1:]:
            whole = _around(whole, place)
        return [whole]
    return places


def _joined(places: list[Rect], new: Rect) -> list[Rect]:
    """Put a place to the others; what overlaps becomes one."""
    while met := [place for place in places if place.meets(new)]:
        places = [place for place in places if place not in met]
        for place in met:
            new = _around(new, place)
    return [*places, new]


def _around(one: Rect, other: Rect) -> Rect:
    x, y = min(one.x, other.x), min(one.y, other.y)
    return Rect(x, y, max(one.right, other.right) - x, max(one.bottom, other.bottom) - y)
