"""What people ask of a history."""

import sqlite3
from dataclasses import dataclass
from statistics import median
from typing import Any


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
            "SELECT match, began, game, verdicts, problems FROM matches ORDER BY match"
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

    def _match(self, match: int, began: str, game: str, verdicts: int, problems: int) -> MatchRow:
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
        return MatchRow(match, began, game, people, scores, hands, won, verdicts, problems)

    def _column(self, query: str, match: int) -> list[Any]:
        return [value for (value,) in self._store.execute(query, (match,))]
