"""How fast, and in how much memory, an evening is judged: `.venv/bin/python -m benchmarks.judge`.

The evening is a rough one: lines arrive out of order, some too late, and verdicts are taken back.
Beside it, what nobody who reads JSON Lines can do without: the decoder that the program itself has,
on the same lines. It is told that they are UTF-8, as the program is; `json.loads` on bytes guesses
that for every line, takes more than twice as long, and would flatter. Beside that the same evening
in order, with nothing late and nothing taken back. And the peak memory of `companion judge` on a
short and a long evening.
"""

import argparse
import io
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.tools.evening import Evening
from benchmarks.tools.rough_evening import RoughEvening
from benchmarks.tools.turns import Load, best, cpu_s
from companion.app.cli.judging import Judgement

EVENTS = 200_000
SHORT = 20_000
REPEATS = 3
GOAL = 8

_PEAK = """
import resource, subprocess, sys
subprocess.run([sys.executable, "-m", "companion", "judge", sys.argv[1]],
               stdout=subprocess.DEVNULL, check=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def judge_all(evening: bytes) -> str:
    """Judge as the command does, verdict lines and all."""
    out = io.StringIO()
    Judgement(io.BytesIO(evening), out).run("evening")
    return out.getvalue()


def decode_all(lines: list[bytes]) -> None:
    """Read every line as the program does, and look at none."""
    decode = json.JSONDecoder().raw_decode
    for line in lines:
        decode(line.decode("utf-8"))


def guess_all(lines: list[bytes]) -> None:
    """Read every line, and guess each time how it is encoded."""
    for line in lines:
        json.loads(line)


def peak_kib(path: Path) -> int:
    """Run the command by itself and ask the kernel how much memory it took at most."""
    run = subprocess.run(
        [sys.executable, "-c", _PEAK, str(path)], capture_output=True, text=True, check=True
    )
    return int(run.stdout)


def print_evening(evening: RoughEvening, events: int, verdicts: str) -> None:
    """Print how rough it was."""
    late, overturned = verdicts.count('"late-arrival"'), verdicts.count('"overturned"')
    print(f"events judged           {events:>11,}")
    print(f"overtaken by another    {evening.overtaken:>11,}")
    print(f"too late, refused       {late:>11,}")
    print(f"taken back              {overturned:>11,}   ({evening.taken_back:,} rulings)")


def print_memory(rough: list[bytes], short: int) -> None:
    """Print what a short and a long evening take at most."""
    with tempfile.TemporaryDirectory() as folder:
        for lines in (rough[: short + 1], rough):
            file = Path(folder) / "evening.jsonl"
            file.write_bytes(b"".join(lines))
            peak = peak_kib(file) / 1024
            print(f"peak memory, {len(lines) - 1:>9,} {peak:>12.1f} MiB   (goal: flat)")


def main(argv: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.judge")
    parser.add_argument("--events", type=int, default=EVENTS)
    parser.add_argument("--repeats", type=int, default=REPEATS)
    args = parser.parse_args(argv)
    load, evening = Load(), RoughEvening()
    rough, even = list(evening.lines(args.events)), b"".join(Evening().lines(args.events))
    whole, events = b"".join(rough), len(rough) - 1
    ways = {
        "decoding": lambda: cpu_s(lambda: decode_all(rough)),
        "guessing": lambda: cpu_s(lambda: guess_all(rough)),
        "judging": lambda: cpu_s(lambda: judge_all(whole)),
        "in order": lambda: cpu_s(lambda: judge_all(even)),
    }
    took = best(ways, args.repeats)
    print_evening(evening, events, judge_all(whole))
    print(f"events a second         {events / took['judging']:>11,.0f}")
    print(f"  the same in order     {args.events / took['in order']:>11,.0f}")
    print(f"judging                 {took['judging']:>11.2f} s of this process")
    print(f"the decoder alone       {took['decoding']:>11.2f} s")
    print(f"json.loads, guessing    {took['guessing']:>11.2f} s")
    print_memory(rough, min(SHORT, args.events // 4))
    print(load.said(args.repeats))
    print(f"ratio {took['judging'] / took['decoding']:.1f} (judging to decoding; goal: {GOAL})")


if __name__ == "__main__":
    main()
