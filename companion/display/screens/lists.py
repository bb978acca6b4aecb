"""Lists by name in a form: a line for each name, and a button for each place in its list."""

from companion.display.actions import Seek
from companion.display.canvas import Canvas
from companion.display.forms import Control
from companion.display.items import Rect

_KEYS = "abcdefghijklmnopqrsuvwyz"
"""Numbers would be mistaken for what stands on the buttons; X and T lead out of a form."""
_HIGH = 64
_LABEL = 96


def draw_lists(canvas: Canvas, rect: Rect, control: Control, index: int) -> None:
    """Draw what is in every place, and where that was changed, what was there before."""
    gap, label, keys = canvas.px(6), canvas.px(_LABEL), iter(_KEYS)
    columns = max((len(listed) for listed in control.start.values()), default=1)
    for number, (name, listed) in enumerate(control.start.items()):
        line = rect.row(number, len(control.start), gap).top(canvas.px(_HIGH))
        canvas.text(line.left(label - gap), name.capitalize(), 22, "ink", "bold", least=0.6)
        places = line.beside(label)
        for at, was in enumerate(listed):
            slot = (name, at)
            cell = places.column(at, max(columns, 2), gap)
            strong = control.at(slot) != was
            key = next(keys, "")
            canvas.button(cell, control.told(slot), Seek(index, slot), key, strong=strong, size=21)
