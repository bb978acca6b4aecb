"""Mats for the table: the pool's, and one a seat, with the eight-inch line, a pile's place and a
shield's; a strip, with the place of the rail, keeps it where it must be from the table's edge."""

from collections.abc import Iterator

from companion.drawing.figures import SIZE, figure
from companion.drawing.plate import Lettering, Outline, Piece, Stamp, box, moved, way
from companion.language import say
from companion.outputs.printing.card import mark_pieces
from companion.outputs.printing.lettering import (
    fitted,
    frame,
    notched,
    rule,
    shaded,
)
from companion.outputs.printing.pages import Measure, Page, Paper
from hw.sight.marks import CARD_MM, EIGHT_INCH_LINE, STRIP, Mark, Mat, Spot, pool_mat, seat_mat

INK = "navy"
STRIPS = 4
"""How many strips are on a sheet."""
_STRIP_WIDE = 92.0


def mats(measure: Measure, seats: int, paper: Paper) -> Iterator[Page]:
    """Return the pool's mat, every seat's, and the strips between those and the table's edge."""
    yield _page("pool", pool_mat(), _pool(measure), paper, say("printing-pool-mat"))
    for seat in range(1, seats + 1):
        mat = seat_mat(seat)
        name = say("printing-seat", seat=seat)
        yield _page("seat", mat, _seat(measure, mat), paper, name)
    for first in range(1, seats + 1, STRIPS):
        yield _strips(measure, range(first, min(first + STRIPS, seats + 1)), paper)


def _page(kind: str, mat: Mat, pieces: tuple[Piece, ...], paper: Paper, name: str) -> Page:
    """Return a mat in the middle of a sheet that lies crosswise."""
    width, height = paper.height, paper.width
    x, y = (width - mat.width) / 2, (height - mat.height) / 2
    marks = tuple(Mark(m.id, x + m.x, y + m.y, m.side, m.turn) for m in mat.marks)
    drawn = (*pieces, *_cut(mat), *(piece for mark in mat.marks for piece in mark_pieces(mark)))
    named = {mark.id: name for mark in marks}
    return Page(kind, width, height, (Stamp(drawn, moved(x, y)),), marks, named=named)


def _cut(mat: Mat) -> tuple[Piece, ...]:
    """Return where the near edge is cut: from there it is measured to the table's edge."""
    near = way([(0, mat.height), (mat.width, mat.height)])
    return (Outline(near, line="cut", width=0.2, dash=(2, 2)),)


def _words(
    measure: Measure,
    text: str,
    at: tuple[float, float],
    size: float,
    room: float,
    face: str = "bold",
) -> Lettering:
    fit = fitted(measure, text, face, size, room)
    return Lettering(*at, text, fit.size, face, INK, "middle", fit.stretch)


def _seat(measure: Measure, mat: Mat) -> tuple[Piece, ...]:
    pile, shield = mat.spots["pile"], mat.spots["shield"]
    return (
        *_pile(measure, pile),
        *_shield(measure, shield),
        *_line(measure, mat),
        *_number(measure, mat, 24.0),
        *_number(measure, mat, mat.width - 24.0),
    )


def _pile(measure: Measure, spot: Spot) -> tuple[Piece, ...]:
    """Return the place of the pile: a card upright, a card across, and the ring around both."""
    x, y = spot.centre
    wide, high = CARD_MM
    faint = [
        Outline(box(x - w / 2, y - h / 2, w, h), line="faint", width=0.3, dash=(1.5, 1.5))
        for w, h in ((wide, high), (high, wide))
    ]
    return (
        Outline(notched(spot.x, spot.y, spot.width, spot.height, 7), line=INK, width=0.7),
        Outline(
            notched(spot.x + 1.8, spot.y + 1.8, spot.width - 3.6, spot.height - 3.6, 7),
            line=INK, width=0.22,
        ),
        *faint,
        _words(measure, say("printing-pile"), (x, y + 2), 7, wide - 6),
    )  # fmt: skip


def _shield(measure: Measure, spot: Spot) -> tuple[Piece, ...]:
    x, y = spot.centre
    return (
        Outline(notched(spot.x, spot.y, spot.width, spot.height, 7), line=INK, width=0.5),
        _words(measure, say("printing-shield"), (x, y - 1), 7, spot.width - 20),
        *rule(x - 25, y + 3, 50, INK),
        _words(measure, say("printing-shield-note"), (x, y + 10), 4, spot.width - 14, "italic"),
    )


