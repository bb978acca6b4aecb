"""The signals at which a table stops in order; the seam to SIGHUP, which Windows has not."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

STOPPED_BY = [signal.SIGTERM, signal.SIGINT]
if sys.platform != "win32":
    STOPPED_BY.append(signal.SIGHUP)


def stopping_with(stop: Callable[[], None]) -> None:
    """Have this called when the program is asked to end."""

    def asked(number: int, frame: FrameType | None) -> None:
        stop()

    for number in STOPPED_BY:
        signal.signal(number, asked)


@contextmanager
def stopped_by(stop: Callable[[], None]) -> Iterator[None]:
    """Have this called when the program is asked to end, for a while; then all is as it was."""
    before = {number: signal.getsignal(number) for number in STOPPED_BY}
    stopping_with(stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
