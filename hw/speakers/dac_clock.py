"""Which sample leaves the card when: learnt from the times that a stream states, and doubted.

A stream says of each block when its first sample will be out. Those times are used only while
they make sense: on the table clock, in step with the samples, and never in the past. Otherwise
there is one thing left that is certain: a sample is heard after it was handed over, and before
everything that can be queued in front of it has been played.
"""

from __future__ import annotations

from collections import deque
from statistics import median
from typing import Final

from hw.clock import between
from hw.speaker import RATE, Onset

WINDOW: Final = 64
"""Blocks that are remembered: a third of a second of 256 samples each."""
SETTLED: Final = 16
"""Blocks that must agree before their times are believed."""
FLOOR_US: Final = 100
"""Doubt that no agreement takes away: the error measured with a recording of the output."""
MAX_SPREAD_US: Final = 20_000
"""Stated times further apart than this are noise."""
RESTART_US: Final = 5_000
"""What a card may need to start again after it ran dry."""
EPOCH_US: Final = (-50_000, 2_000_000)
"""How far from now the time of a block on the table clock can be."""
RUNAWAY_US: Final = 1_000_000
"""No real card asks for sound so far ahead of its playing."""


class DacClock:
    """Told of each block before it is filled; says when any of its samples is out, and how sure."""

    def __init__(self, latency_us: int) -> None:
        self._latency_us = latency_us
        self._residuals: deque[int] = deque(maxlen=WINDOW)
        self._began_us: int | None = None
        self._frames = 0
        self._now_us = 0
        self._dry = 0
        self.head = 0
        """The number of the first sample of this block, counted since the stream began."""
        self.trouble: str | None = None
        """Why stated times are not believed, as a message for people; None while they are."""

    def block(self, frames: int, dac_us: int, now_us: int, underflow: bool = False) -> None:
        """Note a block to be filled now; the stream says its first sample is out at `dac_us`."""
        self._began_us = now_us if self._began_us is None else self._began_us
        self.head, self._frames, self._now_us = self.head + self._frames, frames, now_us
        early, late = EPOCH_US
        if dac_us == 0 or not early <= dac_us - now_us <= late:
            self.trouble = _ZERO if dac_us == 0 else _FOREIGN
            self._residuals.clear()
        elif underflow or dac_us < now_us:
            # It ran dry, or it is about to: what was learnt holds no longer.
            self._residuals.clear()
            self._dry += 1
            if self._dry >= SETTLED:
                self.trouble = _DRY if underflow else _PAST
        else:
            self._dry = 0
            self._residuals.append(dac_us - _length_us(self.head))
            self.trouble = _UNSTEADY if self._spread() > MAX_SPREAD_US else None

    @property
    def settled(self) -> bool:
        """Whether stated times are believed now."""
        return len(self._residuals) >= SETTLED and self._spread() <= MAX_SPREAD_US

    @property
    def runaway(self) -> bool:
        """Whether samples are taken faster than they could be played: nobody will hear them."""
        return _length_us(self.head) - self.elapsed_us > self._latency_us + RUNAWAY_US

    @property
    def elapsed_us(self) -> int:
        """How long blocks have been asked for."""
        return 0 if self._began_us is None else self._now_us - self._began_us

    @property
    def now_us(self) -> int:
        """When this block was asked for."""
        return self._now_us

    def instant(self, sample: int, handed_us: int | None = None) -> Onset:
        """Return when this sample is out. `handed_us`: when its block was asked for, if not now."""
        if self.settled:
            return Onset(self._base() + _length_us(sample), self._spread() + FLOOR_US)
        return self._bounded(self._now_us if handed_us is None else handed_us)

    def sample_at(self, t_us: int) -> int:
        """Return which sample will be out at that instant, as well as can be told now."""
        base_us = self._base() if self.settled else self._middle_us() - _length_us(self.head)
        return (t_us - base_us) * RATE // 1_000_000

    def _bounded(self, handed_us: int) -> Onset:
        """Bound an onset: not before it was handed over, not after the fullest queue is played."""
        block_us = _length_us(self._frames)
        latest_us = self._now_us + self._latency_us + 3 * block_us + RESTART_US
        return Onset(*between(handed_us, latest_us))

    def _middle_us(self) -> int:
        return self._now_us + (self._latency_us + RESTART_US) // 2

    def _base(self) -> int:
        return round(median(self._residuals))

    def _spread(self) -> int:
        return max(self._residuals) - min(self._residuals) if self._residuals else 0


_DRY: Final = "hardware-stream-dry"
_ZERO: Final = "hardware-stream-zero"
_PAST: Final = "hardware-stream-past"
_FOREIGN: Final = "hardware-stream-foreign"
_UNSTEADY: Final = "hardware-stream-unsteady"


def _length_us(samples: int) -> int:
    return samples * 1_000_000 // RATE
