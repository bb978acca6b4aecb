"""Which mistakes would no test notice? `scripts/mutate` runs this; see docs/testing.md.

Everything happens in a copy of the project, which goes away afterwards: a run that is interrupted
leaves nothing broken behind.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts.mutating.parts import PARTS
from scripts.mutating.play import Order
from scripts.mutating.tally import Tally

ROOT = Path(__file__).parents[2]
_KEPT = ROOT / ".cache" / "mutate"
_LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".cache", "*_cache", "__pycache__")


def carry_out(order: Order, folder: Path) -> Tally:
    """Try the mutants of one part in a process of its own, and return how it did."""
    environment = {
        **os.environ,
        "HYPOTHESIS_PROFILE": "fast",
        "PYTEST_DEBUG_TEMPROOT": str(folder.parent),
        "TMPDIR": str(folder.parent),
    }
    command = [sys.executable, "-m", "scripts.mutating.play", order.line()]
    with (folder.parent / "pytest.log").open("w+") as log:
        done = subprocess.run(
            command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stderr=log, check=False
        )
        if done.returncode:
            log.seek(0)
            sys.exit(f"mutate: the tests of {order.part} could not be run\n{log.read()[-4000:]}")
    return Tally.read(Path(order.tally).read_text())


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("mutate", description=__doc__)
    cores = os.cpu_count() or 1
    parser.add_argument("--minutes", type=float, default=10, help="how long to try mutants")
    parser.add_argument("--sample", type=int, default=0, help="how many of each part at most")
    parser.add_argument("--skip", type=int, default=0, help="leave so many of the draw out first")
    parser.add_argument(
        "--part", choices=PARTS, action="append", help="only this (may be repeated)"
    )
    parser.add_argument("--seed", type=int, default=1904, help="which are tried first")
    parser.add_argument("--jobs", type=int, default=cores, help="how many at the same time")
    parser.add_argument("--tell", action="store_true", help="also tell who noticed the others")
    return parser.parse_args()


def main() -> None:
    """Take the arguments, run one part after another, and report."""
    asked = _arguments()
    parts = asked.part or [*PARTS]
    tallies = {}
    with TemporaryDirectory(prefix="mutate-") as name:
        folder = Path(name).resolve() / "project"
        shutil.copytree(ROOT, folder, ignore=_LEFT_OUT, symlinks=True)
        for part in parts:
            minutes, tally = asked.minutes / len(parts), str(folder.parent / "tally.json")
            few = (asked.sample, asked.skip, asked.seed, asked.jobs)
            order = Order(part, minutes, *few, asked.tell, tally, str(_KEPT))
            tallies[part] = carry_out(order, folder)
            print(tallies[part].line(part), flush=True)
    if len(parts) > 1:
        print(Tally.together(tallies.values()).line("all"))


if __name__ == "__main__":
    main()
