"""The board's side of the wire: greeting, acknowledged delivery, answers. It never waits."""

import struct

import frames
from ticks import LOW_32
from version import FIRMWARE, WIRE

AHEAD = 16
FIRST_WAIT_US = 50_000
LONGEST_WAIT_US = 400_000
HELLO_US = 1_000_000


class Link:
    """Answers the host, and sends it every event until it has acknowledged it."""

    def __init__(self, identity, clock, ring, outbox):
        self._board_id, self._boot_id = identity
        self._clock = clock
        self._ring = ring
        self._outbox = outbox
        self._greeted = False
        self._hello_due = clock.now()
        self._places = (b"", b"")
        self._cursor = 1
        self._wait = FIRST_WAIT_US
        self._retry = None
        self._sync = None
        self._waiting = []

    def describe(self, inputs, lamps):
        """Take the lists HELLO carries, as bytes."""
        self._places = inputs, lamps

    def greet(self):
        """Answer GREET: HELLO now, then everything again from the oldest."""
        self._greeted = True
        self._hello_due = self._clock.now()
        self._start_over()

    def ack(self, boot, number):
        """Take an acknowledgement; one for another boot means nothing to this one."""
        if boot != self._boot_id:
            return
        self._greeted = True
        if self._ring.ack(number):
            self._wait = FIRST_WAIT_US
            waiting = self._cursor > number + 1
            self._retry = self._clock.now() + self._wait if waiting else None

    def sync(self, token, came_us):
        """Note a question about time; it is answered when nothing stands before it."""
        self._sync = token, came_us

    def say(self, kind, body):
        """Send a frame that is not repeated; with too many waiting, the oldest is forgotten."""
        self._waiting.append(frames.seal(kind, body))
        del self._waiting[:-4]

    def step(self):
        """Send what is due, as far as there is room."""
        now = self._clock.now()
        self._outbox.flush()
        self._answer_sync()
        self._send_hello(now)
        while self._waiting and self._outbox.put(self._waiting[0]):
            self._waiting.pop(0)
        if self._greeted:
            self._deliver(now)
        self._outbox.flush()

    def _answer_sync(self):
        if self._sync is None or not self._outbox.empty:
            return
        token, came = self._sync
        self._sync = None
        sent = self._clock.now()
        body = struct.pack("<HII", token, came & LOW_32, sent & LOW_32)
        self._outbox.put(frames.seal(frames.SYNCED, body))
        self._outbox.flush()

    def _send_hello(self, now):
        if self._hello_due is None or now < self._hello_due:
            return
        if self._outbox.put(frames.seal(frames.HELLO, self._hello())):
            self._hello_due = None if self._greeted else now + HELLO_US

    def _hello(self):
        inputs, lamps = self._places
        head = bytes((WIRE,)) + self._board_id + bytes(FIRMWARE)
        ring = self._ring
        state = struct.pack("<IIH", self._boot_id, ring.acked + 1, ring.size)
        lists = bytes((len(inputs) // 2,)) + inputs + bytes((len(lamps) // 2,)) + lamps
        return head + state + lists

    def _deliver(self, now):
        first = self._ring.acked + 1
        if self._retry is not None and now >= self._retry and self._cursor > first:
            self._start_over()
            self._wait = min(2 * self._wait, LONGEST_WAIT_US)
        self._cursor = max(self._cursor, first)
        while self._cursor - first < AHEAD and self._outbox.nearly_empty:
            item = self._ring.item(self._cursor)
            if item is None:
                break
            self._send(item, now)

    def _start_over(self):
        self._cursor = self._ring.acked + 1
        self._retry = None

    def _send(self, item, now):
        if self._retry is None:
            self._retry = now + self._wait
        if len(item) == 2:
            self._cursor += item[1]
            body = struct.pack("<II", *item)
            self._outbox.put(frames.seal(frames.LOST, body))
            return
        number, code, t_us, u_us = item
        self._cursor = number + 1
        body = struct.pack("<IBBIH", number, code >> 1, code & 1, t_us, u_us)
        self._outbox.put(frames.seal(frames.EVENT, body))
