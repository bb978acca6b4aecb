"""Keeps what matches come to up to date: of what has changed alone, and from scratch on demand.

Everything here is the keeper's work, in one transaction: tables add matches, and none of them may
touch what others have played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from companion.club.evening.points import points_of
from companion.club.evenings import begun_by_playing
from companion.club.store.evening_tables import (
    CLOSEST,
    EVENINGS,
    MEMBERS,
    OF_OUTCOMES,
    OUTCOME_SEATS,
    OUTCOMES,
)
from companion.club.store.schema import MATCHES
from companion.club.summing.members import add_up
from companion.club.summing.one_match import Key, Played, Speed, folder, place_in_time, played
from companion.club.summing.ranking import can_be_ranked, ranked
from companion.club.summing.rating_order import rate_from
from companion.club.summing.reactions import written
from companion.club.worth import worth_of
from companion.kit.kit import Kit

Row = dict[str, Any]


def refresh(connection: Connection, kits: Mapping[str, Kit], most: int = 500) -> int:
    """Take in matches that have changed, no more than so many; return how many there were."""
    keys = changed(connection, most)
    since = [at for key in keys if (at := take_in(connection, key, kits)) is not None]
    if since:
        rate_from(connection, min(since))
    return len(keys)


def changed(connection: Connection, most: int) -> list[Key]:
    """List the matches of which something else is known than was summed up."""
    same = and_(MATCHES.c.table_id == OUTCOMES.c.table_id, MATCHES.c.match == OUTCOMES.c.match)
    differs = or_(
        OUTCOMES.c.seen.is_(None),
        OUTCOMES.c.seen != MATCHES.c.link,
        OUTCOMES.c.ended != MATCHES.c.ended,
    )
    rows = connection.execute(
        select(MATCHES.c.table_id, MATCHES.c.match)
        .outerjoin(OUTCOMES, same)
        .where(differs)
        .order_by(MATCHES.c.table_id, MATCHES.c.number, MATCHES.c.match)
        .limit(most)
    )
    return [(row.table_id, row.match) for row in rows]


def remake(connection: Connection, kits: Mapping[str, Kit]) -> int:
    """Throw everything away that follows from matches, and make it again; return of how many."""
    for table in (*OF_OUTCOMES, MEMBERS):
        connection.execute(delete(table))
    found = 0
    while taken := refresh(connection, kits):
        found += taken
    return found


def take_in(connection: Connection, key: Key, kits: Mapping[str, Kit]) -> int | None:
    """Sum up a match; return from when on ratings are to be made again, None: they stay."""
    match = played(connection, key, kits)
    before = _before(connection, key)
    at_us = place_in_time(connection, match)
    kit = kits.get(match.game)
    ranks = _ranks(match, kit is not None and kit.fewest_points_win)
    rows = _seat_rows(match, at_us, ranks)
    same = before.rating() == _rating_of(at_us, rows, bool(ranks))
    if same:
        _go_on_with(rows, before.seats)
    _write(connection, match, at_us, rated=bool(ranks), rows=rows)
    if match.part is not None:
        begun_by_playing(connection, *match.part)
    _count_once(connection, match)
    add_up(connection, before.seats, rows)
    moved = _lower(connection, match, at_us)
    places = (moved,) if same else (before.at_us, at_us, moved)
    return min((at for at in places if at is not None), default=None)


def _go_on_with(rows: Iterable[Row], before: Iterable[Row]) -> None:
    """Leave the ratings as they were."""
    known = {row["seat"]: row for row in before}
    for row in rows:
        if row["seat"] in known:
            row |= {name: known[row["seat"]][name] for name in ("mu", "sigma")}


class _Before:
    """What was summed up of a match so far."""

    def __init__(self, at_us: int | None, rated: bool, seats: Sequence[Row]) -> None:
        self.at_us, self.rated, self.seats = at_us, rated, seats

    def rating(self) -> object:
        """Return what its part in the ratings depends on."""
        return _rating_of(self.at_us, self.seats, self.rated)


def _rating_of(at_us: int | None, rows: Iterable[Row], rated: bool) -> object:
    """Return what the ratings take from a match; None: nothing."""
    ranks = sorted((row["name"], row["rank"]) for row in rows) if rated else []
    return (at_us, ranks) if ranks else None


def _before(connection: Connection, key: Key) -> _Before:
    found = connection.execute(select(OUTCOMES).where(_of(OUTCOMES, key))).one_or_none()
    rows = connection.execute(select(OUTCOME_SEATS).where(_of(OUTCOME_SEATS, key)))
    seats = [dict(row) for row in rows.mappings()]
    return _Before(found.at_us if found else None, bool(found and found.rated), seats)


def _of(table: Any, key: Key) -> Any:
    return and_(table.c.table_id == key[0], table.c.match == key[1])


def _ranks(match: Played, fewest: bool) -> dict[int, int]:
    if not can_be_ranked(match.people, match.won, match.ended, match.part is not None):
        return {}
    return ranked(match.people, fewest)


def _seat_rows(match: Played, at_us: int, ranks: Mapping[int, int]) -> list[Row]:
    return [
        {
            "table_id": match.key[0],
            "match": match.key[1],
            "seat": each.seat,
            "name": each.name,
            "rank": ranks.get(each.seat),
            "won": each.won if match.ended else 0,
            "total": each.total,
            "at_us": at_us,
            "evening": match.part[0] if match.part else None,
            "points": None,
            **_speed_row(match.speeds.get(each.seat) or Speed()),
        }
        for each in match.people
    ]


def _speed_row(speed: Speed) -> Row:
    told = {"reactions": written(speed.bins), "fastest_us": speed.fastest_us}
    return {**told, "hasty": speed.early, "mu": None, "sigma": None}


def _write(
    connection: Connection, match: Played, at_us: int, rated: bool, rows: Sequence[Row]
) -> None:
    for table in OF_OUTCOMES:
        connection.execute(delete(table).where(_of(table, match.key)))
    key = {"table_id": match.key[0], "match": match.key[1]}
    evening, number = match.part or (None, None)
    connection.execute(
        insert(OUTCOMES).values(
            **key,
            number=match.number,
            seen=match.link,
            at_us=at_us,
            game=match.game,
            ended=match.ended,
            rated=rated,
            evening=evening,
            round=number,
        )
    )
    if rows:
        connection.execute(insert(OUTCOME_SEATS), [*rows])
    close = [{**key, "n": n, "gap_us": gap, "evening": evening} for n, gap in match.close]
    if close:
        connection.execute(insert(CLOSEST), close)


def _count_once(connection: Connection, match: Played) -> None:
    """Give the points of a round: to the last match that its table has played in it, if any."""
    if match.part is None:
        return
    same = and_(
        OUTCOMES.c.table_id == match.key[0],
        OUTCOMES.c.evening == match.part[0],
        OUTCOMES.c["round"] == match.part[1],
        OUTCOMES.c.rated,
    )
    wanted = select(OUTCOMES.c.match).where(same).order_by(OUTCOMES.c.number.desc())
    every = [*connection.execute(wanted).scalars()]
    for other in every[1:]:
        gone = _of(OUTCOME_SEATS, (match.key[0], other))
        connection.execute(update(OUTCOME_SEATS).where(gone).values(points=None))
    if every:
        _give(connection, (match.key[0], every[0]), match.part[0])


def _give(connection: Connection, key: Key, evening: int) -> None:
    worth = connection.execute(select(EVENINGS.c.worth).where(EVENINGS.c.id == evening))
    wanted = select(OUTCOME_SEATS.c.seat, OUTCOME_SEATS.c["rank"]).where(_of(OUTCOME_SEATS, key))
    ranks = {str(row.seat): row.rank for row in connection.execute(wanted)}
    for seat, points in points_of(ranks, worth_of(worth.scalar_one())).items():
        one = and_(_of(OUTCOME_SEATS, key), OUTCOME_SEATS.c.seat == int(seat))
        connection.execute(update(OUTCOME_SEATS).where(one).values(points=points))


def _lower(connection: Connection, match: Played, at_us: int) -> int | None:
    """Have what the same table counted before stand before it; return the first place changed."""
    if match.part is not None:
        return None
    rows = connection.execute(
        select(OUTCOMES.c.match, OUTCOMES.c.at_us)
        .where(OUTCOMES.c.table_id == match.key[0], OUTCOMES.c.number < match.number)
        .where(OUTCOMES.c.evening.is_(None))
        .order_by(OUTCOMES.c.number.desc())
    ).all()
    first = None
    for row in (row for row in rows if folder(row.match) == folder(match.key[1])):
        if row.at_us < at_us:
            break
        at_us -= 1
        first = at_us
        for table in (OUTCOMES, OUTCOME_SEATS):
            one = _of(table, (match.key[0], row.match))
            connection.execute(update(table).where(one).values(at_us=at_us))
    return first
