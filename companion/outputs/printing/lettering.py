"""Words that fit their place, and the lines and curls that a compositor of 1904 set around them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.drawing.plate import (
    Lettering,
    Outline,
    Piece,
    around,
    polygon,
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
    y, away = fit.size * CAP / 2, min(fit.size * 0.055, 0.7)

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


def panel(x: float, y: float, width: float, height: float, ink: str) -> tuple[Piece, ...]:
    """Return a small frame with notched corners, a bead in each."""
    r = 2.2
    return (
        Outline(notched(x, y, width, height, r), line=ink, width=0.42),
        Outline(notched(x + 0.8, y + 0.8, width - 1.6, height - 1.6, r), line=ink, width=0.16),
        *(lozenge(px, py, 0.6, ink) for px, py in _ends(x, y, width, height, 0.75)),
    )


def frame(x: float, y: float, width: float, height: float, ink: str) -> tuple[Piece, ...]:
    """Return a double frame with notched corners."""
    return (
        Outline(notched(x, y, width, height, 3.0), line=ink, width=0.7),
        Outline(notched(x + 1.6, y + 1.6, width - 3.2, height - 3.2, 3.0), line=ink, width=0.22),
        *(lozenge(px, py, 0.9, ink) for px, py in _ends(x, y, width, height, 1.1)),
    )


def _ends(
    x: float, y: float, width: float, height: float, r: float
) -> Sequence[tuple[float, float]]:
    return [
        (x + r, y + r), (x + width - r, y + r),
        (x + r, y + height - r), (x + width - r, y + height - r),
    ]  # fmt: skip


def notched(
    x: float, y: float, width: float, height: float, r: float
) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """Return a rectangle whose corners are cut in by a quarter of a circle."""
    k, right, low = r * 0.45, x + width, y + height
    return (
        ("M", (x + r, y)), ("L", (right - r, y)),
        ("C", (right - r, y + r - k, right - r + k, y + r, right, y + r)), ("L", (right, low - r)),
        ("C", (right - r + k, low - r, right - r, low - r + k, right - r, low)),
        ("L", (x + r, low)),
        ("C", (x + r, low - r + k, x + r - k, low - r, x, low - r)), ("L", (x, y + r)),
        ("C", (x + r - k, y + r, x + r, y + r - k, x + r, y)), ("Z", ()),
    )  # fmt: skip
