"""Cards on sheets: nine a side, edge to edge, with cut marks; and where their backs must lie.

A sheet that is turned over along its long edge shows what was left on the right; along its short
edge, what was above below. A back therefore lies at the mirrored place, so that it comes to lie
behind its own card. What a printer then still is off is told as an offset of the backs.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.drawing.plate import Outline, Piece, Stamp, moved, way
from companion.kit.printing import PrintedCard
from companion.outputs.printing.card import HEIGHT, WIDTH, back, face
from companion.outputs.printing.pages import Measure, Page, Paper, Slot
from hw.sight.marks import Mark, card_marks

COLUMNS, ROWS = 3, 3
A_SHEET = COLUMNS * ROWS
DUPLEX = ("long-edge", "short-edge", "none")
"""How sheets are turned over; none: they have no backs."""
MOST_OFFSET = 5.0
"""How far backs can be moved, in millimetres: more is another paper, not another printer."""
_GAP, _LENGTH = 1.5, 3.5
"""Where a cut mark begins outside the cards, and how long it is."""


@dataclass(frozen=True, slots=True)
class Backs:
    """How sheets are turned over, and how far their backs are moved right and down."""

    duplex: str = "long-edge"
    x: float = 0.0
    y: float = 0.0


def origin(paper: Paper) -> tuple[float, float]:
    """Return the corner of the first card: the cards lie in the middle of the sheet."""
    return (paper.width - COLUMNS * WIDTH) / 2, (paper.height - ROWS * HEIGHT) / 2


def slots(paper: Paper, first: int, many: int) -> tuple[Slot, ...]:
    """Return where so many cards lie, row by row, counted from the first."""
    left, top = origin(paper)
    return tuple(
        Slot(first + n, left + n % COLUMNS * WIDTH, top + n // COLUMNS * HEIGHT)
        for n in range(many)
    )


def behind(slot: Slot, paper: Paper, backs: Backs) -> Slot:
    """Return where a card's back lies on the other side of the sheet, as that side is printed."""
    if backs.duplex == "long-edge":
        return Slot(slot.card, paper.width - slot.x - WIDTH + backs.x, slot.y + backs.y)
    return Slot(slot.card, slot.x + backs.x, paper.height - slot.y - HEIGHT + backs.y)


def card_sheets(
    measure: Measure, cards: Sequence[PrintedCard], paper: Paper, backs: Backs, ink: str
) -> Iterator[Page]:
    """Return every sheet of a pack: its face, and its back if it has one."""
    for first in range(0, len(cards), A_SHEET):
        here = cards[first : first + A_SHEET]
        places = slots(paper, first, len(here))
        yield _faces(measure, here, places, paper)
        if backs.duplex != "none":
            yield _backs(tuple(behind(slot, paper, backs) for slot in places), paper, ink)


def _faces(
    measure: Measure, cards: Sequence[PrintedCard], places: tuple[Slot, ...], paper: Paper
) -> Page:
    pairs = [*zip(cards, places, strict=True)]
    drawn = tuple(Stamp(face(measure, card), moved(at.x, at.y)) for card, at in pairs)
    marks = tuple(
        Mark(mark.id, at.x + mark.x, at.y + mark.y, mark.side, mark.turn)
        for card, at in pairs
        for mark in card_marks(card.mark)
    )
    named = {card.mark: card.card for card, _ in pairs}
    return Page(
        "cards", paper.width, paper.height, (*drawn, *cut_marks(paper)), marks, places, named
    )


def _backs(places: tuple[Slot, ...], paper: Paper, ink: str) -> Page:
    drawn = back(ink)
    pieces = tuple(Stamp(drawn, moved(at.x, at.y)) for at in places)
    return Page("backs", paper.width, paper.height, pieces, slots=places)


def cut_marks(paper: Paper) -> tuple[Piece, ...]:
    """Return a short line at both ends of every cut, outside the cards."""
    left, top = origin(paper)
    right, low = left + COLUMNS * WIDTH, top + ROWS * HEIGHT
    lines: list[list[tuple[float, float]]] = []
    for x in (left + n * WIDTH for n in range(COLUMNS + 1)):
        lines += [
            [(x, top - _GAP - _LENGTH), (x, top - _GAP)],
            [(x, low + _GAP), (x, low + _GAP + _LENGTH)],
        ]
    for y in (top + n * HEIGHT for n in range(ROWS + 1)):
        lines += [
            [(left - _GAP - _LENGTH, y), (left - _GAP, y)],
            [(right + _GAP, y), (right + _GAP + _LENGTH, y)],
        ]
    return tuple(Outline(way(points), line="black", width=0.2) for points in lines)
