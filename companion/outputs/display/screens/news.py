"""What happened last, in as many lines as there is room for: the newest is told whole."""

from collections.abc import Sequence

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.outputs.display.scene import HistoryEntry

_BACK = 40
"""So far back anybody looks for something worth telling."""


def draw_news(
    canvas: Canvas,
    rect: Rect,
    history: Sequence[HistoryEntry],
    size: float,
    *,
    most: int = 99,
    low: bool = False,
) -> None:
    """Draw the last things that matter, the newest brightest; so many lines each at the most.

    They begin at the top of the place; if it is `low`, they end at its foot.
    """
    high = canvas.px(size * 1.22)
    room = rect.h // high
    if not room:
        return
    told = [entry for entry in history[-_BACK:] if entry.tone != "dim"]
    lines: list[tuple[str, str, str]] = []
    for newest, entry in ((not place, entry) for place, entry in enumerate(reversed(told))):
        face, ink = ("bold", entry.tone) if newest else ("sans", "dim")
        broken = canvas.broken(entry.text, rect.w, size, face, min(most, room - len(lines)))
        if len(lines) + len(broken) > room or (not newest and _cut(canvas, broken, rect.w, size)):
            break
        lines = [*((line, ink, face) for line in broken), *lines]
    top = rect.bottom - len(lines) * high if low else rect.y
    for index, (text, ink, face) in enumerate(lines):
        canvas.text(
            Rect(rect.x, top + index * high, rect.w, high), text, size, ink, face, least=0.72
        )


def _cut(canvas: Canvas, lines: list[str], width: int, size: float) -> bool:
    """Tell whether an older entry would have to be cut: then it is not worth its place."""
    return canvas.width(lines[-1], size * 0.72) > width
