"""Which lamps are lit when: what the table shows without a word."""

from companion.lamps.lamps import Lamps

__all__ = ["Lamps"]
