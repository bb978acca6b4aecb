"""One seat's plate: who sits there, what he holds, and what was last decided about him."""

from companion.display.actions import Hit
from companion.display.canvas import Canvas
from companion.display.items import Rect
from companion.display.scene import Seat

_BUTTONS = ("white", "red", "blue")


def draw_seat(canvas: Canvas, rect: Rect, seat: Seat) -> None:
    """Draw the plate."""
    edge = "doubt" if seat.awaited else "plate-edge"
    canvas.box(rect, "plate", 10, edge, 4 if seat.awaited else 1)
    figures_of = _inline if seat.touch else _figures
    inside = rect.inset(canvas.px(8), canvas.px(5))
    touch = canvas.px(30) if seat.touch else 0
    body = inside.top(inside.h - touch)
    name, rest = body.top(body.h * 33 // 100), body.below(body.h * 33 // 100)
    figures, said = rest.top(rest.h * 62 // 100), rest.below(rest.h * 62 // 100)
    _name(canvas, name, seat)
    figures_of(canvas, figures, seat)
    canvas.text(said, seat.said.text, 18, seat.said.tone, "bold", least=0.7)
    if touch:
        _touch(canvas, inside.below(inside.h - touch + canvas.px(2)), seat)


def _name(canvas: Canvas, rect: Rect, seat: Seat) -> None:
    radius = min(rect.h // 2, canvas.px(13))
    x, y = rect.x + radius, rect.y + rect.h // 2
    canvas.disc(x, y, radius, f"seat{seat.number}")
    badge = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
    canvas.text(badge, str(seat.number), 17, "on-seat", "bold", "centre")
    lamps = _lamps(canvas, rect, seat)
    room = rect.beside(2 * radius + canvas.px(6))
    room = room.left(room.w - lamps - canvas.px(6))
    if seat.dealer:
        chip = min(rect.h // 2, canvas.px(9))
        canvas.box(Rect(room.right - 2 * chip, y - chip, 2 * chip, 2 * chip), "accent", 4)
        letter = Rect(room.right - 2 * chip, y - chip, 2 * chip, 2 * chip)
        canvas.text(letter, "D", 14, "on-accent", "bold", "centre")
        room = room.left(room.w - 2 * chip - canvas.px(4))
    canvas.text(room, seat.name, 25, "ink", "bold", least=0.6)


def _lamps(canvas: Canvas, rect: Rect, seat: Seat) -> int:
    """Three lamps with their letters; gives how much room they took."""
    if seat.touch:
        return 0
    radius = min(rect.h // 2, canvas.px(9))
    step = 2 * radius + canvas.px(4)
    for index, name in enumerate(_BUTTONS):
        x = rect.right - (2 - index) * step - radius
        y = rect.y + rect.h // 2
        lit = name in seat.lamps or name in seat.down
        canvas.disc(x, y, radius, "ink" if lit else "lamp-off", 0 if lit else canvas.px(2))
        if lit:
            canvas.disc(x, y, radius - canvas.px(1.5), name)
        place = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
        ink = "on-lamp-" + name if lit else "dim"
        canvas.text(place, name[0].upper(), 11, ink, "bold", "centre")
    return 3 * step - canvas.px(4)


def _inline(canvas: Canvas, rect: Rect, seat: Seat) -> None:
    """Numbers with their names beside them, where buttons need the room below."""
    count = max(1, len(seat.figures) + bool(seat.card))
    for index, figure in enumerate(seat.figures):
        place = rect.column(index, count, canvas.px(4))
        ink = "accent" if figure.label == "score" else "ink"
        number = place.left(place.w * 55 // 100)
        canvas.text(number, str(figure.value), 25, ink, "bold", "right", least=0.5)
        label = place.beside(number.w + canvas.px(3))
        canvas.text(label, figure.label, 12, "dim", least=0.7)
    if seat.card:
        _card(canvas, rect.column(count - 1, count).inset(0, canvas.px(1)), seat.card)


def _card(canvas: Canvas, place: Rect, card: str) -> None:
    canvas.box(place, "card", 5, "plate-edge")
    face = place.inset(canvas.px(4), 0)
    canvas.text(face, card, 16, "on-card", "serif", "centre", least=0.5)


def _figures(canvas: Canvas, rect: Rect, seat: Seat) -> None:
    shown = seat.figures
    cards = 1 if seat.card else 0
    count = max(1, len(shown) + cards)
    for index, figure in enumerate(shown):
        place = rect.column(index, count, canvas.px(4))
        label = place.below(place.h * 66 // 100)
        ink = "accent" if figure.label == "score" else "ink"
        canvas.text(place.top(place.h * 66 // 100), str(figure.value), 34, ink, "bold")
        canvas.text(label, figure.label, 13, "dim")
    if seat.card:
        _card(canvas, rect.column(count - 1, count).inset(0, canvas.px(3)), seat.card)


def _touch(canvas: Canvas, rect: Rect, seat: Seat) -> None:
    """The buttons and pads of a simulated table, each with its key."""
    gap = canvas.px(3)
    for index, name in enumerate(seat.touch):
        place = rect.column(index, len(seat.touch), gap)
        lit = name in seat.down or name in seat.lamps
        button = name in _BUTTONS
        fill = (name if lit else "lamp-off") if button else ("accent" if lit else "button")
        canvas.box(
            place,
            fill,
            12 if button else 4,
            ("ink" if name == "white" else name) if button else "plate-edge",
            2,
        )
        hint = seat.hints.get(name, "").upper()
        short = name[0].upper() if button else name
        text = f"{hint} {name}" if hint and len(seat.touch) < 4 else hint or short
        ink = _ink(name, lit)
        canvas.text(place.inset(canvas.px(3), 1), text, 14, ink, "bold", "centre", least=0.45)
        canvas.touch(place, Hit(seat.number, name))


def _ink(name: str, lit: bool) -> str:
    if not lit:
        return "ink"
    return f"on-lamp-{name}" if name in _BUTTONS else "on-accent"
