"""The test page: a grid to measure with, on both sides of a sheet, before a pack is printed."""

from collections.abc import Iterator

from companion.drawing.plate import Lettering, Outline, Piece, Stamp, box, ellipse, moved, way
from companion.language import say
from companion.outputs.printing.card import HEIGHT, WIDTH
from companion.outputs.printing.lettering import broken, rule, shaded
from companion.outputs.printing.pages import Measure, Page, Paper
from companion.outputs.printing.sheets import Backs, behind, cut_marks, slots
from hw.sight.marks import EIGHT_INCHES

HALF = 10
"""How many millimetres a grid reaches to each side of its middle."""


def trial_pages(measure: Measure, paper: Paper, backs: Backs) -> Iterator[Page]:
    """Return the face and, where sheets have one, the back of the test page."""
    middle = slots(paper, 0, 9)
    front = [(slot.x + WIDTH / 2, slot.y + HEIGHT / 2) for slot in middle]
    pieces = (*_grids(front, "black"), *cut_marks(paper), *_measures(paper), *_told(measure, paper))
    yield Page("test", paper.width, paper.height, pieces, slots=middle)
    if backs.duplex == "none":
        return
    places = tuple(behind(slot, paper, backs) for slot in middle)
    rear = [(slot.x + WIDTH / 2, slot.y + HEIGHT / 2) for slot in places]
    words = _words(measure, "printing-test-back", paper.width / 2, 34, 60)
    yield Page("test", paper.width, paper.height, (*_grids(rear, "crimson"), *words), slots=places)


def _grids(middles: list[tuple[float, float]], ink: str) -> Iterator[Piece]:
    """Return a grid of millimetres in the middle of each corner card and of the central one."""
    for n in (0, 2, 4, 6, 8):
        yield Stamp(tuple(_grid(ink)), moved(*middles[n]))


def _grid(ink: str) -> Iterator[Piece]:
    for at in range(-HALF, HALF + 1):
        weight = 0.35 if at % 5 == 0 else 0.12
        yield Outline(way([(at, -HALF), (at, HALF)]), line=ink, width=weight)
        yield Outline(way([(-HALF, at), (HALF, at)]), line=ink, width=weight)
    yield Outline(ellipse(0, 0, 2.5), line=ink, width=0.4)
    for at in (-10, -5, 5, 10):
        yield Lettering(at, HALF + 3.2, str(at), 2.6, "roman", ink, "middle")
        yield Lettering(-HALF - 0.8, at + 0.9, str(at), 2.6, "roman", ink, "end")


def _measures(paper: Paper) -> Iterator[Piece]:
    """Return a bar of 100 mm across, and one of eight inches down."""
    x, y = paper.width / 2 - 68, paper.height / 2 + 26
    yield Outline(box(x, y, 100, 2), line="black", width=0.25)
    for n in range(0, 10, 2):
        yield Outline(box(x + n * 10, y, 10, 2), fill="black")
    yield Lettering(x + 50, y + 6, "100 mm", 3.4, "bold", "black", "middle")
    left, top = paper.width / 2 + 36, (paper.height - EIGHT_INCHES) / 2
    yield Outline(way([(left, top), (left, top + EIGHT_INCHES)]), line="black", width=0.3)
    for n in range(9):
        at = top + n * 25.4
        yield Outline(way([(left - 2, at), (left + 2, at)]), line="black", width=0.3)
        yield Lettering(left + 3, at + 1.1, f"{n}″", 3.2)


def _told(measure: Measure, paper: Paper) -> tuple[Piece, ...]:
    x, room = paper.width / 2, 60.0
    return (
        Stamp(shaded(measure, say("printing-test").upper(), "crimson", 7, room), moved(x, 30)),
        *rule(x - 28, 36, 56, "crimson"),
        *_words(measure, "printing-test-front", x, 38, room),
    )


def _words(measure: Measure, key: str, x: float, y: float, room: float) -> Iterator[Piece]:
    for line in broken(measure, say(key), "roman", 3.4, room):
        y += 4.4
        yield Lettering(x, y, line, 3.4, "roman", "black", "middle")
