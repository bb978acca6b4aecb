"""How long it may take from an edge's stamp to whoever hands it on, by what was seen of it. Pure.

The kernel stamps in its interrupt handler; the event is made by a thread of the kernel, which goes
before every program of ours but may itself be kept waiting. A browser stamps where the system tells
it of a touch, and calls the page when it comes round to it. How long, nobody promises. What can be
seen is how late each edge was read, and that is never less. So twice the longest of the last
seconds is allowed, and never less than what is needed at rest several times over. Under load the
allowance grows, verdicts come later, and stay right.
"""

LEAST_US = 3_000
"""Allowed in any case of a kernel: on a table at rest an edge is read within a tenth of that."""
REMEMBERED_US = 10_000_000


class Delays:
    """The longest delays of this span of time and of the one before."""

    def __init__(self, least_us: int = LEAST_US) -> None:
        self._least_us = least_us
        self._since_us = 0
        self._longest_us = self._before_us = 0

    def note(self, late_us: int, now_us: int) -> None:
        """Take note how late an edge was read."""
        self._roll(now_us)
        self._longest_us = max(self._longest_us, late_us)

    def allowed_us(self, now_us: int) -> int:
        """Return how late an edge may still come."""
        self._roll(now_us)
        return max(self._least_us, 2 * max(self._longest_us, self._before_us))

    def _roll(self, now_us: int) -> None:
        spans = (now_us - self._since_us) // REMEMBERED_US
        if spans > 0:
            self._before_us = self._longest_us if spans == 1 else 0
            self._longest_us = 0
            self._since_us += spans * REMEMBERED_US
