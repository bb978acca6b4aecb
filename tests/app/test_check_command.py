"""`companion check` with a simulated table: every fault that is put in is found."""

from pathlib import Path

import pytest

from companion.app.cli.main import main
from tests.setup.profile.documents import RIGHT

Output = pytest.CaptureFixture[str]


def check(capsys: Output, *arguments: str) -> tuple[int, list[str]]:
    status = main(["check", "--auto", *arguments])
    return status, capsys.readouterr().out.splitlines()


def faults(*words: str) -> list[str]:
    return [part for fault in words for part in ("--fault", fault)]


def cells(lines: list[str], seat: int) -> list[str]:
    start = next(n for n, line in enumerate(lines) if line.startswith("SEAT"))
    return lines[start + seat].split()[2:]


def test_a_good_table_is_well(capsys: Output) -> None:
    status, lines = check(capsys)
    assert status == 0
    assert lines[-1] == "ALL WELL: 36 checked. This table can be played on."
    assert cells(lines, 4) == ["ok"] * 7


def test_it_asks_and_shows_what_arrives(capsys: Output) -> None:
    _, lines = check(capsys)
    assert lines[0] == "Hands off the table, please."
    asked = lines.index("Seat 3: press WHITE")
    assert lines[asked + 1].endswith("±  0.100 ms  seat 3 white  on")
    assert lines[asked + 2].endswith("seat 3 white  off")
    assert lines[asked + 3] == "  -> seat 3 white: ok"
    assert "Seat 3: touch PILE" in lines
    assert "Seat 4: does the BLUE lamp blink? (y/n)" in lines


@pytest.mark.parametrize(
    ("words", "seat", "column", "cell"),
    [
        ("3 red dead", 3, 1, "dead"),
        ("3 red stuck", 3, 1, "stuck"),
        ("3 red chatters", 3, 1, "chatters"),
        ("3 rail dead", 3, 5, "dead"),
        ("2 shield stuck", 2, 4, "stuck"),
        ("4 pile chatters", 4, 3, "chatters"),
    ],
)
def test_a_fault_is_found_where_it_is_and_nowhere_else(
    capsys: Output, words: str, seat: int, column: int, cell: str
) -> None:
    status, lines = check(capsys, "--fault", words)
    assert status == 1
    assert lines[-1] == "NOT YET: 1 of 36 is not well."
    assert cells(lines, seat)[column] == cell


def test_swapped_inputs_are_found_across_the_table(capsys: Output) -> None:
    status, lines = check(capsys, *faults("1 white swapped 4 blue"))
    assert status == 1
    assert cells(lines, 1)[0] == cells(lines, 4)[2] == "swapped"
    assert any(line.startswith("Seat 1 white: swapped with seat 4 blue.") for line in lines)
    assert lines[-1] == "NOT YET: 2 of 36 are not well."


def test_a_dark_lamp_is_found(capsys: Output) -> None:
    status, lines = check(capsys, *faults("2 red lamp"))
    assert status == 1
    assert cells(lines, 2)[6:] == ["red", "dark"]


def test_all_faults_at_once(capsys: Output) -> None:
    put_in = [
        "1 white swapped 2 blue",
        "2 red stuck",
        "3 red dead",
        "4 pile chatters",
        "4 red lamp",
    ]
    status, lines = check(capsys, *faults(*put_in))
    assert status == 1
    assert lines[-1] == "NOT YET: 6 of 36 are not well."


def test_faults_may_stand_in_the_profile(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(
        "[table]\nsimulated = true\n[seats.1]\n[seats.2]\nplayer = 'Ben'\n[seats.3]\n"
        '[sim]\nfaults = ["2 blue dead"]\n',
        encoding="utf-8",
    )
    status, lines = check(capsys, "--profile", str(file))
    assert status == 1
    assert cells(lines, 2)[2] == "dead"


def test_a_stuck_input_of_a_plain_table_loses_no_evidence(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "plain.toml"
    file.write_text("[table]\nsimulated = true\n[seats.1]\n[seats.2]\n[seats.3]\n", "utf-8")
    status, lines = check(capsys, "--profile", str(file), "--fault", "1 red stuck")
    assert status == 1
    assert lines[-1] == "NOT YET: 1 of 27 is not well."


def test_one_seat_only(capsys: Output) -> None:
    status, lines = check(capsys, "--seat", "2")
    assert status == 0
    assert lines[-1].startswith("ALL WELL: 9 checked")
    assert not any(line.startswith("Seat 1:") for line in lines)


def test_every_run_is_the_same(capsys: Output) -> None:
    assert check(capsys) == check(capsys)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "laptop: every input is simulated, and nobody can press it; add --auto"),
        (["--auto", "--profile", "pi-eight-seats"], "--auto: nothing is simulated here"),
        (["--auto", "--seat", "7"], "--seat 7: this table has seats 1 to 4"),
        (["--auto", "--fault", "3 red broken"], '--fault: "3 red broken" is not a fault; expected'),
        (["--auto", "--fault", "7 red dead"], '"7 red dead" is not about a simulated part'),
        (["--profile", "nowhere.toml"], "nowhere.toml: there is no such file"),
    ],
)
def test_what_cannot_be_checked_says_why_in_one_line(
    arguments: list[str], words: str, capsys: Output
) -> None:
    assert main(["check", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert err.count("\n") == 1


def test_a_driver_that_is_not_installed_is_one_line_too(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "gpiod", None)
    file = tmp_path / "mine.toml"
    file.write_text(RIGHT.replace('lamps = { white = "gpio 16" }\n', ""), encoding="utf-8")
    assert main(["check", "--profile", str(file)]) == 2
    assert 'pip install "table-companion[pi]"' in capsys.readouterr().err
