"""Runs commands as on a laptop that is no Linux: what it has not cannot be imported or called.

    python -m tests.support.other_laptop win32 'judge x.jsonl' 'rules sorry' ...

The standard library and the wheels of others choose their own ways by platform, so they are loaded
as they are here; everything of ours is loaded afterwards, without what that system lacks.
"""

from __future__ import annotations

import asyncio
import errno
import multiprocessing
import os
import select
import shlex
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import urllib.request
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

import aiohttp.web
import argcomplete
import pygame
import segno
import sounddevice  # type: ignore[import-untyped]
import zeroconf.asyncio

LOADED = (
    aiohttp.web, argcomplete, asyncio, multiprocessing, pygame, segno, sounddevice, sqlite3,
    subprocess, tempfile, zeroconf.asyncio,
)  # fmt: skip
MODULES = {
    "win32": ("fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"),
    "darwin": ("ossaudiodev", "spwd"),
}
NAMES: dict[str, dict[ModuleType, tuple[str, ...]]] = {
    "win32": {
        os: (
            "O_CLOEXEC", "O_DIRECTORY", "O_NOFOLLOW", "O_NONBLOCK", "chown", "eventfd",
            "fchmod", "fchown", "fdatasync", "fork", "forkpty", "getegid", "geteuid", "getgid",
            "getgroups", "getuid", "mkfifo", "openpty", "pread", "pwrite", "sched_getaffinity",
            "statvfs", "sysconf", "uname",
        ),
        time: (
            "CLOCK_MONOTONIC", "CLOCK_MONOTONIC_RAW", "CLOCK_REALTIME", "clock_gettime",
            "clock_gettime_ns",
        ),
        signal: (
            "SIGALRM", "SIGHUP", "SIGPIPE", "SIGQUIT", "SIGUSR1", "SIGUSR2", "pthread_kill",
            "pthread_sigmask", "setitimer",
        ),
        socket: ("AF_UNIX", "SOCK_CLOEXEC", "SOCK_NONBLOCK"),
        select: ("epoll", "poll"),
    },
    "darwin": {
        os: ("O_DIRECT", "eventfd", "fdatasync", "sched_getaffinity"),
        time: ("CLOCK_BOOTTIME",),
        socket: ("SOCK_CLOEXEC", "SOCK_NONBLOCK"),
        select: ("epoll",),
    },
}  # fmt: skip
KEYS = {"space": " ", "right": "\xe0M", "escape": "\x1b"}
_SIOCGIFADDR = 0x8915


class Absent:
    """Finds no module that this system has not."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        if name.partition(".")[0] in self._names:
            raise ModuleNotFoundError(f"no module {name} on this system", name=name)


class Console(ModuleType):
    """`msvcrt`, with somebody who types; locks are a set of files."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.keys: list[str] = []
        self._locked: set[tuple[int, int]] = set()

    def kbhit(self) -> bool:
        return bool(self.keys)

    def getwch(self) -> str:
        return self.keys.pop(0)

    def locking(self, handle: int, mode: int, size: int) -> None:
        found = os.fstat(handle)
        if (found.st_dev, found.st_ino) in self._locked:
            raise OSError(errno.EACCES, "Permission denied")
        self._locked.add((found.st_dev, found.st_ino))


def become(platform: str) -> Console:
    """Take away what that system has not, and give what it has instead."""
    console, close_on_exec, unix = Console(), os.O_CLOEXEC, socket.AF_UNIX
    for owner, names in NAMES[platform].items():
        for name in names:
            if hasattr(owner, name):
                delattr(owner, name)
    for name in MODULES[platform]:
        sys.modules.pop(name, None)
    sys.meta_path.insert(0, Absent(MODULES[platform]))
    if platform == "win32":
        vars(os).update(O_BINARY=0, O_NOINHERIT=close_on_exec)
        vars(subprocess).update(CREATE_NO_WINDOW=0, CREATE_NEW_PROCESS_GROUP=0)
        vars(select)["select"] = _only_sockets
        vars(socket)["socketpair"] = _for_asyncio(unix)
        os.system = lambda command: 0
        sys.modules["msvcrt"] = console
    else:
        _as_darwin()
    sys.platform = platform
    return console


def _only_sockets(*_: object) -> None:
    raise OSError(10038, "an operation was attempted on something that is not a socket")


def _for_asyncio(family: socket.AddressFamily) -> Callable[..., Any]:
    """Leave pairs of sockets to asyncio, which makes its own on every system."""
    pair = socket.socketpair

    def made() -> Any:
        assert sys._getframe(1).f_globals["__name__"].startswith("asyncio"), "no socket pairs"
        return pair(family)

    return made


def _as_darwin() -> None:
    import fcntl

    call, ioctl = fcntl.fcntl, fcntl.ioctl

    def full_sync(handle: int, what: int, *rest: Any) -> Any:
        return os.fsync(handle) if what == 51 else call(handle, what, *rest)

    def other_numbers(handle: int, what: int, *rest: Any) -> Any:
        assert what != _SIOCGIFADDR, "that number means something else there"
        return ioctl(handle, what, *rest)

    vars(fcntl).update(F_FULLFSYNC=51, fcntl=full_sync, ioctl=other_numbers)


def run(words: list[str], console: Console) -> int:
    """Run one command; after a bar, the keys that are struck: `play | space q`."""
    from companion.app.cli.main import main

    if "|" in words:
        bar = words.index("|")
        words, keys = words[:bar], words[bar + 1 :]
        console.keys = [*"".join(KEYS.get(key, key) for key in keys)]
    if words[0] == "daemon":
        threading.Thread(target=_visit, daemon=True).start()
    try:
        return main(words)
    except SystemExit as left:
        return int(left.code or 0)


def _visit() -> None:
    """Ask for the dealer's page as a phone would, then press Ctrl-C."""
    for _ in range(1_200):
        time.sleep(0.05)
        try:
            with urllib.request.urlopen(os.environ["PAGE"], timeout=5) as page:
                print(f"page {page.status}, {len(page.read())} bytes", flush=True)
                break
        except OSError:
            continue
    signal.raise_signal(signal.SIGINT)


def main() -> int:
    platform, *commands = sys.argv[1:]
    console = become(platform)
    for command in commands:
        print(f"$ companion {command}", flush=True)
        try:
            status = run(shlex.split(command), console)
        except BaseException:
            traceback.print_exc(file=sys.stdout)
            return 1
        print(f"[{status}]", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
