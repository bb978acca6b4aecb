"""Evidence lost on purpose: more edges than the kernel keeps, while whoever reads them is stopped.

The table runs in a process of its own, so that it can be stopped as a machine that hangs is; a
fork, as an emulated machine takes long to load a program. The kernel's buffer holds 1,024 edges
for it.
"""

import os
import signal
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from companion.app.table.build import build_table
from hw.clock import now_us
from hw.signals import Fault, Place, Report, Signal
from tests.hil.wired_rig import fingers_of, reference_profile
from tests.rigs.fingers import Fingers, Touching

SEAT_1 = Place(1, "white")
ROUNDS = 126
"""With 24 lines three times as many edges as fit. A busy kernel makes one event of two edges of a
line that come in quick succession; in turn, every line has the time of a whole round."""
GAP_US = 600
CALM_US = 60_000
QUIET_S = 1.5


def overrun() -> list[dict[str, Any]]:
    """Stop the table, press all buttons in turn, let it go on, and give all that it reports."""
    where = fingers_of(reference_profile())
    lines = [which for device, which in where.values() if device == "line"]
    fork = get_context("fork")
    ours, theirs = fork.Pipe()
    with Fingers() as fingers:
        table = fork.Process(target=_table, args=(theirs,))
        table.start()
        ours.recv()
        _toggle(fingers, [where[SEAT_1][1]], 2, CALM_US)
        time.sleep(0.3)
        assert table.pid is not None
        os.kill(table.pid, signal.SIGSTOP)
        _toggle(fingers, lines, ROUNDS, GAP_US)
        os.kill(table.pid, signal.SIGCONT)
        time.sleep(2)
        _toggle(fingers, [where[SEAT_1][1]], 2, CALM_US)
        time.sleep(0.5)
        ours.send("enough")
        found: list[dict[str, Any]] = ours.recv()
        table.join()
    return found


def _toggle(fingers: Fingers, lines: list[int], rounds: int, gap_us: int) -> None:
    start, turns = now_us() + 50_000, enumerate(lines * rounds)
    fingers.plan(
        Touching(start + n * gap_us, "line", line, n // len(lines) % 2 == 0) for n, line in turns
    )
    fingers.done()


def _table(others: Connection) -> None:
    reports: list[Report] = []
    with build_table(reference_profile(), deliver=reports.append).table:
        others.send("ready")
        others.recv()
        _await_quiet(reports)
    others.send([_fields(report) for report in reports])


def _await_quiet(reports: list[Report]) -> None:
    """A busy machine takes its time with a thousand edges."""
    told = -1
    while told != len(reports):
        told = len(reports)
        time.sleep(QUIET_S)


def _fields(report: Report) -> dict[str, Any]:
    if isinstance(report, Signal):
        return {"seat": report.seat, "input": report.input, "on": report.on}
    assert isinstance(report, Fault)
    return {"seat": report.seat, "fault": report.reason, "detail": report.detail}
