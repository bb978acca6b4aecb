"""Are marks true, and how soon do they pass a press? On a real kernel, at rest and busy.

    scripts/vpi run -- python -m benchmarks.marks [--rounds 200]

Eight seats press, all within 30 ms, some of them with a contact that bounces or taps, and hands lie
on pads. Meanwhile libgpiod's driver and the touch chips' are asked how far they are, as the judging
loop asks them. Printed is how many signals came after a mark had passed them, which must be none;
how long after its stamp a signal had been passed, so that it could be judged; and how many came
later than the 50 ms that would have been waited without marks.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from statistics import median, quantiles

from companion.core.live.loop import SOON_US, SOONEST_US
from hw.clock import now_us
from hw.config import Electrode, GpiodConfig, Line, Mpr121Config, TouchChip
from hw.drivers.gpiod_driver import GpiodSource
from hw.drivers.mpr121 import Mpr121Source
from hw.signals import Report, Signal
from hw.table import Table
from tests.rigs.fingers import BUS, CHIPS, Fingers, Touching, pad

BOUND_US = 50_000
"""What is waited without marks, at a table as it is shipped."""
LEAST_US = 200
"""A race of buttons is decided so long after a press: the doubt of both."""
LINES = range(2, 10)
BURN = "while True: pass"


class Judge:
    """Asks as the judging loop does, and keeps what it would have decided too soon."""

    def __init__(self) -> None:
        self._waiting: list[int] = []
        self._mark = 0
        self._lock = threading.Lock()
        self.signals = self.broken = self.beyond = 0
        self.passed: list[int] = []

    def deliver(self, report: Report) -> None:
        """Take a report; one before the mark would have been refused."""
        now = now_us()
        with self._lock:
            if isinstance(report, Signal):
                self.signals += 1
                late = now - report.t > BOUND_US
                self.beyond += late
                self.broken += not late and report.t < self._mark
                self._waiting.append(report.t)

    def ask(self, table: Table) -> float:
        """Ask once; return how long to wait before it is asked again, in seconds."""
        with self._lock:
            wanted = min(self._waiting, default=None)
        if wanted is None:
            return SOON_US / 1e6
        marks = [mark for _, mark in table.marks(wanted + LEAST_US)]
        low = min((mark if mark is not None else 0) for mark in marks)
        with self._lock:
            self._mark = max(self._mark, low, now_us() - BOUND_US)
            now = now_us()
            done = [t for t in self._waiting if t + LEAST_US < self._mark]
            self.passed += [now - t for t in done]
            self._waiting = [t for t in self._waiting if t not in done]
        return min(max(SOONEST_US, wanted + LEAST_US + 1 - low), SOON_US) / 1e6


def moves(random: Random, t: int) -> Iterator[Touching]:
    """All eight press within 30 ms; some bounce, some tap; hands lie on four pads."""
    for seat, line in enumerate(LINES):
        at = t + random.randint(0, 30_000)
        yield Touching(at, "line", line, True)
        for n in range(random.choice((0, 0, 2, 4))):
            yield Touching(at + 300 * (n + 1), "line", line, n % 2 == 1)
        yield Touching(at + random.choice((5_000, 60_000, 90_000)), "line", line, False)
        if seat < 4:
            yield Touching(at, "pad", pad(CHIPS[0], seat), True)
            yield Touching(at + 80_000, "pad", pad(CHIPS[0], seat), False)


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Keep processors busy meanwhile."""
    burning = [subprocess.Popen([sys.executable, "-c", BURN]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in burning:
            process.kill()
            process.wait()


def measured(rounds: int, processes: int) -> Judge:
    """Play so many rounds."""
    lines = tuple(Line(line, seat, "white") for seat, line in enumerate(LINES, 1))
    pads = tuple(Electrode(n, n + 1, "pile") for n in range(4))
    judge, random, over = Judge(), Random(rounds), threading.Event()
    sources = (
        GpiodSource(GpiodConfig("/dev/gpiochip0", lines)),
        Mpr121Source(Mpr121Config(BUS, (TouchChip(CHIPS[0], pads),))),
    )

    def asking(table: Table) -> None:
        while not over.is_set():
            time.sleep(judge.ask(table))

    with ExitStack() as stack:
        fingers = stack.enter_context(Fingers())
        table = stack.enter_context(Table(sources, deliver=judge.deliver))
        stack.enter_context(busy(processes))
        asker = threading.Thread(target=asking, args=(table,))
        asker.start()
        stack.callback(asker.join)
        stack.callback(over.set)
        for _ in range(rounds):
            fingers.plan(sorted(moves(random, now_us() + 50_000)))
            fingers.done()
        time.sleep(1)
    return judge


def told(name: str, judge: Judge) -> str:
    """One row."""
    ms = [t / 1000 for t in judge.passed]
    return (
        f"{name:<10} {judge.signals:>8} {judge.broken:>8} {judge.beyond:>8} "
        f"{median(ms):>8.2f} {quantiles(ms, n=100)[98]:>8.2f} {max(ms):>8.2f}"
    )


def main(args: Sequence[str] | None = None) -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(prog="benchmarks.marks")
    asked.add_argument("--rounds", type=int, default=200)
    wish = asked.parse_args(args)
    print(
        f"{'':<10} {'signals':>8} {'broken':>8} {'>50 ms':>8} {'median':>8} {'99 %':>8} {'most':>8}"
    )
    for name, processes in (("at rest", 0), ("busy", 3)):
        print(told(name, measured(wish.rounds, processes)), flush=True)


if __name__ == "__main__":
    main()
