"""Every screen, drawn on a canvas of any size, without a pixel."""

from collections.abc import Callable

from companion.drawing.canvas import Canvas, Measure
from companion.drawing.items import Picture
from companion.outputs.display.desk import Look
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens.asking import draw_form, draw_rulings
from companion.outputs.display.screens.finish import draw_photo
from companion.outputs.display.screens.help import draw_help, draw_pairing
from companion.outputs.display.screens.papers import draw_papers
from companion.outputs.display.screens.rules import draw_rules
from companion.outputs.display.screens.scores import draw_scores
from companion.outputs.display.screens.table import draw_table
from companion.outputs.display.screens.verdicts import draw_verdicts

_DRAW: dict[str, Callable[[Canvas, Scene, Look], None]] = {
    "table": draw_table,
    "photo": draw_photo,
    "verdicts": draw_verdicts,
    "scores": draw_scores,
    "rulings": draw_rulings,
    "form": draw_form,
    "pairing": draw_pairing,
    "help": draw_help,
    "rules": draw_rules,
    "papers": draw_papers,
}


def compose(scene: Scene, look: Look, size: tuple[int, int], measure: Measure) -> Picture:
    """Draw what is to be seen."""
    canvas = Canvas(size, measure)
    canvas.box(canvas.rect, "ground")
    _DRAW[look.showing(scene)](canvas, scene, look)
    return canvas.picture()
