"""Matches in a club's store, as tables would have sent them: who sat there, who won, how fast."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Table, insert, select, update

from companion.club.store.opening import Store
from companion.club.store.schema import HANDS, LINES, MATCHES, PLAYERS, TABLES, VERDICTS, WINS
from companion.keep.history.deriving import (
    fallen_in,
    hand_rows,
    player_rows,
    verdict_row,
    win_rows,
)


def a_table(store: Store, name: str) -> int:
    """Have a table in the club; return its number."""
    with store.keeper() as connection:
        found = connection.execute(select(TABLES.c.id).where(TABLES.c.name == name)).scalar()
        if found is not None:
            return int(found)
        made = connection.execute(insert(TABLES).values(name=name, joined="2026-11-01T18:00:00"))
        return int((made.inserted_primary_key or (0,))[0])


@dataclass
class Match:
    """A match as somebody tells of it."""

    players: Sequence[str]
    wins: Sequence[int] = (1,)
    totals: Sequence[int] = ()
    reactions: Sequence[tuple[int, int]] = ()
    """(seat, microseconds)"""
    gaps: Sequence[int] = ()
    game: str = "sherlock-holmes"
    began: str = "2026-11-18T19:00:00+00:00"
    ended: bool = True
    bots: Mapping[str, str] = field(default_factory=dict)
    evening: tuple[int, int] | None = None

    def header(self) -> dict[str, Any]:
        header: dict[str, Any] = {
            "transcript": 1, "game": self.game, "seats": len(self.players),
            "players": [*self.players],
        }  # fmt: skip
        if self.bots:
            header["bots"] = dict(self.bots)
        if self.evening:
            header["evening"] = [*self.evening]
        return header

    def verdicts(self) -> list[dict[str, Any]]:
        said: list[dict[str, Any]] = [
            {"verdict": "play", "seat": seat, "reaction_us": us} for seat, us in self.reactions
        ]
        said += [
            {"verdict": "doubt", "question": "first-call", "between": [1, 2], "gap_us": gap,
             "doubt_us": 10_000} for gap in self.gaps
        ]  # fmt: skip
        if self.totals:
            said.append({"verdict": "score", "hand": [*self.totals], "total": [*self.totals]})
        said += [{"verdict": "won", "seat": seat} for seat in self.wins]
        return [{"n": n, "t": n * 1_000_000, **each} for n, each in enumerate(said, start=1)]


def send(store: Store, table_id: int, number: int, match: Match, name: str = "") -> None:
    """Have a match in the store."""
    with store.keeper() as connection:
        put(connection, table_id, number, match, name or str(number))


def link_of(match: Match) -> str:
    return sha256(json.dumps([match.header(), match.verdicts()]).encode()).hexdigest()


def of(table: Table, table_id: int, name: str) -> tuple[Any, Any]:
    return table.c.table_id == table_id, table.c.match == name


def put(connection: Connection, table_id: int, number: int, match: Match, name: str) -> None:
    said = match.verdicts()
    row = {
        "table_id": table_id, "match": name, "birth": f"{table_id}/{name}", "number": number,
        "began": match.began, "game": match.game, "seats": len(match.players), "events": 0,
        "verdicts": len(said), "problems": 0, "ended": match.ended, "edition": 0,
        "header": json.dumps(match.header()), "link": link_of(match),
        "stored": "2026-11-18T20:00:00+00:00",
    }  # fmt: skip
    for table in (LINES, PLAYERS, HANDS, VERDICTS, WINS):
        connection.execute(table.delete().where(*of(table, table_id, name)))
    known = connection.execute(update(MATCHES).where(*of(MATCHES, table_id, name)).values(row))
    if not known.rowcount:
        connection.execute(insert(MATCHES).values(row))
    fallen = fallen_in(said)
    rows = {
        PLAYERS: player_rows(name, match.header()),
        HANDS: hand_rows(name, said),
        VERDICTS: [verdict_row(name, each, each["n"] not in fallen) for each in said],
        WINS: win_rows(name, said),
    }
    for table, found in rows.items():
        names = [column.name for column in table.columns]
        filled = [dict(zip(names, (table_id, *each), strict=True)) for each in found]
        if filled:
            connection.execute(insert(table), filled)
