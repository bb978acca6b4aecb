"""fake-rpi's RPi.GPIO with what it lacks: real signatures, pins with pull-ups, and edges.

RPi.GPIO calls back some time after the edge, and whoever asks for the level gets that of now.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

_wrappers = import_module("fake_rpi.wrappers")
_wrappers.toggle_print(False)
_FakeGpio: Any = import_module("fake_rpi.RPi")._GPIO


class EdgeGpio(_FakeGpio):  # type: ignore[misc]
    """Strict as the C library is: no callback without set-up, no second detection on a pin."""

    def __init__(self) -> None:
        super().__init__()
        self.high = dict.fromkeys(range(28), True)
        self.broken: set[int] = set()
        self._directions: dict[int, int] = {}
        self._callbacks: dict[int, Callable[[int], None]] = {}
        self._mode: int | None = None

    def setmode(self, mode: int) -> None:
        self._mode = mode

    def setup(
        self, channel: int, direction: int, pull_up_down: int = 20, initial: int | None = None
    ) -> None:
        assert self._mode == self.BCM, "setup before setmode"
        if direction == self.OUT and pull_up_down != self.PUD_OFF:
            raise ValueError("pull_up_down parameter is not valid for outputs")
        self._directions[channel] = direction
        if initial is not None:
            self.high[channel] = bool(initial)

    def input(self, channel: int) -> int:
        if channel not in self._directions or channel in self.broken:
            raise RuntimeError("You must setup() the GPIO channel first")
        return int(self.high[channel])

    def output(self, channel: int, state: int) -> None:
        if self._directions.get(channel) != self.OUT:
            raise RuntimeError("The GPIO channel has not been set up as an OUTPUT")
        self.high[channel] = bool(state)

    def gpio_function(self, channel: int) -> int:
        return self._directions[channel] if channel in self._directions else int(self.IN)

    def add_event_detect(
        self, channel: int, edge: int, callback: Callable[[int], None], bouncetime: int = -666
    ) -> None:
        assert edge == self.BOTH
        assert bouncetime == -666, "the library must not debounce before the stamp"
        if channel in self._callbacks:
            raise RuntimeError("Conflicting edge detection already enabled")
        self._callbacks[channel] = callback

    def remove_event_detect(self, channel: int) -> None:
        self._callbacks.pop(channel, None)

    def cleanup(self, channel: int | None = None) -> None:
        for gone in list(self._directions) if channel is None else [channel]:
            self._directions.pop(gone, None)
            self._callbacks.pop(gone, None)

    def deliver(self, channel: int) -> None:
        """Call back for an edge that happened a while ago."""
        callback = self._callbacks.get(channel)
        if callback is not None:
            callback(channel)

    @property
    def watched(self) -> set[int]:
        return set(self._callbacks)


def install(patch: pytest.MonkeyPatch, clock_s: Callable[[], float]) -> EdgeGpio:
    """Put the fake where gpiozero looks for RPi.GPIO, on a Pi 3B of this test's own."""
    gpio, package = EdgeGpio(), ModuleType("RPi")
    package.GPIO = gpio  # type: ignore[attr-defined]
    patch.setitem(sys.modules, "RPi", package)
    patch.setitem(sys.modules, "RPi.GPIO", gpio)
    patch.delitem(sys.modules, "gpiozero.pins.rpigpio", raising=False)
    local = import_module("gpiozero.pins.local")
    patch.setattr(local, "get_pi_revision", lambda: 0xA02082)
    patch.setattr(local, "monotonic", clock_s)
    return gpio
