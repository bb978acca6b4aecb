"""Waiting for devices, for a time, or to be woken: so that no thread ever polls for its own end.

Where devices are files, as on Linux and macOS, one wait can be for all of them. Windows can wait
like that for sockets only, and has no files to offer here; a browser has no sockets either. What
is simulated needs none.
"""

import selectors
import socket
import sys
import threading
from typing import Protocol

from companion.language import say
from hw.clock import s_from_us
from hw.errors import ConfigurationError


class Waker(Protocol):
    """What a driver's thread sleeps on."""

    def watch(self, fd: int) -> None:
        """Wake up when this file can be read."""

    def forget(self, fd: int) -> None:
        """Undo `watch`, before the file is closed."""

    def wait(self, wait_us: int | None) -> set[int]:
        """Sleep until woken, a watched file is ready, or the time is over; say which are ready."""

    def wake(self) -> None:
        """End a wait, from any thread."""

    def close(self) -> None:
        """Give back what it holds."""


class FileWaker:
    """Waits for files, and for a byte through a pair of sockets."""

    def __init__(self) -> None:
        self._inner, self._outer = socket.socketpair()
        self._inner.setblocking(False)
        self._outer.setblocking(False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._inner, selectors.EVENT_READ)

    def watch(self, fd: int) -> None:
        """Wake up when this file can be read."""
        self._selector.register(fd, selectors.EVENT_READ)

    def forget(self, fd: int) -> None:
        """Undo `watch`, before the file is closed."""
        self._selector.unregister(fd)

    def wait(self, wait_us: int | None) -> set[int]:
        """Sleep until woken, a watched file is ready, or the time is over; say which are ready."""
        timeout_s = None if wait_us is None else s_from_us(max(0, wait_us))
        ready = {key.fd for key, _ in self._selector.select(timeout_s)}
        if self._inner.fileno() in ready:
            ready.discard(self._inner.fileno())
            self._drain()
        return ready

    def wake(self) -> None:
        """End a wait, from any thread."""
        try:
            self._outer.send(b"w")
        except BlockingIOError:
            return

    def close(self) -> None:
        """Give the files back."""
        self._selector.close()
        self._inner.close()
        self._outer.close()

    def _drain(self) -> None:
        try:
            while self._inner.recv(64):
                pass
        except BlockingIOError:
            return


class EventWaker:
    """Waits for a time, or to be woken; there are no files to wait for."""

    def __init__(self) -> None:
        self._woken = threading.Event()

    def watch(self, fd: int) -> None:
        """Refuse: this system cannot wait for a device like that."""
        raise ConfigurationError(say("hardware-system-cannot-wait-wired-device"))

    def forget(self, fd: int) -> None:
        """Do nothing: nothing is watched."""

    def wait(self, wait_us: int | None) -> set[int]:
        """Sleep until woken, or the time is over."""
        self._woken.wait(None if wait_us is None else s_from_us(max(0, wait_us)))
        self._woken.clear()
        return set()

    def wake(self) -> None:
        """End a wait, from any thread."""
        self._woken.set()

    def close(self) -> None:
        """Hold nothing."""


def new_waker() -> Waker:
    """Return what this system's drivers sleep on."""
    return EventWaker() if sys.platform in ("win32", "emscripten") else FileWaker()
