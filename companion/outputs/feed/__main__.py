"""The process that tells the house: `python -m companion.outputs.feed`; ends with its pipe.

Frames come in by standard input, the first says which broker it is; reports go out as lines.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from threading import Event as Flag
from threading import Lock, Thread
from time import sleep
from typing import IO, Any

from companion.games import KITS
from companion.language import settle
from companion.outputs.feed.errors import FeedError
from companion.outputs.feed.frames import Reading, Says, Word, unframed
from companion.outputs.feed.notes import Notebook
from companion.outputs.feed.reports import Report
from companion.outputs.feed.telling import Hello

LOWEST = 19
REPORT_S = 1.0
"""How often it says at the most how far it is."""
STOP_S = 5.0
"""So long it may take to end; whoever it waits for then is not waited for any more."""


class Reporter:
    """Says what there is to say; nobody who listens any more is the end."""

    def __init__(self) -> None:
        self._far: tuple[int, int] | None = None
        self._further = Flag()
        self._voice = Lock()
        Thread(target=self._run, daemon=True).start()

    def say(self, report: Report) -> None:
        """Say it now."""
        try:
            with self._voice:
                os.write(sys.stdout.fileno(), report.line())
        except OSError:
            os._exit(0)

    def announce(self, error: FeedError | None) -> None:
        """Say that nobody listens, or that somebody does again."""
        self.say(Report.of(error))

    def command(self, paused: bool) -> None:
        """Say what the house wants."""
        self.say(Report(paused=paused))

    def progress(self, gone: int, dropped: int) -> None:
        """Have it said how far it is, where it is further: at once, and then now and again."""
        if (gone, dropped) != self._far:
            self._far = gone, dropped
            self._further.set()

    def _run(self) -> None:
        while self._further.wait():
            self._further.clear()
            if self._far is not None:
                gone, dropped = self._far
                self.say(Report(gone=gone, dropped=dropped))
            sleep(REPORT_S)


class Ear:
    """Takes in what the table says, on a thread of its own, until the pipe ends."""

    def __init__(self, frames: Iterator[Any], notes: Notebook, feed: Any) -> None:
        self._frames, self._notes, self._feed = frames, notes, feed
        self._reading = Reading(KITS)
        self.failure: Exception | None = None

    def run(self) -> None:
        """Take in everything; then the table is gone."""
        try:
            for words in self._frames:
                for word in words:
                    self._take(word)
        except Exception as error:
            self.failure = error
        self._feed.stop()
        sleep(STOP_S)
        os._exit(0)

    def _take(self, word: Word) -> None:
        match word:
            case [Says.LANGUAGE, language]:
                settle(language)
            case [Says.PAUSED, paused]:
                self._feed.pause(paused)
            case [Says.MISSED, missed]:
                self._notes.before = missed
                self._notes.ring()
            case _:
                note = self._reading.note(word)
                if note is not None:
                    self._notes.put(note)


def main() -> int:
    """Tell the house until standard input is closed; returns the status of the process."""
    _be_modest()
    with open(0, "rb", buffering=0, closefd=False) as pipe:
        frames = unframed(lambda size: _read(pipe, size))
        hello = next(frames, None)
        if hello is None:
            return 0
        reporter = Reporter()
        failure = _tell(hello, frames, reporter)
        if failure is not None:
            words = " ".join(str(failure).split())
            reporter.say(Report(failure=words or type(failure).__name__))
        return int(failure is not None)


def _tell(hello: Hello, frames: Iterator[Any], reporter: Reporter) -> Exception | None:
    """Tell the house; return what went wrong, if that was a mistake of ours."""
    try:
        from companion.outputs.feed.feed import Feed

        notes = Notebook()
        feed = Feed(
            hello.settings, hello.name, hello.version, notes, reporter.announce,
            reporter.command, progress=reporter.progress,
        )  # fmt: skip
        ear = Ear(frames, notes, feed)
        Thread(target=ear.run, daemon=True).start()
        feed.run()
    except Exception as error:
        return error
    return ear.failure or feed.failure


def _read(pipe: IO[bytes], size: int) -> bytes:
    """Read so much, or what is left: a pipe gives it in pieces."""
    pieces = bytearray()
    while len(pieces) < size and (piece := pipe.read(size - len(pieces))):
        pieces += piece
    return bytes(pieces)


def _be_modest() -> None:
    """Go after everything else; end with the pipe and not by a signal that is meant for all."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(LOWEST)
    for meant in (signal.SIGINT, signal.SIGTERM):
        signal.signal(meant, signal.SIG_IGN)


if __name__ == "__main__":
    sys.exit(main())
