"""Sorry! at a simulated table: players who choose their moves, and somebody who shuffles."""

from companion.practice.sorry.company import company

__all__ = ["company"]
