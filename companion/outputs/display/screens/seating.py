"""Who sits on a chair: a person with a name, a bot of some strength, or nobody."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.language import say
from companion.outputs.display.actions import Letter
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene, StartView
from companion.outputs.display.screens.choosing import Choosing, draw_sitter, flowed
from companion.outputs.display.screens.frame import corner_menu, finger
from companion.outputs.display.screens.letters import NAMES
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.screens.start import GAP
from companion.outputs.display.spots import gender_told, names_for, seating_rows, sitter_told
from companion.outputs.display.terminal_start import write_seating
from companion.outputs.start import GENDERS, PERSON, SITTERS, about_bot

LETTERS = ("ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZ-' ⌫")
"""The letters of a name for whoever has no keyboard: a blank, and the one that takes one back."""


def draw_seating(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw who may sit there and, for a person, the name with letters to touch."""
    view = scene.start
    if view is None or not view.seat:
        return
    on = Choosing(canvas, seating_rows(view), look)
    canvas.key("escape", on.spots["done"].action)
    whole, gap = canvas.rect.inset(canvas.px(14), canvas.px(10)), canvas.px(GAP)
    head = whole.top(finger(canvas))
    title = say("start-who-sits", seat=view.seat)
    canvas.text(corner_menu(canvas, head), title, 32, "ink", "serif", least=0.5)
    foot = whole.below(whole.h - canvas.px(50))
    body = Rect(whole.x, head.bottom + gap, whole.w, foot.y - head.bottom - 2 * gap)
    who = body.top(canvas.px(92))
    _who(on, who, view)
    rest = body.below(who.h + gap)
    if view.chosen.chair(view.seat).who == PERSON:
        _name(on, rest, view)
    else:
        told = about_bot(view.chosen.chair(view.seat).who)
        canvas.text(rest.top(canvas.px(40)), told, 20, "dim", align="centre")
    if view.chosen.chair(view.seat).who == PERSON:
        _genders(on, foot.left(foot.w * 66 // 100), view)
    place = foot.beside(foot.w * 68 // 100)
    on.button(place, "done", strong=True, size=24, cap=say("display-cap-enter"))


def _who(on: Choosing, rect: Rect, view: StartView) -> None:
    canvas, gap = on.canvas, on.canvas.px(GAP)
    now = view.chosen.chair(view.seat).who
    for index, who in enumerate(SITTERS):
        place, chosen = rect.column(index, len(SITTERS), gap), who == now
        canvas.box(place, "felt" if chosen else "plate", 10, "ink" if chosen else "plate-edge", 2)
        inside = place.inset(canvas.px(6), canvas.px(8))
        picture = inside.top(inside.h * 55 // 100)
        draw_sitter(canvas, picture, who, view.seat, "felt" if chosen else "plate")
        words = inside.below(picture.h + canvas.px(4))
        canvas.text(words, sitter_told(who), 17, "ink", "bold", "centre", least=0.5)
        on.touch(place, f"who {who}")


def _name(on: Choosing, rect: Rect, view: StartView) -> None:
    """Draw the name as far as it is typed, those who played here before, and the letters."""
    canvas, gap = on.canvas, on.canvas.px(GAP)
    wrong = view.why(f"seat {view.seat}")
    field = rect.top(canvas.px(48))
    canvas.box(field, "plate", 8, "bad" if wrong else "plate-edge", 2)
    inside = field.inset(canvas.px(12), canvas.px(4))
    shown = f"{view.name}_"
    canvas.text(inside.left(inside.w // 2), shown, 24, "ink", "bold", least=0.5)
    told, tone = (wrong, "bad") if wrong else (say("start-type-a-name"), "dim")
    canvas.text(inside.beside(inside.w // 2 + gap), told, 15, tone, align="right", least=0.6)
    names = names_for(view)
    known = rect.below(field.h + gap).top(canvas.px(44) if names else 0)
    for name, place in zip(names, flowed(canvas, known, names, 16), strict=True):
        on.button(place, f"name {name}", size=16)
    _letters(canvas, rect.below(field.h + known.h + 2 * gap), view)


def _genders(on: Choosing, rect: Rect, view: StartView) -> None:
    """Draw how sentences speak of them; what stands chosen is ticked."""
    canvas, gap, now = on.canvas, on.canvas.px(GAP), view.chosen.chair(view.seat).gender
    for index, gender in enumerate(GENDERS):
        place, chosen = rect.column(index, len(GENDERS), gap), gender == now
        canvas.box(place, "felt" if chosen else "button", 8, "ink" if chosen else None, 2)
        told = f"\u2713 {gender_told(gender)}" if chosen else gender_told(gender)
        inside = place.inset(canvas.px(8), canvas.px(2))
        canvas.wrapped(inside, told, 16, "ink", "bold", "centre")
        on.touch(place, f"gender {gender}")


def _letters(canvas: Canvas, rect: Rect, view: StartView) -> None:
    gap, high = canvas.px(5), min(rect.h, canvas.px(52) * len(LETTERS))
    capital = view.anew or not view.name or view.name[-1] in " -"
    for index, line in enumerate(LETTERS):
        row = rect.top(high).row(index, len(LETTERS), gap)
        for at, letter in enumerate(line):
            place = row.column(at, len(line), gap)
            typed = letter if capital else letter.lower()
            action = Letter("backspace" if letter == "⌫" else typed)
            label = say(NAMES[letter]) if letter in NAMES else typed
            canvas.button(place, label, action, size=19 if len(label) == 1 else 13)


SEATING = Screen("seating", draw_seating, write_seating, asks=True, anytime=True)
