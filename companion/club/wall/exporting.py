"""What was played, for other programs: tables of values, as JSON and CSV, and plays for BG Stats.

BG Stats, an app in which many keep what they play, takes a play from a link:
https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, and_, select

from companion.club.evening.points import COIN
from companion.club.evenings import load
from companion.club.store.evening_tables import OUTCOME_SEATS, OUTCOMES
from companion.club.store.schema import MATCHES, TABLES
from companion.club.wall.figures import ratings, reactions, standings_of, title
from companion.kit.kit import Kit

Json = dict[str, Any]
Rows = list[Json]

KINDS = ("standings", "ratings", "reactions", "results")
EVERYBODY = 1_000_000
BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "Companion"


def rows_of(
    connection: Connection, kind: str, kits: Mapping[str, Kit], evening: int | None
) -> Rows:
    """Return one of the KINDS as rows with the same columns; standings need an evening."""
    if kind == "standings":
        return standings_of(connection, load(connection, evening)) if evening is not None else []
    if kind == "ratings":
        return ratings(connection, EVERYBODY)
    if kind == "reactions":
        found = reactions(connection, [])
        return [{name: row[name] for name in row if name != "bins"} for row in found]
    return results(connection, kits, evening)


def results(connection: Connection, kits: Mapping[str, Kit], evening: int | None) -> Rows:
    """Return every seat of every match that has ended: of an evening, or of all."""
    same = and_(
        OUTCOMES.c.table_id == OUTCOME_SEATS.c.table_id, OUTCOMES.c.match == OUTCOME_SEATS.c.match
    )
    match = and_(OUTCOMES.c.table_id == MATCHES.c.table_id, OUTCOMES.c.match == MATCHES.c.match)
    wanted = (
        select(OUTCOMES, OUTCOME_SEATS, MATCHES.c.began, TABLES.c.name.label("at_table"))
        .join(OUTCOME_SEATS, same)
        .join(MATCHES, match)
        .join(TABLES, TABLES.c.id == OUTCOMES.c.table_id)
        .where(OUTCOMES.c.ended)
        .order_by(OUTCOMES.c.at_us, OUTCOMES.c.table_id, OUTCOMES.c.number, OUTCOME_SEATS.c.seat)
    )
    if evening is not None:
        wanted = wanted.where(OUTCOMES.c.evening == evening)
    return [_result(row, kits) for row in connection.execute(wanted).mappings()]


def _result(row: Mapping[Any, Any], kits: Mapping[str, Kit]) -> Json:
    points = row[OUTCOME_SEATS.c.points]
    return {
        "table": row["at_table"],
        "match": row[OUTCOMES.c.match],
        "began": row[MATCHES.c.began],
        "game": row[OUTCOMES.c.game],
        "title": title(row[OUTCOMES.c.game], kits),
        "evening": row[OUTCOMES.c.evening],
        "round": row[OUTCOMES.c["round"]],
        "seat": row[OUTCOME_SEATS.c.seat],
        "name": row[OUTCOME_SEATS.c.name],
        "rank": row[OUTCOME_SEATS.c["rank"]],
        "won": row[OUTCOME_SEATS.c.won],
        "total": row[OUTCOME_SEATS.c.total],
        "points": None if points is None else points / COIN,
        "mu": row[OUTCOME_SEATS.c.mu],
        "sigma": row[OUTCOME_SEATS.c.sigma],
    }


def as_csv(rows: Sequence[Json]) -> str:
    """Return rows as CSV (RFC 4180). A cell that a spreadsheet would take for a formula is none."""
    out = io.StringIO()
    if rows:
        writer = csv.writer(out)
        writer.writerow(rows[0])
        writer.writerows([_cell(value) for value in row.values()] for row in rows)
    return out.getvalue()


def _cell(value: Any) -> Any:
    if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t", "\r"):
        return f"'{value}"
    return value


def plays(found: Sequence[Json], kits: Mapping[str, Kit]) -> Rows:
    """Return matches as BG Stats takes them, each with the link that hands it over."""
    by_match = groupby(found, key=lambda row: (row["table"], row["match"]))
    every = [_play(f"{table}/{match}", [*rows], kits) for (table, match), rows in by_match]
    return [{"link": link(play), "play": play} for play in every]


def link(play: Json) -> str:
    """Return what is tapped on a phone with BG Stats: it asks, and takes the play."""
    return BG_STATS + quote(json.dumps(play, ensure_ascii=False, separators=(",", ":")), safe="")


def _play(name: str, rows: Sequence[Json], kits: Mapping[str, Kit]) -> Json:
    first = rows[0]
    kit = kits.get(first["game"])
    return {
        "sourceName": SOURCE,
        "sourcePlayId": name,
        "playDate": _utc(first["began"]),
        "location": first["table"],
        "game": {
            "name": first["title"],
            "sourceGameId": first["game"],
            "highestWins": not (kit is not None and kit.fewest_points_win),
            "noPoints": all(row["total"] is None for row in rows),
        },
        "players": [_player(row) for row in rows],
    }


def _player(row: Json) -> Json:
    told: Json = {"name": row["name"], "sourcePlayerId": row["name"], "startPlayer": False}
    told |= {"winner": row["won"] > 0}
    return told | {
        given: row[ours]
        for given, ours in (("rank", "rank"), ("score", "total"))
        if row[ours] is not None
    }


def _utc(began: str) -> str:
    """Return an instant as the app takes it; empty: no clock has told one."""
    try:
        told = datetime.fromisoformat(began)
    except ValueError:
        return ""
    aware = told if told.tzinfo else told.replace(tzinfo=UTC)
    return aware.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S")
