"""Single keys from a terminal, without waiting for them; nothing where there is no terminal."""

from __future__ import annotations

import sys
from threading import Event
from types import TracebackType
from typing import Protocol, Self

if sys.platform == "win32":
    from companion.app.simulated.windows_terminal import WindowsTerminal as Terminal
else:
    from companion.app.simulated.posix_terminal import PosixTerminal as Terminal


class KeyTerminal(Protocol):
    """What a system offers for keys one by one."""

    def wait(self, seconds: float) -> bool:
        """Tell whether a key came within this time, or until it was woken."""

    def wake(self) -> None:
        """End a wait, from any thread."""

    def read(self, most: int) -> bytes:
        """Return the bytes of the keys that came, at most so many."""

    def let_go(self) -> None:
        """Leave the terminal as it was."""


class Keyed:
    """A terminal that hands over each key at once while it is open, and is then as it was."""

    def __init__(self) -> None:
        self._terminal: KeyTerminal | None = None

    def wake(self) -> None:
        """End a wait, from any thread."""
        if (terminal := self._terminal) is not None:
            terminal.wake()

    def __enter__(self) -> Self:
        if sys.stdin is not None and sys.stdin.isatty():
            self._terminal = Terminal(sys.stdin.fileno())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._terminal is not None:
            self._terminal.let_go()
            self._terminal = None


class Keys(Keyed):
    """Reads keys one by one."""

    def pressed(self) -> str:
        """The next key in lower case, or an empty text if none is waiting."""
        return self.wait(0)

    def wait(self, seconds: float) -> str:
        """The next key, if one is struck within this time."""
        if self._terminal is None:
            return ""
        if not self._terminal.wait(seconds):
            return ""
        return self._terminal.read(1).decode("ascii", "ignore").lower()


_NAMES = {
    b"\r": "return", b"\n": "return", b"\x7f": "backspace", b"\x08": "backspace", b"\x1b": "escape",
    b"\t": "tab",
    b"\x1b[A": "up", b"\x1b[B": "down", b"\x1b[C": "right", b"\x1b[D": "left",
    b"\x1b[5~": "pageup", b"\x1b[6~": "pagedown", b" ": "space",
    b"\x1bOQ": "f2", b"\x1b[12~": "f2",
}  # fmt: skip


class ScreenKeys(Keyed):
    """Reads all keys that came."""

    def __init__(self) -> None:
        super().__init__()
        self._woken = Event()
        """What is slept on where there is no terminal."""

    def wake(self) -> None:
        """End a wait, from any thread."""
        super().wake()
        self._woken.set()

    def wait(self, seconds: float) -> list[str]:
        """The keys that came, at the latest after so long, or when it was woken."""
        if self._terminal is None:
            self._woken.wait(seconds)
            self._woken.clear()
            return []
        if not self._terminal.wait(seconds):
            return []
        return list(named(self._terminal.read(256)))


def named(raw: bytes) -> list[str]:
    """Keys by name, from the bytes that a terminal sends; letters may have more than one."""
    keys: list[str] = []
    while raw:
        size = next((size for size in (5, 4, 3, 1) if raw[:size] in _NAMES and len(raw) >= size), 0)
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
