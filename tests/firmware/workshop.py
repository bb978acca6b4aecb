"""A board on the bench, inside the test: its clock is ours, its port as small as we like."""

import struct
from collections.abc import Callable, Iterator
from typing import Any

from tests.firmware import reference
from tests.firmware.reference import Frame, Hello, Reader
from tests.firmware.shipped import load

ROUND = 1 << 30
BOOT = 0xB0070001
ONE_SEAT: dict[str, Any] = {"seats": [{"seat": 3, "white": 2, "red": 3, "lamps": {"white": 10}}]}


class SmallPort:
    """A USB stream that takes `room` bytes until somebody reads them."""

    def __init__(self, room: int = 256) -> None:
        self.room = room
        self.out = b""
        self.come = b""

        self.came = 0
        self.ticks: Callable[[], int] = lambda: 0
        self.written = 0

    def read(self, most: int, fresh: bool) -> bytes:
        """Give a frame as it lies there; its first byte is seen now."""
        if fresh:
            self.come = self.come.lstrip(b"\0")
            self.came = self.ticks()
        at = self.come.find(b"\0", 0, most)
        size = at + 1 if at >= 0 else most
        data, self.come = self.come[:size], self.come[size:]
        return data

    def write(self, data: bytes) -> int:
        count = min(len(data), self.room - len(self.out))
        self.out += data[:count]
        self.written += count
        return count

    def prepare(self, data: bytes) -> None:
        """Nothing to prepare: a cable."""

    def prove(self, written: int) -> None:
        assert written <= self.written, "proof of what was never written"


class Workshop:
    """Speaks to the board as a host does, moves its contacts, and makes time pass."""

    def __init__(
        self,
        config: dict[str, Any] = ONE_SEAT,
        start: int = 0,
        room: int = 256,
        pressed: tuple[int, ...] = (),
        port: Any = None,
        battery: Any = None,
    ) -> None:
        self.machine = load("machine")
        for state in ("pins", "pulls", "pads", "chips", "lamps", "mem32"):
            getattr(self.machine, state).clear()
        for pin in pressed:
            self.machine.Pin(pin, pull=self.machine.Pin.PULL_DOWN)
        self.now = start
        self.machine.now["ticks"] = lambda: self.now % ROUND
        self.port = SmallPort(room)
        self.port.ticks = self.machine.ticks_us
        self.reader = Reader()
        identity = b"seat-001", BOOT
        description = load("config").parse(config)
        self.board = load("board").Board(
            description, self.machine, port or self.port, self.machine.ticks_us, identity, battery
        )
        self.board.start()

    def run(self, for_us: int, every_us: int = 500) -> list[Frame]:
        """Let the loop go round; give what a host would have read."""
        end = self.now + for_us
        heard: list[Frame] = []
        while self.now < end:
            self.now += every_us
            self.board.step()
            heard += self.read()
        return heard

    def read(self) -> list[Frame]:
        data, self.port.out = self.port.out, b""
        return self.reader.feed(data)

    def send(self, kind: int, body: bytes = b"") -> None:
        self.port.come += reference.frame(kind, body)

    def greet(self, settle_us: int = 0) -> Hello:
        self.send(reference.GREET, struct.pack("<IH", 7, settle_us))
        (hello,) = [f for f in self.run(3_000) if f.kind == reference.HELLO][-1:]
        return Hello.read(hello.body)

    def ack(self, number: int, boot: int = BOOT) -> None:
        self.send(reference.ACK, struct.pack("<II", boot, number))

    def press(self, pin: int, on: bool = True, at: int | None = None) -> None:
        """Close a contact to ground, or open it."""
        self.machine.pins[pin].drive(0 if on else 1, (self.now if at is None else at) % ROUND)

    def taps(self, pin: int, count: int) -> None:
        """Press and release, so many edges in all."""
        for n in range(count):
            self.press(pin, n % 2 == 0)


def events(frames: list[Frame]) -> Iterator[tuple[int, ...]]:
    """Give (number, input, edge, board_us, u_us, bounces, span_us) of every event."""
    told = (reference.events(f.body) for f in frames if f.kind == reference.EVENTS)
    return (event for some in told for event in some)


def numbers(frames: list[Frame]) -> list[int]:
    return [event[0] for event in events(frames)]
