"""scripts/vpi itself: what it says, and what comes out of it."""

import json
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from tests.hil import virtual_pi
from tests.hil.trials import NAMES
from tests.hil.virtual_pi import Results, booted, vpi


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["run"], "The command is missing"),
        (["run", "--"], "The command is missing"),
        (["run", "--fast", "--", "true"], "no option --fast"),
        (["run", "--timeout", "soon", "--", "true"], "whole seconds"),
    ],
)
def test_a_wrong_line_is_answered_in_one(arguments: list[str], words: str) -> None:
    done = vpi(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_results_need_a_folder() -> None:
    done = vpi("run", "--", "true", VPI_OUT="/no/such/folder")
    assert (done.returncode, done.stdout) == (2, "")
    assert "no folder; make it first" in done.stderr


def test_asked_nothing_it_says_what_it_is() -> None:
    done = vpi()
    assert done.returncode == 2
    assert "scripts/vpi run [--timeout S] [--own-time] -- COMMAND" in done.stdout


def test_what_was_tried_again_leaves_the_words_of_the_first_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def attempt(out: Path, _owner: Path, wanted: list[str]) -> dict[str, Any]:
        late = {"usb"} & set(wanted) if len(wanted) > 1 else set()
        found = {name: {"error" if name in late else "found": "late"} for name in wanted}
        (out / "results.json").write_text(json.dumps(found))
        return {"status": 7, "said": "".join(f"{name} 1 s\n" for name in wanted), "waited": ""}

    monkeypatch.setattr(virtual_pi, "vpi", lambda *_: CompletedProcess([], 0))
    monkeypatch.setattr(virtual_pi, "_attempt", attempt)
    found = booted(tmp_path, tmp_path)
    assert all("found" in found[name] for name in NAMES)
    said = found["run"]["found"]["said"].splitlines()
    assert said == [f"{name} 1 s" for name in (*NAMES, "usb")]


def test_what_was_missing_is_told_of_a_scenario_or_of_the_whole_trial(tmp_path: Path) -> None:
    scenarios = {"found": {"taps": {"waited": "a core"}}, "waited": "time"}
    found = Results(
        {"scenarios": scenarios, "overrun": {"found": [{}], "waited": "time"}}, tmp_path
    )
    assert found.waited("scenarios", "taps") == "a core"
    assert found.waited("scenarios", "presses") == "time"
    assert found.waited("overrun") == "time"


@pytest.mark.slow
def test_words_and_status_of_the_command_come_out(inside: Results) -> None:
    found = inside.of("run")
    assert found["status"] == 7
    assert "scenarios" in found["said"]


@pytest.mark.slow
def test_hands_moved_in_the_evening_however_slow_it_was(inside: Results) -> None:
    """No want of time explains an evening in which nobody presses anything."""
    kept = account(RealDisk(), inside.folder / "journal", 1)
    assert any('"press"' in line for line in kept.event_lines())
