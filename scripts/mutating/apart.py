"""Does something in a child of this process: neither a mistake nor a hang gets out of it."""

import os
import resource
import signal
from collections.abc import Callable
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import NoReturn, TypeVar

_MEMORY = 4 << 30
"""What a child may have: a mistake that never stops growing is to fail, not the machine."""

_T = TypeVar("_T")


class NothingHeardError(Exception):
    """The child died, or took too long."""


def apart(work: Callable[[], _T], seconds: float) -> _T:
    """Return what some work returns that a child does, or raise NothingHeardError."""
    here, there = Pipe(duplex=False)
    child = os.fork()
    if child == 0:
        _do(work, there)
    there.close()
    try:
        if not here.poll(seconds):
            raise NothingHeardError
        heard: _T = here.recv()
        return heard
    except EOFError:
        raise NothingHeardError from None
    finally:
        here.close()
        _end(child)


def _do(work: Callable[[], object], there: Connection) -> NoReturn:
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        there.send(work())
    finally:
        os._exit(0)


def _end(child: int) -> None:
    """End it with all that it started."""
    try:
        os.killpg(child, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
