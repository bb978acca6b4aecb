"""The marks that a camera finds: which there are, and where they stand on cards and mats. Pure.

Everything is in millimetres from the upper left corner of a card or a mat, x to the right and y
down, as the person sees it who sits before it. A mark is a dark square of MODULES by MODULES
smaller ones, the outermost all dark; around it four fifths of one stay free of ink: its quiet zone.

A card has the same mark twice, the second turned by 180 degrees, so that a card reads alike upside
down and is known when a hand hides half of it. They stand upper right and lower left: in a fan of
cards the corner with the small word stays to be seen.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from hw.sight.mark_bits import CODES

FAMILY = "DICT_4X4_250"
"""What OpenCV calls the dictionary; scripts/make_marks.py writes its table."""
MODULES = 6
"""How many small squares a mark has along its side, the dark border included."""
MANY = 250
"""How many marks the dictionary has."""
FIRST_CARD = 40
"""The first card's mark; below it are those of the mats."""
CARD_ROOM = MANY - FIRST_CARD
"""How many cards a pack may have."""
QUIET = 0.8
"""How wide a quiet zone is, in modules."""
SEATS = 8
EIGHT_INCHES = 203.2

Bits = tuple[tuple[bool, ...], ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """A rectangle: its upper left corner and how large it is."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True, slots=True)
class Mark:
    """One mark: its number, its middle, the side of its dark square, and how it is turned."""

    id: int
    x: float
    y: float
    side: float
    turn: int = 0
    """0 or 180 degrees."""

    @property
    def quiet(self) -> float:
        """How far around it nothing else may be printed."""
        return QUIET * self.side / MODULES

    @property
    def square(self) -> Spot:
        """Where its dark square lies."""
        return Spot(self.x - self.side / 2, self.y - self.side / 2, self.side, self.side)

    @property
    def zone(self) -> Spot:
        """Where nothing else may be printed."""
        half = self.side / 2 + self.quiet
        return Spot(self.x - half, self.y - half, 2 * half, 2 * half)


def bits(mark: int) -> Bits:
    """Return a mark's squares, row by row, the border included; true is dark."""
    inner = MODULES - 2
    code = CODES[mark]
    told = [bool(code >> n & 1) for n in reversed(range(inner * inner))]
    rows = (told[n : n + inner] for n in range(0, len(told), inner))
    dark = (True,) * MODULES
    return (dark, *((True, *row, True) for row in rows), dark)


CARD_MM = (63.0, 88.0)
CARD_SIDE = 30.0
CARD_MARKS = (
    Mark(FIRST_CARD, 44.0, 19.0, CARD_SIDE),
    Mark(FIRST_CARD, 19.0, 69.0, CARD_SIDE, 180),
)
"""Where a card's marks stand, shown for the first card."""


def card_marks(mark: int) -> tuple[Mark, ...]:
    """Return the marks of the card with this number."""
    return tuple(replace(place, id=mark) for place in CARD_MARKS)


@dataclass(frozen=True, slots=True)
class Mat:
    """A printed sheet that lies on the table, and what has its place on it."""

    kind: str
    """"seat" or "pool"."""
    seat: int
    """Whose it is; 0: everybody's."""
    width: float
    height: float
    marks: tuple[Mark, ...]
    """Four: upper left, upper right, lower right, lower left."""
    spots: Mapping[str, Spot]
    """Where "pile", "shield" and "rail" are, or "pool". The rail lies at the table's edge, on the
    strip between it and the mat: below the mat, in the mat's millimetres."""


MAT_MM = (264.0, 194.0)
"""Lies crosswise on A4 and on US Letter, inside what printers reach."""
MAT_SIDE = 36.0
MAT_CORNER = 24.0
"""How far the middle of a mark is from both edges of the mat."""
EIGHT_INCH_LINE = 122.0
"""Where a seat mat's line is; cards are played beyond it, eight inches in from the table's edge."""
STRIP = EIGHT_INCHES - (MAT_MM[1] - EIGHT_INCH_LINE)
"""How far a seat mat lies from the table's edge: so long is the strip that is laid between."""


def _corners(first: int) -> tuple[Mark, ...]:
    width, height = MAT_MM
    near, right, low = MAT_CORNER, width - MAT_CORNER, height - MAT_CORNER
    places = ((near, near), (right, near), (right, low), (near, low))
    return tuple(Mark(first + n, x, y, MAT_SIDE) for n, (x, y) in enumerate(places))


def seat_mat(seat: int) -> Mat:
    """Return the mat of a seat, 1 to 8."""
    if not 1 <= seat <= SEATS:
        raise ValueError(f"seat {seat}")
    width, height = MAT_MM
    spots = {
        "pile": Spot(width / 2 - 56, 6, 112, 112),
        "shield": Spot(width / 2 - 76, EIGHT_INCH_LINE + 6, 152, 56),
        "rail": Spot(width / 2 - 45, height + STRIP - 40, 90, 40),
    }
    return Mat("seat", seat, width, height, _corners(4 * seat), spots)


def pool_mat() -> Mat:
    """Return the mat of the pool, for four cards side by side."""
    width, height = MAT_MM
    spots = {"pool": Spot(4, 49, width - 8, 96)}
    return Mat("pool", 0, width, height, _corners(0), spots)
