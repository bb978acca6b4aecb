"""What a teacher says, which step it is, and the ways to the next and to the last one."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.language import say
from companion.outputs.display.actions import PAUSE, SKIP_STEP, STEP_BACK
from companion.outputs.display.scene import Pause, Scene
from companion.outputs.display.screens.frame import finger, menu_button

HIGH, UPRIGHT = 86, 176
"""How high the band is below a table, on a screen that lies and on one that stands."""
BESIDE = 190
"""How high it is in the panel beside a board."""
_SIZE = 19
_BUTTON = 70
_PLACE = 58


def place_of(scene: Scene) -> str:
    """Say which step it is, and of how many."""
    step, steps = scene.lesson_step or (0, 0)
    return say("display-step-of", step=step, steps=steps)


def parted(canvas: Canvas, whole: Rect) -> tuple[Rect, Rect]:
    """Return the room above a lesson at the foot of a screen, and the lesson's own."""
    band = whole.below(whole.h - canvas.px(UPRIGHT if canvas.portrait else HIGH))
    return whole.top(whole.h - band.h - canvas.px(8)), band


def draw_band(canvas: Canvas, band: Rect, scene: Scene) -> None:
    """Draw the lesson at the foot of a screen."""
    (draw_box if canvas.portrait else _across)(canvas, band, scene)


def draw_box(canvas: Canvas, rect: Rect, scene: Scene) -> None:
    """Draw the lesson where there is more height than width: the ways below what is said."""
    inside, gap = _plate(canvas, rect), canvas.px(6)
    ways = inside.below(inside.h - finger(canvas))
    canvas.paragraph(inside.top(inside.h - ways.h - gap), scene.lesson, _SIZE)
    place = ways.left(canvas.px(_PLACE))
    canvas.text(place, place_of(scene), 18, "accent", "bold")
    _ways(canvas, ways.beside(place.w + gap), scene, gap)


def _across(canvas: Canvas, rect: Rect, scene: Scene) -> None:
    """Draw it in one row: the step, what is said, the ways."""
    inside, gap = _plate(canvas, rect), canvas.px(6)
    place = inside.left(canvas.px(_PLACE))
    ways = inside.beside(inside.w - canvas.px(3 * _BUTTON) - 2 * gap)
    words = Rect(place.right + gap, inside.y, ways.x - place.right - 2 * gap, inside.h)
    canvas.text(place, place_of(scene), 19, "accent", "bold")
    canvas.paragraph(words, scene.lesson, _SIZE)
    _ways(canvas, ways, scene, gap)


def _plate(canvas: Canvas, rect: Rect) -> Rect:
    canvas.box(rect, "plate", 10, "accent", 2)
    return rect.inset(canvas.px(9), canvas.px(6))


def _ways(canvas: Canvas, rect: Rect, scene: Scene, gap: int) -> None:
    """Draw the ways back, on and to the menu; out of a pause, only on."""
    back, skip, menu = (rect.column(index, 3, gap) for index in range(3))
    menu_button(canvas, menu)
    if scene.pause is Pause.HELD:
        canvas.button(
            rect.left(menu.x - rect.x - gap), say("display-go-on"), PAUSE, "p", strong=True, size=20
        )
        return
    canvas.button(back, say("display-back"), STEP_BACK, "b", size=16)
    canvas.button(skip, say("display-skip"), SKIP_STEP, "k", size=16)
    canvas.key("left", STEP_BACK)
    canvas.key("right", SKIP_STEP)
