"""One button or pad of a simulated table: its key, what it is for, its lamp, and its mark.

What is wanted now has a ring, an arrow, and its key on a bright cap; what is lit has a bead on its
rim. So nobody takes a lamp that tells something for a button that is to be pressed.
"""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.kit.face import Word
from companion.language import say
from companion.outputs.display.actions import Hit
from companion.outputs.display.scene import Refusal, SeatView

BUTTONS = ("white", "red", "blue")
_RING = 3
_BEAD = 6


def refused_word(refusal: Refusal) -> Word:
    """Return why something was refused, as a line that says that it was."""
    return Word(say("display-refused", why=refusal.text), "bad")


def draw_thinking(canvas: Canvas, place: Rect, *, beat: bool) -> int:
    """Draw three dots at the right of a line: somebody is about to act; return their room."""
    r = min(canvas.px(4), place.h // 4)
    step = 3 * r
    for index in range(3):
        large = (index == 1) == beat
        x = place.right - r - (2 - index) * step
        canvas.disc(x, place.y + place.h // 2, r if large else max(1, r * 2 // 3), "accent")
    return 3 * step


def draw_ring(canvas: Canvas, place: Rect, radius: float, *, beat: bool) -> None:
    """Draw the ring around what is wanted now; it is wider on every other beat."""
    wide = _RING + 2 * beat
    air = canvas.px(wide - 1)
    around = Rect(place.x - air, place.y - air, place.w + 2 * air, place.h + 2 * air)
    canvas.box(around, None, radius + wide, "accent", wide)


def draw_arrow(canvas: Canvas, place: Rect, ink: str = "accent") -> Rect:
    """Draw a small arrow at the left of a line; return the room beside it."""
    high = min(place.h // 2, canvas.px(5))
    x, y = place.x, place.y + place.h // 2
    canvas.shape([(x, y - high), (x + high * 1.5, y), (x, y + high)], ink)
    return place.beside(round(high * 1.5) + canvas.px(3))


def told(seat: SeatView, name: str) -> str:
    """Return what an input is for, after its key; nothing where it cannot be touched."""
    if name not in seat.touch:
        return ""
    return f"{seat.hints.get(name, '').upper()} {seat.labels.get(name, name)}".strip()


def draw_inputs(
    canvas: Canvas, rect: Rect, seat: SeatView, names: list[str], *, beat: bool = False
) -> None:
    """Draw a row of them, all in one way: side by side where there is room, else key above word."""
    gap = canvas.px(3)
    room = rect.column(0, max(1, len(names)), gap).w - canvas.px(8)
    level = all(canvas.width(told(seat, name), 14, "bold") <= room for name in names)
    for index, name in enumerate(names):
        place = rect.column(index, len(names), gap)
        _draw(canvas, place, seat, name, level=level or rect.h < canvas.px(30))
        if name in seat.wanted:
            draw_ring(canvas, place, 12 if name in BUTTONS else 4, beat=beat)
        if seat.refused and seat.refused.input == name:
            draw_refused(canvas, place)
        canvas.touch(place, Hit(seat.number, name))


def _draw(canvas: Canvas, place: Rect, seat: SeatView, name: str, *, level: bool) -> None:
    button, down = name in BUTTONS, name in seat.down
    fill = (name if button else "accent") if down else "button"
    edge = ("ink" if name == "white" else name) if button else "plate-edge"
    canvas.box(place, fill, 12 if button else 4, edge, 2)
    inside = place.inset(canvas.px(5), canvas.px(2))
    if seat.refused and seat.refused.input == name:
        inside = inside.left(inside.w - 2 * _cross(canvas, place) + canvas.px(3))
    if name in seat.lamps:
        _lamp(canvas, place, name)
    ink = (f"on-lamp-{name}" if button else "on-accent") if down else "ink"
    (_level if level else _stacked)(canvas, inside, seat, name, ink)


def _lamp(canvas: Canvas, place: Rect, name: str) -> None:
    """Draw a button's lamp that is lit: a bead on its rim."""
    r = canvas.px(_BEAD)
    x, y = place.right - canvas.px(14), place.y + canvas.px(2)
    canvas.disc(x, y, r, "ink")
    canvas.disc(x, y, max(2, r - canvas.px(1.5)), name)


def _level(canvas: Canvas, inside: Rect, seat: SeatView, name: str, ink: str) -> None:
    key = seat.hints.get(name, "").upper()
    if name in seat.wanted:
        inside = draw_arrow(canvas, inside)
        wide = min(canvas.width(key or " ", 14, "bold") + canvas.px(6), inside.w // 2)
        inside = _cap(canvas, inside, inside.left(wide), key) if key else inside
    elif key:
        inside = _resting(canvas, inside, seat, name, key)
    canvas.text(inside, seat.labels.get(name, name), 14, ink, "bold", "centre", least=0.45)


def _resting(canvas: Canvas, inside: Rect, seat: SeatView, name: str, key: str) -> Rect:
    """Draw the key of what is not wanted now, close to its word; return the room beside it."""
    cap = canvas.width(key, 14, "bold") + canvas.px(8)
    words = canvas.width(seat.labels.get(name, name), 14, "bold") + canvas.px(8)
    spare = max(0, inside.w - cap - words) // 2
    near = inside.inset(spare, 0)
    return _cap(canvas, near, near.left(min(cap, near.w // 2)), key, bright=False)


def _cap(canvas: Canvas, inside: Rect, cap: Rect, key: str, *, bright: bool = True) -> Rect:
    """Draw a key on its cap at the left; return the room beside it."""
    draw_cap(canvas, cap.inset(0, max(0, (cap.h - canvas.px(20)) // 2)), key, bright=bright)
    return inside.beside(cap.w + canvas.px(3))


def draw_cap(
    canvas: Canvas, place: Rect, key: str, size: float = 14, *, bright: bool = False
) -> None:
    """Draw a key as keys look, so that nobody takes its letter for a card or a suit."""
    canvas.box(place, "accent" if bright else "ground", 4, "accent" if bright else "dim", 1)
    ink = "on-accent" if bright else "ink"
    canvas.text(place.inset(1, 0), key, size, ink, "bold", "centre", least=0.4)


def _stacked(canvas: Canvas, inside: Rect, seat: SeatView, name: str, ink: str) -> None:
    """Draw the key above its meaning, where there is no room side by side."""
    upper = inside.top(inside.h * 55 // 100)
    key = seat.hints.get(name, "").upper()
    if name in seat.wanted and key:
        wide = min(canvas.width(key, 15, "bold") + canvas.px(8), upper.w * 2 // 3)
        x = upper.x + (upper.w - wide) // 2
        draw_arrow(canvas, Rect(max(upper.x, x - canvas.px(11)), upper.y, wide, upper.h))
        _cap(canvas, upper, Rect(x, upper.y, wide, upper.h), key)
    elif key:
        wide = min(canvas.width(key, 15, "bold") + canvas.px(8), upper.w)
        cap = Rect(upper.x + (upper.w - wide) // 2, upper.y, wide, upper.h)
        _cap(canvas, upper, cap, key, bright=False)
    label = seat.labels.get(name, name)
    below = inside.below(upper.h) if key else inside
    if name in seat.wanted and not key:
        below = draw_arrow(canvas, below)
    canvas.text(below, label, 12, ink, "sans", "centre", least=0.7)


def draw_refused(canvas: Canvas, place: Rect) -> None:
    """Draw a cross on what was refused: why stands beside it."""
    r = _cross(canvas, place)
    x, y = place.right - r - canvas.px(2), place.bottom - r - canvas.px(1)
    canvas.disc(x, y, r, "bad")
    long, thin = r * 0.55, max(1.0, r * 0.18)
    for way in (1, -1):
        ends = ((-long, -long * way), (long, long * way))
        (x1, y1), (x2, y2) = ((x + dx, y + dy) for dx, dy in ends)
        corners = [(x1 - thin, y1 + thin * way), (x1 + thin, y1 - thin * way)]
        corners += [(x2 + thin, y2 - thin * way), (x2 - thin, y2 + thin * way)]
        canvas.shape(corners, "on-accent")


def _cross(canvas: Canvas, place: Rect) -> int:
    """Return how large a cross is: its radius."""
    return min(canvas.px(8), place.h // 3)
