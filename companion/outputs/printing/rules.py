"""The rules of a game on a sheet or two, in two columns, as they came with a box of that time."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.drawing.plate import Lettering, Outline, Piece, Stamp, moved, way
from companion.kit.page import RulePage
from companion.language import say
from companion.outputs.printing.lettering import broken, frame, lozenge, rule, shaded
from companion.outputs.printing.pages import Measure, Page, Paper

MARGIN, INSIDE, GUTTER = 12.0, 8.0, 9.0
TEXT, LEAD, HEADING = 3.7, 4.75, 4.6
_INK = "crimson"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a column: how far below the last it stands, and what is drawn there."""

    down: float
    text: str = ""
    face: str = "roman"
    size: float = TEXT
    ink: str = "black"
    indent: float = 0.0
    ornament: str = ""
    """A bullet before it or a rule under it."""
    keep: bool = False
    """Whether the next line stays with it."""


def rule_sheets(measure: Measure, page: RulePage, players: str, paper: Paper) -> Iterator[Page]:
    """Return the rules as pages."""
    room = (paper.width - 2 * (MARGIN + INSIDE) - GUTTER) / 2
    lines = [*_lines(measure, page, room)]
    number = 1
    while lines:
        head = _head(measure, page, players, paper) if number == 1 else ()
        top = MARGIN + INSIDE + (34.0 if number == 1 else 4.0)
        pieces: list[Piece] = [*frame(*_all(paper), _INK), *head]
        low = paper.height - MARGIN - INSIDE
        for column in (0, 1):
            x = MARGIN + INSIDE + column * (room + GUTTER)
            drawn, lines = _column(lines, x, top, low, room)
            pieces += drawn
        middle = paper.width / 2
        pieces.append(Outline(way([(middle, top), (middle, low)]), line="faint", width=0.25))
        yield Page("rules", paper.width, paper.height, tuple(pieces))
        number += 1


def _all(paper: Paper) -> tuple[float, float, float, float]:
    return MARGIN, MARGIN, paper.width - 2 * MARGIN, paper.height - 2 * MARGIN


def _head(measure: Measure, page: RulePage, players: str, paper: Paper) -> tuple[Piece, ...]:
    x, room = paper.width / 2, paper.width - 2 * (MARGIN + INSIDE)
    told = say("kit-page-head", title=say("printing-rules"), players=players, length=page.length)
    told_line = broken(measure, told, "italic", 4.2, room)[0]
    return (
        Stamp(shaded(measure, page.title.upper(), _INK, 13, room), moved(x, MARGIN + 16)),
        *rule(x - 45, MARGIN + 27, 90, _INK),
        Lettering(x, MARGIN + 34.5, told_line, 4.2, "italic", "black", "middle"),
    )


def _lines(measure: Measure, page: RulePage, room: float) -> Iterator[Line]:
    needs = say("kit-page-table-needs", needs=page.needs)
    for text in (page.about, needs):
        for line in broken(measure, text, "italic", TEXT, room):
            yield Line(LEAD, line, "italic")
        yield Line(1.5)
    for section in page.every():
        for n, text in enumerate(broken(measure, section.title, "bold", HEADING, room)):
            yield Line(LEAD + (3.0 if n == 0 else 0), text, "bold", HEADING, _INK, keep=True)
        yield Line(1.2, ornament="rule", keep=True)
        for point in section.points:
            for n, text in enumerate(broken(measure, point, "roman", TEXT, room - 4)):
                yield Line(LEAD, text, indent=4.0, ornament="" if n else "bullet")
            yield Line(0.9)


def _column(
    lines: list[Line], x: float, top: float, low: float, room: float
) -> tuple[list[Piece], list[Line]]:
    """Return what is drawn in one column, and the lines that are left."""
    pieces: list[Piece] = []
    y = top
    many = _fitting(lines, low - top)
    for line in lines[:many]:
        y += line.down
        if line.ornament == "rule":
            pieces.append(Outline(way([(x, y), (x + room, y)]), line=_INK, width=0.25))
        elif line.ornament:
            pieces.append(lozenge(x + 1.6, y - 1.15, 0.85, _INK))
        if line.text:
            pieces.append(Lettering(x + line.indent, y, line.text, line.size, line.face, line.ink))
    return pieces, lines[many:]


def _fitting(lines: list[Line], room: float) -> int:
    """Return how many lines fit; a heading does not stay behind alone."""
    many, y = 0, 0.0
    for line in lines:
        y += line.down
        if y > room:
            break
        many += 1
    while 0 < many < len(lines) and lines[many - 1].keep:
        many -= 1
    return many
