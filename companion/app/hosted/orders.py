"""Orders for the judging thread: done between two turns, whoever gave them."""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue

from companion.core.live import Inbox

Order = Callable[[], object]


class Orders:
    """An actor that carries out orders, in the order in which they came."""

    def __init__(self, inbox: Inbox) -> None:
        self._inbox = inbox
        self._waiting: SimpleQueue[Order] = SimpleQueue()

    def give(self, order: Order) -> None:
        """Have something done soon, from any thread."""
        self._waiting.put(order)
        self._inbox.wake()

    def due(self) -> int | None:
        """Return 0, which is at once, if there is anything to do; else None."""
        return None if self._waiting.empty() else 0

    def act(self, now: int) -> None:
        """Do everything that has come."""
        while True:
            try:
                order = self._waiting.get_nowait()
            except Empty:
                return
            order()
