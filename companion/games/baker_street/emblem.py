"""The emblem of 221-B Baker Street: the door with its number, and the lamp beside it."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.kit.emblem import Emblem, area, at, spot


def _draw(canvas: Canvas, rect: Rect) -> None:
    spot(canvas, rect, "felt-edge", 0, -0.16, 0.33)
    area(canvas, rect, "felt-edge", (-0.33, -0.16), (0.33, -0.16), (0.33, 0.5), (-0.33, 0.5))
    area(canvas, rect, "men-blue", (-0.25, -0.12), (0.25, -0.12), (0.25, 0.5), (-0.25, 0.5))
    left, top = (round(value) for value in at(rect, 0, 0.02))
    wide, high = round(rect.h * 0.44), round(rect.h * 0.2)
    plate = Rect(left - wide // 2, top - high // 2, wide, high)
    canvas.box(plate, "card", 2)
    canvas.text(plate, "221B", rect.h / canvas.unit * 0.16, "on-card", "bold", "centre", 0.4)
    spot(canvas, rect, "men-yellow", 0.18, 0.26, 0.035)
    for x in (-0.62, 0.62):
        area(canvas, rect, "dim", (x - 0.02, -0.1), (x + 0.02, -0.1), (x + 0.02, 0.5),
             (x - 0.02, 0.5))  # fmt: skip
        area(canvas, rect, "men-yellow", (x - 0.07, -0.34), (x + 0.07, -0.34), (x + 0.05, -0.1),
             (x - 0.05, -0.1))  # fmt: skip
        area(canvas, rect, "dim", (x - 0.1, -0.34), (x, -0.46), (x + 0.1, -0.34))


EMBLEM = Emblem(
    _draw,
    ("   .-----.", " Y | 221B| Y", " | |    .| |", "_|_|_____|_|_"),
)
