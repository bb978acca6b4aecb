"""Figures that cards are told apart by, drawn in a square of a hundred by a hundred. Pure.

Each is an area of ink with lines of paper in it, as a wood engraver cuts it, so that it is known by
its outline alone. `figure` gives one in any ink.
"""

from dataclasses import replace

from companion.drawing.figures.engraving import INK, PAPER
from companion.drawing.figures.shapes import rosette
from companion.drawing.figures.street import STREET
from companion.drawing.figures.things import THINGS
from companion.drawing.figures.trade import TRADE
from companion.drawing.plate import Outline

SIZE = 100.0
FIGURES: dict[str, tuple[Outline, ...]] = {**TRADE, **STREET, **THINGS}
"""Every figure by its name."""


def figure(name: str, ink: str, paper: str = "paper") -> tuple[Outline, ...]:
    """Return a figure in an ink; `rosette-N` for any N from 3 on is one of N leaves."""
    if name.startswith("rosette-"):
        drawn = rosette(int(name.removeprefix("rosette-")))
    else:
        drawn = FIGURES[name]
    inks = {INK: ink, PAPER: paper, None: None}
    return tuple(replace(part, fill=inks[part.fill], line=inks[part.line]) for part in drawn)
