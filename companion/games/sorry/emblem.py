"""The emblem of Sorry!: men on the way round, one of them about to be sent back."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.kit.emblem import Emblem, area, at, spot

_SQUARES = (-0.75, -0.375, 0.0, 0.375, 0.75)


def _draw(canvas: Canvas, rect: Rect) -> None:
    side = round(rect.h * 0.34)
    for x in _SQUARES:
        left, top = at(rect, x, 0.3)
        place = Rect(round(left) - side // 2, round(top) - side // 2, side, side)
        canvas.box(place, "square", 2, "plate-edge", 1)
    _man(canvas, rect, -0.75, "men-green")
    _man(canvas, rect, -0.1, "men-red", 0.08)
    _man(canvas, rect, 0.375, "men-blue")
    _man(canvas, rect, 0.75, "men-yellow")


def _man(canvas: Canvas, rect: Rect, x: float, ink: str, up: float = 0.0) -> None:
    foot = 0.32 - up
    area(canvas, rect, ink, (x - 0.13, foot), (x - 0.05, -0.12 - up), (x + 0.05, -0.12 - up),
         (x + 0.13, foot))  # fmt: skip
    spot(canvas, rect, ink, x, -0.2 - up, 0.115)


EMBLEM = Emblem(
    _draw,
    ("     o->", " o  /_\\ o  o", "/_\\    /_\\/_\\", "[_][_][_][_]"),
)
