"""Which key does what; and how a phone finds the table."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.language import say
from companion.outputs.display.actions import Go
from companion.outputs.display.look import Look
from companion.outputs.display.scene import PairingCode, Scene
from companion.outputs.display.screens.frame import back_of, footed, framed
from companion.outputs.display.screens.registry import help_lines
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.screens.table import draw_answers
from companion.outputs.display.terminal import write_help
from companion.outputs.display.terminal_pairing import write_pairing
from companion.outputs.display.text_screen import TextScreen


def draw_help(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw the keys of the display, and those of every seat."""
    rest = footed(canvas, framed(canvas, say("display-keys"), back=back_of(scene)), scene, look)
    if scene.rules:
        way = canvas.px(42)
        line = rest.below(rest.h - way)
        label = say("display-rules-of", game=scene.rules.title)
        canvas.button(line.left(canvas.px(360)), label, Go("rules"), "r", size=18)
        rest = rest.top(rest.h - way - canvas.px(8))
    seats = [seat for seat in scene.seats if seat.hints]
    gap = canvas.px(12)
    stacked = canvas.portrait
    left = rest.row(0, 2, gap) if stacked and seats else rest
    left = rest.column(0, 2, gap) if seats and not stacked else left
    lines = [(key.upper(), what) for key, what in look.controls]
    lines = lines or help_lines(scene, look, window=True)
    for index, (key, what) in enumerate(lines):
        row = left.row(index, max(len(lines), 8), canvas.px(4))
        _key(canvas, row, key, what)
    if seats:
        right = rest.row(1, 2, gap) if stacked else rest.column(1, 2, gap)
        _seats(canvas, right, scene)


def _key(canvas: Canvas, row: Rect, key: str, what: str) -> None:
    cap = row.left(canvas.px(96))
    canvas.box(cap, "button", 6)
    canvas.text(cap.inset(canvas.px(6), 0), key, 18, "ink", "bold", "centre")
    canvas.text(row.beside(canvas.px(108)), what, 20, "ink")


def _seats(canvas: Canvas, rect: Rect, scene: Scene) -> None:
    seats = [seat for seat in scene.seats if seat.hints]
    for index, seat in enumerate(seats):
        row = rect.row(index, max(len(seats), 3), canvas.px(8))
        canvas.box(row, "plate", 8)
        inside = row.inset(canvas.px(10), canvas.px(4))
        canvas.text(inside.row(0, 2), seat.name, 20, f"seat{seat.number}", "bold")
        told = "   ".join(f"{key.upper()} {seat.labels[name]}" for name, key in seat.hints.items())
        canvas.text(inside.row(1, 2), told, 17, "ink", least=0.5)


def draw_pairing(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw the square for the phone's camera, and the same in words."""
    head = framed(canvas, say("display-join"), back=back_of(scene))
    rest = footed(canvas, head, scene, look)
    pairing = scene.pairing
    if pairing is None:
        canvas.text(rest, say("display-no-console"), 24, "dim", align="centre")
        return
    if scene.answers:
        foot = rest.below(rest.h - canvas.px(46))
        draw_answers(canvas, foot, scene)
        rest = rest.top(rest.h - foot.h - canvas.px(6))
    side = min(rest.h, rest.w if canvas.portrait else rest.w // 2)
    square = Rect(rest.x, rest.y, side, side)
    if pairing.matrix:
        _matrix(canvas, square, pairing)
    words = rest.below(side + 8) if canvas.portrait else rest.beside(side + canvas.px(20))
    words = words if pairing.matrix else rest
    count = 5 if pairing.fingerprint else 3
    _address(canvas, words.top(words.row(2, count).y - words.y), pairing)
    if pairing.code:
        _code(canvas, words.row(2, count), pairing.code)
    if pairing.fingerprint:
        _fingerprint(canvas, words.below(words.row(3, count).y - words.y), pairing)


def _address(canvas: Canvas, rect: Rect, pairing: PairingCode) -> None:
    """Write where the table is found: by its address, and by its name beside it."""
    lines = 3 if pairing.name else 2
    asked = say("display-scan" if pairing.matrix else "display-open-this")
    canvas.text(rect.row(0, lines), asked, 22, "dim", least=0.5)
    canvas.text(rect.row(1, lines), pairing.text, 26, "ink", "bold", least=0.4)
    if pairing.name:
        canvas.text(
            rect.row(2, lines), say("display-or-name", name=pairing.name), 22, "ink", least=0.4
        )


def _code(canvas: Canvas, rect: Rect, code: str) -> None:
    """Write the code, and whose it is: who comes first with it rules."""
    told = rect.top(canvas.px(24))
    canvas.text(told, say("display-dealers-code"), 18, "dim", least=0.5)
    canvas.text(rect.below(told.h), code, 60, "accent", "bold", least=0.4)


def _fingerprint(canvas: Canvas, rect: Rect, pairing: PairingCode) -> None:
    """Write by what the table's certificate is known, to be compared with a phone."""
    lines = (say("display-fingerprint"), *pairing.fingerprint)
    canvas.text(rect.row(0, len(lines)), lines[0], 18, "dim", least=0.5)
    for at, line in enumerate(pairing.fingerprint, start=1):
        canvas.text(rect.row(at, len(lines)), line, 22, "ink", "bold", least=0.5)


def _matrix(canvas: Canvas, square: Rect, pairing: PairingCode) -> None:
    """Draw dark spots on white, with the quiet zone that cameras want."""
    count = len(pairing.matrix) + 8
    cell = max(1, square.w // count)
    edge = cell * count
    canvas.box(Rect(square.x, square.y, edge, edge), "paper")
    for y, row in enumerate(pairing.matrix, start=4):
        for x, dark in enumerate(row, start=4):
            if dark:
                place = Rect(square.x + x * cell, square.y + y * cell, cell, cell)
                canvas.box(place, "print")


def _write_help(screen: TextScreen, scene: Scene, look: Look) -> None:
    write_help(screen, scene, help_lines(scene, look, window=False))


PAIRING = Screen(
    "pairing",
    draw_pairing,
    write_pairing,
    ("j",),
    "display-help-pairing",
    aside=True,
    anytime=True,
    rests=True,
)
HELP = Screen(
    "help",
    draw_help,
    _write_help,
    ("h", "f1"),
    menu="terminal-foot-help",
    aside=True,
    anytime=True,
    rests=True,
)
