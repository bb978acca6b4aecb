"""Whether a hand is on a pad, from how long it takes to charge. Pure: samples in, changes out.

The baseline follows damp and drift, but not a hand: it is frozen while touched. The threshold
follows the pad's own noise, so that a long wire needs no trimming.
"""

SETTLE = 32
SHIFT = 6
"""Baseline and noise move by a 64th of the difference with each sample."""
NOISES = 6
SHARE = 8
"""A hand adds an eighth of the baseline at the least."""


class Touch:
    """The adaptive threshold of one pad, in integers: values are kept 64-fold."""

    def __init__(self, least=4):
        self._least = least << SHIFT
        self._baseline = 0
        self._noise = 0
        self._seen = 0
        self.on = False

    @property
    def ready(self):
        """Whether it knows its baseline yet."""
        return self._seen >= SETTLE

    def sample(self, value):
        """Take a charge time; give True or False if that changed the pad's state, else None."""
        above = (value << SHIFT) - self._baseline
        if not self.ready:
            self._settle(value)
            return None
        if self.on == self._beyond(above):
            if not self.on:
                self._follow(above)
            return None
        self.on = not self.on
        return self.on

    def _beyond(self, above):
        """Compare with the threshold; a hand that is on must fall to half of it to be off."""
        threshold = max(self._least, NOISES * self._noise, self._baseline // SHARE)
        return above > (threshold // 2 if self.on else threshold)

    def _settle(self, value):
        """Average the first samples."""
        self._seen += 1
        self._baseline += ((value << SHIFT) - self._baseline) // self._seen

    def _follow(self, above):
        self._baseline += above >> SHIFT
        self._noise += (abs(above) - self._noise) >> SHIFT
