"""The command line reads well to someone who has never seen the project."""

import pytest

from companion import __version__
from tests.support.command import companion


def test_version() -> None:
    run = companion("--version")
    assert (run.returncode, run.stdout.decode()) == (0, f"companion {__version__}\n")


@pytest.mark.parametrize("arguments", [(), ("--help",), ("judge", "--help")])
def test_help_fits_a_terminal_and_shows_an_example(arguments: tuple[str, ...]) -> None:
    run = companion(*arguments)
    text = run.stdout.decode()
    assert run.returncode == 0
    assert "companion judge --explain examples/five-players.jsonl" in text
    assert max(map(len, text.splitlines())) <= 90


def test_help_says_what_the_program_is() -> None:
    assert "A referee for real tables" in companion("--help").stdout.decode()
    text = companion("judge", "--help").stdout.decode()
    assert "exit status" in text
    assert "docs/transcript.md" in text


def test_an_unknown_command_is_named() -> None:
    run = companion("juggle")
    assert run.returncode == 2
    assert b"juggle" in run.stderr
    assert b"Traceback" not in run.stderr


def test_as_a_module_or_as_a_script_it_is_the_same_program() -> None:
    assert companion("--help").stdout.startswith(b"usage: companion")
