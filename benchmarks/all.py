"""Runs every benchmark once and writes docs/benchmarks.md: `.venv/bin/python -m benchmarks.all`.

No number on that page is typed by hand: it holds what each printed, word for word, the load it ran
under included, how long it took, and what of that it had of a processor. Together they may take a
quarter of an hour on a quiet machine; the page says what they took. One that fails is named as
failed; nothing of an earlier run is kept in its place.
"""

import argparse
import os
import platform
import resource
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
SHORTER = {
    "judge": ("--events", "100000"),
    "resume": ("0.25",),
    "shelf": ("50",),
}
"""What is asked of a benchmark here that could go on for longer by itself."""
NAMES = (
    "judge", "live", "sorry", "peers", "link", "journal", "daemon", "display", "idle", "start_up",
    "resume", "shelf", "pads",
)  # fmt: skip
PATIENCE_S = 1_800
GOAL_S = 900


class Took(NamedTuple):
    """How long something took, and what it and its children had of a processor."""

    seconds: float
    processor_s: float

    def __str__(self) -> str:
        return f"{self.seconds:.0f} s, {self.processor_s:.0f} s of a processor"


def timed() -> Took:
    """Return what has passed until now, to be taken from what has passed later."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return Took(time.monotonic(), used.ru_utime + used.ru_stime)


def since(began: Took) -> Took:
    """Return what has passed since then."""
    now = timed()
    return Took(now.seconds - began.seconds, now.processor_s - began.processor_s)


def said(name: str) -> str:
    """Run one benchmark by itself and return what it printed, or how it failed."""
    command = [sys.executable, "-m", f"benchmarks.{name}", *SHORTER.get(name, ())]
    try:
        run = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE_S, check=False
        )
    except subprocess.TimeoutExpired:
        return f"failed: not done after {PATIENCE_S} s"
    if run.returncode:
        return f"failed: {(run.stderr.strip().splitlines() or ['without a word'])[-1]}"
    return run.stdout.rstrip()


def about(name: str) -> str:
    """Return the first sentence of what a benchmark says of itself."""
    words = (ROOT / "benchmarks" / f"{name}.py").read_text()
    return words.split('"""')[1].strip().splitlines()[0].split(": `")[0].rstrip(".") + "."


def machine() -> str:
    """Say what it ran on."""
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


class Found(NamedTuple):
    """One benchmark: what it is about, what it printed, how long that took."""

    name: str
    about: str
    printed: str
    took: Took


def page(found: Sequence[Found], where: str, took: Took) -> str:
    """Return the page."""
    parts = [
        "# Measured side by side",
        f"Made by `python -m benchmarks.all` from one run of all, on {where}: {took} "
        f"(goal: at most {GOAL_S} s). "
        "What each says of itself stands at the top of its file in `benchmarks/`.",
    ]
    for one in found:
        told = f"{one.about}\n\n```\n{one.printed}\n```\n\n*{one.took}*"
        parts.append(f"## {one.name}\n{told}")
    return "\n\n".join(parts) + "\n"


def main(argv: list[str] | None = None) -> None:
    """Run all, and write the page."""
    parser = argparse.ArgumentParser(prog="benchmarks.all")
    parser.add_argument("--out", type=Path, default=PAGE)
    parser.add_argument("names", nargs="*", default=NAMES, help="only these")
    args = parser.parse_args(argv)
    found, first = list[Found](), timed()
    for name in args.names:
        print(f"{name} ...", file=sys.stderr, flush=True)
        began = timed()
        found.append(Found(name, about(name), said(name), since(began)))
        print(f"{name}: {found[-1].took}", file=sys.stderr, flush=True)
    args.out.write_text(page(found, machine(), since(first)))


if __name__ == "__main__":
    main()
