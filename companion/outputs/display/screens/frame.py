"""What all screens but the table share: a head line with the way back, and a foot."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.outputs.display.actions import Go
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene


def framed(canvas: Canvas, title: str, tone: str = "ink", back: str = "Table") -> Rect:
    """Draw the head; return the room below it."""
    whole = canvas.rect.inset(canvas.px(14), canvas.px(10))
    head = whole.top(canvas.px(44))
    wide = canvas.px(110)
    button = Rect(head.right - wide, head.y, wide, canvas.px(38))
    canvas.button(button, back, Go("table"), "t", size=17)
    room = head.left(head.w - wide - canvas.px(10))
    canvas.text(room, title, 34, tone, "serif", least=0.5)
    return whole.below(head.h + canvas.px(6))


def footed(canvas: Canvas, rect: Rect, scene: Scene, look: Look, high: float = 26) -> Rect:
    """Draw a line of news at the foot, where there is any; return the room above it."""
    told = [look.status] if look.status else []
    told += [f"{key}: {what}" for key, what in look.controls]
    told += [f"! {line}" for line in scene.notices]
    if not told:
        return rect
    foot = rect.below(rect.h - canvas.px(high))
    canvas.text(foot, "   ".join(told), 16, "accent", least=0.5)
    return rect.top(rect.h - foot.h)
