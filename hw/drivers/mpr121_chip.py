"""The MPR121's registers: how it must be set, and the little we read.

Apart from the driver because a data sheet is its only reason to change.
"""

from typing import Any, Final

from companion.language import say
from hw.config import ELECTRODES, TouchChip
from hw.errors import DeviceNonsense, HardwareError, blame

TOUCH_STATUS: Final = 0x00
OUT_OF_RANGE: Final = 0x02
FILTERED: Final = 0x04
BASELINES: Final = 0x1E
BASELINE_FILTER: Final = 0x2B
THRESHOLDS: Final = 0x41
DEBOUNCE: Final = 0x5B
CONFIG1: Final = 0x5C
CONFIG2: Final = 0x5D
ELECTRODE_CONFIG: Final = 0x5E
AUTOCONFIG: Final = 0x7B
SOFT_RESET: Final = 0x80

RESET_KEY: Final = 0x63
CONFIG2_AFTER_RESET: Final = 0x24
"""16 ms sampling: how a fresh chip is known from whatever else sits at its address."""

TOUCH_BITS: Final = 0x0FFF
"""The status word also carries proximity (bit 12) and over-current (bit 15)."""
OVER_CURRENT: Final = 0x8000

SAMPLING: Final = 0x20
"""0.5 us charge time, 4 samples, 1 ms apart: the fewest and the fastest there are."""

RUN: Final = 0x80 | len(ELECTRODES)
"""Baseline tracking from the first sample, no proximity, twelve electrodes."""

# Rising and falling baselines follow slow drift. While touched, nothing moves: increment 0, and
# the slowest filter, so that a hand that stays is not taken for the new normal.
_RISING = (0x01, 0x01, 0x0E, 0x00)
_FALLING = (0x01, 0x05, 0x01, 0x00)
_TOUCHED = (0x00, 0xFF, 0xFF)

# Charge currents found by the chip itself, for 3.3 V: on, baseline as in RUN; upper, lower, target.
_AUTOCONFIG = (0x0B, 0x00, 201, 131, 181)


class Chip:
    """One touch controller; every error of the bus becomes one of ours."""

    def __init__(self, bus: Any, config: TouchChip) -> None:
        self._bus = bus
        self.config = config
        self.where = say("hardware-mpr121", address=f"{config.address:#04x}")
        self._reach = max((pad.number + 1 for pad in config.electrodes), default=0)

    def set_up(self) -> None:
        """Reset the chip and make it sense as fast as it can."""
        self._write(SOFT_RESET, RESET_KEY)
        found = self._read(CONFIG2, 1)
        if found != CONFIG2_AFTER_RESET:
            raise DeviceNonsense(
                say(
                    "hardware-answers-after-reset-mpr121-says",
                    where=self.where,
                    found=f"{found:#04x}",
                    config2_after_reset=f"{CONFIG2_AFTER_RESET:#04x}",
                )
            )
        # Settings are only taken in stop mode.
        self._write(ELECTRODE_CONFIG, 0)
        self._write_all(BASELINE_FILTER, (*_RISING, *_FALLING, *_TOUCHED))
        self._write_thresholds()
        self._write(DEBOUNCE, 0)
        self._write(CONFIG2, SAMPLING)
        self._write_all(AUTOCONFIG, _AUTOCONFIG)
        self._write(ELECTRODE_CONFIG, RUN)

    def look(self) -> tuple[int, dict[int, int]]:
        """Read the twelve touch bits, and then at what each electrode of ours was measured."""
        found = self._block(TOUCH_STATUS, FILTERED + 2 * self._reach)
        status = int.from_bytes(found[:2], "little")
        if status & OVER_CURRENT:
            raise DeviceNonsense(say("hardware-over-current-check-resistor-rext", where=self.where))
        return status & TOUCH_BITS, {
            pad.number: int.from_bytes(found[at : at + 2], "little")
            for pad in self.config.electrodes
            for at in (FILTERED + 2 * pad.number,)
        }

    def baselines(self) -> dict[int, int]:
        """Read what each electrode of ours rests at, as far as the chip shows it."""
        found = self._block(BASELINES, self._reach) if self._reach else b""
        return {pad.number: found[pad.number] for pad in self.config.electrodes}

    def out_of_range(self) -> int:
        """Read which electrodes cannot be measured: shorted, or with too long a wire."""
        return self._read(OUT_OF_RANGE, 2) & TOUCH_BITS

    def check(self) -> None:
        """Make sure it still runs with our settings: a brown-out resets it silently."""
        if self._read(ELECTRODE_CONFIG, 1) != RUN or self._read(CONFIG2, 1) != SAMPLING:
            raise DeviceNonsense(say("hardware-lost-settings-check-power-supply", where=self.where))

    def _write_thresholds(self) -> None:
        for pad in self.config.electrodes:
            self._write_all(THRESHOLDS + 2 * pad.number, (pad.touch, pad.release))

    def _write_all(self, register: int, values: tuple[int, ...]) -> None:
        for n, value in enumerate(values):
            self._write(register + n, value)

    def _write(self, register: int, value: int) -> None:
        try:
            self._bus.write_byte_data(self.config.address, register, value)
        except OSError as error:
            raise self._blame(error) from error

    def _read(self, register: int, length: int) -> int:
        return int.from_bytes(self._block(register, length), "little")

    def _block(self, register: int, length: int) -> bytes:
        try:
            return bytes(self._bus.read_i2c_block_data(self.config.address, register, length))
        except OSError as error:
            raise self._blame(error) from error

    def _blame(self, error: OSError) -> HardwareError:
        return blame(self.where, error)
