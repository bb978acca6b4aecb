"""`companion profile`: what an owner types before soldering."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from companion.app.cli.main import main
from companion.setup.profile import parse_text, shipped_text
from tests.setup.profile.documents import RIGHT, spoilt

Output = pytest.CaptureFixture[str]


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(RIGHT, encoding="utf-8")
    return file


def test_a_right_profile(mine: Path, capsys: Output) -> None:
    assert main(["profile", "check", str(mine)]) == 0
    assert capsys.readouterr().out == (
        f"{mine}: Test table: 3 seats, 6 inputs, 1 lamp. All is right.\n"
    )


def test_a_wrong_profile_tells_every_mistake_on_standard_error(mine: Path, capsys: Output) -> None:
    mine.write_text(spoilt("gpio 5", "gpio 2").replace("0x5A.2", "0x5A.0"), encoding="utf-8")
    assert main(["profile", "check", str(mine)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert [line.split(": ")[1] for line in err.splitlines()] == ["seats.2.white", "seats.3.pile"]


def test_a_missing_profile(capsys: Output) -> None:
    assert main(["profile", "wiring", "nowhere.toml"]) == 2
    assert capsys.readouterr().err.startswith("nowhere.toml: there is no such file; expected")


def test_wiring_as_text(capsys: Output) -> None:
    assert main(["profile", "wiring", "pi-eight-seats"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("The long table\n\nWIRE")
    assert "MPR121 touch controller 0x5B" in out


def test_wiring_as_a_picture(tmp_path: Path, capsys: Output) -> None:
    svg = tmp_path / "wiring.svg"
    assert main(["profile", "wiring", "pi-four-seats-lamps", "--svg", str(svg)]) == 0
    assert f"The picture is in {svg}" in capsys.readouterr().out
    assert ElementTree.parse(svg).getroot().tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("name", ["no/such/folder/w.svg", "", "a\0b"])
def test_a_picture_that_cannot_be_written(
    name: str, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    status = main(["profile", "wiring", "laptop", "--svg", name or str(tmp_path)])
    assert status == 2
    assert "cannot be written" in capsys.readouterr().err


def test_show_prints_a_profile_to_start_from(capsys: Output) -> None:
    assert main(["profile", "show", "laptop"]) == 0
    out = capsys.readouterr().out
    assert out == shipped_text("laptop")
    assert parse_text(out, "copy.toml").name == "A table on the laptop"


@pytest.mark.parametrize("arguments", [["profile"], ["profile", "show", "mine"], ["chekc"]])
def test_a_slip_on_the_command_line(arguments: list[str], capsys: Output) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert told.startswith("companion")
    assert told.count("\n") == 1
