"""The end of a match: who has won, the score, who deserves to be named, how close it was."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.kit.photo import Photo
from companion.language import say
from companion.outputs.display.actions import Go
from companion.outputs.display.look import Look
from companion.outputs.display.scene import EndView, Scene, Sheet, counts
from companion.outputs.display.screens.choosing import Choosing
from companion.outputs.display.screens.frame import corner_menu, finger, footed
from companion.outputs.display.screens.scores import badge
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.screens.start import GAP
from companion.outputs.display.screens.strip import draw_strip
from companion.outputs.display.spots import end_row, rows_of
from companion.outputs.display.terminal_start import write_end


def draw_end(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw the winner large, the score and the honours, and what may follow."""
    view = scene.end
    if view is None:
        return
    on = Choosing(canvas, rows_of(scene), look)
    canvas.key("c", Go("scores"))
    whole, gap = canvas.rect.inset(canvas.px(14), canvas.px(10)), canvas.px(GAP)
    head = whole.top(max(finger(canvas), canvas.px(56)))
    canvas.text(corner_menu(canvas, head), view.title, 44, view.tone, "serif", least=0.4)
    foot = whole.below(whole.h - canvas.px(104 if canvas.portrait else 50))
    body = Rect(whole.x, head.bottom + gap, whole.w, foot.y - head.bottom - 2 * gap)
    body = footed(canvas, body, scene, look)
    _body(canvas, body, scene, view)
    if not view.waits:
        _buttons(on, foot, view)


def _body(canvas: Canvas, body: Rect, scene: Scene, view: EndView) -> None:
    gap = canvas.px(GAP)
    if canvas.portrait:
        first, second = body.row(0, 2, gap), body.row(1, 2, gap)
    else:
        first = body.left(body.w * 38 // 100)
        second = body.beside(first.w + gap)
    _score(canvas, first, scene.sheet)
    honours = second.top(second.h * 40 // 100)
    _honours(canvas, honours, view)
    rest = second.below(honours.h + gap)
    if view.closest:
        _closest(canvas, rest, view.closest)
    elif view.emblem:
        high = min(rest.h * 8 // 10, rest.w * 4 // 10)
        view.emblem.draw(canvas, Rect(rest.x, rest.y + (rest.h - high) // 2, rest.w, high))


def _score(canvas: Canvas, rect: Rect, sheet: Sheet) -> None:
    """Draw everybody with what they have; the whole sheet is a touch away."""
    rows = sheet.rows
    canvas.box(rect, "plate", 10, "plate-edge")
    inside = rect.inset(canvas.px(12), canvas.px(8))
    head = inside.top(canvas.px(26))
    canvas.text(head, say("display-score"), 17, "dim", "bold")
    body = inside.below(head.h)
    line = min(body.h // max(1, len(rows)), canvas.px(62))
    for index, row in enumerate(rows):
        place = Rect(body.x, body.y + index * line, body.w, line)
        badge(canvas, place, row.seat)
        won = row.seat in sheet.winners
        told = str(row.total) if counts(sheet) else say("display-won") if won else ""
        points = canvas.px(70)
        name = place.beside(canvas.px(32)).left(place.w - canvas.px(32) - points)
        ink = "good" if won else "ink"
        canvas.text(name, row.name, 22, ink, "bold", least=0.5)
        canvas.text(place.beside(place.w - points), told, 26, ink, "bold", "right")
    canvas.touch(rect, Go("scores"), "c")


def _honours(canvas: Canvas, rect: Rect, view: EndView) -> None:
    canvas.box(rect, "plate", 10, "plate-edge")
    inside = rect.inset(canvas.px(12), canvas.px(8))
    if not view.honours:
        told = say("display-too-little")
        canvas.wrapped(inside, told, 18, "dim", align="centre")
        return
    high = min(inside.h // len(view.honours), canvas.px(64))
    for index, (label, who) in enumerate(view.honours):
        place = Rect(inside.x, inside.y + index * high, inside.w, high)
        top = place.top(high * 2 // 5)
        canvas.text(top, label, 15, "dim", "bold", least=0.7)
        canvas.text(place.below(top.h).top(high - top.h - canvas.px(4)), who, 21, "ink", "bold",
                    least=0.5)  # fmt: skip


def _closest(canvas: Canvas, rect: Rect, photo: Photo) -> None:
    """Draw the narrowest finish as a strip."""
    canvas.box(rect, "ground", 10, "plate-edge")
    inside = rect.inset(canvas.px(12), canvas.px(6))
    head = inside.top(canvas.px(24))
    told = say("display-closest", finish=photo.result or photo.finding)
    canvas.text(head, told, 16, "dim", "bold", least=0.6)
    room = inside.below(head.h + canvas.px(2))
    draw_strip(canvas, room, photo, max(1, room.h // canvas.px(26)), 16)


def _buttons(on: Choosing, foot: Rect, view: EndView) -> None:
    """Draw what may follow; the first thing is the only bright one."""
    gap, spots = on.canvas.px(GAP), [spot.id for spot in end_row(view)]
    columns = 2 if on.canvas.portrait else len(spots)
    lines = -(-len(spots) // columns)
    for index, spot in enumerate(spots):
        place = foot.row(index // columns, lines, gap).column(index % columns, columns, gap)
        first = index == 0
        on.button(place, spot, strong=first, size=20, cap=say("display-cap-enter") if first else "")


END = Screen("end", draw_end, write_end, asks=True)
