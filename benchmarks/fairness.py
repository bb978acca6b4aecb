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
from benchmarks.fairness_score import Press, score
from tests.rigs.fingers import Fingers, Touching, now_us, pad

ROOT: Final = Path(__file__).parents[1]
GAPS_US: Final = (50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000)
PAD_GAPS_US: Final = (1_000, 2_000, 5_000, 10_000, 20_000, 30_000)
BETWEEN_US: Final = 1_500
"""From one judge's pair to the next one's."""
HOLD_US: Final = 13_000
REST_US: Final = 16_000
BATCH: Final = 40
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


class Plan:
    """The moves of one batch: a pair for every judge in turn, then everybody lets go."""

    def __init__(self, judges: tuple[str, ...], start_us: int) -> None:
        self.judges, self.at_us = judges, start_us
        self.moves: list[Touching] = []
        self.presses: list[tuple[str, Pair, int]] = []

    def add(self, pair: Pair, turn: int) -> None:
        """Let this pair press on each judge's lines, the first judge another one every time."""
        order = self.judges[turn % len(self.judges) :] + self.judges[: turn % len(self.judges)]
        for judge in order:
            self.presses.append((judge, pair, len(self.moves)))
            self._move(judge, pair.first, True, self.at_us)
            self._move(judge, pair.second, True, self.at_us + pair.gap_us)
            self.at_us += pair.gap_us + BETWEEN_US
        self.at_us += HOLD_US
        for judge in order:
            self._move(judge, pair.first, False, self.at_us)
            self._move(judge, pair.second, False, self.at_us)
        self.at_us += REST_US

    def _move(self, judge: str, seat: int, on: bool, at_us: int) -> None:
        if judge in LINES:
            self.moves.append(Touching(at_us, "line", LINES[judge][seat - 1], on))
        else:
            self.moves.append(Touching(at_us, "pad", pad(ADDRESS, seat - 1), on))


def play(fingers: Fingers, judges: tuple[str, ...], pairs: list[Pair]) -> dict[str, list[Press]]:
    """Carry out all pairs; give each judge's, with the truth."""
    made: dict[str, list[Press]] = {judge: [] for judge in judges}
    for begin in range(0, len(pairs), BATCH):
        plan = Plan(judges, now_us() + 100_000)
        for turn, pair in enumerate(pairs[begin : begin + BATCH]):
            plan.add(pair, turn)
        fingers.plan(plan.moves)
        spans = fingers.done()
        for judge, pair, n in plan.presses:
            made[judge].append(Press(pair.first, pair.second, *spans[n], *spans[n + 1]))
    return made


def run_inside(count: int, pads: int) -> dict[str, Any]:
    """Every load in turn, in one boot."""
    found: dict[str, Any] = {}
    for load, burdens in LOADS.items():
        judges = tuple(judge for judge in LINES)
        found[load] = _session(judges, burdens, pairs_of(count, GAPS_US, 1))
        print(f"{load}: {count} pairs for each of {len(judges)} judges", flush=True)
        if pads:
            # One chip for both: a pair is made once, and both judge it.
            touched = _session(PADS, burdens, pairs_of(pads, PAD_GAPS_US, 2), shared=True)
            found[f"{load}-pads"] = touched
            print(f"{load}: {pads} pairs of hands on pads", flush=True)
    return found


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
    args = parser.parse_args(argv)
    if os.environ.get("VPI"):
        found = run_inside(args.pairs, args.pads)
        Path(os.environ["VPI_OUT"], "fairness.json").write_text(json.dumps(found))
        return
    found = run_outside(args.pairs, args.pads)
    if args.keep:
        args.keep.write_text(json.dumps(found))
    write_report(found, ROOT / "docs")


if __name__ == "__main__":
    main()
