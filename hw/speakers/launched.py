"""Starts the process that speaks; what differs by system stands here."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO, Protocol

import hw
from companion.language import current, say
from hw.speakers.config import LANGUAGE


class Launched(Protocol):
    """A process that was started: its two pipes, and as much of `Popen` as is needed."""

    @property
    def stdin(self) -> IO[bytes] | None:
        """The pipe to it."""

    @property
    def stdout(self) -> IO[bytes] | None:
        """The pipe from it."""

    def poll(self) -> int | None:
        """Return how it ended; None: it lives."""

    def kill(self) -> None:
        """End it, whatever it does."""

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end."""


Launch = Callable[[], Launched]


def launch() -> Launched:
    """Start the process that speaks."""
    # It finds this very `hw`, wherever the program was started.
    root = str(Path(hw.__file__).parents[1])
    found = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-m", "hw.speakers.child"]
    environment = {**os.environ, "PYTHONPATH": found, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    environment[LANGUAGE] = current()
    if sys.platform == "win32":
        flags = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            creationflags=flags,
        )
    # In a group of its own, Ctrl-C in a terminal is not for it: it ends with its pipe.
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        process_group=0,
    )


def ending(status: int | None) -> str:
    """Say how a process ended."""
    if status is None:
        return say("hardware-does-not-answer")
    if status >= 0:
        return say("hardware-ended-status", status=status)
    try:
        return say("hardware-ended", name=signal.Signals(-status).name)
    except ValueError:
        return say("hardware-ended-signal", status=-status)
