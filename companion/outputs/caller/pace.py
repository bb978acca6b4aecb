"""How fast the table is called: the paces, as data."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import exp

MOST_TRAPS = 0.8
"""With more, a round would hardly ever begin."""


@dataclass(frozen=True, slots=True)
class CallPace:
    """How long the caller waits for what, in microseconds.

    From READY to PLAY: never before `shortest_us`, never after `longest_us`, and `mean_us` on
    average beyond the shortest. `traps` is the share of READYs that no PLAY follows.
    """

    shortest_us: int
    mean_us: int
    longest_us: int
    traps: float
    rest_us: tuple[int, int]
    """From the end of a round to the next READY, between these."""
    breath_us: int
    """More, after cards have moved: a capture, a sweep, a pass."""

    @property
    def overlong(self) -> float:
        """The share of waits that would outlast the longest: each ends in another READY.

        If they ended in PLAY, whoever had waited long enough would know what comes.
        """
        return exp(-(self.longest_us - self.shortest_us) / self.mean_us)

    @property
    def trap_share(self) -> float:
        """The share of READYs within the longest wait that are followed by READY."""
        return max(0.0, (self.traps - self.overlong) / (1 - self.overlong))


PACES: Mapping[str, CallPace] = {
    "gentle": CallPace(1_200_000, 1_800_000, 8_400_000, 0.05, (3_500_000, 5_000_000), 6_000_000),
    "brisk": CallPace(800_000, 1_200_000, 5_600_000, 0.15, (2_000_000, 3_200_000), 3_500_000),
    "ruthless": CallPace(500_000, 800_000, 3_700_000, 0.30, (1_000_000, 1_800_000), 2_200_000),
}
DEFAULT_PACE = "brisk"


def pace_of(name: str, traps: float | None = None) -> CallPace:
    """A pace by its name, with a share of traps of its owner's own."""
    pace = PACES[name]
    return pace if traps is None else replace(pace, traps=traps)
