"""How long a hand can have been on a pad before its chip said so.

The chip filters four samples, a millisecond apart, and holds the result against its threshold. A
hand that comes late in such a window may be felt only at the end of the next. But it leaves a trace
in what the first was measured at, and so what was read last, before the chip spoke, tells in how
many of its samples the hand can have been: mostly in one. How the chip makes one number of four is
in no data sheet. Its counts of samples (4, 6, 10, 18) are powers of two and two more, as if the
highest and the lowest were left out; so both are allowed for, all four averaged or the two in the
middle. All that is assumed is that a hand comes and goes steadily, and does not flutter. Pure.
"""

from collections import deque
from typing import Final

from hw.clock import us_from_ms

SAMPLES: Final = 4
"""The fewest that the chip makes a number of."""
SAMPLE_US: Final = us_from_ms(1)
WINDOW_US: Final = SAMPLES * SAMPLE_US
SLACK_US: Final = 400
"""What is allowed for the chip's own clock, for the time it takes to measure twelve electrodes, and
for an interrupt on its way to the kernel's stamp. The data sheet states none of it."""
SLOWEST_US: Final = 2 * WINDOW_US + SLACK_US
"""A hand comes within one window and is felt at the end of the next at the latest."""
NOISE: Final = 1
"""By how much what a window is measured at may be off, in counts; as much again for rounding."""


class Level:
    """What one pad was read at, and what it rests at."""

    def __init__(self, touch: int, release: int) -> None:
        self._touch, self._release = touch, release
        self._read: deque[tuple[int, int]] = deque()
        self._lowest: int | None = None
        self._highest = 0

    def rests_at(self, register: int) -> None:
        """Take the baseline; the chip shows the upper eight of its ten bits."""
        self._lowest = register * 4
        self._highest = self._lowest + 3

    def was(self, at_us: int, value: int) -> None:
        """Take what a pad was read at; a hand makes it less."""
        self._read.append((at_us, value))
        # A baseline follows what is measured, and never beyond it.
        self._highest = max(self._highest, value)
        older_us = at_us - WINDOW_US - SLACK_US
        while len(self._read) > 1 and self._read[1][0] <= older_us:
            self._read.popleft()

    def turned(self) -> None:
        """Forget what was read: a hand has come, or gone."""
        self._read.clear()

    def already(self, on: bool) -> int:
        """Return in how many samples of the window that was read last a hand that the chip only
        feels now can have been there; or, if it goes, can have been gone."""
        if self._lowest is None or not self._read:
            return SAMPLES
        moved, needed = self._coming() if on else self._going(self._lowest)
        return SAMPLES if needed <= 0 else min(SAMPLES, most_samples(moved, needed))

    def late_us(self, on: bool) -> int:
        """Return how long before that reading the hand can have come, or gone."""
        return min(SLOWEST_US, WINDOW_US + SLACK_US + self.already(on) * SAMPLE_US)

    def _coming(self) -> tuple[int, int]:
        """Return how far the reading was from rest, and what a hand moves it by at least."""
        return max(0, self._highest - self._read[-1][1]) + 2 * NOISE, self._touch

    def _going(self, lowest: int) -> tuple[int, int]:
        """Return the same for a hand that leaves: from where it lay, to where it is let go."""
        (first_us, _), (last_us, last) = self._read[0], self._read[-1]
        if last_us - first_us < WINDOW_US + SLACK_US:
            return 1, 0  # how strong the hand was has not been read yet
        strongest = min(value for _, value in self._read)
        return last - strongest + 2 * NOISE, lowest - strongest - self._release


def most_samples(moved: int, needed: int) -> int:
    """Return how many samples of a window can have had the hand, by how far the window has moved
    and what each sample is moved by at least: all averaged, or the highest and the lowest left out.
    Then the first of them leaves no trace, and the next two move it by half each."""
    return max(SAMPLES * moved // needed, 1 + 2 * moved // needed)
