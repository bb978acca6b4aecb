"""Mysteries on paper: a card that is read aloud, and leaves that are folded shut over their text.

A leaf has three parts, one below the other: its name, which stays to be seen; its text; and a flap
that is folded up over the text. The flap is woven all over, so that nothing shines through.
"""

from collections.abc import Iterator, Sequence

from companion.drawing.plate import (
    Lettering,
    Outline,
    Piece,
    Stamp,
    around,
    box,
    moved,
    polygon,
    way,
)
from companion.kit.printing import CasePapers, Leaf
from companion.language import say
from companion.outputs.printing.lettering import broken, fitted, frame, lozenge, rule, shaded
from companion.outputs.printing.pages import Measure, Page, Paper

MARGIN = 12.0
INK = "navy"
TAB, PANEL, LEAF_WIDE = 13.0, 37.5, 92.0
"""How high the name of a leaf is, how high its text and its flap each are, and how wide it is."""
A_SHEET = 6
_BODY, _LEAD = 3.7, 4.6


def case_pages(measure: Measure, cases: Sequence[CasePapers], paper: Paper) -> Iterator[Page]:
    """Return every case: its card, and its leaves, the answers last."""
    for number, case in enumerate(cases, start=1):
        yield _card(measure, case, number, paper)
        leaves = [*case.clues, case.answers]
        for first in range(0, len(leaves), A_SHEET):
            yield _leaves(measure, case.title, leaves[first : first + A_SHEET], paper)


def _card(measure: Measure, case: CasePapers, number: int, paper: Paper) -> Page:
    x, room = paper.width / 2, paper.width - 2 * MARGIN - 24
    pieces: list[Piece] = [
        *frame(MARGIN, MARGIN, paper.width - 2 * MARGIN, paper.height - 2 * MARGIN, INK),
        Lettering(
            x, MARGIN + 18, say("printing-case", number=number), 5.5, "italic", INK, "middle"
        ),
        Stamp(shaded(measure, case.title.upper(), "crimson", 10.5, room), moved(x, MARGIN + 28)),
        *rule(x - 45, MARGIN + 38, 90, INK),
    ]
    y = MARGIN + 44
    for text in case.story:
        y = _paragraph(measure, text, x - room / 2, y, room, pieces)
    for question, answers in case.questions:
        y += 5
        y = _paragraph(measure, question, x - room / 2, y, room, pieces, "bold", "crimson")
        for answer in answers:
            pieces.append(lozenge(x - room / 2 + 4, y + 5, 0.9, INK))
            y = _paragraph(measure, answer, x - room / 2 + 8, y, room - 8, pieces)
    return Page("case", paper.width, paper.height, tuple(pieces))


def _paragraph(
    measure: Measure, text: str, x: float, y: float, room: float, pieces: list[Piece],
    face: str = "roman", ink: str = "black",
) -> float:  # fmt: skip
    """Set a paragraph; return where it ends."""
    for line in broken(measure, text, face, 4.8, room):
        y += 6.4
        pieces.append(Lettering(x, y, line, 4.8, face, ink))
    return y


def _leaves(measure: Measure, title: str, leaves: Sequence[Leaf], paper: Paper) -> Page:
    high = TAB + 2 * PANEL
    left, top = (paper.width - 2 * LEAF_WIDE) / 2, (paper.height - 3 * high) / 2
    pieces = [
        Stamp(
            leaf_pieces(measure, title, leaf), moved(left + n % 2 * LEAF_WIDE, top + n // 2 * high)
        )
        for n, leaf in enumerate(leaves)
    ]
    return Page("clues", paper.width, paper.height, tuple(pieces))


def leaf_pieces(measure: Measure, title: str, leaf: Leaf) -> tuple[Piece, ...]:
    """Return a leaf from its upper left corner."""
    high, x = TAB + 2 * PANEL, LEAF_WIDE / 2
    name = fitted(measure, leaf.outside.upper(), "bold", 6.0, LEAF_WIDE - 12)
    case = fitted(measure, title, "italic", 3.4, LEAF_WIDE - 12)
    return (
        Outline(box(0, 0, LEAF_WIDE, high), line="cut", width=0.2),
        Lettering(x, 6.4, leaf.outside.upper(), name.size, "bold", INK, "middle", name.stretch),
        Lettering(x, 10.6, title, case.size, "italic", "black", "middle", case.stretch),
        *_text(measure, leaf),
        _fold(TAB + PANEL),
        *_woven(TAB + PANEL),
        Lettering(
            LEAF_WIDE - 2, TAB + PANEL - 1, say("printing-fold"), 2.4, "italic", "grey", "end"
        ),
    )


def _text(measure: Measure, leaf: Leaf) -> Iterator[Piece]:
    """Set what is inside, as large as it fits."""
    lines, size = text_lines(measure, leaf)
    y = TAB + 1.0
    for line in lines:
        y += size * _LEAD / _BODY
        yield Lettering(5, y, line, size)


def text_lines(measure: Measure, leaf: Leaf) -> tuple[list[str], float]:
    """Return the lines of a leaf, and how large they are set so that all of them fit."""
    size = _BODY
    while True:
        lines = [
            line
            for text in leaf.inside
            for line in broken(measure, text, "roman", size, LEAF_WIDE - 10)
        ]
        if len(lines) * size * _LEAD / _BODY <= PANEL - 5:
            return lines, size
        size *= 0.96


def _fold(y: float) -> Outline:
    return Outline(way([(0, y), (LEAF_WIDE, y)]), line="grey", width=0.25, dash=(2, 1.2))


def _woven(top: float) -> Iterator[Piece]:
    """Return the flap's pattern: lines close enough that nothing is read through the paper."""
    left, wide, high, step = 3.0, LEAF_WIDE - 6.0, PANEL - 6.0, 1.6
    y = top + 3.0
    rows = int(high / step)
    for n in range(rows + 1):
        yield Outline(_wave(left, y + n * step, wide, 0.7 if n % 2 else -0.7), line=INK, width=0.5)
    yield Outline(polygon(around(LEAF_WIDE / 2, top + PANEL / 2, 8, 8)), fill="paper", line=INK)
    yield lozenge(LEAF_WIDE / 2, top + PANEL / 2, 4, INK)


def _wave(
    x: float, y: float, width: float, depth: float
) -> tuple[tuple[str, tuple[float, ...]], ...]:
    many = 20
    half = width / many
    steps: list[tuple[str, tuple[float, ...]]] = [("M", (x, y))]
    for n in range(many):
        at, d = x + n * half, depth * (1 if n % 2 else -1)
        steps.append(("C", (at + half / 3, y + d, at + 2 * half / 3, y + d, at + half, y)))
    return tuple(steps)
