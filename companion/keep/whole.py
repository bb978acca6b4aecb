"""Small files that are replaced, not appended to: a power cut leaves the old one or the new one."""

import os
from contextlib import suppress
from pathlib import Path

from companion.keep.journal import system


def put_whole(file: Path, data: bytes) -> None:
    """Have a file say this, durably, whole or not at all; it keeps its mode, and stays a link."""
    target = file.resolve()
    mode = target.stat().st_mode & 0o7777 if target.exists() else 0o644
    beside = target.with_name(f"{target.name}.new")
    try:
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | system.OWN, mode)
        with os.fdopen(handle, "wb") as written:
            written.write(data)
            written.flush()
            system.sync(handle)
        beside.chmod(mode)
        os.replace(beside, target)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise
    with suppress(PermissionError):
        # One may have been given a file in a folder that one may not read.
        system.sync_folder(target.parent)
