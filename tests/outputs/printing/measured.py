"""What tests of printing share: the printer's own measures, and where ink lies."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from math import hypot

from companion.drawing.plate import Lettering, Matrix, Piece, corners, flat, put
from companion.games import KITS
from companion.kit.kit import Kit
from companion.outputs.printing.painter import Printer
from hw.sight.marks import Spot

PRINTED = ("sherlock-holmes", "block", "i-say-holmes", "221b-baker-street")
PACKS = PRINTED[:3]
CAP, DEPTH = 0.72, 0.25
"""How high a capital is and how deep a letter may hang, of its size."""
_ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}


@cache
def printer() -> Printer:
    return Printer()


def width(text: str, face: str, size: float) -> float:
    return _width(text, face) * size


@cache
def _width(text: str, face: str) -> float:
    return printer().width(text, face, 1.0)


def kit(game: str) -> Kit:
    return KITS[game]


@dataclass(frozen=True)
class Ink:
    """Where a piece lies: from left to right, from top to bottom."""

    left: float
    top: float
    right: float
    low: float
    text: str = ""
    white: bool = False

    def within(self, spot: Spot, slack: float = 1e-6) -> bool:
        return (
            self.left >= spot.x - slack
            and self.top >= spot.y - slack
            and self.right <= spot.x + spot.width + slack
            and self.low <= spot.y + spot.height + slack
        )

    def touches(self, spot: Spot) -> bool:
        return (
            self.left < spot.x + spot.width - 1e-6
            and self.right > spot.x + 1e-6
            and self.top < spot.y + spot.height - 1e-6
            and self.low > spot.y + 1e-6
        )


def inks(pieces: Iterable[Piece]) -> Iterator[Ink]:
    """Go through all that is drawn, with how far it reaches."""
    for piece, matrix in flat(pieces):
        if isinstance(piece, Lettering):
            yield _box(_letter_corners(piece, matrix), 0.0, piece.text)
        else:
            half = piece.width / 2 * _scale(matrix) if piece.line else 0.0
            white = "paper" in (piece.fill, piece.line)
            yield _box(corners(piece, matrix), half, white=white)


def _scale(matrix: Matrix) -> float:
    return hypot(matrix[0], matrix[1])


def _letter_corners(piece: Lettering, matrix: Matrix) -> list[tuple[float, float]]:
    wide = width(piece.text, piece.face, piece.size) * piece.stretch
    left = piece.x - _ANCHORS[piece.anchor] * wide
    deep = 0.0 if piece.text.isupper() else DEPTH * piece.size
    rows = (piece.y - CAP * piece.size, piece.y + deep)
    return [put(matrix, x, y) for x in (left, left + wide) for y in rows]


def _box(
    points: list[tuple[float, float]], half: float, text: str = "", *, white: bool = False
) -> Ink:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Ink(min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half, text, white)
