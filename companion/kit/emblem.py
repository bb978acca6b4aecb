"""The little picture by which a game is known on the start screen, drawn and in letters."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect

LETTERS_WIDE, LETTERS_HIGH = 14, 4
"""How large an emblem in letters may be."""


@dataclass(frozen=True, slots=True)
class Emblem:
    """A picture that fits any place, and the same in a few lines of letters."""

    draw: Callable[[Canvas, Rect], None]
    letters: tuple[str, ...]


def plain_emblem(title: str) -> Emblem:
    """Return the emblem of a game that brings none: a card with its first letter."""
    first = next((letter for letter in title if letter.isalnum()), "?").upper()

    def draw(canvas: Canvas, rect: Rect) -> None:
        draw_card(canvas, rect, 0.5, 0.5, 0.8, first)

    return Emblem(draw, (" .-----.", f" | {first}   |", f" |   {first} |", " '-----'"))


def draw_card(
    canvas: Canvas,
    rect: Rect,
    x: float,
    y: float,
    high: float,
    text: str = "",
    ink: str = "on-card",
) -> Rect:
    """Draw a card around a point of a place, both in shares of it; return where it lies."""
    tall = round(rect.h * high)
    wide = tall * 5 // 7
    middle = rect.x + round(rect.w * x), rect.y + round(rect.h * y)
    place = Rect(middle[0] - wide // 2, middle[1] - tall // 2, wide, tall)
    canvas.box(place, "card", 4, "on-card", 1)
    if text:
        canvas.text(place.inset(wide // 8), text, tall / canvas.unit * 0.6, ink, "serif", "centre")
    return place


def at(rect: Rect, x: float, y: float) -> tuple[float, float]:
    """Return a point of a place, given in shares of its height from its middle."""
    left, top = rect.middle
    return left + x * rect.h, top + y * rect.h


def area(canvas: Canvas, rect: Rect, ink: str, *points: tuple[float, float]) -> None:
    """Draw an area, its corners given as `at` takes them."""
    canvas.shape([at(rect, x, y) for x, y in points], ink)


def spot(
    canvas: Canvas, rect: Rect, ink: str, x: float, y: float, r: float, ring: float = 0
) -> None:
    """Draw a disc, or a ring of some width, likewise."""
    left, top = at(rect, x, y)
    wide = max(1, round(ring * rect.h)) if ring else 0
    canvas.disc(round(left), round(top), max(1, round(r * rect.h)), ink, wide)
