"""A picture as JSON, for a painter elsewhere: rows of plain values, and what has changed in them.

An item is a list that begins with a letter; places that are as ever are left away at its end. A row
of a later picture may be a run of the one before, `[first, count]`, which begins with a number. The
painter in the browser reads the same (`outputs/painting/page/painter.js`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.drawing.items import Box, Disc, Item, Line, Picture, Rect, Shape, Text, Touch

Row = tuple[Any, ...]
Json = dict[str, Any]

_DEFAULTS: Mapping[str, tuple[Any, ...]] = {
    "t": (),
    "b": (None, 0, None, 0),
    "d": (0,),
    "l": (1,),
    "s": (None, 0),
}
"""How the last values of each kind of item are, unless it says otherwise."""


class WireError(ValueError):
    """Rows that are no picture."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A picture as it goes over the wire, under its number."""

    n: int
    size: tuple[int, int]
    items: tuple[Row, ...]
    touches: tuple[Row, ...]
    """Places to touch: x, y, width, height, and what the place says."""
    words: tuple[str, ...] = ()
    """The same for whoever does not see it."""
    more: tuple[tuple[str, Any], ...] = ()
    """What else a page is told with it, by name."""


def item_row(item: Item) -> Row:
    """Write an item."""
    match item:
        case Text():
            return ("t", *_place(item.rect), item.text, item.size, item.face, item.ink)
        case Box():
            more = (item.fill, item.radius, item.edge, item.width)
            return _short("b", _place(item.rect), more)
        case Disc():
            return _short("d", (item.x, item.y, item.r, item.ink), (item.width,))
        case Line():
            return _short("l", (item.x1, item.y1, item.x2, item.y2, item.ink), (item.width,))
        case Shape():
            corners = tuple(value for point in item.points for value in point)
            return _short("s", (corners, item.ink), (item.edge, item.width))


def touch_row(touch: Touch, words: str) -> Row:
    """Write a place to touch, and what it is called; what it does stays here."""
    return (*_place(touch.rect), words)


def _place(rect: Rect) -> tuple[int, int, int, int]:
    return rect.x, rect.y, rect.w, rect.h


def _short(kind: str, given: Row, more: Row) -> Row:
    """Leave away the last values that are as ever."""
    known = _DEFAULTS[kind]
    keep = len(more)
    while keep and more[keep - 1] == known[keep - 1]:
        keep -= 1
    return (kind, *given, *more[:keep])


def whole(sheet: Sheet) -> Json:
    """Write a picture for a painter that has none yet."""
    return _told(sheet, sheet.items, sheet.touches)


def since(before: Sheet, after: Sheet) -> Json:
    """Write a picture for a painter that has another one before it."""
    items = tuple(runs(before.items, after.items))
    touches = tuple(runs(before.touches, after.touches))
    return {**_told(after, items, touches), "from": before.n}


def _told(sheet: Sheet, items: Sequence[Row], touches: Sequence[Row]) -> Json:
    wide, high = sheet.size
    rows = {"items": items, "touches": touches, "words": sheet.words}
    return {"type": "scene", "n": sheet.n, "w": wide, "h": high, **rows, **dict(sheet.more)}


def runs(before: Sequence[Row], after: Sequence[Row]) -> Iterator[Row]:
    """Yield rows: those of before as runs of them, all others as they are."""
    known: dict[Row, int] = {}
    for at in range(len(before) - 1, -1, -1):
        known[before[at]] = at
    first = count = 0
    for row in after:
        if count and first + count < len(before) and before[first + count] == row:
            count += 1
            continue
        if count:
            yield first, count
        found = known.get(row)
        first, count = (found, 1) if found is not None else (0, 0)
        if found is None:
            yield row
    if count:
        yield first, count


def read_runs(before: Sequence[Row], rows: Sequence[Sequence[Any]]) -> tuple[Row, ...]:
    """Return the rows that runs stand for; WireError, where they lead nowhere."""
    found: list[Row] = []
    for row in rows:
        if not _is_run(row):
            found.append(tuple(row))
        elif row[0] >= 0 and row[1] > 0 and row[0] + row[1] <= len(before):
            found += before[row[0] : row[0] + row[1]]
        else:
            raise WireError(f"a run of {row[1]} rows from {row[0]}, and there are {len(before)}")
    return tuple(found)


def _is_run(row: Sequence[Any]) -> bool:
    return len(row) == 2 and all(type(value) is int for value in row)


def read_item(row: Sequence[Any]) -> Item:
    """Return the item of a row, checked whole; WireError, if it is none."""
    kind, given = _kind(row), list(row[1:])
    try:
        return _READERS[kind](*_filled(kind, given))
    except (TypeError, ValueError) as error:
        raise WireError(f"{row!r} is no item: {error}") from None


def _kind(row: Sequence[Any]) -> str:
    if not row or row[0] not in _READERS:
        raise WireError(f"{row!r} is no item")
    kind: str = row[0]
    return kind


def _filled(kind: str, given: list[Any]) -> list[Any]:
    """Add the values that were left away, and look at all of them."""
    kinds, known = _KINDS[kind], _DEFAULTS[kind]
    missing = len(kinds) - len(given)
    if not 0 <= missing <= len(known):
        raise WireError(f"{len(given)} values for {kind!r}")
    values = [*given, *known[len(known) - missing :]]
    for value, allowed in zip(values, kinds, strict=True):
        if type(value) not in allowed:
            raise WireError(f"{value!r} in a row of {kind!r}")
    return values


_NUMBER, _NAME, _NAME_OR_NONE = (int,), (str,), (str, type(None))
_KINDS: Mapping[str, tuple[tuple[type, ...], ...]] = {
    "t": (*[_NUMBER] * 4, _NAME, _NUMBER, _NAME, _NAME),
    "b": (*[_NUMBER] * 4, _NAME_OR_NONE, _NUMBER, _NAME_OR_NONE, _NUMBER),
    "d": (_NUMBER, _NUMBER, _NUMBER, _NAME, _NUMBER),
    "l": (*[_NUMBER] * 4, _NAME, _NUMBER),
    "s": ((list, tuple), _NAME, _NAME_OR_NONE, _NUMBER),
}


def _text(*v: Any) -> Item:
    return Text(Rect(*v[:4]), *v[4:])


def _box(*v: Any) -> Item:
    return Box(Rect(*v[:4]), *v[4:])


def _shape(corners: Sequence[Any], *more: Any) -> Item:
    if len(corners) % 2 or any(type(value) is not int for value in corners):
        raise WireError("corners are pairs of numbers")
    return Shape(tuple(zip(corners[::2], corners[1::2], strict=True)), *more)


_READERS: Mapping[str, Callable[..., Item]] = {
    "t": _text,
    "b": _box,
    "d": Disc,
    "l": Line,
    "s": _shape,
}


def read_picture(told: Json, before: Sheet | None = None) -> Sheet:
    """Return the sheet that a message stands for, every item of it checked; WireError else."""
    if (told.get("from") is not None) != (before is not None and told["from"] == before.n):
        raise WireError("a change of another picture")
    items = read_runs(before.items if before else (), told["items"])
    for row in items:
        read_item(row)
    touches = read_runs(before.touches if before else (), told["touches"])
    return Sheet(told["n"], (told["w"], told["h"]), items, touches, tuple(told["words"]))


def picture_of(sheet: Sheet) -> Picture:
    """Return what a painter makes of a sheet; nothing there can be touched."""
    return Picture(sheet.size, tuple(map(read_item, sheet.items)), ())
