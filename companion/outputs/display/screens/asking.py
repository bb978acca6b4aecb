"""Everything that may be entered now: the list, and the form of each, whatever the game."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.kit.face import Answer
from companion.language import say
from companion.outputs.display.actions import (
    Choose,
    Focus,
    Go,
    Leave,
    MarkFound,
    Page,
    Pick,
    Seek,
    Spell,
    StepNumber,
    Submit,
)
from companion.outputs.display.entering.answering import act_of, keys_of
from companion.outputs.display.entering.forms import Control, Form
from companion.outputs.display.entering.leafing import pads_told
from companion.outputs.display.entering.picker import Picker
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens.frame import finger, footed, framed, menu_button
from companion.outputs.display.screens.letters import HIGH, draw_letters
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.terminal import write_form, write_rulings
from companion.outputs.display.text_screen import arrows

_KEYS = "abcdefghijklmnopqrsuvwyz"
"""Numbers would be mistaken for what stands on the buttons; X and T lead out of a form."""
_HIGH = 64
_LABEL, _SHORT = 96, 14
"""How wide the name of a field is; more letters than that need more room."""


def draw_lists(canvas: Canvas, rect: Rect, control: Control, index: int) -> None:
    """Draw what is in every place, and where that was changed, what was there before."""
    gap, label, keys = canvas.px(6), canvas.px(_LABEL), iter(_KEYS)
    columns = 2 if canvas.portrait else 4
    lines = {name: -(-len(listed) // columns) for name, listed in control.start.items()}
    high = min(canvas.px(_HIGH), rect.h // max(1, sum(lines.values())) - gap)
    for name, listed in control.start.items():
        first = rect.top(high)
        canvas.text(first.left(label - gap), name.capitalize(), 22, "ink", "bold", least=0.6)
        for at, was in enumerate(listed):
            slot, key = (name, at), next(keys, "")
            line = rect.below(at // columns * (high + gap)).top(high).beside(label)
            cell, strong = line.column(at % columns, columns, gap), control.at(slot) != was
            canvas.button(cell, control.told(slot), Seek(index, slot), key, strong=strong, size=21)
        rect = rect.below(lines[name] * (high + gap))


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
    head, gap = whole.top(finger(canvas)), canvas.px(8)
    wide, narrow = canvas.px(104), max(finger(canvas), canvas.px(56))
    back = Rect(head.right - wide, head.y, wide, head.h)
    label = say("display-done" if picker.several else "display-back")
    canvas.button(
        back,
        label,
        Leave(),
        "escape",
        size=17,
        cap=say("display-cap-escape"),
        strong=picker.several,
    )
    menu_button(canvas, Rect(back.x - gap - narrow, head.y, narrow, head.h))
    title = head.left(head.w - wide - narrow - 2 * gap)
    canvas.text(title, picker.title, 30, "ink", "serif", least=0.5)
    return whole.below(head.h + canvas.px(6))


def _typed(canvas: Canvas, rect: Rect, picker: Picker, count: int) -> None:
    """Draw what was typed; and the way to take it back."""
    gap, wide = canvas.px(8), canvas.px(110)
    box = rect.left(rect.w - wide - gap)
    canvas.box(box, "plate", 6, "accent", 2)
    inside = box.inset(canvas.px(10), 0)
    number = say("display-count-of", count=count, all=len(picker.labels))
    told = canvas.width(number, 16) + canvas.px(4)
    words = inside.left(inside.w - told - gap)
    if picker.typed:
        canvas.text(words, f"{picker.typed}_", 24, "ink")
    else:
        canvas.text(words, say("display-type-or-touch"), 19, "dim")
    canvas.text(Rect(inside.right - told, rect.y, told, rect.h), number, 16, "dim", align="right")
    clear = Rect(rect.right - wide, rect.y, wide, rect.h)
    if picker.typed:
        canvas.button(clear, say("display-clear"), Spell(""), size=17)


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
        canvas.text(rect, say("display-nothing-called"), 24, "dim", align="centre")
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
        canvas.button(
            side.column(0, 3, gap), say("display-previous"), MarkFound(first - room), size=17
        )
        canvas.button(side.column(1, 3, gap), say("display-next"), MarkFound(first + room), size=17)
        told = say("display-page-of", page=first // room + 1, pages=-(-count // room))
        canvas.text(side.column(2, 3, gap), told, 17, "dim", align="centre")
        rect = rect.beside(side.w + gap)
    canvas.wrapped(rect, _told(picker, form), 16, "dim", align="right")


def _told(picker: Picker, form: Form | None) -> str:
    if picker.by:
        return pads_told()
    shown = form.controls[picker.field].shown if picker.several and form else ""
    return say("display-chosen", what=shown) if shown else say("display-list-keys")


_LEAST = 38
"""How high a button is at least, in pixels of the small screen."""


def draw_rulings(canvas: Canvas, scene: Scene, look: Look) -> None:
    """List every prompt, answers to open questions first."""
    rest = footed(
        canvas, framed(canvas, scene.question or say("display-enter-or-rule")), scene, look
    )
    every = [*scene.answers, *scene.others]
    if not every:
        canvas.text(rest, say("display-nothing-to-enter"), 24, "dim", align="centre")
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
    canvas.button(line.column(0, 4, gap), say("display-back"), Page(-1), "up", size=17)
    canvas.button(line.column(1, 4, gap), say("display-on"), Page(1), "down", size=17)
    told = say("display-page-of", page=page + 1, pages=pages)
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
    if form.writes and not canvas.still:
        letters = body.below(body.h - canvas.px(HIGH))
        draw_letters(canvas, letters)
        body = body.top(body.h - letters.h - canvas.px(8))
    count = max(1, len(form.controls))
    gap = canvas.px(8)
    for index, control in enumerate(form.controls):
        row = body.row(index, max(2, count), gap).top(canvas.px(130))
        if control.kind == "lists" and count == 1:
            row = body
        _control(canvas, row, control, index, focused=index == form.focus)
    buttons, place = below.beside(below.w // 2), below.left(below.w // 2 - gap)
    if canvas.portrait:
        buttons, place = below.below(told_high + canvas.px(4)), below.top(told_high)
    canvas.wrapped(place, form.told, 16, "bad" if form.problem else "dim")
    canvas.button(buttons.column(0, 2, gap), say("display-cancel"), Go("rulings"), "x", size=20)
    ready = not form.missing()
    canvas.button(
        buttons.column(1, 2, gap), say("display-enter"), Submit(), "return", strong=ready, size=20
    )


def _control(canvas: Canvas, row: Rect, control: Control, index: int, *, focused: bool) -> None:
    if control.kind == "lists":
        draw_lists(canvas, row, control, index)
        return
    label = canvas.px(_LABEL if len(control.label) <= _SHORT else _LABEL * 5 // 3)
    name = control.label if control.required else say("display-if-any", field=control.label)
    canvas.wrapped(
        row.left(label - canvas.px(6)).top(canvas.px(60)), name, 16, "dim", "bold", most=3
    )
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
    label = f"\u2713 {control.shown}" if control.shown else say("display-choose")
    canvas.button(place, label, Seek(index), strong=bool(control.shown))


def _stepper(canvas: Canvas, place: Rect, value: str, index: int, at: int) -> None:
    place = place.top(canvas.px(64))
    side = min(place.w * 32 // 100, canvas.px(90))
    gap = canvas.px(4)
    minus, plus = place.left(side), Rect(place.right - side, place.y, side, place.h)
    canvas.button(minus, "\u2212", StepNumber(index, -1, at), size=26)
    canvas.button(plus, "+", StepNumber(index, 1, at), size=26)
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
    "display-help-rulings",
    "terminal-foot-rulings",
    asks=True,
    leafed=True,
)
FORM = Screen("form", draw_form, write_form, asks=True)
