"""Contacts on GPIO lines through libgpiod 2: the default on a Pi.

The kernel stamps each edge in its interrupt handler, on the table clock, long before Python
hears of it. All lines are in one request, so the kernel keeps the order of detection across
seats, and its sequence numbers show every edge that its buffer had no room for.
"""

from collections.abc import Iterable
from typing import Any

from hw.clock import Clock, now_us, us_from_ns
from hw.config import GpiodConfig
from hw.drivers.gpiod_request import LineReader
from hw.edges import EdgeBank
from hw.errors import HardwareError
from hw.extras import load
from hw.signals import Place, Report
from hw.worker import SteppedSource

DRIVER = "gpiod"
INTERRUPT_US = 1_000
"""Between the kernel's stamp and its buffer: an edge can be on its way while we read."""
MAX_READS = 64
"""Reads in one step: four times a full kernel buffer, so that a storm cannot keep us here."""


class GpiodSource(SteppedSource):
    """Delivers the edges of one GPIO chip; a chip that disappears is looked for again."""

    def __init__(self, config: GpiodConfig, clock: Clock = now_us) -> None:
        policies = {line.place: line.policy for line in config.lines}
        bank = EdgeBank(policies, grace_us=INTERRUPT_US)
        super().__init__(f"{DRIVER} {config.chip}", bank, clock)
        self._config = config
        self._places = {line.offset: line.place for line in config.lines}
        self._gpiod: Any = None
        self._reader: LineReader | None = None
        self._retry_us: int | None = None
        self._line_seq: dict[int, int] = {}
        self._seq = 0

    def step(self, wait_us: int | None = None) -> None:
        """Wait for edges or for what is due, then read every edge and deliver."""
        self._wait(self._until(self._retry_us) if wait_us is None else wait_us)
        now = self._clock()
        with self._lock:
            try:
                self._look_again(now) if self._reader is None else self._read(self._reader)
            except HardwareError as error:
                self._lose(now, error)
            self._send(self._bank.tick(now))

    def _open(self) -> None:
        self._gpiod = load(DRIVER, "gpiod", "pi")
        levels = self._request()
        self._send(self._bank.start(self._clock(), levels))

    def _shut(self) -> None:
        reader, self._reader = self._reader, None
        if reader is not None and self._waker is not None:
            self._waker.forget(reader.fd)
            reader.close()

    def _request(self) -> dict[Place, bool]:
        config = self._config
        reader = LineReader(
            self._gpiod,
            config.chip,
            self._places,
            active_low=config.active_low,
            pull_up=config.pull_up,
        )
        self._line_seq, self._seq = dict.fromkeys(self._places, 0), 0
        try:
            levels = self._levels(reader)
        except HardwareError:
            reader.close()
            raise
        self._reader, self._retry_us = reader, None
        if self._waker is not None:
            self._waker.watch(reader.fd)
        return levels

    def _levels(self, reader: LineReader) -> dict[Place, bool]:
        return {self._places[offset]: on for offset, on in reader.levels().items()}

    def _look_again(self, now: int) -> None:
        if self._retry_us is not None and now >= self._retry_us:
            levels = self._request()
            self._send(self._bank.found(self._clock(), levels, f"{self._name} is back"))

    def _lose(self, now: int, error: HardwareError) -> None:
        self._shut()
        self._retry_us = now + self._config.retry_us
        self._send(self._bank.lost(now, sorted(self.inputs), str(error)))

    def _read(self, reader: LineReader) -> None:
        overflowed = False
        for _ in range(MAX_READS):
            events = reader.read()
            if not events:
                break
            overflowed |= self._take(events)
        if overflowed:
            self._send(self._bank.sync(self._clock(), self._levels(reader)))

    def _take(self, events: Iterable[Any]) -> bool:
        """Deliver edges; say whether the numbers show that some are missing."""
        overflowed = False
        for event in events:
            overflowed |= event.global_seqno != self._seq + 1
            self._seq = event.global_seqno
            self._send(self._edge(event))
        return overflowed

    def _edge(self, event: Any) -> list[Report]:
        place, t_us = self._places[event.line_offset], us_from_ns(event.timestamp_ns)
        missing = event.line_seqno - self._line_seq[event.line_offset] - 1
        self._line_seq[event.line_offset] = event.line_seqno
        on = event.event_type is self._gpiod.EdgeEvent.Type.RISING_EDGE
        detail = f"{missing} edges overran the kernel's buffer"
        gap = self._bank.gap(t_us, place, detail) if missing else []
        return [*gap, *self._bank.edge(place, t_us, on)]
