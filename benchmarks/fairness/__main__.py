"""Who was first, and who was early? Our judges beside what people use today, on a real kernel.

    .venv/bin/python -m benchmarks.fairness --keep FOLDER --chunks 5      boots the virtual Pi
    .venv/bin/python -m benchmarks.fairness --of FOLDER                   reports once more

Two seats press, one after the other, at gaps from 0.05 to 20 ms; every judge gets the same pairs on
lines of his own, in turn, while all of them listen: idle, then with busy processors and a drawing
display. Hands do the same on pads. Then PLAY is spoken on a loopback card and recorded on its
other side, and all seats press around it.

Every chunk is a boot of its own, and every block of it is kept as it comes: what is in the folder
adds up, however often a run is cut off and begun again. Writes docs/fairness.md and
docs/fairness.svg (with `--own-time` pages of that name) from all that the folder holds.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from benchmarks.fairness.felt import hands_file, keep
from benchmarks.fairness.plan import PAD_GAPS_US, pairs_of, plan_hands
from benchmarks.fairness.report import write_report
from benchmarks.fairness.tally import offences, tally

ROOT: Final = Path(__file__).parents[2]
TIMEOUT_S: Final = 3_000
NEEDED: Final = ("gpiod", "gpiozero", "lgpio", "smbus2", "sounddevice", "pygame")


def run_outside(folder: Path, args: argparse.Namespace) -> None:
    """Boot the virtual Pi once a chunk; a boot that fails leaves the others alone."""
    for _ in range(args.chunks):
        chunk = max((int(path.name[:3]) for path in blocks_in(folder)), default=0) + 1
        command = [str(ROOT / "scripts/vpi"), "run", "--timeout", str(TIMEOUT_S)]
        command += ["--own-time", "--"] if args.own_time else ["--"]
        command += ["python", "-m", "benchmarks.fairness", "--chunk", str(chunk)]
        for name in ("pairs", "pads", "words"):
            command += [f"--{name}", str(getattr(args, name))]
        keep(plan_hands(pairs_of(args.pads, PAD_GAPS_US, chunk)), hands_file(folder, chunk))
        done = subprocess.run(command, env={**os.environ, "VPI_OUT": str(folder)}, check=False)
        if done.returncode:
            print(f"chunk {chunk} ended with status {done.returncode}; what it wrote is kept")


def blocks_in(folder: Path) -> list[Path]:
    """Every block that was written down whole."""
    return sorted(folder.glob("[0-9]*.json"))


def read(folders: Sequence[Path]) -> Iterator[tuple[str, dict[str, Any]]]:
    """All blocks of these folders, by name."""
    for folder in folders:
        for path in blocks_in(folder):
            yield path.name, json.loads(path.read_text())


def report(folders: Sequence[Path], docs: Path, own_time: bool) -> None:
    """Add everything up, write the page, and print what is not as it should be."""
    for line in offences(read(folders)):
        print(line)
    found = tally(block for _, block in read(folders))
    if not found:
        sys.exit(f"There is no block in {', '.join(map(str, folders))}; make some with --keep.")
    write_report(found, docs, own_time)


def missing() -> list[str]:
    """The libraries that the judges need and this machine has not."""
    return [name for name in NEEDED if find_spec(name) is None]


def main(argv: list[str] | None = None) -> None:
    """Measure and write the report; inside the virtual Pi, only measure."""
    parser = argparse.ArgumentParser(prog="benchmarks.fairness")
    parser.add_argument("--pairs", type=int, default=1000, help="a chunk, for each judge and load")
    parser.add_argument("--pads", type=int, default=60, help="pairs of hands a chunk and load")
    parser.add_argument("--words", type=int, default=30, help="spoken words a chunk and load")
    parser.add_argument("--chunks", type=int, default=1, help="boots, one after the other")
    parser.add_argument("--own-time", action="store_true", help="inside, time counts instructions")
    parser.add_argument("--keep", type=Path, help="keep every block in this folder, and add to it")
    parser.add_argument("--of", type=Path, nargs="+", help="only report on kept folders")
    parser.add_argument("--docs", type=Path, default=ROOT / "docs", help="where the page goes")
    parser.add_argument("--chunk", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    if args.chunk is not None:
        from benchmarks.fairness.inside import run_inside

        run_inside(args.chunk, args.pairs, args.pads, args.words)
        return
    if args.of:
        report(args.of, args.docs, args.own_time)
        return
    if missing():
        sys.exit(
            f"Not installed: {', '.join(missing())}. .venv/bin/pip install {' '.join(missing())}"
        )
    with tempfile.TemporaryDirectory() as scratch:
        folder = args.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        run_outside(folder, args)
        report([folder], args.docs, args.own_time)


if __name__ == "__main__":
    main()
