"""Words that fit their place, and the lines and curls that a compositor of 1904 set around them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.drawing.plate import (
    Lettering,
    Outline,
    Piece,
    Stamp,
    around,
    ellipse,
    moved,
    path,
    polygon,
    way,
)
from companion.outputs.printing.pages import Measure

CAP = 0.72
"""How high a capital is, of its em."""
NARROWEST = 0.72
"""How far letters are pressed together before they are set smaller."""


@dataclass(frozen=True, slots=True)
class Fit:
    """How large a line is set, and how wide its letters."""

    size: float
    stretch: float
    width: float


def fitted(measure: Measure, text: str, face: str, size: float, room: float) -> Fit:
    """Return how a line fits: as it is, else narrower, else smaller as well."""
    wide = measure(text, face, size)
    if wide <= room:
        return Fit(size, 1.0, wide)
    stretch = max(NARROWEST, room / wide)
    size *= min(1.0, room / (wide * stretch))
    return Fit(size, stretch, measure(text, face, size) * stretch)


def shaded(measure: Measure, text: str, ink: str, size: float, room: float) -> tuple[Piece, ...]:
    """Return a word about the origin, in shaded capitals: the middle of its letters lies there."""
    fit = fitted(measure, text, "bold", size, room)
    y, away = fit.size * CAP / 2, fit.size * 0.055

    def layer(shift: float, tone: str, edge: float) -> Lettering:
        x = shift
        return Lettering(x, y + shift, text, fit.size, "bold", tone, "middle", fit.stretch, edge)

    return (layer(away, "faint", 0.0), layer(0.0, ink, fit.size * 0.012))


def broken(measure: Measure, text: str, face: str, size: float, room: float) -> list[str]:
    """Return a paragraph in lines that fit; a word longer than a line is taken apart."""
    lines: list[str] = []
    for word in text.split():
        trial = f"{lines[-1]} {word}" if lines else word
        if lines and measure(trial, face, size) <= room:
            lines[-1] = trial
        else:
            lines += _taken_apart(measure, word, face, size, room)
    return lines


def _taken_apart(measure: Measure, word: str, face: str, size: float, room: float) -> Iterator[str]:
    while measure(word, face, size) > room:
        many = next(n for n in range(len(word), 0, -1) if measure(word[:n], face, size) <= room)
        yield word[:many]
        word = word[many:]
    yield word


def stacked(measure: Measure, text: str, face: str, size: float, room: float) -> list[str]:
    """Return a name in one line, or in two where it is long and has two words."""
    words = text.split()
    if measure(text, face, size) <= room or len(words) < 2:
        return [text]
    halves = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return [*min(halves, key=lambda pair: max(measure(half, face, size) for half in pair))]


def lozenge(x: float, y: float, r: float, ink: str) -> Outline:
    """Return a small square that stands on its corner."""
    return Outline(polygon(around(x, y, r, 4)), fill=ink)


def rule(x: float, y: float, width: float, ink: str, weight: float = 0.25) -> tuple[Piece, ...]:
    """Return a swelled line with a lozenge in its middle."""
    middle, gap = x + width / 2, 2.2
    swell = weight * 1.6
    left = polygon([(x, y), (middle - gap, y - swell / 2), (middle - gap, y + swell / 2)])
    right = polygon([(x + width, y), (middle + gap, y - swell / 2), (middle + gap, y + swell / 2)])
    return (
        Outline(left, fill=ink),
        Outline(right, fill=ink),
        lozenge(middle, y, swell * 1.9, ink),
        lozenge(middle - gap * 0.65, y, swell, ink),
        lozenge(middle + gap * 0.65, y, swell, ink),
    )


_CURL = path(
    "M 0 0 C 3.2 0.2 5 -1.6 4.4 -3.2 C 3.9 -4.5 2.1 -4.2 2.2 -2.9 C 2.3 -2 3.3 -2 3.4 -2.6"
)


def curl(x: float, y: float, ink: str, turn: float, flip: bool, size: float = 1.0) -> Stamp:
    """Return a curl that grows out of a point, to the right unless it is turned."""
    c = moved(x, y, size, turn)
    matrix = (c[0], c[1], -c[2], -c[3], c[4], c[5]) if flip else c
    return Stamp((Outline(_CURL, line=ink, width=0.28),), matrix)


def corner_frame(x: float, y: float, width: float, height: float, ink: str) -> tuple[Piece, ...]:
    """Return two lines along two sides of a corner, with a knot where they meet and curls."""
    outer = way([(x, y + height), (x, y), (x + width, y)])
    inner = way([(x + 1.1, y + height - 2), (x + 1.1, y + 1.1), (x + width - 2, y + 1.1)])
    return (
        Outline(outer, line=ink, width=0.45),
        Outline(inner, line=ink, width=0.18),
        Outline(ellipse(x, y, 1.15), fill="paper", line=ink, width=0.3),
        lozenge(x, y, 0.75, ink),
    )


def frame(x: float, y: float, width: float, height: float, ink: str) -> tuple[Piece, ...]:
    """Return a double frame with notched corners."""
    return (
        Outline(notched(x, y, width, height, 3.0), line=ink, width=0.7),
        Outline(notched(x + 1.6, y + 1.6, width - 3.2, height - 3.2, 3.0), line=ink, width=0.22),
        *(lozenge(px, py, 0.9, ink) for px, py in _ends(x, y, width, height, 1.1)),
    )


def _ends(x: float, y: float, width: float, height: float, r: float) -> Sequence[tuple[float, float]]:
    return [
        (x + r, y + r), (x + width - r, y + r),
        (x + r, y + height - r), (x + width - r, y + height - r),
    ]  # fmt: skip


def notched(x: float, y: float, width: float, height: float, r: float) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """Return a rectangle whose corners are cut in by a quarter of a circle."""
    k, right, low = r * 0.45, x + width, y + height
    return (
        ("M", (x + r, y)), ("L", (right - r, y)),
        ("C", (right - r, y + r - k, right - r + k, y + r, right, y + r)), ("L", (right, low - r)),
        ("C", (right - r + k, low - r, right - r, low - r + k, right - r, low)), ("L", (x + r, low)),
        ("C", (x + r, low - r + k, x + r - k, low - r, x, low - r)), ("L", (x, y + r)),
        ("C", (x + r - k, y + r, x + r, y + r - k, x + r, y)), ("Z", ()),
    )  # fmt: skip
