"""A seat board on the table: the shipped firmware, in a process of its own, behind a pty.

    with MicroPythonBoard() as board:           # or CPythonBoard(): the same interface
        port = serial.Serial(board.path)        # real bytes; a stable path, as udev gives
        board.press(1, "white")                 # now, on the table clock (CLOCK_MONOTONIC, us)
        board.release(1, "white", at_us=then)   # or at an instant in the near future
        board.unplug(); board.replug()          # the cable; the board keeps its power
        board.reboot()                          # the power; the cable stays
        board.cable.to_host = spoil             # bytes in, bytes out: faults on the wire
        board.cable.stalled = True              # nothing moves either way

A button's interrupt is stamped with the very instant asked for; a pad is moved then, and it is
the firmware's business when it notices. `board_us(at_us)` tells the truth about the board's clock,
which may start anywhere (`start_us`) and drift (`ppm`).
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.rigs.cable import Cable

ROOT = Path(__file__).parents[2]
FIRMWARE = ROOT / "firmware"
SIM = ROOT / "tests/firmware/sim"
RUNNER = ROOT / "tests/firmware/mpy/board.mjs"
INPUTS = ("white", "red", "blue", "pile", "shield", "rail")
COLOURS = INPUTS[:3]
ROUND = 1 << 30
LINK, CONTROL = 3, 4
PAD_FREE, PAD_HAND = 100, 420
PAD_LEAD_US = 60_000
"""How long a busy machine may take to tell the board of a hand that is on its way."""


def now_us() -> int:
    return time.monotonic_ns() // 1000


@cache
def micropython() -> Path:
    """Give the folder of the MicroPython to run in; install it if need be.

    Raises RuntimeError with the reason if there is none to be had.
    """
    made = subprocess.run(
        [ROOT / "scripts/micropython"], capture_output=True, text=True, check=False
    )
    if made.returncode:
        raise RuntimeError(made.stderr.strip() or "scripts/micropython failed")
    return Path(made.stdout.strip())


class SimulatedBoard(ABC):
    """What both kinds have in common; see the top of this file."""

    def __init__(
        self,
        config: dict[str, Any] | Path = FIRMWARE / "board.json",
        *,
        start_us: int = 0,
        ppm: int = 0,
    ) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="board-"))
        text = config.read_text() if isinstance(config, Path) else json.dumps(config)
        self._json = self._folder / "board.json"
        self._json.write_text(text)
        self._description = json.loads(text)
        self._start_us, self._ppm = start_us, ppm
        self._touched: dict[int, int] = {}
        self._process: subprocess.Popen[bytes] | None = None
        self._origin_us = 0
        self.lamps: dict[int, int] = {}
        self.prompt = False
        self.cable = Cable(self._folder / "ttyBOARD")

    @abstractmethod
    def _command(self) -> list[str | Path]:
        """Give the interpreter and what it needs before the numbers."""

    @property
    def path(self) -> str:
        """Where a host opens it; the same after every replug."""
        return str(self._folder / "ttyBOARD")

    @property
    def inputs(self) -> list[tuple[int, str]]:
        """Its inputs, in the order of HELLO."""
        seats = self._description["seats"]
        return [(seat["seat"], name) for seat in seats for name in INPUTS if name in seat]

    def start(self) -> Self:
        """Switch it on, plugged in."""
        self._power_on()
        self.cable.plug()
        return self

    def stop(self) -> None:
        """Switch it off and clear it away."""
        self._power_off()
        self.cable.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def press(self, seat: int, name: str, at_us: int | None = None) -> int:
        """Put a finger or hand on an input; give the instant at which that happens."""
        return self._move(seat, name, True, at_us)

    def release(self, seat: int, name: str, at_us: int | None = None) -> int:
        """Take it away again."""
        return self._move(seat, name, False, at_us)

    def unplug(self) -> None:
        """Pull the cable. The board keeps its power and its ring."""
        self.cable.pull()

    def replug(self) -> None:
        """Plug it in again, at the same path."""
        self.cable.plug()

    def reboot(self) -> None:
        """Take its power for a moment: a new boot id, an empty ring."""
        self._power_off()
        self._power_on()

    def hang(self) -> None:
        """Let its loop hang for ever, as a bug would."""
        self._tell("hang", 0, 0, now_us())

    def unplug_chip(self, address: int, there: bool = False) -> None:
        """Take an MPR121 off its bus, or put it back."""
        self._tell("chip", address, int(there), now_us())

    def board_us(self, at_us: int) -> int:
        """Give what the board's counter, extended, truly says at an instant."""
        since = at_us - self._origin_us
        return self._start_us + since + since * self._ppm // 1_000_000

    def lamp(self, seat: int, colour: str) -> bool:
        """Look at a lamp."""
        self._read_control()
        pins = {s["seat"]: s.get("lamps", {}) for s in self._description["seats"]}
        return bool(self.lamps.get(pins[seat][colour]))

    def at_prompt(self) -> bool:
        """Whether it has left its loop, for flashing."""
        self._read_control()
        return self.prompt

    @property
    def alive(self) -> bool:
        """Whether its program runs; it ends only if the firmware raises."""
        return self._process is not None and self._process.poll() is None

    def _move(self, seat: int, name: str, on: bool, at_us: int | None) -> int:
        where = next(s for s in self._description["seats"] if s["seat"] == seat)[name]
        if isinstance(where, dict) and ("pad" in where or "mpr121" in where):
            # A pad is moved when its time has come, so that must not have passed already.
            at_us = now_us() + PAD_LEAD_US if at_us is None else at_us
            self._move_pad(where, on, at_us)
            return at_us
        at_us = now_us() if at_us is None else at_us
        button = where if isinstance(where, dict) else {"pin": where}
        high = button.get("active") == "high"
        self._tell("pin", button["pin"], int(on == high), at_us)
        return at_us

    def _move_pad(self, where: dict[str, Any], on: bool, at_us: int) -> None:
        if "pad" in where:
            self._tell("pad", where["pad"], PAD_HAND if on else PAD_FREE, at_us)
            return
        address, bit = int(str(where["mpr121"]), 16), 1 << where["electrode"]
        bits = self._touched.get(address, 0)
        self._touched[address] = bits | bit if on else bits & ~bit
        self._tell("touch", address, self._touched[address], at_us)

    def _tell(self, kind: str, which: int, value: int, at_us: int) -> None:
        line = f"{kind} {which} {value} {self.board_us(at_us) % ROUND}\n"
        self._control.sendall(line.encode())

    def _read_control(self) -> None:
        try:
            lines = self._control.recv(65_536, socket.MSG_DONTWAIT).decode().splitlines()
        except BlockingIOError:
            return
        for which, value in (line.split() for line in lines):
            if which == "prompt":
                self.prompt = True
            else:
                self.lamps[int(which)] = int(value)

    def _power_on(self) -> None:
        self.lamps, self.prompt = {}, False
        self._link, link = _pair()
        self._control, control = _pair()
        self._link.setblocking(False)
        self._origin_us = now_us()
        numbers = [str(self._origin_us), str(self._start_us), str(self._ppm)]
        # The shell gives the two sockets the numbers the runners expect.
        shell = f'exec "$@" {LINK}<&{link.fileno()} {CONTROL}<&{control.fileno()}'
        self._process = subprocess.Popen(
            ["bash", "-c", shell, "board", *self._command(), *numbers],
            pass_fds=(link.fileno(), control.fileno()),
        )
        link.close()
        control.close()
        self.cable.attach(self._link)

    def _power_off(self) -> None:
        self.cable.attach(None)
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._link.close()
            self._control.close()
            self._process = None


class MicroPythonBoard(SimulatedBoard):
    """The firmware under a real MicroPython (WebAssembly, in Node)."""

    def _command(self) -> list[str | Path]:
        return ["node", RUNNER, micropython(), FIRMWARE, SIM, self._json]


class CPythonBoard(SimulatedBoard):
    """The firmware under the Python that runs the tests."""

    def _command(self) -> list[str | Path]:
        return [sys.executable, SIM / "cpython.py", FIRMWARE, self._json]


def _pair() -> tuple[socket.socket, socket.socket]:
    """Give two ends of a wire; the board's end never blocks and holds little, as USB does."""
    ours, theirs = socket.socketpair()
    theirs.setblocking(False)
    theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)
    os.set_inheritable(theirs.fileno(), True)
    return ours, theirs
