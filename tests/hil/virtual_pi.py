"""The virtual Pi from outside: booted once, its results read by one test after the other.

A process of its own boots it as soon as a run begins that will want it, out of everybody's way.
Inside it gets ready and waits. The tests come last, when the machine is calm: the first of them
gives the word, and all wait for what it finds.
"""

import fcntl
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.hil.outcome import Outcome
from tests.hil.scenario import Scenario
from tests.hil.trials import GO, NAMES, READY
from tests.rigs.board import ROOT

LIMIT_S = 290
"""From the word, or from when it is ready for it, to the last result. A machine that is too busy
for that gets a second chance."""
ATTEMPTS = 2
EVENING_S = 3_600
"""Longer than any run of tests: until the word comes, nothing is due."""
PATIENCE_S = 900
"""For everything, should nothing of it come to an end."""
SAID = "said.txt"
POLL_S = 0.5
NICE = 10


@dataclass(frozen=True)
class Results:
    """What each trial inside found."""

    trials: dict[str, Any]
    folder: Path
    """What they left behind."""

    def of(self, trial: str) -> Any:
        found = self.trials.get(trial, {"error": "the virtual Pi was switched off before this"})
        assert "error" not in found, found["error"]
        return found["found"]


class VirtualPiRig:
    """A rig whose scenarios have been played already."""

    def __init__(self, inside: Results) -> None:
        self._inside = inside

    def play(self, scenario: Scenario) -> Outcome:
        return Outcome.from_json(self._inside.of("scenarios")[scenario.name])


class Shared:
    """What the processes of one run of tests share: a folder."""

    def __init__(self, folders: pytest.TempPathFactory) -> None:
        base = folders.getbasetemp()
        self.folder = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
        self.out, self.report = self.folder / "vpi-out", self.folder / "vpi.json"
        self._owner = os.getppid() if os.environ.get("PYTEST_XDIST_WORKER") else os.getpid()

    @contextmanager
    def booting(self) -> Iterator[None]:
        """Boot, unless another process of this run does; what nobody waits for is switched off."""
        with (self.folder / "vpi.lock").open("a+") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            lock.seek(0)
            mine = None if lock.read() else self._start()
            if mine:
                lock.write(str(mine.pid))
        yield
        if mine and not self.report.exists() and not self._others_wait():
            mine.terminate()
        if mine:
            mine.wait()

    def _others_wait(self) -> bool:
        return bool(os.environ.get("PYTEST_XDIST_WORKER")) and (self.out / GO).exists()

    def results(self) -> Results:
        """Give the word and wait; skip with the reason if there is no virtual Pi."""
        (self.out / GO).touch()
        end = time.monotonic() + PATIENCE_S
        while not self.report.exists():
            assert time.monotonic() < end, (self.folder / "vpi.log").read_text()
            time.sleep(POLL_S)
        found = json.loads(self.report.read_text())
        if "missing" in found:
            _excuse(found["missing"])
        return Results(found, self.out)

    def _start(self) -> "subprocess.Popen[bytes]":
        self.out.mkdir(exist_ok=True)
        with (self.folder / "vpi.log").open("w") as log:
            return subprocess.Popen(
                [sys.executable, "-m", __name__, str(self.out), str(self.report), str(self._owner)],
                cwd=ROOT,
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )


def vpi(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run scripts/vpi, giving way to whatever else this machine does."""
    return subprocess.run(
        _command(*arguments),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **variables},
    )


def _command(*arguments: str) -> list[str]:
    return ["nice", "-n", str(NICE), str(ROOT / "scripts/vpi"), *arguments]


def _boot(out: Path, owner: Path) -> dict[str, Any]:
    """Build, boot and wait for the results; what a busy machine kept back is tried once more."""
    built = vpi("build")
    if built.returncode:
        return {"missing": built.stderr.strip()}
    found: dict[str, Any] = {}
    for _ in range(ATTEMPTS):
        wanted = [name for name in NAMES if "found" not in found.get(name, {})]
        if not wanted:
            break
        run = _attempt(out, owner, wanted)
        found |= json.loads((out / "results.json").read_text() or "{}")
        found["run"] = {"found": run}
    return found


def _attempt(out: Path, owner: Path, wanted: list[str]) -> dict[str, Any]:
    # It ends with a status of its own, so that this, too, is known to come out.
    command = f"python -m tests.hil.inside {' '.join(wanted)}; exit 7"
    (out / "results.json").write_text("")
    log = out / SAID
    with log.open("w") as said:
        running = subprocess.Popen(
            _command("run", "--timeout", str(EVENING_S), "--", "bash", "-c", command),
            stdout=said,
            stderr=said,
            env={**os.environ, "VPI_OUT": str(out)},
        )
        try:
            _await(running, owner, out)
        finally:
            running.terminate()
            running.wait()
    return {"status": running.returncode, "said": log.read_text()}


def _await(running: "subprocess.Popen[bytes]", owner: Path, out: Path) -> None:
    """Wait until it ends by itself, is overdue, or nobody waits for it any more."""
    hurried, end = False, None
    while running.poll() is None and (end is None or time.monotonic() < end):
        if not owner.exists():
            sys.exit("the tests are over")
        if not hurried and (out / GO).exists():
            hurried = True
            _hurry()
        if hurried and end is None and READY in (out / SAID).read_text():
            end = time.monotonic() + LIMIT_S
        time.sleep(POLL_S)


def _hurry() -> None:
    """From here on it matters when things happen; only root may take its niceness back."""
    for task in Path("/proc").glob("[0-9]*/task/[0-9]*"):
        with suppress(OSError, PermissionError):
            if os.getsid(int(task.parts[2])) == os.getsid(0):
                os.setpriority(os.PRIO_PROCESS, int(task.name), 0)


def _excuse(problem: str) -> None:
    """Without the means there is nothing to test; in CI there is no excuse."""
    if os.environ.get("CI"):
        raise RuntimeError(problem)
    pytest.skip(f"no virtual Pi: {problem}")


def main(out: Path, report: Path, owner: Path) -> None:
    """Leave the report where the tests look, whole or not at all."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("not wanted any more"))
    try:
        found = _boot(out, owner)
    except Exception as error:
        found = {name: {"error": repr(error)} for name in (*NAMES, "run")}
    half = report.with_suffix(".half")
    half.write_text(json.dumps(found))
    half.rename(report)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), Path("/proc", sys.argv[3]))
