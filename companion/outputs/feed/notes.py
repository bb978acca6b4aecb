"""What the judging thread leaves for the feed: notes, and a bell to wake it. Neither ever waits.

There is a book on each side of the pipe: the table's, which a thread empties into the pipe, and
that of the process that tells the broker.
"""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock

from companion.core.referee.events import CUES, Cue
from companion.core.referee.game import Setup
from companion.core.referee.verdicts import Verdict
from companion.outputs.feed.account import Account, Standing

GO = CUES[-1]
"""The word at which play begins: whoever hears of it hears of it at once."""
MOST = 5_000
"""So many notes wait for a thread that gets no time: a minute of the fastest play."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something that happened in a match; without one: that none is on."""

    account: Account | None = None
    standing: Standing | None = None
    verdicts: Sequence[Verdict] = ()
    cue: Cue | None = None
    past: bool = False
    """Whether it was decided before the table was switched on again: nobody is told anew."""
    at: float = 0.0
    """The time of day."""
    setup: Setup | None = None
    """Who played what when it was decided, where it does not say how things stand."""

    @property
    def played(self) -> Setup | None:
        """Who played what when it was decided."""
        return self.setup if self.standing is None else self.standing.setup

    @property
    def stands(self) -> bool:
        """Whether it says how things stand."""
        return self.standing is not None or self.account is None

    @property
    def hurries(self) -> bool:
        """Whether it waits for nothing."""
        return self.cue is not None and self.cue.cue == GO

    @property
    def tells(self) -> int:
        """How many events it holds."""
        return 0 if self.past else len(self.verdicts) + (self.cue is not None)


class Gate:
    """Lets one thread through, once for each time that it was opened; opening it costs next to
    nothing, and opening it twice is as once."""

    def __init__(self) -> None:
        self._shut = Lock()
        self._shut.acquire()

    def open(self) -> None:
        """Let somebody through; from any thread."""
        if self._shut.locked():
            with suppress(RuntimeError):  # somebody else has just opened it
                self._shut.release()

    def shut(self) -> None:
        """Let nobody through until it is opened again."""
        self._shut.acquire(blocking=False)

    def wait(self, seconds: float = -1) -> None:
        """Wait until it is open, not longer than this, and shut it."""
        self._shut.acquire(timeout=seconds)


class Notebook:
    """Notes from any thread to one, which may sleep on it as on a socket."""

    def __init__(self, most: int = MOST) -> None:
        self._notes: deque[Note] = deque()
        self._bell: socket.socket | None = None
        self._rope: socket.socket | None = None
        self._rung, self._most = False, most
        self._some, self._hurry = Gate(), Gate()
        self.missed = 0
        """How many events went because the notes were too many."""
        self.before = 0
        """How many went before they came here."""

    def open(self) -> None:
        """Hang up the bell: somebody is about to sleep on it."""
        self._bell, self._rope = socket.socketpair()
        self._bell.setblocking(False)
        self._rope.setblocking(False)
        self._rung = False

    def put(self, note: Note) -> None:
        """Leave a note."""
        if len(self._notes) >= self._most:
            with suppress(IndexError):
                self.missed += self._notes.popleft().tells
        self._notes.append(note)
        if note.hurries:
            self.ring()
        else:
            self._pull()

    def ring(self) -> None:
        """Wake whoever sleeps on it, or rests."""
        self._hurry.open()
        self._pull()

    def wait(self) -> None:
        """Sleep until there is something."""
        self._some.wait()

    def rest(self, seconds: float) -> None:
        """Sleep so long, whatever is decided meanwhile; PLAY ends it."""
        if seconds > 0:
            self._hurry.wait(seconds)

    def _pull(self) -> None:
        self._some.open()
        rope = self._rope
        if rope is not None and not self._rung:
            self._rung = True
            with suppress(OSError):
                rope.send(b"!")

    def take(self) -> list[Note]:
        """Return all notes, oldest first; the bell is still until there are more."""
        if self._bell is not None:
            with suppress(OSError):
                self._bell.recv(64)
        self._rung = False
        self._hurry.shut()
        self._some.shut()
        return [self._notes.popleft() for _ in range(len(self._notes))]

    def fileno(self) -> int:
        """Return what the system knows the bell by."""
        return -1 if self._bell is None else self._bell.fileno()

    def close(self) -> None:
        """Take the bell down; notes can still be left."""
        for end in (self._bell, self._rope):
            if end is not None:
                end.close()
        self._bell = self._rope = None
