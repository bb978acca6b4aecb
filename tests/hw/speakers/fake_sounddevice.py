"""A sounddevice that accepts nothing but what the real one would, on a simulated card.

Streams call back only when `run` lets the card play, so tests travel in time with the real driver.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
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

    def __init__(self, world: FakeSoundDevice, options: dict[str, Any]) -> None:
        assert set(options) == OUTPUT, f"unexpected: {set(options) ^ OUTPUT}"
        assert (options["samplerate"], options["channels"]) == (48_000, 1)
        assert options["dtype"] == "int16"
        self.active = self.closed = False
        self._callback = options["callback"]
        store = 2 if options["latency"] == "low" else round(options["latency"] * 187.5)
        card = replace(world.card, blocks=store)
        self.latency = card.latency_us / 1_000_000
        self.dac = SimDac(card, self._fill, world.now)
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


@dataclass
class Room:
    """What lies between the output and the input, and how the input behaves."""

    delay_us: int = 37_000
    jitter_us: int = 0
    gain: float = 0.5
    noise: int = 30
    hum: int = 0
    echo: float = 0.0
    input_epoch_us: int = 0
    zero_times: bool = False
    overflow: bool = False
    deaf: bool = False


class FakeInput:
    """One input stream: hears what the output stream plays, through the room."""

    def __init__(self, world: FakeSoundDevice, options: dict[str, Any]) -> None:
        assert set(options) == OUTPUT, f"unexpected: {set(options) ^ OUTPUT}"
        self._world, self._callback = world, options["callback"]
        self.active = False
        self._began, self._count = world.now, 0
        self._random = Random(7)

    def start(self) -> None:
        self.active = True

    def abort(self, ignore_errors: bool = True) -> None:
        self.active = False

    def close(self, ignore_errors: bool = True) -> None:
        self.active = False

    def listen(self, end: int) -> None:
        """Deliver every block that is complete by then, each at its time."""
        room, out, back = self._world.room, self._world.played(), self._world.now
        shift = (self._began - self._world.began) * 48 // 1000
        loud = {(at - shift) // 256 for at in out} if not room.deaf else set()
        loud |= {at + 2 for at in loud} | {at + 3 for at in loud}  # the echo
        quiet = [self._background(room) for _ in range(8)]
        while (t := self._began + round(self._count / 0.048)) + 5_334 <= end:
            block = quiet[self._count // 256 % 8]
            if self._count // 256 in loud:
                block = self._mixed(block, out, self._count + shift, room)
            self._world.now = t + 5_400
            self._deliver(block, t, room)
            self._count += 256
        self._world.now = back

    def _deliver(self, block: array[int], t: int, room: Room) -> None:
        stated = 0.0 if room.zero_times else (t + room.input_epoch_us) / 1_000_000
        times = SimpleNamespace(inputBufferAdcTime=stated)
        status = SimpleNamespace(input_overflow=room.overflow)
        self._callback(memoryview(block.tobytes()), 256, times, status)

    def _background(self, room: Room) -> array[int]:
        noise = (self._random.randint(-room.noise, room.noise) for _ in range(256))
        return array("h", (value + (n < 128) * room.hum for n, value in enumerate(noise)))

    def _mixed(self, block: array[int], out: dict[int, int], at: int, room: Room) -> array[int]:
        heard = (
            value + round(room.gain * out.get(at + n, 0) + room.echo * out.get(at + n - 700, 0))
            for n, value in enumerate(block)
        )
        return array("h", (max(-32_768, min(32_767, value)) for value in heard))


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
        self.inputs: list[FakeInput] = []
        self.room = Room()
        self.began = now
        self.rescans = 0

    def clock(self) -> int:
        return self.now

    def RawOutputStream(self, **options: Any) -> FakeOutput:
        if self.refuses is not None:
            raise self.refuses
        self.outputs.append(FakeOutput(self, options))
        return self.outputs[-1]

    def RawInputStream(self, **options: Any) -> FakeInput:
        if self.refuses is not None:
            raise self.refuses
        self.inputs.append(FakeInput(self, options))
        return self.inputs[-1]

    def run(self, span_us: int) -> None:
        """Let the newest stream play so long."""
        end, output = self.now + span_us, self.outputs[-1]
        while output.active and output.dac.due() <= end:
            output.dac.step()
        self.now = end

    def listen(self) -> None:
        """Let every input hear what has been played until now."""
        for item in self.inputs:
            item.listen(self.now)

    def played(self) -> dict[int, int]:
        """What reaches the input, by sample since the world began; silence is left out."""
        random, heard = Random(3), dict[int, int]()
        late_us = 0
        for block in self.outputs[-1].dac.played:
            if not any(block.samples):
                late_us = self.room.delay_us + random.randint(0, self.room.jitter_us)
                continue
            first = round((block.t_us + late_us - self.began) * 0.048)
            heard.update(enumerate(array("h", block.samples), first))
        return heard

    def _terminate(self) -> None:
        self.rescans += 1

    def _initialize(self) -> None:
        assert self.rescans


Step = Callable[[int], None]
