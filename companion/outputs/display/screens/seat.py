"""One seat's plate: who sits there, what they hold, and what was last decided about them."""

from companion.drawing.canvas import LEADING, Canvas
from companion.drawing.items import Rect
from companion.kit.face import Figure
from companion.language import say
from companion.outputs.display.actions import Hit
from companion.outputs.display.scene import SeatView
from companion.outputs.display.screens.inputs import (
    BUTTONS,
    draw_arrow,
    draw_inputs,
    draw_refused,
    draw_ring,
    draw_thinking,
    refused_word,
    told,
)

PILE = "pile"
_READABLE = 9
"""Words in a place that is lower than this cannot be read."""
TOUCH = 36
"""How high the buttons of a plate are."""


def pile_of(canvas: Canvas, rect: Rect, seat: SeatView) -> Rect:
    """Return where the pile of a plate lies, whether anything lies on it or not."""
    inside = rect.inset(canvas.px(8), canvas.px(5))
    if len(seat.touch) > 1:
        body = inside.top(inside.h - canvas.px(TOUCH))
    else:
        body = inside.below(inside.h * 33 // 100)
    return body.beside(body.w * 60 // 100).inset(0, canvas.px(1))


def draw_seat(canvas: Canvas, rect: Rect, seat: SeatView, *, beat: bool = False) -> None:
    """Draw the plate; on every other beat, what is wanted now is marked more strongly."""
    edge = "doubt" if seat.awaited else "plate-edge"
    canvas.box(rect, "plate", 10, edge, 4 if seat.awaited else 1)
    inside = rect.inset(canvas.px(8), canvas.px(5))
    if len(seat.touch) > 1:
        _keyed(canvas, inside, seat, pile_of(canvas, rect, seat), beat)
        return
    name, rest = inside.top(inside.h * 33 // 100), inside.below(inside.h * 33 // 100)
    _name(canvas, name, seat, beat)
    if seat.card or seat.touch:
        pile = pile_of(canvas, rect, seat)
        _pile(canvas, pile, seat, beat)
        rest = rest.left(pile.x - rest.x - canvas.px(6))
    figures, said = rest.top(rest.h * 62 // 100), rest.below(rest.h * 62 // 100)
    _figures(canvas, figures, seat)
    _said(canvas, said, seat)


def _keyed(canvas: Canvas, inside: Rect, seat: SeatView, pile: Rect, beat: bool) -> None:
    """Draw the plate of somebody who plays on this screen: their pile, their buttons below it."""
    touch = canvas.px(TOUCH)
    body = inside.top(inside.h - touch)
    if seat.card or PILE in seat.touch:
        _pile(canvas, pile, seat, beat)
        body = body.left(pile.x - body.x - canvas.px(6))
    _name(canvas, body.row(0, 3), seat, beat)
    _inline(canvas, body.row(1, 3), seat)
    _said(canvas, body.row(2, 3), seat)
    row = [name for name in seat.touch if name != PILE]
    draw_inputs(canvas, inside.below(inside.h - touch + canvas.px(3)), seat, row, beat=beat)


def _said(canvas: Canvas, rect: Rect, seat: SeatView) -> None:
    """Draw what was last decided here; before it, why something was refused."""
    word = refused_word(seat.refused) if seat.refused else seat.said
    canvas.text(rect, word.text, 18, word.tone, "bold", least=0.6)


def _name(canvas: Canvas, rect: Rect, seat: SeatView, beat: bool) -> None:
    radius = min(rect.h // 2, canvas.px(13))
    x, y = rect.x + radius, rect.y + rect.h // 2
    canvas.disc(x, y, radius, f"seat{seat.number}")
    badge = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
    canvas.text(badge, str(seat.number), 17, "on-seat", "bold", "centre")
    lamps = _lamps(canvas, rect, seat)
    room = rect.beside(2 * radius + canvas.px(6))
    room = room.left(room.w - lamps - canvas.px(6))
    if seat.thinking:
        room = room.left(room.w - draw_thinking(canvas, room, beat=beat) - canvas.px(4))
    if seat.dealer:
        room = _dealer(canvas, room, seat.name)
    canvas.text(room, seat.name, 25, "ink", "bold", least=0.6)


def _dealer(canvas: Canvas, rect: Rect, name: str) -> Rect:
    """Draw that somebody deals at the right of a line; return the room beside it.

    A word says it where the name leaves room for one, else the picture of a pack: never a letter,
    which may be a suit or a key.
    """
    high = min(rect.h, canvas.px(18))
    deals = say("display-deals")
    word = canvas.width(deals, 12, "bold") + canvas.px(8)
    fits = canvas.width(name, 25, "bold") + word + canvas.px(4) <= rect.w
    wide = word if fits else high
    chip = Rect(rect.right - wide, rect.y + (rect.h - high) // 2, wide, high)
    if fits:
        canvas.box(chip, "accent", 4)
        canvas.text(chip.inset(canvas.px(2), 0), deals, 12, "on-accent", "bold", "centre")
    else:
        _pack(canvas, chip)
    return rect.left(rect.w - wide - canvas.px(4))


def _pack(canvas: Canvas, place: Rect) -> None:
    """Draw a pack of cards, a step aside from one another."""
    step = max(1, place.w // 6)
    for index in range(3):
        x, y = place.x + index * step, place.y + index * step // 2
        card = Rect(x, y, place.w - 2 * step, place.h - step)
        canvas.box(card, "accent", 2, "plate", 1)


def _lamps(canvas: Canvas, rect: Rect, seat: SeatView) -> int:
    """Draw its lamps with letters, unless they are buttons here; return the room they took."""
    if BUTTONS[0] in seat.touch:
        return 0
    radius = min(rect.h // 2, canvas.px(9))
    step = 2 * radius + canvas.px(4)
    last = len(seat.buttons) - 1
    for index, name in enumerate(seat.buttons):
        x = rect.right - (last - index) * step - radius
        y = rect.y + rect.h // 2
        lit = name in seat.lamps or name in seat.down
        canvas.disc(x, y, radius, "ink" if lit else "lamp-off", 0 if lit else canvas.px(2))
        if lit:
            canvas.disc(x, y, radius - canvas.px(1.5), name)
        place = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
        ink = "on-lamp-" + name if lit else "dim"
        canvas.text(place, name[0].upper(), 11, ink, "bold", "centre")
    return len(seat.buttons) * step - canvas.px(4)


def _inline(canvas: Canvas, rect: Rect, seat: SeatView) -> None:
    """Draw numbers with their names beside them, where buttons need the room below."""
    air, large = canvas.px(4), min(26.0, (rect.h - 1) / LEADING / canvas.unit)
    parts: list[_Part] = []
    for figure in seat.figures:
        parts.append((str(figure.value), large, _figure_ink(figure), "bold"))
        parts.append((figure.label, 13, "dim", "sans"))
    share, widths = _shared(canvas, rect.w - air * len(parts), parts)
    spare = (rect.w - sum(widths) - air * len(parts)) // max(1, len(seat.figures))
    x = rect.x
    for index, ((text, size, ink, face), wide) in enumerate(zip(parts, widths, strict=True)):
        canvas.text(Rect(x, rect.y, wide, rect.h), text, size * share, ink, face)
        x += wide + air + (max(0, min(spare, canvas.px(40))) if index % 2 else 0)


_Part = tuple[str, float, str, str]
"""A word in a row: its text, size, ink and face."""


def _shared(canvas: Canvas, room: int, parts: list[_Part]) -> tuple[float, list[int]]:
    """Return how large words can be to stand side by side, and how wide each of them is then."""
    share, widths = 1.0, _widths(canvas, parts, 1.0)
    while sum(widths) > room and share > 0.4:
        share -= 0.04
        widths = _widths(canvas, parts, share)
    return share, widths


def _widths(canvas: Canvas, parts: list[_Part], share: float) -> list[int]:
    return [canvas.width(text, size * share, face) + 1 for text, size, _, face in parts]


def _figure_ink(figure: Figure) -> str:
    return "accent" if figure.score else "ink"


def _figures(canvas: Canvas, rect: Rect, seat: SeatView) -> None:
    shown = seat.figures
    if rect.h * 34 // 100 < _READABLE:
        _inline(canvas, rect, seat)
        return
    for index, figure in enumerate(shown):
        place = rect.column(index, len(shown), canvas.px(4))
        label = place.below(place.h * 66 // 100)
        canvas.text(
            place.top(place.h * 66 // 100), str(figure.value), 34, _figure_ink(figure), "bold"
        )
        canvas.text(label, figure.label, 13, "dim")


def _pile(canvas: Canvas, place: Rect, seat: SeatView, beat: bool) -> None:
    """Draw where cards are played: the one that lies on top, and the key that lays a hand there."""
    held, wanted = PILE in seat.down, PILE in seat.wanted and PILE in seat.touch
    face, hint = ("card", "on-card") if seat.card else ("button", "ink")
    canvas.box(place, face, 6, "accent" if held else "plate-edge", 4 if held else 2)
    inside = place.inset(canvas.px(5), canvas.px(2))
    if text := told(seat, PILE):
        line = inside.below(inside.h - canvas.px(22 if wanted else 15))
        _pile_key(canvas, line, text, "on-accent" if wanted else hint, wanted=wanted)
        inside = inside.top(inside.h - line.h)
        canvas.touch(place, Hit(seat.number, PILE))
    if seat.card:
        canvas.stacked(inside, seat.card, 22, "on-card", "serif")
    if wanted:
        draw_ring(canvas, place, 6, beat=beat)
    if seat.refused and seat.refused.input == PILE:
        draw_refused(canvas, place)


def _pile_key(canvas: Canvas, line: Rect, text: str, ink: str, *, wanted: bool) -> None:
    """Draw the key of a pile; on a bright cap with an arrow above it, if a hand is wanted there."""
    if wanted:
        canvas.box(line, "accent", 4)
        line = draw_arrow(canvas, line.inset(canvas.px(6), 0), "on-accent")
    size = 15 if wanted else 12
    canvas.text(line.inset(canvas.px(3), 0), text, size, ink, "bold", "centre", least=0.5)
