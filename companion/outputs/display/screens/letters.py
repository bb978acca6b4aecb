"""Letters to touch, where words are written and there is no keyboard."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.language import say
from companion.outputs.display.actions import Write

_ROWS = ("1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm \u232b")
NAMES = {" ": "display-key-space", "\u232b": "display-key-delete"}
HIGH = 44 * len(_ROWS) + 12
"""How much room they take, in pixels of the small screen."""


def draw_letters(canvas: Canvas, rect: Rect) -> None:
    """Draw a row of letters below the other."""
    gap = canvas.px(4)
    for index, line in enumerate(_ROWS):
        row = rect.row(index, len(_ROWS), gap)
        for at, letter in enumerate(line):
            action = Write("backspace" if letter == "\u232b" else letter)
            label = say(NAMES[letter]) if letter in NAMES else letter
            canvas.button(row.column(at, len(line), gap), label, action, size=19)
