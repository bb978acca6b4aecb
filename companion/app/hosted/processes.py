"""Processes of the table beside the one that judges: started, and ended with their pipes.

Nothing of them stands near the judging thread: not their work, not their memory, not a lock.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import companion

STOP_S = 3.0
"""So long a process may take to end once its pipe has."""

Process = subprocess.Popen[bytes]


def launch(module: str, *words: str) -> Process:
    """Start a module of ours as a process that ends with its standard input.

    What is typed at the table's terminal to stop it is not meant for this process.
    """
    root = str(Path(companion.__file__).parents[1])
    found = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
    flags: dict[str, Any] = {"process_group": 0}
    if sys.platform == "win32":
        flags = {"creationflags": subprocess.CREATE_NO_WINDOW | subprocess.IDLE_PRIORITY_CLASS}
    return subprocess.Popen(
        [sys.executable, "-m", module, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": found},
        **flags,
    )


def hang_up(process: Process) -> None:
    """Close the pipe by which a process is known to be wanted."""
    with suppress(OSError):
        assert process.stdin is not None
        process.stdin.close()


def gone(process: Process) -> int:
    """Wait until a process whose pipe was closed has ended; one that does not is killed."""
    try:
        return process.wait(STOP_S)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait()
