"""Runs every benchmark once and writes docs/benchmarks.md: `.venv/bin/python -m benchmarks.all`.

On a quiet machine it takes the better part of an hour. No number on that page is typed by hand: it
holds what each printed, word for word, the load it ran under included. One that fails is named as
failed; nothing of an earlier run is kept in its place.
"""

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
NAMES = ("judge", "sorry", "peers", "link", "journal", "daemon", "display", "idle", "start_up")
PATIENCE_S = 1_800


def said(name: str) -> str:
    """Run one benchmark by itself and return what it printed, or how it failed."""
    command = [sys.executable, "-m", f"benchmarks.{name}"]
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


def page(found: Sequence[tuple[str, str, str]], where: str) -> str:
    """Return the page, of what each benchmark is about and what it printed."""
    parts = [
        "# Measured side by side",
        f"Made by `python -m benchmarks.all` from one run of all, on {where}. "
        "What each says of itself stands at the top of its file in `benchmarks/`.",
    ]
    for name, what, printed in found:
        parts.append(f"## {name}\n{what}\n\n```\n{printed}\n```")
    return "\n\n".join(parts) + "\n"


def main(argv: list[str] | None = None) -> None:
    """Run all, and write the page."""
    parser = argparse.ArgumentParser(prog="benchmarks.all")
    parser.add_argument("--out", type=Path, default=PAGE)
    parser.add_argument("names", nargs="*", default=NAMES, help="only these")
    args = parser.parse_args(argv)
    found = []
    for name in args.names:
        print(f"{name} ...", file=sys.stderr, flush=True)
        found.append((name, about(name), said(name)))
    args.out.write_text(page(found, machine()))


if __name__ == "__main__":
    main()
