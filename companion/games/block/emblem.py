"""The emblem of Block: a run of cards, and the one that stops it."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.kit.emblem import Emblem, area, draw_card


def _draw(canvas: Canvas, rect: Rect) -> None:
    unit = rect.h / rect.w
    for x, number in ((-0.8, "7"), (-0.33, "8"), (0.14, "9")):
        draw_card(canvas, rect, 0.5 + x * unit, 0.5, 0.62, number)
    card = draw_card(canvas, rect, 0.5 + 0.66 * unit, 0.5, 0.78)
    wide = 0.3
    part = wide * 0.414
    area(
        canvas, card, "men-red",
        (-wide, -part), (-part, -wide), (part, -wide), (wide, -part),
        (wide, part), (part, wide), (-part, wide), (-wide, part),
    )  # fmt: skip
    area(canvas, card, "card", (-0.2, -0.06), (0.2, -0.06), (0.2, 0.06), (-0.2, 0.06))


EMBLEM = Emblem(
    _draw,
    ("        .---.", ".-..-..-| _ |", "|7||8||9|(_)|", "'-''-''-'---'"),
)
