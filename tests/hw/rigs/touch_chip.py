"""MPR121s as the data sheet has them, behind smbus2's own class: registers, sampling, creep.

Strict: a setting written outside stop mode, or a register nobody should touch, fails the test.
"""

import errno
import os
from collections.abc import Callable
from random import Random

import pytest
import smbus2

ECR, CONFIG1, CONFIG2, RESET = 0x5E, 0x5C, 0x5D, 0x80
WRITABLE = {*range(0x2B, 0x36), *range(0x41, 0x5B), *range(0x5B, 0x5F), *range(0x7B, 0x80), RESET}
READABLE = {*range(0x04), CONFIG2, ECR}
HAND, NOISE, CREEP_US = 20, 3, 2_000_000


class TouchModel:
    """One chip: what hands do to it, and what it makes of them at the end of each window."""

    def __init__(self, seed: int = 1) -> None:
        self._random = Random(seed)
        self.registers: dict[int, int] = {}
        self.hands: dict[int, bool] = {}
        self.out_of_range = 0
        self.over_current = False
        self.on_change: Callable[[int], None] = lambda at_us: None
        self.on_read: Callable[[], None] = lambda: None
        self._pending: list[tuple[int, int, bool]] = []
        self._bits: dict[int, int] = {}
        self.power_up()

    def power_up(self) -> None:
        self.registers = dict.fromkeys(WRITABLE | READABLE, 0) | {CONFIG1: 0x10, CONFIG2: 0x24}
        self._pending, self._bits = [], {}

    @property
    def window_us(self) -> int:
        samples = (4, 6, 10, 18)[self.registers[CONFIG2] >> 3 & 3]
        return samples * 1_000 << (self.registers[CONFIG2] & 7)

    def hand(self, electrode: int, on: bool, at_us: int) -> None:
        """A hand comes or goes; its window or the next one shows it."""
        self.hands[electrode] = on
        if not self.registers[ECR]:
            return
        window = at_us // self.window_us + 1 + self._random.randint(0, 1)
        seen_us = max(window * self.window_us - 1, *(p[0] for p in self._pending), 0)
        self._pending.append((seen_us, electrode, on))
        self.on_change(seen_us)

    def status(self, now_us: int) -> int:
        for seen_us, electrode, on in [p for p in self._pending if p[0] <= now_us]:
            self._judge(electrode, HAND if on else 0, seen_us)
        self._pending = [p for p in self._pending if p[0] > now_us]
        bits = sum(1 << e for e, since in self._bits.items() if not self._crept(since, now_us))
        return bits | (0x1000 if bits else 0) | (0x8000 if self.over_current else 0)

    def write(self, register: int, value: int) -> None:
        assert register in WRITABLE, f"nobody should write {register:#04x}"
        assert 0 <= value <= 255
        if register == RESET:
            assert value == 0x63
            self.power_up()
        else:
            assert register == ECR or not self.registers[ECR], "settings need stop mode"
            self.registers[register] = value

    def read(self, register: int, now_us: int) -> int:
        assert register in READABLE, f"nobody should read {register:#04x}"
        if register in (0x00, 0x01):
            if register == 0x00:
                self.on_read()
            return self.status(now_us) >> 8 * register & 0xFF
        if register in (0x02, 0x03):
            return (self.out_of_range | 0xC000) >> 8 * (register - 2) & 0xFF
        return self.registers[register]

    def _judge(self, electrode: int, delta: int, seen_us: int) -> None:
        touch, release = (self.registers[0x41 + 2 * electrode + n] for n in (0, 1))
        assert NOISE < release <= touch, "a threshold below the noise touches by itself"
        if delta > touch:
            self._bits.setdefault(electrode, seen_us)
        elif delta < release:
            self._bits.pop(electrode, None)

    def _crept(self, since_us: int, now_us: int) -> bool:
        frozen = self.registers[0x33] == 0 and self.registers[0x35] == 0xFF
        return not frozen and now_us - since_us > CREEP_US


class Bus:
    """smbus2's SMBus over models instead of /dev/i2c; `fail` is a loose wire."""

    def __init__(self, models: dict[int, TouchModel], clock: Callable[[], int]) -> None:
        self.models, self._clock = models, clock
        self.fail: OSError | None = None
        self.opened = 0
        self.reads = 0

    def install(self, patch: pytest.MonkeyPatch) -> "Bus":
        patch.setattr(smbus2, "SMBus", self._open)
        return self

    def _open(self, bus: int) -> "Bus":
        if bus != 1:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        self.opened += 1
        return self

    def close(self) -> None:
        self.opened -= 1

    def write_byte_data(self, i2c_addr: int, register: int, value: int) -> None:
        self._model(i2c_addr).write(register, value)

    def __enter__(self) -> "Bus":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def read_byte_data(self, i2c_addr: int, register: int) -> int:
        return self._model(i2c_addr).read(register, self._clock())

    def read_i2c_block_data(self, i2c_addr: int, register: int, length: int) -> list[int]:
        self.reads += 1
        model = self._model(i2c_addr)
        return [model.read(register + n, self._clock()) for n in range(length)]

    def _model(self, address: int) -> TouchModel:
        assert self.opened == 1, "the bus is not open"
        if self.fail is not None:
            raise self.fail
        if address not in self.models:
            raise OSError(errno.EREMOTEIO, os.strerror(errno.EREMOTEIO))
        return self.models[address]


def loose_wire() -> OSError:
    return OSError(errno.EREMOTEIO, os.strerror(errno.EREMOTEIO))
