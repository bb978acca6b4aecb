"""The lamps of a match for more than one thread: words are shown from the speaker's own."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock

from companion.core.live import View
from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.outputs.lamps import Lamps


class SharedLamps:
    """Lets one thread at a time switch. Nobody holds the lock for longer than a few switches, so
    that a word is shown at once."""

    def __init__(self, lamps: Lamps) -> None:
        self._lamps, self._lock = lamps, Lock()

    def show(self, word: str) -> None:
        """Light what shows a word."""
        with self._lock:
            self._lamps.show(word)

    def by_eye(self, by_eye: bool) -> None:
        """Have words seen from now on, or heard."""
        with self._lock:
            self._lamps.by_eye = by_eye

    def heard(self, event: Event) -> None:
        """Change all lamps at a cue."""
        with self._lock:
            self._lamps.heard(event)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Light what was decided, and what is awaited."""
        with self._lock:
            self._lamps.judged(verdicts, view)

    def due(self) -> int | None:
        """Return when a lamp next changes by itself."""
        with self._lock:
            return self._lamps.due()

    def act(self, now: int) -> None:
        """Let lamps go on and out by time."""
        with self._lock:
            self._lamps.act(now)

    def dark(self) -> None:
        """Put all out: the match is over."""
        with self._lock:
            self._lamps.dark()
