"""Every command runs in a page, or says in a line why not."""

import sys

import pytest

from companion.app.cli.in_a_page import LACKING, lacking
from companion.app.cli.main import COMMANDS, main


def test_every_command_that_is_named_is_there() -> None:
    assert set(COMMANDS) >= LACKING


@pytest.mark.parametrize("words", [("daemon",), ("check", "--camera"), ("play", "--phones")])
def test_what_a_page_has_not_is_said_in_a_line(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert main(words) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "install Companion" in told


@pytest.mark.parametrize("words", [("judge", "evening.jsonl"), ("play", "--speed", "0"), ()])
def test_what_a_page_has_is_let_through(words: tuple[str, ...]) -> None:
    assert not lacking(words)
