"""Who was first? Our judges beside what people use today, on a real kernel, in one run.

    .venv/bin/python -m benchmarks.fairness --pairs 2000        boots the virtual Pi (scripts/vpi)

Two seats press, one after the other, at gaps from 0.05 to 20 ms; every judge gets the same pairs on
lines of his own, in turn, while all of them listen: idle, then with busy processors and a drawing
display. The truth of a press is the write that closes its contact, between two readings of the
clock; the second press begins after the first has ended, so the order of a pair is beyond doubt.
Writes docs/fairness.md and docs/fairness.svg.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from benchmarks.fairness_judges import ADDRESS, LINES, PADS, SEATS
from benchmarks.fairness_report import write_report
from benchmarks.fairness_score import Press, merged, score
from tests.rigs.fingers import Done, Fingers, Touching, now_us, pad

ROOT: Final = Path(__file__).parents[1]
GAPS_US: Final = (50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000)
PAD_GAPS_US: Final = (1_000, 2_000, 5_000, 10_000, 20_000, 30_000)
BETWEEN_US: Final = 1_500
"""From one judge's pair to the next one's."""
LEAD_US: Final = 4_000
HOLD_S: Final = 0.013
REST_S: Final = 0.016
"""Longer than a contact's hold-off: every press is a press of its own."""
LOADS: Final = {"idle": (), "busy": ("burn", "draw")}
TIMEOUT_S: Final = 3_000


class Pair(NamedTuple):
    """Who presses first, who second, and how much later."""

    first: int
    second: int
    gap_us: int


def pairs_of(count: int, gaps: tuple[int, ...], seed: int) -> list[Pair]:
    """Every gap as often as any other, in an order that nobody can foresee."""
    random = Random(seed)
    seats = (random.sample(SEATS, 2) for _ in range(count))
    found = [Pair(one, other, gaps[n % len(gaps)]) for n, (one, other) in enumerate(seats)]
    random.shuffle(found)
    return found


def in_turn(judges: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """Let another judge be the first every time."""
    at = turn % len(judges)
    return judges[at:] + judges[:at]


def presses(judges: tuple[str, ...], pair: Pair, start_us: int) -> list[Touching]:
    """The same pair for every judge, one after the other, each on lines of his own."""
    moves, at_us = [], start_us
    for judge in judges:
        moves.append(_move(judge, pair.first, True, at_us))
        moves.append(_move(judge, pair.second, True, at_us + pair.gap_us))
        at_us += pair.gap_us + BETWEEN_US
    return moves


def _move(judge: str, seat: int, on: bool, at_us: int) -> Touching:
    if judge in LINES:
        return Touching(at_us, "line", LINES[judge][seat - 1], on)
    return Touching(at_us, "pad", pad(ADDRESS, seat - 1), on)


def play(fingers: Fingers, judges: tuple[str, ...], pairs: list[Pair]) -> dict[str, list[Press]]:
    """Carry out all pairs; give each judge's, with the truth."""
    made: dict[str, list[Press]] = {judge: [] for judge in judges}
    for turn, pair in enumerate(pairs):
        order = in_turn(judges, turn)
        closing = presses(order, pair, now_us() + LEAD_US)
        spans = _done(fingers, closing, HOLD_S)
        _done(fingers, [move._replace(at_us=0, on=False) for move in closing], REST_S)
        for n, judge in enumerate(order):
            first, second = spans[2 * n : 2 * n + 2]
            made[judge].append(Press(pair.first, pair.second, *first, *second))
    return made


def _done(fingers: Fingers, moves: list[Touching], then_s: float) -> list[Done]:
    fingers.plan(moves)
    spans = fingers.done()
    time.sleep(then_s)
    return spans


def run_inside(count: int, pads: int) -> None:
    """Every load in turn, in one boot."""
    found: dict[str, Any] = {}
    for load, burdens in LOADS.items():
        judges = tuple(judge for judge in LINES)
        found[load] = _session(judges, burdens, pairs_of(count, GAPS_US, 1))
        _keep(found)
        print(f"{load}: {count} pairs for each of {len(judges)} judges", flush=True)
        if pads:
            # One chip for both: a pair is made once, and both judge it.
            touched = _session(PADS, burdens, pairs_of(pads, PAD_GAPS_US, 2), shared=True)
            found[f"{load}-pads"] = touched
            _keep(found)
            print(f"{load}: {pads} pairs of hands on pads", flush=True)


def _keep(found: dict[str, Any]) -> None:
    """Leave what there is so far where the other side finds it."""
    Path(os.environ["VPI_OUT"], "fairness.json").write_text(json.dumps(found))


def _session(
    judges: tuple[str, ...], burdens: tuple[str, ...], pairs: list[Pair], shared: bool = False
) -> dict[str, Any]:
    with Fingers() as fingers:
        listening = {judge: _start(judge) for judge in judges}
        for process in listening.values():
            _await_ready(process)
        others = [_start(burden) for burden in burdens]
        for process in others:
            _await_ready(process)
        time.sleep(1)
        made = play(fingers, judges[:1] if shared else judges, pairs)
        time.sleep(1)
        for process in others:
            _stop(process)
        heard = {judge: json.loads(_stop(process)) for judge, process in listening.items()}
    return {judge: score(made[judges[0] if shared else judge], heard[judge]) for judge in judges}


def _start(name: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "benchmarks.fairness_judges", name],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def _await_ready(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line == "ready\n", f"{process.args!r} could not start"


def _stop(process: subprocess.Popen[str]) -> str:
    out, _ = process.communicate()
    return out


def run_outside(count: int, pads: int) -> dict[str, Any]:
    """Boot the virtual Pi and run everything there."""
    with tempfile.TemporaryDirectory() as out:
        command = [
            str(ROOT / "scripts/vpi"),
            "run",
            "--timeout",
            str(TIMEOUT_S),
            "--",
            "python",
            "-m",
        ]
        command += ["benchmarks.fairness", "--pairs", str(count), "--pads", str(pads)]
        subprocess.run(command, env={**os.environ, "VPI_OUT": out}, check=True)
        found: dict[str, Any] = json.loads(Path(out, "fairness.json").read_text())
    return found


def main(argv: list[str] | None = None) -> None:
    """Measure and write the report; inside the virtual Pi, only measure."""
    parser = argparse.ArgumentParser(prog="benchmarks.fairness")
    parser.add_argument("--pairs", type=int, default=900, help="for each judge and load")
    parser.add_argument("--pads", type=int, default=180, help="pairs of hands, for each load")
    parser.add_argument("--keep", type=Path, help="also keep the figures in this file")
    parser.add_argument("--of", type=Path, nargs="+", help="report on kept figures of these runs")
    args = parser.parse_args(argv)
    if args.of:
        found = merged([json.loads(path.read_text()) for path in args.of])
        write_report(found, ROOT / "docs")
        return
    if os.environ.get("VPI"):
        run_inside(args.pairs, args.pads)
        return
    found = run_outside(args.pairs, args.pads)
    if args.keep:
        args.keep.write_text(json.dumps(found))
    write_report(found, ROOT / "docs")


if __name__ == "__main__":
    main()
