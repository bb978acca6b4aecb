"""The virtual Pi from outside: booted once, its results read by one test after the other.

A process of its own boots it as soon as a run begins that will want it. Where it may go before
everybody else (that takes root) it plays as soon as it is ready, beside the other tests, which do
not mind. Where it may not, it waits inside until they are over and the first who wants its results
gives the word. Either way the host counts how often it kept the Pi waiting, and tells it.
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
from tests.hil.trials import GO, HELD, NAMES, READY, TELLING_S
from tests.rigs.board import ROOT
from tests.support.real_time import Watch, beside

LIMIT_S = 600
"""From the word, or from when it is ready for it, to the last result. A machine that is too busy
for that gets a second chance."""
ATTEMPTS = 2
EVENING_S = 3_600
"""Longer than any run of tests: until the word comes, nothing is due."""
PATIENCE_S = 1_800
"""For everything, should nothing of it come to an end."""
SAID = "said.txt"
POLL_S = 0.5
NICE = 10
LIMIT_US = 20_000
"""For how long others may keep it waiting, of a tenth of a second: what is emulated is slow."""
HURRY = -15
"""How nice it is when it matters when things happen: it goes before everybody else."""


@dataclass(frozen=True)
class Results:
    """What each trial inside found."""

    trials: dict[str, Any]
    folder: Path
    """What they left behind."""

    def waited(self, trial: str, scenario: str = "") -> str:
        """What was missing to play that, in a few words; nothing if there was time."""
        found = self.trials.get(trial, self.trials.get("run", {}))
        played = found.get("found")
        by_name = played if isinstance(played, dict) else {}
        return str(by_name.get(scenario, found).get("waited", ""))

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
            started = subprocess.Popen(
                [sys.executable, "-m", __name__, str(self.out), str(self.report), str(self._owner)],
                cwd=ROOT,
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
        beside(started.pid)
        return started


def vpi(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run scripts/vpi."""
    return subprocess.run(
        _command(*arguments),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **variables},
    )


def _command(*arguments: str) -> list[str]:
    return [str(ROOT / "scripts/vpi"), *arguments]


def booted(out: Path, owner: Path) -> dict[str, Any]:
    """Build, boot and wait for the results; what a busy machine kept back is tried once more."""
    built = vpi("build")
    if built.returncode:
        return {"missing": built.stderr.strip()}
    found: dict[str, Any] = {}
    said = ""
    for _ in range(ATTEMPTS):
        wanted = [name for name in NAMES if "found" not in found.get(name, {})]
        if not wanted:
            break
        run = _attempt(out, owner, wanted)
        said += run["said"]
        found |= json.loads((out / "results.json").read_text() or "{}")
        found["run"] = {"found": {**run, "said": said}}
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
            with Watch(LIMIT_US, running.pid) as watch:
                _await(running, owner, out, watch)
        finally:
            running.terminate()
            running.wait()
    return {"status": running.returncode, "said": log.read_text(), "waited": watch.waited}


def _await(running: "subprocess.Popen[bytes]", owner: Path, out: Path, watch: Watch) -> None:
    """Wait until it ends by itself, is overdue, or nobody waits for it any more."""
    end = None
    while running.poll() is None and (end is None or time.monotonic() < end):
        if not owner.exists():
            sys.exit("the tests are over")
        if end is None and (out / GO).exists() and READY in (out / SAID).read_text():
            _set_niceness(HURRY)
            end = time.monotonic() + LIMIT_S
        (out / HELD).write_text(str(watch.times))
        time.sleep(TELLING_S)


def _may_hurry() -> bool:
    """Whether this process may go before others."""
    try:
        os.setpriority(os.PRIO_PROCESS, 0, HURRY)
    except (OSError, PermissionError):
        return False
    os.setpriority(os.PRIO_PROCESS, 0, 0)
    return True


def _set_niceness(nice: int) -> None:
    """Let everything of this session go before others, or give way; as far as that is allowed."""
    for task in Path("/proc").glob("[0-9]*/task/[0-9]*"):
        with suppress(OSError, PermissionError):
            if os.getsid(int(task.parts[2])) == os.getsid(0):
                os.setpriority(os.PRIO_PROCESS, int(task.name), nice)
    # Where sessions share the cores evenly, niceness counts only inside of each.
    with suppress(OSError, PermissionError):
        Path("/proc/self/autogroup").write_text(str(nice))


def _excuse(problem: str) -> None:
    """Without the means there is nothing to test; in CI there is no excuse."""
    if os.environ.get("CI"):
        raise RuntimeError(problem)
    pytest.skip(f"no virtual Pi: {problem}")


def main(out: Path, report: Path, owner: Path) -> None:
    """Leave the report where the tests look, whole or not at all."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("not wanted any more"))
    hurry = _may_hurry()
    _set_niceness(HURRY if hurry else NICE)
    if hurry:
        (out / GO).touch()
    try:
        found = booted(out, owner)
    except Exception as error:
        found = {name: {"error": repr(error)} for name in (*NAMES, "run")}
    half = report.with_suffix(".half")
    half.write_text(json.dumps(found))
    half.rename(report)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), Path("/proc", sys.argv[3]))
