"""Whether a test that plays in real time had it: how long anything of it waited for a core.

    with Watch() as watch:
        play()
    watch.waited            # "" if there was time; else what was missing, in a few words

A machine that is busy with something else keeps programs waiting, and what was measured meanwhile
says nothing about them. The kernel counts how long each thread was ready and had no core; where it
does not tell, a thread that wakes up late shows it.
"""

import os
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Self

UNMEASURED = "not measured on this machine"
LOOK_S = 0.1
LIMIT_US = 50_000
"""Whoever waits longer than this, of a tenth of a second, had no time. The ring of a board holds
64 edges, and a bad wire makes one a millisecond."""


class Watch:
    """Looks ten times a second how long the threads of a test, and of its programs, waited."""

    def __init__(self, limit_us: int = LIMIT_US) -> None:
        self._limit_us = limit_us
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look_on, daemon=True, name="watch")
        self._before: dict[Path, int] = {}
        self.longest_us = 0

    def __enter__(self) -> Self:
        self.begin()
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()
        self._thread.join()
        self.look()

    def begin(self) -> None:
        """Look for the first time: what they waited before is no part of this."""
        self.look()
        self.longest_us = 0

    @property
    def waited(self) -> str:
        """What was missing, in a few words; empty if there was time enough."""
        if self.longest_us <= self._limit_us:
            return ""
        return f"a program waited {self.longest_us // 1_000} ms for a core"

    def _look_on(self) -> None:
        due = time.monotonic() + LOOK_S
        while not self._over.wait(max(0.0, due - time.monotonic())):
            self._note(round((time.monotonic() - due) * 1e6))
            self.look()
            due = time.monotonic() + LOOK_S

    def _note(self, waited_us: int) -> None:
        self.longest_us = max(self.longest_us, waited_us)

    def look(self) -> None:
        """Note how long each thread has waited since the last look, or since it began."""
        now = {task: _waited_us(task) for pid in family() for task in _tasks(pid)}
        for task, waited_us in now.items():
            self._note(waited_us - self._before.get(task, 0))
        self._before = now


def family() -> list[int]:
    """Give this process and all that it has started, and they in turn, as far as /proc tells."""
    parents = {
        pid: parent for path in Path("/proc").glob("[0-9]*/stat") for pid, parent in _of(path)
    }
    found = [os.getpid()]
    for pid in found:
        found += [child for child, parent in parents.items() if parent == pid]
    return found


def _of(stat: Path) -> list[tuple[int, int]]:
    """Give a process and its parent; nothing if it is gone."""
    try:
        after_its_name = stat.read_text().rpartition(")")[2].split()
    except (OSError, UnicodeDecodeError):
        return []
    return [(int(stat.parts[-2]), int(after_its_name[1]))]


def _tasks(pid: int) -> list[Path]:
    try:
        return [*Path(f"/proc/{pid}/task").iterdir()]
    except OSError:
        return []


def _waited_us(task: Path) -> int:
    """Give how long a thread has been ready and without a core, all its life."""
    try:
        return int((task / "schedstat").read_text().split()[1]) // 1_000
    except (OSError, IndexError, ValueError):
        return 0
