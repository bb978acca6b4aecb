"""scripts/vpi itself: what it says, and what comes out of it."""

import pytest

from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from tests.hil.virtual_pi import Results, vpi


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
