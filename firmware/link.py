"""The board's side of the wire: greeting, acknowledged delivery, answers. It never waits."""

import struct

import frames
from ring import LONG
from ticks import LOW_32
from version import FIRMWARE, WIRE

AHEAD = 32
MOST_EVENTS = 16
"""In one frame: it is short enough to go out while the next is made. Of what was not acknowledged
half as many, down to one: on a bad line a short frame gets through where a long one does not."""
NUMBER = 4
"""How many bytes of a frame's body say which event is its first."""
FIRST_WAIT_MS = 50
LONGEST_WAIT_MS = 400
HELLO_MS = 1000


class Link:
    """Answers the host, and sends it every event until it has acknowledged it."""

    def __init__(self, identity, clock, ring, outbox):
        self._board_id, self._boot_id = identity
        self._clock = clock
        self._ring = ring
        self._outbox = outbox
        self._greeted = False
        self._hello_due = clock.ms
        self._places = (b"", b"")
        self._cursor = 1
        self._wait = FIRST_WAIT_MS
        self._most = MOST_EVENTS
        self._newest = 0
        self._retry = None
        self._sync = None
        self._waiting = []
        self._ack_mark = None
        self._sync_mark = None
        self._body = bytearray(NUMBER + MOST_EVENTS * LONG)

    def describe(self, inputs, lamps):
        """Take the lists HELLO carries, as bytes."""
        self._places = inputs, lamps

    def greet(self):
        """Answer GREET: HELLO now, then everything again from the oldest."""
        self._greeted = True
        self._hello_due = self._clock.ms
        self._start_over()

    def ack(self, boot, number):
        """Take an acknowledgement; one for another boot means nothing to this one."""
        if boot != self._boot_id:
            return
        self._greeted = True
        if self._ack_mark and number >= self._ack_mark[0]:
            self._outbox.prove(self._ack_mark[1])
            self._ack_mark = None
        if self._ring.ack(number):
            self._wait = FIRST_WAIT_MS
            self._most = min(2 * self._most, MOST_EVENTS)
            waiting = self._cursor > number + 1
            self._retry = self._clock.ms + self._wait if waiting else None

    def sync(self, token, heard, came_us):
        """Note a question about time; it is answered when nothing stands before it.

        `heard` is the last answer the host has had: so far it has read what was written.
        """
        mark = self._sync_mark
        if mark and (heard - mark[0]) & 0xFFFF < 0x8000:
            self._outbox.prove(mark[1])
            self._sync_mark = None
        self._sync = token, came_us

    def say(self, kind, body):
        """Send a frame that is not repeated; with too many waiting, the oldest is forgotten."""
        self._waiting.append(frames.seal(kind, body))
        del self._waiting[:-4]

    def step(self):
        """Send what is due, as far as there is room."""
        outbox, now = self._outbox, self._clock.ms
        if outbox.held:
            outbox.flush()
        if self._hello_due is not None and now >= self._hello_due:
            self._send_hello(now)
        retry = self._retry
        if self._greeted and (
            self._cursor < self._ring.next or (retry is not None and now >= retry)
        ):
            self._deliver(now)
        if self._sync is not None and not outbox.held:
            self._answer_sync()
        while self._waiting and outbox.put(self._waiting[0]):
            self._waiting.pop(0)
        if outbox.held:
            outbox.flush()

    def _answer_sync(self):
        """Answer at once, stamped as it leaves; what the stamps were follows when there is time."""
        token, came = self._sync
        self._sync = None
        self._outbox.put(frames.seal(frames.SYNCED, struct.pack("<H", token)))
        self._outbox.prepare()
        sent = self._clock.now()
        self._outbox.flush()
        if self._sync_mark is None:
            self._sync_mark = token, self._outbox.end
        self.say(frames.STAMPS, struct.pack("<HII", token, came & LOW_32, sent & LOW_32))

    def _send_hello(self, now):
        if self._outbox.put(frames.seal(frames.HELLO, self._hello())):
            self._hello_due = None if self._greeted else now + HELLO_MS

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
            self._wait = min(2 * self._wait, LONGEST_WAIT_MS)
            self._most = max(1, self._most // 2)
        if self._cursor < first:
            self._cursor = first
        while self._cursor - first < AHEAD and self._outbox.nearly_empty:
            if not self._send_next(first + AHEAD, now):
                break

    def _start_over(self):
        self._cursor = self._ring.acked + 1
        self._retry = None

    def _send_next(self, limit, now):
        """Send a LOST, or as many events as fit one frame; give whether there was anything."""
        item = self._ring.item(self._cursor)
        if item is None:
            return False
        if self._retry is None:
            self._retry = now + self._wait
        if isinstance(item, tuple):
            self._outbox.put(frames.seal(frames.LOST, struct.pack("<II", *item)))
            self._cursor += item[1]
        else:
            self._outbox.put(self._events(limit))
            self._outbox.flush()
        self._mark(self._cursor - 1)
        return True

    def _mark(self, number):
        """Note where a number was first sent: its acknowledgement proves that much, and no more."""
        if number > self._newest:
            self._newest = number
            if self._ack_mark is None:
                self._ack_mark = number, self._outbox.end

    def _events(self, limit):
        """Give an EVENTS of what comes next, as much of it as one frame should carry."""
        struct.pack_into("<I", self._body, 0, self._cursor)
        most = min(limit - self._cursor, self._most)
        count, end = self._ring.gather(self._cursor, most, self._body)
        self._cursor += count
        return frames.seal(frames.EVENTS, memoryview(self._body)[:end])
