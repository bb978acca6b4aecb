"""A real screen without glass: Xvfb, and xdotool for a hand."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import SystemRandom

import pytest

PATIENCE_S = 60
ATTEMPTS = 5
_chance = SystemRandom()


def waited(what: str, found: Callable[[], bool]) -> None:
    """Wait until something is so; a loaded machine may take its time."""
    end = time.monotonic() + PATIENCE_S
    while not found():
        assert time.monotonic() < end, f"{what}: not in {PATIENCE_S} s"
        time.sleep(0.05)


class Screen:
    """One X display."""

    def __init__(self, number: str) -> None:
        self.display = f":{number}"

    def environment(self) -> dict[str, str]:
        return {**os.environ, "DISPLAY": self.display, "SDL_VIDEODRIVER": "x11"}

    def hand(self, *words: str) -> str:
        """Let xdotool do something."""
        command = ["xdotool", *words]
        done = subprocess.run(
            command, env=self.environment(), capture_output=True, text=True, check=False,
            timeout=PATIENCE_S,
        )  # fmt: skip
        return done.stdout.strip()

    def window(self, name: str) -> str:
        """Wait for a window of that class, and give it the keyboard.

        SDL makes its window anew once it knows how it will draw: one that is gone again is none.
        """
        found: list[str] = []

        def stays() -> bool:
            before = [*found]
            found[:] = self.hand("search", "--onlyvisible", "--class", name).split()
            return bool(found) and found == before

        waited(name, stays)
        self.hand("windowfocus", "--sync", found[0])
        return found[0]

    def place(self, name: str) -> tuple[int, ...]:
        """Return where the window of that class is, and how large; nothing, while there is none."""
        found = self.hand("search", "--onlyvisible", "--class", name).split()
        told = self.hand("getwindowgeometry", "--shell", found[0]) if found else ""
        values = dict(line.split("=") for line in told.splitlines())
        names = ("X", "Y", "WIDTH", "HEIGHT")
        return tuple(int(values[name]) for name in names if name in values)

    def key(self, *keys: str) -> None:
        self.hand("key", *keys)

    def click(self, window: str, x: int, y: int) -> None:
        self.hand("mousemove", "--window", window, str(x), str(y), "click", "1")


@contextmanager
def screen(size: str = "1280x800") -> Iterator[Screen]:
    """A screen for as long as it is needed."""
    for tool in ("Xvfb", "xdotool"):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is missing: sudo apt install xvfb xdotool")
    server, number = _served(size)
    try:
        yield Screen(number)
    finally:
        server.terminate()
        server.wait(PATIENCE_S)


def _served(size: str) -> tuple[subprocess.Popen[bytes], str]:
    """Start a server under a number by lot; under another if somebody has that one.

    Left to itself it takes the lowest that is free, and the one before it, on its way out, may
    then clear away the socket of its successor. It does not begin anew when whoever looked for a
    window has gone: who comes meanwhile would be turned away.
    """
    for _ in range(ATTEMPTS):
        read, write = os.pipe()
        told = (
            "-displayfd",
            str(write),
            "-screen",
            "0",
            f"{size}x24",
            "-nolisten",
            "tcp",
            "-noreset",
        )
        command = ["Xvfb", f":{_chance.randrange(100, 50_000)}", *told]
        quiet = subprocess.DEVNULL
        server = subprocess.Popen(command, pass_fds=[write], stdout=quiet, stderr=quiet)
        os.close(write)
        with os.fdopen(read) as answer:
            if number := answer.readline().strip():
                return server, number
        server.wait(PATIENCE_S)
    raise AssertionError("Xvfb did not start")
