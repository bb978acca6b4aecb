"""What the journal asks of a file system, and nothing else: so that tests can fake a dying card."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from companion.keep.journal import system


class Disk(Protocol):
    """Files as the journal uses them; whatever fails, fails with OSError."""

    def make_folder(self, folder: Path) -> None:
        """Make sure that the folder is there."""

    def names(self, folder: Path) -> list[str]:
        """List the files of a folder that is there."""

    def size(self, file: Path) -> int:
        """Tell how many bytes a file has."""

    def read(self, file: Path) -> bytes:
        """Read a whole file; a segment is small enough for that."""

    def create(self, file: Path) -> int:
        """Begin a file that must not exist yet, and return its handle."""

    def append(self, handle: int, data: bytes) -> None:
        """Write all of this at the end."""

    def sync(self, handle: int) -> None:
        """Return once everything appended would survive a power cut."""

    def sync_folder(self, folder: Path) -> None:
        """Return once the names in the folder would survive a power cut."""

    def present(self, handle: int, file: Path) -> bool:
        """Tell whether the open file is still the one that its name leads to."""

    def cut(self, file: Path, size: int) -> None:
        """Shorten a file for good; to nothing means away with it."""

    def put(self, file: Path, data: bytes) -> None:
        """Have a small file say this from now on; when that is durable does not matter."""

    def close(self, handle: int) -> None:
        """Give the handle back."""


class RealDisk:
    """The file system of this machine; it is asked through `os` alone, here and in `system`."""

    def make_folder(self, folder: Path) -> None:
        """Make the folder and those above it, each with its name durable in the one above."""
        if os.path.isdir(folder):
            return
        if folder.parent != folder:
            self.make_folder(folder.parent)
        os.mkdir(folder)
        with suppress(PermissionError):
            # One may have been given a place in a folder that one may not read.
            system.sync_folder(folder.parent)

    def names(self, folder: Path) -> list[str]:
        """List what is there."""
        return os.listdir(folder)

    def size(self, file: Path) -> int:
        """Ask for the length."""
        return os.stat(file).st_size

    def read(self, file: Path) -> bytes:
        """Read the whole."""
        return file.read_bytes()

    def create(self, file: Path) -> int:
        """Open a new file for appending; it is not handed on to other programs."""
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND | system.OWN
        return os.open(file, flags, 0o644)

    def append(self, handle: int, data: bytes) -> None:
        """Write until all is written: a nearly full disk takes a part first."""
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(handle, rest) :]

    def sync(self, handle: int) -> None:
        """Wait for the drive."""
        system.sync(handle)

    def sync_folder(self, folder: Path) -> None:
        """Wait for the folder."""
        system.sync_folder(folder)

    def present(self, handle: int, file: Path) -> bool:
        """Compare by device and inode."""
        try:
            return os.path.samestat(os.fstat(handle), os.stat(file))
        except FileNotFoundError:
            return False

    def cut(self, file: Path, size: int) -> None:
        """Shorten, and wait for it."""
        if size == 0:
            with suppress(FileNotFoundError):
                os.unlink(file)
            system.sync_folder(file.parent)
            return
        handle = os.open(file, os.O_WRONLY | system.OWN)
        try:
            os.ftruncate(handle, size)
            system.sync(handle)
        finally:
            os.close(handle)

    def put(self, file: Path, data: bytes) -> None:
        """Write over what was there, which is as long."""
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | system.OWN, 0o644)
        try:
            os.write(handle, data)
        finally:
            os.close(handle)

    def close(self, handle: int) -> None:
        """Close."""
        os.close(handle)
