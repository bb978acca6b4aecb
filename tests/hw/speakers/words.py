"""Words for speakers under test: their onset is one sample that no other word has."""

from array import array
from collections.abc import Callable

from hw.speaker import RATE, Onset, Sound

MARK = 30_000


def word(ms: int = 100, onset_ms: int = 20, mark: int = MARK, name: str = "play") -> Sound:
    """A soft hum with one loud sample where an ear hears it begin."""
    samples = array("h", [100] * (RATE * ms // 1000))
    onset = RATE * onset_ms // 1000
    if samples:
        samples[onset] = mark
    return Sound(name, samples.tobytes(), onset)


class Ear:
    """Notes what a speaker reports of one word."""

    def __init__(self) -> None:
        self.onsets: list[Onset] = []
        self.dones = 0

    def heard(self, onset: Onset) -> None:
        self.onsets.append(onset)

    def done(self) -> None:
        self.dones += 1

    @property
    def onset(self) -> Onset:
        (onset,) = self.onsets
        return onset


Act = Callable[[int], None]
