"""The process that speaks, as a thread: on a clock of the test's, and with a card of the test's."""

from __future__ import annotations

import os
import subprocess
from threading import Event, Thread

from hw.clock import Clock
from hw.speakers.child import Servant


class ThreadedChild:
    """A child that shares this process, for tests that travel in time."""

    def __init__(self, clock: Clock) -> None:
        asked, self._ask = os.pipe()
        told, answers = os.pipe()
        self.stdin, self.stdout = os.fdopen(self._ask, "wb"), os.fdopen(told, "rb")
        self._asked, self._answers = os.fdopen(asked, "rb"), os.fdopen(answers, "wb")
        self.servant = Servant(self._asked, self._answers, clock)
        self._ended = Event()
        self._status = 0
        self._thread = Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        self.servant.serve()
        self.servant.speaker.close()
        self._ended.set()
        self._asked.close()
        self._answers.close()

    def poll(self) -> int | None:
        return self._status if self._ended.is_set() else None

    def kill(self) -> None:
        self._status = -9
        self._ended.set()

    def wait(self, timeout: float | None = None) -> int:
        if not self._ended.wait(timeout):
            raise subprocess.TimeoutExpired("child", timeout or 0)
        return self._status
