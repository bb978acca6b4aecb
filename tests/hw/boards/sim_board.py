"""A seat board of the test's own, in pure Python: speaks the wire, on any clock, never waits."""

import struct
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice

from hw.signals import INPUTS, Place
from tests.hw.boards.wire import Receiver, frame

AHEAD = 32
MOST_EVENTS = 16
FIRST_WAIT_US, LONGEST_WAIT_US = 50_000, 400_000
HELLO_EVERY_US = 1_000_000
OLDEST_US = 1 << 31
SEAT_ONE_AND_TWO = tuple(Place(seat, name) for seat in (1, 2) for name in ("white", "red"))


@dataclass(frozen=True)
class Kept:
    """What the ring holds: one event as it stands in a frame, or a LOST that stands for `count`."""

    seq: int
    count: int
    data: bytes
    board_us: int


@dataclass
class SimBoard:
    """Feed it bytes and the true time; it gives bytes. `clock` makes its own time of that."""

    inputs: tuple[Place, ...] = SEAT_ONE_AND_TWO
    lamps: tuple[Place, ...] = (Place(1, "white"), Place(2, "white"))
    clock: Callable[[int], int] = lambda true_us: true_us
    board_id: bytes = bytes.fromhex("e66138935f2a4b21")
    firmware: tuple[int, int, int] = (2, 0, 0)
    version: int = 2
    ring_size: int = 256
    boot_id: int = 1
    u_us: int = 1
    lit: dict[int, tuple[int, int, int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.now = 0
        self.boot(self.boot_id, 0)

    def boot(self, boot_id: int, now_us: int) -> None:
        """Start anew: everything that was not delivered is gone."""
        self.boot_id, self.now = boot_id, now_us
        self.ring: deque[Kept] = deque()
        self.next_seq, self.sent_upto, self.acked = 1, 0, 0
        self.levels = [False] * len(self.inputs)
        self.health = [0] * len(self.inputs)
        self.receiver = Receiver()
        self.lost = 0
        self.settle_us = self.heard = 0
        self.greeted = False
        self.wait_us, self.again_us, self.most = FIRST_WAIT_US, 0, MOST_EVENTS
        self.hello_us = now_us
        self.out = bytearray()

    @property
    def board_us(self) -> int:
        return self.clock(self.now) % (1 << 32)

    def edge(self, place: Place, on: bool, now_us: int) -> int:
        """A contact moves; its event gets the next number, which is returned."""
        self.now = now_us
        index, seq = self.inputs.index(place), self.next_seq
        self.levels[index] = on
        event = struct.pack("<BBIH", index, 4 | on, self.board_us, self.u_us)
        self.ring.append(Kept(seq, 1, event, self.clock(now_us)))
        self.next_seq += 1
        if len(self.ring) > self.ring_size:
            self._overflow()
        return seq

    def receive(self, data: bytes, now_us: int) -> None:
        self.now = now_us
        for kind, body in self.receiver.feed(data):
            self._take(kind, body)

    def send(self, now_us: int) -> bytes:
        """What it has to say now."""
        self.now = now_us
        if not self.greeted and now_us >= self.hello_us:
            self.hello_us = now_us + HELLO_EVERY_US
            self._hello()
        if self.greeted:
            self._send_events()
        out, self.out = bytes(self.out), bytearray()
        return out

    def _send_events(self) -> None:
        if self.ring and self.now >= self.again_us:
            self.sent_upto = self.acked
            if self.wait_us > FIRST_WAIT_US:
                self.most = max(1, self.most // 2)
            self.again_us = self.now + self.wait_us
            self.wait_us = min(LONGEST_WAIT_US, 2 * self.wait_us)
        new = [kept for kept in islice(self.ring, AHEAD) if kept.seq > self.sent_upto]
        if new and not new[0].data:
            lost = new.pop(0)
            self.out += frame(0x03, struct.pack("<II", lost.seq, lost.count))
            self.sent_upto = lost.seq + lost.count - 1
        for n in range(0, len(new), self.most):
            some = new[n : n + self.most]
            body = b"".join(kept.data for kept in some)
            self.out += frame(0x02, struct.pack("<I", some[0].seq) + body)
            self.sent_upto = some[-1].seq

    def _overflow(self) -> None:
        """The two oldest become one LOST, or join the one that is there."""
        first, second = self.ring.popleft(), self.ring.popleft()
        count = first.count + second.count
        self.lost += count if first.data else second.count
        self.ring.appendleft(Kept(first.seq, count, b"", second.board_us))
        self.sent_upto = min(self.sent_upto, first.seq - 1)

    def _take(self, kind: int, body: bytes) -> None:
        if kind == 0x81:
            self.greeted = True
            self.settle_us = struct.unpack("<IH", body)[1]
            self._hello()
            self.sent_upto, self.again_us, self.wait_us = self.acked, self.now, FIRST_WAIT_US
        elif kind == 0x82:
            self._acknowledged(*struct.unpack("<II", body))
        elif kind == 0x83:
            token, self.heard = struct.unpack("<HH", body)
            self.out += frame(0x04, struct.pack("<H", token))
            self.out += frame(0x08, struct.pack("<HII", token, self.board_us, self.board_us))
        elif kind == 0x84:
            lamp, *how = struct.unpack("<BHHB", body)
            self.lit[lamp] = (how[0], how[1], how[2])
        elif kind == 0x85:
            self.out += frame(0x05, body)
        elif kind == 0x86:
            self._status()

    def _acknowledged(self, boot_id: int, seq: int) -> None:
        if boot_id != self.boot_id or seq >= self.next_seq:
            return
        if seq > self.acked:
            self.acked = seq
            self.wait_us, self.again_us = FIRST_WAIT_US, self.now + FIRST_WAIT_US
            self.most = min(2 * self.most, MOST_EVENTS)
        while self.ring and self.ring[0].seq + self.ring[0].count - 1 <= seq:
            self.ring.popleft()

    def _hello(self) -> None:
        first = self.ring[0].seq if self.ring else self.next_seq
        body = struct.pack("<B8s3B", self.version, self.board_id, *self.firmware)
        body += struct.pack("<IIH", self.boot_id, first, self.ring_size)
        for places in (self.inputs, self.lamps):
            body += bytes([len(places)])
            body += b"".join(bytes([seat, INPUTS.index(name)]) for seat, name in places)
        self.out += b"\0" + frame(0x01, body)

    def _status(self) -> None:
        body = struct.pack("<HIHI", self.receiver.dropped, self.lost, len(self.ring), 100)
        body += bytes([len(self.levels)]) + b"".join(
            map(bytes, zip(self.levels, self.health, strict=True))
        )
        self.out += frame(0x06, body)
