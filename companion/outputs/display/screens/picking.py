"""A long list on the screen: big places to touch, page by page, and letters that narrow it."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.outputs.display.actions import Leave, Mark, Pick, Spell
from companion.outputs.display.forms import Form
from companion.outputs.display.leafing import TOLD
from companion.outputs.display.look import Look
from companion.outputs.display.picker import Picker
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens.frame import footed
from companion.outputs.display.text_screen import arrows

_TARGET = 44
"""How high and wide a place for a finger is at least, in pixels of the small screen."""
_SIZE = 20
_MOST = 8
"""More columns than this are hard to look through."""
_LETTERS = 26
"""More letters than this are no help."""


def draw_picker(canvas: Canvas, scene: Scene, look: Look, picker: Picker) -> None:
    """Draw what was typed, the letters that lead on, and a page of what can be meant."""
    gap = canvas.px(6)
    rest = footed(canvas, _head(canvas, picker), scene, look)
    places = picker.found()
    top = rest.top(canvas.px(_TARGET))
    _typed(canvas, top, picker, len(places))
    foot = rest.below(rest.h - canvas.px(_TARGET))
    body = Rect(rest.x, top.bottom + gap, rest.w, foot.y - top.bottom - 2 * gap)
    columns = _columns(canvas, rest.w, picker)
    if _rows(canvas, body, gap) * columns < len(places) and not picker.by:
        body = _letters(canvas, body, picker, gap)
    room = _rows(canvas, body, gap) * columns
    at = max(0, min(picker.at, len(places) - 1))
    first = at // room * room
    shown = places[first : first + room]
    _page(canvas, body, picker, _chosen(picker, look.form), shown, at - first)
    _foot(canvas, foot, picker, look.form, (first, room, len(places)))
    for key, action in arrows(at, columns, room).items():
        canvas.key(key, action)
    if places:
        canvas.key("return", Pick(places[at]))


def _head(canvas: Canvas, picker: Picker) -> Rect:
    whole = canvas.rect.inset(canvas.px(14), canvas.px(10))
    head = whole.top(canvas.px(_TARGET))
    wide = canvas.px(110)
    back = Rect(head.right - wide, head.y, wide, head.h)
    label = "Done" if picker.several else "Back"
    canvas.button(back, label, Leave(), "escape", size=17, cap="ESC", strong=picker.several)
    title = head.left(head.w - wide - canvas.px(10))
    canvas.text(title, picker.title, 30, "ink", "serif", least=0.5)
    return whole.below(head.h + canvas.px(6))


def _typed(canvas: Canvas, rect: Rect, picker: Picker, count: int) -> None:
    """Draw what was typed; and the way to take it back."""
    gap, wide = canvas.px(8), canvas.px(110)
    box = rect.left(rect.w - wide - gap)
    canvas.box(box, "plate", 6, "accent", 2)
    inside = box.inset(canvas.px(10), 0)
    number = f"{count} of {len(picker.labels)}"
    told = canvas.width(number, 16) + canvas.px(4)
    words = inside.left(inside.w - told - gap)
    if picker.typed:
        canvas.text(words, f"{picker.typed}_", 24, "ink")
    else:
        canvas.text(words, "Type a few letters, or touch", 19, "dim")
    canvas.text(Rect(inside.right - told, rect.y, told, rect.h), number, 16, "dim", align="right")
    clear = Rect(rect.right - wide, rect.y, wide, rect.h)
    if picker.typed:
        canvas.button(clear, "Clear", Spell(""), size=17)


def _letters(canvas: Canvas, rect: Rect, picker: Picker, gap: int) -> Rect:
    """Draw the letters that lead on, each as wide as a finger; return the room below them."""
    letters = picker.letters()[:_LETTERS]
    if not letters:
        return rect
    fit = max(1, (rect.w + gap) // (canvas.px(_TARGET) + gap))
    rows = -(-len(letters) // fit)
    columns = -(-len(letters) // rows)
    high = rows * (canvas.px(_TARGET) + gap) - gap
    strip = rect.top(high)
    for index, letter in enumerate(letters):
        cell = strip.row(index // columns, rows, gap).column(index % columns, columns, gap)
        canvas.button(cell, letter.upper(), Spell(picker.typed + letter), size=18)
    return rect.below(high + gap)


def _columns(canvas: Canvas, wide: int, picker: Picker) -> int:
    """Two or three; twice as many and more, where what can be chosen is short."""
    usual = 2 if canvas.portrait else 3
    longest = max(picker.labels, key=len, default="")
    each = max(canvas.px(_TARGET), canvas.width(f"\u2713 {longest}", _SIZE, "bold")) + canvas.px(22)
    fitting = min(wide // each, _MOST)
    return fitting if fitting >= 2 * usual else usual


def _rows(canvas: Canvas, rect: Rect, gap: int) -> int:
    return max(1, (rect.h + gap) // (canvas.px(_TARGET) + gap))


def _page(
    canvas: Canvas, rect: Rect, picker: Picker, chosen: list[object], places: list[int], at: int
) -> None:
    """Draw one page of what was found; the mark is on one of them."""
    if not places:
        canvas.text(rect, "Nothing is called that.", 24, "dim", align="centre")
        return
    gap = canvas.px(6)
    rows, columns = _rows(canvas, rect, gap), _columns(canvas, rect.w, picker)
    for index, place in enumerate(places):
        cell = rect.row(index // columns, rows, gap).column(index % columns, columns, gap)
        times = chosen.count(picker.options[place])
        tick = "" if not times else "\u2713 " if times == 1 else f"\u2713{times} "
        label = tick + picker.labels[place]
        cell = cell.top(canvas.px(60))
        canvas.button(cell, label, Pick(place), strong=index == at, size=_SIZE)


def _chosen(picker: Picker, form: Form | None) -> list[object]:
    if form is None or picker.field < 0:
        return []
    control = form.controls[picker.field]
    value = control.value if picker.slot is None else control.at(picker.slot)
    return list(value) if isinstance(value, list) else [] if value is None else [value]


def _foot(
    canvas: Canvas, rect: Rect, picker: Picker, form: Form | None, shown: tuple[int, int, int]
) -> None:
    """Draw the way to the other pages, where there are any; and what may be done."""
    gap = canvas.px(6)
    first, room, count = shown
    if count > room:
        side = rect.left(rect.w * 45 // 100)
        canvas.button(side.column(0, 3, gap), "Previous", Mark(first - room), size=17)
        canvas.button(side.column(1, 3, gap), "Next", Mark(first + room), size=17)
        told = f"page {first // room + 1} of {-(-count // room)}"
        canvas.text(side.column(2, 3, gap), told, 17, "dim", align="centre")
        rect = rect.beside(side.w + gap)
    canvas.wrapped(rect, _told(picker, form), 16, "dim", align="right")


def _told(picker: Picker, form: Form | None) -> str:
    if picker.by:
        return TOLD
    shown = form.controls[picker.field].shown if picker.several and form else ""
    return f"Chosen: {shown}" if shown else "Keys: letters, arrows, Return takes, Esc back"
