"""Whether a test that plays in real time had it: how long others kept anything of it off a core.

    with Watch() as watch:
        play()
    watch.waited            # "" if there was time; else what was missing, in a few words

A machine that is busy with something else keeps programs waiting, and what was measured meanwhile
says nothing about them. The kernel counts how long each thread was ready and had no core, and what
every process used. Who waits although nobody else uses the machine stands in their own way: that
is no excuse. Nothing here asks how the test went.
"""

import os
import threading
import time
from collections.abc import Iterable
from types import TracebackType
from typing import Self

UNMEASURED = "not measured on this machine"
LOOK_S = 0.1
LIMIT_US = 25_000
"""Whoever is kept waiting longer than this, of a tenth of a second, had no time: hands that are
planned 40 ms ahead come too late if that happens twice."""
PATIENT_SHARE = 0.25
"""Who waits for a whole minute until something is to be seen has no excuse unless others took this
share of it: a fault that comes every time is not to be called a busy machine."""
PROC = "/proc"
TICK_US = 1_000_000 // os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 10_000
_BESIDE: set[int] = set()


def beside(pid: int) -> None:
    """Say of a process that it runs beside the tests: what it uses, and waits for, is its own."""
    _BESIDE.add(pid)


class Watch:
    """Looks ten times a second how long others kept the threads of a program off the cores.

    The program is this process, or another, with all that it has started. One that is patient had
    time unless others took much of all there was, however long they took it at once.
    """

    def __init__(
        self, limit_us: int = LIMIT_US, pid: int | None = None, *, patient: bool = False
    ) -> None:
        self._limit_us, self._pid, self._patient = limit_us, pid or os.getpid(), patient
        self._began = time.monotonic()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look_on, daemon=True, name="watch")
        self._before: dict[str, int] = {}
        self._others_us = 0
        self.longest_us = self.kept_us = 0
        self.times = 0
        """How often it was kept waiting for longer than the limit."""

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
        self.longest_us = self.kept_us = self.times = 0
        self._began = time.monotonic()

    @property
    def waited(self) -> str:
        """What was missing, in a few words; empty if there was time enough."""
        if self._patient:
            return self._lost_share()
        if self.longest_us <= self._limit_us:
            return ""
        return f"others kept it off a core for {self.longest_us // 1_000} ms"

    def _lost_share(self) -> str:
        lasted_us = (time.monotonic() - self._began) * 1e6
        if self.kept_us <= PATIENT_SHARE * lasted_us:
            return ""
        return f"others kept it off a core for {self.kept_us / lasted_us:.0%} of its time"

    def _look_on(self) -> None:
        due = time.monotonic() + LOOK_S
        while not self._over.wait(max(0.0, due - time.monotonic())):
            self.look(late_us=round((time.monotonic() - due) * 1e6))
            due = time.monotonic() + LOOK_S

    def look(self, late_us: int = 0) -> None:
        """Note how long a thread has waited since the last look, as far as others are to blame."""
        pids = family(self._pid)
        now = {task: _waited_us(task) for pid in pids for task in _tasks(pid)}
        waits = [waited_us - self._before.get(task, 0) for task, waited_us in now.items()]
        others_us = _used_us() - sum(map(_used_by_us, pids))
        by_others_us = others_us - self._others_us if _tells() else late_us
        self._before, self._others_us = now, others_us
        self._note(min(max(late_us, *waits, 0), by_others_us))

    def _note(self, kept_us: int) -> None:
        self.longest_us = max(self.longest_us, kept_us)
        self.kept_us += kept_us
        self.times += kept_us > self._limit_us


def family(pid: int) -> list[int]:
    """Give a process and all that it has started, and they in turn, but what runs beside it."""
    found = [pid]
    for each in found:
        found += [child for child in _children(each) if child not in _BESIDE]
    return found


def _tells() -> bool:
    """Whether this system counts what its processes use."""
    return os.path.exists(f"{PROC}/stat")


def _children(pid: int) -> Iterable[int]:
    return (int(child) for task in _tasks(pid) for child in _read(f"{task}/children").split())


def _tasks(pid: int) -> list[str]:
    folder = f"{PROC}/{pid}/task"
    try:
        return [f"{folder}/{task}" for task in os.listdir(folder)]
    except OSError:
        return []


def _waited_us(task: str) -> int:
    """Give how long a thread has been ready and without a core, all its life."""
    return int((_read(f"{task}/schedstat").split() or (0, 0))[1]) // 1_000


def _used_us() -> int:
    """Give what the cores have done since the machine runs, and what its host kept from it."""
    fields = _read(f"{PROC}/stat").partition(b"\n")[0].split()[1:]
    user, nice, system, _, _, irq, soft, steal = map(int, (*fields, *[b"0"] * 8)[:8])
    return (user + nice + system + irq + soft + steal) * TICK_US


def _used_by_us(pid: int) -> int:
    """Give what a process has used, and those of its children that are gone."""
    after_its_name = _read(f"{PROC}/{pid}/stat").rpartition(b")")[2].split()
    return sum(map(int, after_its_name[11:15])) * TICK_US


def _read(file: str) -> bytes:
    """Give what the kernel says there; nothing of what is gone.

    A browser has two hundred threads, and ten times a second each is asked: without the detour of
    a Path and a decoder that takes a third of the time.
    """
    try:
        handle = os.open(file, os.O_RDONLY)
    except OSError:
        return b""
    try:
        return os.read(handle, 65_536)
    except OSError:
        return b""
    finally:
        os.close(handle)
