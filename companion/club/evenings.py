"""Evenings in the store: begun, changed as a value, kept; and what a table is told of the next."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from companion.club.errors import ClubError
from companion.club.evening.changes import UnfitError
from companion.club.evening.model import FEWEST, MOST, Evening, Offer, Place, Round, Sitting
from companion.club.evening.planning import planned
from companion.club.store.evening_tables import (
    EVENINGS,
    GUESTS,
    OUTCOMES,
    PLACES,
    ROUND_SEATS,
    ROUNDS,
)
from companion.club.store.schema import TABLES
from companion.club.worth import worth_of, written
from companion.language import say

OUT = -1
"""Where those sit who sit out."""


@dataclass(frozen=True, slots=True)
class Kept:
    """An evening as the club keeps it."""

    number: int
    name: str
    worth: tuple[int, ...]
    opened: str
    closed: str | None
    plan: Evening


def now() -> str:
    """Return the club's own clock."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def offer(game: str, seats: Sequence[int], chairs: int = MOST) -> Offer:
    """Return what a game is like at a table with so many chairs; UnfitError: too few can play."""
    least, most = max(FEWEST, seats[0]), min(MOST, seats[-1], chairs)
    if least > most:
        raise UnfitError("club-evening-too-few-chairs", game=game)
    return Offer(game, least, most)


def new(
    connection: Connection, name: str, worth: Sequence[int], plan: Evening, opened: str = ""
) -> int:
    """Open an evening; return its number."""
    row = {"name": name, "seed": plan.seed, "length": plan.length, "worth": written(worth)}
    made = connection.execute(insert(EVENINGS).values(**row, opened=opened or now()))
    number = int((made.inserted_primary_key or (0,))[0])
    keep(connection, number, planned(plan))
    return number


def on(connection: Connection) -> int | None:
    """Return the evening that is on: the last that was opened and not closed."""
    wanted = select(EVENINGS.c.id).where(EVENINGS.c.closed.is_(None)).order_by(EVENINGS.c.id.desc())
    found: int | None = connection.execute(wanted.limit(1)).scalar()
    return found


def last(connection: Connection) -> int | None:
    """Return the last evening there was."""
    wanted = select(EVENINGS.c.id).order_by(EVENINGS.c.id.desc()).limit(1)
    found: int | None = connection.execute(wanted).scalar()
    return found


def close(connection: Connection, number: int) -> None:
    """End an evening: tables are told of no next round any more."""
    connection.execute(update(EVENINGS).where(EVENINGS.c.id == number).values(closed=now()))


def change(connection: Connection, number: int, how: Callable[[Evening], Evening]) -> Kept:
    """Change an evening and keep it; nothing of it, if that cannot be."""
    before = load(connection, number)
    after = how(before.plan)
    if after != before.plan:
        keep(connection, number, after)
    return load(connection, number)


def load(connection: Connection, number: int) -> Kept:
    """Return an evening; ClubError: there is none of that number."""
    row = connection.execute(select(EVENINGS).where(EVENINGS.c.id == number)).first()
    if row is None:
        raise ClubError(say("club-evening-unknown", evening=number))
    guests = select(GUESTS.c.name).where(GUESTS.c.evening == number).order_by(GUESTS.c.place)
    plan = Evening(
        row.seed,
        row.length,
        tuple(connection.execute(guests).scalars()),
        _places(connection, number),
        _rounds(connection, number),
    )
    return Kept(number, row.name, worth_of(row.worth), row.opened, row.closed, plan)


def _places(connection: Connection, number: int) -> tuple[Place, ...]:
    wanted = select(PLACES).where(PLACES.c.evening == number).order_by(PLACES.c.place)
    return tuple(
        Place(row.name, tuple(Offer(*each) for each in json.loads(row.offers)))
        for row in connection.execute(wanted)
    )


def _rounds(connection: Connection, number: int) -> tuple[Round, ...]:
    wanted = select(ROUND_SEATS).where(ROUND_SEATS.c.evening == number)
    order = (ROUND_SEATS.c["round"], ROUND_SEATS.c.place, ROUND_SEATS.c.seat)
    rows = connection.execute(wanted.order_by(*order)).mappings().all()
    seats = {each: [*found] for each, found in groupby(rows, key=lambda row: row["round"])}
    rounds = select(ROUNDS).where(ROUNDS.c.evening == number).order_by(ROUNDS.c.number)
    return tuple(
        _round(row.number, seats.get(row.number, []), row.begun is not None, bool(row.kept))
        for row in connection.execute(rounds)
    )


