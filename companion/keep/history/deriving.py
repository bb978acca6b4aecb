"""What follows from the header and the verdicts of a match, as rows: for every store that keeps it.

A row begins with what the match is called there; the rest is in the order of `store.py`.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from companion.core.referee.schema import is_int

Json = dict[str, Any]
Row = tuple[Any, ...]

OVERTURNED, SCORE, WON = "overturned", "score", "won"
LASTING = (SCORE, WON)
"""The verdicts from which more follows: if one of them falls, so does that."""


def player_rows(match: str, header: Mapping[str, Any]) -> list[Row]:
    """Return who sat where, and whether that was a program."""
    seats = int(header.get("seats", 0))
    names = header.get("players") or [f"Seat {seat}" for seat in range(1, seats + 1)]
    bots = header.get("bots") or {}
    return [(match, seat, player, str(seat) in bots) for seat, player in enumerate(names, 1)]


def fallen_in(verdicts: Iterable[Json]) -> set[int]:
    """Return the numbers that these verdicts take back."""
    return {verdict["of"] for verdict in verdicts if verdict["verdict"] == OVERTURNED}


def verdict_row(match: str, verdict: Json, stands: bool) -> Row:
    """Return a verdict with what is known of it, whatever the game."""
    seat, reason, reaction = map(verdict.get, ("seat", "reason", "reaction_us"))
    raced = "place" in verdict or "gap_us" in verdict
    gap = _gap(verdict) if raced else None
    return (
        match,
        verdict["n"],
        verdict["t"],
        verdict["verdict"],
        seat if isinstance(seat, int) else None,
        reason if isinstance(reason, str) else None,
        reaction if isinstance(reaction, int) else None,
        stands,
        gap,
        json.dumps(verdict) if gap is not None or "place" in verdict else None,
    )


def _gap(verdict: Json) -> int | None:
    """Return by how much a verdict separates two players; None: nobody was close to anybody."""
    gap = verdict.get("gap_us")
    if gap is None and is_int(verdict.get("place")) and verdict["place"] > 1:
        gap = verdict.get("behind_us")
    return gap if is_int(gap) else None


def hand_rows(match: str, standing: Iterable[Json], before: int = 0) -> list[Row]:
    """Return the points of every hand that these verdicts count, after so many others."""
    scores = [verdict for verdict in standing if verdict["verdict"] == SCORE]
    return [
        row
        for hand, score in enumerate(scores, start=before + 1)
        for row in _points(match, hand, score)
    ]


def _points(match: str, hand: int, score: Json) -> list[Row]:
    """Return the points of a hand by seat; none, if the game counts otherwise."""
    hands, totals = score.get("hand"), score.get("total")
    if not (_are_numbers(hands) and _are_numbers(totals)):
        return []
    pairs = zip(hands or (), totals or (), strict=False)
    return [
        (match, hand, seat, points, total) for seat, (points, total) in enumerate(pairs, start=1)
    ]


def _are_numbers(values: Any) -> bool:
    return isinstance(values, list) and all(map(is_int, values))


def win_rows(match: str, standing: Iterable[Json]) -> list[Row]:
    """Return the seats that have won, each once."""
    won = (verdict for verdict in standing if verdict["verdict"] == WON)
    seats = dict.fromkeys(seat for verdict in won for seat in _winners(verdict))
    return [(match, seat) for seat in seats]


def _winners(won: Json) -> Sequence[int]:
    seats = won.get("seats") or [won.get("seat")]
    return [seat for seat in seats if isinstance(seat, int)]
