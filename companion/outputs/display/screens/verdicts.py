"""Every verdict of the match, to look at its evidence or to take it back."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.outputs.display.actions import Give, Page, Select, ShowPhoto
from companion.outputs.display.forms import overturn
from companion.outputs.display.look import Look
from companion.outputs.display.scene import HistoryEntry, Scene
from companion.outputs.display.screens.frame import footed, framed
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.terminal import write_verdicts


def draw_verdicts(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw a page of the list, with the marked verdict in it."""
    rest = footed(canvas, framed(canvas, "Verdicts"), scene, look)
    foot = canvas.px(44)
    rows = rest.top(rest.h - foot - canvas.px(8))
    count = max(1, rows.h // canvas.px(32))
    page, chosen = _page(scene.history, look.selected, count)
    if not page:
        canvas.text(rows, "No verdict yet.", 24, "dim", align="centre")
        return
    for index, entry in enumerate(page):
        row = rows.row(index, count, canvas.px(3))
        _row(canvas, row, entry, marked=entry is chosen)
    _buttons(canvas, rest.below(rest.h - foot), chosen)


def _page(
    history: tuple[HistoryEntry, ...], selected: int, count: int
) -> tuple[list[HistoryEntry], HistoryEntry]:
    if not history:
        return [], HistoryEntry(0, 0, "")
    numbers = [entry.n for entry in history]
    at = numbers.index(selected) if selected in numbers else len(history) - 1
    first = max(0, min(at - count // 2, len(history) - count))
    return list(history[first : first + count]), history[at]


def _row(canvas: Canvas, row: Rect, entry: HistoryEntry, *, marked: bool) -> None:
    canvas.box(row, "button" if marked else "plate", 5, "accent" if marked else None, 2)
    inside = row.inset(canvas.px(8), 0)
    number = canvas.px(52)
    canvas.text(inside.left(number), str(entry.n), 16, "dim", "bold")
    tag = canvas.px(96)
    state = "taken back" if entry.taken_back else "open" if entry.open else ""
    last = Rect(inside.right - tag, inside.y, tag, inside.h)
    canvas.text(last, state, 14, "doubt", "bold", "right")
    middle = Rect(inside.x + number, inside.y, inside.w - number - tag, inside.h)
    ink = "dim" if entry.taken_back else entry.tone
    canvas.text(middle, entry.text, 18, ink, least=0.72)
    canvas.touch(row, ShowPhoto(entry.n) if marked else Select(entry.n))


def _buttons(canvas: Canvas, rect: Rect, chosen: HistoryEntry) -> None:
    gap = canvas.px(8)
    columns = 4
    canvas.button(rect.column(0, columns, gap), "Earlier", Page(-1), "up", size=16)
    canvas.button(rect.column(1, columns, gap), "Later", Page(1), "down", size=16)
    show = ShowPhoto(chosen.n)
    canvas.button(rect.column(2, columns, gap), "Evidence", show, "return", size=16)
    if chosen.open:
        prompt = overturn(chosen.n)
        place = rect.column(3, columns, gap)
        canvas.button(place, "Take back", Give(prompt, dict(prompt.fixed)), "o", size=16)


VERDICTS = Screen(
    "verdicts",
    draw_verdicts,
    write_verdicts,
    ("v",),
    "all verdicts; take one back",
    "verdicts",
    asks=True,
)
