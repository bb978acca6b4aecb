"""One journal, one program; and where it is, if nobody says."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.games import GAMES
from companion.keep.journal import folders, opening
from companion.keep.journal.errors import JournalError
from companion.keep.journal.folders import every_folder, open_first, play_folders
from companion.keep.journal.opening import FolderLock, default_folder, open_journal
from companion.keep.journal.system import state_folder
from tests.keep.journal.cards import FakeCard
from tests.support.command import ROOT, environment

SECOND = """
import sys
from pathlib import Path
from companion.keep.journal.errors import JournalError
from companion.keep.journal.opening import open_journal
try:
    open_journal(Path(sys.argv[1]))
except JournalError as error:
    sys.exit(str(error))
"""


def second(folder: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", SECOND, str(folder)]
    return subprocess.run(
        command, capture_output=True, text=True, cwd=ROOT, env=environment(), check=False
    )


def test_a_second_program_is_refused_in_one_line(tmp_path: Path) -> None:
    opened = open_journal(tmp_path)
    run = second(tmp_path)
    assert run.returncode == 1
    assert run.stderr == (
        f"{tmp_path}: already written by another companion (process {os.getpid()}); "
        "stop that one, or name another folder\n"
    )
    opened.close()
    assert second(tmp_path).returncode == 0


def test_a_lock_that_somebody_deleted_holds_all_the_same(tmp_path: Path) -> None:
    opened = open_journal(tmp_path)
    (tmp_path / "lock").unlink()
    assert "already written by another companion" in second(tmp_path).stderr
    opened.close()
    assert second(tmp_path).returncode == 0


def test_the_lock_is_signed_by_who_has_it_and_nobody_else(tmp_path: Path) -> None:
    (tmp_path / "lock").write_text("98765432109876\n")
    opened = open_journal(tmp_path)
    assert (tmp_path / "lock").read_text() == f"{os.getpid()}\n"
    opened.close()


def test_the_same_program_is_refused_too(tmp_path: Path) -> None:
    opened = open_journal(tmp_path)
    files = len(os.listdir("/proc/self/fd"))
    with pytest.raises(JournalError, match=rf"already written .*process {os.getpid()}\)"):
        FolderLock(tmp_path).take()
    assert len(os.listdir("/proc/self/fd")) == files, "and keeps nothing open"
    with pytest.raises(JournalError, match="already written"):
        open_journal(tmp_path)
    opened.close()


@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({"STATE_DIRECTORY": "/var/lib/companion", "HOME": "/h"}, "/var/lib/companion/journal"),
        ({"STATE_DIRECTORY": "/a:/b"}, "/a/journal"),
        ({"XDG_STATE_HOME": "/s", "HOME": "/h"}, "/s/companion/journal"),
        ({"XDG_STATE_HOME": "not/absolute", "HOME": "/h"}, "/h/.local/state/companion/journal"),
        ({"HOME": "/h"}, "/h/.local/state/companion/journal"),
    ],
)
def test_where_journals_live(environment: dict[str, str], folder: str) -> None:
    assert default_folder(environment) == Path(folder)


def test_programs_that_play_have_folders_beside_the_tables_own(tmp_path: Path) -> None:
    machine = {"STATE_DIRECTORY": str(tmp_path)}
    theirs = [*play_folders(machine)]
    assert [folder.name for folder in theirs] == ["play", *(f"play-{n}" for n in range(2, 10))]
    assert {folder.parent for folder in theirs} == {tmp_path}
    assert every_folder(machine) == {}
    for name in ("play-2", "journal"):
        (tmp_path / name).mkdir()
    assert [*every_folder(machine).items()] == [
        ("", tmp_path / "journal"),
        ("play-2", tmp_path / "play-2"),
    ]


@pytest.mark.parametrize("free", [1, 3])
def test_who_plays_takes_the_first_folder_that_is_free_and_goes_on_there_by_checkpoints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int
) -> None:
    known: list[object] = []

    def opened(folder: Path, tell: object, games: object = None) -> str:
        known.append((tell, games))
        if folder.name != f"{free}":
            raise JournalError("taken")
        return folder.name

    monkeypatch.setattr(folders, "open_journal", opened)
    some = [tmp_path / f"{n}" for n in (1, 2, 3)]
    took: object = open_first(some, print, games=GAMES)
    assert took == f"{free}"
    assert known == [(print, GAMES)] * free
    with pytest.raises(JournalError, match="taken"):
        open_first(some[:2] if free == 3 else some[1:], print)


@pytest.mark.parametrize(
    ("platform", "folder"),
    [("darwin", "/h/Library/Application Support"), ("win32", "/h/AppData/Local")],
)
def test_where_state_lives_on_other_laptops(platform: str, folder: str) -> None:
    assert state_folder({"HOME": "/h"}, platform) == Path(folder)


def test_where_windows_names_a_place_for_state_that_one_is_taken() -> None:
    named = {"HOME": "/h", "LOCALAPPDATA": "/d/State"}
    assert state_folder(named, "win32") == Path("/d/State")
    assert state_folder({**named, "LOCALAPPDATA": ""}, "win32") == Path("/h/AppData/Local")


def test_where_the_kernel_names_no_boot_it_has_no_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = tmp_path / "boot_id"
    monkeypatch.setattr(opening, "_BOOT_ID", named)
    assert opening.boot_id() == ""
    named.write_text("the third today\n")
    assert opening.boot_id() == "the third today"


def test_a_folder_that_cannot_be_listed_is_named_and_played_on_in(tmp_path: Path) -> None:
    card = FakeCard()
    card.failing["names"] = errno.EIO
    opened = open_journal(tmp_path, disk=card)
    why = os.strerror(errno.EIO)
    assert opened.problems == (f"{tmp_path}: cannot be read ({why}); no match is resumed",)
    assert opened.last is None
    opened.close()
