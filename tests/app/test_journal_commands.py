"""History, export and check, as somebody at a terminal meets them."""

import csv
import json
from io import StringIO
from pathlib import Path

import pytest

from companion.app.cli.main import main
from companion.app.cli.survey_of_matches import survey_matches
from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from tests.keep.history.shelves import hand, shelve
from tests.keep.journal.evenings import recorded


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    shelve(tmp_path, hand([300, 200, 400], [1, 21, 0]), ("Ada", "=1+1", "Cy"))
    shelve(tmp_path, hand([500, 250, 450], [2, 3, 4]))
    return tmp_path


FIRST = "000001-0001.journal"
Captured = pytest.CaptureFixture[str]


def run(*arguments: object) -> int:
    return main([*map(str, arguments)])


def test_the_exported_transcript_is_judged_as_it_was_recorded(
    tmp_path: Path, capsys: Captured
) -> None:
    recorded(tmp_path, 120).close()
    out = tmp_path / "evening.jsonl"
    assert run("export", 1, "--format", "transcript", "-o", out, "--journal", tmp_path) == 0
    assert run("judge", out) == 0
    *verdicts, state = capsys.readouterr().out.splitlines()
    assert verdicts == account(RealDisk(), tmp_path, 1).verdicts
    assert state.startswith('{"verdict":"state"')


def test_export_as_csv(shelf: Path, capsys: Captured) -> None:
    assert run("export", 1, "--format", "csv", "--journal", shelf) == 0
    rows = [*csv.DictReader(StringIO(capsys.readouterr().out))]
    first = rows[0]
    assert (first["n"], first["verdict"], first["reaction_us"]) == ("1", "played", "200000")
    assert first["player"] == "'=1+1", "no spreadsheet takes a name for a formula"
    assert json.loads(rows[-2]["more"]) == {"hand": [1, 21, 0], "total": [1, 21, 0]}


def test_export_as_json(shelf: Path, capsys: Captured) -> None:
    assert run("export", "last", "--format", "json", "--journal", shelf) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["match"], told["problems"]) == (2, [])
    assert told["header"]["players"] == ["Ada", "Ben", "Cy"]
    assert told["events"][0] == {"t": 0, "event": "deal"}
    assert [verdict["n"] for verdict in told["verdicts"]] == [*range(1, 6)]


def test_export_of_a_match_that_is_not_there(shelf: Path, capsys: Captured) -> None:
    assert run("export", 7, "--format", "csv", "--journal", shelf) == 2
    assert capsys.readouterr().err == f"{shelf}: no match '7' here; there are: 1 to 2, or last\n"


def test_export_to_where_nothing_can_be_written(shelf: Path, capsys: Captured) -> None:
    target = shelf / "nowhere" / "out.csv"
    assert run("export", 1, "--format", "csv", "--journal", shelf, "-o", target) == 2
    assert capsys.readouterr().err.startswith(f"{target}: cannot be written (No such file")


