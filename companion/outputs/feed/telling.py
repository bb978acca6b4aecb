"""The table's end of the pipe: one thread makes frames of what was noted, and writes them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from threading import Event as Flag
from threading import Thread
from typing import IO, Any

from companion.language import current
from companion.outputs.feed.frames import Says, Word, Writing, events_in, framed
from companion.outputs.feed.notes import Note, Notebook
from companion.setup.profile.model import FeedSettings

BREATH_S = 0.25
"""How long it rests after each frame: what is decided meanwhile crosses together. A word that was
called waits for nothing."""


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
        self._told: dict[str, Any] = {}
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
                self._write(self._opening())
                while not self._stop.is_set():
                    self._notes.rest(BREATH_S)
                    self._notes.wait()
                    if not self._stop.is_set():
                        self._write(self._turn())
                if not self._left:
                    self._write(self._turn())
        except Exception as error:
            self.failure = error

    def _opening(self) -> Iterator[Word]:
        yield from self._changes()
        if self._begin is not None:
            yield from self._writing.standing(self._begin)

    def _turn(self) -> Iterator[Word]:
        """Yield what has gathered."""
        notes = self._notes.take()
        yield from self._changes()
        yield from self._writing.words(notes)

    def _changes(self) -> Iterator[Word]:
        """Yield what is other than it was."""
        missed = self._lost + self._notes.missed
        now = {Says.LANGUAGE: current(), Says.PAUSED: self._paused, Says.MISSED: missed}
        for what, value in now.items():
            if self._told.get(what) != value:
                self._told[what] = value
                yield what, value

    def _write(self, words: Iterator[Word]) -> None:
        told = [*words]
        self.events += sum(map(events_in, told))
        if told:
            self._pipe.write(framed(told))
            self._pipe.flush()
