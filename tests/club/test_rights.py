"""Nobody can do more than they may, even by a mistake of ours: the database itself refuses."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import DBAPIError

from companion.club.store.opening import Store
from companion.club.store.schema import METADATA, PLAYERS
from tests.club.journals import TableJournal
from tests.club.lines import Line, exchange, joined, sender_of, unlike

Entry = Callable[[], AbstractContextManager[Connection]]


@pytest.fixture
def two(store: Store, tmp_path: Path) -> tuple[int, int]:
    """Two tables with a match each."""
    numbers = []
    for name in ("a", "b"):
        table = TableJournal(tmp_path / name)
        table.begin()
        table.hand([1, 2, 3])
        table.win(1)
        table.end()
        numbers.append(joined(store, name))
        exchange(sender_of(tmp_path / name), Line(store, numbers[-1]))
    return numbers[0], numbers[1]


def refused(enter: Entry, statement: str) -> bool:
    """Try it; say whether nothing came of it."""
    try:
        with enter() as connection:
            return connection.execute(text(statement)).rowcount == 0
    except DBAPIError:
        return True


def fails(enter: Entry, statement: str) -> bool:
    """Try it; say whether it was refused with an error."""
    try:
        with enter() as connection:
            connection.execute(text(statement))
    except DBAPIError:
        return True
    return False


def test_a_table_cannot_touch_the_rows_of_another(
    store: Store, two: tuple[int, int], tmp_path: Path
) -> None:
    mine, other = two
    tries = [
        f"INSERT INTO players VALUES ({other}, '1', 9, 'Eve', false)",
        f"UPDATE players SET name = 'Eve' WHERE table_id = {other}",
        f"UPDATE players SET table_id = {other}, seat = 9 WHERE table_id = {mine} AND seat = 1",
        f"DELETE FROM lines WHERE table_id = {other}",
        f"UPDATE matches SET ended = false WHERE table_id = {other}",
        f"UPDATE tables SET name = 'Eve' WHERE id = {other}",
        f"DELETE FROM wins WHERE table_id = {other}",
    ]
    for each in tries:
        assert refused(lambda: store.table(mine), each), each
    assert unlike(store, a=tmp_path / "a", b=tmp_path / "b") == []


MORE_THAN_ADDING = (
    "DELETE FROM matches",
    "DELETE FROM tables",
    "INSERT INTO tables (id, name, joined) VALUES (9, 'Eve', '')",
    "SELECT digest FROM keys",
    "INSERT INTO keys VALUES ('0', 1, '')",
    "DELETE FROM forgotten",
    "UPDATE facts SET value = ''",
    "DROP TABLE lines",
    "CREATE TABLE mine (a integer)",
    "UPDATE alembic_version SET version_num = '0'",
)


def test_a_table_can_only_add_matches(store: Store, two: tuple[int, int]) -> None:
    for statement in MORE_THAN_ADDING:
        assert fails(lambda: store.table(two[0]), statement), statement


def test_the_wall_reads_everything_that_is_shown(store: Store, two: tuple[int, int]) -> None:
    with store.wall() as connection:
        assert len(connection.execute(select(PLAYERS)).all()) == 6


def test_the_wall_cannot_write(store: Store, two: tuple[int, int]) -> None:
    for table in METADATA.sorted_tables:
        name, column = table.name, table.columns.keys()[0]
        assert fails(store.wall, f"DELETE FROM {name}"), name
        assert fails(store.wall, f"UPDATE {name} SET {column} = {column}"), name
        assert fails(store.wall, f"INSERT INTO {name} SELECT * FROM {name}"), name


def test_the_wall_sees_no_keys(store: Store, two: tuple[int, int]) -> None:
    assert fails(store.wall, "SELECT * FROM keys")
    assert fails(store.wall, "SELECT * FROM facts")


def test_the_door_only_looks_up_who_comes(store: Store, two: tuple[int, int]) -> None:
    for statement in ("SELECT * FROM players", "DELETE FROM keys", "SELECT * FROM lines"):
        assert fails(store.door, statement), statement


def test_a_role_ends_with_its_transaction(store: Store, two: tuple[int, int]) -> None:
    with store.table(two[0]):
        pass
    with store.keeper() as connection:
        assert connection.execute(text("SELECT count(*) FROM keys")).scalar() == 2
