"""What Linux, macOS and Windows do differently with a journal's files; nothing else knows of it."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    OWN = os.O_BINARY | os.O_NOINHERIT
    """Open flags: bytes as they are, and not handed on to other programs."""
    _FAR = 1 << 30

    def sync(handle: int) -> None:
        """Return once everything written would survive a power cut."""
        os.fsync(handle)

    def sync_folder(folder: Path) -> None:
        """Do nothing: the system keeps the names in a folder together with its files."""

    def lock(handle: int) -> None:
        """Lock a byte far off, so that the file can be read; BlockingIOError if another has it."""
        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(error.errno, error.strerror) from None

    def open_folder(folder: Path) -> int | None:
        """Return nothing: an open file cannot be deleted here, so its lock is enough."""
        return None

    def give_to_owner_of_folder(file: Path) -> None:
        """Do nothing: what lies in a folder is its owner's here."""

else:
    import fcntl

    OWN = os.O_CLOEXEC
    """Open flags: not handed on to other programs."""

    def sync(handle: int) -> None:
        """Return once everything written would survive a power cut."""
        if sys.platform == "darwin":
            # There `fsync` ends at the drive's own memory.
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
        else:
            # Data and length; other times on the file do not matter.
            os.fdatasync(handle)

    def sync_folder(folder: Path) -> None:
        """Return once the names in the folder would survive a power cut."""
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

    def lock(handle: int) -> None:
        """Lock a file for as long as it is open, BlockingIOError if another has it."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def open_folder(folder: Path) -> int | None:
        """Open a folder so that it can be locked itself, whatever happens to the files in it."""
        return os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)

    def give_to_owner_of_folder(file: Path) -> None:
        """Let whoever owns the folder read what root writes there: a service is another user."""
        if os.geteuid() == 0:
            owner = file.parent.stat()
            os.chown(file, owner.st_uid, owner.st_gid)


def state_folder(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Return where this user's programs keep what they must not forget, as is the custom here."""
    home = Path(environment["HOME"]) if environment.get("HOME") else Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if platform == "darwin":
        return home / "Library" / "Application Support"
    state = environment.get("XDG_STATE_HOME", "")
    return Path(state) if Path(state).is_absolute() else home / ".local" / "state"
