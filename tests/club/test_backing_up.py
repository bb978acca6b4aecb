"""A backup is one command, and what is made of it says what the club said."""

import shutil
import subprocess
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from companion.club.errors import ClubError
from companion.club.store.backing_up import back_up
from companion.club.store.opening import Store, open_store
from tests.club.journals import TableJournal
from tests.club.lines import Line, exchange, joined, sender_of, unlike
from tests.club.postgres import Postgres


def restored(store: Store, file: Path, request: pytest.FixtureRequest) -> str:
    """Make a store of a backup, as docs/club.md tells; return its address."""
    if not store.on_postgres:
        return str(file)
    postgres: Postgres = request.getfixturevalue("postgres")
    database = postgres.database()
    assert restore(file, database) == 0
    return database


def restore(file: Path, database: str) -> int:
    program = shutil.which("pg_restore")
    assert program is not None
    words = [program, "--clean", "--if-exists", "--no-owner", "--dbname", database, str(file)]
    return subprocess.run(words, check=False, stderr=subprocess.DEVNULL).returncode


def test_a_backup_says_what_the_club_said(
    store: Store, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    table = TableJournal(tmp_path / "a")
    table.begin()
    table.hand([1, 2, 3])
    table.end()
    exchange(sender_of(table.folder), Line(store, joined(store, "a")))
    file = tmp_path / "club.backup"
    back_up(store, file)
    assert file.stat().st_mode & 0o777 == 0o600
    again = open_store(restored(store, file, request))
    assert unlike(again, a=table.folder) == []
    again.close()


@pytest.mark.slow
@pytest.mark.parametrize("first", [True, False], ids=["as told", "forgotten"])
def test_on_a_server_that_never_had_a_club_rights_are_given(
    postgres: Postgres, tmp_path: Path, first: bool
) -> None:
    """Roles are not in a backup; whoever opens the store first makes them, before it or after."""
    file, there = tmp_path / "club.backup", Postgres()
    here = open_store(postgres.database())
    number = joined(here, "Window")
    back_up(here, file)
    here.close()
    try:
        there.start()
        database = there.database()
        if first:
            open_store(database).close()
        assert (restore(file, database) == 0) is first
        again = open_store(database)
        with again.table(number) as connection:
            assert connection.execute(text("SELECT name FROM tables")).scalars().all() == ["Window"]
        with again.wall() as connection, pytest.raises(DBAPIError):
            connection.execute(text("DELETE FROM tables"))
        again.close()
    finally:
        there.close()


def test_a_backup_that_cannot_be_written_is_told_in_one_line(store: Store, tmp_path: Path) -> None:
    with pytest.raises(ClubError) as refused:
        back_up(store, tmp_path / "no" / "such" / "folder")
    assert len(str(refused.value).splitlines()) == 1
