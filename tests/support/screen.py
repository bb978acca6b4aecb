"""A real screen without glass: Xvfb, and xdotool for a hand."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

PATIENCE_S = 60


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
        """Wait for a window of that class, and give it the keyboard."""
        waited(name, lambda: bool(self.hand("search", "--onlyvisible", "--class", name)))
        found = self.hand("search", "--onlyvisible", "--class", name).split()[0]
        self.hand("windowfocus", "--sync", found)
        return found

    def place(self, name: str) -> tuple[int, ...]:
        """Return where the window of that class is, and how large; nothing, while there is none."""
        found = self.hand("search", "--onlyvisible", "--class", name).split()
        told = self.hand("getwindowgeometry", "--shell", found[0]) if found else ""
        values = dict(line.split("=") for line in told.splitlines())
        names = ("X", "Y", "WIDTH", "HEIGHT")
        return tuple(int(values[name]) for name in names if name in values)

    def key(self, key: str) -> None:
        self.hand("key", key)

    def click(self, window: str, x: int, y: int) -> None:
        self.hand("mousemove", "--window", window, str(x), str(y), "click", "1")


@contextmanager
def screen(size: str = "1280x800") -> Iterator[Screen]:
    """A screen for as long as it is needed."""
    for tool in ("Xvfb", "xdotool"):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is missing: sudo apt install xvfb xdotool")
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(
        command, pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        assert number, "Xvfb did not start"
        yield Screen(number)
    finally:
        server.terminate()
        server.wait(PATIENCE_S)
