"""What a window sleeps on: a key or a finger, a call from another thread, the time.

pygame's own wait looks a thousand times a second whether something has come. On a desktop SDL can
truly sleep, and its wait is called past pygame's, which reads the events afterwards as ever.
Without a desktop SDL cannot: there the files are watched that it reads keys and fingers from. Where
neither can be, pygame's wait is left. See docs/decisions/0065.

SDL 2 stamps an event when it fetches it, so its stamps know no more than whoever is woken by it.
"""

from __future__ import annotations

import ctypes
import os
import selectors
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Protocol

import pygame

CALLED = pygame.event.custom_type()
"""The event by which another thread ends SDL's wait."""
_DESKTOPS = ("x11", "wayland", "windows", "cocoa")
"""The drivers of SDL that sleep until something comes."""
_SLEEPS = (2, 0, 18)
"""The first SDL that does so on all of them, and is woken by another thread."""
_BARE = ("kmsdrm", "dummy", "evdev", "offscreen")
"""The drivers that read keys and fingers from files, or have none."""
_INPUT = "/dev/input/event"
_INPUTS = Path("/dev/input")
_FOUND_AGAIN_S = 1.0
"""How often it is looked which files those are, once something was plugged in or out: SDL opens and
closes its files a moment later."""
_UNCHANGED_S = 10.0
"""How often, while nothing is."""
_IN_VAIN_S = 0.004
"""How long a file is left alone that was ready and brought nothing: a mouse that only moves, or a
device that somebody else reads."""
_POLLED_MS = 33

SdlWait = Callable[[None, int], int]


class Slumber(Protocol):
    """What ends sooner than its time if something comes."""

    def wait(self, ms: int) -> None:
        """Sleep for so long, or until something is struck or touched, or somebody calls."""

    def wake(self) -> None:
        """End the sleep, from any thread; never waits."""

    def close(self) -> None:
        """Let go, before the window is closed."""


def slumber() -> Slumber:
    """Return what the window that is open sleeps on best."""
    driver = pygame.display.get_driver().lower()
    if driver in _DESKTOPS and (wait := _sdl_wait()) is not None:
        return SdlSlumber(wait)
    if driver in _BARE and sys.platform == "linux":
        return FileSlumber()
    return PolledSlumber()


def _sdl_wait() -> SdlWait | None:
    """Return SDL's own wait, of the very library that pygame uses; None: it is not to be had."""
    if pygame.get_sdl_version() < _SLEEPS:
        return None
    beside = Path(pygame.__file__).parent / "SDL2.dll"
    try:
        # What pygame's module is linked with is found through it, whatever its file is called.
        library = ctypes.CDLL(str(beside if sys.platform == "win32" else pygame.base.__file__))
        wait = library.SDL_WaitEventTimeout
    except (OSError, AttributeError):
        return None
    wait.argtypes, wait.restype = (ctypes.c_void_p, ctypes.c_int), ctypes.c_int
    return wait


class SdlSlumber:
    """Sleeps as SDL does on a desktop; what has come stays in its queue."""

    def __init__(self, wait: SdlWait) -> None:
        self._wait, self._lock, self._open = wait, Lock(), True

    def wait(self, ms: int) -> None:
        """Sleep until there is an event."""
        self._wait(None, ms)

    def wake(self) -> None:
        """Put an event there."""
        with self._lock:
            if self._open:
                with suppress(pygame.error):  # so much waits there that nobody sleeps
                    pygame.event.post(pygame.event.Event(CALLED))

    def close(self) -> None:
        """Put none there any more: SDL must not be asked while it ends."""
        with self._lock:
            self._open = False


class FileSlumber:
    """Sleeps until one of the files can be read that SDL reads, or a byte comes from a thread."""

    def __init__(self) -> None:
        self._inner, self._outer = socket.socketpair()
        self._inner.setblocking(False)
        self._outer.setblocking(False)
        self._watched, self._at = selectors.DefaultSelector(), 0.0
        self._plugged, self._settled = 0, 0.0

    def wait(self, ms: int) -> None:
        """Sleep until SDL has something to read, and made an event of it."""
        end = time.monotonic() + ms / 1000
        while (left := end - time.monotonic()) > 0:
            self._find()
            ready = {key.fd for key, _ in self._watched.select(left)}
            if self._inner.fileno() in ready:
                self._drain()
                return
            if ready and pygame.event.peek():
                return
            if ready:
                time.sleep(min(left, _IN_VAIN_S))

    def wake(self) -> None:
        """Send a byte; one that finds no room is not missed."""
        with suppress(OSError):
            self._outer.send(b"w")

    def close(self) -> None:
        """Give the files back."""
        self._watched.close()
        self._inner.close()
        self._outer.close()

    def _find(self) -> None:
        """Watch what is there now, all anew: a number may mean another file by now."""
        now, plugged = time.monotonic(), _plugged()
        if plugged != self._plugged:
            self._plugged, self._at, self._settled = plugged, now, now + _UNCHANGED_S
        if now < self._at:
            return
        self._at = now + (_FOUND_AGAIN_S if now < self._settled else _UNCHANGED_S)
        self._watched.close()
        self._watched = selectors.DefaultSelector()
        for fd in (self._inner.fileno(), *input_files()):
            with suppress(OSError):  # closed meanwhile
                self._watched.register(fd, selectors.EVENT_READ)

    def _drain(self) -> None:
        with suppress(BlockingIOError):
            while self._inner.recv(64):
                pass


def _plugged() -> int:
    """Return when a device was last plugged in or out, as far as the system tells."""
    try:
        return _INPUTS.stat().st_mtime_ns
    except OSError:
        return 0


def input_files(opened: Path = Path("/proc/self/fd")) -> frozenset[int]:
    """Return the files of this process that keys and fingers come from."""
    found = set[int]()
    with suppress(OSError):
        for name in os.listdir(opened):
            with suppress(OSError):  # closed meanwhile
                if os.readlink(opened / name).startswith(_INPUT):
                    found.add(int(name))
    return frozenset(found)


class PolledSlumber:
    """Looks again and again, as pygame does: never late, and never quite asleep."""

    def __init__(self) -> None:
        self._called = False

    def wait(self, ms: int) -> None:
        """Look until something is there, at most for a frame."""
        end = pygame.time.get_ticks() + min(ms, _POLLED_MS)
        while not self._called and pygame.time.get_ticks() < end and not pygame.event.peek():
            pygame.time.wait(1)
        self._called = False

    def wake(self) -> None:
        """Have the next look be the last."""
        self._called = True

    def close(self) -> None:
        """Hold nothing."""
