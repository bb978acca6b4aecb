"""Keeps the parts of a table that may fail: opened, watched, announced, opened again.

The referee is none of them. What speaks, draws and serves may come and go; each is told about
once when it goes and once when it is back, and is tried again at growing intervals.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from companion.app.table.meaning import one_line

FIRST_US, LONGEST_US = 1_000_000, 30_000_000


class RunningPart(Protocol):
    """A part that has been opened."""

    def trouble(self) -> str | None:
        """Return why it can no longer do its work, or None if it can."""
        ...

    def close(self) -> None:
        """Let go of everything; must not raise, must not take long."""
        ...


Announce = Callable[[str, str | None, Exception | None], None]
"""Is told a part's name, why it cannot do its work, and by which error; None: it works again."""


@dataclass(slots=True)
class _Part:
    name: str
    open: Callable[[], RunningPart]
    running: RunningPart | None = None
    told: str = ""
    retry_at: int = 0
    wait: int = field(default=FIRST_US)


class Supervisor:
    """Looks after parts when told the time; it has no thread and no clock of its own."""

    def __init__(self, announce: Announce) -> None:
        self._announce = announce
        self._parts: list[_Part] = []

    def add(self, name: str, open_part: Callable[[], RunningPart]) -> None:
        """Add a part to look after; it is opened at the next look."""
        self._parts.append(_Part(name, open_part))

    def look(self, now: int) -> None:
        """Notice what failed, and open again what is due."""
        for part in self._parts:
            if part.running is not None and (why := _trouble(part.running)):
                self._lose(part, why, now)
            if part.running is None and now >= part.retry_at:
                self._open(part, now)

    def running(self, name: str) -> RunningPart | None:
        """The part of that name, if it works now."""
        return next((part.running for part in self._parts if part.name == name), None)

    def close(self) -> None:
        """Close every part, last opened first, whatever the others do."""
        for part in reversed(self._parts):
            _close(part)

    def _open(self, part: _Part, now: int) -> None:
        try:
            part.running = part.open()
        except Exception as error:
            self._tell_lost(part, one_line(error), error)
            self._later(part, now)
            return
        part.wait = FIRST_US
        if part.told:
            part.told = ""
            self._announce(part.name, None, None)

    def _lose(self, part: _Part, why: str, now: int) -> None:
        _close(part)
        self._tell_lost(part, why)
        self._later(part, now)

    def _later(self, part: _Part, now: int) -> None:
        part.retry_at = now + part.wait
        part.wait = min(part.wait * 2, LONGEST_US)

    def _tell_lost(self, part: _Part, why: str, error: Exception | None = None) -> None:
        """Say it once, and again only if the reason is another."""
        if why != part.told:
            part.told = why
            self._announce(part.name, why, error)


def _trouble(running: RunningPart) -> str | None:
    try:
        return running.trouble()
    except Exception as error:
        return one_line(error)


def _close(part: _Part) -> None:
    running, part.running = part.running, None
    if running is None:
        return
    try:
        running.close()
    except Exception as error:
        part.told = part.told or one_line(error)
