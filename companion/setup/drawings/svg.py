"""A drawing as SVG at its true size: one unit is one millimetre."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from companion.setup.drawings.shapes import (
    CUT,
    FOIL,
    MARK,
    ROOM,
    Circle,
    CutSheet,
    Dot,
    Outline,
    Piece,
)

FONT = "DejaVu Sans, Verdana, Arial, sans-serif"
COLOURS = {CUT: "#d00000", MARK: "#1b1b1b", FOIL: "#2e7d32", ROOM: "#9a9a9a"}
DOTS = {"white": "#ffffff", "red": "#c8102e", "blue": "#0057b8"}
_DASHES = {FOIL: "3 1.5", ROOM: "1 1"}


def write_svg(sheet: CutSheet) -> str:
    """Return the whole document, for a browser, a printer or a cutter."""
    size = f'width="{_n(sheet.width)}mm" height="{_n(sheet.height)}mm"'
    box = f'viewBox="0 0 {_n(sheet.width)} {_n(sheet.height)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box}>'
    title = f"<title>{escape(sheet.title)}</title>"
    return "\n".join([head, title, *map(_shape, sheet.shapes), "</svg>"]) + "\n"


def _shape(shape: Piece) -> str:
    match shape:
        case Circle(x, y):
            return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(shape.r)}"{_pen(shape)}/>'
        case Outline(x, y, width, height):
            place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"'
            return f"<rect {place}{_pen(shape)}/>"
        case Dot(x, y, diameter, colour):
            place = f'cx="{_n(x)}" cy="{_n(y)}" r="{_n(diameter / 2)}"'
            return f'<circle {place} fill="{DOTS[colour]}" stroke="#1b1b1b" stroke-width="0.3"/>'
        case _:
            weight = ' font-weight="bold"' if shape.bold else ""
            place = f'x="{_n(shape.x)}" y="{_n(shape.y)}" font-size="{_n(shape.size)}"'
            style = f'font-family="{FONT}" text-anchor="{shape.anchor}" fill="#1b1b1b"{weight}'
            return f"<text {place} {style}>{escape(shape.text)}</text>"


def _pen(shape: Circle | Outline) -> str:
    dash = _DASHES.get(shape.layer)
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    named = f" class={quoteattr(shape.layer)} data-what={quoteattr(shape.what)}"
    return f'{named} fill="none" stroke="{COLOURS[shape.layer]}" stroke-width="0.3"{dashed}'


def _n(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")
