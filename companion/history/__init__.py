"""Who played, who won, how fast: drawn from journals, and from them again at any time."""

from companion.history.importing import refresh
from companion.history.pages import match_table, player_page, player_table
from companion.history.queries import History, MatchRow, PlayerRow
from companion.history.store import open_store

__all__ = [
    "History",
    "MatchRow",
    "PlayerRow",
    "match_table",
    "open_store",
    "player_page",
    "player_table",
    "refresh",
]
