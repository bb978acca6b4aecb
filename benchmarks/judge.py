"""How fast, and in how much memory, an evening is judged: `.venv/bin/python -m benchmarks.judge`.

Prints events a second, the ratio of judging to what `json.loads` alone takes on the same lines in
the same run, and the peak memory of `companion judge` on a short and a long evening.
"""

import io
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.evening import Evening
from companion.app.cli.judging import Judgement

EVENTS = 200_000
SHORT = 20_000
REPEATS = 3

_PEAK = """
import resource, subprocess, sys
subprocess.run([sys.executable, "-m", "companion", "judge", sys.argv[1]],
               stdout=subprocess.DEVNULL, check=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def timed(work: Callable[[], object]) -> float:
    """Measure one run in seconds of this process's own time."""
    start = time.process_time()
    work()
    return time.process_time() - start


def judge_all(evening: bytes) -> None:
    """Judge as the command does, verdict lines and all."""
    Judgement(io.BytesIO(evening), io.StringIO()).run("evening")


def loads_all(lines: list[bytes]) -> None:
    """Do what nobody who reads JSON Lines can do without."""
    for line in lines:
        json.loads(line)


def peak_kib(path: Path) -> int:
    """Run the command by itself and ask the kernel how much memory it took at most."""
    run = subprocess.run(
        [sys.executable, "-c", _PEAK, str(path)], capture_output=True, text=True, check=True
    )
    return int(run.stdout)


def main() -> None:
    """Measure and print."""
    lines = list(Evening().lines(EVENTS))
    whole = b"".join(lines)
    judging, loading = [], []
    for _ in range(REPEATS):
        loading.append(timed(lambda: loads_all(lines)))
        judging.append(timed(lambda: judge_all(whole)))
    judged, loaded = min(judging), min(loading)
    with tempfile.TemporaryDirectory() as folder:
        short, long = Path(folder) / "short.jsonl", Path(folder) / "long.jsonl"
        short.write_bytes(b"".join(lines[: SHORT + 1]))
        long.write_bytes(whole)
        small, large = peak_kib(short), peak_kib(long)
    print(f"events judged           {EVENTS:>10,}")
    print(f"events a second         {EVENTS / judged:>10,.0f}")
    print(f"judging                 {judged:>10.2f} s (best of {REPEATS})")
    print(f"json.loads alone        {loaded:>10.2f} s")
    print(f"ratio                   {judged / loaded:>10.1f}   (goal: 10 or less)")
    print(f"peak memory, {SHORT:>7,}    {small / 1024:>10.1f} MiB")
    print(f"peak memory, {EVENTS:>7,}    {large / 1024:>10.1f} MiB   (goal: flat)")


if __name__ == "__main__":
    main()
