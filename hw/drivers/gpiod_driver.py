"""Contacts on GPIO lines through libgpiod 2: the default on a Pi.

The kernel stamps each edge in its interrupt handler, on the table clock, long before Python
hears of it. All lines are in one request, so the kernel numbers the edges across seats. The
numbers show every edge that its buffer had no room for, and every stamp that another may have
replaced before the kernel's own thread came round to it (`gpiod_numbers`).
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from companion.language import say
from hw.clock import Clock, now_us, us_from_ns
from hw.config import GpiodConfig
from hw.contact import Level
from hw.delays import Delays
from hw.drivers.gpiod_numbers import Numbers
from hw.drivers.gpiod_request import BUFFER, LineReader
from hw.edges import EdgeBank
from hw.errors import HardwareError
from hw.extras import load
from hw.signals import Place, Report
from hw.worker import SteppedSource

DRIVER = "gpiod"
INTERRUPT_US = 1_000
"""Between the kernel's stamp and its buffer: an edge can be on its way while we read.

So long a missing number may still come, from the thread of another line.
"""
MAX_READS = 64
"""Reads in one step: four times a full kernel buffer, so that a storm cannot keep us here."""


class Dated(NamedTuple):
    """An event, how many before it overran, and how long before it its first edge may have come.

    `echo`: the kernel told of the same edge twice.
    """

    event: Any
    missing: int
    early_us: int
    echo: bool


class GpiodSource(SteppedSource):
    """Delivers the edges of one GPIO chip; a chip that disappears is looked for again."""

    def __init__(self, config: GpiodConfig, clock: Clock = now_us) -> None:
        policies = {line.place: line.policy for line in config.lines}
        bank = EdgeBank(policies, level=Level.SOON_AFTER, grace_us=INTERRUPT_US)
        super().__init__(f"{DRIVER} {config.chip}", bank, clock)
        self._config = config
        self._places = {line.offset: line.place for line in config.lines}
        self._lone = len(config.lines) == 1
        self._reach_us = {line.offset: line.policy.hold_off_us for line in config.lines}
        self._gpiod: Any = None
        self._reader: LineReader | None = None
        self._retry_us: int | None = None
        self._numbers = Numbers(0)
        self._delays = Delays()
        self._last: dict[int, Dated] = {}
        self._waiting: list[Any] = []
        self._patience_us: int | None = None
        self._overrun = False

    def step(self, wait_us: int | None = None) -> None:
        """Wait for edges or for what is due, then read every edge and deliver."""
        if wait_us is None:
            wait_us = self._until(self._retry_us, self._patience_us)
        self._wait(wait_us)
        now = self._clock()
        with self._lock:
            try:
                self._look_again(now) if self._reader is None else self._read(self._reader)
            except HardwareError as error:
                self._lose(now, error)
            if not self._waiting:
                self._send(self._bank.tick(now, self._pins(now)))

    def _low_water(self) -> int | None:
        """Look whether the kernel has anything for us; if not, all but the youngest has come."""
        now = self._clock()
        try:
            if self._reader is None:
                return None
            if self._waiting or self._overrun or self._reader.pending():
                return self._stated_us
        except HardwareError:
            return None
        return self._bank.low(now - self._delays.allowed_us(now))

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
        config, since_us = self._config, self._clock()
        reader = LineReader(
            self._gpiod,
            config.chip,
            self._places,
            active_low=config.active_low,
            pull_up=config.pull_up,
        )
        self._numbers, self._last = Numbers(since_us), {}
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
            self._send(
                self._bank.found(self._clock(), levels, say("hardware-back", name=self._name))
            )

    def _lose(self, now: int, error: HardwareError) -> None:
        self._deliver()
        self._shut()
        self._retry_us = now + self._config.retry_us
        self._send(self._bank.lost(now, sorted(self.inputs), str(error)))

    def _read(self, reader: LineReader) -> None:
        events = self._drain(reader)
        now = self._clock()
        for event in events:
            t_us = us_from_ns(event.timestamp_ns)
            self._numbers.note(event.global_seqno, t_us, now)
            self._delays.note(now - t_us, now)
        self._waiting += events
        self._overrun |= len(events) >= BUFFER
        if self._waiting and not self._waits(now):
            self._deliver()
            self._look(reader)

    def _drain(self, reader: LineReader) -> list[Any]:
        events: list[Any] = []
        for _ in range(MAX_READS):
            more = reader.read()
            if not more:
                break
            events += more
        return events

    def _waits(self, now: int) -> bool:
        """Tell whether a number is missing that another line's thread may still bring."""
        if self._lone or not any(dated.early_us for dated in self._dated()):
            return False
        if self._patience_us is None:
            self._patience_us = now + INTERRUPT_US
        return now < self._patience_us

    def _dated(self) -> Iterator[Dated]:
        last = dict(self._last)
        for event in self._waiting:
            before = last.get(event.line_offset)
            missing = event.line_seqno - (before.event.line_seqno if before else 0) - 1
            early_us = self._early_us(event, before)
            echo = before is not None and not (missing or early_us) and _holed(event, before)
            last[event.line_offset] = dated = Dated(event, missing, early_us, echo)
            yield dated

    def _early_us(self, event: Any, before: Dated | None) -> int:
        t_us, reach_us = us_from_ns(event.timestamp_ns), self._reach_us[event.line_offset]
        if self._lone:
            # The kernel counts the edges of a lone line only where it makes events of them.
            since_us = us_from_ns(before.event.timestamp_ns) if before else t_us - reach_us
            return max(0, min(reach_us, t_us - since_us))
        after = before.event.global_seqno if before else 0
        return t_us - self._numbers.earliest(after, event.global_seqno, t_us, reach_us)

    def _deliver(self) -> None:
        dated = [*self._dated()]
        self._waiting, self._patience_us = [], None
        for each in dated:
            self._last[each.event.line_offset] = each
            self._overrun |= each.missing > 0
            if not each.echo:
                self._send(self._edge(each.event, each.missing, each.early_us))

    def _edge(self, event: Any, missing: int, early_us: int) -> list[Report]:
        place, t_us = self._places[event.line_offset], us_from_ns(event.timestamp_ns)
        on = event.event_type is self._gpiod.EdgeEvent.Type.RISING_EDGE
        detail = say("hardware-edges-overran-kernels-buffer", missing=missing)
        gap = self._bank.gap(t_us, place, detail) if missing else []
        return [*gap, *self._bank.edge(place, t_us, on, early_us=early_us)]

    def _pins(self, now: int) -> dict[Place, bool]:
        """Return what the lines say if a hold-off may end: an edge may still be on its way."""
        due = self._bank.due()
        if self._reader is None or due is None or due > now:
            return {}
        try:
            return self._levels(self._reader)
        except HardwareError as error:
            self._lose(now, error)
            return {}

    def _look(self, reader: LineReader) -> None:
        """After an overrun, read the lines: one whose every edge was lost shows only there."""
        if self._overrun:
            self._overrun = False
            levels = self._levels(reader)
            self._send(self._bank.sync(self._clock(), levels))


def _holed(event: Any, before: Dated) -> bool:
    """Tell whether the event before left a hole, and this one says nothing new.

    An edge that comes between the waking of the kernel's thread and its reading of the stamp makes
    that thread run twice: the first event has its stamp and leaves a hole, the second has none.
    """
    return before.early_us > 0 and event.event_type is before.event.event_type
