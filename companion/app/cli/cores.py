"""Big work on every core that this program may use, and small work at once.

Starting helpers costs something, and a system that cannot copy a running program would start it
anew for each: there, and where there is little to do, everything is done one by one.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from typing import TypeVar

from companion.keep.history.refreshing import Spread, one_by_one

T = TypeVar("T")
R = TypeVar("R")

BIG = 4_000_000
"""So many bytes to read are worth helpers."""
MOST = 4
"""More of them wait for the card, and each takes memory."""
TOGETHER = 8
"""So many things a helper is handed at a time: handing over takes half as long as a small match."""


def cores() -> int:
    """Tell how many cores this program may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return 1


@contextmanager
def spread_over_cores(size: int) -> Iterator[Spread | None]:
    """Give what does many things at a time, where so many bytes are worth it; None: they are not.

    To be begun while this program has nothing open that a copy of it must not have.
    """
    helpers = min(MOST, cores())
    if size < BIG or helpers < 2:
        yield None
        return
    context = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(helpers, context, initializer=_begin) as pool:
        try:
            with suppress(BrokenProcessPool):
                # All helpers are started by the first thing that is asked of one.
                pool.submit(os.getpid).result()
            yield _Helped(pool)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """Let only the program that was started answer Ctrl-C; and waste no time on tidying up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()
    gc.disable()


class _Helped:
    """Spreads work over helpers; does itself what helpers that died have left."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self._pool = pool

    def __call__(self, work: Callable[[T], R], items: Sequence[T], /) -> Iterator[R]:
        done = 0
        try:
            for result in self._pool.map(work, items, chunksize=TOGETHER):
                yield result
                done += 1
        except BrokenProcessPool:
            yield from one_by_one(work, items[done:])
