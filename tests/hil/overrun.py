"""Evidence lost on purpose: more edges than the kernel keeps, while whoever reads them is stopped.

The table runs in a process of its own, so that it can be stopped as a machine that hangs is; the
kernel's buffer holds 1,024 edges for it.
"""

import json
import os
import signal
import subprocess
import sys
import time
from typing import Any

from companion.app.build import build_table
from hw.clock import now_us
from hw.signals import Report, Signal
from tests.hil.wired_rig import reference_profile
from tests.rigs.fingers import Fingers, Touching

LINE = 4
PRESSES = 1_500
"""Far more than fit: a busy kernel makes one event of two edges that come in quick succession."""
GAP_US = 600
CALM_US = 60_000


def overrun() -> dict[str, Any]:
    """Stop the table, press 1,500 times, let it go on, and give all that it then reports."""
    with Fingers() as fingers:
        table = subprocess.Popen(
            [sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert table.stdin is not None
        assert table.stdout is not None
        table.stdout.readline()
        _press(fingers, 1)
        time.sleep(0.3)
        os.kill(table.pid, signal.SIGSTOP)
        _press(fingers, PRESSES, GAP_US)
        os.kill(table.pid, signal.SIGCONT)
        time.sleep(2)
        _press(fingers, 1)
        time.sleep(0.5)
        found, _ = table.communicate(b"\n")
    result: dict[str, Any] = json.loads(found)
    return result


def _press(fingers: Fingers, times: int, gap_us: int = CALM_US) -> None:
    start = now_us() + 50_000
    fingers.plan(Touching(start + n * gap_us, "line", LINE, n % 2 == 0) for n in range(2 * times))
    fingers.done()


def main() -> None:
    reports: list[Report] = []
    with build_table(reference_profile(), deliver=reports.append).table:
        print("ready", flush=True)
        sys.stdin.readline()
    print(json.dumps([_fields(report) for report in reports]))


def _fields(report: Report) -> dict[str, Any]:
    if isinstance(report, Signal):
        return {"seat": report.seat, "input": report.input, "on": report.on}
    return {"seat": report.seat, "fault": report.reason, "detail": report.detail}


if __name__ == "__main__":
    main()
