"""Keeps a match as a transcript that `companion judge` reads: the header, then every event."""

from collections.abc import Sequence
from typing import IO, Any

from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.writing import event_line, header_line


class Recording:
    """Writes each event before it is judged.

    A disk that fills up must not stop play: the first failure is kept in `failed`, and nothing
    more is written.
    """

    def __init__(self, out: IO[str], header: dict[str, Any]) -> None:
        self._out = out
        self.failed: OSError | None = None
        self._write([header_line(header)])

    def events(self, events: Sequence[Event]) -> None:
        """Keep these, in this order."""
        self._write([event_line(event) for event in events])

    def verdicts(self, verdicts: Sequence[Verdict]) -> None:
        """Keep nothing: verdicts follow from the events, and are not written."""

    def settle(self) -> None:
        """Leave it to the system when lines reach the disk: what a crash leaves can be judged."""

    def _write(self, lines: list[str]) -> None:
        if self.failed is None and lines:
            try:
                self._out.write("\n".join(lines) + "\n")
            except OSError as error:
                self.failed = error
