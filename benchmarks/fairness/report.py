"""The fairness benchmark as a page. Pure but for the two files at its end.

Everything on the page is made here from what was counted: no number is typed by hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from benchmarks.fairness.plot import plot, wrong
from benchmarks.fairness.words import EMULATED, HOW, INTRO, OWN_EMULATED, OWN_INTRO, STARTS

NAMES: Final = {
    "ours-gpiod": "ours, gpiod",
    "ours-lgpio": "ours, gpiozero on lgpio",
    "gpiozero": "gpiozero `when_pressed`",
    "polling": "polling every 1 ms",
    "ours-pads": "ours, MPR121",
    "ours-calling-pads": "ours, MPR121 with its line",
    "polling-pads": "polling the chip every 1 ms",
}
OURS: Final = ("ours-gpiod", "ours-lgpio")
OTHERS: Final = ("gpiozero", "polling")
LOADS: Final = ("idle", "busy")
PAIR_KINDS: Final = ("right", "wrong", "heat", "missed")
START_KINDS: Final = ("right", "too close", "accused", "let go", "missed")
HEADS: Final = {
    "heat": "dead heat",
    "accused": "accused though not early",
    "let go": "let go though early",
}
PROMISES: Final = (
    *("judge", "load", "mean doubt", "stamps"),
    *("outside their doubt", "after their mark", "needless heats"),
)
KEPT: Final = ("stamps", "untrue", "refused", "needless")

Judges = Mapping[str, Any]
Found = Mapping[str, Mapping[str, Judges]]


def write_report(found: Found, folder: Path, own_time: bool = False) -> None:
    """Write the page and its picture; what was measured in own time has a page of its own."""
    name = "fairness-own-time" if own_time else "fairness"
    folder.mkdir(parents=True, exist_ok=True)
    lines = page(found, f"{name}.svg", own_time)
    (folder / f"{name}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (folder / f"{name}.svg").write_text(plot(found), encoding="utf-8")


def page(found: Found, picture: str, own_time: bool) -> Iterator[str]:
    """The whole page, line by line."""
    yield OWN_INTRO if own_time else INTRO
    yield "## In short\n"
    yield from _short(found)
    yield f"\n![Share of wrong verdicts by gap]({picture})\n"
    yield "## Who was first?\n"
    yield from _totals(found, ("pairs", "pads"), PAIR_KINDS)
    yield from _late_hands(found, own_time)
    yield "\n*Dead heat*: the two instants overlap within their doubt, and the dealer decides; only"
    yield "ours knows it. *Missed*: a press did not reach its judge, or not in time to be told from"
    yield "the next one.\n"
    yield from _promises(found)
    if "words" in found:
        yield "## Who was early?\n"
        yield STARTS
        yield from _totals(found, ("words",), START_KINDS)
        yield ""
        yield from _left_out(found["words"])
    yield HOW
    yield OWN_EMULATED if own_time else EMULATED
    yield "## Gap by gap"
    for load, judges in _by_load(found, "pairs"):
        yield from _table(f"Buttons, {load}", judges, PAIR_KINDS)
    for load, judges in _by_load(found, "pads"):
        yield from _table(f"Hands on pads, {load}", judges, PAIR_KINDS)
    for load, judges in _by_load(found, "words"):
        yield from _table(f"Presses around PLAY, {load}", judges, START_KINDS)


def _by_load(found: Found, kind: str) -> list[tuple[str, Judges]]:
    """Every load under which anything of this kind was judged, idle first."""
    loads = found.get(kind, {})
    tried = [(load, _ordered(loads[load])) for load in LOADS if load in loads]
    return [(load, judges) for load, judges in tried if _judged_any(judges)]


def _judged_any(judges: Judges) -> bool:
    """Tell whether anything is left of what was tried: hands may have come too late for all."""
    return any(result["rows"] for result in judges.values())


def _ordered(judges: Judges) -> Judges:
    return {judge: judges[judge] for judge in NAMES if judge in judges}


def _late_hands(found: Found, own_time: bool) -> Iterator[str]:
    """Say how many hands on pads could not be dated here, and where more are."""
    loads = [list(judges.values()) for judges in found.get("pads", {}).values()]
    late = sum(judges[0]["late"] for judges in loads)
    if not late:
        return
    tried = late + sum(_count(_total(judges[0], PAIR_KINDS)) for judges in loads)
    yield f"\nOf {tried:,} pairs of hands on pads {late:,} are left out: emulation wrote the"
    yield "registers of their chips too late."
    if not own_time:
        yield "[A page whose clock nobody can slow down](fairness-own-time.md) has more of them."


def _short(found: Found) -> Iterator[str]:
    """The answer, in sentences."""
    ours = _sum(found, "pairs", OURS)
    yield f"- **{_count(ours):,} pairs of presses, judged by us: {ours['wrong']:,} wrong.**"
    yield f"  {ours['heat']:,} were declared a dead heat, {ours['missed']:,} missed a press."
    for judge in OTHERS:
        share = _share(_sum(found, "pairs", (judge,)))
        yield f"- {NAMES[judge]}: {share} of the pairs that it heard, judged wrong."
    if "words" not in found:
        return
    ours = _sum(found, "words", OURS)
    yield f"- **{_count(ours):,} presses around a spoken PLAY, judged by us: {ours['accused']:,}"
    yield f"  accused though not early, {ours['let go']:,} let go though early beyond doubt.**"
    yield f"  {ours['too close']:,} were too close, and the player had the benefit."
    for judge in OTHERS:
        share = _share(_sum(found, "words", (judge,)))
        yield f"- {NAMES[judge]}: {share} of the presses that it heard, judged wrong."


def _sum(found: Found, kind: str, wanted: Sequence[str]) -> dict[str, int]:
    """Everything that these judges said, at every load."""
    kinds = START_KINDS if kind == "words" else PAIR_KINDS
    total = dict.fromkeys(kinds, 0)
    for _, judges in _by_load(found, kind):
        for judge in (judge for judge in wanted if judge in judges):
            for name, count in _total(judges[judge], kinds).items():
                total[name] += count
    return total


def _total(result: Mapping[str, Any], kinds: Sequence[str]) -> dict[str, int]:
    rows = result["rows"].values()
    return {kind: sum(row[kind] for row in rows) for kind in kinds}


def _count(total: Mapping[str, int]) -> int:
    return sum(total.values())


def _share(total: Mapping[str, int]) -> str:
    judged = _count(total) - total["missed"]
    return f"{100 * wrong(total) / judged:.1f} %" if judged else "none"


def _totals(found: Found, wanted: Sequence[str], kinds: Sequence[str]) -> Iterator[str]:
    what = "presses" if wanted == ("words",) else "pairs"
    yield from _head(("judge", "load", what, *(HEADS.get(kind, kind) for kind in kinds)))
    for kind in wanted:
        for load, judges in _by_load(found, kind):
            for judge, result in judges.items():
                total = _total(result, kinds)
                counts = (f"{total[name]:,}" for name in kinds)
                yield _row((NAMES[judge], load, f"{_count(total):,}", *counts))


def _promises(found: Found) -> Iterator[str]:
    """Whether our stamps kept their word."""
    yield "What our stamps promise, held against the truth:\n"
    yield from _head(PROMISES)
    for kind in ("pairs", "pads"):
        for load, judges in _by_load(found, kind):
            for judge, result in judges.items():
                if result["stamps"]:
                    doubt = f"{result['doubt_us'] / result['stamps'] / 1000:.2f} ms"
                    counts = (f"{result.get(key, 0):,}" for key in KEPT)
                    yield _row((NAMES[judge], load, doubt, *counts))
    yield "\nA press whose edge was lost is dated by the span in which it must have been; those few"
    yield "weigh on the mean. *After their mark*: its driver had said that it had delivered all"
    yield "that was earlier, so a referee would refuse it; such a press counts as missed. A dead"
    yield "heat is *needless* where the gap is wider than twice what the doubt explains.\n"


def _left_out(loads: Mapping[str, Judges]) -> Iterator[str]:
    """What was not counted, and how our stated onsets did."""
    yield from _head(("judge", "load", "left out: too near", "left out: no recording"))
    for load in (load for load in LOADS if load in loads):
        for judge, result in _ordered(loads[load]).items():
            yield _row((NAMES[judge], load, str(result["inside"]), str(result["unrecorded"])))
    ours = [judges["ours-gpiod"] for judges in loads.values() if "ours-gpiod" in judges]
    words, untrue = (sum(result[key] for result in ours) for key in ("words", "untrue"))
    recorded, span_us = (sum(result[key] for result in ours) for key in ("recorded", "span_us"))
    known = f"{span_us / recorded / 1000:.1f} ms" if recorded else "nothing"
    yield f"\nThe truth of {recorded:,} words of ours was known to {known} on average. Of {words:,}"
    yield f"onsets that were stated for them, {untrue:,} lay outside the doubt stated with them.\n"


def _table(title: str, judges: Judges, kinds: Sequence[str]) -> Iterator[str]:
    yield f"\n### {title}\n"
    yield f"{' / '.join(HEADS.get(kind, kind) for kind in kinds).capitalize()}.\n"
    yield from _head(("gap", *(NAMES[judge] for judge in judges)))
    gaps = sorted({int(gap) for result in judges.values() for gap in result["rows"]})
    for gap in gaps:
        cells = (_cell(result["rows"].get(str(gap)), kinds) for result in judges.values())
        yield _row((f"{gap / 1000:g} ms", *cells))


def _cell(row: Mapping[str, int] | None, kinds: Sequence[str]) -> str:
    return "" if row is None else " / ".join(str(row[kind]) for kind in kinds)


def _head(cells: Sequence[str]) -> Iterator[str]:
    yield _row(cells)
    yield "|" + " --- |" * len(cells)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
