"""A clock that goes only when told to: a simulated evening takes no longer than it must."""

from __future__ import annotations


class Timeline:
    """Reads as a clock does, in microseconds on the table clock."""

    def __init__(self, start_us: int = 1_000_000) -> None:
        self._now_us = start_us

    def __call__(self) -> int:
        """Return the time."""
        return self._now_us

    def pass_us(self, microseconds: int) -> None:
        """Let time pass."""
        self._now_us += microseconds
