"""The table clock, and every conversion of time in `hw`.

One clock for the whole table: `time.monotonic_ns`, in integer microseconds (`t_us`). On Linux that
is CLOCK_MONOTONIC, which the kernel's GPIO stamps and PortAudio also use; on macOS it is the one
that PortAudio uses there. On Windows that clock ticks 64 times a second only, so there it is the
performance counter, which is PortAudio's, too. Other units carry their own suffix (`host_ns`,
`wait_s`) and are converted here and nowhere else.
"""

import sys
import time
from collections.abc import Callable

Clock = Callable[[], int]
"""Reads a clock in microseconds; tests pass one of their own and set it as they like."""


_read_ns: Callable[[], int] = time.perf_counter_ns if sys.platform == "win32" else time.monotonic_ns


def now_us() -> int:
    """Read the table clock."""
    return us_from_ns(_read_ns())


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
