"""Sorry! (1950): a board mirrored square by square, and every legal move listed."""

from companion.games.sorry.rules.game import Sorry

__all__ = ["Sorry"]
