"""Versions of the program on a flashed table: the one it came with, and newer ones beside it.

The system is read-only. A newer version is made in a folder of its own on the part of the card that
can be written, tried, and only then named as the one to start, by renaming one link: whenever the
power goes, either the old or the new one starts.
"""

import os
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from companion.language import say

FOLDER = Path("/data/program")
"""Where newer versions are; `current` names the one that starts, `before` the one it replaced."""


class UpdateError(Exception):
    """A version could not be made or named; says why in one line."""


Run = Callable[[list[str]], None]

EXTRAS = "pi,https"
"""What a flashed table has beside the program itself: its pins, and pages that phones trust."""

_OURS = re.compile(r"(table[-_.]companion)((?:[<>=!~].*)?)", re.IGNORECASE)
_NUMBERED = re.compile(r"v(\d+)")


def update(wanted: list[str], python: str, folder: Path, run: Run) -> Path:
    """Make what pip calls `wanted` the version that starts next, and return its folder.

    What cannot be installed, or does not run, is taken away again and changes nothing.
    """
    fresh = folder / f"v{_next_number(folder)}"
    folder.mkdir(parents=True, exist_ok=True)
    try:
        run([python, "-m", "venv", str(fresh)])
        words = [whole(word) for word in wanted]
        run([str(fresh / "bin" / "pip"), "install", "--disable-pip-version-check", *words])
        run([str(fresh / "bin" / "companion"), "games"])
        if sys.platform != "win32":
            os.sync()
    except UpdateError:
        shutil.rmtree(fresh, ignore_errors=True)
        raise
    _name(folder, "before", _named(folder, "current"))
    _name(folder, "current", fresh)
    _tidy(folder)
    return fresh


def whole(wanted: str) -> str:
    """Return what pip is to install for it: the program is never without what a Pi needs."""
    if named := _OURS.fullmatch(wanted):
        return f"{named[1]}[{EXTRAS}]{named[2]}"
    ours = Path(wanted).name.lower().startswith("table_companion-") or Path(wanted).is_dir()
    return f"{wanted}[{EXTRAS}]" if ours else wanted


def back(folder: Path) -> Path | None:
    """Let the version before start next; return its folder, or None for the one it came with."""
    if _named(folder, "current") is None:
        raise UpdateError(say("appliance-version-came"))
    before = _named(folder, "before")
    _name(folder, "current", before)
    _name(folder, "before", None)
    return before


def _next_number(folder: Path) -> int:
    found = [_NUMBERED.fullmatch(path.name) for path in folder.glob("v*")]
    return max((int(match[1]) for match in found if match), default=0) + 1


def _named(folder: Path, link: str) -> Path | None:
    at = folder / link
    return at.resolve() if at.is_symlink() and at.resolve().is_dir() else None


def _name(folder: Path, link: str, target: Path | None) -> None:
    """Let the link name that folder, or nothing, in one step that survives a cut."""
    if target is None:
        (folder / link).unlink(missing_ok=True)
    else:
        making = folder / f"{link}.new"
        making.unlink(missing_ok=True)
        making.symlink_to(target.name)
        making.replace(folder / link)
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _tidy(folder: Path) -> None:
    """Take away what neither starts nor could be gone back to."""
    kept = {_named(folder, "current"), _named(folder, "before")}
    for path in folder.glob("v*"):
        if path.resolve() not in kept:
            shutil.rmtree(path, ignore_errors=True)
