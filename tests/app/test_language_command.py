"""`companion language`: which languages there are, and what one of them lacks."""

from pathlib import Path

import pytest

from companion.app.cli.main import main
from companion.language import catalogue as shelf
from companion.language.catalogue import Catalogue, catalogue


@pytest.fixture
def dutch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A language that somebody has begun: a folder of its own among the others."""
    folder = tmp_path / "nl"
    folder.mkdir()
    real = shelf.sources

    def sources(language: str) -> dict[str, str]:
        own = {file.stem: str(file) for file in folder.glob("*.ftl")}
        return own if language == "nl" else real(language)

    monkeypatch.setattr("companion.language.checking.sources", sources)
    monkeypatch.setattr(
        "companion.language.checking.catalogue",
        lambda name: Catalogue("nl", sources("nl")) if name == "nl" else catalogue(name),
    )
    monkeypatch.setattr("companion.app.cli.commands.language.languages", lambda: ("en", "nl"))
    return folder


def test_the_languages_are_listed_with_how_much_is_written(
    dutch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (dutch / "kit.ftl").write_text("kit-yes = Ja\n", "utf-8")
    assert main(["language"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].split() == ["en", "English", "100", "%"]
    assert told[1].split() == ["nl", "nl", "0", "%"]
    assert main(["language", "list"]) == 0
    assert capsys.readouterr().out.splitlines() == told


def test_what_is_missing_lost_or_wrong_is_named(
    dutch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (
        "kit-yes = Ja",
        "kit-chair = stoel",
        "kit-seat = { $seet }",
        "kit-no = {",
        "kit-odd = x",
        "odd = y",
        "kit-photo-alone = { $who ->",
        "   *[none] niemand",
        "}",
        "kit-taken-back = { $of } { $said } { $why } { $what } { $next ->",
        "    [due] nu { $what }",
        "   *[none] niets",
        "}",
    )
    (dutch / "kit.ftl").write_text("\n".join(lines), "utf-8")
    assert main(["language", "missing", "nl"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("nl/kit.ftl:4: ")
    assert told[1] == "nl/kit.ftl: odd: keys begin with kit- here"
    assert "kit-no" in told
    assert "kit-yes" not in told
    assert "kit-chair: $chair is lost" in told
    assert {"kit-seat: $seat is lost", "kit-seat: $seet is no slot of it"} <= {*told}
    assert "kit-odd: English has no such key" in told
    chosen = [line for line in told if "has no [" in line]
    assert chosen == [
        "kit-taken-back: $next has no [leader]",
        "kit-taken-back: $said has no [none]",
        "kit-taken-back: $why has no [none]",
    ], "a code that is left out would be told as another, or as it is"
    assert told[-1].startswith(f"nl: {len(told) - 1} texts are missing or wrong, of ")


def test_a_language_that_is_whole_lacks_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["language", "missing", "en"]) == 0
    assert capsys.readouterr().out.startswith("en: nothing is missing, of ")


def test_a_language_that_nobody_has_written_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["language", "missing", "xx"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("companion language: nobody has written xx; there are en")
