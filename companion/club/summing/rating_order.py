"""Ratings in the order in which matches stand: gone on with, or made again from some match on.

Every match keeps what it led to, so that whatever comes late is put in its place, and only what
stands behind it is rated again.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, and_, bindparam, select, update

from companion.club.store.evening_tables import MEMBERS, OUTCOME_SEATS, OUTCOMES
from companion.club.summing.ratings import Rating, course


def rate_from(connection: Connection, at_us: int) -> None:
    """Rate every match from this place on."""
    later = OUTCOME_SEATS.c.at_us >= at_us
    wanted = select(OUTCOME_SEATS.c.name).where(later).distinct()
    names = sorted(connection.execute(wanted).scalars())
    before = {name: found for name in names if (found := _before(connection, name, at_us))}
    matches = _matches(connection, at_us)
    now, rows = dict(before), list[dict[str, Any]]()
    for (key, _), after in zip(
        matches, course(before, (ranks for _, ranks in matches)), strict=True
    ):
        now |= after
        rows += [_row(key, name, rating) for name, rating in after.items()]
    connection.execute(update(OUTCOME_SEATS).where(later).values(mu=None, sigma=None))
    _write(connection, rows)
    _tell(connection, names, now)


_Key = tuple[int, str]
_Ranked = list[tuple[_Key, dict[str, int]]]


def _matches(connection: Connection, at_us: int) -> _Ranked:
    """Return every match that is rated, in order, with the ranks of its people."""
    same = and_(
        OUTCOMES.c.table_id == OUTCOME_SEATS.c.table_id, OUTCOMES.c.match == OUTCOME_SEATS.c.match
    )
    rows = connection.execute(
        select(
            OUTCOMES.c.table_id, OUTCOMES.c.match, OUTCOME_SEATS.c.name, OUTCOME_SEATS.c["rank"]
        )
        .join(OUTCOME_SEATS, same)
        .where(OUTCOMES.c.at_us >= at_us, OUTCOMES.c.rated)
        .order_by(
            OUTCOMES.c.at_us, OUTCOMES.c.table_id, OUTCOMES.c.number, OUTCOMES.c.match,
            OUTCOME_SEATS.c.seat,
        )
    )  # fmt: skip
    found = groupby(rows, key=lambda row: (row.table_id, row.match))
    return [(key, {row.name: row.rank for row in each}) for key, each in found]


def _before(connection: Connection, name: str, at_us: int) -> Rating | None:
    """Return somebody's rating before this place; None: they had none."""
    row = connection.execute(
        select(OUTCOME_SEATS.c.mu, OUTCOME_SEATS.c.sigma)
        .where(OUTCOME_SEATS.c.name == name, OUTCOME_SEATS.c.at_us < at_us)
        .where(OUTCOME_SEATS.c.mu.is_not(None))
        .order_by(OUTCOME_SEATS.c.at_us.desc(), OUTCOME_SEATS.c.table_id.desc())
        .limit(1)
    ).first()
    return Rating(row.mu, row.sigma) if row is not None else None


def _row(key: _Key, name: str, rating: Rating) -> dict[str, Any]:
    told = {"of_mu": rating.mu, "of_sigma": rating.sigma}
    return {"of_table": key[0], "of_match": key[1], "of_name": name, **told}


def _write(connection: Connection, rows: list[dict[str, Any]]) -> None:
    one = and_(
        OUTCOME_SEATS.c.table_id == bindparam("of_table"),
        OUTCOME_SEATS.c.match == bindparam("of_match"),
        OUTCOME_SEATS.c.name == bindparam("of_name"),
    )
    told: dict[str, Any] = {"mu": bindparam("of_mu"), "sigma": bindparam("of_sigma")}
    if rows:
        connection.execute(update(OUTCOME_SEATS).where(one).values(told), rows)


def _tell(connection: Connection, names: Iterable[str], now: dict[str, Rating]) -> None:
    """Have everybody's rating as it is after the last match."""
    one = MEMBERS.c.name == bindparam("of_name")
    told: dict[str, Any] = {"mu": bindparam("of_mu"), "sigma": bindparam("of_sigma")}
    found = [(name, now.get(name)) for name in names]
    rows = [
        {"of_name": name, "of_mu": each and each.mu, "of_sigma": each and each.sigma}
        for name, each in found
    ]
    if rows:
        connection.execute(update(MEMBERS).where(one).values(told), rows)