def _round(number: int, rows: Sequence[Any], begun: bool, kept: bool) -> Round:
    at = {place: [*found] for place, found in groupby(rows, key=lambda row: row["place"])}
    out = tuple(row["name"] for row in at.pop(OUT, []))
    sittings = tuple(
        Sitting(found[0]["table_name"], found[0]["game"], tuple(row["name"] for row in found))
        for found in at.values()
    )
    return Round(number, sittings, out, begun, kept)


def keep(connection: Connection, number: int, plan: Evening) -> None:
    """Keep an evening as it stands; when a round was begun stays what it was."""
    begun = {
        row.number: row.begun
        for row in connection.execute(select(ROUNDS).where(ROUNDS.c.evening == number))
    }
    for table in (ROUND_SEATS, ROUNDS, PLACES, GUESTS):
        connection.execute(delete(table).where(table.c.evening == number))
    connection.execute(update(EVENINGS).where(EVENINGS.c.id == number).values(length=plan.length))
    guests = [{"place": at, "name": name} for at, name in enumerate(plan.players)]
    places = [
        {"place": at, "name": place.table, "offers": json.dumps([_told(o) for o in place.offers])}
        for at, place in enumerate(plan.places)
    ]
    rounds = [
        {"number": each.number, "kept": each.kept, "begun": _begun(each, begun)}
        for each in plan.rounds
    ]
    seats = [row for each in plan.rounds for row in _seat_rows(each)]
    for table, rows in ((GUESTS, guests), (PLACES, places), (ROUNDS, rounds), (ROUND_SEATS, seats)):
        if rows:
            connection.execute(insert(table), [{"evening": number, **row} for row in rows])


def _told(offered: Offer) -> list[object]:
    return [offered.game, offered.least, offered.most]


def _begun(each: Round, known: Mapping[int, str | None]) -> str | None:
    return (known.get(each.number) or now()) if each.begun else None


def _seat_rows(each: Round) -> list[dict[str, object]]:
    sitting = [
        {"round": each.number, "place": at, "seat": seat, "name": name,
         "table_name": table.table, "game": table.game}
        for at, table in enumerate(each.sittings)
        for seat, name in enumerate(table.players, start=1)
    ]  # fmt: skip
    out = [
        {"round": each.number, "place": OUT, "seat": seat, "name": name,
         "table_name": "", "game": ""}
        for seat, name in enumerate(each.out, start=1)
    ]  # fmt: skip
    return [*sitting, *out]


def next_for(connection: Connection, table_id: int) -> dict[str, Any] | None:
    """Return what a table is to play next: the first round from the one that is on which it has
    not played. None: no evening is on, or nobody is to sit there.
    """
    number = on(connection)
    name = connection.execute(select(TABLES.c.name).where(TABLES.c.id == table_id)).scalar()
    if number is None or name is None:
        return None
    plan, played = load(connection, number).plan, _played(connection, table_id, number)
    first = plan.now.number if plan.now else 1
    coming = (each for each in plan.rounds if each.number >= first and each.number not in played)
    each = next(coming, None)
    found = [s for s in each.sittings if s.table == name] if each is not None else []
    if each is None or not found:
        return None
    told = {"evening": number, "round": each.number}
    return {**told, "game": found[0].game, "players": [*found[0].players]}


def _played(connection: Connection, table_id: int, number: int) -> set[int]:
    """Return the rounds that a table plays or has played; one that came to nothing is none."""
    counts = or_(OUTCOMES.c.rated, ~OUTCOMES.c.ended)
    mine = and_(OUTCOMES.c.evening == number, OUTCOMES.c.table_id == table_id, counts)
    return {*connection.execute(select(OUTCOMES.c["round"]).where(mine)).scalars()}


def begun_by_playing(connection: Connection, number: int, each: int) -> None:
    """Have a round begun because a table plays it, and with it those before."""
    wanted = and_(ROUNDS.c.evening == number, ROUNDS.c.number <= each, ROUNDS.c.begun.is_(None))
    connection.execute(update(ROUNDS).where(wanted).values(begun=now()))
