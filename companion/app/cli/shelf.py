"""Every game with its rules and its number of players: what the commands about games list."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games import GAMES
from companion.kit.page import RulePage
from companion.kit.pages import rules_of


@dataclass(frozen=True, slots=True)
class Entry:
    """A game on the shelf."""

    page: RulePage
    players: str


def entry_of(game: str) -> Entry:
    """One game; every game has its rules, and a test sees to it."""
    page = rules_of(game)
    assert page is not None, f"companion/rules/data/{game}.toml is missing"
    seats = GAMES[game].vocabulary.seats
    return Entry(page, f"{seats[0]} to {seats[-1]}")


def shelf() -> list[Entry]:
    """All of them."""
    return [entry_of(game) for game in GAMES]


def shelf_lines(entries: list[Entry]) -> list[str]:
    """One line a game."""
    wide = max(len(entry.page.game) for entry in entries)
    return [
        f"{entry.page.game:<{wide}}  {entry.page.title}, {entry.players} players, "
        f"{entry.page.length}"
        for entry in entries
    ]
