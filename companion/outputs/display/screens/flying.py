"""Cards on their way over the table, painted over everything that lies there."""

from collections.abc import Sequence

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.kit.travel import Spot, Travel
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens.seat import pile_of

_WIDE, _HIGH = 46, 32
_MOST = 3
"""So many of a bundle are drawn."""


def draw_flying(
    canvas: Canvas,
    scene: Scene,
    flying: Sequence[tuple[Travel, float]],
    plates: Sequence[Rect],
    middle: Rect,
    foot: int,
) -> None:
    """Draw every card that is on its way; `foot` is how high up the hands lie that are seen."""

    def point(spot: Spot) -> tuple[int, int]:
        if spot.kind == "middle" or not 1 <= spot.seat <= len(plates):
            return middle.middle
        plate, seat = plates[spot.seat - 1], scene.seats[spot.seat - 1]
        if spot.kind == "pile":
            return pile_of(canvas, plate, seat).middle
        return (plate.middle[0], foot) if spot.seat in scene.held else _left(plate)

    for travel, share in flying:
        one, other, eased = point(travel.start), point(travel.end), _eased(share)
        at = tuple(round(a + (b - a) * eased) for a, b in zip(one, other, strict=True))
        _bundle(canvas, (at[0], at[1]), travel)


def _left(plate: Rect) -> tuple[int, int]:
    """Return where a hand that is not seen is thought to be: at its player's name."""
    return plate.x + plate.w // 4, plate.y + plate.h // 2


def _eased(share: float) -> float:
    return share * share * (3 - 2 * share)


def _bundle(canvas: Canvas, at: tuple[int, int], travel: Travel) -> None:
    wide, high, step = canvas.px(_WIDE), canvas.px(_HIGH), canvas.px(3)
    for depth in reversed(range(min(_MOST, max(1, travel.count)))):
        x, y = at[0] - wide // 2 + depth * step, at[1] - high // 2 + depth * step
        place = _within(Rect(x, y, wide, high), canvas.rect)
        canvas.box(place, "card", 5, "on-card", 2)
        if depth:
            continue
        if travel.card:
            canvas.stacked(place.inset(canvas.px(3)), travel.card, 14, "on-card", "serif")
        else:
            canvas.box(place.inset(canvas.px(5)), "felt", 3, "felt-edge", 2)


def _within(place: Rect, whole: Rect) -> Rect:
    """Keep a card on the screen."""
    x = min(max(place.x, whole.x), whole.right - place.w)
    return Rect(x, min(max(place.y, whole.y), whole.bottom - place.h), place.w, place.h)
