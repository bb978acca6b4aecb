"""The table clock, and every conversion of time in `hw`.

One clock for the whole table: CLOCK_MONOTONIC, which is `time.monotonic_ns` on Linux and which
the kernel's GPIO stamps and PortAudio also use, in integer microseconds (`t_us`). Other units
carry their own suffix (`host_ns`, `wait_s`) and are converted here and nowhere else.
"""

import time
from collections.abc import Callable

Clock = Callable[[], int]
"""Reads a clock in microseconds; tests pass one of their own and set it as they like."""


def now_us() -> int:
    """Read the table clock."""
    return us_from_ns(time.monotonic_ns())


def us_from_ns(host_ns: int) -> int:
    """Convert a kernel stamp's nanoseconds; the lost part is far below any uncertainty."""
    return host_ns // 1_000


def us_from_s(host_s: float) -> int:
    """Convert float seconds, of which libraries speak, as in gpiozero's ticks."""
    return round(host_s * 1_000_000)


def us_from_ms(host_ms: int) -> int:
    """Convert milliseconds, in which data sheets give sampling intervals."""
    return host_ms * 1_000


def s_from_us(wait_us: int) -> float:
    """Convert to seconds, for the waits of the standard library."""
    return wait_us / 1_000_000


def between(earliest_us: int, latest_us: int) -> tuple[int, int]:
    """Return an interval as instant and uncertainty, never narrower than it was."""
    t_us = (earliest_us + latest_us) // 2
    return t_us, latest_us - t_us
