"""The same edges through gpiozero, MPF and this program: `.venv/bin/python -m benchmarks.peers`.

gpiozero is what people take first for buttons on a Pi; the Mission Pinball Framework is the largest
program of this kind: switches in, rules, lights out. Each runs as a program of its own, in turns,
on the presses and releases of the same evening; each lights a lamp when its button goes down.

| | gpiozero | MPF | ours |
| --- | --- | --- | --- |
| an edge comes from | its mock pins | its virtual platform | the simulated table |
| and then | a callback | a handler | durable, judged in the order of time, told |

So this is no race of equals: peers answer whoever comes first to the program, and keep nothing.
What being right costs is what is measured. No kernel and no wire is in any of it (for those see
`benchmarks.fairness`). Seconds are those of the process; press to lamp is by the clock. The extra
`[peers]`; who cannot be installed is named and left out.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from typing import Any

from benchmarks.peers_ours import evidence
from benchmarks.tools.peer_venv import ROOT, python_with, run_with
from benchmarks.tools.turns import Load

EVENTS, PRESSES, IDLE_S, REPEATS = 20_000, 20, 5.0, 3
BUTTONS = ("white", "red", "blue")
INPUTS = (*BUTTONS, "pile", "shield", "rail")
OURS = "ours"
Told = dict[str, Any]


def asked(events: int, presses: int, idle_s: float) -> str:
    """Return what every program is asked: lines are numbers, as on a header."""
    edges = [
        [(edge.seat - 1) * len(INPUTS) + INPUTS.index(edge.input), type(edge).__name__ == "Press"]
        for edge in evidence(events).edges
    ]
    lines = range(max(line for line, _ in edges) + 1)
    lamps = [line for line in lines if line % len(INPUTS) < len(BUTTONS)]
    told = {"events": events, "presses": presses, "idle_s": idle_s}
    return json.dumps({**told, "edges": edges, "lamps": lamps})


def ours(given: str) -> Told:
    """Run this program, as the others are run."""
    command = [sys.executable, "-m", "benchmarks.peers_ours"]
    run = subprocess.run(
        command, cwd=ROOT, input=given, stdout=subprocess.PIPE, text=True, check=True
    )
    return json.loads(run.stdout)  # type: ignore[no-any-return]


def peer(name: str) -> Callable[[str], Told]:
    """Return how a peer is run."""
    program = ROOT / "benchmarks" / "beside" / f"with_{name}.py"

    def run(given: str) -> Told:
        said = run_with(name, program, given=given)
        assert said is not None, "only asked for where it is installed"
        return json.loads(said)  # type: ignore[no-any-return]

    return run


def ways() -> dict[str, Callable[[str], Told]]:
    """Return whoever can be measured here."""
    there = [name for name in ("gpiozero", "mpf") if python_with(name) is not None]
    return {**{name: peer(name) for name in there}, OURS: ours}


MEASURES: dict[str, tuple[str, Callable[[Told], float], bool]] = {
    "edges a second": ("{:,.0f}", lambda t: t["heard"] / t["edges_s"], True),
    "  and nothing kept": ("{:,.0f}", lambda t: t["heard"] / t.get("unkept_s", t["edges_s"]), True),
    "press to lamp, median, ms": ("{:.3f}", lambda t: median(t["lamp_us"]) / 1000, False),
    "press to lamp, worst, ms": ("{:.3f}", lambda t: max(t["lamp_us"]) / 1000, False),
    "start, s": ("{:.2f}", lambda t: t["start_s"], False),
    "memory, MiB": ("{:.0f}", lambda t: t["kib"] / 1024, False),
    "idle, % of a core": ("{:.2f}", lambda t: t["idle"] * 100, False),
}
"""How each is shown, what it is of one run, and whether more is better."""


def best(found: list[Told], of: Callable[[Told], float], more: bool) -> float:
    """Return the best of all turns."""
    values = [of(told) for told in found]
    return max(values) if more else min(values)


def main(argv: list[str] | None = None) -> None:
    """Measure in turns and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.peers")
    parser.add_argument("--events", type=int, default=EVENTS)
    parser.add_argument("--presses", type=int, default=PRESSES)
    parser.add_argument("--idle", type=float, default=IDLE_S, help="seconds to do nothing")
    parser.add_argument("--repeats", type=int, default=REPEATS)
    args = parser.parse_args(argv)
    load, given, who = Load(), asked(args.events, args.presses, args.idle), ways()
    found: dict[str, list[Told]] = {name: [] for name in who}
    for _ in range(args.repeats):
        for name, run in who.items():
            found[name].append(run(given))
    print(f"{found[OURS][0]['heard']:,} edges{'':22}" + "".join(f"{name:>12}" for name in who))
    for what, (shown, of, more) in MEASURES.items():
        cells = [shown.format(best(found[name], of, more)) for name in who]
        print(f"{what:34}" + "".join(f"{cell:>12}" for cell in cells))
    print(load.said(args.repeats))
    for name in who:
        if name != OURS:
            print_ratios(name, found)


def print_ratios(name: str, found: dict[str, list[Told]]) -> None:
    """Print how we compare with a peer."""
    _, edges, more = MEASURES["edges a second"]
    _, lamp, _ = MEASURES["press to lamp, median, ms"]
    slower = best(found[OURS], lamp, False) / best(found[name], lamp, False)
    ratio = best(found[OURS], edges, more) / best(found[name], edges, more)
    print(f"{name}: our lamp takes {slower:,.0f} times as long")
    print(f"ratio {ratio:.3f} (edges a second, ours to {name})")


if __name__ == "__main__":
    main()
