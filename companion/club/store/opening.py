"""Opening the store: brought up to this version, and entered by each as what they are."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import QueuePool

from companion.club.errors import ClubError
from companion.club.store import evening_tables, migrations  # noqa: F401 - adds its tables
from companion.club.store.rights import (
    DOOR,
    TABLE,
    WALL,
    bind,
    given,
    grant,
    signature,
    take_role,
)
from companion.club.store.schema import FACTS
from companion.language import say

POSTGRES = "postgresql"
RIGHTS, CLUB, SALT = "rights", "club", "salt"
"""What is known once for the whole club: which rights were given, its own number, a salt."""
BUSY_S = 15.0
"""How long a writer waits for another, with SQLite."""
NOT_PERMITTED = "42501"
"""What PostgreSQL calls it, where a login may not make roles."""
OLDEST = 15
"""The first PostgreSQL that it is tried with."""


class Store:
    """A club's store, entered as the keeper, the door, a table or the wall; from any thread.

    Every entry is one transaction: committed at its end, durable then; nothing of it if it fails.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        self._postgres = url.get_backend_name() == POSTGRES
        self._engines: dict[str, Engine] = {"": _engine(url, "")}
        if not self._postgres:
            self._engines |= {role: _engine(url, role) for role in (TABLE, WALL, DOOR)}

    @property
    def on_postgres(self) -> bool:
        """Whether PostgreSQL keeps it."""
        return self._postgres

    @contextmanager
    def keeper(self) -> Iterator[Connection]:
        """Enter with all rights: for whoever looks after the club, and never for a request."""
        with self._engines[""].begin() as connection:
            yield connection

    @contextmanager
    def door(self) -> Iterator[Connection]:
        """Enter as the door: to look up who somebody is."""
        with self._as(DOOR) as connection:
            yield connection

    @contextmanager
    def table(self, table_id: int) -> Iterator[Connection]:
        """Enter as a table, which may add its own matches; one transaction of it at a time."""
        with self._as(TABLE, table_id) as connection:
            if self._postgres:
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock(7310, {int(table_id)})")
            yield connection

    @contextmanager
    def wall(self) -> Iterator[Connection]:
        """Enter as the wall, which may read and nothing else."""
        with self._as(WALL) as connection:
            yield connection

    def close(self) -> None:
        """Let go of every connection."""
        for engine in self._engines.values():
            engine.dispose()

    @contextmanager
    def _as(self, role: str, table_id: int | None = None) -> Iterator[Connection]:
        if self._postgres:
            with self._engines[""].begin() as connection:
                take_role(connection, role, table_id)
                yield connection
            return
        with self._engines[role].connect() as connection:
            connection.info["table"] = table_id
            with connection.begin():
                yield connection


def where(database: str) -> URL:
    """Return what a person has named: an address of PostgreSQL, or a file."""
    if "://" not in database:
        return URL.create("sqlite", database=str(Path(database).absolute()))
    try:
        url = make_url(database)
    except ArgumentError:
        raise ClubError(say("club-no-database-address", database=database)) from None
    if url.get_backend_name() == POSTGRES:
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() == "sqlite" and url.database:
        return where(url.database)
    raise ClubError(say("club-no-database-address", database=database))


def open_store(database: str) -> Store:
    """Open a store, make it where there is none, bring it up to this version.

    ClubError in one line where that cannot be.
    """
    url = where(database)
    if url.get_backend_name() != POSTGRES:
        _make_room(Path(str(url.database)))
    store = Store(url)
    try:
        with store.keeper() as connection:
            _check_engine(connection)
            _upgrade(connection)
            _settle(connection, store.on_postgres)
    except DBAPIError as error:
        store.close()
        raise ClubError(_why(url, error)) from None
    except ClubError:
        store.close()
        raise
    return store


def _make_room(file: Path) -> None:
    try:
        file.parent.mkdir(mode=0o750, parents=True, exist_ok=True)
        file.touch(mode=0o640, exist_ok=True)
    except OSError as error:
        raise ClubError(
            say("club-cannot-open-store", store=str(file), reason=str(error.strerror))
        ) from None


def _why(url: URL, error: DBAPIError) -> str:
    reason = " ".join(str(error.orig).split())
    shown = str(url.database)
    if url.get_backend_name() == POSTGRES:
        shown = url.set(drivername=POSTGRES).render_as_string(hide_password=True)
    if getattr(error.orig, "sqlstate", "") == NOT_PERMITTED:
        return say("club-store-needs-createrole", store=shown)
    return say("club-cannot-open-store", store=shown, reason=reason)


def _check_engine(connection: Connection) -> None:
    if connection.dialect.name != POSTGRES:
        return
    version = connection.dialect.server_version_info or (0,)
    if int(version[0]) < OLDEST:
        raise ClubError(say("club-postgres-too-old", version=version[0], oldest=OLDEST))


def script() -> ScriptDirectory:
    """Return the migrations there are."""
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    return config


def _upgrade(connection: Connection) -> None:
    """Run the migrations that are missing, all or none of them; one program at a time."""
    if connection.dialect.name == POSTGRES:
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7310, 0)")
    now, known = MigrationContext.configure(connection).get_current_revision(), script()
    if now == known.get_current_head():
        return
    if now is not None and now not in {each.revision for each in known.walk_revisions()}:
        raise ClubError(say("club-store-is-newer", version=now))
    migrate(connection)


def migrate(connection: Connection, to: str = "head") -> None:
    """Run the migrations up to a version."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _settle(connection: Connection, on_postgres: bool) -> None:
    """Have what is so once for the whole club, and the rights of this version."""
    facts = facts_of(connection)
    for name in {CLUB, SALT} - facts.keys():
        connection.execute(insert(FACTS).values(name=name, value=secrets.token_hex(16)))
    if on_postgres and not (facts.get(RIGHTS) == signature() and given(connection)):
        grant(connection)
        put_fact(connection, RIGHTS, signature())


def facts_of(connection: Connection) -> dict[str, str]:
    """Return what is known once for the whole club."""
    return {row.name: row.value for row in connection.execute(select(FACTS))}


def put_fact(connection: Connection, name: str, value: str) -> None:
    """Have the club know this of itself."""
    found = connection.execute(update(FACTS).where(FACTS.c.name == name).values(value=value))
    if not found.rowcount:
        connection.execute(insert(FACTS).values(name=name, value=value))


# Connections.


def _engine(url: URL, role: str) -> Engine:
    if url.get_backend_name() == POSTGRES:
        return create_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8)
    address = f"file:{quote(str(url.database))}?mode={'ro' if role == WALL else 'rw'}"
    engine = create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(
            address, uri=True, timeout=BUSY_S, check_same_thread=False, isolation_level=None
        ),
        poolclass=QueuePool,
    )
    event.listen(engine, "connect", lambda raw, record: _prepare(raw, record, role))
    event.listen(engine, "begin", _begin(role))
    return engine


def _prepare(raw: sqlite3.Connection, record: Any, role: str) -> None:
    """Have a connection to SQLite keep what it commits, and do what its role may."""
    if role != WALL:
        raw.execute("PRAGMA journal_mode = WAL")
        raw.execute("PRAGMA synchronous = FULL")
    raw.execute("PRAGMA foreign_keys = ON")
    record.info["table"] = None
    if role:
        bind(raw, role, lambda: record.info["table"])


def _begin(role: str) -> Any:
    """Return how a transaction begins: whoever will write has the store from the beginning on."""
    how = "BEGIN" if role in (WALL, DOOR) else "BEGIN IMMEDIATE"
    return lambda connection: connection.exec_driver_sql(how)
