"""The emblem of Sherlock Holmes: two cards alike, and a glass that has found them."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.kit.emblem import Emblem, area, draw_card, spot


def _draw(canvas: Canvas, rect: Rect) -> None:
    for x in (-0.42, 0.06):
        share = 0.5 + x * rect.h / rect.w
        card = draw_card(canvas, rect, share, 0.46, 0.78)
        _face(canvas, card)
    area(canvas, rect, "men-yellow", (0.36, 0.3), (0.42, 0.24), (0.72, 0.47), (0.66, 0.53))
    spot(canvas, rect, "men-yellow", 0.2, 0.08, 0.29, 0.06)


def _face(canvas: Canvas, card: Rect) -> None:
    """Draw a hat and a face in a few strokes: the same on both cards."""
    area(canvas, card, "on-card", (-0.26, -0.08), (-0.14, -0.3), (0.14, -0.3), (0.26, -0.08))
    area(canvas, card, "on-card", (-0.34, -0.09), (0.34, -0.09), (0.3, -0.03), (-0.3, -0.03))
    spot(canvas, card, "on-card", 0, 0.1, 0.13)
    area(canvas, card, "on-card", (-0.24, 0.4), (-0.12, 0.22), (0.12, 0.22), (0.24, 0.4))


EMBLEM = Emblem(
    _draw,
    (" .---. .--_.", " | ^ |(| ^ )", " | o | '-o'\\", " '---' '---'"),
)
