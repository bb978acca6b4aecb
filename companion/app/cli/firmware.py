"""The firmware that this program ships, and how it gets onto a board.

In a checkout it lies in firmware/ beside the packages; an installed program has the same files
under share/table-companion/firmware. Copying is mpremote's work, in a process of its own.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from companion.app.cli.shipped import shipped_folder
from companion.language import say
from hw.errors import ConfigurationError, DeviceGone, MissingExtra

Version = tuple[int, ...]
_TIMEOUT_S = 120


def firmware_folder() -> Path:
    """Return where the files are, in a checkout or installed."""
    return shipped_folder("firmware", "version.py")


def shipped_version() -> Version:
    """The version of these files, read without running them: they are for MicroPython."""
    for node in ast.parse((firmware_folder() / "version.py").read_text()).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "FIRMWARE":
            return tuple(ast.literal_eval(node.value))
    raise ConfigurationError(say("building-boards-firmware-version-py-does-not"))


def dotted(version: Version) -> str:
    """A version as people write it."""
    return ".".join(map(str, version))


def flash(device: str, description: Path | None) -> int:
    """Copy the firmware onto a board and restart it; return how many files that were.

    The board's own board.json stays as it is unless another one is given.
    """
    if find_spec("mpremote") is None:
        raise MissingExtra("boards flash", "mpremote", "boards")
    files = sorted(firmware_folder().glob("*.py"))
    copies = [*map(str, files), ":"]
    steps = ["connect", device, "cp", *copies]
    if description is not None:
        steps += ["+", "cp", str(_checked(description)), ":board.json"]
    _mpremote([*steps, "+", "reset"], device)
    return len(files) + (description is not None)


def _checked(description: Path) -> Path:
    if not description.is_file():
        raise ConfigurationError(
            say("building-boards-not-there-expected-board-json", description=str(description))
        )
    return description


def _mpremote(steps: list[str], device: str) -> None:
    try:
        done = subprocess.run(
            [sys.executable, "-m", "mpremote", *steps],
            capture_output=True,
            text=True,
            timeout=_TIMEOUT_S,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise DeviceGone(
            say("building-boards-mpremote-did-not-end-replug", device=device)
        ) from error
    if done.returncode:
        said = [line.strip() for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        why = said[-1] if said else say("building-boards-status", returncode=done.returncode)
        raise DeviceGone(
            say("building-boards-mpremote-could-not-install-firmware", device=device, why=why)
        )
