"""The virtual Pi from outside: booted once, its results read by one test after the other."""

import fcntl
import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.hil.outcome import Outcome
from tests.hil.scenario import Scenario
from tests.rigs.board import ROOT

LIMIT_S = 290


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


def results(folders: pytest.TempPathFactory) -> Results:
    """Boot, unless another process of this run has done so; skip with the reason if it cannot."""
    base = folders.getbasetemp()
    shared = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    with (shared / "vpi.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        report = shared / "vpi.json"
        if not report.exists():
            report.write_text(json.dumps(_boot(shared)))
    found = json.loads(report.read_text())
    if "missing" in found:
        _excuse(found["missing"])
    return Results(found, shared / "vpi-out")


def _boot(shared: Path) -> dict[str, Any]:
    out = shared / "vpi-out"
    out.mkdir(exist_ok=True)
    built = vpi("build")
    if built.returncode:
        return {"missing": built.stderr.strip()}
    # It ends with a status of its own, so that this, too, is known to come out.
    command = "python -m tests.hil.inside; exit 7"
    done = vpi("run", "--timeout", str(LIMIT_S), "--", "bash", "-c", command, VPI_OUT=str(out))
    report = out / "results.json"
    assert report.exists(), done.stdout + done.stderr
    found: dict[str, Any] = json.loads(report.read_text())
    return {**found, "run": {"found": {"status": done.returncode, "said": done.stdout}}}


def vpi(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run scripts/vpi, giving way to whatever else this machine does."""
    return subprocess.run(
        ["nice", str(ROOT / "scripts/vpi"), *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **variables},
    )


def _excuse(problem: str) -> None:
    """Without the means there is nothing to test; in CI there is no excuse."""
    if os.environ.get("CI"):
        raise RuntimeError(problem)
    pytest.skip(f"no virtual Pi: {problem}")
