"""A photo finish on a canvas: lanes, marks with their doubt, an axis in milliseconds."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.kit.photo import Lane, Mark, Photo, ticks
from companion.kit.text import span

_LETTERS = {"shield": "S", "pile": "P", "rail": "R"}


def draw_strip(canvas: Canvas, rect: Rect, photo: Photo, most: int, size: float) -> None:
    """Draw as many lanes as fit, the first ones first."""
    axis = canvas.px(size * 1.6)
    lanes = photo.lanes[: max(1, most)]
    widest = max((canvas.width(lane.name, size, "bold") for lane in lanes), default=0)
    names = min(rect.w * 35 // 100, widest + canvas.px(size * 2.6))
    field = Rect(rect.x + names, rect.y, rect.w - names, rect.h - axis)
    scale = _Scale(photo.limits, field)
    canvas.box(field, "plate", 6)
    _axis(canvas, Rect(field.x, field.bottom, field.w, axis), scale, size)
    _zero(canvas, field, photo, scale)
    _deadline(canvas, field, photo, scale)
    if photo.overlap:
        low, high = (scale.x(t) for t in photo.overlap)
        canvas.box(Rect(low, field.y, max(canvas.px(3), high - low), field.h), "overlap", 0)
    for index, lane in enumerate(lanes):
        row = field.row(index, len(lanes), canvas.px(3))
        name = Rect(rect.x, row.y, names - canvas.px(6), row.h)
        _name(canvas, name, lane, photo.winner == lane.seat, size)
        if lane.marks or not lane.note:
            _marks(canvas, row, lane, scale, size, _line_of(canvas, row, photo, scale))
        else:
            _note(canvas, row, lane, photo, scale, size)


class _Scale:
    """From microseconds to pixels."""

    def __init__(self, limits: tuple[int, int], field: Rect) -> None:
        self.limits, self.field = limits, field

    def x(self, t: int) -> int:
        """Return where an instant lies; at the edge, if it lies outside."""
        low, high = self.limits
        share = (t - low) / max(1, high - low)
        return self.field.x + round(min(1.0, max(0.0, share)) * (self.field.w - 1))

    def outside(self, t: int) -> bool:
        """Tell whether it lies off the strip."""
        return not self.limits[0] <= t <= self.limits[1]


def _axis(canvas: Canvas, rect: Rect, scale: _Scale, size: float) -> None:
    sample = canvas.width("-0000.00 ms", size)
    for t in ticks(scale.limits, max(2, rect.w // max(1, sample))):
        x = scale.x(t)
        canvas.line(x, scale.field.y, x, scale.field.bottom, "grid")
        place = Rect(x - sample // 2, rect.y, sample, rect.h)
        if place.x >= rect.x and place.right <= rect.right:
            canvas.text(place, _ms(t), size, "dim", align="centre")


def _ms(t: int) -> str:
    return span(t) if t else "0"


def _zero(canvas: Canvas, field: Rect, photo: Photo, scale: _Scale) -> None:
    if scale.outside(0) or photo.from_first:
        return
    low, high = scale.x(-photo.zero_u), scale.x(photo.zero_u)
    canvas.box(Rect(low, field.y, max(canvas.px(2), high - low), field.h), "zero")
    x = scale.x(0)
    canvas.line(x, field.y, x, field.bottom, "accent", 2)


def _deadline(canvas: Canvas, field: Rect, photo: Photo, scale: _Scale) -> None:
    """Draw until when it should have been done: a line, and its doubt around it."""
    if photo.deadline is None:
        return
    low, high = scale.x(photo.deadline.low), scale.x(photo.deadline.high)
    canvas.box(Rect(low, field.y, max(canvas.px(3), high - low), field.h), "overlap")
    x = scale.x(photo.deadline.t)
    canvas.line(x, field.y, x, field.bottom, "bad", 2)


def _name(canvas: Canvas, rect: Rect, lane: Lane, won: bool, size: float) -> None:
    radius = min(rect.h // 2, canvas.px(size * 0.72))
    x, y = rect.x + radius, rect.y + rect.h // 2
    canvas.disc(x, y, radius, f"seat{lane.seat}")
    badge = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
    canvas.text(badge, str(lane.seat), size, "on-seat", "bold", "centre")
    room = rect.beside(2 * radius + canvas.px(5))
    canvas.text(room, lane.name, size, "good" if won else "ink", "bold", least=0.6)


def _line_of(canvas: Canvas, row: Rect, photo: Photo, scale: _Scale) -> list[Rect]:
    """Return where in a lane the deadline stands, which no number may cover."""
    if photo.deadline is None:
        return []
    return [Rect(scale.x(photo.deadline.t) - canvas.px(3), row.y, canvas.px(6), row.h)]


def _note(canvas: Canvas, row: Rect, lane: Lane, photo: Photo, scale: _Scale, size: float) -> None:
    """Write in an empty lane that nothing was done, up to the deadline."""
    end = scale.x(photo.deadline.t) if photo.deadline else row.right
    room = row.left(end - row.x - canvas.px(8))
    canvas.text(room, lane.note, size * 0.9, "bad", "bold", "right")


def _marks(
    canvas: Canvas, row: Rect, lane: Lane, scale: _Scale, size: float, lines: list[Rect]
) -> None:
    """Draw a lane's bars; then their numbers, where they cover neither a bar nor each other."""
    inside = [mark for mark in lane.marks if not scale.outside(mark.t)]
    bars = [_mark(canvas, row, lane, mark, scale, size) for mark in inside]
    taken = [*bars, *lines]
    for number, (mark, bar) in enumerate(zip(inside, bars, strict=True)):
        before = number == 0 and len(lane.marks) > 1
        taken += _label(canvas, Rect(bar.x, row.y, bar.w, row.h), mark, scale, size, before, taken)
    for mark in lane.marks:
        if scale.outside(mark.t):
            _arrow(canvas, row, mark, scale, size)


