"""What every side-by-side measurement shares: turns, the best of them, and the load meanwhile.

Ways are measured in turns, so that whatever else the machine does troubles all of them; the best of
each is compared, as others can only make it worse.
"""

import os
import time
from collections.abc import Callable, Mapping

Way = Callable[[], float]
"""Measures once; less is better."""


def cpu_s(work: Callable[[], object]) -> float:
    """Measure one run in seconds of this process's own time."""
    start = time.process_time()
    work()
    return time.process_time() - start


def in_turns(ways: Mapping[str, Way], repeats: int) -> dict[str, list[float]]:
    """Measure every way, then every way again, and so on."""
    found: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(repeats):
        for name, way in ways.items():
            found[name].append(way())
    return found


def best(ways: Mapping[str, Way], repeats: int) -> dict[str, float]:
    """Return the best of each way, measured in turns."""
    return {name: min(times) for name, times in in_turns(ways, repeats).items()}


class Load:
    """How much else there was to do, from here on."""

    def __init__(self) -> None:
        self._began = os.getloadavg()[0]

    def said(self, repeats: int) -> str:
        """Say it, with how often everything was measured."""
        now = os.getloadavg()[0]
        return (
            f"load {self._began:.1f} to {now:.1f} on {os.cpu_count()} cores, "
            f"best of {repeats} in turns"
        )
