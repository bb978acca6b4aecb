"""Between hands and at the end: the score sheet, and how fast everybody is."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.language import say
from companion.outputs.display.actions import Go
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene, SheetRow
from companion.outputs.display.screens.frame import back_of, footed, framed
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.screens.table import draw_answers
from companion.outputs.display.terminal_scores import write_scores


def draw_scores(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw the sheet and the plot side by side, or one above the other."""
    sheet = scene.sheet
    title = say("display-wins", who=sheet.winner) if sheet.winner else say("display-score")
    tone = "good" if sheet.winner else "ink"
    rest = footed(canvas, framed(canvas, title, tone, back_of(scene)), scene, look)
    foot = canvas.px(46) if scene.answers else 0
    body = rest.top(rest.h - foot - canvas.px(6 if foot else 0))
    gap = canvas.px(12)
    if not sheet.timed:
        left = right = body
    elif canvas.portrait:
        left, right = body.row(0, 2, gap), body.row(1, 2, gap)
    else:
        left, right = body.column(0, 2, gap), body.column(1, 2, gap)
    _sheet(canvas, left, sheet.rows, paid=sheet.timed and sheet.pays)
    if sheet.timed:
        _plot(canvas, right, sheet.rows, sheet.fastest)
    if foot:
        draw_answers(canvas, rest.below(rest.h - foot), scene)
    canvas.touch(left, Go("verdicts"))


def _sheet(canvas: Canvas, rect: Rect, rows: tuple[SheetRow, ...], *, paid: bool) -> None:
    canvas.box(rect, "plate", 10, "plate-edge")
    inside = rect.inset(canvas.px(10), canvas.px(8))
    head, body = inside.top(canvas.px(24)), inside.below(canvas.px(26))
    hands = max((len(row.hands) for row in rows), default=0)
    columns = _columns(canvas, inside, hands)
    first = hands - columns
    names = inside.w * 40 // 100
    labels = [*(f"{first + n + 1}." for n in range(columns)), say("display-column-all")]
    labels.append(say("display-column-paid") if paid else "")
    for label, cell in zip(labels, _cells(head, names, columns), strict=True):
        canvas.text(cell, label, 15, "dim", "bold", "right")
    best = max((row.total for row in rows), default=0)
    for index, row in enumerate(rows):
        line = body.row(index, max(4, len(rows)), canvas.px(2))
        leads = bool(best) and row.total == best
        _line(canvas, line, row, names, first, "-" * paid, leads=leads)


def _columns(canvas: Canvas, rect: Rect, hands: int) -> int:
    return min(hands, max(1, (rect.w * 60 // 100) // canvas.px(40) - 2))


def _cells(line: Rect, names: int, columns: int) -> list[Rect]:
    rest = line.beside(names)
    return [rest.column(index, columns + 2, 4) for index in range(columns + 2)]


def _line(
    canvas: Canvas, line: Rect, row: SheetRow, names: int, first: int, nothing: str, *, leads: bool
) -> None:
    who = line.left(names - canvas.px(6))
    badge(canvas, who, row.seat)
    wide = canvas.px(30)
    canvas.text(who.beside(wide), row.name, 22, "good" if leads else "ink", "bold", least=0.6)
    shown = row.hands[first:]
    numbers = [*map(str, shown), str(row.total), str(row.forfeited) if row.forfeited else nothing]
    cells = _cells(line, names, len(shown))
    for index, (number, cell) in enumerate(zip(numbers, cells, strict=True)):
        total = index == len(shown)
        ink = "accent" if total else "bad" if index > len(shown) and row.forfeited else "ink"
        canvas.text(cell, number, 26 if total else 19, ink, "bold" if total else "sans", "right")


def badge(canvas: Canvas, rect: Rect, seat: int) -> None:
    """Draw a seat's number on its colour, at the left of a place."""
    radius = min(rect.h // 2, canvas.px(12))
    x, y = rect.x + radius, rect.y + rect.h // 2
    canvas.disc(x, y, radius, f"seat{seat}")
    place = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
    canvas.text(place, str(seat), 16, "on-seat", "bold", "centre")


def _plot(canvas: Canvas, rect: Rect, rows: tuple[SheetRow, ...], fastest: str) -> None:
    """Draw a dot a reaction, a stroke at each player's median, both with the number beside them."""
    canvas.box(rect, "plate", 10, "plate-edge")
    inside = rect.inset(canvas.px(10), canvas.px(8))
    canvas.text(inside.top(canvas.px(24)), say("display-reaction"), 17, "dim", "bold")
    foot = canvas.px(24) if fastest else 0
    body = inside.below(canvas.px(26))
    axis = canvas.px(20)
    field = body.top(body.h - foot - axis)
    if fastest:
        last = inside.below(inside.h - foot)
        canvas.text(
            last, say("display-fastest-call", call=fastest), 17, "accent", "bold", least=0.6
        )
    if not any(row.reactions for row in rows):
        canvas.text(field, say("display-no-card-yet"), 20, "dim", align="centre")
        return
    most = _most(rows)
    lanes = max(4, len(rows))
    plot = field.beside(canvas.px(32)).left(field.w - canvas.px(32 + 74))
    _grid(canvas, plot, most, Rect(plot.x, field.bottom, plot.w, axis))
    for index, row in enumerate(rows):
        _lane(canvas, field.row(index, lanes, canvas.px(2)), plot, row, most)


def _most(rows: tuple[SheetRow, ...]) -> int:
    """Return the end of the axis: it holds nearly everything, but not the slowest of all."""
    every = sorted(reaction for row in rows for reaction in row.reactions)
    high = every[min(len(every) - 1, len(every) * 97 // 100)]
    return max(400_000, -(-high // 200_000) * 200_000)


def _grid(canvas: Canvas, plot: Rect, most: int, axis: Rect) -> None:
    for step in range(5):
        x = plot.x + plot.w * step // 4
        canvas.line(x, plot.y, x, plot.bottom, "grid")
        wide = plot.w // 4 - 2
        ms = most * step // 4 // 1000
        text = say("display-ms", ms=ms) if step == 4 else f"{ms}"
        canvas.text(Rect(x - wide // 2, axis.y, wide, axis.h), text, 13, "dim", align="centre")


def _lane(canvas: Canvas, lane: Rect, plot: Rect, row: SheetRow, most: int) -> None:
    badge(canvas, lane, row.seat)
    y, ink = lane.y + lane.h // 2, f"seat{row.seat}"
    radius = max(2, min(lane.h // 5, canvas.px(4)))
    for index, reaction in enumerate(row.reactions):
        x = plot.x + round(plot.w * min(1.0, max(0, reaction) / most))
        shift = (index * 7 % 5 - 2) * max(1, lane.h // 12)
        canvas.disc(x, y + shift, radius, ink)
    if not row.reactions:
        return
    median = sorted(row.reactions)[len(row.reactions) // 2]
    x = plot.x + round(plot.w * min(1.0, max(0, median) / most))
    canvas.line(x, lane.y + 2, x, lane.bottom - 2, "ink", 3)
    place = Rect(plot.right + canvas.px(8), lane.y, lane.right - plot.right - canvas.px(8), lane.h)
    canvas.text(place, say("display-ms", ms=round(median / 1000)), 17, "ink", "bold", "right")


SCORES = Screen(
    "scores",
    draw_scores,
    write_scores,
    ("c",),
    "display-help-scores",
    "terminal-foot-scores",
    rests=True,
)
