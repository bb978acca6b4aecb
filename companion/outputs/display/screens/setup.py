"""The screens on which a table is set up: one question at a time, and what may be answered."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.kit.wizard_page import PageChoice, WizardPage
from companion.language import say
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens.choosing import Choosing, flowed
from companion.outputs.display.screens.frame import corner_menu, finger
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.screens.start import GAP
from companion.outputs.display.spots import setup_rows
from companion.outputs.display.terminal_setup import write_setup

_TALL = 6
"""More switches than this stand in two columns."""


def draw_setup(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw the question large, what came of the last answer, and what may be chosen."""
    view = scene.setup
    if view is None:
        return
    on = Choosing(canvas, setup_rows(view), look)
    whole, gap = canvas.rect.inset(canvas.px(14), canvas.px(10)), canvas.px(GAP)
    head = whole.top(finger(canvas))
    _head(canvas, corner_menu(canvas, head), view)
    foot = whole.below(whole.h - canvas.px(104 if canvas.portrait else 50))
    body = Rect(whole.x, head.bottom + gap, whole.w, foot.y - head.bottom - 2 * gap)
    body = _phone(canvas, body, scene)
    _body(on, body, view)
    _doing(on, foot, view)


def _head(canvas: Canvas, place: Rect, view: WizardPage) -> None:
    title = canvas.text(place, view.title, 30, "ink", "serif", least=0.5)
    if view.step:
        beside = place.beside(title.right - place.x + canvas.px(16))
        canvas.text(
            beside,
            say("display-step-of", step=view.step[0], steps=view.step[1]),
            18,
            "dim",
            "bold",
            "right",
        )


def _phone(canvas: Canvas, body: Rect, scene: Scene) -> Rect:
    """Draw where a phone finds this page (J shows it as a code); return the room above."""
    if scene.pairing is None:
        return body
    line = body.below(body.h - canvas.px(24))
    told = say("display-setup-phone", address=scene.pairing.text)
    canvas.text(line, told, 15, "dim", align="centre", least=0.6)
    return body.top(body.h - line.h)


def _body(on: Choosing, body: Rect, view: WizardPage) -> None:
    canvas, gap = on.canvas, on.canvas.px(GAP)
    alone = not view.switches and not view.lines
    asked = body.top(body.h * (60 if alone else 24) // 100) if view.question else body.top(0)
    if view.question:
        canvas.box(asked, "felt", 10)
        inside = asked.inset(canvas.px(14), canvas.px(6))
        size = 40 if alone else 30
        canvas.wrapped(inside, view.question, size, "ink", "bold", "centre", most=3)
    rest = body.below(asked.h + gap)
    if view.note:
        high = canvas.px(46)
        canvas.wrapped(rest.top(high), view.note, 19, "good" if view.good else "bad", "bold")
        rest = rest.below(high + canvas.px(4))
    lines = _lines(canvas, rest, view)
    _switches(on, rest.below(lines), view)


def _lines(canvas: Canvas, rect: Rect, view: WizardPage) -> int:
    """Draw the plain lines, as large as there is room; return how high they are."""
    if not view.lines:
        return 0
    share = rect.h * (45 if view.switches else 100) // 100
    each = min(canvas.px(28), share // len(view.lines))
    for number, words in enumerate(view.lines):
        place = Rect(rect.x, rect.y + number * each, rect.w, each)
        tone = "bad" if words.startswith("!") else "ink"
        canvas.text(place, words, min(18, each / canvas.px(1) * 0.72), tone, least=0.6)
    return each * len(view.lines) + canvas.px(6)


def _switches(on: Choosing, rect: Rect, view: WizardPage) -> None:
    canvas, gap, switches = on.canvas, on.canvas.px(6), view.switches
    if not switches:
        return
    tall = len(switches) > _TALL and not canvas.portrait
    columns = len(switches) if view.short else 2 if tall else 1
    rows = -(-len(switches) // columns)
    high = min(canvas.px(64 if view.short else 48), (rect.h - gap * (rows - 1)) // rows)
    for number, switch in enumerate(switches):
        row = Rect(rect.x, rect.y + number // columns * (high + gap), rect.w, high)
        _switch(on, row.column(number % columns, columns, gap), switch)


def _switch(on: Choosing, place: Rect, switch: PageChoice) -> None:
    """Draw a switch: a tick where it is on, its key, and what it is about."""
    canvas = on.canvas
    canvas.box(
        place,
        "felt" if switch.on else "plate",
        8,
        "ink" if switch.on else "plate-edge",
        2 if switch.on else 1,
    )
    inside = place.inset(canvas.px(10), canvas.px(3))
    if switch.label == switch.key:
        canvas.text(inside, switch.label, 26, "ink", "bold", "centre")
    else:
        key = inside.left(canvas.px(18))
        canvas.text(key, switch.key, 13, "dim", "bold")
        mark = inside.beside(key.w).left(canvas.px(26))
        _tick(canvas, mark, on=bool(switch.on))
        words = inside.beside(key.w + mark.w + canvas.px(6))
        face = "bold" if switch.on else "sans"
        if canvas.width(switch.label, 18, face) <= words.w:
            canvas.text(words, switch.label, 18, "ink", face)
        else:
            canvas.wrapped(words, switch.label, 15, "ink", face)
    on.touch(place, switch.id)


def _tick(canvas: Canvas, place: Rect, *, on: bool) -> None:
    """Draw a ring, filled where something is on: told apart without its colour."""
    x, y = place.middle
    canvas.disc(x, y, canvas.px(9), "dim", max(1, canvas.px(2)))
    if on:
        canvas.disc(x, y, canvas.px(5), "ink")


def _doing(on: Choosing, foot: Rect, view: WizardPage) -> None:
    """Draw what can be done; what suggests itself is the only bright one, at the right."""
    canvas, gap = on.canvas, on.canvas.px(GAP)
    plain = [choice for choice in view.doings if not choice.strong]
    strong = [choice for choice in view.doings if choice.strong]
    if canvas.portrait:
        row, place = foot.row(0, 2, gap), foot.row(1, 2, gap)
    else:
        row = foot.left(foot.w * 66 // 100 if strong else foot.w)
        place = foot.beside(row.w + gap)
    labels = [choice.label for choice in plain]
    for choice, each in zip(plain, flowed(canvas, row, labels, 16), strict=True):
        on.button(each, choice.id, size=16)
    for choice in strong[:1]:
        on.button(place, choice.id, strong=True, size=22, cap=say("display-cap-enter"))


SETUP = Screen("setup", draw_setup, write_setup, asks=True, anytime=True)
