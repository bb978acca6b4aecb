"""Every verdict of the match, to look at its evidence or to take it back."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.language import say
from companion.outputs.display.actions import Give, Page, Select, ShowPhoto
from companion.outputs.display.entering.forms import overturn
from companion.outputs.display.look import Look
from companion.outputs.display.scene import HistoryEntry, Scene
from companion.outputs.display.screens.frame import back_of, footed, framed
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.terminal import write_verdicts

_SIZE, _SMALL, _MOST = 18, 15, 4
"""How large a verdict's words are on one line, and on more of them."""
_ROW, _NUMBER = 32, 52
"""How high a row of one line is; how wide its number."""


def draw_verdicts(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw a page of the list, with the marked verdict in it."""
    rest = footed(canvas, framed(canvas, say("display-verdicts"), back=back_of(scene)), scene, look)
    foot = canvas.px(44)
    rows = rest.top(rest.h - foot - canvas.px(8))
    if not scene.history:
        canvas.text(rows, say("display-no-verdict"), 24, "dim", align="centre")
        return
    numbers = [entry.n for entry in scene.history]
    at = numbers.index(look.selected) if look.selected in numbers else len(numbers) - 1
    chosen, y = scene.history[at], rows.y
    for entry, high in _page(canvas, rows, scene.history, at):
        row = Rect(rows.x, y, rows.w, high - canvas.px(3))
        _row(canvas, row, entry, marked=entry is chosen)
        y += high
    _buttons(canvas, rest.below(rest.h - foot), chosen)


_Row = tuple[HistoryEntry, int]


def _page(canvas: Canvas, rect: Rect, history: tuple[HistoryEntry, ...], at: int) -> list[_Row]:
    """Return the rows around a verdict, with their heights: as many as there is room for."""

    def row(place: int) -> list[_Row]:
        inside = 0 <= place < len(history)
        return [(history[place], _high(canvas, rect.w, history[place]))] if inside else []

    rows, before, after = row(at), at - 1, at + 1
    while True:
        early, late = row(before), row(after)
        room = rect.h - sum(high for _, high in rows)
        if late and late[0][1] <= room and (after - at <= at - before or not early):
            rows, after = [*rows, *late], after + 1
        elif early and early[0][1] <= room:
            rows, before = [*early, *rows], before - 1
        elif late and late[0][1] <= room:
            rows, after = [*rows, *late], after + 1
        else:
            return rows


def _high(canvas: Canvas, width: int, entry: HistoryEntry) -> int:
    """Return how high a row is: as many lines as its words need, within reason."""
    room = width - canvas.px(16) - canvas.px(_NUMBER) - _tag(canvas, entry)
    one = canvas.width(entry.text, _SIZE * 0.8) <= room
    lines = 1 if one else len(canvas.broken(entry.text, room, _SMALL, most=_MOST))
    return canvas.px(_ROW) + (lines - 1) * canvas.px(_SMALL * 1.2)


def _row(canvas: Canvas, row: Rect, entry: HistoryEntry, *, marked: bool) -> None:
    canvas.box(row, "button" if marked else "plate", 5, "accent" if marked else None, 2)
    inside = row.inset(canvas.px(8), 0)
    number, tag = canvas.px(_NUMBER), _tag(canvas, entry)
    canvas.text(inside.left(number), str(entry.n), 16, "dim", "bold")
    last = Rect(inside.right - tag, inside.y, tag, inside.h)
    canvas.text(last, _state(entry), 14, "doubt", "bold", "right")
    middle = Rect(inside.x + number, inside.y, inside.w - number - tag, inside.h)
    ink = "dim" if entry.taken_back else entry.tone
    if row.h > canvas.px(_ROW):
        canvas.wrapped(middle, entry.text, _SMALL, ink, most=_MOST)
    else:
        canvas.text(middle, entry.text, _SIZE, ink, least=0.8)
    canvas.touch(row, ShowPhoto(entry.n) if marked else Select(entry.n))


def _state(entry: HistoryEntry) -> str:
    if entry.taken_back:
        return say("display-taken-back")
    return say("display-can-be-taken-back") if entry.open else ""


def _tag(canvas: Canvas, entry: HistoryEntry) -> int:
    return canvas.px(96) if _state(entry) else 0


def _buttons(canvas: Canvas, rect: Rect, chosen: HistoryEntry) -> None:
    gap = canvas.px(8)
    columns = 4
    canvas.button(rect.column(0, columns, gap), say("display-earlier"), Page(-1), "up", size=16)
    canvas.button(rect.column(1, columns, gap), say("display-later"), Page(1), "down", size=16)
    show = ShowPhoto(chosen.n)
    canvas.button(rect.column(2, columns, gap), say("display-evidence"), show, "return", size=16)
    if chosen.open:
        prompt = overturn(chosen.n)
        place = rect.column(3, columns, gap)
        canvas.button(
            place, say("display-take-back"), Give(prompt, dict(prompt.fixed)), "o", size=16
        )


VERDICTS = Screen(
    "verdicts",
    draw_verdicts,
    write_verdicts,
    ("v",),
    "display-help-verdicts",
    "terminal-foot-verdicts",
    asks=True,
    rests=True,
)
