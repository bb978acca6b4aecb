"""What follows from the lines of a match, written into the store: by the history's own code."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table, and_, delete, insert, select, update

from companion.club.store.names import NOBODY
from companion.club.store.schema import DERIVED, HANDS, LINES, PLAYERS, VERDICTS, WINS
from companion.keep.history.deriving import (
    LASTING,
    Row,
    fallen_in,
    hand_rows,
    player_rows,
    verdict_row,
    win_rows,
)

Json = dict[str, Any]
Key = tuple[int, str]
"""A match in the store: the number of its table, and what it is called there."""

_REPLACED = {0: "\N{REPLACEMENT CHARACTER}"} | dict.fromkeys(
    range(0xD800, 0xE000), "\N{REPLACEMENT CHARACTER}"
)


def storable(value: Any) -> Any:
    """Return a value as every engine can keep it: text without what is no character."""
    return value.translate(_REPLACED) if isinstance(value, str) else value


def of_match(table: Table, key: Key) -> Any:
    """Return the condition that a row belongs to a match."""
    return and_(table.c.table_id == key[0], table.c.match == key[1])


def put(connection: Connection, table: Table, table_id: int, rows: Sequence[Row]) -> None:
    """Add rows of matches of a table of the club."""
    names = [column.name for column in table.columns]
    if rows:
        filled = [(table_id, *map(storable, row)) for row in rows]
        connection.execute(insert(table), [dict(zip(names, row, strict=True)) for row in filled])


def write_players(connection: Connection, key: Key, header: Mapping[str, Any]) -> None:
    """Write who sat where, anew; whoever is forgotten has no name."""
    connection.execute(delete(PLAYERS).where(of_match(PLAYERS, key)))
    rows = player_rows(key[1], header)
    nameless = [(m, seat, None if name == NOBODY else name, bot) for m, seat, name, bot in rows]
    put(connection, PLAYERS, key[0], nameless)


def write_new(connection: Connection, key: Key, verdicts: Sequence[Json]) -> None:
    """Write what follows from verdicts that have come to those before them."""
    fallen = fallen_in(verdicts)
    if fallen:
        taken_back = and_(of_match(VERDICTS, key), VERDICTS.c.n.in_(fallen))
        connection.execute(update(VERDICTS).where(taken_back).values(stands=False))
    _put_verdicts(connection, key, verdicts, fallen)
    if fallen or any(verdict["verdict"] in LASTING for verdict in verdicts):
        standing = and_(VERDICTS.c.stands, VERDICTS.c.kind.in_(LASTING))
        _write_lasting(connection, key, _said(connection, key, standing))


def write_all(connection: Connection, key: Key, header: Mapping[str, Any]) -> None:
    """Write everything that follows from a match, anew."""
    for table in DERIVED:
        connection.execute(delete(table).where(of_match(table, key)))
    write_players(connection, key, header)
    found = connection.execute(
        select(LINES.c.line).where(of_match(LINES, key)).order_by(LINES.c.number)
    )
    verdicts = [json.loads(line) for line in found.scalars()]
    fallen = fallen_in(verdicts)
    _put_verdicts(connection, key, verdicts, fallen)
    _write_lasting(connection, key, [each for each in verdicts if each["n"] not in fallen])


def _put_verdicts(
    connection: Connection, key: Key, verdicts: Iterable[Json], fallen: set[int]
) -> None:
    rows = {each["n"]: verdict_row(key[1], each, each["n"] not in fallen) for each in verdicts}
    put(connection, VERDICTS, key[0], [*rows.values()])


def _said(connection: Connection, key: Key, wanted: Any) -> list[Json]:
    """Return what verdicts say, in order; where numbers and lines go together."""
    same = and_(
        LINES.c.table_id == VERDICTS.c.table_id,
        LINES.c.match == VERDICTS.c.match,
        LINES.c.number == VERDICTS.c.n,
    )
    rows = connection.execute(
        select(LINES.c.line)
        .join(VERDICTS, same)
        .where(of_match(LINES, key), wanted)
        .order_by(LINES.c.number)
    )
    return [json.loads(line) for line in rows.scalars()]


def _write_lasting(connection: Connection, key: Key, standing: Sequence[Json]) -> None:
    """Write hands and wins anew, from the verdicts that stand."""
    for table, rows in (
        (HANDS, hand_rows(key[1], standing)),
        (WINS, win_rows(key[1], standing)),
    ):
        connection.execute(delete(table).where(of_match(table, key)))
        put(connection, table, key[0], rows)
