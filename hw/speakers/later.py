"""Does things at their time, on a thread of its own or stepped by hand.

Outputs without a card's clock need one thread that starts and ends their sounds. Stepped, it is
told the time, which is how tests travel in it.
"""

from __future__ import annotations

import heapq
import threading
from collections.abc import Callable
from itertools import count

from hw.clock import Clock, now_us, s_from_us

Job = Callable[[], None]


class Later:
    """Jobs in the order of their time. Adding one never waits for a job that runs."""

    def __init__(self, name: str, clock: Clock = now_us, *, threaded: bool = True) -> None:
        self._clock = clock
        self._jobs: list[tuple[int, int, Job]] = []
        self._numbers = count()
        self._wake = threading.Condition()
        self._closed = False
        self._thread: threading.Thread | None = None
        if threaded:
            self._thread = threading.Thread(target=self._run, name=name, daemon=True)
            self._thread.start()

    def at(self, t_us: int, job: Job) -> None:
        """Do this at that instant, or at once if it is over; nothing after `close`."""
        with self._wake:
            if not self._closed:
                heapq.heappush(self._jobs, (t_us, next(self._numbers), job))
                self._wake.notify()

    def due(self) -> int | None:
        """Return when there is something to do next."""
        with self._wake:
            return self._jobs[0][0] if self._jobs else None

    def act(self, now: int) -> None:
        """Do whatever is due by now."""
        while job := self._pop(now):
            job()

    def close(self) -> None:
        """Do nothing more; a second call does nothing."""
        with self._wake:
            self._closed = True
            self._jobs.clear()
            self._wake.notify()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()

    def _pop(self, now: int) -> Job | None:
        with self._wake:
            if self._jobs and self._jobs[0][0] <= now:
                return heapq.heappop(self._jobs)[2]
        return None

    def _run(self) -> None:
        while self._sleep():
            self.act(self._clock())

    def _sleep(self) -> bool:
        with self._wake:
            while not self._closed:
                wait_us = self._jobs[0][0] - self._clock() if self._jobs else None
                if wait_us is not None and wait_us <= 0:
                    break
                self._wake.wait(None if wait_us is None else s_from_us(wait_us))
            return not self._closed
