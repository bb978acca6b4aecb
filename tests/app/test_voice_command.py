"""`companion voice`: list, try, use."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.app.cli.main import main
from companion.app.table.speaking import book_of
from companion.outputs.voice.shape import RATE
from companion.outputs.voice.voices import shipped_voices
from companion.outputs.voice.wav import read_wav
from companion.setup.profile import load_profile
from tests.app.test_say_command import PROFILE

SHIPPED = [voice.name for voice in shipped_voices()]


def test_the_voices_are_listed_and_the_one_that_speaks_is_marked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["voice"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sorted(line.strip("* ").split()[0] for line in lines) == sorted(SHIPPED)
    assert [line for line in lines if line.startswith("*")] == [
        "* emma       en     a British woman"
    ]
    assert main(["voice", "list"]) == 0
    assert capsys.readouterr().out.splitlines() == lines


def test_a_table_speaks_the_language_of_its_profile() -> None:
    for language, play in (("fr", "Top !"), ("en", "Play!")):
        assert book_of(replace(load_profile(), language=language)).cues["play"] == play


def test_a_voice_is_tried_without_being_chosen(tmp_path: Path) -> None:
    said = {}
    for name in SHIPPED:
        out = tmp_path / f"{name}.wav"
        assert main(["voice", "try", name, "--out", str(out)]) == 0
        said[name] = read_wav(out.read_bytes())[1]
        assert 1 < len(said[name]) / RATE < 4
    assert len({sound.tobytes() for sound in said.values()}) == len(SHIPPED)


def test_a_voice_is_chosen_in_the_profile_and_nothing_else_changes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.toml"
    file.write_text(PROFILE)
    assert main(["voice", "use", "heart", "--profile", str(file)]) == 0
    assert "heart speaks" in capsys.readouterr().out
    assert file.read_text().replace('name = "heart"\n', "") == PROFILE
    assert load_profile(str(file)).voice.name == "heart"
    assert main(["voice", "list", "--profile", str(file)]) == 0
    assert "* heart" in capsys.readouterr().out


@pytest.mark.parametrize("part", [["try", "caruso"], ["use", "caruso", "--profile", "x.toml"]])
def test_a_voice_that_is_not_there_is_named(
    part: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["voice", *part]) == 2
    assert f"There is no voice caruso; there are: {', '.join(SHIPPED)}" in capsys.readouterr().err


def test_a_voice_of_another_language_is_not_chosen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.toml"
    file.write_text(PROFILE)
    assert main(["voice", "use", "espeak-de", "--profile", str(file)]) == 2
    assert f"espeak-de speaks de, and {file} is for en" in capsys.readouterr().err
    assert file.read_text() == PROFILE


def test_a_profile_that_is_not_there_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "nowhere.toml"
    assert main(["voice", "use", "heart", "--profile", str(file)]) == 2
    assert f"{file}: cannot be changed" in capsys.readouterr().err
