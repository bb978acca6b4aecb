"""Lists by name in a form: a line for each name, and a button for each place in its list."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.outputs.display.actions import Seek
from companion.outputs.display.forms import Control

_KEYS = "abcdefghijklmnopqrsuvwyz"
"""Numbers would be mistaken for what stands on the buttons; X and T lead out of a form."""
_HIGH = 64
_LABEL = 96


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
