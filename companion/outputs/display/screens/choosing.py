"""What the screens before and after a match share: spots to touch, and the mark of the keys."""

from collections.abc import Sequence

from companion.drawing.canvas import Canvas
from companion.drawing.items import Align, Rect
from companion.outputs.display.look import Look
from companion.outputs.display.spots import Rows, keys_of_rows, marked
from companion.outputs.start import BOTS, PERSON


class Choosing:
    """Puts spots on a canvas: what a finger, a key or a seat's button can choose there."""

    def __init__(self, canvas: Canvas, rows: Rows, look: Look) -> None:
        self.canvas = canvas
        self.spots = {spot.id: spot for row in rows for spot in row}
        here = marked(rows, look)
        self._mark = here.id if here and look.mark else ""
        for key, action in keys_of_rows(rows, look).items():
            canvas.key(key, action)

    def touch(self, rect: Rect, spot: str) -> None:
        """Make a place do what a spot does, and draw the mark around it if it bears it."""
        self.canvas.touch(rect, self.spots[spot].action)
        if spot == self._mark:
            air = self.canvas.px(2)
            ring = Rect(rect.x - air, rect.y - air, rect.w + 2 * air, rect.h + 2 * air)
            self.canvas.box(ring, None, 10, "ink", 2)

    def button(
        self, rect: Rect, spot: str, *, strong: bool = False, size: float = 18, cap: str = ""
    ) -> None:
        """Draw a spot as a button, with its key."""
        found = self.spots[spot]
        if strong:
            self._bright(rect, found.label, size, "" if self._mark not in ("", spot) else cap)
        else:
            canvas, told = self.canvas, cap or found.key.upper()
            canvas.box(rect, "button", 8)
            inside = rect.inset(canvas.px(8), canvas.px(2))
            wide = canvas.width(told, size * 0.7, "bold") + canvas.px(6) if told else 0
            canvas.text(inside.left(wide), told, size * 0.7, "dim", "bold")
            align: Align = "left" if told else "centre"
            room = inside.beside(wide)
            if canvas.width(found.label, size, "bold") <= room.w:
                canvas.text(room, found.label, size, "ink", "bold", align)
            elif " " not in found.label:
                canvas.text(room, found.label, size, "ink", "bold", align, least=0.45)
            else:
                smaller = _fitting(canvas, room.w, found.label, size)
                canvas.wrapped(room, found.label, smaller, "ink", "bold", align)
        self.touch(rect, spot)

    def _bright(self, rect: Rect, label: str, size: float, cap: str) -> None:
        """Draw the one thing that suggests itself: its words in the middle, its key at the side."""
        canvas = self.canvas
        canvas.box(rect, "accent", 8)
        inside = rect.inset(canvas.px(12), canvas.px(2))
        wide = canvas.width(cap, 13, "bold") if cap else 0
        middle = inside.left(inside.w - wide - canvas.px(4))
        canvas.text(middle, label, size, "on-accent", "bold", "centre", least=0.5)
        canvas.text(inside.beside(inside.w - wide), cap, 13, "on-accent", "bold", "right")


def _fitting(canvas: Canvas, wide: int, label: str, size: float) -> float:
    """Return how large a label can be on two lines without being cut, within reason."""
    for share in (0.85, 0.72, 0.6):
        lines = canvas.broken(label, wide, size * share, "bold", most=2)
        if all(canvas.width(line, size * share * 0.75, "bold") <= wide for line in lines):
            break
    return size * share


def draw_person(canvas: Canvas, place: Rect, ink: str) -> None:
    """Draw a head and shoulders."""
    x, y = place.middle
    r = max(2, place.h // 4)
    canvas.disc(x, y - place.h // 2 + r, r, ink)
    top, foot, wide = y + place.h // 12, place.bottom, place.h * 9 // 20
    shoulder = wide * 3 // 5
    canvas.shape(
        [(x - wide, foot), (x - shoulder, top), (x + shoulder, top), (x + wide, foot)], ink
    )


def draw_sitter(canvas: Canvas, place: Rect, who: str, seat: int, ground: str) -> None:
    """Draw who sits on a chair: a person in the seat's colour, a bot, or an empty ring."""
    if who == PERSON:
        draw_person(canvas, place, f"seat{seat}")
    elif who in BOTS:
        draw_bot(canvas, place, "dim", ground, [*BOTS].index(who) + 1)
    else:
        canvas.disc(*place.middle, place.h // 3, "lamp-off", max(1, canvas.px(2)))


def draw_bot(canvas: Canvas, place: Rect, ink: str, ground: str, strength: int) -> None:
    """Draw a head with two eyes and an aerial, and as many teeth as it is strong."""
    x, _ = place.middle
    side = place.h * 7 // 10
    head = Rect(x - side * 6 // 10, place.bottom - side, side * 12 // 10, side)
    canvas.line(x, place.y + 1, x, head.y, ink, 2)
    canvas.disc(x, place.y + max(1, canvas.px(2)), max(1, canvas.px(2.5)), ink)
    canvas.box(head, ink, 3)
    for eye in (x - head.w // 4, x + head.w // 4):
        canvas.disc(eye, head.y + head.h * 2 // 5, max(1, side // 8), ground)
    tooth = max(2, side // 7)
    left = x - (2 * strength - 1) * tooth // 2
    for number in range(strength):
        place = Rect(left + 2 * number * tooth, head.bottom - head.h // 4, tooth, tooth)
        canvas.box(place, ground)


def flowed(canvas: Canvas, rect: Rect, labels: Sequence[str], size: float) -> list[Rect]:
    """Return places side by side, each as wide as its words need; all of them fill the place."""
    gap, air = canvas.px(8), canvas.px(36)
    most = canvas.px(150)
    words = [min(most, canvas.width(label, size, "bold")) for label in labels]
    room = rect.w - gap * (len(labels) - 1)
    if sum(words) + air * len(words) > room:
        # What is short is not made shorter by what is long: the air around words stays.
        less = max(0.3, (room - air * len(words)) / max(1, sum(words)))
        words = [round(wide * less) for wide in words]
    wanted = [wide + air for wide in words]
    scale = room / max(1, sum(wanted))
    found: list[Rect] = []
    x = rect.x
    for wide in wanted:
        found.append(Rect(x, rect.y, int(wide * scale), rect.h))
        x += found[-1].w + gap
    return found
