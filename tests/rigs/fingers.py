"""Fingers on the virtual Pi: they pull its simulated lines and write its touch chips' registers.

A process of its own, so that they go on while whoever judges is busy or stopped. Plans come as
lines of JSON, `[[at_us, device, which, on], ...]`, and each is answered with a line of when every
move was made: `[[before_us, after_us], ...]`, both read on the table clock around the one write
that is the move. The truth lies between the two.

    with Fingers() as fingers:
        fingers.plan([Touching(now_us() + 1_000_000, "line", 4, True)])
        (done,) = fingers.done()
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from fcntl import ioctl
from functools import partial
from glob import glob
from types import TracebackType
from typing import Any, NamedTuple, Self

CHIP = "/sys/devices/platform/gpio-sim.0/gpiochip*"
LINES = range(32)
BUS = 0
CHIPS = (0x5A, 0x5B)
FRESH = {0x5D: 0x24, 0x5E: 0x00, 0x00: 0x00, 0x01: 0x00, 0x02: 0x00, 0x03: 0x00}
"""The registers of a touch chip that has just got its power."""
MEASURED, RESTS = 0x00, 0x1E
"""Where the state and what the electrodes are measured at begin; and what they rest at."""
REST = 702
"""What a pad without a hand is measured at."""
OWN_TIME = bool(os.environ.get("VPI_OWN_TIME"))
SPIN_US = 300 if OWN_TIME else 3_000
"""From here on a finger waits awake: a sleeping process wakes up late. Where the machine goes by
its own time it does not, and has one processor, which others need."""


class Touching(NamedTuple):
    """One move: `line` (which: its offset), `pad` (which: address * 16 + electrode), or `window`
    (which: address): all that a touch chip has measured, as it has it in its registers."""

    at_us: int
    device: str
    which: int
    on: bool | tuple[int, ...]


class Done(NamedTuple):
    """When a move was made: after the one, before the other."""

    before_us: int
    after_us: int


def pad(address: int, electrode: int) -> int:
    return address * 16 + electrode


def resting() -> tuple[int, ...]:
    """The registers of a chip that feels nobody: its state, and twelve electrodes at rest."""
    return (0, 0, 0, 0, *(REST & 0xFF, REST >> 8) * 12)


class Fingers:
    """The hands of all players, from the outside."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.rigs.fingers"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.done()  # every line is up, every chip is fresh

    def plan(self, moves: Iterable[Touching]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([*moves]) + "\n")
        self._process.stdin.flush()

    def done(self) -> list[Done]:
        assert self._process.stdout is not None
        return [Done(*span) for span in json.loads(self._process.stdout.readline())]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


def now_us() -> int:
    return time.monotonic_ns() // 1000


class Devices:
    """The kernel's ends of it; only inside the virtual Pi."""

    def __init__(self) -> None:
        import smbus2

        (chip,) = glob(CHIP)
        self._pulls = [os.open(f"{chip}/sim_gpio{line}/pull", os.O_WRONLY) for line in LINES]
        self._bus = smbus2.SMBus(BUS)
        self._registers = os.open(f"/dev/i2c-{BUS}", os.O_RDWR)
        self._bits = dict.fromkeys(CHIPS, 0)

    def rest(self) -> None:
        for line in LINES:
            self.line(line, False)
        for address in CHIPS:
            for register, value in FRESH.items():
                self._bus.write_byte_data(address, register, value)
            self.window(address, resting())
            self.rests(address, [REST >> 2] * 12)

    def move(self, device: str, which: int, on: Any) -> None:
        self.prepared(device, which, on)()

    def prepared(self, device: str, which: int, on: Any) -> Callable[[], object]:
        """Return a move that only needs to be made: all that takes time is done before."""
        if device == "window":
            return self._prepared_window(which, on)
        return partial(self.line if device == "line" else self.pad, which, bool(on))

    def _prepared_window(self, address: int, registers: Sequence[int]) -> Callable[[], object]:
        from smbus2 import smbus2

        bus = self._registers
        size = smbus2.I2C_SMBUS_I2C_BLOCK_DATA
        told = smbus2.i2c_smbus_ioctl_data.create(smbus2.I2C_SMBUS_WRITE, MEASURED, size)
        told.data.contents.block[: len(registers) + 1] = [len(registers), *registers]

        def write() -> None:
            ioctl(bus, smbus2.I2C_SLAVE, address)
            ioctl(bus, smbus2.I2C_SMBUS, told)

        return write

    def rests(self, address: int, registers: Sequence[int]) -> None:
        """Have a chip show what its pads rest at."""
        self._bus.write_i2c_block_data(address, RESTS, [*registers])

    def window(self, address: int, registers: Sequence[int]) -> None:
        """Have a chip show a window's end, in one transfer."""
        self._bus.write_i2c_block_data(address, MEASURED, [*registers])

    def line(self, which: int, on: bool) -> None:
        os.pwrite(self._pulls[which], b"pull-down" if on else b"pull-up", 0)

    def pad(self, which: int, on: bool) -> None:
        address, electrode = divmod(which, 16)
        bit = 1 << electrode
        self._bits[address] = bits = self._bits[address] & ~bit | (bit if on else 0)
        high = electrode >= 8
        self._bus.write_byte_data(address, int(high), bits >> 8 * high & 0xFF)


def _await(at_us: int) -> int:
    left_us = at_us - now_us()
    if left_us > SPIN_US:
        time.sleep((left_us - SPIN_US) / 1e6)
    while (now := now_us()) < at_us:
        pass
    return now


def _carry_out(devices: Devices, moves: Sequence[Any]) -> list[tuple[int, int]]:
    spans = []
    ready = [(at_us, devices.prepared(device, which, on)) for at_us, device, which, on in moves]
    for at_us, move in ready:
        before = _await(at_us)
        move()
        spans.append((before, now_us() + 1))
    return spans


def main() -> None:
    if OWN_TIME:
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(10))
    devices = Devices()
    devices.rest()
    print("[]", flush=True)
    for line in sys.stdin:
        print(json.dumps(_carry_out(devices, json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
