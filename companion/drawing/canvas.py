"""Where screens put things: text is fitted here, so that nothing ever spills out of its place."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any

from companion.drawing.items import Align, Box, Disc, Item, Line, Picture, Rect, Shape, Text, Touch
from companion.drawing.script import ELLIPSIS, clusters

Measure = Callable[[str, int, str], int]
"""How wide a text is: face, size, text."""

LEADING = 1.17
"""The height of a line for each pixel of its size, in every face that is shipped."""


_LEAST = 0.6
"""How small words may become before they are cut short."""
_THUMB = 0.9
"""What a pixel of the small screen is at least on a phone: it is held close, and small."""
_NARROW = 520
"""A phone is held upright, also where little of its height is left for the table."""
_TWO_LINES = 0.75
"""How large they are on two lines, where one has been enough for others."""


def line_height(size: int) -> int:
    """Return how high a line of that size is."""
    return round(size * LEADING) + 1


class Canvas:
    """Collects a screen. `unit` is what one pixel is on a screen of 800 by 480."""

    def __init__(
        self,
        size: tuple[int, int],
        measure: Measure,
        *,
        still: bool = False,
        handheld: bool = False,
    ) -> None:
        """With `still`, it becomes a picture to keep: nobody can touch it, so it has no buttons.

        One that is `handheld` has no keys and no menu: they are on the page around it.
        """
        self.still, self.handheld = still, handheld
        self.rect = Rect(0, 0, *size)
        long, short = max(size), min(size)
        self.unit = max(min(long / 800, short / 480), _THUMB if handheld else 0)
        self._measure = measure
        self._items: list[Item] = []
        self._touches: list[Touch] = []
        self.room: int | None = None
        """How many items what moves is put over; None: over all of them."""

    @property
    def portrait(self) -> bool:
        """Whether the screen is higher than wide, or as narrow as a phone."""
        return self.rect.h > self.rect.w or (self.handheld and self.rect.w < _NARROW)

    @property
    def touches(self) -> tuple[Touch, ...]:
        """The places that do something, so far."""
        return tuple(self._touches)

    def px(self, pixels: float) -> int:
        """Return how long so many pixels of the small screen are on this one."""
        return max(1, round(pixels * self.unit))

    def leave_room(self) -> None:
        """Let what moves come here: over everything that is here by now, under what follows."""
        self.room = len(self._items)

    def picture(self) -> Picture:
        """Everything that was put here."""
        return Picture((self.rect.w, self.rect.h), tuple(self._items), tuple(self._touches))

    def text(
        self,
        rect: Rect,
        text: str,
        size: float,
        ink: str = "ink",
        face: str = "sans",
        align: Align = "left",
        least: float = _LEAST,
    ) -> Rect:
        """Put one line in the middle of a place: smaller if need be, then cut short."""
        wanted = min(self.px(size), int((rect.h - 1) / LEADING))
        size_px = self._fitting(rect.w, text, wanted, max(6, int(wanted * least)), face)
        shown = self._cut(rect.w, text, size_px, face)
        width, height = self._measure(face, size_px, shown), line_height(size_px)
        room = rect.w - width
        x = rect.x + {"left": 0, "centre": room // 2, "right": room}[align]
        place = Rect(x, rect.y + (rect.h - height) // 2, width, height)
        if shown and size_px >= 6 and room >= 0:
            self._items.append(Text(place, shown, size_px, face, ink))
        return place

    def wrapped(
        self,
        rect: Rect,
        text: str,
        size: float,
        ink: str = "ink",
        face: str = "sans",
        align: Align = "left",
        most: int = 2,
    ) -> None:
        """Put a sentence on as many lines as there is room for, the last one cut short."""
        lines = self._lines(rect, text, size, face, most)
        high = line_height(self.px(size))
        if len(lines) * high > rect.h:
            high = rect.h // max(1, len(lines))
        top = rect.y + (rect.h - high * len(lines)) // 2
        for index, line in enumerate(lines):
            place = Rect(rect.x, top + index * high, rect.w, high)
            self.text(place, line, size, ink, face, align, least=0.75)

    def paragraph(
        self, rect: Rect, text: str, size: float, ink: str = "ink", least: float = 0.55
    ) -> None:
        """Put a few sentences in a place, all of them: as much smaller as that needs."""
        smallest = size * least
        while size > smallest and not self._whole(rect, text, size):
            size -= 0.5
        self.wrapped(rect, text, size, ink, most=max(1, rect.h // line_height(self.px(size))))

    def _whole(self, rect: Rect, text: str, size: float) -> bool:
        """Tell whether a text has room in a place at that size."""
        most = rect.h // line_height(self.px(size))
        last = self._lines(rect, text, size, "sans", most)[-1]
        return most > 0 and self.width(last, size) <= rect.w

    def stacked(self, rect: Rect, text: str, size: float, ink: str, face: str) -> None:
        """Put a few words in the middle, one below the other if that makes them larger."""
        words = text.split()
        narrow = self.width(text, size, face) > rect.w
        if len(words) < 2 or not narrow or rect.h < 2 * line_height(self.px(9)):
            self.text(rect, text, size, ink, face, "centre", least=0.3)
            return
        for index, word in enumerate((words[0], " ".join(words[1:]))):
            self.text(rect.row(index, 2), word, size, ink, face, "centre", least=0.3)

    def _lines(self, rect: Rect, text: str, size: float, face: str, most: int) -> list[str]:
        most = max(1, min(most, rect.h // line_height(self.px(size)) or 1))
        return self.broken(text, rect.w, size, face, most)

    def broken(
        self, text: str, width: int, size: float, face: str = "sans", most: int = 99
    ) -> list[str]:
        """Break a sentence between words; the last of so many lines may be too long."""
        size_px = self.px(size)
        lines: list[str] = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            last = len(lines) == most
            if last or not lines[-1] or self._measure(face, size_px, longer) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def _fitting(self, width: int, text: str, wanted: int, least: int, face: str) -> int:
        wide = self._measure(face, max(1, wanted), text)
        if wide <= width:
            return wanted
        size = max(least, int(wanted * width / max(1, wide)))
        while size > least and self._measure(face, size, text) > width:
            size -= 1
        return size

    def _cut(self, width: int, text: str, size: int, face: str) -> str:
        if self._measure(face, max(1, size), text) <= width:
            return text

        letters = clusters(text)

        def wide(keep: int) -> int:
            return self._measure(face, max(1, size), "".join(letters[:keep]) + ELLIPSIS)

        keep = max(0, bisect_right(range(len(letters) + 1), width, key=wide) - 1)
        return "".join(letters[:keep]).rstrip() + ELLIPSIS if keep else ""

    def width(self, text: str, size: float, face: str = "sans") -> int:
        """Return how wide a text would be."""
        return self._measure(face, self.px(size), text)

    def box(
        self,
        rect: Rect,
        fill: str | None,
        radius: float = 0,
        edge: str | None = None,
        width: float = 1,
    ) -> None:
        """Put a plate."""
        wide = self.px(width) if edge else 0
        self._items.append(Box(rect, fill, self.px(radius) if radius else 0, edge, wide))

    def disc(self, x: int, y: int, r: int, ink: str, width: int = 0) -> None:
        """Put a spot."""
        self._items.append(Disc(x, y, r, ink, width))

    def line(self, x1: int, y1: int, x2: int, y2: int, ink: str, width: float = 1) -> None:
        """Put a line."""
        self._items.append(Line(x1, y1, x2, y2, ink, self.px(width)))

    def shape(
        self,
        points: Sequence[tuple[float, float]],
        ink: str,
        edge: str | None = None,
        width: int = 0,
    ) -> None:
        """Put an area with straight sides."""
        corners = tuple((round(x), round(y)) for x, y in points)
        self._items.append(Shape(corners, ink, edge, width if edge else 0))

    def touch(self, rect: Rect, action: Any, key: str = "") -> None:
        """Make a place do something."""
        self._touches.append(Touch(rect, action, key))

    def key(self, key: str, action: Any) -> None:
        """Make a key do something that has no place of its own."""
        self._touches.append(Touch(Rect(0, 0, 0, 0), action, key))

    def button(
        self,
        rect: Rect,
        label: str,
        action: Any,
        key: str = "",
        *,
        strong: bool = False,
        size: float = 19,
        cap: str = "",
    ) -> None:
        """Put a button with its key on it; or with another cap, where the key means more."""
        if self.still:
            return
        fill, ink = ("accent", "on-accent") if strong else ("button", "ink")
        self.box(rect, fill, 8)
        inside = rect.inset(self.px(8), self.px(2))
        told = cap or ("" if self.handheld else key.upper())
        if told:
            place = inside.left(self.width(told, size * 0.7, "bold") + self.px(4))
            self.text(place, told, size * 0.7, "on-accent" if strong else "dim", "bold")
            inside = inside.beside(place.w + self.px(4))
        self._label(inside, label, size, ink, "left" if told else "centre")
        self.touch(rect, action, key)

    def _label(self, rect: Rect, label: str, size: float, ink: str, align: Align) -> None:
        """Put a button's words on one line; on two smaller ones, rather than cut them short."""
        two = min(size * _TWO_LINES, (rect.h / 2 - 2) / LEADING / self.unit)
        cut = self.width(label, size * _LEAST, "bold") > rect.w
        if cut and two >= size / 2:
            self.wrapped(rect, label, two, ink, "bold", align)
        else:
            self.text(rect, label, size, ink, "bold", align, least=_LEAST)
