"""A match is put aside, whole and by name; what is known of it beforehand is its first line."""

import json
from pathlib import Path

import pytest

from companion.keep.journal import system
from companion.keep.journal.account import account
from companion.keep.journal.aside import LastMatch, last_match, set_aside
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.errors import JournalError
from companion.keep.journal.frames import framed
from companion.keep.journal.opening import open_journal
from companion.keep.journal.segments import matches
from companion.keep.journal.writer import Limits
from tests.keep.journal.evenings import recorded


def test_its_pieces_lie_together_and_those_of_others_stay(tmp_path: Path) -> None:
    for _ in range(2):
        recorded(tmp_path, 40, limits=Limits(segment_bytes=900)).close()
    before = account(RealDisk(), tmp_path, 1).verdicts
    target = set_aside(tmp_path, 1)
    assert target == tmp_path / "aside-000001"
    assert matches(RealDisk(), tmp_path) == [2]
    assert account(RealDisk(), target, 1).verdicts == before
    assert account(RealDisk(), target, 1).problems == ()


def test_the_folder_of_an_earlier_time_is_left_alone(tmp_path: Path) -> None:
    for name in ("aside-000001", "aside-000001-2"):
        (tmp_path / name).mkdir()
    recorded(tmp_path, 2).close()
    target = set_aside(tmp_path, 2)
    assert target == tmp_path / "aside-000002"
    recorded(tmp_path, 2).close()
    (tmp_path / "000003-0001.journal").rename(tmp_path / "000001-0001.journal")
    assert set_aside(tmp_path, 1) == tmp_path / "aside-000001-3"


def test_what_is_not_there_cannot_be_put_aside_and_the_folder_is_free_again(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="match 4 is not here any more"):
        set_aside(tmp_path, 4)
    assert [*tmp_path.glob("aside-*")] == []
    open_journal(tmp_path).close()


def test_while_another_program_has_the_journal_nothing_is_moved(tmp_path: Path) -> None:
    opened = recorded(tmp_path, 2)
    with pytest.raises(JournalError, match="already written"):
        set_aside(tmp_path, 1)
    opened.close()
    assert matches(RealDisk(), tmp_path) == [1]


def test_both_folders_are_durable_the_new_one_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded(tmp_path, 2).close()
    synced: list[tuple[Path, int]] = []

    def sync_folder(folder: Path) -> None:
        synced.append((folder, len([*folder.glob("*.journal")])))

    monkeypatch.setattr(system, "sync_folder", sync_folder)
    target = set_aside(tmp_path, 1)
    assert synced[-2:] == [(target, 1), (tmp_path, 0)]


def test_the_last_match_is_told_by_its_game_and_its_players(tmp_path: Path) -> None:
    assert last_match(tmp_path) is None
    assert last_match(tmp_path / "nowhere") is None
    recorded(tmp_path, 2).close()
    found = last_match(tmp_path)
    assert found is not None
    assert found.number == 1
    assert found.about.startswith("sherlock-holmes")
    assert str(LastMatch(12)) == "match 12"
    assert str(LastMatch(12, "block, Ann")) == "match 12 (block, Ann)"


def first_line(folder: Path, header: object) -> str:
    body = json.dumps({"journal": 2, "header": header})
    (folder / "000001-0001.journal").write_bytes(framed(1, "open", body) + b"rubbish")
    found = last_match(folder)
    assert found is not None
    return found.about


def test_what_it_tells_is_short_however_much_the_first_line_says(tmp_path: Path) -> None:
    names = [f"{n:02}" + "x" * 30 for n in range(9)]
    about = first_line(tmp_path, {"game": "g" * 50, "players": names})
    game, *players = about.replace(" and ", ", ").split(", ")
    assert game == "g" * 40
    assert players == [name[:20] for name in names[:8]]
    assert first_line(tmp_path, {"game": "block"}) == "block"


@pytest.mark.parametrize("header", [None, {}, [], 3, {"game": "x", "players": 3}])
def test_a_first_line_that_makes_no_sense_tells_nothing(tmp_path: Path, header: object) -> None:
    assert first_line(tmp_path, header) == ""


def test_nor_does_one_that_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "000001-0001.journal").write_bytes(b"rubbish")
    assert last_match(tmp_path) == LastMatch(1)
    (tmp_path / "000001-0001.journal").write_bytes(b"")
    assert last_match(tmp_path) == LastMatch(1)
