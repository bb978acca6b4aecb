"""How a drawing is laid over sheets of paper that a home printer takes. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from companion.language import say
from companion.setup.drawings.shapes import CutSheet

SIDE, TOP, BOTTOM = 12.0, 12.0, 20.0
"""The edges of a page that nothing of a drawing lies on: printers leave some of it white."""
BAR = 100.0
"""The length of the scale bar."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper, in millimetres."""

    name: str
    width: float
    height: float

    @property
    def room(self) -> tuple[float, float]:
        """What a tile may fill of it."""
        return self.width - 2 * SIDE, self.height - TOP - BOTTOM


PAPERS = {"a4": Paper("A4", 210.0, 297.0), "letter": Paper("Letter", 215.9, 279.4)}


@dataclass(frozen=True, slots=True)
class Tile:
    """One page: which part of which drawing it shows."""

    sheet: CutSheet
    row: int
    column: int
    rows: int
    columns: int
    x: float
    y: float
    width: float
    height: float

    @property
    def name(self) -> str:
        """What stands on the page, so that the pages are glued in order."""
        if self.rows == self.columns == 1:
            return self.sheet.title
        return say(
            "drawings-row-column",
            title=self.sheet.title,
            row=self.row,
            rows=self.rows,
            column=self.column,
            columns=self.columns,
        )


def tiles(sheet: CutSheet, paper: Paper) -> list[Tile]:
    """Cut a drawing into as few pages as hold it, row by row; none is larger than its room."""
    wide, high = paper.room
    columns, rows = max(1, ceil(sheet.width / wide)), max(1, ceil(sheet.height / high))
    return [
        _tile(sheet, row, column, rows, columns, wide, high)
        for row in range(rows)
        for column in range(columns)
    ]


def _tile(
    sheet: CutSheet, row: int, column: int, rows: int, columns: int, wide: float, high: float
) -> Tile:
    x, y = column * wide, row * high
    width, height = min(wide, sheet.width - x), min(high, sheet.height - y)
    return Tile(sheet, row + 1, column + 1, rows, columns, x, y, width, height)
