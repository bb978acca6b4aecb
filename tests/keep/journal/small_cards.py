"""Cards that really run full and really become read-only.

Root mounts a small file system. Others limit how large a file may grow, and take their own right
to write away: the same calls fail, with another reason.
"""

import errno
import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Protocol


class SmallCard(Protocol):
    """A folder on a card that can be brought into trouble."""

    folder: Path

    def full(self) -> AbstractContextManager[int]:
        """Leave no byte of room; gives the error that this makes."""

    def read_only(self) -> AbstractContextManager[int]:
        """Allow no writing; gives the error that this makes."""


class Mounted:
    """A file system of its own, in memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @contextmanager
    def full(self) -> Iterator[int]:
        ballast = self.folder / "ballast"
        with ballast.open("wb", buffering=0) as stream, suppress(OSError):
            while stream.write(bytes(1024)):
                pass
        yield errno.ENOSPC
        ballast.unlink()

    @contextmanager
    def read_only(self) -> Iterator[int]:
        subprocess.run(["mount", "-o", "remount,ro", str(self.folder)], check=True)
        yield errno.EROFS
        subprocess.run(["mount", "-o", "remount,rw", str(self.folder)], check=True)


class Limited:
    """A plain folder whose owner has little power."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @contextmanager
    def full(self) -> Iterator[int]:
        before, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1, most))
        try:
            yield errno.EFBIG
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (before, most))

    @contextmanager
    def read_only(self) -> Iterator[int]:
        self.folder.chmod(0o555)
        yield errno.EACCES
        self.folder.chmod(0o755)


@contextmanager
def small_card_at(folder: Path) -> Iterator[SmallCard]:
    """Mount a card there, or do without."""
    if not _mounted(folder):
        yield Limited(folder)
        return
    try:
        yield Mounted(folder)
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def _mounted(folder: Path) -> bool:
    if os.geteuid() != 0:
        return False
    command = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
