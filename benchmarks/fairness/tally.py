"""Kept blocks of the fairness benchmark, added up; and whatever in them needs a look. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from benchmarks.fairness.score import Judged, Press, Start, judged, merged, score
from benchmarks.fairness.starts import asked_of, score_starts, table, words_of
from companion.core.live.session import LATE

OURS: Final = ("ours-gpiod", "ours-lgpio", "ours-pads", "ours-calling-pads")
AROUND_US: Final = 150_000
"""How much of what a judge has heard is shown around an odd pair."""

Block = Mapping[str, Any]


def tally(blocks: Iterable[Block]) -> dict[str, Any]:
    """Every block scored: by kind, by load, by judge."""
    scored = {"pairs": _pairs, "pads": _pairs, "words": _starts}
    return merged([{b["kind"]: {b["load"]: scored[b["kind"]](b)}} for b in blocks])


def _pairs(block: Block) -> dict[str, Any]:
    """Score pairs; of hands on pads, count those of which the chips told too late, too."""
    found = {judge: score(_made(block, judge), _heard(block, judge)) for judge in block["made"]}
    for judge, counted in found.items():
        counted["refused"] = refused(block["told"][judge]["faults"])
        counted["late"] = block.get("late", 0)
    return found


def refused(faults: Iterable[Sequence[Any]]) -> int:
    """Count what came after a mark had passed it."""
    return sum(reason == LATE for _, _, reason, _ in faults)


def _made(block: Block, judge: str) -> list[Press]:
    return [Press(*made) for made in block["made"][judge]]


def _heard(block: Block, judge: str) -> list[list[Any]]:
    heard: list[list[Any]] = block["told"][judge]["heard"]
    return heard


def _starts(block: Block) -> dict[str, Any]:
    header = table()
    said, recorded = block["said"], block["record"]
    ours = words_of(said["say-ours"], recorded["say-ours"]["onsets"])
    plain = asked_of(said["say-plain"], recorded["say-plain"]["onsets"])
    found = {}
    for judge, made in block["made"].items():
        starts, heard = [Start(*m) for m in made], _heard(block, judge)
        if judge in OURS:
            found[judge] = score_starts(header, ours, starts, heard)
        else:
            found[judge] = score_starts(None, plain, starts, heard)
    return found


def offences(blocks: Iterable[tuple[str, Block]]) -> Iterator[str]:
    """Every pair of ours that was wrong, missed or out of its doubt, with what there is to see."""
    for name, block in blocks:
        if block["kind"] == "words":
            continue
        for judge in (judge for judge in block["made"] if judge in OURS):
            for n, case in enumerate(judged(_made(block, judge), _heard(block, judge))):
                if case.untrue or case.verdict in ("wrong", "missed"):
                    yield _line(f"{name} {judge} pair {n}", case, block["told"][judge])


def _line(where: str, case: Judged, told: Mapping[str, Any]) -> str:
    pair, what = case.pair, f"{case.verdict}{', untrue' * bool(case.untrue)}"
    since, until = pair.first_after - AROUND_US, pair.second_before + AROUND_US
    seats = (pair.first, pair.second)
    near = [h for h in told["heard"] if h[0] in seats and since <= h[1] <= until]
    faults = [f for f in told["faults"] if f[0] in seats and since <= f[1] <= until]
    matched = [hearing and [*hearing[1:]] for hearing in (case.one, case.other)]
    return f"{where}: {what}; {tuple(pair)}; {matched} of {near}; announced {faults}"
