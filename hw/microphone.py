"""Listens, and dates what it hears: for measuring an output, never for judging a table."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

from companion.language import number, say
from hw.clock import Clock, now_us, us_from_s
from hw.errors import DeviceGone
from hw.speaker import RATE
from hw.speakers.portaudio import library
from hw.speakers.quiet import quiet

BLOCK: Final = 256
MAX_SPREAD_US: Final = 3_000
"""Stated times further apart than this cannot date anything."""


@dataclass(frozen=True, slots=True)
class Recording:
    """Signed 16-bit mono samples at RATE; the first one reached the input at `t`.

    `doubt` says why that instant is worth nothing, in words; None if it is good.
    """

    samples: bytes
    t: int
    doubt: str | None = None


class Microphone:
    """Records from the moment it is made. Raises a `HardwareError` only then.

    With a `latency` in seconds the card keeps so much for a machine that is slow to fetch it.
    """

    def __init__(
        self, device: str | None = None, clock: Clock = now_us, latency: float | str = "low"
    ) -> None:
        self._clock, self._latency = clock, latency
        self._blocks: deque[bytes] = deque()
        self._residuals: list[int] = []
        self._count = 0
        self._doubt: str | None = None
        self._name = f"microphone {device or 'default'}"
        self._stream = self._open(library(), device)

    def recording(self) -> Recording:
        """Everything heard so far."""
        samples = b"".join(self._blocks)
        if not self._residuals:
            return Recording(
                samples, 0, self._doubt or say("hardware-delivers-nothing", name=self._name)
            )
        spread = max(self._residuals) - min(self._residuals)
        doubt = say("hardware-times-jump-ms", name=self._name, spread=number(spread / 1000, 1, 1))
        wrong = self._doubt or (doubt if spread > MAX_SPREAD_US else None)
        return Recording(samples, round(median(self._residuals)), wrong)

    def close(self) -> None:
        """Let go of the device; a second call does nothing."""
        self._stream.abort(ignore_errors=True)
        self._stream.close(ignore_errors=True)

    def _open(self, sd: Any, device: str | None) -> Any:
        try:
            with quiet():
                stream = sd.RawInputStream(
                    samplerate=RATE,
                    blocksize=BLOCK,
                    device=device,
                    channels=1,
                    dtype="int16",
                    latency=self._latency,
                    callback=self._callback,
                )
                stream.start()
        except (sd.PortAudioError, ValueError, OSError) as error:
            line = " ".join(str(error).split())
            raise DeviceGone(say("hardware-connected", name=self._name, line=line)) from error
        return stream

    def _callback(self, data: Any, frames: int, times: Any, status: Any) -> None:
        adc_us, now = us_from_s(times.inputBufferAdcTime), self._clock()
        if status.input_overflow:
            self._doubt = say("hardware-lost-samples-machine-too-busy", name=self._name)
        elif adc_us == 0 or not -2_000_000 <= adc_us - now <= 50_000:
            self._doubt = say("hardware-does-not-know-own-time", name=self._name)
        self._residuals.append(adc_us - self._count * 1_000_000 // RATE)
        self._blocks.append(bytes(data))
        self._count += frames
