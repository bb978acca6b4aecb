"""Who played, who won, how fast: drawn from journals, and from them again at any time."""

from companion.keep.history.importing import refresh
from companion.keep.history.pages import match_table, player_page, player_table
from companion.keep.history.queries import History, MatchRow, PlayerRow
from companion.keep.history.store import open_store

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
