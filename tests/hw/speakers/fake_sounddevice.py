"""A sounddevice that accepts nothing but what the real one would, on a simulated card.

Streams call back only when `run` lets the card play, so tests travel in time with the real driver.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from hw.speakers.sim import SimCard, SimDac

OUTPUT = {"samplerate", "blocksize", "device", "channels", "dtype", "latency", "callback"}


class PortAudioError(Exception):
    """As the real one."""


class CallbackAbort(Exception):  # noqa: N818 - its name is the library's
    """As the real one."""


class FakeOutput:
    """One output stream."""

    def __init__(self, world: "FakeSoundDevice", options: dict[str, Any]) -> None:
        assert set(options) == OUTPUT, f"unexpected: {set(options) ^ OUTPUT}"
        assert (options["samplerate"], options["channels"]) == (48_000, 1)
        assert options["dtype"] == "int16"
        self.active = self.closed = False
        self._callback = options["callback"]
        self.latency = world.card.latency_us / 1_000_000
        self.dac = SimDac(world.card, self._fill, world.now)
        self._world = world

    def start(self) -> None:
        assert not self.active
        self.active = True
        self._world.run(self._world.probe_us)

    def abort(self, ignore_errors: bool = True) -> None:
        self.active = False

    def close(self, ignore_errors: bool = True) -> None:
        self.active = False
        self.closed = True

    def _fill(self, frames: int, dac_s: float, now: int, underflow: bool) -> bytes:
        out = memoryview(bytearray(2 * frames))
        self._world.now = max(self._world.now, now)
        times = SimpleNamespace(outputBufferDacTime=dac_s)
        try:
            self._callback(out, frames, times, SimpleNamespace(output_underflow=underflow))
        except CallbackAbort:
            self.active = False
        return bytes(out)


class FakeSoundDevice:
    """The module; put it in `sys.modules`."""

    PortAudioError = PortAudioError
    CallbackAbort = CallbackAbort

    def __init__(self, card: SimCard | None = None, now: int = 1_000_000) -> None:
        self.card = card or SimCard()
        self.now = now
        self.probe_us = 300_000
        self.refuses: Exception | None = None
        self.outputs: list[FakeOutput] = []
        self.rescans = 0

    def clock(self) -> int:
        return self.now

    def RawOutputStream(self, **options: Any) -> FakeOutput:
        if self.refuses is not None:
            raise self.refuses
        self.outputs.append(FakeOutput(self, options))
        return self.outputs[-1]

    def run(self, span_us: int) -> None:
        """Let the newest stream play so long."""
        end, output = self.now + span_us, self.outputs[-1]
        while output.active and output.dac.due() <= end:
            output.dac.step()
        self.now = end

    def _terminate(self) -> None:
        self.rescans += 1

    def _initialize(self) -> None:
        assert self.rescans


Step = Callable[[int], None]