def _line(measure: Measure, mat: Mat) -> tuple[Piece, ...]:
    """Return the line that cards are played beyond; it runs between the marks."""
    y, x = EIGHT_INCH_LINE, mat.width / 2
    text = say("printing-eight-inches")
    room = measure(text, "italic", 3.6)
    ends = [(6.0, x - room / 2 - 3), (x + room / 2 + 3, mat.width - 6.0)]
    lines = [Outline(way([(a, y), (b, y)]), line="crimson", width=0.9) for a, b in ends]
    return (*lines, Lettering(x, y + 1.2, text, 3.6, "italic", "crimson", "middle"))


def _number(measure: Measure, mat: Mat, x: float) -> tuple[Piece, ...]:
    """Return whose mat it is, at a side of it between two marks."""
    return (
        _words(measure, say("printing-seat-word"), (x, 74), 5, 40),
        Stamp(shaded(measure, str(mat.seat), "crimson", 26, 40), moved(x, 90)),
        *rule(x - 15, 105, 30, INK),
    )


def _pool(measure: Measure) -> tuple[Piece, ...]:
    mat = pool_mat()
    spot = mat.spots["pool"]
    x, y = spot.centre
    wide, high = CARD_MM
    places = [
        Outline(
            box(x + (n - 2) * wide + 0.5, y - high / 2, wide - 1, high),
            line="faint", width=0.3, dash=(1.5, 1.5),
        )
        for n in range(4)
    ]  # fmt: skip
    return (
        Outline(notched(spot.x, spot.y, spot.width, spot.height, 5), line=INK, width=0.7),
        *places,
        Stamp(shaded(measure, say("printing-pool"), INK, 15, 150), moved(x, 22)),
        *rule(x - 50, 35, 100, INK),
        _words(measure, say("printing-pool-note"), (x, 42), 4.2, 160, "italic"),
        *(_figure("sack", x + side * 68, 13, 18) for side in (-1, 1)),
        *(_figure("lantern", x + n * 44, 156, 24) for n in (-1, 0, 1)),
    )


def _figure(name: str, x: float, y: float, size: float) -> Stamp:
    return Stamp(figure(name, INK), moved(x - size / 2, y, size / SIZE))


def _strips(measure: Measure, seats: range, paper: Paper) -> Page:
    """Return a sheet of strips, two by two: as long as a seat's mat lies from the table's edge."""
    left, top = (paper.width - 2 * _STRIP_WIDE) / 2, (paper.height - 2 * STRIP) / 2
    pieces = [
        Stamp(_strip(measure, seat), moved(left + n % 2 * _STRIP_WIDE, top + n // 2 * STRIP))
        for n, seat in enumerate(seats)
    ]
    return Page("strips", paper.width, paper.height, tuple(pieces))


def _strip(measure: Measure, seat: int) -> tuple[Piece, ...]:
    """Return one strip: above it lies the mat, below it is the table's edge and the rail."""
    middle, rail = _STRIP_WIDE / 2, 40.0
    arrow = way([(middle - 3, 13), (middle, 8), (middle + 3, 13)])
    return (
        Outline(box(0, 0, _STRIP_WIDE, STRIP), line="cut", width=0.2),
        Outline(arrow, line=INK, width=0.5),
        Outline(way([(middle, 8), (middle, 20)]), line=INK, width=0.5),
        _words(measure, say("printing-strip-mat", seat=seat), (middle, 27), 4, _STRIP_WIDE - 10),
        Stamp(shaded(measure, str(seat), "crimson", 22, 40), moved(middle, 50)),
        *rule(middle - 25, 64, 50, INK),
        _words(measure, say("printing-strip-note"), (middle, 73), 3.4, _STRIP_WIDE - 8, "italic"),
        *frame(2, STRIP - rail, _STRIP_WIDE - 4, rail - 4, INK),
        _words(measure, say("printing-rail"), (middle, STRIP - rail / 2 - 3), 7, _STRIP_WIDE - 20),
        _words(
            measure, say("printing-rail-note"), (middle, STRIP - rail / 2 + 6), 3.4,
            _STRIP_WIDE - 16, "italic",
        ),
    )  # fmt: skip
