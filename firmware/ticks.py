"""Time that does not roll over: the hardware's 30 bits of microseconds, extended.

Ask at least once in nine minutes (half a round of the counter); the main loop asks all the time.
A number beyond 30 bits costs memory each time it is made, and collecting that costs the loop 6 ms.
So `look` and what it leaves in `raw` and `ms` make none; `now` is for what has happened.
"""

ROUND = 1 << 30
HALF = ROUND >> 1
MASK = ROUND - 1
LOW_32 = 0xFFFFFFFF
REST = 1 << 28


class Clock:
    """The board's microsecond counter since boot, for as long as it has power."""

    def __init__(self, ticks_us):
        self._ticks_us = ticks_us
        self.raw = ticks_us()
        self.ms = 0
        self._left = 0
        self._base = self.raw
        self._since = 0

    def look(self):
        """Let `raw` and `ms` be what they are now."""
        raw = self._ticks_us()
        passed = (raw - self.raw) & MASK
        self.raw = raw
        left = self._left + passed
        if left >= 1000:
            self.ms += left // 1000
            left %= 1000
        self._left = left
        self._since += passed
        if self._since >= REST:
            self._base += self._since
            self._since = 0

    def now(self):
        """Give the time; it never goes back."""
        self.look()
        return self._base + self._since

    def extend(self, raw):
        """Give the time of a stamp that was taken a short while ago."""
        return self._base + self._since + ((raw - self.raw + HALF) & MASK) - HALF
