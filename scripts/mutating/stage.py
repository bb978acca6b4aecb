"""Tests that stand ready: gathered once, and run again and again, each time by a child.

First a child runs every test and notes which lines it comes by. Then each mutant gets a child, in
which the functions of its module are exchanged and only those tests are run that come by, the
quickest first. What is run when modules are imported needs a process of its own.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from scripts.mutating.apart import NothingHeardError, apart, together
from scripts.mutating.exchange import NotExchangeableError, exchange, functions_of
from scripts.mutating.footprints import Footprints, Guide, Visit, file_of
from scripts.mutating.kept import Kept
from scripts.mutating.parts import ALSO_SLOW, Mutant, Part

_PATIENCE = 4.0
"""A mutant that takes so many times as long as the tests did has been noticed: it hangs."""
_AT_LEAST = 20.0
_AT_LEAST_BUSY = 3.0
_ENOUGH = 60.0
"""How many seconds of tests a mutant has to get through, before it counts as not noticed."""
_AT_MOST = 1800.0
_TO_BEGIN = 90.0
"""What a process of its own may need before its first test, on a busy machine."""
_APART_NS = 5_000_000_000
"""How far a broken file is from the sound one, so that nobody takes its bytes for compiled."""
_FEW = 4
CHOSEN = "MUTATE_CHOSEN"
"""The variable that names a file of tests, for a process that runs nothing else."""
PYTEST = ("-q", "-x", "-n", "0", "-s")


class UnfitError(Exception):
    """The tests fail as they are."""


@dataclass(frozen=True)
class Found:
    """What became of a mutant: who noticed it, if anybody did."""

    noticed: bool
    by: str


def settle() -> None:
    """Let hypothesis find the same examples each time, and be content with the first that fails."""
    from hypothesis import Phase, settings  # pytest wants to be the first who imports it

    settings.register_profile(
        "mutate",
        settings(),
        phases=(Phase.explicit, Phase.generate),
        database=None,
        derandomize=True,
    )
    settings.load_profile("mutate")


def first_failure(
    session: pytest.Session, items: Sequence[pytest.Item], seconds: Callable[[str], float]
) -> str:
    """Run tests until one fails, and return its name, or an empty one.

    One that keeps a processor busy for much longer than it did ends this process.
    """
    for item, following in zip(items, [*items[1:], None], strict=True):
        signal.setitimer(signal.ITIMER_PROF, _AT_LEAST_BUSY + _PATIENCE * seconds(item.nodeid))
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return item.nodeid
    return ""


class Gathering:
    """The part of pytest that both kinds of process share: which tests are gathered."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """Settle what tests are made with before they are."""
        settle()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave the slow ones out."""
        items[:] = [item for item in items if _quick(item)]


def _quick(item: pytest.Item) -> bool:
    also = file_of(item.nodeid) in ALSO_SLOW
    return also or item.get_closest_marker("slow") is None


class Chosen(Gathering):
    """Runs the tests that a file names, in its order."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what was not chosen."""
        known = {item.nodeid: item for item in items}
        names: list[str] = json.loads(Path(os.environ[CHOSEN]).read_text())
        items[:] = [known[name] for name in names if name in known]


