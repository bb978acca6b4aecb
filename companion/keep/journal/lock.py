"""One journal, one program: the second is refused before it can write a word."""

import fcntl
import os
from pathlib import Path

from companion.keep.journal.errors import JournalError


class FolderLock:
    """Holds a folder for as long as this process lives; the kernel lets go of it by itself."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "lock"
        self._handle: int | None = None

    def take(self) -> None:
        """Take the folder; OSError if it cannot even hold a lock."""
        handle = _opened(self._file)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.pread(handle, 20, 0).decode("ascii", "replace").strip()
            os.close(handle)
            raise JournalError(
                f"{self._file.parent}: already written by another companion "
                f"(process {holder or 'unknown'}); stop that one, or name another folder"
            ) from None
        self._handle = handle
        self._sign(handle)

    def let_go(self) -> None:
        """Give the folder back."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def _sign(self, handle: int) -> None:
        """Leave the process number, so that a refusal can name it; a full disk cannot."""
        try:
            os.ftruncate(handle, 0)
            os.pwrite(handle, f"{os.getpid()}\n".encode(), 0)
        except OSError:
            return


def _opened(file: Path) -> int:
    """Open for writing, or on a read-only card at least for the lock itself."""
    try:
        return os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError:
        return os.open(file, os.O_RDONLY | os.O_CLOEXEC)
