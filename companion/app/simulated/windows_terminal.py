"""Keys from a console of Windows, one by one, as a terminal elsewhere would send them.

The seam to `msvcrt`. A console tells of a key only when asked, so it is asked often: a key is seen
within a few thousandths of a second.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

_ASKED_EVERY_S = 0.004
_PREFIXES = ("\x00", "\xe0")
_SEQUENCES = {
    "H": b"\x1b[A",
    "P": b"\x1b[B",
    "M": b"\x1b[C",
    "K": b"\x1b[D",
    "I": b"\x1b[5~",
    "Q": b"\x1b[6~",
    "<": b"\x1bOQ",
}
_CTRL_C = "\x03"

if sys.platform == "win32":
    import msvcrt

    class WindowsTerminal:
        """A console that hands over each key at once; it needs no undoing."""

        def __init__(
            self,
            fd: int,
            clock: Callable[[], float] = time.monotonic,
            sleep: Callable[[float], None] = time.sleep,
        ) -> None:
            self._clock, self._sleep = clock, sleep
            self._rest, self._woken = b"", False

        def wait(self, seconds: float) -> bool:
            """Tell whether a key came within this time, or until it was woken."""
            end = self._clock() + seconds
            while not (self._rest or msvcrt.kbhit()):
                left = 0 if self._woken else end - self._clock()
                if left <= 0:
                    self._woken = False
                    return False
                self._sleep(min(left, _ASKED_EVERY_S))
            return True

        def wake(self) -> None:
            """End a wait, from any thread."""
            self._woken = True

        def read(self, most: int) -> bytes:
            """Return the bytes of the keys that came."""
            while len(self._rest) < most and (not self._rest or msvcrt.kbhit()):
                self._rest += self._key()
            found, self._rest = self._rest[:most], self._rest[most:]
            return found

        def let_go(self) -> None:
            """Leave the console; nothing of it was changed."""

        def _key(self) -> bytes:
            """Return one key; those without a letter come in two halves."""
            letter = msvcrt.getwch()
            if letter in _PREFIXES:
                return _SEQUENCES.get(msvcrt.getwch(), b"")
            if letter == _CTRL_C:
                raise KeyboardInterrupt
            return letter.encode("utf-8", "replace")
