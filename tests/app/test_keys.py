"""Keys from a terminal: one by one, without waiting, and the terminal is left as it was."""

import io
import os
import termios
from collections.abc import Iterator

import pytest

from companion.app.simulated.keys import Keys


@pytest.fixture
def typist(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The keyboard's end of a terminal that stands in for standard input."""
    keyboard, terminal = os.openpty()
    with os.fdopen(terminal, "r", closefd=False) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        yield keyboard
    os.close(keyboard)
    os.close(terminal)


def test_a_key_is_read_without_enter(typist: int) -> None:
    with Keys() as keys:
        assert keys.pressed() == ""
        os.write(typist, b"yN")
        assert [keys.pressed(), keys.pressed(), keys.pressed()] == ["y", "n", ""]


def test_a_key_that_is_no_letter_is_nothing(typist: int) -> None:
    with Keys() as keys:
        os.write(typist, "é".encode())
        assert keys.pressed() == ""


def test_the_terminal_is_left_as_it_was(typist: int) -> None:
    before = termios.tcgetattr(typist)
    with Keys():
        assert termios.tcgetattr(typist) != before
    assert termios.tcgetattr(typist) == before


def test_without_a_terminal_no_key_is_ever_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    for stdin in (io.StringIO("y"), None):
        monkeypatch.setattr("sys.stdin", stdin)
        with Keys() as keys:
            assert keys.pressed() == ""


def test_a_key_that_was_struck_a_moment_too_soon_counts(typist: int) -> None:
    os.write(typist, b"y")
    with Keys() as keys:
        assert keys.pressed() == "y"
