"""The emblem of I Say, Holmes!: two who talk at once over the cards."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.kit.emblem import Emblem, area, at, draw_card


def _draw(canvas: Canvas, rect: Rect) -> None:
    unit = rect.h / rect.w
    for x in (-0.55, -0.25, 0.05):
        draw_card(canvas, rect, 0.5 + x * unit, 0.6, 0.6)
    _bubble(canvas, rect, (0.36, -0.16), (0.46, 0.34), "men-yellow")
    left, top = (round(value) for value in at(rect, 0.36, -0.16))
    wide, high = round(rect.h * 0.8), round(rect.h * 0.46)
    place = Rect(left - wide // 2, top - high // 2, wide, high)
    canvas.text(
        place, "I say!", rect.h / canvas.unit * 0.3, "on-men-yellow", "serif", "centre", 0.3
    )


def _bubble(
    canvas: Canvas, rect: Rect, middle: tuple[float, float], size: tuple[float, float], ink: str
) -> None:
    """Draw a speech bubble with its tail."""
    (x, y), (wide, high) = at(rect, *middle), size
    box = Rect(
        round(x - wide * rect.h), round(y - high * rect.h), round(2 * wide * rect.h),
        round(1.7 * high * rect.h),
    )  # fmt: skip
    canvas.box(box, ink, 9)
    a, b = middle
    area(canvas, rect, ink, (a - 0.3, b + 0.18), (a - 0.08, b + 0.18), (a - 0.34, b + 0.44))


EMBLEM = Emblem(
    _draw,
    ("   .--------.", "   | I say! |", " _ '/-------'", "|_||_||_|"),
)
