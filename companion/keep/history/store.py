"""The history's database: a reading aid, never the truth. The truth is in the journals.

So nothing is migrated: a database of another version is thrown away and filled again.
"""

import sqlite3
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any


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


VERSION = 4
NAME = "history.sqlite3"

_TABLES = """
CREATE TABLE matches (
    match TEXT PRIMARY KEY, number INTEGER NOT NULL, began TEXT NOT NULL, game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    events INTEGER NOT NULL, verdicts INTEGER NOT NULL, problems INTEGER NOT NULL,
    ended INTEGER NOT NULL, stamp TEXT NOT NULL, header TEXT NOT NULL, reached TEXT NOT NULL
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
        return in_memory()


def in_memory() -> sqlite3.Connection:
    """Open an empty history that is gone when it is closed."""
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
