"""What shells are told of the command line: completions, and the manual page."""

import subprocess
import sys

import pytest

from companion.app.cli.commands.completion import SHELLS
from companion.app.cli.main import main
from scripts.make_manual import files
from tests.support.command import ROOT, environment

_SHELL = """\
companion() { "$PYTHON" -m companion "$@"; }
. share/bash-completion/completions/companion
for line in "$@"; do
    COMP_LINE=$line COMP_POINT=${#line} COMP_TYPE=9 COMPREPLY=()
    _python_argcomplete companion
    echo "${COMPREPLY[@]}"
done
"""


def completed(*lines: str) -> list[str]:
    """What bash offers at the end of each line."""
    run = subprocess.run(
        ["bash", "-c", _SHELL, "bash", *lines],
        env={**environment(), "PYTHON": sys.executable},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=240,
    )
    assert not run.stderr
    return run.stdout.splitlines()


def test_a_shell_completes_games() -> None:
    assert completed("companion rules s") == ["sherlock-holmes sorry"]


@pytest.mark.slow
def test_and_commands_and_options() -> None:
    assert completed("companion lea", "companion rules --h") == ["learn ", "--help "]


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_gets_its_completion(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    assert "companion" in capsys.readouterr().out


def test_what_is_installed_for_shells_says_what_the_command_line_says() -> None:
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, "run: python -m scripts.make_manual"


def test_the_manual_has_every_option_of_every_command() -> None:
    page = next(text for path, text in files().items() if path.name == "companion.1")
    assert r"\fB\-\-auto\-dealer\fR" in page
    assert ".SS companion boards flash" in page
