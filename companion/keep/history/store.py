"""The history's database: a reading aid, never the truth. The truth is in the journals.

So nothing is migrated: a database of another version is thrown away and filled again.
"""

import sqlite3
from contextlib import suppress
from pathlib import Path

VERSION = 1
NAME = "history.sqlite3"

_TABLES = """
CREATE TABLE matches (
    match INTEGER PRIMARY KEY, began TEXT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL,
    events INTEGER NOT NULL, verdicts INTEGER NOT NULL, problems INTEGER NOT NULL,
    stamp TEXT NOT NULL
);
CREATE TABLE players (
    match INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, PRIMARY KEY (match, seat)
);
CREATE TABLE hands (
    match INTEGER NOT NULL, hand INTEGER NOT NULL, seat INTEGER NOT NULL,
    points INTEGER NOT NULL, total INTEGER NOT NULL, PRIMARY KEY (match, hand, seat)
);
CREATE TABLE verdicts (
    match INTEGER NOT NULL, n INTEGER NOT NULL, t INTEGER NOT NULL, kind TEXT NOT NULL,
    seat INTEGER, reason TEXT, reaction_us INTEGER, stands INTEGER NOT NULL,
    PRIMARY KEY (match, n)
) WITHOUT ROWID;
CREATE TABLE wins (match INTEGER NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (match, seat));
"""
TABLES = ("matches", "players", "hands", "verdicts", "wins")


def open_store(folder: Path) -> sqlite3.Connection:
    """Open the history beside the journals; in memory where that place cannot be written."""
    try:
        return _opened(folder / NAME)
    except sqlite3.Error:
        pass
    with suppress(OSError):
        (folder / NAME).unlink()
    try:
        return _opened(folder / NAME)
    except sqlite3.Error:
        return _opened(None)


def _opened(file: Path | None) -> sqlite3.Connection:
    store = sqlite3.connect(":memory:" if file is None else file, timeout=10)
    try:
        store.execute("PRAGMA synchronous = OFF")
        _set_up(store)
    except sqlite3.Error:
        store.close()
        raise
    return store


def _set_up(store: sqlite3.Connection) -> None:
    with store:
        store.execute("BEGIN IMMEDIATE")
        if store.execute("PRAGMA user_version").fetchone() != (VERSION,):
            empty(store)


def empty(store: sqlite3.Connection) -> None:
    """Throw everything away; the caller's transaction makes it all or nothing."""
    for table in TABLES:
        store.execute(f"DROP TABLE IF EXISTS {table}")
    for statement in filter(str.strip, _TABLES.split(";")):
        store.execute(statement)
    store.execute(f"PRAGMA user_version = {VERSION}")
