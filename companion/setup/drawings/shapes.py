"""A drawing as values: millimetres, x to the right, y down, nothing written yet.

Every shape lies on one layer, so that a cutter cuts what is to be cut and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.language import say

CUT, MARK, FOIL, ROOM = "cut", "mark", "foil", "room"
LAYERS = (CUT, MARK, FOIL, ROOM)


def layer_words(layer: str) -> str:
    """Return what a layer is for, in words."""
    return say(f"drawings-layer-{layer}")


@dataclass(frozen=True, slots=True)
class Circle:
    """A hole, or the room that a nut needs."""

    x: float
    y: float
    diameter: float
    layer: str = CUT
    what: str = ""

    @property
    def r(self) -> float:
        """Half its diameter."""
        return self.diameter / 2


@dataclass(frozen=True, slots=True)
class Outline:
    """An outline, or the foil of a pad."""

    x: float
    y: float
    width: float
    height: float
    layer: str = CUT
    what: str = ""

    @property
    def area_cm2(self) -> float:
        """How much it covers."""
        return self.width * self.height / 100


@dataclass(frozen=True, slots=True)
class Lettering:
    """A line of text: its base line starts at x, ends there or has its middle there."""

    x: float
    y: float
    text: str
    size: float
    anchor: str = "start"
    bold: bool = False
    layer: str = MARK


@dataclass(frozen=True, slots=True)
class Dot:
    """A printed disc in the colour of a button."""

    x: float
    y: float
    diameter: float
    colour: str


Piece = Circle | Outline | Lettering | Dot


@dataclass(frozen=True, slots=True)
class CutSheet:
    """One drawing, as large as it says."""

    title: str
    width: float
    height: float
    shapes: tuple[Piece, ...]

    def circles(self, layer: str = CUT) -> Iterator[Circle]:
        """Every circle on a layer."""
        return (s for s in self.shapes if isinstance(s, Circle) and s.layer == layer)

    def boxes(self, layer: str) -> Iterator[Outline]:
        """Every box on a layer."""
        return (s for s in self.shapes if isinstance(s, Outline) and s.layer == layer)


class DrawingError(Exception):
    """Why a drawing cannot be made, and what to do: one line for its reader."""
