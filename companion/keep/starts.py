"""How the last starts of a table went, kept where the next one finds it.

A table that fails again and again would be started for ever, and nobody at it would know why. So
every start is written down before anything else is done, and struck out once the table has been
well for a minute or was stopped in order. After `MOST` that failed, the next one is a safe one.

A start that ended without a word counts if the machine has run since: it was killed, or hung. If
the machine was started anew, somebody has used the power switch, and nothing is known.
"""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from companion.keep.journal.disk import RealDisk
from companion.keep.whole import put_whole
from companion.language import say

FILE = "starts.json"
MOST = 3
"""After so many failed starts the next one is safe."""
WELL_US = 60_000_000
"""Whoever has been ready for so long has started."""
HANGS_US = 30_000_000
"""Whoever is stopped before they are ready, and so late, was stopped because they hung."""
LONGEST = 400
"""So much is kept of what went wrong."""
SILENT, HUNG = "silent", "hung"
"""What is kept of a start that said nothing itself: what it means is said when it is shown."""
_MAX_BYTES = 4096
_UNREADABLE = (OSError, ValueError, TypeError, RecursionError)


@dataclass(frozen=True, slots=True)
class Starts:
    """The failed starts since the last good one, and the one that is under way."""

    failed: int = 0
    why: str = ""
    """What the last one said, in one line."""
    kind: str = ""
    """Of which kind that was: the name of the error."""
    begun: str | None = None
    """The run of the machine in which a start is under way; None: none is."""
    of: str = ""
    """What was started: program, profile, games. Another one counts anew."""

    @property
    def safe(self) -> bool:
        """Whether the next start is a safe one."""
        return self.failed >= MOST

    def counted(self, boot: str, of: str) -> "Starts":
        """Return what is known before another start: an earlier one may have gone silently."""
        if self.of != of:
            return Starts(of=of)
        if self.begun is not None and self.begun == boot:
            return replace(self, failed=self.failed + 1, why=SILENT, kind="", begun=None)
        return replace(self, begun=None)

    @property
    def told(self) -> str:
        """What the last one said, or what its silence means, for people."""
        return say(f"journal-start-{self.why}") if self.why in (SILENT, HUNG) else self.why

    def with_failure(self, why: str, kind: str) -> "Starts":
        """Return it with one more that failed."""
        line = " ".join(why.split())[:LONGEST]
        return replace(self, failed=self.failed + 1, why=line, kind=kind, begun=None)


def _read(text: str) -> Starts:
    """Read what was written; ValueError or TypeError if that is not ours."""
    told: Any = json.loads(text)
    known = Starts(**told)
    fits = isinstance(known.failed, int) and 0 <= known.failed < 10**6
    words = (known.why, known.kind, known.of, known.begun or "")
    if not fits or not all(isinstance(word, str) for word in words):
        raise ValueError(text)
    return known


class StartBook:
    """The file of it. The first of its places that can be written has it, the last is read first.

    A card that can only be read keeps what it had; so what was written elsewhere since is newer.
    """

    def __init__(self, places: Sequence[Path]) -> None:
        self._files = [place / FILE for place in places]
        self.trouble = ""
        """Why the first place could not be written, in one line; empty: it could."""

    def read(self) -> Starts:
        """Return what is known; what cannot be read is nothing."""
        for file in reversed(self._files):
            with suppress(*_UNREADABLE), file.open(encoding="utf-8") as found:
                return _read(found.read(_MAX_BYTES))
        return Starts()

    def write(self, starts: Starts) -> None:
        """Have it survive a power cut, in the first place that takes it."""
        self.trouble = ""
        for file in self._files:
            try:
                RealDisk().make_folder(file.parent)
                put_whole(file, json.dumps(asdict(starts)).encode())
            except OSError as error:
                self.trouble = self.trouble or f"{file.parent}: {error.strerror or error}"
            else:
                self._forget_after(file)
                return

    def _forget_after(self, written: Path) -> None:
        for file in self._files[self._files.index(written) + 1 :]:
            with suppress(OSError):
                file.unlink()


class StartWatch:
    """Follows one start: from the first line of the program to a minute of good running, or not."""

    def __init__(
        self, book: StartBook, starts: Starts, boot: str, clock: Callable[[], int]
    ) -> None:
        self._book, self._before, self._clock = book, starts, clock
        self._began = clock()
        self._ready: int | None = None
        self._done = False
        book.write(replace(starts, begun=boot))

    def ready(self) -> None:
        """Take note that the table can be played at."""
        if self._ready is None:
            self._ready = self._clock()

    def look(self) -> None:
        """Strike it out once the table has been well for long enough."""
        if self._ready is not None and self._clock() - self._ready >= WELL_US:
            self._end(Starts(of=self._before.of))

    def failed(self, why: str, kind: str) -> None:
        """Count it as failed, unless it has been well for long enough."""
        self.look()
        self._end(self._before.with_failure(why, kind))

    def stopped(self) -> None:
        """Take note that it was stopped in order."""
        if self._ready is not None:
            self._end(Starts(of=self._before.of))
        elif self._clock() - self._began >= HANGS_US:
            self.failed(HUNG, "")
        else:
            self.withdrawn()

    def withdrawn(self) -> None:
        """Have it never begun: it says nothing about the table."""
        self._end(self._before)

    def _end(self, starts: Starts) -> None:
        if not self._done:
            self._done = True
            self._book.write(starts)
