"""Block: runs that climb card by card, and the BLOCK race of red against the next white."""

from companion.games.block.rules.game import Block

__all__ = ["Block"]