class Stage(Gathering):
    """Every test of a part, ready to be run with one mutant after another."""

    def __init__(self, part: Part, root: Path, kept: Kept) -> None:
        self._root = self._copy = root
        self._files, self._wires = part.paths(root), part.wires
        self._kept = kept
        self._footprints = Footprints(self._files)
        self._session: pytest.Session
        self._items: dict[str, pytest.Item] = {}
        self._guide = Guide({}, set())
        self._functions = functions_of([])
        self._footprints.start()

    def prepare(self, session: pytest.Session, jobs: int) -> None:
        """Take note of what there is, and of every test's way through the part."""
        at_import = self._footprints.stop()
        self._session = session
        self._items = {item.nodeid: item for item in session.items}
        self._functions = functions_of(self._files)
        known = self._kept.known(self._items)
        visits = known | self._walked([name for name in self._items if name not in known], jobs)
        self._kept.keep(visits)
        self._guide = Guide(visits, at_import, self._wires)

    def _walked(self, names: Sequence[str], jobs: int) -> dict[str, Visit]:
        """Let several children run tests, and return every test's way."""
        walks = together([partial(self._walk, names[n::jobs]) for n in range(jobs)], _AT_MOST)
        for _, failed in walks:
            if failed:
                raise UnfitError(f"{failed} fails without any mutation; mend it first")
        return {name: visit for visited, _ in walks for name, visit in visited.items()}

    def move(self, folder: Path) -> None:
        """From now on break modules for processes of their own in another copy of the project."""
        shutil.copytree(self._root, folder, symlinks=True, dirs_exist_ok=True)
        self._copy = folder

    def _walk(self, names: Iterable[str]) -> tuple[dict[str, Visit], str]:
        _be_silent()
        visits: dict[str, Visit] = {}
        for name in names:
            visits[name] = self._visit(self._items[name])
            if self._session.testsfailed:
                return visits, name
        return visits, ""

    def _visit(self, item: pytest.Item) -> Visit:
        began, busy = time.monotonic(), time.process_time()
        self._footprints.start()
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        spots = self._footprints.stop()
        seconds, waited = time.process_time() - busy, time.monotonic() - began
        return Visit(frozenset(spots), seconds, waited)

    def try_out(self, mutant: Mutant) -> Found:
        """Tell whether some test fails, or never ends, with this mutant."""
        file = self._root / mutant.module
        tests = self._guide.tests(file, mutant.edit.lines, _ENOUGH)
        if not tests:
            return Found(False, "no test comes here")
        seconds = _PATIENCE * self._guide.seconds(tests) + _AT_LEAST
        try:
            failed = None
            if not self._guide.early(file, mutant.edit.lines):
                failed = apart(lambda: self._at_once(file, mutant, tests), seconds)
            if failed is None:
                failed = self._afresh(self._copy / mutant.module, mutant, tests, seconds)
            if failed:
                self._guide.praise(failed)
            return Found(bool(failed), failed)
        except NothingHeardError:
            return Found(True, "dies or hangs")

    def _at_once(self, file: Path, mutant: Mutant, tests: Iterable[str]) -> str | None:
        """Break the functions as they are in memory, and run the tests, if that can be done."""
        _be_silent()
        sound = file.read_bytes()
        try:
            exchange(self._functions[file], file, sound, mutant.edit.applied(sound))
        except NotExchangeableError:
            return None
        items = [self._items[test] for test in tests]
        return first_failure(self._session, items, self._guide.busy)

    def _afresh(self, file: Path, mutant: Mutant, tests: list[str], seconds: float) -> str:
        """Break the module itself, and run the tests in a process that imports it."""
        sound, stamp = file.read_bytes(), file.stat()
        try:
            file.write_bytes(mutant.edit.applied(sound))
            os.utime(file, ns=(stamp.st_atime_ns, stamp.st_mtime_ns + _APART_NS))
            failed = any(self._fails(some, seconds) for some in in_two(tests))
            return "a process of its own" if failed else ""
        finally:
            file.write_bytes(sound)
            os.utime(file, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))

    def _fails(self, tests: list[str], seconds: float) -> bool:
        chosen = self._copy / "chosen.json"
        chosen.write_text(json.dumps(tests))
        command = [
            sys.executable,
            "-m",
            "scripts.mutating.afresh",
            *dict.fromkeys(map(file_of, tests)),
        ]
        environment = {**os.environ, CHOSEN: str(chosen), "PYTHONDONTWRITEBYTECODE": "1"}
        status = apart(lambda: _status(command, self._copy, environment), seconds + _TO_BEGIN)
        return status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def in_two(tests: Sequence[str]) -> list[list[str]]:
    """Return tests in two halves, if they are of many files: to gather a few is quick."""
    most = {file for file, _ in Counter(map(file_of, tests)).most_common(_FEW)}
    near = [test for test in tests if file_of(test) in most]
    rest = [test for test in tests if file_of(test) not in most]
    return [some for some in (near, rest) if some]


def _status(command: list[str], folder: Path, environment: dict[str, str]) -> int:
    _be_silent()
    return subprocess.run(command, cwd=folder, env=environment, check=False).returncode


def _be_silent() -> None:
    """Write nothing, whatever is said: for children."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
