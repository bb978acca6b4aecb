"""MPR121s as the data sheet has them, behind smbus2's own class: registers, sampling, creep.

Strict: a setting written outside stop mode, or a register nobody should touch, fails the test.
"""

import errno
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import pytest
import smbus2

ECR, CONFIG1, CONFIG2, RESET = 0x5E, 0x5C, 0x5D, 0x80
WRITABLE = {*range(0x2B, 0x36), *range(0x41, 0x5B), *range(0x5B, 0x5F), *range(0x7B, 0x80), RESET}
FILTERED, BASELINES = range(0x04, 0x1E), range(0x1E, 0x2B)
READABLE = {*range(0x04), *FILTERED, *BASELINES, CONFIG2, ECR}
HAND, NOISE, CREEP_US = 20, 3, 2_000_000
REST = 702
"""What a pad without a hand is measured at: not a multiple of four, as the registers have it."""


@dataclass
class Pad:
    """One electrode: how far a hand has come at any time, and what the chip makes of it."""

    moves: list[tuple[int, int, float, float]] = field(default_factory=list)
    """From when on, for how long, from where and to where a hand moves."""
    rest: float = 0.0
    """What the chip takes for no hand: one that lay there when it was set up belongs to it."""
    value: int = REST
    since_us: int | None = None
    """Since when it is felt."""

    def level(self, at_us: int) -> float:
        """How much a hand changes it: it comes and goes steadily."""
        begun = [move for move in self.moves if move[0] <= at_us]
        if not begun:
            return 0.0
        since, rise, low, high = begun[-1]
        return high if at_us - since >= rise else low + (high - low) * (at_us - since) / rise

    def move(self, at_us: int, rise_us: int, to: float) -> None:
        self.moves.append((at_us, rise_us, self.level(at_us), to))


class TouchModel:
    """One chip: it measures every electrode once a sample, makes one number of a window of samples,
    and holds that against its thresholds at the window's end. How it makes it is in no data sheet:
    `trimmed` leaves out the highest and the lowest, else all are averaged."""

    def __init__(self, seed: int = 1, noise: int = 1, trimmed: bool = False) -> None:
        self._random, self.noise, self.trimmed = Random(seed), noise, trimmed
        self.registers: dict[int, int] = {}
        self.pads = {number: Pad() for number in range(12)}
        self.out_of_range = 0
        self.over_current = False
        self.on_change: Callable[[int], None] = lambda at_us: None
        self.on_read: Callable[[], None] = lambda: None
        self.power_up()

    def power_up(self) -> None:
        self.registers = dict.fromkeys(WRITABLE | READABLE, 0) | {CONFIG1: 0x10, CONFIG2: 0x24}
        self._next_us: int | None = None
        for pad in self.pads.values():
            pad.since_us, pad.value = None, REST

    @property
    def samples(self) -> int:
        return (4, 6, 10, 18)[self.registers[CONFIG2] >> 3 & 3]

    @property
    def window_us(self) -> int:
        return self.samples * 1_000 << (self.registers[CONFIG2] & 7)

    def hand(
        self, electrode: int, on: bool, at_us: int, strength: float = HAND, rise_us: int = 0
    ) -> None:
        """A hand comes or goes, at once or in so long."""
        self.pads[electrode].move(at_us, rise_us, strength if on else 0.0)

    def advance(self, now_us: int) -> None:
        """Let it measure until now."""
        if not self.registers[ECR]:
            return
        if self._next_us is None:
            self._begin(now_us)
        assert self._next_us is not None
        while self._next_us <= now_us:
            before = self._bits(self._next_us)
            for number, pad in self.pads.items():
                self._measure(number, pad, self._next_us)
            if self._bits(self._next_us) != before:
                self.on_change(self._next_us)
            self._next_us += self.window_us

    def status(self, now_us: int) -> int:
        self.advance(now_us)
        bits = self._bits(now_us)
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
        if register in FILTERED and (number := (register - 0x04) // 2) in self.pads:
            return self.pads[number].value >> 8 * (register & 1) & 0xFF
        if register in BASELINES and register - 0x1E in self.pads:
            return REST >> 2
        return self.registers[register]

    def _begin(self, now_us: int) -> None:
        """Start measuring; whatever lies there now is no hand."""
        self._next_us = now_us // self.window_us * self.window_us + self.window_us
        for pad in self.pads.values():
            pad.rest = pad.level(now_us)

    def _measure(self, number: int, pad: Pad, end_us: int) -> None:
        every_us = self.window_us // self.samples
        found = [pad.level(end_us - n * every_us) - pad.rest for n in range(self.samples)]
        if self.trimmed:
            found = sorted(found)[1:-1]
        noise = self._random.randint(-self.noise, self.noise)
        average = sum(found) / len(found) + noise
        pad.value = REST - round(average)
        if average < -NOISE:
            pad.rest = pad.level(end_us)  # the hand that belonged to it is gone
        touch, release = (self.registers[0x41 + 2 * number + n] for n in (0, 1))
        if not touch:
            return
        assert NOISE < release <= touch, "a threshold below the noise touches by itself"
        if average > touch and pad.since_us is None:
            pad.since_us = end_us
        elif average < release:
            pad.since_us = None

    def _bits(self, now_us: int) -> int:
        return sum(
            1 << number
            for number, pad in self.pads.items()
            if pad.since_us is not None and not self._crept(pad.since_us, now_us)
        )

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
