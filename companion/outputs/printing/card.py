"""One card, face and back, as pieces within 63 by 88 millimetres; both look alike upside down."""

from collections.abc import Sequence
from math import cos, pi, sin

from companion.drawing.figures import SIZE, figure
from companion.drawing.plate import (
    Lettering,
    Outline,
    Piece,
    Stamp,
    around,
    box,
    ellipse,
    moved,
    polygon,
    upside_down,
    way,
)
from companion.kit.printing import CardDrawing, PrintedCard
from companion.outputs.printing.lettering import (
    CAP,
    fitted,
    frame,
    lozenge,
    panel,
    rule,
    shaded,
    stacked,
)
from companion.outputs.printing.pages import Measure
from hw.sight.marks import CARD_MM, Mark, bits, card_marks

WIDTH, HEIGHT = CARD_MM
MIDDLE = HEIGHT / 2
EDGE = 3.0
"""How far from the cut the drawing stays: scissors stray."""
WORD, SMALL, LARGEST, NOTE = 6.7, 3.7, 6.2, 2.5
"""The sizes of the large word, of the small one and what it grows to, and of what is noted."""
LIFT = 3.4
"""How far the middle of the large word is above that of the card."""
PANEL = (21.4, 33.8)
"""How large the corner beside a mark is."""
COLUMN = PANEL[0] - 4.4
"""How wide a line in it may be."""
EMBLEM = 16.5


def face(measure: Measure, card: PrintedCard) -> tuple[Piece, ...]:
    """Return the face of a card: one half, the same upside down, and its marks."""
    half = (*_corner(measure, card.drawing), *_word(measure, card.drawing))
    marks = tuple(piece for mark in card_marks(card.mark) for piece in mark_pieces(mark))
    line = rule(EDGE, MIDDLE, WIDTH - 2 * EDGE, card.drawing.ink, 0.13)
    return (*half, Stamp(half, upside_down(WIDTH, HEIGHT)), *line, *marks)


def _word(measure: Measure, card: CardDrawing) -> tuple[Piece, ...]:
    """Return the large word, just above the middle of the card."""
    word, room = card.word.upper(), WIDTH - 2 * EDGE - 1
    drawn = shaded(measure, word, card.ink, WORD, room)
    beside = (room - fitted(measure, word, "bold", WORD, room).width) / 2 - 2
    flourish = _flourish(beside, card.ink) if beside > 3 else ()
    return (Stamp((*drawn, *flourish), moved(WIDTH / 2, MIDDLE - LIFT)),)


def _flourish(long: float, ink: str) -> tuple[Piece, ...]:
    """Return what stands left and right of a short word: a line that swells towards it."""
    end = WIDTH / 2 - EDGE - 0.5
    return tuple(
        piece
        for side in (-1, 1)
        for piece in (
            Outline(
                polygon(
                    [(side * end, 0), (side * (end - long), -0.35), (side * (end - long), 0.35)]
                ),
                fill=ink,
            ),
            lozenge(side * (end - long - 0.3), 0, 0.95, ink),
            lozenge(side * (end - long * 0.35), 0, 0.6, ink),
        )
    )


def _corner(measure: Measure, card: CardDrawing) -> tuple[Piece, ...]:
    """Return the small word and the figure, in the corner that shows in a fan of cards."""
    middle, low = EDGE + PANEL[0] / 2, EDGE + PANEL[1]
    names, y = _lines(measure, _names(measure, card), (middle, EDGE + 2.1), "bold", card.ink)
    foot = low - 3.1 - NOTE * max(len(card.notes), 1)
    notes, _ = _lines(measure, _notes(card), (middle, foot), "italic")
    size = min(EMBLEM, foot - y - 1.6)
    emblem = figure(card.emblem, card.ink)
    place = moved(middle - size / 2, (y + foot - size) / 2 + 0.3, size / SIZE)
    end = notes or rule(middle - 6, foot + NOTE / 2 + 0.6, 12, card.ink, 0.2)
    return (*panel(EDGE, EDGE, *PANEL, card.ink), *names, Stamp(emblem, place), *end)


def _names(measure: Measure, card: CardDrawing) -> list[tuple[str, float]]:
    """Return the small word in one or two lines, larger where it is short."""
    text = (card.corner or card.word).upper()
    lines = stacked(measure, text, "bold", SMALL, COLUMN)
    room = COLUMN / max(measure(line, "bold", 1.0) for line in lines)
    return [(line, max(SMALL, min(room, LARGEST))) for line in lines]


def _notes(card: CardDrawing) -> list[tuple[str, float]]:
    return [(line, NOTE) for line in card.notes]


def _lines(
    measure: Measure, lines: Sequence[tuple[str, float]], at: tuple[float, float], face: str,
    ink: str = "black",
) -> tuple[list[Piece], float]:  # fmt: skip
    """Return lines one below the other within a corner, and where the last one ends."""
    pieces: list[Piece] = []
    x, y = at
    for text, size in lines:
        fit = fitted(measure, text, face, size, COLUMN)
        y += fit.size * CAP + 0.9 if face == "bold" else NOTE
        pieces.append(Lettering(x, y, text, fit.size, face, ink, "middle", fit.stretch))
    return pieces, y


