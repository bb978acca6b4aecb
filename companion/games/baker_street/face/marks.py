"""The small things on the map: tokens, seals, keys, the die, and numbers of ways."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect

_PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (2, 0), (0, 2), (2, 2)),
    5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
}


def draw_tokens(canvas: Canvas, rect: Rect, seats: list[int], turn: int | None) -> None:
    """Draw a disc with its seat's number for everybody who is here; who is on turn has a ring."""
    if not seats or rect.h < 8:
        return
    rows = 1 if len(seats) <= 3 else 2
    columns = max(3, -(-len(seats) // rows)) if rows == 2 else len(seats)
    r = max(3, min(rect.h // rows, rect.w // columns, canvas.px(40)) // 2 - 1)
    for index, seat in enumerate(seats):
        row = rect.row(index // columns, rows)
        alone = min(columns, len(seats) - index // columns * columns)
        x, y = row.column(index % columns, alone).middle
        if seat == turn:
            canvas.disc(x, y, r, "ink")
        canvas.disc(x, y, r - max(1, r // 7), f"seat{seat}")
        place = Rect(x - r + 1, y - r, 2 * r - 2, 2 * r)
        canvas.text(place, str(seat), r * 1.2 / canvas.unit, "on-seat", "bold", "centre")


def draw_seal(canvas: Canvas, rect: Rect, letter: str, *, alone: bool) -> Rect:
    """Draw a Scotland Yard card across a door; return the room beside it, if it has to share."""
    place = rect if alone else rect.column(0, 2, canvas.px(2))
    canvas.box(place, "card", 3, "bad", 2)
    told = (f"{letter} SY" if letter else "sealed") if alone else letter or "SY"
    canvas.text(place.inset(canvas.px(3), 1), told, 12, "on-card", "bold", "centre", least=0.4)
    return rect if alone else rect.column(1, 2, canvas.px(2))


def draw_number(canvas: Canvas, rect: Rect, number: int, letter: str) -> None:
    """Draw the number of a way, lit, with the letter of its door."""
    canvas.box(rect, "accent", 6)
    told = f"{letter} {number}".strip()
    canvas.text(rect.inset(canvas.px(3), 1), told, 14, "on-accent", "bold", "centre", least=0.4)


def draw_pile(canvas: Canvas, rect: Rect, count: int, keys: bool) -> None:
    """Draw how many cards lie in a pile, beside a picture of one."""
    icon, words = rect.left(rect.w * 45 // 100), rect.beside(rect.w * 50 // 100)
    (_key if keys else _card)(canvas, icon)
    canvas.text(words, str(count), 15, "ink", "bold", least=0.4)


def _card(canvas: Canvas, rect: Rect) -> None:
    wide = min(rect.w, rect.h * 3 // 2)
    place = Rect(rect.right - wide, rect.y, wide, rect.h)
    canvas.box(place, "card", 3, "bad", 2)
    canvas.text(place.inset(canvas.px(2), 1), "SY", 11, "on-card", "bold", "centre", least=0.4)


def _key(canvas: Canvas, rect: Rect) -> None:
    """Draw a key: a bow, a stem and two teeth."""
    r = max(2, min(rect.h, rect.w // 2) // 2 - 1)
    long = min(rect.w, 5 * r)
    x, y = rect.right - long + r, rect.y + rect.h // 2
    width = max(1, r // 3) / canvas.unit
    end = rect.right - 1
    canvas.line(x + r, y, end, y, "accent", width)
    for tooth in (end, end - max(2, r * 3 // 4)):
        canvas.line(tooth, y, tooth, y + max(2, r * 3 // 4), "accent", width)
    canvas.disc(x, y, r, "accent", max(1, r // 3))


def draw_die(canvas: Canvas, rect: Rect, value: int) -> None:
    """Draw a die with its pips."""
    side = min(rect.h, rect.w, canvas.px(80))
    x, y = rect.middle
    die = Rect(x - side // 2, y - side // 2, side, side)
    canvas.box(die, "card", 8, "on-card", 2)
    field = die.inset(side // 7)
    for column, row in _PIPS[value]:
        cell = field.row(row, 3).column(column, 3)
        canvas.disc(*cell.middle, max(2, side // 11), "on-card")
