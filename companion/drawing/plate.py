"""What a printed page is made of, as values: outlines and lettering, in millimetres. Pure.

x goes to the right and y down, as on paper. Inks are named; who prints says what they look like.
A `Stamp` is a few pieces put somewhere else, turned or at another size, so that a figure is drawn
once and used anywhere.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import cos, pi, radians, sin
from typing import Literal

Point = tuple[float, float]
Step = tuple[str, tuple[float, ...]]
"""One step of an outline: M or L and a point, C and three points, Z."""
Anchor = Literal["start", "middle", "end"]
Matrix = tuple[float, float, float, float, float, float]
"""x' = a x + c y + e and y' = b x + d y + f."""
HERE: Matrix = (1, 0, 0, 1, 0, 0)
_ROUND = 0.5522847498
"""How far the handles of a quarter of a circle reach."""
_NEEDED = {"M": 2, "L": 2, "C": 6, "Z": 0}


@dataclass(frozen=True, slots=True)
class Outline:
    """A line or an area."""

    steps: tuple[Step, ...]
    fill: str | None = None
    line: str | None = None
    width: float = 0.3
    dash: tuple[float, ...] = ()
    holes: bool = False
    """Whether what lies inside twice is left out."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """One line of text, on its baseline."""

    x: float
    y: float
    text: str
    size: float
    """The height of its em, in millimetres."""
    face: str = "roman"
    ink: str = "black"
    anchor: Anchor = "start"
    stretch: float = 1.0
    """How wide it is beside what the face has."""
    edge: float = 0.0
    """How thick a line of the same ink is drawn around its letters."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """Pieces that are drawn at a place of their own."""

    pieces: tuple["Piece", ...]
    matrix: Matrix = HERE


Piece = Outline | Lettering | Stamp


def path(text: str) -> tuple[Step, ...]:
    """Read an outline that is written as in SVG: M, L, C and Z, with absolute places."""
    words = text.replace(",", " ").split()
    steps: list[Step] = []
    at, name = 0, "M"
    while at < len(words):
        if words[at] in _NEEDED:
            name, at = words[at], at + 1
        end = at + _NEEDED[name]
        steps.append((name, tuple(map(float, words[at:end]))))
        at, name = end, "L" if name == "M" else name
    return tuple(steps)


def polygon(points: Sequence[Point]) -> tuple[Step, ...]:
    """Return the outline through some points, closed."""
    first, *rest = points
    return (("M", first), *(("L", point) for point in rest), ("Z", ()))


def way(points: Sequence[Point]) -> tuple[Step, ...]:
    """Return the line through some points, open."""
    first, *rest = points
    return (("M", first), *(("L", point) for point in rest))


def box(x: float, y: float, width: float, height: float) -> tuple[Step, ...]:
    """Return a rectangle."""
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> tuple[Step, ...]:
    """Return a circle or an ellipse."""
    ry = rx if ry is None else ry
    kx, ky = rx * _ROUND, ry * _ROUND
    return (
        ("M", (x + rx, y)),
        ("C", (x + rx, y + ky, x + kx, y + ry, x, y + ry)),
        ("C", (x - kx, y + ry, x - rx, y + ky, x - rx, y)),
        ("C", (x - rx, y - ky, x - kx, y - ry, x, y - ry)),
        ("C", (x + kx, y - ry, x + rx, y - ky, x + rx, y)),
        ("Z", ()),
    )


def around(x: float, y: float, r: float, many: int, first: float = -90.0) -> list[Point]:
    """Return points on a circle, evenly spaced; the first is up unless another angle is said."""
    angles = (radians(first) + 2 * pi * n / many for n in range(many))
    return [(x + r * cos(angle), y + r * sin(angle)) for angle in angles]


def moved(x: float, y: float, size: float = 1.0, turn: float = 0.0) -> Matrix:
    """Return what enlarges, turns clockwise by degrees about the origin, and then moves."""
    c, s = size * cos(radians(turn)), size * sin(radians(turn))
    return (c, s, -s, c, x, y)


def upside_down(width: float, height: float) -> Matrix:
    """Return what turns a card of this size by 180 degrees."""
    return (-1, 0, 0, -1, width, height)


def joined(outer: Matrix, inner: Matrix) -> Matrix:
    """Return what does the inner first and the outer then."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (
        a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j,
        a * k + c * m + e, b * k + d * m + f,
    )  # fmt: skip


def put(matrix: Matrix, x: float, y: float) -> Point:
    """Return where a point comes to lie."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def flat(
    pieces: Iterable[Piece], matrix: Matrix = HERE
) -> Iterator[tuple[Outline | Lettering, Matrix]]:
    """Go through all pieces, those of stamps too, each with what puts it in its place."""
    for piece in pieces:
        if isinstance(piece, Stamp):
            yield from flat(piece.pieces, joined(matrix, piece.matrix))
        else:
            yield piece, matrix


def corners(outline: Outline, matrix: Matrix = HERE) -> list[Point]:
    """Return the points and handles of an outline: it lies within them."""
    return [
        put(matrix, places[n], places[n + 1])
        for _, places in outline.steps
        for n in range(0, len(places), 2)
    ]
