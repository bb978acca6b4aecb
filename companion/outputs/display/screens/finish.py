"""The photo finish over the whole screen, with the answers if the dealer is asked about it."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.kit.photo import Photo
from companion.language import say
from companion.outputs.display.actions import Page, Save
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens.frame import back_of, footed, framed
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.screens.strip import draw_strip
from companion.outputs.display.screens.table import draw_answers
from companion.outputs.display.terminal import write_photo


def draw_photo(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw the strip of the verdict that was called up."""
    photo = look.photo or scene.photo
    if photo is None:
        rest = framed(canvas, say("display-photo"))
        canvas.text(rest, say("display-no-verdict-to-show"), 24, "dim", align="centre")
        return
    rest = framed(canvas, photo.title, back=back_of(scene))
    rest = footed(canvas, rest, scene, look)
    foot = canvas.px(74 if scene.question else 42)
    _strip(canvas, rest.top(rest.h - foot - canvas.px(6)), photo)
    below = rest.below(rest.h - foot)
    if scene.question:
        draw_answers(canvas, below, scene)
    else:
        _buttons(canvas, below, photo)


def _strip(canvas: Canvas, rect: Rect, photo: Photo) -> None:
    tone = "doubt" if photo.overlap else "good" if photo.winner else "accent"
    result, finding = rect.top(canvas.px(50)), rect.below(canvas.px(50)).top(canvas.px(46))
    if photo.result:
        canvas.text(result, photo.result, 34, tone, "bold", least=0.5)
    else:
        canvas.wrapped(result, photo.finding, 20, tone, "bold")
    canvas.wrapped(finding, photo.finding if photo.result else photo.legend, 18, "dim")
    room = rect.below(canvas.px(102))
    most = max(1, room.h // canvas.px(30))
    draw_strip(canvas, room, photo, most, 20)


def _buttons(canvas: Canvas, rect: Rect, photo: Photo) -> None:
    gap = canvas.px(8)
    labels = (
        (say("display-earlier"), Page(-1), "up"),
        (say("display-later"), Page(1), "down"),
        *(() if canvas.handheld else ((say("display-save"), Save(), "s"),)),
    )
    for index, (label, action, key) in enumerate(labels):
        place = rect.column(index, 4, gap)
        canvas.button(place, label, action, key, size=17)
    canvas.text(
        rect.column(3, 4, gap), say("display-verdict-number", n=photo.n), 17, "dim", align="right"
    )


PHOTO = Screen(
    "photo",
    draw_photo,
    write_photo,
    ("p",),
    "display-help-photo",
    "terminal-foot-photo",
    rests=True,
)
