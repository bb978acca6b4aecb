"""The life of a driver: open, step, close, with or without a thread of its own.

A driver only says what one step is. That is why every driver closes the same way, and why a
test can step it by hand and travel in time.
"""

import sys
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterable

from companion.language import say
from hw.clock import Clock, now_us
from hw.edges import EdgeBank
from hw.marks import kept
from hw.signals import Place, Report
from hw.source import Sink
from hw.waker import Waker, new_waker

HANDOVER_S = 0.000_5
"""How long a thread may keep the interpreter while another waits for it. By itself Python grants
ten times as much: so long an edge lay unread while the voice made its clips (decision 0111)."""


class SteppedSource(ABC):
    """What all drivers share: the sink, the bank of edges, the lock, the thread."""

    def __init__(self, name: str, bank: EdgeBank, clock: Clock = now_us) -> None:
        self._name = name
        self._bank = bank
        self._clock = clock
        self._lock = threading.RLock()
        self._waker: Waker | None = None
        self._sink: Sink | None = None
        self._thread: threading.Thread | None = None
        self._stop = False
        self._stated_us = 0
        self._says = False
        self._wanted_us: int | None = None

    @property
    def name(self) -> str:
        """What people call it in messages: driver and device."""
        return self._name

    @property
    def inputs(self) -> frozenset[Place]:
        """The inputs it is answerable for."""
        return self._bank.inputs

    @property
    def chatter(self) -> dict[Place, int]:
        """How many edges each input's hold-off swallowed: a worn contact shows here first."""
        with self._lock:
            return self._bank.chatter

    def open(self, sink: Sink) -> None:
        """Open the device without a thread; whoever calls this calls `step`."""
        if self._stop or self._sink is not None:
            raise RuntimeError(say("hardware-source-opened-once", name=self._name))
        self._sink, self._waker = sink, new_waker()
        try:
            self._open()
        except BaseException:
            self.close()
            raise

    def start(self, sink: Sink) -> None:
        """Open the device and deliver from a thread of its own."""
        self.open(sink)
        sys.setswitchinterval(min(HANDOVER_S, sys.getswitchinterval()))
        self._thread = threading.Thread(target=self._run, name=f"hw {self._name}", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Let go of the device and of the thread; a second call does nothing."""
        with self._lock:
            if self._stop:
                return
            self._stop = True
        self._wake()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()
        if self._waker is not None:
            self._shut()
            self._waker.close()

    def mark(self, wanted_us: int) -> int | None:
        """Return the instant before which it has delivered everything; None: it cannot say now.

        While its own thread is at work, that is what was said last.
        """
        self._wanted_us = wanted_us
        if self._lock.acquire(blocking=False):
            try:
                self._state()
            finally:
                self._lock.release()
        return self._stated_us if self._says else None

    @abstractmethod
    def step(self, wait_us: int | None = None) -> None:
        """Wait at most so long (None: as long as nothing is due), then read and deliver."""

    @abstractmethod
    def _open(self) -> None:
        """Open the device and take the state of its inputs."""

    @abstractmethod
    def _shut(self) -> None:
        """Let go of the device, also of one half opened."""

    def _low_water(self) -> int | None:
        """Return before which stamp every edge has been taken, as far as is known; None: unknown.

        Called under the lock, from any thread: it asks nothing that may keep it waiting.
        """
        return None

    def _state(self) -> None:
        """Say how far it is, under the lock; from then on nothing is stamped before that."""
        low = None if self._stop or self._sink is None else self._low_water()
        self._says = low is not None
        if low is not None:
            self._stated_us = max(self._stated_us, low)

    def _state_if_wanted(self) -> None:
        """Say how far it is if somebody waits for more than was said: at the end of a step."""
        if self._wanted_us is not None and self._wanted_us >= self._stated_us:
            self._state()

    def _send(self, reports: Iterable[Report]) -> None:
        with self._lock:
            if self._sink is not None and not self._stop:
                # Who has stated nothing has nothing to keep to.
                for report in kept(reports, self._stated_us) if self._stated_us else reports:
                    self._sink(report)

    def _wake(self) -> None:
        if self._waker is not None:
            self._waker.wake()

    def _wait(self, wait_us: int | None) -> set[int]:
        return self._waker.wait(wait_us) if self._waker is not None else set()

    def _until(self, *dues_us: int | None) -> int | None:
        """Return how long to wait until the first of these instants, or until an input is due."""
        dues = [due for due in (*dues_us, self._bank.due()) if due is not None]
        return max(0, min(dues) - self._clock()) if dues else None

    def _run(self) -> None:
        try:
            while not self._stop:
                self.step()
        except Exception as error:
            detail = say("hardware-driver-failed", name=self._name, reason=f"{error!r}")
            with self._lock:
                self._send(self._bank.lost(self._clock(), self.inputs, detail))
