"""What lies face up in the middle of the table, as small cards."""

from collections import Counter

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.outputs.display.scene import Scene

HIGH = 21
SIZE = 15
_Small = tuple[str, str, int]
"""A small card: its words, its face, and how wide it is; the first one is the pool's own name."""


def draw_pool(canvas: Canvas, rect: Rect, scene: Scene) -> Rect:
    """Draw the pool at the foot of a place, the newest cards first; return the room above it."""
    gap, high = canvas.px(4), canvas.px(HIGH)
    rows = _rows(canvas, _smalls(canvas, scene, rect.w), rect.w, 2 if rect.h > 4 * high else 1)
    top = rect.bottom - len(rows) * (high + gap)
    for index, row in enumerate(rows):
        x = rect.x + (rect.w - sum(w for *_, w in row) - gap * (len(row) - 1)) // 2
        for text, face, w in row:
            _small(canvas, Rect(x, top + gap + index * (high + gap), w, high), text, face)
            x += w + gap
    return rect.top(top - rect.y)


def _smalls(canvas: Canvas, scene: Scene, room: int) -> list[_Small]:
    counted = Counter(reversed(scene.cards))
    words = [card if count == 1 else f"{card} ×{count}" for card, count in counted.items()]
    shown = [(f"pool {len(scene.cards)}", "bold"), *((word, "serif") for word in words)]
    return [
        (text, face, min(room, canvas.width(text, SIZE, face) + canvas.px(10)))
        for text, face in shown
    ]


def _rows(canvas: Canvas, smalls: list[_Small], room: int, most: int) -> list[list[_Small]]:
    """Return as many cards a row as fit, in so many rows; the first one says how many there are."""
    rows: list[list[_Small]] = [[]]
    left = room
    for small in smalls:
        if small[2] > left and rows[-1]:
            if len(rows) == most:
                break
            rows.append([])
            left = room
        rows[-1].append(small)
        left -= small[2] + canvas.px(4)
    return rows


def _small(canvas: Canvas, place: Rect, text: str, face: str) -> None:
    card = face == "serif"
    if card:
        canvas.box(place, "card", 4)
    inside = place.inset(canvas.px(4), 0)
    canvas.text(inside, text, SIZE, "on-card" if card else "ink", face, "centre", least=0.5)
