"""The real program, as systemd runs it: its socket, its watchdog, its signals."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from companion.keep.journal.account import Account, account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.segments import matches
from companion.setup.profile.load import shipped_text
from tests.support.command import ROOT, environment

PATIENCE_S = 60


def waited(what: str, found: Callable[[], Any], seconds: float = PATIENCE_S) -> None:
    """Wait until something is so; a loaded machine may take its time."""
    end = time.monotonic() + seconds
    began = time.monotonic()
    while not found():
        assert time.monotonic() < end, f"{what}: not in {seconds} s"
        # To read a journal takes its time, and whoever is waited for needs the core more.
        time.sleep(max(0.02, 4 * (time.monotonic() - began)))
        began = time.monotonic()


class Systemd:
    """The end of the notify socket that systemd holds."""

    def __init__(self, folder: Path) -> None:
        self.path = str(folder / "notify")
        Path(self.path).unlink(missing_ok=True)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(self.path)
        self._socket.setblocking(False)
        self.heard: list[str] = []

    def hear(self) -> list[str]:
        """Everything that was said so far, one word a line."""
        while True:
            try:
                self.heard += self._socket.recv(4096).decode().splitlines()
            except BlockingIOError:
                return self.heard

    def count(self, word: str) -> int:
        return sum(line == word for line in self.hear())

    def close(self) -> None:
        self._socket.close()


def quiet_table(folder: Path) -> str:
    """A laptop's profile that asks for no sound: to look for a card takes a processor's time."""
    profile = folder / "quiet-table.toml"
    text = shipped_text("laptop").replace('output = "auto"', 'output = "none"', 1)
    profile.write_text(text)
    return str(profile)


class Daemon:
    """One run of `companion daemon`."""

    def __init__(self, folder: Path, *arguments: str, **more: str) -> None:
        self.folder = folder
        self.systemd = Systemd(folder.parent)
        watched = {"NOTIFY_SOCKET": self.systemd.path, "WATCHDOG_USEC": "1000000", **more}
        if "--profile" not in arguments:
            arguments = ("--profile", quiet_table(folder.parent), *arguments)
        given = ("--journal", str(folder), "--view", "none", *arguments)
        self.log = folder.parent / "stderr"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "companion", "daemon", *given],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=ROOT,
                env={**environment(), **watched, "PYTHONUNBUFFERED": "1"},
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.systemd.close()

    def ready(self, times: int = 1) -> Self:
        """Wait until systemd would say that it runs, for that time."""
        ran = self.process.poll
        waited("READY", lambda: self.systemd.count("READY=1") >= times or ran() is not None)
        assert self.process.poll() is None, self.said
        return self

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Ask it to stop; give its exit status."""
        os.kill(self.process.pid, number)
        return self.process.wait(PATIENCE_S)

    def kill(self) -> None:
        """The power goes."""
        self.process.kill()
        self.process.wait()

    @property
    def said(self) -> str:
        return self.log.read_text()

    def told(self) -> Account:
        """The match as the journal has it now."""
        return account(RealDisk(), self.folder, matches(RealDisk(), self.folder)[-1])
