"""Whole keys from a terminal: letters, and the ones that come as a few bytes."""

from __future__ import annotations

import os
import select
import sys
import termios
import tty
from types import TracebackType
from typing import Any

_NAMES = {
    b"\r": "return", b"\n": "return", b"\x7f": "backspace", b"\x08": "backspace", b"\x1b": "escape",
    b"\x1b[A": "up", b"\x1b[B": "down", b"\x1b[C": "right", b"\x1b[D": "left",
    b"\x1b[5~": "pageup", b"\x1b[6~": "pagedown", b" ": "space",
}  # fmt: skip


class ScreenKeys:
    """Reads keys while it is open, and leaves the terminal as it was."""

    def __init__(self) -> None:
        self._fd = -1
        self._before: list[Any] | None = None

    def __enter__(self) -> ScreenKeys:
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

    def wait(self, seconds: float) -> list[str]:
        """The keys that came, at the latest after so long."""
        if self._before is None:
            select.select([], [], [], seconds)
            return []
        if not select.select([self._fd], [], [], seconds)[0]:
            return []
        return list(named(os.read(self._fd, 256)))


def named(raw: bytes) -> list[str]:
    """Keys by name, from the bytes that a terminal sends."""
    keys: list[str] = []
    while raw:
        sizes = (size for size in (4, 3, 1) if raw[:size] in _NAMES and len(raw) >= size)
        size = next(sizes, 0)
        key = _NAMES[raw[:size]] if size else raw[:1].decode("ascii", "ignore")
        keys += [key] if key else []
        raw = raw[max(1, size) :]
    return keys
