"""Where evidence becomes durable before it is judged."""

from collections.abc import Sequence
from typing import Protocol

from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict


class Record(Protocol):
    """Keeps a match. It never raises: what cannot be kept is its own business to announce."""

    def events(self, events: Sequence[Event]) -> None:
        """Keep these, in this order."""
        ...

    def verdicts(self, verdicts: Sequence[Verdict]) -> None:
        """Keep what was decided."""
        ...

    def settle(self) -> None:
        """Return once all that was kept would survive a power cut: somebody is about to be told."""
        ...


class NoRecord:
    """For a match that nobody wants to keep."""

    def events(self, events: Sequence[Event]) -> None:
        """Keep nothing."""

    def verdicts(self, verdicts: Sequence[Verdict]) -> None:
        """Keep nothing."""

    def settle(self) -> None:
        """Have nothing to wait for."""
