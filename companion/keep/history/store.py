"""The history's database: a reading aid, never the truth. The truth is in the journals.

So nothing is migrated: a database of another version is thrown away and filled again.
"""

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from companion.core.referee.schema import is_int
from companion.keep.journal.account import Account, account
from companion.keep.journal.disk import Disk, RealDisk
from companion.keep.journal.segments import Segment, segments

Json = dict[str, Any]


def refresh(
    store: sqlite3.Connection,
    folders: Path | Mapping[str, Path],
    *,
    rebuild: bool = False,
    disk: Disk | None = None,
) -> int:
    """Bring the history up to date; return how many matches had to be read.

    Of several folders, each has a name, which stands before the numbers of its matches.
    """
    disk = disk or RealDisk()
    there = _found(disk, {"": folders} if isinstance(folders, Path) else folders)
    with store:
        store.execute("BEGIN IMMEDIATE")
        if rebuild:
            empty(store)
        known = dict(store.execute("SELECT match, stamp FROM matches"))
        changed = [name for name, found in there.items() if known.get(name) != found.stamp]
        _forget(store, [*changed, *(known.keys() - there.keys())])
        for name in changed:
            found = there[name]
            told = account(disk, found.folder, found.number)
            if not told.empty:
                _take(store, name, told, found.stamp)
    return len(changed)


class _Found(NamedTuple):
    """A match as its files lie there."""

    folder: Path
    number: int
    stamp: str


def _found(disk: Disk, folders: Mapping[str, Path]) -> dict[str, _Found]:
    return {
        f"{source}/{number}" if source else str(number): _Found(folder, number, stamp)
        for source, folder in folders.items()
        for number, stamp in _stamps(disk, folder).items()
    }


def _stamps(disk: Disk, folder: Path) -> dict[int, str]:
    """Tell by the sizes of its files whether a match has changed: they only ever grow."""
    found: dict[int, list[Segment]] = {}
    for segment in segments(disk, folder):
        found.setdefault(segment.match, []).append(segment)
    return {
        match: " ".join(f"{piece.piece}:{disk.size(folder / piece.name)}" for piece in pieces)
        for match, pieces in found.items()
    }


def _forget(store: sqlite3.Connection, gone: Iterable[str]) -> None:
    rows = [(match,) for match in gone]
    for table in TABLES:
        store.executemany(f"DELETE FROM {table} WHERE match = ?", rows)


def _take(store: sqlite3.Connection, name: str, told: Account, stamp: str) -> None:
    header = told.header or {}
    seats = int(header.get("seats", 0))
    counts = (told.events, len(told.verdicts), len(told.problems))
    game = str(header.get("game", "?"))
    row = (name, told.match, told.began, game, seats, *counts, told.ended, stamp)
    text = json.dumps(header)
    store.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (*row, text))
    names = header.get("players") or [f"Seat {seat}" for seat in range(1, seats + 1)]
    bots = header.get("bots") or {}
    rows = [(name, seat, player, str(seat) in bots) for seat, player in enumerate(names, 1)]
    store.executemany("INSERT INTO players VALUES (?, ?, ?, ?)", rows)
    verdicts = [json.loads(line) for line in told.verdicts]
    _take_verdicts(store, name, verdicts)


def _take_verdicts(store: sqlite3.Connection, match: str, verdicts: Sequence[Json]) -> None:
    fallen = {verdict["of"] for verdict in verdicts if verdict["verdict"] == "overturned"}
    rows = [_row(match, verdict, verdict["n"] not in fallen) for verdict in verdicts]
    if rows:
        marks = ", ".join("?" * len(rows[0]))
        store.executemany(f"INSERT OR REPLACE INTO verdicts VALUES ({marks})", rows)
    standing = [verdict for verdict in verdicts if verdict["n"] not in fallen]
    scores = [verdict for verdict in standing if verdict["verdict"] == "score"]
    for hand, score in enumerate(scores, start=1):
        store.executemany(
            "INSERT OR REPLACE INTO hands VALUES (?, ?, ?, ?, ?)", _points(match, hand, score)
        )
    for won in (verdict for verdict in standing if verdict["verdict"] == "won"):
        rows = [(match, seat) for seat in _winners(won)]
        store.executemany("INSERT OR IGNORE INTO wins VALUES (?, ?)", rows)


def _row(match: str, verdict: Json, stands: bool) -> tuple[Any, ...]:
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
        gap := _gap(verdict),
        json.dumps(verdict) if gap is not None or "place" in verdict else None,
    )


def _gap(verdict: Json) -> int | None:
    """Return by how much a verdict separates two players; None: nobody was close to anybody."""
    fields = {name: value for name, value in verdict.items() if name not in ("n", "t", "verdict")}
    gap = fields.get("gap_us")
    if gap is None and is_int(fields.get("place")) and fields["place"] > 1:
        gap = fields.get("behind_us")
    return gap if is_int(gap) else None


def _points(match: str, hand: int, score: Json) -> list[tuple[Any, ...]]:
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

    match: str
    """Its number, behind the name of its folder if that is not the table's own."""
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
    number: int = 0


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


@dataclass(frozen=True, slots=True)
class CloseRow:
    """A close finish: by how much, and the verdict, last of the lines that lead to it."""

    gap_us: int
    match: str
    lines: tuple[str, ...]
    header: str


