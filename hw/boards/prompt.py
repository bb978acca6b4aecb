"""A board that stands at MicroPython's prompt instead of running its program. Pure.

A Ctrl-C that reaches a board before its program has taken hold of the line leaves it there, and it
would stay: its prompt answers every frame with an echo. So the host looks for the prompt in what
it cannot read as frames, starts the program, and keeps quiet while the board boots, because what
it says then could be the next Ctrl-C.
"""

from typing import Final

SIGNS: Final = (b">>> ", b"raw REPL; CTRL-B to exit", b"MicroPython v")
"""What only an interpreter says: its prompt, its raw prompt, and how it greets."""
WORDS: Final = b"\r\x03\x03\x02\x04"
"""Stop whatever runs, leave the raw prompt, and restart: Ctrl-C twice, Ctrl-B, Ctrl-D."""
QUIET_US: Final = 300_000
"""A board that spoke in frames so short a time ago is not at its prompt."""
BOOT_US: Final = 2_500_000
"""A board is up and has said HELLO by then."""
MOST: Final = 3
_TAIL: Final = 96


class Prompt:
    """Looks for a prompt on one line, and counts how often it was answered."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.words = WORDS
        self.quiet_until_us = 0
        self._tail = b""
        self._heard_us: int | None = None
        self._attempts = 0

    def line_opened(self, now_us: int) -> None:
        """Begin anew on a line that is there (again)."""
        self.quiet_until_us, self._tail, self._attempts = now_us, b"", 0
        self._heard_us = None

    def heard(self, now_us: int) -> None:
        """Take note of a frame: the program runs."""
        self._heard_us, self._tail, self._attempts = now_us, b"", 0
        self.quiet_until_us = min(self.quiet_until_us, now_us)

    def starting(self, now_us: int) -> bool:
        """Tell whether a board may be booting, so that nothing should be said to it."""
        return now_us < self.quiet_until_us

    def shown(self, data: bytes, now_us: int) -> bool:
        """Take bytes that were no frame; tell whether they show a prompt that may be answered."""
        self._tail = (self._tail + data)[-_TAIL:]
        if self.starting(now_us):
            return False
        if self._heard_us is not None and now_us - self._heard_us < QUIET_US:
            return False
        return any(sign in self._tail for sign in SIGNS)

    def attempt(self, now_us: int) -> int | None:
        """Count an attempt to start the board; None if there were enough."""
        self._tail = b""
        if self._attempts >= self.most:
            return None
        self._attempts += 1
        self.quiet_until_us = now_us + BOOT_US
        return self._attempts
