"""What is played to measure an output: sharp clicks, never evenly spaced."""

from __future__ import annotations

from array import array
from random import Random
from typing import Final

LENGTH: Final = 96
_SHORTEST_US: Final = 450_000
_LONGEST_US: Final = 850_000
_PEAK: Final = 28_000


def click() -> bytes:
    """Two milliseconds that start at full height: nothing is easier to find in a recording."""
    samples = array("h")
    for n in range(LENGTH):
        sign = 1 if n // 8 % 2 == 0 else -1
        samples.append(sign * _PEAK * (LENGTH - n) // LENGTH)
    return samples.tobytes()


def pauses(count: int, seed: int = 221) -> tuple[int, ...]:
    """Return how long to wait before each click: irregular, so that no echo or hum keeps step."""
    random = Random(seed)
    return tuple(random.randint(_SHORTEST_US, _LONGEST_US) for _ in range(count))
