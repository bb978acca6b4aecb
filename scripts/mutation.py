"""Which mistakes would no test notice? `scripts/mutate` runs this; see docs/testing.md.

Everything happens in a copy of the project, which goes away afterwards: a run that is interrupted
leaves nothing broken behind.
"""

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts.mutants import Edit, edits

ROOT = Path(__file__).parents[1]
_LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".cache", "*_cache", "__pycache__")
_PATIENCE = 3.0
"""A mutant that takes so many times as long as the tests do has been noticed: it hangs."""


@dataclass(frozen=True)
class Part:
    """Modules that decide something, and the tests that are to notice; the quickest come first."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


PARTS = {
    "journal": Part(
        ("companion/keep/journal/*.py",),
        (
            *(f"tests/keep/journal/test_{name}.py" for name in ("frames", "shift", "forgetful")),
            *(f"tests/keep/journal/test_{name}.py" for name in ("health", "recovery", "trouble")),
            "tests/keep/journal",
            "tests/app/test_journal_commands.py",
        ),
    ),
    "pairing": Part(
        ("companion/outputs/console/pairing.py", "companion/outputs/console/keys.py"),
        ("tests/outputs/console/test_pairing.py", "tests/outputs/console/test_room.py"),
    ),
    "referee": Part(
        ("companion/core/referee/*.py",),
        ("tests/core/referee", "tests/games/sherlock_holmes", "tests/games"),
    ),
    "rules": Part(("companion/games/*/rules/*.py",), ("tests/games",)),
    "edges": Part(
        ("hw/edges.py", "hw/contact.py"), ("tests/hw/test_edges.py", "tests/hw/contract")
    ),
}
ALSO_SLOW = {"tests/keep/journal/test_forgetful.py"}
"""Slow by the clock of the suite, and the reason why half of the rest is noticed."""


@dataclass(frozen=True)
class Mutant:
    """One module, broken in one way."""

    part: str
    module: Path
    edit: Edit

    def __str__(self) -> str:
        return f"{self.module}:{self.edit.line}: {self.edit.what}"


@dataclass
class Tally:
    """How a part has done so far."""

    possible: int = 0
    tried: int = 0
    survivors: list[Mutant] = field(default_factory=list)

    @property
    def noticed(self) -> int:
        """How many of those that were tried some test noticed."""
        return self.tried - len(self.survivors)

    def line(self, name: str) -> str:
        """Say it in one line."""
        share = f"{100 * self.noticed / self.tried:.0f} %" if self.tried else "not tried"
        tried = f"{self.noticed:>4} of {self.tried:>4} noticed  {share:>9}"
        return f"{name:<8} {tried}  ({self.possible} possible)"


def mutants(part: str) -> Iterator[Mutant]:
    """Yield every way to break a part."""
    for module in sorted(path for glob in PARTS[part].modules for path in ROOT.glob(glob)):
        for edit in edits(module.read_bytes()):
            yield Mutant(part, module.relative_to(ROOT), edit)


class Bench:
    """A copy of the project in which modules are broken and mended again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seconds: dict[str, float] = {}
        shutil.copytree(ROOT, folder, ignore=_LEFT_OUT, symlinks=True)

    def prepare(self, part: str) -> None:
        """See that the tests of a part pass, and how long they take."""
        began = time.monotonic()
        if self._fails(part, 1200):
            sys.exit(f"mutate: the tests of {part} fail without any mutation; mend them first")
        self._seconds[part] = time.monotonic() - began

    def notices(self, mutant: Mutant) -> bool:
        """Tell whether some test fails, or never ends, with this mutant."""
        module = self._folder / mutant.module
        source = module.read_bytes()
        module.write_bytes(mutant.edit.applied(source))
        try:
            return self._fails(mutant.part, _PATIENCE * self._seconds[mutant.part] + 10)
        finally:
            module.write_bytes(source)

    def _fails(self, part: str, seconds: float) -> bool:
        tests = PARTS[part].tests
        slow = [test for test in tests if test in ALSO_SLOW]
        runs = [["-m", "not slow", *tests], *([["-m", "slow", *slow]] if slow else [])]
        return any(self._run(run, seconds) for run in runs)

    def _run(self, what: Sequence[str], seconds: float) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider"]
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "HYPOTHESIS_PROFILE": "fast"}
        running = subprocess.Popen(
            [*command, *what],
            cwd=self._folder,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return running.wait(seconds) != 0
        except subprocess.TimeoutExpired:
            return True
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)
                running.wait()


def run(parts: Sequence[str], minutes: float, seed: int) -> dict[str, Tally]:
    """Try mutants in a drawn order, the parts in turn, until the time is over."""
    tallies = {part: Tally() for part in parts}
    chance = random.Random(seed)
    waiting: dict[str, list[Mutant]] = {}
    for part in parts:
        waiting[part] = [*mutants(part)]
        tallies[part].possible = len(waiting[part])
        chance.shuffle(waiting[part])
    with TemporaryDirectory(prefix="mutate-") as folder:
        bench = Bench(Path(folder) / "project")
        for part in parts:
            bench.prepare(part)
        ends = time.monotonic() + 60 * minutes
        while time.monotonic() < ends and any(waiting.values()):
            for part in [part for part in parts if waiting[part]]:
                _try(bench, waiting[part].pop(), tallies[part])
    return tallies


def _try(bench: Bench, mutant: Mutant, tally: Tally) -> None:
    tally.tried += 1
    if not bench.notices(mutant):
        tally.survivors.append(mutant)
        print(f"nobody noticed  {mutant}", flush=True)


def main() -> None:
    """Take the arguments, run, and report."""
    parser = argparse.ArgumentParser("mutate", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="how long to try mutants")
    parser.add_argument(
        "--part", choices=PARTS, action="append", help="only this (may be repeated)"
    )
    parser.add_argument("--seed", type=int, default=1904, help="which are tried first")
    asked = parser.parse_args()
    parts = asked.part or [*PARTS]
    tallies = run(parts, asked.minutes, asked.seed)
    print()
    for part in parts:
        print(tallies[part].line(part))
    if len(parts) > 1:
        everything = Tally(
            sum(tally.possible for tally in tallies.values()),
            sum(tally.tried for tally in tallies.values()),
            [mutant for tally in tallies.values() for mutant in tally.survivors],
        )
        print(everything.line("all"))


if __name__ == "__main__":
    main()
