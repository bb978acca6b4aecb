"""The grid in pixels, and the men: each colour has a shape and a letter of its own."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.games.sorry.face.places import GRID, Point, letter_of

_SQUARE = ((-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86))
_TRIANGLE = ((0.0, -1.12), (1.12, 0.86), (-1.12, 0.86))
_DIAMOND = ((0.0, -1.16), (1.16, 0.0), (0.0, 1.16), (-1.16, 0.0))
SHAPES: dict[str, tuple[Point, ...]] = {"blue": _SQUARE, "yellow": _TRIANGLE, "green": _DIAMOND}
"""Red is round. Corners for a man of radius 1."""


class Grid:
    """From squares to pixels."""

    def __init__(self, canvas: Canvas, rect: Rect) -> None:
        side = min(rect.w, rect.h) // GRID * GRID
        x, y = rect.x + (rect.w - side) // 2, rect.y + (rect.h - side) // 2
        self.rect, self.cell = Rect(x, y, side, side), side // GRID
        self._unit = canvas.unit

    def exact(self, point: Point) -> Point:
        """Return where a point lies, between pixels."""
        return self.rect.x + point[0] * self.cell, self.rect.y + point[1] * self.cell

    def pixel(self, point: Point) -> tuple[int, int]:
        """Return the nearest pixel of a point."""
        x, y = self.exact(point)
        return round(x), round(y)

    def square(self, middle: Point) -> Rect:
        """Return the square around its middle, with a hair of felt about it."""
        x, y = self.exact(middle)
        half = self.cell / 2
        return Rect(round(x - half), round(y - half), self.cell, self.cell).inset(1)

    def area(self, left: float, top: float, wide: float, high: float) -> Rect:
        """Return a place of so many squares."""
        x, y = self.pixel((left, top))
        return Rect(x, y, round(wide * self.cell), round(high * self.cell))

    def size(self, share: float) -> float:
        """Return a size of letters, as a share of a square."""
        return share * self.cell / self._unit


def man_shape(
    canvas: Canvas, at: tuple[int, int], r: float, colour: str, edge: str | None = None
) -> None:
    """Draw a colour's shape, without its letter."""
    wide = max(1, round(r * 0.16)) if edge else 0
    corners = SHAPES.get(colour)
    if corners is None:
        if edge:
            canvas.disc(*at, round(r) + wide // 2, edge)
        canvas.disc(*at, round(r) - (wide + 1) // 2, f"men-{colour}")
        return
    points = [(at[0] + x * r, at[1] + y * r) for x, y in corners]
    canvas.shape(points, f"men-{colour}", edge, wide)


def draw_man(
    canvas: Canvas,
    grid: Grid,
    point: Point,
    colour: str,
    share: float = 0.36,
    *,
    mute: bool = False,
) -> None:
    """Draw a man: shape, edge, letter; `mute` (no letter) where a number stands on it."""
    at, r = grid.pixel(point), grid.cell * share
    man_shape(canvas, at, r, colour, "on-men-yellow")
    if not mute:
        put_letter(canvas, at, r, colour, grid.size(share * 1.3))


def put_letter(canvas: Canvas, at: tuple[int, int], r: float, colour: str, size: float) -> None:
    """Draw a colour's letter in the middle of its shape."""
    drop = r * 0.22 if colour == "yellow" else 0
    wide, high = round(r * 1.3), round(r * 1.7)
    place = Rect(at[0] - wide // 2, round(at[1] + drop) - high // 2, wide, high)
    canvas.text(place, letter_of(colour), size, f"on-men-{colour}", "bold", "centre")
