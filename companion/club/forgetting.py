"""Forgetting somebody in evenings and standings, together with the matches they played."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, and_, delete, select, update

from companion.club.store.evening_tables import (
    GUESTS,
    MEMBERS,
    OUTCOME_SEATS,
    OUTCOMES,
    ROUND_SEATS,
)
from companion.club.store.forgetting import FORGETTERS

NOBODY = "-"
"""What stands on a chair of a round that was played by somebody who is forgotten."""
AGAIN = ""
"""What a match is seen by that must be summed up again."""


def forget_everywhere(connection: Connection, meant: Callable[[str], bool]) -> None:
    """Take these names out of evenings and sums; what they had a part in is summed up again."""
    for name in _named(connection, meant):
        connection.execute(delete(GUESTS).where(GUESTS.c.name == name))
        connection.execute(
            update(ROUND_SEATS).where(ROUND_SEATS.c.name == name).values(name=NOBODY)
        )
        rows = select(OUTCOME_SEATS.c.table_id, OUTCOME_SEATS.c.match).where(
            OUTCOME_SEATS.c.name == name
        )
        for row in connection.execute(rows).all():
            one = and_(OUTCOMES.c.table_id == row.table_id, OUTCOMES.c.match == row.match)
            connection.execute(update(OUTCOMES).where(one).values(seen=AGAIN))
        connection.execute(delete(OUTCOME_SEATS).where(OUTCOME_SEATS.c.name == name))
        connection.execute(delete(MEMBERS).where(MEMBERS.c.name == name))


def _named(connection: Connection, meant: Callable[[str], bool]) -> list[str]:
    tables = (GUESTS, ROUND_SEATS, OUTCOME_SEATS, MEMBERS)
    found = {
        name
        for table in tables
        for name in connection.execute(select(table.c.name).distinct()).scalars()
    }
    return sorted(name for name in found if meant(name))


def watch() -> None:
    """Have evenings and sums forget whom the club forgets."""
    if forget_everywhere not in FORGETTERS:
        FORGETTERS.append(forget_everywhere)