def _mark(canvas: Canvas, row: Rect, lane: Lane, mark: Mark, scale: _Scale, size: float) -> Rect:
    """Draw a bar as wide as the doubt, a stroke at the instant; return the bar's place."""
    ink, y = f"seat{lane.seat}", row.y + row.h // 2
    high = max(4, min(row.h * 7 // 10, canvas.px(size * 3)))
    if mark.ends is not None:
        end = scale.x(mark.ends)
        canvas.box(Rect(scale.x(mark.t), y - high // 4, end - scale.x(mark.t), high // 2), ink, 0)
    low, top = scale.x(mark.low), scale.x(mark.high)
    wide = max(canvas.px(2), top - low)
    bar = Rect(min(low, scale.field.right - wide), y - high // 2, wide, high)
    canvas.box(bar, f"{ink}-soft", 3, ink, 1)
    x = scale.x(mark.t)
    canvas.line(x, y - high // 2, x, y + high // 2, ink, 3)
    return bar


def _label(
    canvas: Canvas, bar: Rect, mark: Mark, scale: _Scale, size: float, before: bool,
    taken: list[Rect],
) -> list[Rect]:  # fmt: skip
    """Write the instant beside its bar, shorter where room is scarce; return its place."""
    letter, air = _LETTERS.get(mark.label, ""), canvas.px(4)
    for told in (_ms(mark.t), f"{mark.t / 1000:.0f}"):
        text = f"{letter} {told}".strip()
        wide = canvas.width(text, size * 0.9, "bold") + 2
        after = Rect(bar.right + air, bar.y, wide, bar.h)
        ahead = Rect(bar.x - wide - air, bar.y, wide, bar.h)
        for place in (ahead, after) if before else (after, ahead):
            fits = place.x >= scale.field.x and place.right <= scale.field.right
            if fits and not any(place.meets(other) for other in taken):
                canvas.text(place, text, size * 0.9, "ink", "bold")
                return [place]
    return []


def _arrow(canvas: Canvas, row: Rect, mark: Mark, scale: _Scale, size: float) -> None:
    late = mark.t > scale.limits[1]
    text = f"+{_ms(mark.t)} \u2192" if late else f"\u2190 {_ms(mark.t)}"
    inside = row.inset(canvas.px(6), 0)
    canvas.text(inside, text, size, "dim", "bold", "right" if late else "left")
