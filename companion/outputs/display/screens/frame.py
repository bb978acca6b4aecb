"""What all screens but the table share: a head line with the ways out, and a foot."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.language import say
from companion.outputs.display.actions import Go
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Pause, Scene

FINGER = 44
"""How high and wide a place for a finger is at least, in pixels of whatever screen."""
_BAR = 34
"""How high the line is that says that play stands still."""


def stands(pause: Pause) -> str:
    """Return what is said of a pause where there is room for a line."""
    return say(f"display-pause-{pause}")


def finger(canvas: Canvas) -> int:
    """Return how high a button is that is never too small for a finger."""
    return max(FINGER, canvas.px(FINGER))


def menu_button(canvas: Canvas, place: Rect) -> None:
    """Put the way to the menu: three bars and its name."""
    if canvas.still or canvas.handheld:
        return
    canvas.box(place, "button", 8)
    middle, wide = place.middle, canvas.px(16)
    label = canvas.px(20) if place.h >= canvas.px(40) else 0
    for bar in (-1, 0, 1):
        y = middle[1] - label // 2 + bar * canvas.px(6)
        canvas.line(middle[0] - wide // 2, y, middle[0] + wide // 2, y, "ink", 2)
    if label:
        words = place.below(place.h // 2 + canvas.px(2)).inset(canvas.px(3), 0)
        canvas.text(words, say("display-menu"), 14, "ink", "bold", "centre")
    canvas.touch(place, Go("menu"))


def corner_menu(canvas: Canvas, head: Rect) -> Rect:
    """Draw the way to the menu at the right of a head; return the room beside it."""
    if canvas.still or canvas.handheld:
        return head
    wide = max(FINGER, canvas.px(56))
    menu_button(canvas, Rect(head.right - wide, head.y, wide, head.h))
    return head.left(head.w - wide - canvas.px(8))


def back_of(scene: Scene) -> str:
    """Return what the way back is called: before and after a match it leads to no table."""
    return say("display-back" if scene.aside else "display-table")


def framed(canvas: Canvas, title: str, tone: str = "ink", back: str = "") -> Rect:
    """Draw the head; return the room below it."""
    whole = canvas.rect.inset(canvas.px(14), canvas.px(10))
    head = whole.top(finger(canvas))
    room = ways_out(canvas, head, back)
    canvas.text(room, title, 34, tone, "serif", least=0.5)
    return whole.below(head.h + canvas.px(6))


def ways_out(canvas: Canvas, head: Rect, back: str = "", *, menu: bool = True) -> Rect:
    """Draw the ways to the table and to the menu at the right; return the room beside them."""
    if canvas.still:
        return head
    gap, wide, narrow = canvas.px(8), canvas.px(104), max(FINGER, canvas.px(56))
    back = back or say("display-table")
    canvas.button(Rect(head.right - wide, head.y, wide, head.h), back, Go("table"), "t", size=17)
    room = head.left(head.w - wide - gap)
    if not menu or canvas.handheld:
        return room
    menu_button(canvas, Rect(room.right - narrow, head.y, narrow, head.h))
    return room.left(room.w - narrow - gap)


def footed(canvas: Canvas, rect: Rect, scene: Scene, look: Look, high: float = 26) -> Rect:
    """Draw what is new at the foot, where there is anything; return the room above it."""
    if scene.pause:
        bar = rect.below(rect.h - canvas.px(_BAR))
        canvas.box(bar, "plate", 8, "accent", 2)
        canvas.text(
            bar.inset(canvas.px(10), 0), stands(scene.pause), 19, "accent", "bold", "centre"
        )
        rect = rect.top(rect.h - bar.h - canvas.px(6))
    told = [look.status] if look.status else []
    told += [f"{key}: {what}" for key, what in look.controls]
    told += [f"! {line}" for line in scene.notices]
    if not told:
        return rect
    foot = rect.below(rect.h - canvas.px(high))
    canvas.text(foot, "   ".join(told), 16, "accent", least=0.5)
    return rect.top(rect.h - foot.h)
