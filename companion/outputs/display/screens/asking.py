"""Everything that may be entered now: the list, and the form of each, whatever the game."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.kit.face import Answer
from companion.outputs.display.actions import Choose, Focus, Go, Page, Seek, Step, Submit
from companion.outputs.display.answering import act_of, keys_of
from companion.outputs.display.forms import Control
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens.frame import footed, framed
from companion.outputs.display.screens.lists import draw_lists
from companion.outputs.display.screens.picking import draw_picker
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.terminal import write_form, write_rulings

_LEAST = 38
"""How high a button is at least, in pixels of the small screen."""


def draw_rulings(canvas: Canvas, scene: Scene, look: Look) -> None:
    """List every prompt, answers to open questions first."""
    rest = footed(canvas, framed(canvas, scene.question or "Enter or rule"), scene, look)
    every = [*scene.answers, *scene.others]
    if not every:
        canvas.text(rest, "Nothing can be entered now.", 24, "dim", align="centre")
        return
    gap = canvas.px(8)
    columns = 2 if canvas.portrait or len(every) <= 8 else 3
    most = max(4, (rest.h + gap) // (canvas.px(_LEAST) + gap))
    rows = max(4, -(-len(every) // columns))
    if rows > most:
        every, rows = _turned(canvas, rest, every, columns * (most - 1), look), most
    keys = keys_of(every)
    for index, answer in enumerate(every):
        cell = rest.row(index // columns, rows, gap).column(index % columns, columns, gap)
        cell = cell.top(canvas.px(72))
        key = keys[index]
        strong = bool(scene.question) and answer in scene.answers
        cap = str(answer.number) if answer.number else ""
        act = act_of(answer)
        canvas.button(cell, answer.label, act, key, strong=strong, size=21, cap=cap)


def _turned(canvas: Canvas, rest: Rect, every: list[Answer], room: int, look: Look) -> list[Answer]:
    """One page of a list that is too long for the screen, and the way to the others."""
    gap = canvas.px(8)
    pages = -(-len(every) // room)
    page = min(look.page, pages - 1)
    line = rest.below(rest.h - canvas.px(_LEAST))
    canvas.button(line.column(0, 4, gap), "Back", Page(-1), "up", size=17)
    canvas.button(line.column(1, 4, gap), "On", Page(1), "down", size=17)
    told = f"page {page + 1} of {pages}"
    canvas.text(line.column(3, 4, gap), told, 17, "dim", align="right")
    return every[page * room : (page + 1) * room]


def draw_form(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw the fields of a prompt, and the button that enters them."""
    form = look.form
    if look.picker is not None:
        draw_picker(canvas, scene, look, look.picker)
        return
    if form is None:
        draw_rulings(canvas, scene, look)
        return
    rest = footed(canvas, framed(canvas, form.title), scene, look)
    foot, told_high = canvas.px(100 if canvas.portrait else 52), canvas.px(44)
    body, below = rest.top(rest.h - foot - canvas.px(8)), rest.below(rest.h - foot)
    count = max(1, len(form.controls))
    gap = canvas.px(8)
    for index, control in enumerate(form.controls):
        row = body.row(index, max(2, count), gap).top(canvas.px(130))
        if control.kind == "lists" and count == 1:
            row = body
        _control(canvas, row, control, index, focused=index == form.focus)
    told = form.problem or form.missing()
    buttons, place = below.beside(below.w // 2), below.left(below.w // 2 - gap)
    if canvas.portrait:
        buttons, place = below.below(told_high + canvas.px(4)), below.top(told_high)
    canvas.wrapped(place, told, 16, "bad" if form.problem else "dim")
    canvas.button(buttons.column(0, 2, gap), "Cancel", Go("rulings"), "x", size=20)
    ready = not form.missing()
    canvas.button(buttons.column(1, 2, gap), "Enter", Submit(), "return", strong=ready, size=20)


def _control(canvas: Canvas, row: Rect, control: Control, index: int, *, focused: bool) -> None:
    if control.kind == "lists":
        draw_lists(canvas, row, control, index)
        return
    label = canvas.px(96)
    name = control.name.replace("_", " ") + ("" if control.required else " (if any)")
    canvas.wrapped(row.left(label - canvas.px(6)).top(canvas.px(60)), name, 18, "dim", "bold")
    place = row.beside(label)
    match control.kind:
        case "choice" | "several" if control.long:
            _seek(canvas, place.top(canvas.px(56)), control, index)
        case "choice" | "several":
            _choices(canvas, place, control, index)
        case "number":
            _stepper(canvas, place.left(canvas.px(300)), str(_shown(control)), index, 0)
        case "numbers":
            _numbers(canvas, place, control, index)
        case _:
            _words(canvas, place, control, index, focused=focused)


def _shown(control: Control) -> str:
    return "-" if control.value is None else str(control.value)


def _choices(canvas: Canvas, place: Rect, control: Control, index: int) -> None:
    gap, count = canvas.px(6), len(control.options)
    columns = min(count, 2 if canvas.portrait else 4)
    rows = -(-count // columns)
    for number, (option, label) in enumerate(zip(control.options, control.labels, strict=True)):
        cell = place.row(number // columns, rows, gap).column(number % columns, columns, gap)
        chosen = option in control.value if control.kind == "several" else option == control.value
        shown = f"\u2713 {label}" if chosen else label
        canvas.button(cell.top(canvas.px(60)), shown, Choose(index, option), strong=chosen)


def _seek(canvas: Canvas, place: Rect, control: Control, index: int) -> None:
    """Draw the way to a list that is too long for buttons, with what was chosen from it."""
    label = f"\u2713 {control.shown}" if control.shown else "Choose \u2026"
    canvas.button(place, label, Seek(index), strong=bool(control.shown))


def _stepper(canvas: Canvas, place: Rect, value: str, index: int, at: int) -> None:
    place = place.top(canvas.px(64))
    side = min(place.w * 32 // 100, canvas.px(90))
    gap = canvas.px(4)
    minus, plus = place.left(side), Rect(place.right - side, place.y, side, place.h)
    canvas.button(minus, "\u2212", Step(index, -1, at), size=26)
    canvas.button(plus, "+", Step(index, 1, at), size=26)
    middle = Rect(minus.right + gap, place.y, plus.x - minus.right - 2 * gap, place.h)
    canvas.text(middle, value, 34, "ink", "bold", "centre", least=0.4)


def _numbers(canvas: Canvas, place: Rect, control: Control, index: int) -> None:
    """Draw a stepper for each seat, under the player's name."""
    count = len(control.value)
    columns = min(count, 2 if canvas.portrait else 4)
    rows = -(-count // columns)
    for at, (label, value) in enumerate(zip(control.labels, control.value, strict=True)):
        cell = place.row(at // columns, rows, canvas.px(3))
        cell = cell.column(at % columns, columns, canvas.px(8))
        name = cell.top(min(canvas.px(20), cell.h * 36 // 100))
        canvas.text(name, label, 15, "dim", align="centre", least=0.6)
        _stepper(canvas, cell.below(name.h), str(value), index, at)


def _words(canvas: Canvas, place: Rect, control: Control, index: int, *, focused: bool) -> None:
    place = place.top(canvas.px(56))
    canvas.box(place, "plate", 6, "accent" if focused else "plate-edge", 2)
    shown = (control.value or "") + ("_" if focused else "")
    canvas.text(place.inset(canvas.px(10), 0), shown, 24, "ink")
    canvas.touch(place, Focus(index))


RULINGS = Screen(
    "rulings",
    draw_rulings,
    write_rulings,
    ("e",),
    "enter or rule",
    "rulings",
    asks=True,
    leafed=True,
)
FORM = Screen("form", draw_form, write_form, asks=True)
