"""No sound at all: the cue is the flash of the lamps or the flip of the display.

A table without a loudspeaker is played by eye. The queue behind it keeps its natural pace,
because a silent word takes as long as a spoken one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hw.clock import Clock, between, now_us
from hw.errors import HardwareError
from hw.speaker import Onset, Sound
from hw.speakers.timed import TimedSpeaker

FLASH_DELAY_US: Final = 2_000
"""From the command to light, for a lamp on a wire."""
FLIP_DELAY_US: Final = 100_000
"""From the command to light, where nobody says what shows it: a display needs some frames."""


class SilentSpeaker(TimedSpeaker):
    """Says nothing, and states when the sign for the word could be seen.

    `flash` shows the sign and returns when it was commanded; `flash_delay_us` is the most that
    passes from there until it can be seen.
    """

    def __init__(
        self,
        flash: Callable[[Sound], None] | None = None,
        *,
        flash_delay_us: int | None = None,
        clock: Clock = now_us,
        threaded: bool = True,
    ) -> None:
        super().__init__(clock, threaded=threaded)
        self._flash = flash
        usual = FLIP_DELAY_US if flash is None else FLASH_DELAY_US
        self._delay_us = usual if flash_delay_us is None else flash_delay_us

    @property
    def name(self) -> str:
        """What people call it in messages; it has no library and no device."""
        return "silent"

    def volume(self, percent: int) -> None:
        """Do nothing: there is nothing to be louder or softer."""

    def _begin(self, sound: Sound) -> Onset:
        before, delay_us = self._clock(), self._delay_us
        if self._flash is not None:
            try:
                self._flash(sound)
            except HardwareError:
                # The lamps are gone; whoever owns them says so. The display is left.
                delay_us = FLIP_DELAY_US
        return Onset(*between(before, self._clock() + delay_us))

    def _onset_us(self, sound: Sound) -> int:
        """Return 0: a sign has no soft beginning."""
        return 0

    def _certain_us(self, onset: Onset) -> int:
        """Return the present: the sign has been given."""
        return self._clock()

    def _silence(self) -> None:
        """Do nothing: there is nothing to silence."""
