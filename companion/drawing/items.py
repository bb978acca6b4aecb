"""What a screen is made of: a display list, computed without a screen and painted as it is.

Colours are named by what they mean ("bad", "seat3"); a theme says what they look like.
"""

from dataclasses import dataclass
from typing import Any, Literal

Align = Literal["left", "centre", "right"]


@dataclass(frozen=True, slots=True)
class Rect:
    """A place on the screen, in pixels from the upper left."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column to the right of it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[int, int]:
        """The point in its middle."""
        return self.x + self.w // 2, self.y + self.h // 2

    def inset(self, dx: int, dy: int | None = None) -> "Rect":
        """The same place with a margin inside."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, max(0, self.w - 2 * dx), max(0, self.h - 2 * dy))

    def row(self, index: int, count: int, gap: int = 0) -> "Rect":
        """One of so many equal rows."""
        step = (self.h + gap) / max(1, count)
        top = round(index * step)
        return Rect(self.x, self.y + top, self.w, max(0, round((index + 1) * step) - gap - top))

    def column(self, index: int, count: int, gap: int = 0) -> "Rect":
        """One of so many equal columns."""
        step = (self.w + gap) / max(1, count)
        left = round(index * step)
        return Rect(self.x + left, self.y, max(0, round((index + 1) * step) - gap - left), self.h)

    def top(self, h: int) -> "Rect":
        """Its uppermost part."""
        return Rect(self.x, self.y, self.w, min(h, self.h))

    def below(self, h: int) -> "Rect":
        """Return what is left under its uppermost part."""
        return Rect(self.x, self.y + h, self.w, max(0, self.h - h))

    def left(self, w: int) -> "Rect":
        """Its leftmost part."""
        return Rect(self.x, self.y, min(w, self.w), self.h)

    def beside(self, w: int) -> "Rect":
        """Return what is left beside its leftmost part."""
        return Rect(self.x + w, self.y, max(0, self.w - w), self.h)

    def holds(self, x: int, y: int) -> bool:
        """Tell whether a point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def within(self, other: "Rect") -> bool:
        """Tell whether no part of it lies outside the other."""
        inside = self.x >= other.x and self.y >= other.y
        return inside and self.right <= other.right and self.bottom <= other.bottom

    def meets(self, other: "Rect") -> bool:
        """Tell whether the two share a pixel."""
        apart = self.right <= other.x or other.right <= self.x
        return not (apart or self.bottom <= other.y or other.bottom <= self.y)


@dataclass(frozen=True, slots=True)
class Text:
    """One line of words, exactly as large as its letters."""

    rect: Rect
    text: str
    size: int
    face: str
    ink: str


@dataclass(frozen=True, slots=True)
class Box:
    """A plate with round corners, filled, edged or both."""

    rect: Rect
    fill: str | None = None
    radius: int = 0
    edge: str | None = None
    width: int = 0


@dataclass(frozen=True, slots=True)
class Disc:
    """A round spot; a ring if it has a width."""

    x: int
    y: int
    r: int
    ink: str
    width: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line, upright or level."""

    x1: int
    y1: int
    x2: int
    y2: int
    ink: str
    width: int = 1


@dataclass(frozen=True, slots=True)
class Shape:
    """A filled area with straight sides, edged or not."""

    points: tuple[tuple[int, int], ...]
    ink: str
    edge: str | None = None
    width: int = 0


Item = Text | Box | Disc | Line | Shape


@dataclass(frozen=True, slots=True)
class Touch:
    """A place that does something when a finger, a mouse or its key comes to it."""

    rect: Rect
    action: Any
    key: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A whole screen: what to paint, and where it may be touched."""

    size: tuple[int, int]
    items: tuple[Item, ...]
    touches: tuple[Touch, ...]

    def touched(self, x: int, y: int) -> Any:
        """Return what lies under a finger; None: nothing."""
        found = (touch.action for touch in reversed(self.touches) if touch.rect.holds(x, y))
        return next(found, None)

    def keyed(self, key: str) -> Any:
        """Return what a key stands for on this screen; None: nothing."""
        return next((touch.action for touch in self.touches if key and touch.key == key), None)
