"""Where evidence becomes durable before it is judged."""

from collections.abc import Sequence
from typing import Protocol

from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict


class Record(Protocol):
    """Keeps a match. It never raises: what cannot be kept is its own business to announce."""

    def events(self, events: Sequence[Event]) -> None:
        """Keep these, in this order; return once they would survive a power cut."""
        ...

    def verdicts(self, verdicts: Sequence[Verdict]) -> None:
        """Keep what was decided; may return before it is durable, as it can be judged again."""
        ...


class NoRecord:
    """For a match that nobody wants to keep."""

    def events(self, events: Sequence[Event]) -> None:
        """Keep nothing."""

    def verdicts(self, verdicts: Sequence[Verdict]) -> None:
        """Keep nothing."""
