"""Time that does not roll over: the hardware's 30 bits of microseconds, extended.

Ask at least once in nine minutes (half a round of the counter); the main loop asks all the time.
"""

ROUND = 1 << 30
HALF = ROUND >> 1
LOW_32 = 0xFFFFFFFF


class Clock:
    """The board's microsecond counter since boot, for as long as it has power."""

    def __init__(self, ticks_us):
        self._ticks_us = ticks_us
        self._raw = ticks_us()
        self._now = self._raw

    def now(self):
        """Give the time; it never goes back."""
        raw = self._ticks_us()
        self._now += (raw - self._raw) % ROUND
        self._raw = raw
        return self._now

    def extend(self, raw):
        """Give the time of a stamp an interrupt handler took a short while ago."""
        return self._now + (raw - self._raw + HALF) % ROUND - HALF
