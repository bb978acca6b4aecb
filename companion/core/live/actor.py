"""Whoever or whatever acts at the table by itself, at its own time."""

from typing import Protocol


class Actor(Protocol):
    """The caller, a bot, a simulated device: told the time, never asking for it.

    The loop lets every actor act as soon as its time has come, and sleeps no longer than until
    the first of them is due. Actors run on the judging thread: they return at once.
    """

    def due(self) -> int | None:
        """Return when it next wants to act (table clock); None: not until something happens."""
        ...

    def act(self, now: int) -> None:
        """Do whatever is due by now; what it does reaches the table as evidence, not as calls."""
        ...
