"""Whole keys from a terminal: letters, and the ones that come as a few bytes."""

from __future__ import annotations

import os
import select

from companion.app.keys import Keyed

_NAMES = {
    b"\r": "return", b"\n": "return", b"\x7f": "backspace", b"\x08": "backspace", b"\x1b": "escape",
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
    """Keys by name, from the bytes that a terminal sends."""
    keys: list[str] = []
    while raw:
        sizes = (size for size in (4, 3, 1) if raw[:size] in _NAMES and len(raw) >= size)
        size = next(sizes, 0)
        key = _NAMES[raw[:size]] if size else raw[:1].decode("ascii", "ignore")
        keys += [key] if key else []
        raw = raw[max(1, size) :]
    return keys
