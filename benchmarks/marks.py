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
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from statistics import median, quantiles

from benchmarks.tools.asking import Asking, Marks
from hw.clock import now_us
from hw.config import Electrode, GpiodConfig, Line, Mpr121Config, TouchChip
from hw.drivers.gpiod_driver import GpiodSource
from hw.drivers.mpr121 import Mpr121Source
from hw.signals import Report, Signal
from hw.table import Table
from tests.rigs.fingers import BUS, CHIPS, Fingers, Touching, pad

BOUND_US = 50_000
"""What is waited without marks, at a table as it is shipped."""
LINES = range(2, 10)
BURN = "while True: pass"


class Judge:
    """Asks as the judging loop does, and counts what it would have decided too soon."""

    def __init__(self) -> None:
        self.asking = Asking(BOUND_US)
        self.signals = self.broken = self.beyond = 0

    def deliver(self, report: Report) -> None:
        """Take a report; one before the mark would have been refused."""
        if isinstance(report, Signal):
            self.signals += 1
            late = now_us() - report.t > BOUND_US
            self.beyond += late
            self.broken += not self.asking.accepts(report.t) and not late


def lowest(table: Table) -> Marks:
    """Return how all sources of a table are asked together."""

    def marks(wanted_us: int) -> int | None:
        found = [mark for _, mark in table.marks(wanted_us)]
        return min((mark if mark is not None else 0) for mark in found)

    return marks


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
    judge, random = Judge(), Random(rounds)
    sources = (
        GpiodSource(GpiodConfig("/dev/gpiochip0", lines)),
        Mpr121Source(Mpr121Config(BUS, (TouchChip(CHIPS[0], pads),))),
    )

    with ExitStack() as stack:
        fingers = stack.enter_context(Fingers())
        table = stack.enter_context(Table(sources, deliver=judge.deliver))
        stack.enter_context(busy(processes))
        stack.enter_context(judge.asking.going_on(lowest(table)))
        for _ in range(rounds):
            fingers.plan(sorted(moves(random, now_us() + 50_000)))
            fingers.done()
        time.sleep(1)
    return judge


def told(name: str, judge: Judge) -> str:
    """One row."""
    ms = [t / 1000 for t in judge.asking.passed]
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
