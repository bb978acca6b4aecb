"""Somebody at a terminal: tmux shows it, and takes keys."""

import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from tests.support.command import ROOT
from tests.support.screen import PATIENCE_S, waited

OFFERED = re.compile(r"\[(\d+)\]")
ENTER = "[enter] enter"
BUTTONS = ("a", "d", "f")
LOOK_S = 0.01
NOTICED_S = 0.2
"""Who sees nothing happen for so long does something else."""


class Typist:
    """Reads what stands in a terminal, and types."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket
        self._chance = Random(7)

    def tmux(self, *words: str) -> str:
        command = ["tmux", "-S", str(self._socket), *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.stdout

    def reads(self) -> str:
        return self.tmux("capture-pane", "-p")

    def sees(self, what: str, there: Callable[[str], bool] | None = None) -> str:
        """Wait until words stand there."""
        end = time.monotonic() + PATIENCE_S
        found = there or (lambda text: what in text)
        while not found(text := self.reads()):
            assert time.monotonic() < end, f"{what}: not in {PATIENCE_S} s, but\n{text}"
            time.sleep(LOOK_S)
        return text

    def key(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def keys_until(self, key: str, there: Callable[[str], bool]) -> None:
        """Strike a key, and see what becomes of it, until something stands there."""
        end = time.monotonic() + PATIENCE_S
        while not there(text := self.reads()):
            assert time.monotonic() < end, text
            self.key(key)
            self._notices(text)

    def plays(self) -> None:
        """Answer by lot what is asked, and lay cards, until the match has ended."""
        end = time.monotonic() + PATIENCE_S
        while "Play again" not in (text := self.reads()):
            assert time.monotonic() < end, text
            self.key(*self._move(text))
            self._notices(text)

    def _move(self, text: str) -> list[str]:
        """Choose what to do: mostly something that is offered by its number."""
        if ENTER in text and self._chance.random() < 0.3:
            return ["Enter"]
        offered = OFFERED.findall(text)
        if offered and self._chance.random() < 0.8:
            number = self._chance.choice(offered)
            return [*number, "Enter"] if any(len(each) > 1 for each in offered) else [number]
        # Seldom a call: in the pause after READY it holds PLAY back.
        return [self._chance.choice(BUTTONS) if self._chance.random() < 0.2 else "Space"]

    def _notices(self, before: str) -> None:
        """Wait until something else stands there; a move that does nothing is soon given up."""
        end = time.monotonic() + NOTICED_S
        while self.reads() == before and time.monotonic() < end:
            time.sleep(LOOK_S)


@contextmanager
def at_a_terminal(folder: Path, *command: str) -> Iterator[Typist]:
    """Somebody at a terminal of 100 by 30 in which the program runs, until it has ended well."""
    if shutil.which("tmux") is None:
        pytest.skip("tmux is missing: sudo apt install tmux")
    ended = folder / "ended"
    environment = (
        f"PYTHONPATH={ROOT} XDG_STATE_HOME={folder} DISPLAY= WAYLAND_DISPLAY= SDL_VIDEODRIVER="
    )
    told = f"env {environment} {' '.join(command)}; echo $? > {ended}"
    with _server() as typist:
        typist.tmux("new-session", "-d", "-x", "100", "-y", "30", "-c", str(folder), told)
        yield typist
        waited("the end", ended.exists)
    assert ended.read_text().strip() == "0"


@contextmanager
def _server() -> Iterator[Typist]:
    """A server that is our child, so that it is known how long it, too, waits for a core."""
    with TemporaryDirectory(prefix="tmux-") as place:
        socket = Path(place, "socket")
        server = subprocess.Popen(["tmux", "-S", str(socket), "-D"])
        typist = Typist(socket)
        try:
            waited("tmux", socket.exists)
            yield typist
        finally:
            typist.tmux("kill-server")
            server.wait()
