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


_NAMES = {
    b"\r": "return", b"\n": "return", b"\x7f": "backspace", b"\x08": "backspace", b"\x1b": "escape",
    b"\t": "tab",
    b"\x1b[A": "up", b"\x1b[B": "down", b"\x1b[C": "right", b"\x1b[D": "left",
    b"\x1b[5~": "pageup", b"\x1b[6~": "pagedown", b" ": "space",
}  # fmt: skip


class ScreenKeys(Keyed):
    """Reads all keys that came."""

    def wait(self, seconds: float) -> list[str]:
        """The keys that came, at the latest after so long."""
        if self._before is None:
            select.select([], [], [], seconds)
            return []
        if not select.select([self._fd], [], [], seconds)[0]:
            return []
        return list(named(os.read(self._fd, 256)))


def named(raw: bytes) -> list[str]:
    """Keys by name, from the bytes that a terminal sends; letters may have more than one."""
    keys: list[str] = []
    while raw:
        size = next((size for size in (4, 3, 1) if raw[:size] in _NAMES and len(raw) >= size), 0)
        if size:
            keys.append(_NAMES[raw[:size]])
        else:
            size = _letter_size(raw[0])
            letter = raw[:size].decode("utf-8", "ignore")
            keys += [letter] if letter.isprintable() and letter else []
        raw = raw[size:]
    return keys


def _letter_size(lead: int) -> int:
    """Return how many bytes a letter has, by its first."""
    return 1 if lead < 0xC0 else 2 if lead < 0xE0 else 3 if lead < 0xF0 else 4
