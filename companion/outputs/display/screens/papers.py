"""What somebody at this screen has to read: the page that lies open, and all their papers."""

from companion.drawing.canvas import Canvas, line_height
from companion.drawing.items import Rect
from companion.kit.page import Section
from companion.language import say
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens.frame import footed, framed
from companion.outputs.display.screens.rules import draw_pages
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.terminal import write_papers

_SIZES = (24, 22, 20, 18, 16, 15, 14, 13, 12, 11, 10)
"""From large to small: a page is read at the largest that holds it."""


def draw_papers(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw everything, the open page first."""
    rest = footed(canvas, framed(canvas, say("display-papers")), scene, look)
    sections = (*((scene.page,) if scene.page else ()), *scene.papers)
    if not sections:
        canvas.text(rest, say("display-nothing-to-read"), 24, "dim", align="centre")
        return
    draw_pages(canvas, rest, [(section.title, section.points) for section in sections], look)


def draw_page(canvas: Canvas, rect: Rect, page: Section, foot: str = "", tone: str = "") -> None:
    """Lay an open page on the table, with one line at its foot."""
    canvas.box(rect, "card", 8, "on-card", 2)
    inside = rect.inset(canvas.px(12), canvas.px(8))
    head = inside.top(canvas.px(24))
    canvas.text(head, page.title, 15, "on-card", "bold", "centre", least=0.5)
    below = inside.below(head.h)
    if foot:
        high = canvas.px(30)
        line = below.below(below.h - high)
        canvas.box(line, "plate", 6)
        canvas.text(line.inset(canvas.px(4), 1), foot, 22, tone or "ink", "serif", "centre")
        below = below.top(below.h - high - canvas.px(4))
    size, lines = _fitted(canvas, below, page.points)
    high = line_height(canvas.px(size))
    for index, words in enumerate(lines[: max(1, below.h // high)]):
        place = Rect(below.x, below.y + index * high, below.w, high)
        canvas.text(place, words, size, "on-card", least=0.4)


def _fitted(canvas: Canvas, rect: Rect, points: tuple[str, ...]) -> tuple[int, list[str]]:
    """The largest size at which all of it has room, and its lines."""
    size, lines = _SIZES[0], [""]
    for size in _SIZES:
        lines = [line for point in points for line in _broken(canvas, rect.w, point, size)]
        if len(lines) * line_height(canvas.px(size)) <= rect.h:
            break
    return size, lines


def _broken(canvas: Canvas, wide: int, text: str, size: int) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and canvas.width(longer, size) > wide:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


PAPERS = Screen("papers", draw_papers, write_papers, leafed=True)
