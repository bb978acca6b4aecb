"""What the wall shows, out of the store: by few looks at few rows, however much was played.

Sums are read where they are kept (`members`), an evening by its own rows, close finishes by their
index, the match of a table by its last. No look goes through all matches, nor through verdicts.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, and_, func, select

from companion.club.evening.model import Round
from companion.club.evening.points import COIN
from companion.club.evenings import Kept, last, load
from companion.club.store.evening_tables import CLOSEST, MEMBERS, OUTCOME_SEATS, OUTCOMES
from companion.club.store.schema import MATCHES, PLAYERS, TABLES, VERDICTS
from companion.club.summing.ratings import SURE, Rating
from companion.club.summing.reactions import STEP_US, median_us, read
from companion.keep.history.statistics import by_people, local_time, words_of
from companion.keep.history.store import CloseRow
from companion.kit.kit import Kit
from companion.kit.text import clean

MOST_RATED, MOST_TIMED, MOST_CLOSE, LOOKED_AT = 40, 24, 8, 40
IN_COLOUR = 8
"""So many lines can be told apart in a chart."""

Json = dict[str, Any]


def told(connection: Connection, kits: Mapping[str, Kit], evening: int | None = None) -> Json:
    """Return everything; of this evening, or of the last one."""
    number = evening if evening is not None else last(connection)
    kept = load(connection, number) if number is not None else None
    standings = standings_of(connection, kept) if kept else []
    names = [row["name"] for row in standings]
    return {
        "evening": _evening(kept, kits) if kept else None,
        "standings": standings,
        "course": _course(connection, kept, names[:IN_COLOUR]) if kept else None,
        "ratings": ratings(connection, MOST_RATED),
        "reactions": reactions(connection, names[:MOST_TIMED]),
        "closest": closest(connection, kits, number),
        "tables": tables_now(connection, kits),
        "sure": SURE,
        "step_us": STEP_US,
    }


def _evening(kept: Kept, kits: Mapping[str, Kit]) -> Json:
    plan = kept.plan
    return {
        "number": kept.number,
        "name": clean(kept.name),
        "closed": kept.closed is not None,
        "rounds": plan.length,
        "now": _round(plan.now, kits),
        "next": _round(plan.next, kits),
    }


def _round(each: Round | None, kits: Mapping[str, Kit]) -> Json | None:
    if each is None:
        return None
    tables = [
        {"table": clean(s.table), "game": title(s.game, kits), "players": [*map(clean, s.players)]}
        for s in each.sittings
    ]
    return {"number": each.number, "tables": tables, "out": [*map(clean, each.out)]}


def title(game: str, kits: Mapping[str, Kit]) -> str:
    """Return what a game is called; a game that is not here goes by its own name."""
    return kits[game].title if game in kits else clean(game)


def standings_of(connection: Connection, kept: Kept) -> list[Json]:
    """Return everybody of an evening by points; who have the same have the same place."""
    rows = connection.execute(
        select(
            OUTCOME_SEATS.c.name,
            func.sum(OUTCOME_SEATS.c.points).label("points"),
            func.count().label("played"),
            func.sum(OUTCOME_SEATS.c.won).label("won"),
        )
        .where(OUTCOME_SEATS.c.evening == kept.number, OUTCOME_SEATS.c.points.is_not(None))
        .group_by(OUTCOME_SEATS.c.name)
    )
    found = {row.name: (int(row.points), int(row.played), int(row.won)) for row in rows}
    found |= {name: (0, 0, 0) for name in kept.plan.players if name not in found}
    order = sorted(found, key=lambda name: (-found[name][0], -found[name][2], name))
    return [
        {
            "place": 1 + sum(other[0] > found[name][0] for other in found.values()),
            "name": clean(name),
            "points": found[name][0] / COIN,
            "played": found[name][1],
            "won": found[name][2],
            "here": name in kept.plan.players,
        }
        for name in order
    ]


def _course(connection: Connection, kept: Kept, names: Sequence[str]) -> Json | None:
    """Return the points of the first few, round by round, summed up."""
    same = and_(
        OUTCOMES.c.table_id == OUTCOME_SEATS.c.table_id, OUTCOMES.c.match == OUTCOME_SEATS.c.match
    )
    rows = connection.execute(
        select(OUTCOMES.c["round"].label("at"), OUTCOME_SEATS.c.name, OUTCOME_SEATS.c.points)
        .join(OUTCOME_SEATS, same)
        .where(OUTCOMES.c.evening == kept.number, OUTCOME_SEATS.c.points.is_not(None))
    )
    given: dict[str, dict[int, int]] = {}
    for row in rows:
        given.setdefault(clean(row.name), {})[row.at] = row.points
    reached = max((at for each in given.values() for at in each), default=0)
    if not reached:
        return None
    return {
        "rounds": [*range(1, reached + 1)],
        "players": [
            {"name": name, "points": _summed(given.get(name, {}), reached)} for name in names
        ],
    }


def _summed(given: Mapping[int, int], reached: int) -> list[float]:
    return [sum(given[at] for at in given if at <= upto) / COIN for upto in range(1, reached + 1)]


def ratings(connection: Connection, most: int) -> list[Json]:
    """Return the strongest, by what they are at least, as good as sure."""
    least = MEMBERS.c.mu - SURE * MEMBERS.c.sigma
    rows = connection.execute(
        select(MEMBERS)
        .where(MEMBERS.c.mu.is_not(None))
        .order_by(least.desc(), MEMBERS.c.name)
        .limit(most)
    )
    return [
        {
            "name": clean(row.name),
            "mu": row.mu,
            "sigma": row.sigma,
            "least": Rating(row.mu, row.sigma).least,
            "matches": row.rated,
            "won": row.won,
        }
        for row in rows
    ]


def reactions(connection: Connection, names: Sequence[str]) -> list[Json]:
    """Return how fast these are, the fastest first; of nobody in particular, who played most."""
    wanted = select(MEMBERS).where(MEMBERS.c.fastest_us.is_not(None))
    if names:
        wanted = wanted.where(MEMBERS.c.name.in_(names))
    rows = connection.execute(wanted.order_by(MEMBERS.c.matches.desc()).limit(MOST_TIMED))
    found = [_speed(row) for row in rows]
    return sorted(found, key=lambda each: (each["median_us"], each["name"]))


def _speed(row: Any) -> Json:
    bins = read(row.reactions)
    return {
        "name": clean(row.name),
        "median_us": median_us(bins) or 0,
        "fastest_us": row.fastest_us,
        "cards": sum(bins.values()),
        "hasty": row.hasty,
        "bins": [[at, bins[at]] for at in sorted(bins)],
    }


def closest(connection: Connection, kits: Mapping[str, Kit], evening: int | None) -> list[Json]:
    """Return the closest finishes in words: of the evening, or of all where it has none."""
    found = [*_by_people(connection, evening)] if evening is not None else []
    return [
        {
            "gap_us": each.row.gap_us,
            "words": words_of(each.row, kits),
            "table": clean(each.table),
            "when": local_time(each.began),
        }
        for each in found or _by_people(connection, None)
    ]


class _Close(NamedTuple):
    """A close finish, where it was and when its match began."""

    row: CloseRow
    table: str
    began: str


def _by_people(connection: Connection, evening: int | None) -> Iterator[_Close]:
    """Yield the closest few in which people had a part."""
    every = (_close(connection, row) for row in _close_rows(connection, evening))
    return islice((each for each in every if by_people(each.row)), MOST_CLOSE)


def _close_rows(connection: Connection, evening: int | None) -> Sequence[Any]:
    wanted = select(CLOSEST).order_by(CLOSEST.c.gap_us, CLOSEST.c.table_id, CLOSEST.c.n)
    if evening is not None:
        wanted = wanted.where(CLOSEST.c.evening == evening)
    return connection.execute(wanted.limit(LOOKED_AT)).all()


def _close(connection: Connection, row: Any) -> _Close:
    def of(table: Table) -> ColumnElement[bool]:
        return and_(table.c.table_id == row.table_id, table.c.match == row.match)

    line, kind = connection.execute(
        select(VERDICTS.c.line, VERDICTS.c.kind).where(of(VERDICTS), VERDICTS.c.n == row.n)
    ).one()
    before = connection.execute(
        select(VERDICTS.c.line)
        .where(of(VERDICTS), VERDICTS.c.kind == kind, VERDICTS.c.n < row.n)
        .where(VERDICTS.c.line.is_not(None))
        .order_by(VERDICTS.c.n.desc())
        .limit(1)
    ).scalar()
    header, began, table = connection.execute(
        select(MATCHES.c.header, MATCHES.c.began, TABLES.c.name)
        .join(TABLES, TABLES.c.id == MATCHES.c.table_id)
        .where(of(MATCHES))
    ).one()
    lines = (before, line) if before else (line,)
    return _Close(CloseRow(row.gap_us, row.match, lines, header), table, began)


def tables_now(connection: Connection, kits: Mapping[str, Kit]) -> list[Json]:
    """Return every table with what is on there, when it was heard of, and what it lacked then."""
    columns = (TABLES.c[name] for name in ("id", "name", "heard", "behind", "oldest_s"))
    found = [
        {
            "name": clean(row.name), "heard": row.heard, "behind": row.behind,
            "oldest_s": row.oldest_s, **_match_at(connection, row.id, kits),
        }
        for row in connection.execute(select(*columns))
    ]  # fmt: skip
    return sorted(found, key=lambda each: str(each["name"]))


def _match_at(connection: Connection, table_id: int, kits: Mapping[str, Kit]) -> Json:
    row = connection.execute(
        select(MATCHES)
        .where(MATCHES.c.table_id == table_id)
        .order_by(MATCHES.c.stored.desc(), MATCHES.c.number.desc())
        .limit(1)
    ).first()
    if row is None:
        return {"game": None, "players": [], "ended": True, "decisions": 0, "part": None}
    people = connection.execute(
        select(PLAYERS.c.name)
        .where(PLAYERS.c.table_id == table_id, PLAYERS.c.match == row.match)
        .order_by(PLAYERS.c.seat)
    ).scalars()
    part = json.loads(row.header).get("evening")
    return {
        "game": title(row.game, kits),
        "players": [clean(name) for name in people if name],
        "ended": bool(row.ended),
        "decisions": row.verdicts,
        "part": part[1] if isinstance(part, list) and len(part) == 2 else None,
    }
