"""Simulated drivers, which deliver as the match's own time goes on."""

from __future__ import annotations

from typing import Protocol


class Stepped(Protocol):
    """A simulated driver that delivers when told the time."""

    def due(self) -> int | None:
        """Return when it will next deliver something."""

    def advance(self, to_us: int) -> None:
        """Let time pass."""


class Device:
    """A simulated driver as an actor, in the time of the match."""

    def __init__(self, sim: Stepped, by: int) -> None:
        self._sim, self._by = sim, by

    def due(self) -> int | None:
        """Return when it next delivers."""
        due = self._sim.due()
        return None if due is None else due + self._by

    def act(self, now: int) -> None:
        """Let its time pass."""
        self._sim.advance(now - self._by)
