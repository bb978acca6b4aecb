"""A drawing as DXF, for laser cutters and mills: millimetres, one layer a purpose."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from companion.language import say
from companion.setup.drawings.shapes import (
    CUT,
    FOIL,
    LAYERS,
    MARK,
    ROOM,
    Circle,
    CutSheet,
    DrawingError,
    Lettering,
    Outline,
    Piece,
    layer_words,
)

if TYPE_CHECKING:
    from ezdxf.document import Drawing
    from ezdxf.layouts.layout import Modelspace

_INDEX = {CUT: 1, MARK: 7, FOIL: 3, ROOM: 8}
_MILLIMETRES = 4


def write_dxf(sheet: CutSheet, file: Path) -> None:
    """Write the file; in it y goes up, as cutters expect."""
    document = _new()
    document.header["$INSUNITS"] = _MILLIMETRES
    document.header["$MEASUREMENT"] = 1
    for name in LAYERS:
        about = layer_words(name)
        document.layers.add(name.upper(), color=_INDEX[name]).description = about
    space = document.modelspace()
    for shape in sheet.shapes:
        _add(space, shape, sheet.height)
    document.saveas(file)


def _new() -> Drawing:
    try:
        from ezdxf.filemanagement import new
    except ImportError:
        raise DrawingError(say("drawings-dxf-needs-ezdxf-not-installed")) from None
    return new("R2010", units=_MILLIMETRES)


def _add(space: Modelspace, shape: Piece, height: float) -> None:
    if isinstance(shape, Circle):
        on = {"layer": shape.layer.upper()}
        space.add_circle((shape.x, height - shape.y), shape.r, dxfattribs=on)
    elif isinstance(shape, Outline):
        x, top, low = shape.x, height - shape.y, height - shape.y - shape.height
        right = x + shape.width
        corners = [(x, top), (right, top), (right, low), (x, low)]
        space.add_lwpolyline(corners, close=True, dxfattribs={"layer": shape.layer.upper()})
    elif isinstance(shape, Lettering):
        _write(space, shape, height)


def _write(space: Modelspace, words: Lettering, height: float) -> None:
    from ezdxf.enums import TextEntityAlignment

    align = {"middle": TextEntityAlignment.CENTER, "end": TextEntityAlignment.RIGHT}
    text = space.add_text(
        words.text, height=words.size * 0.72, dxfattribs={"layer": words.layer.upper()}
    )
    place = (words.x, height - words.y)
    text.set_placement(place, align=align.get(words.anchor, TextEntityAlignment.LEFT))
