"""Everybody summed up over all matches: what a match changes is added, and no other is read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from companion.club.store.evening_tables import MEMBERS, OUTCOME_SEATS
from companion.club.summing.reactions import read, written

Row = dict[str, Any]


def add_up(connection: Connection, gone: Sequence[Row], come: Sequence[Row]) -> None:
    """Take away what a match came to before, and add what it comes to now."""
    for name in sorted({row["name"] for row in (*gone, *come)}):
        less = [row for row in gone if row["name"] == name]
        more = [row for row in come if row["name"] == name]
        if _sums(less) != _sums(more):
            _change(connection, name, less, more)


def _sums(rows: Iterable[Row]) -> list[object]:
    kept = ("won", "rank", "reactions", "fastest_us", "hasty")
    return [tuple(row[each] for each in kept) for row in rows]


def _change(connection: Connection, name: str, less: Sequence[Row], more: Sequence[Row]) -> None:
    one = MEMBERS.c.name == name
    known = connection.execute(select(MEMBERS).where(one)).mappings().one_or_none()
    now = dict(known) if known else _nothing(name)
    bins = read(now["reactions"])
    for rows, sign in ((less, -1), (more, 1)):
        for row in rows:
            now["matches"] += sign
            now["won"] += sign * (row["won"] > 0)
            now["rated"] += sign * (row["rank"] is not None)
            now["hasty"] += sign * row["hasty"]
            for at, count in read(row["reactions"]).items():
                bins[at] += sign * count
    now["reactions"] = written(bins)
    now["fastest_us"] = _fastest(connection, name, now["fastest_us"], less, more)
    if not now["matches"]:
        connection.execute(delete(MEMBERS).where(one))
    elif known:
        connection.execute(update(MEMBERS).where(one).values(now))
    else:
        connection.execute(insert(MEMBERS).values(now))


def _nothing(name: str) -> Row:
    counts = dict.fromkeys(("matches", "won", "rated", "hasty"), 0)
    return {
        "name": name,
        **counts,
        "reactions": "{}",
        "fastest_us": None,
        "mu": None,
        "sigma": None,
    }


def _fastest(
    connection: Connection, name: str, known: int | None, less: Sequence[Row], more: Sequence[Row]
) -> int | None:
    """Return the fastest of all; all are looked at only where the fastest is taken back."""
    gone = [row["fastest_us"] for row in less if row["fastest_us"] is not None]
    come = [row["fastest_us"] for row in more if row["fastest_us"] is not None]
    best = min([at for at in (known, *come) if at is not None], default=None)
    if known in gone and min(come, default=None) != known:
        wanted = select(func.min(OUTCOME_SEATS.c.fastest_us)).where(OUTCOME_SEATS.c.name == name)
        found: int | None = connection.execute(wanted).scalar()
        return found
    return best
