"""Single keys from a terminal, without waiting for them; nothing where there is no terminal."""

from __future__ import annotations

import os
import select
import sys
import termios
import tty
from types import TracebackType
from typing import Any, Self


class Keyed:
    """A terminal that hands over each key at once while it is open, and is then as it was."""

    def __init__(self) -> None:
        self._fd = -1
        self._before: list[Any] | None = None

    def __enter__(self) -> Self:
        if sys.stdin is not None and sys.stdin.isatty():
            self._fd = sys.stdin.fileno()
            self._before = termios.tcgetattr(self._fd)
            tty.setcbreak(self._fd)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._before is not None:
            termios.tcsetattr(self._fd, termios.TCSADRAIN, self._before)


class Keys(Keyed):
    """Reads keys one by one."""

    def pressed(self) -> str:
        """The next key in lower case, or an empty text if none is waiting."""
        if self._before is None or not select.select([self._fd], [], [], 0)[0]:
            return ""
        return os.read(self._fd, 1).decode("ascii", "ignore").lower()

    def wait(self, seconds: float) -> str:
        """The next key, if one is struck within this time."""
        if self._before is not None:
            select.select([self._fd], [], [], seconds)
        return self.pressed()
