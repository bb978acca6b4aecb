"""Safe mode: what happened, what to do about it, and the buttons that do it."""

from companion.drawing.canvas import Canvas, line_height
from companion.drawing.items import Rect
from companion.kit.safe_page import SafePage
from companion.language import say
from companion.outputs.display.actions import Command
from companion.outputs.display.cells import wrapped
from companion.outputs.display.look import Look
from companion.outputs.display.scene import PairingCode, Scene
from companion.outputs.display.screens.frame import finger
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.text_screen import TextScreen

SIZES = (22, 21, 20, 19, 18, 17, 16, 15, 14)
"""How large the words are: the first at which all of them have room."""


def draw_safe(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw the page: its words as large as they can be, its buttons at the foot."""
    page = scene.safe
    if page is None:
        return
    gap = canvas.px(10)
    whole = canvas.rect.inset(canvas.px(18), canvas.px(12))
    head = whole.top(canvas.px(44))
    canvas.text(head, page.title, 34, "bad", "serif", least=0.5)
    high = max(finger(canvas), canvas.px(52)) * (len(page.ways) if canvas.portrait else 1)
    foot = whole.below(whole.h - high)
    _buttons(canvas, foot, page)
    body = Rect(whole.x, head.bottom + gap, whole.w, foot.y - head.bottom - 2 * gap)
    if scene.pairing is not None:
        phone = body.below(body.h - canvas.px(24))
        canvas.text(phone, _phone(scene.pairing), 16, "dim", least=0.6)
        body = body.top(body.h - phone.h - canvas.px(4))
    _words(canvas, body, page)


def _phone(pairing: PairingCode) -> str:
    return say("display-safe-phone", address=pairing.text, code=pairing.code)


def _buttons(canvas: Canvas, foot: Rect, page: SafePage) -> None:
    gap, count = canvas.px(10), max(1, len(page.ways))
    for index, way in enumerate(page.ways):
        stacked = canvas.portrait
        place = foot.row(index, count, gap) if stacked else foot.column(index, count, gap)
        canvas.button(place, way.label, Command(way.name), way.key, strong=index == 0, size=20)


def _words(canvas: Canvas, body: Rect, page: SafePage) -> None:
    """Draw all sentences one below the other, at the largest size that has room for them."""
    told = [(page.happened, "ink", "bold")]
    told += [(f"{n}. {step}", "ink", "sans") for n, step in enumerate(page.steps, start=1)]
    told += [(page.said, "accent", "bold")] if page.said else []
    size = next((size for size in SIZES if _height(canvas, body, told, size) <= body.h), SIZES[-1])
    y, high = body.y, line_height(canvas.px(size))
    for text, ink, face in told:
        for line in canvas.broken(text, body.w, size, face):
            if y + high <= body.bottom:
                canvas.text(Rect(body.x, y, body.w, high), line, size, ink, face)
            y += high
        y += high // 3


def _height(canvas: Canvas, body: Rect, told: list[tuple[str, str, str]], size: float) -> int:
    high = line_height(canvas.px(size))
    lines = sum(len(canvas.broken(text, body.w, size, face)) for text, _, face in told)
    return lines * high + (len(told) - 1) * (high // 3)


def write_safe(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write the page, and its keys below."""
    page = scene.safe
    if page is None:
        return
    steps = [f"{n}. {step}" for n, step in enumerate(page.steps, start=1)]
    for text in filter(None, (page.happened, *steps, page.said)):
        screen.add("", *wrapped(text, screen.width))
    if scene.pairing is not None:
        screen.add("", _phone(scene.pairing))
    screen.add("", *(f"[{way.key.upper()}] {way.label}" for way in page.ways))
    screen.keys |= {way.key: Command(way.name) for way in page.ways}


SAFE = Screen("safe", draw_safe, write_safe, asks=True)
