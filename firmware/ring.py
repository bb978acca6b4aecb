"""Events that are not acknowledged yet. What had to be dropped leaves a gap in the numbers.

A number that is neither acknowledged nor held is lost: that is all LOST needs to know.
"""

import struct
from array import array

from quick import best

TOO_OLD_US = 1 << 31
"""Older than this, the 32 bits on the wire could be dated wrongly."""
NOT_YET_US = (1 << 32) - 1_000_000
"""An age that looks like this is an event stamped a moment after the question."""
LOW_32 = 0xFFFFFFFF
ON, BOUNCED, ALWAYS = 1, 2, 4
"""The flags of an event: its level, whether it tells of bounces, and one that keeps zeros out."""
EVENT = "<BBIH"
BOUNCES = "<BH"
SHORT, LONG = 8, 11
"""How long an event is on the wire, without and with bounces."""
STAMP = 2

GATHER = """
def gather(numbers: ptr32, events: ptr8, at: int, most: int, size: int, out: ptr8) -> int:
    number = numbers[at + 0]
    count = 0
    used = 4
    while count < most:
        if numbers[at + 0] != number + count:
            most = count
        else:
            place = 11 * at
            end = 8
            if events[place + 1] & 2:
                end = 11
            n = 0
            while n < end:
                out[used + 0] = events[place + n]
                used += 1
                n += 1
            count += 1
            at += 1
            if at == size:
                at = 0
    return count << 16 | used
"""
"""Copies events whose numbers follow each other to where a frame has them; gives how many, and
where they end there, in the upper and the lower half of a number."""


def _trial(gather):
    numbers = array("I", (9, 0, 7, 8))
    events = bytearray(range(LONG * 4))
    out = bytearray(4 + LONG * 4)
    return [gather(numbers, events, 2, most, 4, out) for most in (0, 1, 2, 3, 4)], out


(gather,) = best((GATHER,), ("gather",), _trial)


class Ring:
    """A bounded queue of numbered events, oldest first, each as it goes over the wire."""

    def __init__(self, size=512):
        self.size = size
        self._numbers = array("I", [0] * size)
        self._events = bytearray(LONG * size)
        self._first = 0
        self.used = 0
        self.lost = 0
        self.acked = 0
        self.next = 1

    def add(self, place, on, t_us, u_us, bounces=0, span_us=0):
        """Number an event and keep it; the oldest makes room if there is none.

        With `bounces` it tells of so many edges, the last at `t_us`, the first `span_us` before.
        """
        if self.used == self.size:
            self._drop()
            self.lost += 1
        at = (self._first + self.used) % self.size
        number = self.next
        self._numbers[at] = number
        self.used += 1
        self.next = number + 1
        flags = ALWAYS | BOUNCED if bounces else ALWAYS
        if on:
            flags |= ON
        at *= LONG
        u_us = u_us if u_us < 0xFFFF else 0xFFFF
        struct.pack_into(EVENT, self._events, at, place, flags, t_us & LOW_32, u_us)
        if bounces:
            tell = min(bounces, 0xFF), min(span_us, 0xFFFF)
            struct.pack_into(BOUNCES, self._events, at + SHORT, *tell)

    def lose(self, count):
        """Give numbers to events that nobody could keep."""
        self.next += count
        self.lost += count

    def ack(self, number):
        """Forget up to this number; give whether that was news. What was never sent is ignored."""
        if not self.acked < number < self.next:
            return False
        self.acked = number
        while self.used and self._numbers[self._first] <= number:
            self._drop()
        return True

    def expire(self, now):
        """Drop what is too old to be dated. Called often, so that no age can roll over."""
        while self.used and TOO_OLD_US <= self._age(now) < NOT_YET_US:
            self._drop()
            self.lost += 1

    def item(self, number):
        """Give what this number is: (first, count) lost, the event's bytes, or None if new."""
        held = self._find(number)
        following = self._numbers[held] if held >= 0 else self.next
        if following > number:
            return number, following - number
        if held < 0:
            return None
        at = held * LONG
        long = self._events[at + 1] & BOUNCED
        return self._events[at : at + (LONG if long else SHORT)]

    def gather(self, number, most, out):
        """Put the events from this held one on into `out`, from its fifth byte on.

        Gives how many of them, and where they end: no further than a gap, or `most`.
        """
        at = self._find(number)
        most = min(most, self.used - (at - self._first) % self.size)
        both = gather(self._numbers, self._events, at, most, self.size, out)
        return both >> 16, both & 0xFFFF

    def _find(self, number):
        """Give the slot of the first held event from this number on; it is near the front."""
        # Numbers without a gap between them are as far apart as their slots.
        ahead = number - self._numbers[self._first] if self.used else -1
        if 0 <= ahead < self.used:
            at = (self._first + ahead) % self.size
            if self._numbers[at] == number:
                return at
        for n in range(self.used):
            at = (self._first + n) % self.size
            if self._numbers[at] >= number:
                return at
        return -1

    def _age(self, now):
        at = self._first * LONG + STAMP
        return (now - struct.unpack_from("<I", self._events, at)[0]) & LOW_32

    def _drop(self):
        self._first = (self._first + 1) % self.size
        self.used -= 1
