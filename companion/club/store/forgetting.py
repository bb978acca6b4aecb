"""Forgetting somebody: out of every match, and out of those that are still to come."""

from __future__ import annotations

import json
from collections.abc import Callable

from sqlalchemy import Connection, delete, insert, select, update

from companion.club.store.adding import now
from companion.club.store.names import digest, same, without_names
from companion.club.store.opening import SALT, facts_of
from companion.club.store.rows import Key, of_match
from companion.club.store.schema import FORGOTTEN, MATCHES, PLAYERS

Forgetter = Callable[[Connection, Callable[[str], bool]], None]
"""Takes somebody out of what it keeps beside matches; is told which names are meant."""
FORGETTERS: list[Forgetter] = []
"""Whoever keeps names elsewhere in the store adds one: it is called with all rights, in the same
transaction, after the matches were seen to."""


def forget(connection: Connection, name: str) -> int:
    """Take somebody out of everything, for good; return in how many matches they were.

    All rights are needed (`Store.keeper`). Tables that send the name again do not bring it back.
    """

    def meant(other: str) -> bool:
        return same(other) == same(name)

    salted = digest(name, facts_of(connection)[SALT])
    known = connection.execute(select(FORGOTTEN).where(FORGOTTEN.c.digest == salted)).first()
    if known is None:
        connection.execute(insert(FORGOTTEN).values(digest=salted, asked=now()))
    found = _matches_with(connection, meant)
    for key in found:
        _take_out(connection, key, meant)
    for forgetter in FORGETTERS:
        forgetter(connection, meant)
    return len(found)


def know_again(connection: Connection, name: str) -> bool:
    """Keep a name from now on that was not to be kept; return whether that was so.

    What was taken out stays out.
    """
    salted = digest(name, facts_of(connection)[SALT])
    return bool(connection.execute(delete(FORGOTTEN).where(FORGOTTEN.c.digest == salted)).rowcount)


def _matches_with(connection: Connection, meant: Callable[[str], bool]) -> list[Key]:
    named = connection.execute(select(PLAYERS.c.name).distinct()).scalars()
    names = [name for name in named if name is not None and meant(name)]
    rows = connection.execute(
        select(PLAYERS.c.table_id, PLAYERS.c.match).where(PLAYERS.c.name.in_(names)).distinct()
    )
    return [(row.table_id, row.match) for row in rows]


def _take_out(connection: Connection, key: Key, meant: Callable[[str], bool]) -> None:
    row = connection.execute(select(MATCHES.c.header).where(of_match(MATCHES, key))).one()
    header = without_names(json.loads(row.header), meant)
    connection.execute(
        update(MATCHES).where(of_match(MATCHES, key)).values(header=json.dumps(header))
    )
    seated = connection.execute(
        select(PLAYERS.c.seat, PLAYERS.c.name).where(of_match(PLAYERS, key))
    )
    seats = [row.seat for row in seated if row.name is not None and meant(row.name)]
    wanted = of_match(PLAYERS, key) & PLAYERS.c.seat.in_(seats)
    connection.execute(update(PLAYERS).where(wanted).values(name=None))
