"""A kernel for the real gpiod bindings: everything but the character device is the library's.

Strict: it refuses what Linux refuses, drops what Linux drops, and a read that would block fails.
"""

import errno
import os
import socket
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import gpiod
import pytest
from gpiod.line import Bias, Clock, Direction, Edge, Value

LINES_MAX = 64
Settings = gpiod.LineSettings


class Kernel:
    """One GPIO chip with pull-ups; `drive` is the wire, in table microseconds.

    A `starved` kernel only stamps and numbers; its threads wait for `Request.thread`.
    """

    starved = False
    now_us = 0

    def __init__(
        self, path: str = "/dev/gpiochip0", num_lines: int = 54, label: str = "pinctrl-bcm2711"
    ) -> None:
        self.path, self.num_lines, self.label = path, num_lines, label
        self.high = dict.fromkeys(range(num_lines), True)
        self.requests: list[Request] = []
        self.refuse: OSError | None = None

    def install(self, patch: pytest.MonkeyPatch) -> "Kernel":
        patch.setattr(gpiod, "request_lines", self.request_lines)
        return self

    def drive(self, offset: int, high: bool, at_us: int) -> None:
        self.now_us = at_us
        if self.high[offset] != high:
            self.high[offset] = high
            for request in self.requests:
                request.edge(offset, high, at_us)

    def unplug(self) -> None:
        self.refuse = FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        for request in self.requests:
            request.dead = True
            request.signal()

    def replug(self) -> None:
        self.refuse = None
        self.requests = [request for request in self.requests if not request.dead]

    def request_lines(
        self,
        path: str,
        config: dict[Any, Settings | None],
        consumer: str | None = None,
        event_buffer_size: int | None = None,
        output_values: dict[Any, Value] | None = None,
    ) -> "Request":
        if self.refuse is not None:
            raise self.refuse
        if path != self.path:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path)
        lines = dict(self._lines(config))
        self._check(lines)
        request = Request(self, lines, event_buffer_size or 0)
        for offset, value in (output_values or {}).items():
            request.set_value(offset, value)
        self.requests.append(request)
        return request

    def _lines(self, config: dict[Any, Settings | None]) -> Iterable[tuple[int, Settings]]:
        seen = set()
        for key, settings in config.items():
            for offset in [key] if isinstance(key, int) else key:
                if offset in seen:
                    raise ValueError(f"line must be configured exactly once - {offset} repeats")
                seen.add(offset)
                yield offset, settings or Settings()

    def _check(self, lines: dict[int, Settings]) -> None:
        if not lines or len(lines) > LINES_MAX or max(lines) >= self.num_lines:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        if any(offset in request.lines for request in self.requests for offset in lines):
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))
        for settings in lines.values():
            is_input = settings.direction is Direction.INPUT
            if (settings.edge_detection is not Edge.NONE and not is_input) or (
                settings.bias is not Bias.AS_IS and settings.direction is Direction.AS_IS
            ):
                raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))


@dataclass
class Pending:
    """What the interrupt handler leaves for a line's thread: one stamp, one number."""

    stamp_ns: int = 0
    number: int = 0
    line_number: int = 0
    woken: bool = False


class Request:
    """Requested lines: a bounded buffer that drops the oldest edge, as gpiolib's does."""

    def __init__(self, kernel: Kernel, lines: dict[int, Settings], buffer: int) -> None:
        self.kernel, self.lines, self.dead = kernel, lines, False
        default = 16 * len(lines)
        self.buffer = min(buffer or default, 16 * LINES_MAX)
        self._events: deque[gpiod.EdgeEvent] = deque()
        self._seq = 0
        self.pending = {offset: Pending() for offset in lines}
        self._ours, self._theirs = socket.socketpair()
        self._readable = False

    @property
    def fd(self) -> int:
        self._alive()
        return self._theirs.fileno()

    def edge(self, offset: int, high: bool, at_us: int) -> None:
        """Interrupt: stamp, count, wake the thread."""
        settings = self.lines.get(offset)
        if settings is None or settings.edge_detection is Edge.NONE:
            return
        rising = high != settings.active_low
        if settings.edge_detection is not (Edge.RISING if rising else Edge.FALLING):
            assert settings.edge_detection is Edge.BOTH
        pending = self.pending[offset]
        pending.stamp_ns = at_us * 1_000 + 999 + self._wrong(settings)
        pending.number, pending.woken = self._count(), True
        if not self.kernel.starved:
            for _ in self.thread(offset):
                pass

    def thread(self, offset: int) -> Iterator[None]:
        """The line's thread, once: it may be interrupted wherever this yields."""
        pending, settings = self.pending[offset], self.lines[offset]
        pending.woken = False
        yield
        stamp_ns, pending.stamp_ns = pending.stamp_ns, 0
        if not stamp_ns:
            # An edge came between waking and here, and the run before this one used its stamp.
            stamp_ns = self.kernel.now_us * 1_000 + 999 + self._wrong(settings)
            pending.number = self._count()
        yield
        rising = self._value(offset) is Value.ACTIVE
        yield
        pending.line_number += 1
        number = pending.number if len(self.lines) > 1 else pending.line_number
        kind = gpiod.EdgeEvent.Type.RISING_EDGE if rising else gpiod.EdgeEvent.Type.FALLING_EDGE
        self._events.append(
            gpiod.EdgeEvent(kind.value, stamp_ns, offset, number, pending.line_number)
        )
        if len(self._events) > self.buffer:
            self._events.popleft()
        self.signal()

    def _count(self) -> int:
        self._seq += 1
        return self._seq

    def _wrong(self, settings: Settings) -> int:
        return 0 if settings.event_clock is Clock.MONOTONIC else 10**18

    def wait_edge_events(self, timeout: float | None = None) -> bool:
        self._alive()
        assert timeout == 0, "a driver that waits here cannot be woken"
        return bool(self._events) or self.dead

    def read_edge_events(self, max_events: int | None = None) -> list[gpiod.EdgeEvent]:
        self._alive()
        if self.dead:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        assert self._events, "this read would block for ever"
        count = min(len(self._events), max_events or 64)
        events = [self._events.popleft() for _ in range(count)]
        if not self._events:
            self._readable = False
            self._theirs.recv(1)
        return events

    def get_values(self, lines: Iterable[int] | None = None) -> list[Value]:
        self._alive()
        if self.dead:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        return [self._value(offset) for offset in lines or self.lines]

    def set_value(self, line: int, value: Value) -> None:
        self.set_values({line: value})

    def set_values(self, values: dict[int, Value]) -> None:
        self._alive()
        if self.dead:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        for line, value in values.items():
            assert self.lines[line].direction is Direction.OUTPUT, f"line {line} is an input"
            self.kernel.high[line] = (value is Value.ACTIVE) != self.lines[line].active_low

    def release(self) -> None:
        self._ours.close()
        self._theirs.close()
        if self in self.kernel.requests:
            self.kernel.requests.remove(self)

    def signal(self) -> None:
        if not self._readable:
            self._readable = True
            self._ours.send(b"e")

    def _value(self, offset: int) -> Value:
        active = self.kernel.high[offset] != self.lines[offset].active_low
        return Value.ACTIVE if active else Value.INACTIVE

    def _alive(self) -> None:
        if self._theirs.fileno() < 0:
            raise gpiod.RequestReleasedError
