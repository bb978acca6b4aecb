"""News about the program itself (no sound, no screen), each told once to whoever is there to read.

On standard error as long as no screen is open: there it comes before the window does, and stays in
a log. While a screen is open, on the screen's notice line: a terminal that is being drawn in must
not be written over.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Lock

from companion.kit.notice import Notice

Show = Callable[[str], None]


class Tidings:
    """Tells every line once, from any thread."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._told: set[str] = set()
        self._show: Show | None = None
        self.last = ""
        """The newest line in its short form, for a screen that opens later."""

    def tell(self, line: str, brief: str = "") -> None:
        """Say what is wrong; `brief` is the same for a screen, where it must be short."""
        with self._lock:
            if line in self._told:
                return
            self._told.add(line)
            self.last = brief or line
            if self._show is None:
                print(line, file=sys.stderr, flush=True)
            else:
                self._show(self.last)

    def notice(self, notice: Notice) -> None:
        """Say what somebody has to say: the whole of it in a log, its meaning on a screen."""
        self.tell(notice.log, notice.shown)

    def shown_by(self, show: Show | None) -> None:
        """Let a screen that opens take over what was last told; None: it has closed."""
        with self._lock:
            self._show = show
            if show is not None and self.last:
                show(self.last)
