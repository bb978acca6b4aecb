"""Does something in a child of this process: neither a mistake nor a hang gets out of it."""

import ctypes
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Sequence
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any, NoReturn, TypeVar

_MEMORY = 4 << 30
"""What a child may have: a mistake that never stops growing is to fail, not the machine."""
_PR_SET_PDEATHSIG = 1

_T = TypeVar("_T")


class NothingHeardError(Exception):
    """The child died, or took too long."""


def apart(work: Callable[[], _T], seconds: float) -> _T:
    """Return what some work returns that a child does, or raise NothingHeardError."""
    return together([work], seconds)[0]


def together(works: Sequence[Callable[[], _T]], seconds: float) -> list[_T]:
    """Return what several works return, each done by a child of its own, at the same time."""
    children = [_child(work) for work in works]
    ends = time.monotonic() + seconds
    try:
        return [_heard(here, ends - time.monotonic()) for _, here in children]
    finally:
        for child, here in children:
            here.close()
            _end(child)


def _child(work: Callable[[], object]) -> tuple[int, Connection]:
    here, there = Pipe(duplex=False)
    child = os.fork()
    if child == 0:
        _do(work, there)
    there.close()
    return child, here


def _heard(here: Connection, seconds: float) -> Any:
    if not here.poll(max(0.0, seconds)):
        raise NothingHeardError
    try:
        return here.recv()
    except EOFError:
        raise NothingHeardError from None


def _do(work: Callable[[], object], there: Connection) -> NoReturn:
    try:
        os.setsid()
        _end_with_parent()
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        there.send(work())
    finally:
        os._exit(0)


def _end_with_parent() -> None:
    """Outlive nobody: whoever is ended takes its children along, also those that hang."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def _end(child: int) -> None:
    """End it with all that it started."""
    try:
        os.killpg(child, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
