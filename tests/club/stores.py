"""Stores that are quick to have: made once, then copied or emptied."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import text

from companion.club.store.opening import Store, open_store, where
from companion.club.store.schema import METADATA


@cache
def empty_store() -> bytes:
    """A store on SQLite in which nothing has been played, to be copied."""
    with TemporaryDirectory() as name:
        file = Path(name) / "club.sqlite3"
        open_store(str(file)).close()
        return file.read_bytes()


def fresh_store(file: Path) -> Store:
    """A store of one's own on SQLite."""
    file.write_bytes(empty_store())
    return Store(where(str(file)))


def emptied(database: str) -> None:
    """Take everything out of a store on PostgreSQL that was played or said."""
    store = Store(where(database))
    names = ", ".join(table.name for table in METADATA.sorted_tables if table.name != "facts")
    with store.keeper() as connection:
        connection.execute(text(f"TRUNCATE {names} RESTART IDENTITY CASCADE"))
    store.close()
