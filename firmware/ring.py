"""Events that are not acknowledged yet. What had to be dropped leaves a gap in the numbers.

A number that is neither acknowledged nor held is lost: that is all LOST needs to know.
"""

from array import array

TOO_OLD_US = 1 << 31
"""Older than this, the 32 bits on the wire could be dated wrongly."""
NOT_YET_US = (1 << 32) - 1_000_000
"""An age that looks like this is an event stamped a moment after the question."""
LOW_32 = 0xFFFFFFFF


class Ring:
    """A bounded queue of numbered events, oldest first."""

    def __init__(self, size=512):
        self.size = size
        self._numbers = array("I", [0] * size)
        self._stamps = array("I", [0] * size)
        self._doubts = array("H", [0] * size)
        self._codes = bytearray(size)
        self._first = 0
        self.used = 0
        self.lost = 0
        self.acked = 0
        self.next = 1

    def add(self, place, on, t_us, u_us):
        """Number an event and keep it; the oldest makes room if there is none."""
        if self.used == self.size:
            self._drop()
            self.lost += 1
        at = (self._first + self.used) % self.size
        self._numbers[at] = self.next
        self._stamps[at] = t_us & LOW_32
        self._doubts[at] = min(u_us, 0xFFFF)
        self._codes[at] = place << 1 | (1 if on else 0)
        self.used += 1
        self.next += 1

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
        """Give what this number is: (first, count) lost, (number, code, t, u), or None if new."""
        held = self._find(number)
        following = self._numbers[held] if held >= 0 else self.next
        if following > number:
            return number, following - number
        if held < 0:
            return None
        return number, self._codes[held], self._stamps[held], self._doubts[held]

    def _find(self, number):
        """Give the slot of the first held event from this number on; it is near the front."""
        for n in range(self.used):
            at = (self._first + n) % self.size
            if self._numbers[at] >= number:
                return at
        return -1

    def _age(self, now):
        return (now - self._stamps[self._first]) & LOW_32

    def _drop(self):
        self._first = (self._first + 1) % self.size
        self.used -= 1
