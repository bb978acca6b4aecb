"""A recorded match in the formats that others read."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from io import StringIO
from typing import Any

from companion.core.transcript.writing import header_line
from companion.keep.journal.account import Account

_COLUMNS = ("n", "t", "verdict", "seat", "player", "reason", "rule", "reaction_us", "doubt_us")
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def transcript(match: Account) -> Iterator[str]:
    """The evidence alone: `companion judge` gives the recorded verdicts for it."""
    yield header_line(match.header or {})
    yield from match.event_lines()


def as_json(match: Account) -> Iterator[str]:
    """Everything there is, as one object."""
    told = {
        "match": match.match,
        "began": match.began,
        "header": match.header,
        "events": [json.loads(line) for line in match.event_lines()],
        "verdicts": [json.loads(line) for line in match.verdicts],
        "notes": match.notes,
        "problems": [str(problem) for problem in match.problems],
    }
    yield json.dumps(told, indent=1)


def as_csv(match: Account) -> Iterator[str]:
    """The verdicts as a table; what only some of them have is JSON in the last columns."""
    verdicts = [json.loads(line) for line in match.verdicts]
    taken_back = {verdict["of"] for verdict in verdicts if verdict["verdict"] == "overturned"}
    yield _row([*_COLUMNS, "overturned", "more"])
    for verdict in verdicts:
        known = {**verdict, "player": _player(match, verdict.get("seat"))}
        more = {name: value for name, value in verdict.items() if name not in _COLUMNS}
        cells = [known.get(name) for name in _COLUMNS]
        yield _row([*cells, verdict["n"] in taken_back, json.dumps(more) if more else None])


FORMATS = {"csv": as_csv, "json": as_json, "transcript": transcript}


def _player(match: Account, seat: Any) -> str | None:
    players = (match.header or {}).get("players", [])
    return players[seat - 1] if isinstance(seat, int) and 1 <= seat <= len(players) else None


def _row(cells: list[Any]) -> str:
    out = StringIO()
    csv.writer(out, lineterminator="").writerow([_cell(cell) for cell in cells])
    return out.getvalue()


def _cell(value: Any) -> str:
    """Write a value as text: a name that a spreadsheet would take for a formula is quoted."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return str(value)
