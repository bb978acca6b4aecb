"""Drawings as PDF at their true size, laid over pages with crop marks and a bar to measure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from companion.language import say
from companion.setup.drawings.shapes import (
    CUT,
    FOIL,
    MARK,
    ROOM,
    Circle,
    CutSheet,
    Dot,
    DrawingError,
    Lettering,
    Outline,
    Piece,
)
from companion.setup.drawings.tiles import BAR, BOTTOM, SIDE, TOP, Paper, Tile, tiles

if TYPE_CHECKING:
    from fpdf import FPDF, ViewerPreferences

POINTS = 72 / 25.4
"""Points in a millimetre."""
_INKS = {CUT: (208, 0, 0), MARK: (27, 27, 27), FOIL: (46, 125, 50), ROOM: (154, 154, 154)}
_DOTS = {"white": (255, 255, 255), "red": (200, 16, 46), "blue": (0, 87, 184)}
_DASHES = {FOIL: (3.0, 1.5), ROOM: (1.0, 1.0)}
_MARK_LENGTH, _MARK_GAP = 5.0, 1.0


@dataclass(frozen=True, slots=True)
class Fonts:
    """Where two fonts lie that have the letters of people's names."""

    plain: Path
    bold: Path


def write_pdf(sheets: Iterable[CutSheet], file: Path, paper: Paper, fonts: Fonts) -> int:
    """Write the file; return its number of pages."""
    pdf = _new(paper, fonts)
    pages = [tile for sheet in sheets for tile in tiles(sheet, paper)]
    for tile in pages:
        pdf.add_page()
        _draw_tile(pdf, tile)
        _draw_crop_marks(pdf, tile)
        _draw_bar(pdf, paper)
        _text(pdf, Lettering(SIDE + 3, TOP - 5, tile.name, 3.2))
    file.write_bytes(bytes(pdf.output()))
    return len(pages)


def _new(paper: Paper, fonts: Fonts) -> FPDF:
    try:
        from fpdf import FPDF
    except ImportError:
        raise DrawingError(say("drawings-pdf-needs-fpdf2-not-installed")) from None
    pdf = FPDF(unit="mm", format=(paper.width, paper.height))
    pdf.set_auto_page_break(False)
    pdf.add_font("words", "", fonts.plain)
    pdf.add_font("words", "B", fonts.bold)
    pdf.viewer_preferences = _as_it_is()
    return pdf


def _as_it_is() -> ViewerPreferences:
    """Return the wish that a reader prints without fitting to the page."""
    from fpdf import ViewerPreferences

    return ViewerPreferences(print_scaling="None")


def _draw_tile(pdf: FPDF, tile: Tile) -> None:
    """Draw the part of the drawing that lies on this page; what is beyond it is clipped."""
    with pdf.rect_clip(SIDE, TOP, tile.width, tile.height):
        for shape in _moved(tile):
            _draw(pdf, shape)


def _moved(tile: Tile) -> Iterator[Piece]:
    for shape in tile.sheet.shapes:
        yield replace(shape, x=shape.x - tile.x + SIDE, y=shape.y - tile.y + TOP)


def _draw(pdf: FPDF, shape: Piece) -> None:
    match shape:
        case Lettering():
            _text(pdf, shape)
        case Dot(x, y, diameter, colour):
            _pen(pdf, MARK)
            pdf.set_fill_color(*_DOTS[colour])
            pdf.circle(x, y, diameter / 2, style="DF")
        case Circle(x, y):
            _pen(pdf, shape.layer)
            pdf.circle(x, y, shape.r)
        case Outline(x, y, width, height):
            _pen(pdf, shape.layer)
            pdf.rect(x, y, width, height)


def _pen(pdf: FPDF, layer: str) -> None:
    pdf.set_draw_color(*_INKS[layer])
    pdf.set_line_width(0.2)
    dash, gap = _DASHES.get(layer, (0.0, 0.0))
    pdf.set_dash_pattern(dash=dash, gap=gap)


def _text(pdf: FPDF, words: Lettering) -> None:
    pdf.set_font("words", "B" if words.bold else "", words.size * POINTS)
    pdf.set_text_color(*_INKS[MARK])
    width = pdf.get_string_width(words.text)
    left = {"middle": words.x - width / 2, "end": words.x - width}.get(words.anchor, words.x)
    pdf.text(left, words.y, words.text)


def _draw_crop_marks(pdf: FPDF, tile: Tile) -> None:
    """Draw where to cut, outside the drawing, at each corner of this page's part."""
    _pen(pdf, MARK)
    near, far = _MARK_GAP, _MARK_GAP + _MARK_LENGTH
    for x, out in ((SIDE, -1), (SIDE + tile.width, 1)):
        for y, away in ((TOP, -1), (TOP + tile.height, 1)):
            pdf.line(x + out * near, y, x + out * far, y)
            pdf.line(x, y + away * near, x, y + away * far)


def _draw_bar(pdf: FPDF, paper: Paper) -> None:
    """Draw a bar of exactly 100 mm into the foot of the page, to lay a ruler on."""
    _pen(pdf, MARK)
    x, y = SIDE, paper.height - BOTTOM + 11
    pdf.line(x, y, x + BAR, y)
    for end in (x, x + BAR):
        pdf.line(end, y - 1.5, end, y + 1.5)
    words = say("drawings-100-mm-measure-if-not")
    _text(pdf, Lettering(x, y - 2.2, words, 2.6))
