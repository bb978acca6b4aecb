"""One match of the store, as it counts: who sat there, what they reached, how fast they were."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, and_, func, select

from companion.club.store.evening_tables import EVENINGS, OUTCOMES, ROUNDS
from companion.club.store.schema import HANDS, MATCHES, PLAYERS, VERDICTS, WINS
from companion.club.summing.ranking import Finisher
from companion.club.summing.reactions import bin_of
from companion.kit.kit import Kit

MOST_CLOSE = 5
"""So many close finishes are kept of a match."""
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

Key = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Speed:
    """How fast a seat was in a match."""

    bins: Counter[int] = field(default_factory=Counter)
    fastest_us: int | None = None
    early: int = 0

    __hash__ = None  # type: ignore[assignment]


@dataclass(frozen=True, slots=True)
class Played:
    """A match as it counts."""

    key: Key
    number: int
    game: str
    link: str
    ended: bool
    began_us: int
    part: tuple[int, int] | None
    """The evening and the round that it belongs to."""
    people: tuple[Finisher, ...]
    speeds: Mapping[int, Speed]
    won: bool
    """Whether anybody has won it, be it a bot."""
    close: tuple[tuple[int, int], ...]
    """The closest finishes: the verdict, and by how much."""

    __hash__ = None  # type: ignore[assignment]


def instant_us(wall: str) -> int:
    """Return an instant that a clock has told, in microseconds; 0: it told none."""
    try:
        told = datetime.fromisoformat(wall)
        aware = told if told.tzinfo else told.replace(tzinfo=UTC)
        return (aware - _EPOCH) // (datetime.resolution)
    except (ValueError, OverflowError):
        return 0


def played(connection: Connection, key: Key, kits: Mapping[str, Kit]) -> Played:
    """Read a match."""
    match = connection.execute(select(MATCHES).where(_of(MATCHES, key))).one()
    people = _people(connection, key)
    return Played(
        key,
        match.number,
        match.game,
        match.link,
        bool(match.ended),
        instant_us(match.began),
        _part(connection, match.header),
        people,
        _speeds(connection, key, kits.get(match.game)),
        connection.execute(select(WINS.c.seat).where(_of(WINS, key))).first() is not None,
        _close(connection, key),
    )


def _of(table: Any, key: Key) -> Any:
    return and_(table.c.table_id == key[0], table.c.match == key[1])


def _part(connection: Connection, header: str) -> tuple[int, int] | None:
    """Return which round a match says it is of, if there is such a one."""
    said = json.loads(header).get("evening")
    if not isinstance(said, list) or len(said) != 2 or not all(type(n) is int for n in said):
        return None
    wanted = and_(ROUNDS.c.evening == said[0], ROUNDS.c.number == said[1])
    found = connection.execute(select(ROUNDS.c.number).where(wanted)).first()
    return (said[0], said[1]) if found is not None else None


def _people(connection: Connection, key: Key) -> tuple[Finisher, ...]:
    """Return the people at a table; nobody of whom the club must not know."""
    last = select(func.max(HANDS.c.hand)).where(_of(HANDS, key)).scalar_subquery()
    rows = connection.execute(
        select(HANDS.c.seat, HANDS.c.total).where(_of(HANDS, key), HANDS.c.hand == last)
    )
    totals = {row.seat: row.total for row in rows}
    won = Counter(connection.execute(select(WINS.c.seat).where(_of(WINS, key))).scalars())
    won |= _games_won(connection, key)
    found = connection.execute(
        select(PLAYERS.c.seat, PLAYERS.c.name)
        .where(_of(PLAYERS, key), ~PLAYERS.c.bot, PLAYERS.c.name.is_not(None))
        .order_by(PLAYERS.c.seat)
    )
    return tuple(Finisher(row.seat, row.name, won[row.seat], totals.get(row.seat)) for row in found)


def _games_won(connection: Connection, key: Key) -> Counter[int]:
    """Count how often a seat has won, where a match has several games."""
    rows = connection.execute(
        select(VERDICTS.c.seat, func.count().label("often"))
        .where(_of(VERDICTS, key), VERDICTS.c.kind == "won", VERDICTS.c.stands)
        .where(VERDICTS.c.seat.is_not(None))
        .group_by(VERDICTS.c.seat)
    )
    return Counter({row.seat: row.often for row in rows})


def _speeds(connection: Connection, key: Key, kit: Kit | None) -> dict[int, Speed]:
    bins: dict[int, Counter[int]] = {}
    fastest: dict[int, int] = {}
    rows = connection.execute(
        select(VERDICTS.c.seat, VERDICTS.c.reaction_us).where(
            _of(VERDICTS, key), VERDICTS.c.stands, VERDICTS.c.reaction_us >= 0
        )
    )
    for row in rows:
        bins.setdefault(row.seat, Counter())[bin_of(row.reaction_us)] += 1
        fastest[row.seat] = min(fastest.get(row.seat, row.reaction_us), row.reaction_us)
    early = _early(connection, key, kit)
    seats = {*bins, *early}
    return {s: Speed(bins.get(s, Counter()), fastest.get(s), early[s]) for s in seats}


def _early(connection: Connection, key: Key, kit: Kit | None) -> Counter[int]:
    """Count how often each seat did not wait: what the game declares as hasty."""
    kinds = kit.rules.vocabulary.kinds if kit else {}
    hasty = {(name, reason) for name, kind in kinds.items() for reason in kind.hasty}
    if not hasty:
        return Counter()
    rows = connection.execute(
        select(VERDICTS.c.seat, VERDICTS.c.kind, VERDICTS.c.reason)
        .where(_of(VERDICTS, key), VERDICTS.c.stands, VERDICTS.c.reason.is_not(None))
        .where(VERDICTS.c.kind.in_({kind for kind, _ in hasty}))
    )
    return Counter(row.seat for row in rows if (row.kind, row.reason) in hasty)


def _close(connection: Connection, key: Key) -> tuple[tuple[int, int], ...]:
    rows = connection.execute(
        select(VERDICTS.c.n, VERDICTS.c.gap_us)
        .where(_of(VERDICTS, key), VERDICTS.c.stands, VERDICTS.c.gap_us.is_not(None))
        .order_by(VERDICTS.c.gap_us, VERDICTS.c.n)
        .limit(MOST_CLOSE)
    )
    return tuple((row.n, row.gap_us) for row in rows)


def place_in_time(connection: Connection, match: Played) -> int:
    """Return where a match stands in the order of ratings.

    A match of an evening has the place of its round, by the club's clock. Another is placed by the
    clock of its table; but what its table counted later was later, whatever that clock said.
    """
    if match.part is not None:
        wanted = select(EVENINGS.c.opened).where(EVENINGS.c.id == match.part[0])
        return instant_us(connection.execute(wanted).scalar_one()) + match.part[1]
    later = connection.execute(
        select(OUTCOMES.c.match, OUTCOMES.c.at_us)
        .where(OUTCOMES.c.table_id == match.key[0], OUTCOMES.c.number > match.number)
        .where(OUTCOMES.c.evening.is_(None))
        .order_by(OUTCOMES.c.number)
    )
    same = (int(row.at_us) for row in later if folder(row.match) == folder(match.key[1]))
    return min([match.began_us, *(at - 1 for at in same)])


def folder(match: str) -> str:
    """Return in which folder of its table a match is counted."""
    return match.rpartition("/")[0]
