"""Keys from a terminal of Linux or macOS, one by one; the seam to `termios`."""

from __future__ import annotations

import os
import select
import socket
import sys
from contextlib import suppress
from typing import Any

if sys.platform != "win32":
    import termios
    import tty

    class PosixTerminal:
        """A terminal that hands over each key at once, until it is let go."""

        def __init__(self, fd: int) -> None:
            self._fd = fd
            self._before: list[Any] = termios.tcgetattr(fd)
            self._inner, self._outer = socket.socketpair()
            self._inner.setblocking(False)
            self._outer.setblocking(False)
            # What was struck a moment before is meant, too: no key is thrown away.
            tty.setcbreak(fd, termios.TCSADRAIN)

        def wait(self, seconds: float) -> bool:
            """Tell whether a key came within this time, or until it was woken."""
            bell = self._inner.fileno()
            ready = select.select([self._fd, bell], [], [], seconds)[0]
            if bell in ready:
                with suppress(BlockingIOError):
                    while self._inner.recv(64):
                        pass
            return self._fd in ready

        def wake(self) -> None:
            """End a wait, from any thread; whoever is awake, or gone, needs no byte more."""
            with suppress(OSError):
                self._outer.send(b"w")

        def read(self, most: int) -> bytes:
            """Return the bytes of the keys that came."""
            return os.read(self._fd, most)

        def let_go(self) -> None:
            """Leave the terminal as it was."""
            termios.tcsetattr(self._fd, termios.TCSADRAIN, self._before)
            self._inner.close()
            self._outer.close()
