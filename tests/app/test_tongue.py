"""The command line speaks as it is told to, as the table does, or as the terminal does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.app.cli.main import main
from companion.app.cli.tongue import UnknownLanguageError, spoken_at, spoken_to
from companion.language import current, settle
from companion.language.catalogue import languages
from companion.setup.profile.load import shipped_text
from tests.support.command import companion

HERE = "companion.app.cli.tongue.languages", "companion.language.catalogue.languages"


@pytest.fixture(autouse=True)
def tongues(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Three languages, whatever ships; and English again in the end."""
    for name in HERE:
        monkeypatch.setattr(name, lambda: ("en", "fr", "pt-BR"))
    yield
    settle("en")


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "pt_PT.UTF-8", "LANG": "fr_FR.UTF-8"}, "pt-BR"),
        ({"COMPANION_LANGUAGE": "fr", "LC_ALL": "pt_BR.UTF-8"}, "fr"),
        ({"LANG": "xx_XX"}, "en"),
    ],
)
def test_the_locale_is_a_guess_and_the_variable_a_wish(
    environment: dict[str, str], spoken: str
) -> None:
    assert spoken_to(["play"], environment) == ["play"]
    assert current() == spoken


@pytest.mark.parametrize("words", [["--language", "fr"], ["--language=fr"]])
def test_the_option_may_stand_anywhere_and_wins(words: list[str]) -> None:
    assert spoken_to(["play", *words, "--bots", "3"], {"COMPANION_LANGUAGE": "en"}) == [
        "play", "--bots", "3",
    ]  # fmt: skip
    assert current() == "fr"


def test_the_profile_is_asked_before_the_terminal_and_after_a_wish() -> None:
    spoken_to([], {"LANG": "pt_BR"})
    spoken_at("fr")
    assert current() == "fr"
    spoken_to(["--language", "en"], {})
    spoken_at("fr")
    assert current() == "en"
    spoken_at(None)
    assert current() == "en"


def test_a_table_speaks_as_its_profile_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("COMPANION_LANGUAGE")
    monkeypatch.setattr("companion.setup.profile.parse.languages", lambda: ("en", "fr"))
    file = tmp_path / "table.toml"
    file.write_text('language = "fr"\n' + shipped_text("laptop"))
    assert main(["profile", "check", str(file)]) == 0
    assert current() == "fr"


def test_an_unknown_language_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(UnknownLanguageError, match="--language is xx; expected one of en, fr"):
        spoken_to(["--language", "xx"], {})


def test_every_word_of_help_comes_from_the_catalogue() -> None:
    plain = companion("play", "--help").stdout.decode()
    odd = companion("--language", "qps", "play", "--help").stdout.decode()
    assert "usage: companion play" in plain
    assert "usage:" not in odd
    for word in ("options:", "show this help", "how many play", "examples:", "Play at a"):
        assert word in plain
        assert word not in odd


def test_a_mistake_is_told_in_the_language_that_was_asked_for() -> None:
    run = companion("--language", "qps", "play", "--seats", "many")
    assert run.returncode == 2
    assert "--seats" in (told := run.stderr.decode())
    assert "expected" not in told
    assert languages()[0] == "en"
