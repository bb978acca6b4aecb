"""The fairness benchmark as a picture: how often each judge was wrong, by gap. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

COLOURS: Final = {
    "gpiozero": "#d55e00",
    "polling": "#e69f00",
    "ours-lgpio": "#56b4e9",
    "ours-gpiod": "#0072b2",
}
NAMES: Final = {
    "ours-gpiod": "ours, gpiod",
    "ours-lgpio": "ours, gpiozero on lgpio",
    "gpiozero": "gpiozero when_pressed",
    "polling": "polling every 1 ms",
}
DASHES: Final = {"ours-lgpio": ' stroke-dasharray="6 4"'}
"""Two lines that lie on each other can both be seen."""
DOUBTER, DOUBT = "ours-gpiod", "#555"
"""Whose doubts are drawn, too: a judge who is never wrong may be one who never decides."""
PAIR_GAPS: Final = (50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000)
START_GAPS: Final = (500, 1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 40_000)
AROUND: Final = (*(-gap for gap in reversed(START_GAPS)), *START_GAPS)
LOADS: Final = ("idle", "busy")
WIDTH, HEIGHT = 860, 650
LEFT, SPAN, APART = 62, 350, 430
TOPS, TALL = (92, 394), 190


def plot(found: Mapping[str, Any]) -> str:
    """A row of panels a question, a panel a load."""
    rows = (
        ("pairs", "Who was first? Wrong orders", PAIR_GAPS, "gap between two presses, ms"),
        ("words", "Who was early? Wrong verdicts", AROUND, "press before (-) or after PLAY, ms"),
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>'
    ]
    for top, (kind, title, gaps, axis) in zip(TOPS, rows, strict=True):
        for n, load in enumerate(load for load in LOADS if load in found.get(kind, {})):
            at = (LEFT + n * APART, top)
            parts += _panel(at, f"{title}, {load}", gaps, axis, found[kind][load])
    parts += _legend()
    return "\n".join([*parts, "</svg>"]) + "\n"


def wrong(row: Mapping[str, int]) -> int:
    """Judgements that were certain, and wrong."""
    return row.get("wrong", 0) + row.get("accused", 0) + row.get("let go", 0)


def in_doubt(row: Mapping[str, int]) -> int:
    """Left to the dealer, or to the player's benefit."""
    return row.get("heat", 0) + row.get("too close", 0)


def _panel(
    at: tuple[int, int],
    title: str,
    gaps: Sequence[int],
    axis: str,
    judges: Mapping[str, Any],
) -> Iterator[str]:
    left, top = at
    yield f'<text x="{left}" y="{top - 22}" font-weight="bold">{title}</text>'
    for percent in (0, 25, 50, 75, 100):
        y = _y(top, percent)
        yield f'<path d="M{left} {y}h{SPAN}" stroke="#ddd"/>'
        yield f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{percent} %</text>'
    for n, gap in enumerate(gaps):
        yield _centred(_x(left, n, len(gaps)), top + TALL + 18, f"{gap / 1000:g}", 10)
    yield _centred(left + SPAN / 2, top + TALL + 37, axis, 12)
    if gaps[0] < 0:
        middle = left + SPAN / 2
        yield f'<path d="M{middle} {top}v{TALL}" stroke="#888" stroke-dasharray="2 3"/>'
        yield _centred(middle, top - 6, "PLAY", 10)
    if DOUBTER in judges:
        doubts = [*_points(at, gaps, judges[DOUBTER]["rows"], in_doubt)]
        yield _line(doubts, DOUBT, ' stroke-dasharray="1 4"')
    for judge, colour in COLOURS.items():
        if judge in judges:
            points = [*_points(at, gaps, judges[judge]["rows"], wrong)]
            yield _line(points, colour, DASHES.get(judge, ""))
            yield from _dots(points, colour)


def _line(points: Sequence[tuple[float, float]], colour: str, dash: str) -> str:
    line = " ".join(f"{x},{y}" for x, y in points)
    return f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>'


def _dots(points: Sequence[tuple[float, float]], colour: str) -> Iterator[str]:
    for x, y in points:
        yield f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>'


def _points(
    at: tuple[int, int],
    gaps: Sequence[int],
    rows: Mapping[str, Mapping[str, int]],
    counted: Callable[[Mapping[str, int]], int],
) -> Iterator[tuple[float, float]]:
    for n, gap in enumerate(gaps):
        row = rows.get(str(gap), {})
        judged = sum(row.values()) - row.get("missed", 0)
        if judged:
            yield _x(at[0], n, len(gaps)), _y(at[1], 100 * counted(row) / judged)


def _legend() -> Iterator[str]:
    for n, judge in enumerate(NAMES):
        x, y = LEFT + (0, 125, 315, 510)[n], 20
        dash = DASHES.get(judge, "")
        yield f'<path d="M{x} {y}h26" stroke="{COLOURS[judge]}" stroke-width="3"{dash}/>'
        yield f'<text x="{x + 32}" y="{y + 4}">{NAMES[judge]}</text>'
    yield f'<path d="M{LEFT} 40h26" stroke="{DOUBT}" stroke-width="2" stroke-dasharray="1 4"/>'
    yield f'<text x="{LEFT + 32}" y="44">ours, gpiod: in doubt, not decided against anybody</text>'


def _centred(x: float, y: float, words: str, size: int) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="middle" font-size="{size}">{words}</text>'


def _x(left: int, n: int, count: int) -> float:
    return round(left + SPAN * (n + 0.5) / count, 1)


def _y(top: int, percent: float) -> float:
    return round(top + TALL * (1 - percent / 100), 1)
