"""A USB cable made of a pseudo-terminal, which can be pulled, stalled and disturbed."""

import contextlib
import os
import select
import socket
import threading
import tty
from collections.abc import Callable
from pathlib import Path

Disturb = Callable[[bytes], bytes]
CHUNK = 4096
POLL_S = 0.02


class Cable:
    """Carries bytes between a board's socket and a pty at `path`, in a thread of its own.

    `to_host` and `to_board` may be set to functions that change the bytes on their way.
    What a board sends into a pulled cable is gone.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.to_host: Disturb | None = None
        self.to_board: Disturb | None = None
        self.stalled = False
        self._lock = threading.RLock()
        self._board: socket.socket | None = None
        self._pty: tuple[int, int] | None = None
        self._up = b""
        self._down = b""
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="cable", daemon=True)
        self._thread.start()

    @property
    def plugged(self) -> bool:
        return self._pty is not None

    def attach(self, board: socket.socket | None) -> None:
        """Connect another board, or none."""
        with self._lock:
            self._board, self._down = board, b""

    def plug(self) -> None:
        """Make the device appear."""
        with self._lock:
            if self._pty is None:
                self._pty = master, slave = os.openpty()
                tty.setraw(slave)
                os.set_blocking(master, False)
                self.path.symlink_to(os.ttyname(slave))

    def pull(self) -> None:
        """Make it disappear; whoever has it open notices."""
        with self._lock:
            if self._pty is not None:
                self.path.unlink()
                for end in self._pty:
                    os.close(end)
                self._pty, self._up, self._down = None, b"", b""

    def close(self) -> None:
        self._closed = True
        self._thread.join()
        self.pull()

    def _run(self) -> None:
        while not self._closed:
            with self._lock:
                ends = self._ends()
            with contextlib.suppress(OSError, ValueError):
                select.select(ends, [], [], POLL_S if ends else POLL_S / 10)
            with self._lock, contextlib.suppress(OSError):
                if not self.stalled:
                    self._carry()

    def _ends(self) -> list[int]:
        if self.stalled:
            return []
        board = [self._board.fileno()] if self._board and not self._up else []
        return [*board, *(self._pty[:1] if self._pty and not self._down else ())]

    def _carry(self) -> None:
        if self._board is None:
            return
        self._carry_up(self._board)
        self._carry_down(self._board)

    def _carry_up(self, board: socket.socket) -> None:
        if not self._up:
            with contextlib.suppress(BlockingIOError):
                data = board.recv(CHUNK)
                if not data:
                    self._board = None
                self._up = self.to_host(data) if self.to_host else data
        if self._pty is None:
            self._up = b""
        elif self._up:
            with contextlib.suppress(BlockingIOError):
                self._up = self._up[os.write(self._pty[0], self._up) :]

    def _carry_down(self, board: socket.socket) -> None:
        if self._pty is not None and not self._down:
            with contextlib.suppress(BlockingIOError):
                data = os.read(self._pty[0], CHUNK)
                self._down = self.to_board(data) if self.to_board else data
        if self._down:
            with contextlib.suppress(BlockingIOError):
                self._down = self._down[board.send(self._down) :]
