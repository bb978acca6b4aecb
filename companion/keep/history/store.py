"""The history's database: a reading aid, never the truth. The truth is in the journals.

So nothing is migrated: a database of another version is thrown away and filled again.
"""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from companion.keep.journal.account import Account, account
from companion.keep.journal.disk import Disk, RealDisk
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
    game = str(header.get("game", "?"))
    row = (told.match, told.began, game, seats, *counts, told.ended, stamp)
    store.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    names = header.get("players") or [f"Seat {seat}" for seat in range(1, seats + 1)]
    bots = header.get("bots") or {}
    rows = [(told.match, seat, name, str(seat) in bots) for seat, name in enumerate(names, 1)]
    store.executemany("INSERT INTO players VALUES (?, ?, ?, ?)", rows)
    verdicts = [json.loads(line) for line in told.verdicts]
    _take_verdicts(store, told.match, verdicts)


def _take_verdicts(store: sqlite3.Connection, match: int, verdicts: Sequence[Json]) -> None:
    fallen = {verdict["of"] for verdict in verdicts if verdict["verdict"] == "overturned"}
    rows = [_row(match, verdict, verdict["n"] not in fallen) for verdict in verdicts]
    store.executemany("INSERT OR REPLACE INTO verdicts VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    standing = [verdict for verdict in verdicts if verdict["n"] not in fallen]
    scores = [verdict for verdict in standing if verdict["verdict"] == "score"]
    for hand, score in enumerate(scores, start=1):
        store.executemany(
            "INSERT OR REPLACE INTO hands VALUES (?, ?, ?, ?, ?)", _points(match, hand, score)
        )
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
    """Return the points of a hand by seat; none, if the game counts otherwise."""
    hands, totals = score.get("hand"), score.get("total")
    if not (isinstance(hands, list) and isinstance(totals, list)):
        return []
    pairs = zip(hands, totals, strict=False)
    return [
        (match, hand, seat, points, total) for seat, (points, total) in enumerate(pairs, start=1)
    ]


def _winners(won: Json) -> list[int]:
    seats = won.get("seats") or [won.get("seat")]
    return [seat for seat in seats if isinstance(seat, int)]


@dataclass(frozen=True, slots=True)
class MatchRow:
    """One match: who sat there, how it stands, who has won."""

    match: int
    began: str
    game: str
    players: tuple[str, ...]
    scores: tuple[int, ...]
    hands: int
    winners: tuple[str, ...]
    verdicts: int
    problems: int
    ended: bool = True
    bots: tuple[int, ...] = ()
    """The seats that a program played."""


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One player over all matches; reactions in microseconds."""

    player: str
    matches: int
    won: int
    hands: int
    points: int
    reactions: int
    median_us: int | None
    fastest_us: int | None
    forfeits: int


class History:
    """Reads the store."""

    def __init__(self, store: sqlite3.Connection) -> None:
        self._store = store

    def matches(self) -> list[MatchRow]:
        """List every match, the last one last."""
        rows = self._store.execute(
            "SELECT match, began, game, verdicts, problems, ended FROM matches ORDER BY match"
        )
        return [self._match(*row) for row in rows.fetchall()]

    def players(self) -> list[PlayerRow]:
        """List everybody who ever sat here, those with most wins first."""
        rows = self._store.execute("SELECT DISTINCT name FROM players").fetchall()
        found = [self.player(name) for (name,) in rows]
        return sorted(found, key=lambda row: (-row.won, -row.points, row.player))

    def player(self, name: str) -> PlayerRow:
        """Sum up one player."""
        reactions = [us for _, us in self.reactions(name)]
        return PlayerRow(
            player=name,
            matches=self._number("SELECT COUNT(*) FROM players WHERE name = ?", name),
            won=self._number(
                "SELECT COUNT(*) FROM wins JOIN players USING (match, seat) WHERE name = ?", name
            ),
            hands=self._number(
                "SELECT COUNT(*) FROM hands JOIN players USING (match, seat) WHERE name = ?", name
            ),
            points=self._number(
                "SELECT COALESCE(SUM(points), 0) FROM hands JOIN players USING (match, seat) "
                "WHERE name = ?",
                name,
            ),
            reactions=len(reactions),
            median_us=round(median(reactions)) if reactions else None,
            fastest_us=min(reactions, default=None),
            forfeits=sum(n for kind, _, n in self.counts(name) if kind == "forfeit"),
        )

    def reactions(self, name: str) -> list[tuple[int, int]]:
        """List a player's reactions as (match, microseconds); a card before its word is none."""
        return self._store.execute(
            "SELECT match, reaction_us FROM verdicts JOIN players USING (match, seat) "
            "WHERE name = ? AND stands AND reaction_us >= 0 ORDER BY match, n",
            (name,),
        ).fetchall()

    def counts(self, name: str) -> list[tuple[str, str, int]]:
        """Count a player's verdicts by kind and reason, the most frequent first."""
        return self._store.execute(
            "SELECT kind, COALESCE(reason, ''), COUNT(*) AS often "
            "FROM verdicts JOIN players USING (match, seat) WHERE name = ? AND stands "
            "GROUP BY kind, reason ORDER BY often DESC, kind, reason",
            (name,),
        ).fetchall()

    def _number(self, query: str, name: str) -> int:
        return int(self._store.execute(query, (name,)).fetchone()[0])

    def _match(
        self, match: int, began: str, game: str, verdicts: int, problems: int, ended: int
    ) -> MatchRow:
        names = self._column("SELECT name FROM players WHERE match = ? ORDER BY seat", match)
        totals = self._column(
            "SELECT total FROM hands WHERE match = ?1 AND hand = "
            "(SELECT MAX(hand) FROM hands WHERE match = ?1) ORDER BY seat",
            match,
        )
        hands = self._column("SELECT COUNT(DISTINCT hand) FROM hands WHERE match = ?", match)[0]
        winners = self._column(
            "SELECT name FROM wins JOIN players USING (match, seat) WHERE match = ? ORDER BY seat",
            match,
        )
        scores = tuple(totals) or (0,) * len(names)
        people, won = tuple(names), tuple(winners)
        bots = tuple(self._column("SELECT seat FROM players WHERE match = ? AND bot", match))
        told = (verdicts, problems, bool(ended), bots)
        return MatchRow(match, began, game, people, scores, hands, won, *told)

    def _column(self, query: str, match: int) -> list[Any]:
        return [value for (value,) in self._store.execute(query, (match,))]


VERSION = 2
NAME = "history.sqlite3"

_TABLES = """
CREATE TABLE matches (
    match INTEGER PRIMARY KEY, began TEXT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL,
    events INTEGER NOT NULL, verdicts INTEGER NOT NULL, problems INTEGER NOT NULL,
    ended INTEGER NOT NULL, stamp TEXT NOT NULL
);
CREATE TABLE players (
    match INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, bot INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
);
CREATE TABLE hands (
    match INTEGER NOT NULL, hand INTEGER NOT NULL, seat INTEGER NOT NULL,
    points INTEGER NOT NULL, total INTEGER NOT NULL, PRIMARY KEY (match, hand, seat)
);
CREATE TABLE verdicts (
    match INTEGER NOT NULL, n INTEGER NOT NULL, t INTEGER NOT NULL, kind TEXT NOT NULL,
    seat INTEGER, reason TEXT, reaction_us INTEGER, stands INTEGER NOT NULL,
    PRIMARY KEY (match, n)
) WITHOUT ROWID;
CREATE TABLE wins (match INTEGER NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (match, seat));
"""
TABLES = ("matches", "players", "hands", "verdicts", "wins")


def open_store(folder: Path) -> sqlite3.Connection:
    """Open the history beside the journals; in memory where that place cannot be written."""
    try:
        return _opened(folder / NAME)
    except sqlite3.Error:
        pass
    with suppress(OSError):
        (folder / NAME).unlink()
    try:
        return _opened(folder / NAME)
    except sqlite3.Error:
        return _opened(None)


def _opened(file: Path | None) -> sqlite3.Connection:
    store = sqlite3.connect(":memory:" if file is None else file, timeout=10)
    try:
        store.execute("PRAGMA synchronous = OFF")
        _set_up(store)
    except sqlite3.Error:
        store.close()
        raise
    return store


def _set_up(store: sqlite3.Connection) -> None:
    with store:
        store.execute("BEGIN IMMEDIATE")
        if store.execute("PRAGMA user_version").fetchone() != (VERSION,):
            empty(store)


def empty(store: sqlite3.Connection) -> None:
    """Throw everything away; the caller's transaction makes it all or nothing."""
    for table in TABLES:
        store.execute(f"DROP TABLE IF EXISTS {table}")
    for statement in filter(str.strip, _TABLES.split(";")):
        store.execute(statement)
    store.execute(f"PRAGMA user_version = {VERSION}")
