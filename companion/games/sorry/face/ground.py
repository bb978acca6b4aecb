"""The board without anybody on it: squares, slides, safety zones, starts and homes."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.games.sorry.face.places import (
    COLOURS,
    HOME,
    MARGIN,
    ROUND,
    SIDE,
    SLIDES,
    START,
    ZONE,
    Point,
    middle_of,
    place_of,
    turned,
)
from companion.games.sorry.face.shapes import Grid, man_shape

_NUMBERED = 44
"""Squares of so many pixels have room for their number."""


def draw_ground(canvas: Canvas, grid: Grid, taken: frozenset[str]) -> None:
    """Draw what never changes; numbers only where nobody stands."""
    canvas.box(grid.rect, "felt", 10, "felt-edge", 2)
    for square in range(MARGIN):
        canvas.box(grid.square(middle_of(str(square))), "square", 3, "grid", 1)
    for side, colour in enumerate(COLOURS):
        for first, last in SLIDES:
            _slide(canvas, grid, colour, side, (first, last))
        for safe in ZONE:
            place = grid.square(middle_of(place_of(colour, safe)))
            canvas.box(place, f"men-{colour}-soft", 3, f"men-{colour}", 2)
        _rounds(canvas, grid, colour, taken)
    if grid.cell >= _NUMBERED:
        _numbers(canvas, grid, taken)


def _slide(canvas: Canvas, grid: Grid, colour: str, side: int, ends: tuple[int, int]) -> None:
    """Draw a band from its triangle to its end, both in the colour's own shape and way."""
    ink = f"men-{colour}"
    first, last = (middle_of(str(SIDE * side + offset)) for offset in ends)
    one, other = grid.pixel(first), grid.pixel(last)
    half = max(2, round(grid.cell * 0.11))
    x, y = min(one[0], other[0]) - half, min(one[1], other[1]) - half
    band = Rect(x, y, abs(one[0] - other[0]) + 2 * half, abs(one[1] - other[1]) + 2 * half)
    canvas.box(band, ink)
    canvas.shape([grid.exact(p) for p in _arrow(first, side)], ink)
    man_shape(canvas, grid.pixel(last), grid.cell * 0.3, colour)


def _arrow(at: Point, side: int) -> list[Point]:
    """Return the corners of a triangle that points the way men go on that side."""
    x, y = turned(at, -side)
    corners = ((x + 0.26, y - 0.36), (x + 0.26, y + 0.36), (x - 0.36, y))
    return [turned(corner, side) for corner in corners]


def _rounds(canvas: Canvas, grid: Grid, colour: str, taken: frozenset[str]) -> None:
    """Draw start as a plate, home with a second ring; with their names while nobody is there."""
    for square in (START, HOME):
        place = place_of(colour, square)
        x, y = grid.pixel(middle_of(place))
        r = round(grid.cell * ROUND)
        canvas.disc(x, y, r, f"men-{colour}")
        canvas.disc(x, y, r - max(2, round(grid.cell * 0.1)), "square")
        if square == HOME:
            canvas.disc(x, y, r - max(4, round(grid.cell * 0.2)), f"men-{colour}")
            canvas.disc(x, y, r - max(5, round(grid.cell * 0.27)), "square")
        if place not in taken:
            wide = round(grid.cell * 1.7)
            name = Rect(x - wide // 2, y - wide // 4, wide, wide // 2)
            canvas.text(name, square, grid.size(0.5), "ink", align="centre")


def _numbers(canvas: Canvas, grid: Grid, taken: frozenset[str]) -> None:
    """Draw the number of every free square, as the moves name them."""
    marked = {SIDE * side + off for side in range(4) for pair in SLIDES for off in pair}
    for square in range(MARGIN):
        if square not in marked and str(square) not in taken:
            place = grid.square(middle_of(str(square)))
            corner = place.inset(place.w // 12).top(place.h * 30 // 100)
            canvas.text(corner, str(square), grid.size(0.24), "dim")
