"""Block at a simulated table: real cards, players who hold them, and somebody who deals."""

from companion.practice.block.company import company

__all__ = ["company"]
