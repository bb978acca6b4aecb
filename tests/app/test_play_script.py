"""`./scripts/play`: what it hands to the program, with the setting up left out."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.command import ROOT


@pytest.mark.parametrize(
    ("given", "handed"),
    [
        ("", "packages play"),
        ("--seats 5", "packages play --seats 5"),
        ("--help", "packages play --help"),
        ("learn --mute", "packages learn --mute"),
        ("judge my-evening.jsonl", "judge my-evening.jsonl"),
        ("--version", "--version"),
    ],
)
def test_options_are_those_of_play_unless_a_command_is_named(
    tmp_path: Path, given: str, handed: str
) -> None:
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts/play", tmp_path / "scripts/play")
    (tmp_path / "scripts/setup.sh").write_text("setup_venv() { :; }\n")
    (tmp_path / "scripts/packages.sh").write_text("setup_packages() { printf 'packages '; }\n")
    program = tmp_path / ".venv/bin/companion"
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\necho "$@"\n')
    program.chmod(0o755)
    command = [str(tmp_path / "scripts/play"), *given.split()]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == handed
