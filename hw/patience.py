"""A source that may be absent when the table is switched on: said once, tried again, never fatal.

A table is carried about and plugged together in any order. Drivers say at once what is wrong when
they are opened, which is right for a check; a table that is being played at waits instead.
"""

import threading
from collections.abc import Callable
from typing import Protocol

from companion.language import say
from hw.clock import Clock, now_us, s_from_us
from hw.errors import DeviceGone, HardwareError
from hw.signals import LOST, RECOVERED, Fault, Place
from hw.source import Lamps, Marking, Sink, Source

RETRY_US = 5_000_000


class PatientSource:
    """Opens a source as soon as it can be; until then its inputs are reported lost."""

    def __init__(
        self,
        make: Callable[[], Source],
        clock: Clock = now_us,
        retry_us: int = RETRY_US,
    ) -> None:
        self._make, self._clock, self._retry_us = make, clock, retry_us
        self._source = make()
        self._lock = threading.Lock()
        self._end = threading.Event()
        self._thread: threading.Thread | None = None
        self._there = False

    @property
    def name(self) -> str:
        """What people call it in messages."""
        return self._source.name

    @property
    def inputs(self) -> frozenset[Place]:
        """The inputs it is answerable for, there or not."""
        return self._source.inputs

    def start(self, sink: Sink) -> None:
        """Open the source, or say what is wrong and try again from a thread."""
        problem = self._opened(sink)
        self._there = problem is None
        if problem is not None:
            self._report(sink, LOST, problem)
            self._thread = threading.Thread(
                target=self._keep_trying, args=(sink,), name=f"hw {self.name} patience", daemon=True
            )
            self._thread.start()

    def mark(self, wanted_us: int) -> int | None:
        """Say how far the source is, once it is there and that has been told."""
        source = self._source
        return source.mark(wanted_us) if self._there and isinstance(source, Marking) else None

    def close(self) -> None:
        """Give up, and let go of what was opened; a second call does nothing."""
        self._end.set()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()
        self._source.close()

    def _keep_trying(self, sink: Sink) -> None:
        while not self._end.wait(s_from_us(self._retry_us)):
            self._source = self._make()
            if self._opened(sink) is None:
                self._report(sink, RECOVERED, say("hardware-answers", name=self.name))
                self._there = True
                return

    def _opened(self, sink: Sink) -> str | None:
        """Try once; None if it worked, else why it did not."""
        try:
            self._source.start(sink)
        except HardwareError as error:
            return str(error)
        return None

    def _report(self, sink: Sink, reason: str, detail: str) -> None:
        for place in sorted(self.inputs):
            sink(Fault(self._clock(), place.seat, place.input, reason, detail))


class Board(Source, Lamps, Protocol):
    """A device that senses and lights up."""


class PatientBoard(PatientSource):
    """A patient source with lamps: those of the device as it is opened last."""

    def __init__(
        self, make: Callable[[], Board], clock: Clock = now_us, retry_us: int = RETRY_US
    ) -> None:
        def made() -> Source:
            self._board = make()
            return self._board

        super().__init__(made, clock, retry_us)

    @property
    def lamps(self) -> frozenset[Place]:
        """Which lamps there are: seat and colour."""
        return self._board.lamps

    def set(self, seat: int, colour: str, on: bool) -> None:
        """Switch one lamp; a `HardwareError` while the board is away."""
        self._board.set(seat, colour, on)


class PatientLamps:
    """Lamps that may be absent at first: opened as soon as they can be, and set as wanted then."""

    def __init__(
        self, make: Callable[[], Lamps], lamps: frozenset[Place], retry_us: int = RETRY_US
    ) -> None:
        self._make, self._lamps, self._retry_us = make, lamps, retry_us
        self._opened: Lamps | None = None
        self._problem = ""
        self._wanted: dict[Place, bool] = {}
        self._lock = threading.Lock()
        self._end = threading.Event()
        self._thread: threading.Thread | None = None
        if not self._try():
            self._thread = threading.Thread(
                target=self._keep_trying, name="hw lamps patience", daemon=True
            )
            self._thread.start()

    @property
    def lamps(self) -> frozenset[Place]:
        """Which lamps there are: seat and colour."""
        return self._lamps

    def set(self, seat: int, colour: str, on: bool) -> None:
        """Switch one lamp; a `HardwareError` while they are away."""
        with self._lock:
            self._wanted[Place(seat, colour)] = on
            if self._opened is None:
                raise DeviceGone(self._problem)
            self._opened.set(seat, colour, on)

    def close(self) -> None:
        """Give up, and darken what was opened; a second call does nothing."""
        self._end.set()
        if self._thread is not None:
            self._thread.join()
        if self._opened is not None:
            self._opened.close()

    def _keep_trying(self) -> None:
        while not self._end.wait(s_from_us(self._retry_us)) and not self._try():
            pass

    def _try(self) -> bool:
        try:
            opened = self._make()
            with self._lock:
                for place, on in self._wanted.items():
                    opened.set(place.seat, place.input, on)
                self._opened = opened
        except HardwareError as error:
            self._problem = str(error)
            return False
        return True
