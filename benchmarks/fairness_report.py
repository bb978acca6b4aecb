"""The fairness benchmark as a page and a picture. Pure but for the two files at its end."""

from __future__ import annotations

from collections.abc import Iterator
from math import log10
from pathlib import Path
from typing import Any, Final

NAMES: Final = {
    "ours-gpiod": "ours, gpiod",
    "ours-lgpio": "ours, gpiozero on lgpio",
    "gpiozero": "gpiozero `when_pressed`, arrival order",
    "polling": "polling every 1 ms",
    "ours-pads": "ours, MPR121",
    "polling-pads": "polling the chip every 1 ms",
}
COLOURS: Final = {
    "ours-gpiod": "#0072b2",
    "ours-lgpio": "#56b4e9",
    "gpiozero": "#d55e00",
    "polling": "#e69f00",
}
LOADS: Final = {"idle": "Idle", "busy": "Busy: a process that burns, and a drawing display"}

_INTRO: Final = """\
# Who was first? Measured

Made by `python -m benchmarks.fairness`, in the [virtual Pi](virtual-pi.md): Debian's kernel under
software emulation on a shared machine, so figures in milliseconds say little about a real Pi, and
orders of presses say a lot. Two of eight seats press; every judge gets the same pairs on lines of
his own, in turn, while all of them listen.

- The truth of a press is the write that closes its contact, bracketed by two readings of the same
  clock. The second press begins after the first has ended: the order of every pair is beyond doubt.
- Pairs are sorted by the gap that is certain, from the end of the one write to the beginning of the
  other, to the nearest row. An emulated machine makes some gaps wider than planned, and some writes
  longer, so rows differ in size.
- *Idle* and *busy* are of the virtual Pi. Its host was shared with other work in both, which is
  the likely reason why presses go missing even at rest; each has not been traced.
- The number of pairs is in the table. A few hundred show a direction; for 20,000 in all, take
  `--pairs 2500` and an hour, or add up several runs (`--keep`, then `--of`). False starts against a
  spoken PLAY are not measured here; [the outputs' own error](virtual-pi.md) is.
- *Dead heat* is our judge's own word: the two intervals of time overlap, and the dealer decides.
  The others know no such thing. *Missed*: a press did not reach its judge, or not in time to
  be told from the next one.

"""


def write_report(found: dict[str, Any], folder: Path) -> None:
    """Write the page and its picture."""
    (folder / "fairness.md").write_text("\n".join(page(found)) + "\n", encoding="utf-8")
    (folder / "fairness.svg").write_text(plot(found), encoding="utf-8")


def page(found: dict[str, Any]) -> Iterator[str]:
    """The whole page, line by line."""
    yield _INTRO.rstrip()
    yield ""
    yield "![Share of wrong orders by gap](fairness.svg)"
    yield ""
    yield "## In short"
    yield from _summary(found)
    for load, title in _measured(found).items():
        yield from _tables(f"Buttons. {title}", found[load])
        if f"{load}-pads" in found:
            yield from _tables(f"Hands on pads. {title}", found[f"{load}-pads"])


def _measured(found: dict[str, Any]) -> dict[str, str]:
    return {load: title for load, title in LOADS.items() if load in found}


def _summary(found: dict[str, Any]) -> Iterator[str]:
    heads = "load", "judge", "pairs", "right", "wrong", "dead heat", "missed", "stamps out of doubt"
    yield f"| {' | '.join(heads)} |"
    yield "|" + " --- |" * len(heads)
    for load, judges in found.items():
        for judge, result in judges.items():
            total = _total(result)
            pairs = sum(total.values())
            stamps = f"{result['untrue']} of {result['stamps']}" if result["stamps"] else "has none"
            counts = " | ".join(str(total[key]) for key in ("right", "wrong", "heat", "missed"))
            yield f"| {load} | {NAMES[judge]} | {pairs} | {counts} | {stamps} |"
    yield ""
    needless = sum(r["needless"] for judges in found.values() for r in judges.values())
    yield f"Dead heats of ours at gaps that its stated doubt cannot explain: {needless}."
    yield ""


def _total(result: dict[str, Any]) -> dict[str, int]:
    rows = result["rows"].values()
    return {key: sum(row[key] for row in rows) for key in ("right", "wrong", "heat", "missed")}


def _tables(title: str, judges: dict[str, Any]) -> Iterator[str]:
    yield f"## {title}"
    yield "Right / wrong / dead heat / missed."
    yield ""
    yield "| gap | " + " | ".join(NAMES[judge] for judge in judges) + " |"
    yield "| --- |" + " --- |" * len(judges)
    gaps = sorted({int(gap) for result in judges.values() for gap in result["rows"]})
    for gap in gaps:
        cells = (_cell(result["rows"].get(str(gap))) for result in judges.values())
        yield f"| {gap / 1000:g} ms | " + " | ".join(cells) + " |"
    yield ""


def _cell(row: dict[str, int] | None) -> str:
    if row is None:
        return ""
    return " / ".join(str(row[key]) for key in ("right", "wrong", "heat", "missed"))


WIDTH, HEIGHT, LEFT, TOP, SPAN = 760, 330, 60, 40, 290
TALL: Final = 220


def plot(found: dict[str, Any]) -> str:
    """Wrong orders in percent over the gap, one panel a load."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>'
    ]
    for n, (load, title) in enumerate(_measured(found).items()):
        parts += _panel(LEFT + n * (SPAN + 70), title, found[load])
    for n, (judge, colour) in enumerate(COLOURS.items()):
        x = LEFT + (0, 110, 300, 500)[n]
        parts.append(f'<rect x="{x}" y="{HEIGHT - 20}" width="12" height="12" fill="{colour}"/>')
        name = NAMES[judge].replace("`", "").replace(", arrival order", "")
        parts.append(f'<text x="{x + 17}" y="{HEIGHT - 10}">{name}</text>')
    return "".join([*parts, "</svg>\n"])


def _panel(left: int, title: str, judges: dict[str, Any]) -> Iterator[str]:
    yield f'<text x="{left}" y="{TOP - 16}" font-weight="bold">{title.split(":")[0]}</text>'
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent)
        yield f'<path d="M{left} {y}h{SPAN}" stroke="#ddd"/>'
        yield f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{percent} %</text>'
    for gap in (50, 200, 1_000, 5_000, 20_000):
        yield _centred(_x(left, gap), TOP + TALL + 18, f"{gap / 1000:g}")
    yield _centred(left + SPAN // 2, TOP + TALL + 36, "gap in ms: wrong orders")
    for judge, colour in COLOURS.items():
        points = [*_points(left, judges[judge])]
        line = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
        yield f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>'
        for x, y in points:
            yield f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3" fill="{colour}"/>'


def _centred(x: float, y: float, words: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="middle">{words}</text>'


def _points(left: int, result: dict[str, Any]) -> Iterator[tuple[float, float]]:
    for gap, row in result["rows"].items():
        judged = sum(row.values()) - row["missed"]
        if judged and int(gap) <= 20_000:
            yield _x(left, int(gap)), _y(100 * row["wrong"] / judged)


def _x(left: int, gap_us: int) -> float:
    return round(left + SPAN * log10(gap_us / 50) / log10(400), 1)


def _y(percent: float) -> float:
    return round(TOP + TALL * (1 - percent / 100), 1)
