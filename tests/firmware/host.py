"""A small host on a real descriptor: takes every event once, in order, and acknowledges it."""

import os
import select
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.firmware import reference
from tests.firmware.reference import Frame, Hello, Reader
from tests.rigs.board import now_us

PATIENCE_S = 60.0


@dataclass
class Host:
    """What the doc asks of a host, and no more."""

    path: str
    hello: Hello | None = None
    taken: list[tuple[int, ...]] = field(default_factory=list)
    lost: list[tuple[int, ...]] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)
    bytes_read: int = 0
    settle_us: int = 0
    heard: int = 0
    _next: int | None = None

    def open(self) -> "Host":
        self._fd = os.open(self.path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        self._reader = Reader(strict=False)
        self.greet()
        return self

    def close(self) -> None:
        os.close(self._fd)

    def greet(self) -> None:
        self.send(reference.GREET, struct.pack("<IH", 1, self.settle_us))

    def send(self, kind: int, body: bytes = b"") -> None:
        os.write(self._fd, reference.frame(kind, body))

    def write(self, data: bytes) -> None:
        os.write(self._fd, data)

    def until(self, done: Callable[[], bool], patience_s: float = PATIENCE_S) -> None:
        """Listen until it is so; greet again and again, as a host does that hears nothing."""
        end, greet = time.monotonic() + patience_s, time.monotonic() + 0.5
        while not done():
            assert time.monotonic() < end, (self.hello, len(self.taken), self.lost)
            if self.hello is None and time.monotonic() > greet:
                self.greet()
                greet += 0.5
            self.listen()

    def listen(self, for_s: float = 0.01) -> None:
        if not select.select([self._fd], [], [], for_s)[0]:
            return
        data = os.read(self._fd, 4096)
        self.bytes_read += len(data)
        for frame in self._reader.feed(data):
            self.frames.append(frame)
            self._take(frame)

    def ask_time(self) -> tuple[int, int, int, int]:
        """Give (host before, board in, board out, host after)."""
        known, before = len(self.frames), now_us()
        self.send(reference.SYNC, struct.pack("<HH", self.heard + 1, self.heard))

        def told(kind: int) -> list[Frame]:
            return [f for f in self.frames[known:] if f.kind == kind]

        self.until(lambda: bool(told(reference.SYNCED)))
        after = now_us()
        self.until(lambda: bool(told(reference.STAMPS)))
        self.heard, came, sent = told(reference.STAMPS)[0].numbers("HII")
        return before, came, sent, after

    def _take(self, frame: Frame) -> None:
        if frame.kind == reference.HELLO:
            self._meet(Hello.read(frame.body))
        elif self._next is not None and frame.kind == reference.EVENTS:
            for event in reference.events(frame.body):
                if event[0] == self._next:
                    self.taken.append(event)
                    self._next += 1
            self._acknowledge()
        elif self._next is not None and frame.kind == reference.LOST:
            first, count = frame.numbers("II")
            if first == self._next:
                self.lost.append((first, count))
                self._next += count
            self._acknowledge()

    def _meet(self, hello: Hello) -> None:
        if self.hello is None or hello.boot != self.hello.boot:
            self._next = hello.first
            if self.hello is not None:
                self.greet()
        self.hello = hello

    def _acknowledge(self) -> None:
        assert self.hello is not None
        assert self._next is not None
        self.send(reference.ACK, struct.pack("<II", self.hello.boot, self._next - 1))
