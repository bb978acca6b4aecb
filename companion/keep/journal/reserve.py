"""File handles held in reserve, so that the journal can open a file when others have used up all.

A process may have so many files open, and connections count. Whoever comes last finds none left;
that must not be the journal. So it holds a few that lead nowhere, and lets go of one when an open
fails for want of a handle. Somebody else may be quicker; then it lets go of the next.
"""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import TypeVar

from companion.keep.journal import system
from companion.keep.journal.disk import RealDisk

SPARE = 6
"""Enough to open a file, its folder and one more, while others take what they find."""
_NONE_LEFT = (errno.EMFILE, errno.ENFILE)

T = TypeVar("T")


class Reserve:
    """A few handles to let go of; may be used from any thread."""

    def __init__(self, spare: int = SPARE) -> None:
        self._spare, self._held = spare, list[int]()
        self._lock = Lock()
        self.fill()

    def spend(self, work: Callable[[], T]) -> T:
        """Do what opens a file; with the handles held here, if there are no others."""
        while True:
            try:
                done = work()
            except OSError as error:
                if error.errno not in _NONE_LEFT or not self._let_one_go():
                    raise
            else:
                self.fill()
                return done

    def fill(self) -> None:
        """Take handles again, as many as are missing and to be had."""
        with self._lock, suppress(OSError):
            while len(self._held) < self._spare:
                self._held.append(os.open(os.devnull, os.O_RDONLY | system.OWN))

    def close(self) -> None:
        """Hold none any more."""
        with self._lock:
            self._spare = 0
        while self._let_one_go():
            pass

    def _let_one_go(self) -> bool:
        with self._lock:
            if not self._held:
                return False
            os.close(self._held.pop())
            return True


class SparingDisk(RealDisk):
    """The files of this machine, opened with a handle from the reserve where no other is left."""

    def __init__(self, reserve: Reserve) -> None:
        self._reserve = reserve

    def make_folder(self, folder: Path) -> None:
        """Make the folder and those above it."""
        self._reserve.spend(lambda: RealDisk.make_folder(self, folder))

    def names(self, folder: Path) -> list[str]:
        """List what is there."""
        return self._reserve.spend(lambda: RealDisk.names(self, folder))

    def read(self, file: Path) -> bytes:
        """Read the whole."""
        return self._reserve.spend(lambda: RealDisk.read(self, file))

    def create(self, file: Path) -> int:
        """Open a new file for appending."""
        return self._reserve.spend(lambda: RealDisk.create(self, file))

    def sync_folder(self, folder: Path) -> None:
        """Wait for the folder."""
        self._reserve.spend(lambda: RealDisk.sync_folder(self, folder))

    def cut(self, file: Path, size: int) -> None:
        """Shorten, and wait for it."""
        self._reserve.spend(lambda: RealDisk.cut(self, file, size))

    def put(self, file: Path, data: bytes) -> None:
        """Write over what was there."""
        self._reserve.spend(lambda: RealDisk.put(self, file, data))

    def close(self, handle: int) -> None:
        """Close; what is free now is held again."""
        RealDisk.close(self, handle)
        self._reserve.fill()