def mark_pieces(mark: Mark) -> tuple[Piece, ...]:
    """Return a mark: its dark square, and the light ones in it."""
    grid = bits(mark.id)
    many = len(grid)
    size = mark.side / many
    half = mark.side / 2
    light = tuple(
        Outline(box(column * size - half, row * size - half, wide * size, size), fill="paper")
        for row, line in enumerate(grid)
        for column, wide in _stretches(line)
    )
    dark = Outline(box(-half, -half, mark.side, mark.side), fill="mark")
    return (Stamp((dark, *light), moved(mark.x, mark.y, 1, mark.turn)),)


def _stretches(line: tuple[bool, ...]) -> list[tuple[int, int]]:
    """Return where light squares begin in a row, and how many there are side by side."""
    found: list[tuple[int, int]] = []
    for column, dark in enumerate(line):
        if not dark and found and sum(found[-1]) == column:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        elif not dark:
            found.append((column, 1))
    return found


def back(ink: str) -> tuple[Piece, ...]:
    """Return the back of every card: woven lines in a frame, with a medallion."""
    inset = 3.5
    wide, high = WIDTH - 2 * inset, HEIGHT - 2 * inset
    return (
        *frame(inset, inset, wide, high, ink),
        *_weave(inset + 4.2, inset + 4.2, wide - 8.4, high - 8.4, ink),
        Outline(box(inset + 4.2, inset + 4.2, wide - 8.4, high - 8.4), line=ink, width=0.35),
        *_medallion(ink),
    )


def _weave(x: float, y: float, width: float, height: float, ink: str) -> tuple[Piece, ...]:
    """Return a lattice of lozenges, each with a bead in it; it is cut by the frame."""
    columns, rows = 8, 12
    dx, dy = width / columns, height / rows
    lines = [
        Outline(way(points), line=ink, width=0.22)
        for points in _diagonals(x, y, columns, rows, dx, dy)
    ]
    beads = [
        Outline(ellipse(x + (c + 0.5) * dx, y + (r + 0.5) * dy, 0.75), fill=ink)
        for c in range(columns)
        for r in range(rows)
        if (c + r) % 2 == 0
    ]
    stars = [
        Outline(polygon(_spark(x + (c + 0.5) * dx, y + (r + 0.5) * dy)), fill=ink)
        for c in range(columns)
        for r in range(rows)
        if (c + r) % 2
    ]
    return (*lines, *beads, *stars)


def _spark(x: float, y: float) -> list[tuple[float, float]]:
    out, into = around(x, y, 1.55, 4), around(x, y, 0.42, 4, -45)
    return [point for pair in zip(out, into, strict=True) for point in pair]


def _diagonals(
    x: float, y: float, columns: int, rows: int, dx: float, dy: float
) -> list[list[tuple[float, float]]]:
    """Return every line of the lattice, from where it enters its rectangle to where it leaves."""
    found = []
    for start in range(1 - rows, columns):
        first, last = max(0, start), min(columns, start + rows)
        falling = [(x + n * dx, y + (n - start) * dy) for n in (first, last)]
        found += [falling, [(x + (columns - n) * dx, y + (n - start) * dy) for n in (first, last)]]
    return found


def _medallion(ink: str) -> tuple[Piece, ...]:
    """Return the rosette in the middle of a back: turned lines as on a banknote, and two hats."""
    x, y = WIDTH / 2, HEIGHT / 2
    hat = Stamp(figure("detective", ink), moved(x - 3.2, y - 6.6, 0.064))
    return (
        Outline(ellipse(x, y, 16.5), fill="paper", line=ink, width=0.5),
        Outline(ellipse(x, y, 15.6), line=ink, width=0.2),
        Outline(_turned(x, y, 12.4, 2.6, 24), line=ink, width=0.22),
        Outline(_turned(x, y, 12.4, -2.6, 24), line=ink, width=0.22),
        Outline(_turned(x, y, 12.4, 1.3, 24), line=ink, width=0.16),
        Outline(ellipse(x, y, 9.2), line=ink, width=0.35),
        *(lozenge(px, py, 0.7, ink) for px, py in around(x, y, 7.9, 16)),
        hat,
        Stamp((hat,), upside_down(WIDTH, HEIGHT)),
    )


def _turned(
    x: float, y: float, r: float, depth: float, lobes: int
) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """Return a wavy circle."""
    many = lobes * 8
    angles = [2 * pi * n / many for n in range(many)]
    radii = [r + depth * cos(lobes * angle) for angle in angles]
    return polygon([(x + q * cos(a), y + q * sin(a)) for q, a in zip(radii, angles, strict=True)])