def test_history_finds_the_journal_of_this_machine(
    shelf: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.delenv("STATE_DIRECTORY", raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(shelf / "state"))
    shelve(shelf / "state" / "companion" / "journal", hand([300, 200, 400], [1, 21, 0]))
    assert run("history") == 0
    assert "Ada 1, Ben 21, Cy 0  Ben" in capsys.readouterr().out


def test_history_as_json_and_again_from_the_beginning(shelf: Path, capsys: Captured) -> None:
    assert run("history", "--json", "--journal", shelf) == 0
    first = json.loads(capsys.readouterr().out)
    assert run("history", "--json", "--rebuild", "--journal", shelf) == 0
    second = capsys.readouterr()
    assert json.loads(second.out) == first
    assert second.err == f"2 matches read again from {shelf}\n"
    assert [match["winners"] for match in first["matches"]] == [["=1+1"], []]


def test_history_of_one_player(shelf: Path, capsys: Captured) -> None:
    assert run("history", "--player", "Cy", "--journal", shelf) == 0
    assert "Median reaction 425 ms" in capsys.readouterr().out
    assert run("history", "--player", "Cy", "--json", "--journal", shelf) == 0
    times = json.loads(capsys.readouterr().out)["times"]
    assert times == [
        {"match": "1", "reaction_us": 400_000},
        {"match": "2", "reaction_us": 450_000},
    ]
    assert run("history", "--player", "Nobody", "--journal", shelf) == 2
    assert "'Nobody' has not played here; known: " in capsys.readouterr().err


def test_no_journal_is_one_line(tmp_path: Path, capsys: Captured) -> None:
    missing = tmp_path / "none"
    for arguments in (
        ("history", "--journal", missing),
        ("export", "last", "--format", "csv", "--journal", missing),
        ("journal", "check", missing),
    ):
        assert run(*arguments) == 2
        assert capsys.readouterr().err.startswith(f"{missing}: cannot be read (No such file")


def test_an_empty_journal(tmp_path: Path, capsys: Captured) -> None:
    assert run("history", "--journal", tmp_path) == 0
    assert "No match has been recorded" in capsys.readouterr().out
    assert run("journal", "check", tmp_path) == 0
    assert "no match is recorded here" in capsys.readouterr().out


def test_check_of_a_whole_journal(shelf: Path, capsys: Captured) -> None:
    assert run("journal", "check", shelf) == 0
    first, second, summary = capsys.readouterr().out.splitlines()
    assert first.endswith("verdicts, 1 file: whole")
    assert second.startswith("match 2  ")
    assert summary == f"{shelf}: 2 match(es), none with problems"


@pytest.mark.parametrize("command", [("history", "--rebuild", "--journal"), ("journal", "check")])
def test_a_folder_is_looked_at_as_often_for_many_matches_as_for_few(
    command: tuple[str, ...], shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else every match would cost the more, the more others lie there."""
    looks, names = list[Path](), RealDisk.names

    def counted(disk: RealDisk, folder: Path) -> list[str]:
        looks.append(folder)
        return names(disk, folder)

    monkeypatch.setattr(RealDisk, "names", counted)
    assert run(*command, shelf) == 0
    few = len(looks)
    for number in range(3, 9):
        (shelf / f"{number:06}-0001.journal").write_bytes((shelf / FIRST).read_bytes())
    looks.clear()
    assert run(*command, shelf) == 0
    assert len(looks) == few


def test_check_of_a_torn_journal_names_it_and_changes_nothing(
    shelf: Path, capsys: Captured
) -> None:
    file = shelf / "000002-0001.journal"
    torn = file.read_bytes()[:-10]
    file.write_bytes(torn)
    assert run("journal", "check", shelf) == 1
    assert f"  {file.name}: byte " in capsys.readouterr().out
    assert file.read_bytes() == torn


def test_check_judges_again(shelf: Path, capsys: Captured) -> None:
    """Evidence that is lost as a whole record shows in the verdicts, too."""
    file = shelf / "000001-0001.journal"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(line for line in lines if b'"press","seat":2' not in line))
    assert run("journal", "check", shelf) == 1
    out = capsys.readouterr().out
    assert "1 record(s) from number" in out
    assert "verdict 1 is not what the evidence gives" in out


def test_the_doctor_names_a_damaged_match_and_reads_no_longer_than_it_may(shelf: Path) -> None:
    (piece, *_) = sorted(shelf.glob("000001-*.journal"))
    data = bytearray(piece.read_bytes())
    data[len(data) // 2] ^= 1
    piece.write_bytes(data)
    found = survey_matches(shelf)
    assert (found.there, found.looked, len(found.damaged)) == (2, 2, 1)
    assert found.damaged[0].startswith("match 1: ")
    ticks = iter(range(99))
    hurried = survey_matches(shelf, 2, lambda: next(ticks))
    assert hurried.looked < hurried.there == 2
    assert survey_matches(shelf / "nowhere").there == 0