class History:
    """Reads the store."""

    def __init__(self, store: sqlite3.Connection) -> None:
        self._store = store

    def matches(self) -> list[MatchRow]:
        """List every match, the last one last."""
        rows = self._store.execute(
            "SELECT match, number, began, game, verdicts, problems, ended FROM matches "
            "ORDER BY began, number, match"
        )
        return [self._match(*row) for row in rows.fetchall()]

    def players(self) -> list[PlayerRow]:
        """List every person who ever sat here, those with most wins first."""
        rows = self._store.execute("SELECT DISTINCT name FROM players WHERE NOT bot").fetchall()
        found = [self.player(name) for (name,) in rows]
        return sorted(found, key=lambda row: (-row.won, -row.points, row.player))

    def player(self, name: str) -> PlayerRow:
        """Sum up one player."""
        reactions = [us for _, us in self.reactions(name)]
        return PlayerRow(
            player=name,
            matches=self._number("SELECT COUNT(*) FROM players WHERE name = ? AND NOT bot", name),
            won=self._number(
                "SELECT COUNT(*) FROM wins JOIN players USING (match, seat) "
                "WHERE name = ? AND NOT bot",
                name,
            ),
            hands=self._number(
                "SELECT COUNT(*) FROM hands JOIN players USING (match, seat) "
                "WHERE name = ? AND NOT bot",
                name,
            ),
            points=self._number(
                "SELECT COALESCE(SUM(points), 0) FROM hands JOIN players USING (match, seat) "
                "WHERE name = ? AND NOT bot",
                name,
            ),
            reactions=len(reactions),
            median_us=round(median(reactions)) if reactions else None,
            fastest_us=min(reactions, default=None),
            forfeits=sum(n for _, kind, _, n in self.counts(name) if kind == "forfeit"),
        )

    def reactions(self, name: str) -> list[tuple[str, int]]:
        """List a player's reactions as (match, microseconds); a card before its word is none."""
        return self._store.execute(
            "SELECT match, reaction_us FROM verdicts JOIN players USING (match, seat) "
            "JOIN matches USING (match) WHERE name = ? AND NOT bot AND stands "
            "AND reaction_us >= 0 ORDER BY began, number, n",
            (name,),
        ).fetchall()

    def counts(self, name: str) -> list[tuple[str, str, str, int]]:
        """Count a player's verdicts by game, kind and reason, the most frequent first."""
        return self._store.execute(
            "SELECT game, kind, COALESCE(reason, ''), COUNT(*) AS often "
            "FROM verdicts JOIN players USING (match, seat) JOIN matches USING (match) "
            "WHERE name = ? AND NOT bot AND stands "
            "GROUP BY game, kind, reason ORDER BY often DESC, game, kind, reason",
            (name,),
        ).fetchall()

    def wins(self, name: str) -> set[str]:
        """Return the matches that a player has won."""
        rows = self._store.execute(
            "SELECT match FROM wins JOIN players USING (match, seat) WHERE name = ? AND NOT bot",
            (name,),
        )
        return {match for (match,) in rows}

    def closest(self, most: int) -> list[CloseRow]:
        """List the closest finishes, each with what was said before it of the same kind."""
        rows = self._store.execute(
            "SELECT gap_us, match, n, kind, line, header FROM verdicts JOIN matches USING (match) "
            "WHERE stands AND gap_us IS NOT NULL ORDER BY gap_us, began, n LIMIT ?",
            (most,),
        ).fetchall()
        return [CloseRow(gap, match, self._led_to(match, n, kind, line), header)
                for gap, match, n, kind, line, header in rows]  # fmt: skip

    def _led_to(self, match: str, n: int, kind: str, line: str) -> tuple[str, ...]:
        before = self._store.execute(
            "SELECT line FROM verdicts WHERE match = ? AND kind = ? AND n < ? AND line NOT NULL "
            "ORDER BY n DESC LIMIT 1",
            (match, kind, n),
        ).fetchone()
        return (*(before or ()), line)

    def _number(self, query: str, name: str) -> int:
        return int(self._store.execute(query, (name,)).fetchone()[0])

    def _match(
        self, match: str, number: int, began: str, game: str, verdicts: int, problems: int,
        ended: int,
    ) -> MatchRow:  # fmt: skip
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
        told = (verdicts, problems, bool(ended), bots, number)
        return MatchRow(match, began, game, people, scores, hands, won, *told)

    def _column(self, query: str, match: str) -> list[Any]:
        return [value for (value,) in self._store.execute(query, (match,))]


VERSION = 3
NAME = "history.sqlite3"

_TABLES = """
CREATE TABLE matches (
    match TEXT PRIMARY KEY, number INTEGER NOT NULL, began TEXT NOT NULL, game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    events INTEGER NOT NULL, verdicts INTEGER NOT NULL, problems INTEGER NOT NULL,
    ended INTEGER NOT NULL, stamp TEXT NOT NULL, header TEXT NOT NULL
);
CREATE TABLE players (
    match TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, bot INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
);
CREATE TABLE hands (
    match TEXT NOT NULL, hand INTEGER NOT NULL, seat INTEGER NOT NULL,
    points INTEGER NOT NULL, total INTEGER NOT NULL, PRIMARY KEY (match, hand, seat)
);
CREATE TABLE verdicts (
    match TEXT NOT NULL, n INTEGER NOT NULL, t INTEGER NOT NULL, kind TEXT NOT NULL,
    seat INTEGER, reason TEXT, reaction_us INTEGER, stands INTEGER NOT NULL, gap_us INTEGER,
    line TEXT,
    PRIMARY KEY (match, n)
) WITHOUT ROWID;
CREATE TABLE wins (match TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (match, seat));
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
