"""The table's end of the pipe: one thread makes frames of what was noted, and writes them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from threading import Event as Flag
from threading import Thread
from time import monotonic
from typing import IO, Any

from companion.language import current
from companion.outputs.feed.frames import Says, Word, Writing, events_in, framed
from companion.outputs.feed.notes import Note, Notebook
from companion.setup.profile.model import FeedSettings

BREATH_S = 0.5
"""How long it rests: what is decided meanwhile crosses together, and how things stand crosses no
more often. PLAY waits for nothing, and takes along what was noted before it."""

_CHANGES = (Says.LANGUAGE, Says.PAUSED, Says.MISSED)
"""What is told where it is other than it was."""


@dataclass(frozen=True, slots=True)
class Hello:
    """What a process is told first: which broker, what people call the table, and our version."""

    settings: FeedSettings
    name: str
    version: str


class Teller:
    """Empties a notebook into a pipe, for as long as somebody reads there.

    A pipe that nobody reads holds up this thread and no other: notes gather up to their bound.
    """

    def __init__(
        self, hello: Hello, notes: Notebook, pipe: IO[bytes], *,
        begin: Note | None = None, lost: int = 0, paused: bool = False,
    ) -> None:  # fmt: skip
        """`begin` says how things stand now; `lost` is how many events were lost before."""
        self._hello, self._notes, self._pipe = hello, notes, pipe
        self._begin, self._lost, self._paused = begin, lost, paused
        self._writing, self._stop, self._left = Writing(), Flag(), False
        self._rested = 0.0
        """When it has rested enough to say again how things stand."""
        self._told: tuple[Any, ...] = (None, None, None)
        """What was told last, of what is told where it has changed."""
        self.events = 0
        """How many events the process was given, and may be lost with it."""
        self.failure: Exception | None = None
        """What ended the thread, if it was a mistake of ours."""
        self._thread = Thread(target=self._run, name="feed", daemon=True)

    def start(self) -> None:
        """Begin to write."""
        self._thread.start()

    def pause(self, paused: bool) -> None:
        """Tell whether the caller rests; from any thread."""
        if paused is not self._paused:
            self._paused = paused
            self._notes.ring()

    def stop(self) -> None:
        """Have what is left told, and the pipe closed; from any thread."""
        self._stop.set()
        self._notes.ring()

    def leave(self) -> None:
        """Have notes left where they are: nobody reads any more; from any thread."""
        self._left = True
        self.stop()

    def join(self) -> None:
        """Wait for its end, which comes at the latest when nobody holds the pipe's other end."""
        if self._thread.ident is not None:
            self._thread.join()

    # The thread.

    def _run(self) -> None:
        try:
            with suppress(OSError), self._pipe:
                self._pipe.write(framed(self._hello))
                self._open()
                while not self._stop.is_set():
                    self._notes.rest(self._rested - monotonic())
                    if not self._writing.owes:
                        self._notes.wait()
                    if not self._stop.is_set():
                        self._turn()
                if not self._left:
                    self._rested = 0.0
                    self._turn()
        except Exception as error:
            self.failure = error

    def _open(self) -> None:
        """Tell what is so from the beginning."""
        told = self._changes()
        if self._begin is not None:
            told += self._writing.standing(self._begin)
        self._write(told)

    def _turn(self) -> None:
        """Tell what has gathered, and how things stand if that was not said just now."""
        notes, now = self._notes.take(), monotonic()
        rested = now >= self._rested
        if rested:
            self._rested = now + BREATH_S
        self._write(self._changes() + self._writing.words(notes, standing=rested))

    def _changes(self) -> list[Word]:
        """Return what is other than it was."""
        now = current(), self._paused, self._lost + self._notes.missed
        if now == self._told:
            return []
        words = zip(_CHANGES, now, self._told, strict=True)
        self._told = now
        return [(what, value) for what, value, told in words if value != told]

    def _write(self, told: list[Word]) -> None:
        if told:
            self.events += sum(map(events_in, told))
            self._pipe.write(framed(told))
            self._pipe.flush()
