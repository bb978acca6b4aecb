"""The rules of the game that is being played, page by page."""

from collections.abc import Sequence

from companion.drawing.canvas import Canvas, line_height
from companion.drawing.items import Rect
from companion.kit.page import Section
from companion.language import say
from companion.outputs.display.actions import Page
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens.frame import back_of, footed, framed
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.terminal import write_rules

Told = tuple[str, tuple[str, ...]]
"""A heading, which may be empty, and the points under it."""

_SIZE = 19
_HEAD = 22


def draw_rules(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw as many sections as fit, from the page on that is open."""
    page = scene.rules
    if page is None:
        rest = framed(canvas, say("display-rules"))
        canvas.text(rest, say("display-no-rules"), 24, "dim", align="centre")
        return
    rest = footed(
        canvas,
        framed(canvas, say("display-rules-title", game=page.title), back=back_of(scene)),
        scene,
        look,
    )
    draw_pages(canvas, rest, (("", (page.about,)), *_told(page.every())), look)


def _told(sections: Sequence[Section]) -> tuple[Told, ...]:
    return tuple((section.title, section.points) for section in sections)


def draw_pages(canvas: Canvas, rest: Rect, sections: Sequence[Told], look: Look) -> None:
    """Draw headings with their points, page by page, and the way from one to the next."""
    foot = canvas.px(42)
    body = rest.top(rest.h - foot - canvas.px(6))
    pages = _pages(canvas, body, sections)
    shown = min(look.page, len(pages) - 1)
    _draw(canvas, body, pages[shown])
    below, gap = rest.below(rest.h - foot), canvas.px(8)
    canvas.button(below.column(0, 4, gap), say("display-page-back"), Page(-1), "up", size=17)
    canvas.button(below.column(1, 4, gap), say("display-next-page"), Page(1), "down", size=17)
    told = say("display-page-of", page=shown + 1, pages=len(pages))
    canvas.text(below.column(3, 4, gap), told, 17, "dim", align="right")


_Line = tuple[str, str]
"""What a line is (`head`, `text` or `gap`), and its words."""


def _pages(canvas: Canvas, body: Rect, sections: Sequence[Told]) -> list[list[_Line]]:
    """Lines dealt out to pages; a heading never stands alone at the foot of one."""
    pages: list[list[_Line]] = [[]]
    for lines in _blocks(canvas, body.w, sections):
        if pages[-1] and _high(canvas, [*pages[-1], *lines]) > body.h:
            pages.append([])
        pages[-1] += lines if pages[-1] else [line for line in lines if line[0] != "gap"]
    return pages


def _blocks(canvas: Canvas, wide: int, sections: Sequence[Told]) -> list[list[_Line]]:
    blocks: list[list[_Line]] = []
    for title, points in sections:
        head: list[_Line] = [("gap", ""), ("head", title)] if title else []
        for point in points:
            blocks.append([*head, *(("text", line) for line in _broken(canvas, wide, point))])
            head = []
    return blocks


def _broken(canvas: Canvas, wide: int, text: str) -> list[str]:
    lines = ["\u2022"]
    for word in text.split():
        longer = f"{lines[-1]} {word}"
        if canvas.width(longer, _SIZE) > wide:
            lines.append(f"   {word}")
        else:
            lines[-1] = longer
    return lines


def _line_high(canvas: Canvas, kind: str) -> int:
    if kind == "gap":
        return canvas.px(6)
    return line_height(canvas.px(_HEAD if kind == "head" else _SIZE)) + canvas.px(1)


def _high(canvas: Canvas, lines: list[_Line]) -> int:
    return sum(_line_high(canvas, kind) for kind, _ in lines)


def _draw(canvas: Canvas, body: Rect, lines: list[_Line]) -> None:
    y = body.y
    for kind, words in lines:
        high = _line_high(canvas, kind)
        place = Rect(body.x, y, body.w, high)
        if kind == "head":
            canvas.text(place, words, _HEAD, "accent", "bold")
        elif kind == "text":
            canvas.text(place, words, _SIZE, "ink")
        y += high


RULES = Screen("rules", draw_rules, write_rules, leafed=True, anytime=True, rests=True)
