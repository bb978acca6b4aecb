"""Pages as values: how large, what is drawn on them, and which marks a proof must find there."""

from collections.abc import Callable
from dataclasses import dataclass, field

from companion.drawing.plate import Piece
from hw.sight.marks import Mark

Measure = Callable[[str, str, float], float]
"""Says how wide a text is in a face, at a size."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet, upright, in millimetres."""

    name: str
    width: float
    height: float


PAPERS = {
    "a4": Paper("a4", 210.0, 297.0),
    "letter": Paper("letter", 215.9, 279.4),
}


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a card lies on its sheet: which one, counted through the pack, and its corner."""

    card: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet."""

    kind: str
    """What it is: cards, backs, rules, seat, pool, strips, case, clues, test, empty."""
    width: float
    height: float
    pieces: tuple[Piece, ...]
    marks: tuple[Mark, ...] = ()
    """Every mark on it, in the page's millimetres."""
    slots: tuple[Slot, ...] = field(default=())
    """The cards on it, of fronts and of backs."""
    named: dict[int, str] = field(default_factory=dict)
    """What each mark is on, in words, for who reads a proof."""
