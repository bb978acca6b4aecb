"""Whether the store says what the journals say: row for row, and what is different."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, select

from companion.club.sending.reading import Source, read_match
from companion.club.store.names import NOBODY, forgotten
from companion.club.store.rows import storable
from companion.club.store.schema import DERIVED, MATCHES, TABLES
from companion.keep.history.refreshing import refresh
from companion.keep.history.store import in_memory
from companion.keep.journal.disk import Disk, RealDisk
from companion.keep.journal.segments import files_by_match

_OF_MATCHES = ("number", "began", "game", "seats", "events", "verdicts", "problems", "ended")
"""What the history says of a match that is not about its files."""

Rows = set[tuple[Any, ...]]


def differences(
    connection: Connection,
    folders: Mapping[str, Mapping[str, Path]],
    disk: Disk | None = None,
) -> list[str]:
    """Compare the store with the history of journals, row for row; return what is different.

    `folders` has the journals of every table by its name, each with what stands before the numbers
    of its matches (nothing, for the table's own). Whoever is forgotten is nameless on both sides.
    """
    found: list[str] = []
    for table, sources in folders.items():
        wanted = _from_journals(connection, sources, disk or RealDisk())
        have = _from_store(connection, table)
        for name in wanted:
            found += _compared(table, name, wanted[name], have[name])
    return found


def _compared(table: str, name: str, wanted: Rows, have: Rows) -> Iterator[str]:
    yield from (f"{table}: {name}: missing {row}" for row in sorted(wanted - have, key=repr))
    yield from (f"{table}: {name}: too much {row}" for row in sorted(have - wanted, key=repr))


def _from_journals(
    connection: Connection, folders: Mapping[str, Path], disk: Disk
) -> dict[str, Rows]:
    """Return what the history has, its matches called by their birth."""
    births, nameless = _births(folders, disk), forgotten(connection)
    with closing(in_memory()) as history:
        refresh(history, folders, disk=disk)
        rows = {
            table.name: history.execute(
                f"SELECT {', '.join(_columns(table))} FROM {table.name}"
            ).fetchall()
            for table in _COMPARED
        }
    rows["players"] = [
        (match, seat, NOBODY if nameless(name) else name, bot)
        for match, seat, name, bot in rows["players"]
    ]
    return {name: {_row(births, row) for row in found} for name, found in rows.items()}


def _births(folders: Mapping[str, Path], disk: Disk) -> dict[str, str]:
    found = {}
    for name, folder in folders.items():
        source = Source(folder, name)
        for number, files in files_by_match(disk, folder).items():
            found[source.called(number)] = read_match(disk, source, number, files).birth
    return found


def _from_store(connection: Connection, table: str) -> dict[str, Rows]:
    number = select(TABLES.c.id).where(TABLES.c.name == table).scalar_subquery()
    names = select(MATCHES.c.match, MATCHES.c.birth).where(MATCHES.c.table_id == number)
    births = {row.match: row.birth for row in connection.execute(names)}
    return {
        each.name: {
            _row(births, row)
            for row in connection.execute(
                select(*(each.c[name] for name in _columns(each))).where(each.c.table_id == number)
            )
        }
        for each in _COMPARED
    }


_COMPARED = (MATCHES, *DERIVED)


def _columns(table: Table) -> list[str]:
    if table is MATCHES:
        return ["match", *_OF_MATCHES]
    return [column.name for column in table.columns if column.name != "table_id"]


def _row(births: Mapping[str, str], row: Any) -> tuple[Any, ...]:
    """Return a row as both sides say it: by birth, yes and no as numbers, nobody as nothing."""
    match, *rest = row
    return (births[match], *(_value(value) for value in rest))


def _value(value: Any) -> Any:
    if isinstance(value, bool):
        return int(value)
    return None if value == NOBODY else storable(value)
