"""Keys from a terminal of Linux or macOS, one by one; the seam to `termios`."""

from __future__ import annotations

import os
import select
import sys
from typing import Any

if sys.platform != "win32":
    import termios
    import tty

    class PosixTerminal:
        """A terminal that hands over each key at once, until it is let go."""

        def __init__(self, fd: int) -> None:
            self._fd = fd
            self._before: list[Any] = termios.tcgetattr(fd)
            tty.setcbreak(fd)

        def wait(self, seconds: float) -> bool:
            """Tell whether a key came within this time."""
            return bool(select.select([self._fd], [], [], seconds)[0])

        def read(self, most: int) -> bytes:
            """Return the bytes of the keys that came."""
            return os.read(self._fd, most)

        def let_go(self) -> None:
            """Leave the terminal as it was."""
            termios.tcsetattr(self._fd, termios.TCSADRAIN, self._before)
