"""A cable for the real pyserial: a pseudo-terminal behind a name that stays, as udev's does."""

import array
import fcntl
import os
import select
import tempfile
import termios
import time
import tty
from pathlib import Path

import pytest

from hw.drivers.seat_board_port import Port

WAIT_S = 60.0


class PtyLine:
    """The board's end of a serial port; `path` is what the host opens."""

    def __init__(self) -> None:
        self._folder = tempfile.mkdtemp()
        self.path = str(Path(self._folder) / "usb-board-if00")
        self._board = self._host = -1
        self._expected = 0

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        """Count what a driver writes, so that `read` can wait for the kernel to bring it."""
        write = Port.write

        def counted(port: Port, data: bytes) -> int:
            sent = write(port, data)
            if port.device == self.path:
                self._expected += sent
            return sent

        patch.setattr(Port, "write", counted)

    @property
    def plugged(self) -> bool:
        return self._board >= 0

    def plug(self) -> None:
        self._board, self._host = os.openpty()
        tty.setraw(self._host)
        os.set_blocking(self._board, False)
        self._expected = 0
        os.symlink(os.ttyname(self._host), self.path)

    def unplug(self) -> None:
        if self.plugged:
            os.unlink(self.path)
            os.close(self._board)
            os.close(self._host)
            self._board = self._host = -1

    def read(self, *, wait: bool = True) -> bytes:
        """Take what the host has written; with `wait`, all of it, however slow the kernel is."""
        data, end_s = b"", time.monotonic() + WAIT_S
        while self.plugged:
            if select.select([self._board], [], [], 0)[0]:
                data += os.read(self._board, 4096)
            elif not wait or len(data) >= self._expected or time.monotonic() > end_s:
                break
        self._expected = max(0, self._expected - len(data))
        return data

    def write(self, data: bytes, *, wait: bool = True) -> None:
        """Send to the host; with `wait`, until the host could read it."""
        if not self.plugged or not data:
            return
        there, end_s = self._waiting(), time.monotonic() + WAIT_S
        os.write(self._board, data)
        while wait and self._waiting() < there + len(data) and time.monotonic() < end_s:
            pass

    def listen(self, wait_s: float) -> None:
        """Wait until the host has something to say."""
        select.select([self._board], [], [], wait_s)

    def dispose(self) -> None:
        self.unplug()
        os.rmdir(self._folder)

    def _waiting(self) -> int:
        count = array.array("i", [0])
        fcntl.ioctl(self._host, termios.FIONREAD, count)
        return count[0]
