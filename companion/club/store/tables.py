"""The tables of a club: invited, known by a token of their own, and gone again."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import Connection, delete, func, insert, select

from companion.club.errors import ClubError
from companion.club.store.adding import now
from companion.club.store.schema import KEYS, MATCHES, TABLES
from companion.kit.text import clean
from companion.language import say

LONGEST = 40
_BYTES = 24


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table, as the club knows it."""

    id: int
    name: str
    joined: str
    heard: str | None
    matches: int
    known: bool
    """Whether there is a token by which it can come."""


def invite(connection: Connection, name: str) -> str:
    """Let a table come, and return its token: told once, and kept by nobody here.

    A table that was here before is the same one, and has its matches; its older token is void.
    """
    name = _fit(name)
    found = connection.execute(select(TABLES.c.id).where(TABLES.c.name == name)).scalar()
    if found is None:
        made = connection.execute(insert(TABLES).values(name=name, joined=now()))
        found = int(made.inserted_primary_key[0])  # type: ignore[index]
    connection.execute(delete(KEYS).where(KEYS.c.table_id == found))
    token = secrets.token_hex(_BYTES)
    connection.execute(insert(KEYS).values(digest=digest(token), table_id=found, made=now()))
    return token


def _fit(name: str) -> str:
    fit = " ".join(clean(name).split())
    if not fit or len(fit) > LONGEST:
        raise ClubError(say("club-no-name-for-a-table", most=LONGEST))
    return fit


def digest(token: str) -> str:
    """Return what is kept of a token. It is all chance: nothing is gained by guessing slowly."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def table_of(connection: Connection, token: str) -> tuple[int, str] | None:
    """Return whose token it is, by number and name; None: nobody's."""
    row = connection.execute(
        select(TABLES.c.id, TABLES.c.name)
        .join(KEYS, KEYS.c.table_id == TABLES.c.id)
        .where(KEYS.c.digest == digest(token))
    ).one_or_none()
    return None if row is None else (row.id, row.name)


def send_away(connection: Connection, table_id: int) -> None:
    """Know a table no more; its matches stay."""
    connection.execute(delete(KEYS).where(KEYS.c.table_id == table_id))


def tables(connection: Connection) -> list[TableRow]:
    """List every table."""
    played = select(func.count()).where(MATCHES.c.table_id == TABLES.c.id).scalar_subquery()
    keys = select(func.count()).where(KEYS.c.table_id == TABLES.c.id).scalar_subquery()
    columns = (TABLES.c.id, TABLES.c.name, TABLES.c.joined, TABLES.c.heard)
    rows = connection.execute(select(*columns, played, keys).order_by(TABLES.c.name))
    return [TableRow(*row[:5], known=bool(row[5])) for row in rows]
