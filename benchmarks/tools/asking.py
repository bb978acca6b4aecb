"""Asks a table how far it is, as the judging loop does, and refuses what comes before that."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from companion.core.live.loop import SOON_US, SOONEST_US
from hw.clock import now_us

LEAST_US = 200
"""A race of buttons is decided so long after a press: the doubt of both."""

Marks = Callable[[int], int | None]
"""Before which instant everything was delivered, asked by whoever waits for one to be passed."""


class Asking:
    """Waits for every signal until a mark has passed it; one that a mark passed before is late."""

    def __init__(self, bound_us: int | None = None) -> None:
        """`bound_us` is what is waited without marks; None: for as long as it takes."""
        self._waiting: list[int] = []
        self._mark, self._bound_us = 0, bound_us
        self._lock = threading.Lock()
        self.passed: list[int] = []
        """How long after its stamp each had been passed, so that it could be judged."""

    def accepts(self, t: int) -> bool:
        """Take a signal with this stamp; tell whether it could still be judged in its place."""
        with self._lock:
            if t < self._mark:
                return False
            self._waiting.append(t)
            return True

    def ask(self, marks: Marks) -> float:
        """Ask once; return how long to wait before it is asked again, in seconds."""
        with self._lock:
            wanted = min(self._waiting, default=None)
        if wanted is None:
            return SOON_US / 1e6
        low = marks(wanted + LEAST_US) or 0
        with self._lock:
            now = now_us()
            least = 0 if self._bound_us is None else now - self._bound_us
            self._mark = max(self._mark, low, least)
            done = [t for t in self._waiting if t + LEAST_US < self._mark]
            self.passed += [now - t for t in done]
            self._waiting = [t for t in self._waiting if t + LEAST_US >= self._mark]
        return min(max(SOONEST_US, wanted + LEAST_US + 1 - low), SOON_US) / 1e6

    @contextmanager
    def going_on(self, marks: Marks) -> Iterator[None]:
        """Ask again and again, on a thread."""
        over = threading.Event()

        def work() -> None:
            while not over.is_set():
                time.sleep(self.ask(marks))

        thread = threading.Thread(target=work)
        thread.start()
        try:
            yield
        finally:
            over.set()
            thread.join()
