"""From journals to rows: whatever game it was, as far as its verdicts say it in common words."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from companion.keep.history.store import TABLES, empty
from companion.keep.journal import Account, Disk, RealDisk, account
from companion.keep.journal.segments import Segment, segments

Json = dict[str, Any]


def refresh(
    store: sqlite3.Connection, folder: Path, *, rebuild: bool = False, disk: Disk | None = None
) -> int:
    """Bring the history up to date; return how many matches had to be read."""
    disk = disk or RealDisk()
    there = _stamps(disk, folder)
    with store:
        store.execute("BEGIN IMMEDIATE")
        if rebuild:
            empty(store)
        known = dict(store.execute("SELECT match, stamp FROM matches"))
        changed = [match for match, stamp in there.items() if known.get(match) != stamp]
        _forget(store, [*changed, *(known.keys() - there.keys())])
        for match in changed:
            told = account(disk, folder, match)
            if not told.empty:
                _take(store, told, there[match])
    return len(changed)


def _stamps(disk: Disk, folder: Path) -> dict[int, str]:
    """Tell by the sizes of its files whether a match has changed: they only ever grow."""
    found: dict[int, list[Segment]] = {}
    for segment in segments(disk, folder):
        found.setdefault(segment.match, []).append(segment)
    return {
        match: " ".join(f"{piece.piece}:{disk.size(folder / piece.name)}" for piece in pieces)
        for match, pieces in found.items()
    }


def _forget(store: sqlite3.Connection, gone: Iterable[int]) -> None:
    rows = [(match,) for match in gone]
    for table in TABLES:
        store.executemany(f"DELETE FROM {table} WHERE match = ?", rows)


def _take(store: sqlite3.Connection, told: Account, stamp: str) -> None:
    header = told.header or {}
    seats = int(header.get("seats", 0))
    counts = (told.events, len(told.verdicts), len(told.problems))
    row = (told.match, told.began, str(header.get("game", "?")), seats, *counts, stamp)
    store.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    names = header.get("players") or [f"Seat {seat}" for seat in range(1, seats + 1)]
    rows = [(told.match, seat, name) for seat, name in enumerate(names, start=1)]
    store.executemany("INSERT INTO players VALUES (?, ?, ?)", rows)
    verdicts = [json.loads(line) for line in told.verdicts]
    _take_verdicts(store, told.match, verdicts)


def _take_verdicts(store: sqlite3.Connection, match: int, verdicts: Sequence[Json]) -> None:
    fallen = {verdict["of"] for verdict in verdicts if verdict["verdict"] == "overturned"}
    rows = [_row(match, verdict, verdict["n"] not in fallen) for verdict in verdicts]
    store.executemany("INSERT INTO verdicts VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    standing = [verdict for verdict in verdicts if verdict["n"] not in fallen]
    scores = [verdict for verdict in standing if verdict["verdict"] == "score"]
    for hand, score in enumerate(scores, start=1):
        store.executemany("INSERT INTO hands VALUES (?, ?, ?, ?, ?)", _points(match, hand, score))
    for won in (verdict for verdict in standing if verdict["verdict"] == "won"):
        rows = [(match, seat) for seat in _winners(won)]
        store.executemany("INSERT OR IGNORE INTO wins VALUES (?, ?)", rows)


def _row(match: int, verdict: Json, stands: bool) -> tuple[Any, ...]:
    seat, reason, reaction = (verdict.get(name) for name in ("seat", "reason", "reaction_us"))
    return (
        match,
        verdict["n"],
        verdict["t"],
        verdict["verdict"],
        seat if isinstance(seat, int) else None,
        reason if isinstance(reason, str) else None,
        reaction if isinstance(reaction, int) else None,
        stands,
    )


def _points(match: int, hand: int, score: Json) -> list[tuple[int, ...]]:
    pairs = zip(score["hand"], score["total"], strict=True)
    return [
        (match, hand, seat, points, total) for seat, (points, total) in enumerate(pairs, start=1)
    ]


def _winners(won: Json) -> list[int]:
    seats = won.get("seats") or [won.get("seat")]
    return [seat for seat in seats if isinstance(seat, int)]
