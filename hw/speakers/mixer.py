"""pygame's mixer: speaks where PortAudio cannot, with less exact times.

It says nothing about the instant at which a sound is out. From `play` to the onset it took 9.6 to
14.3 ms where that was recorded; other cards and sound servers differ, so the doubt is wider.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Final

from companion.language import say
from hw.clock import Clock, now_us
from hw.errors import DeviceGone, HardwareError
from hw.extras import load
from hw.signals import LOST
from hw.speaker import RATE, Failed, Onset, Sound
from hw.speakers.config import SpeakerConfig, gain_of
from hw.speakers.quiet import quiet
from hw.speakers.timed import TimedSpeaker

BLOCK: Final = 256
TYPICAL_US: Final = 12_000
"""From `play` to the first sample, as recorded on a loopback card."""
DOUBT_US: Final = 10_000
"""What other cards may add or save, and a block that is already on its way."""


class MixerSpeaker(TimedSpeaker):
    """Speaks through SDL, one sound at a time. Raises a `HardwareError` only when opened."""

    def __init__(
        self,
        config: SpeakerConfig,
        clock: Clock = now_us,
        *,
        failed: Failed | None = None,
        threaded: bool = True,
    ) -> None:
        self._mixer, self._error = _open_mixer(config.device)
        self._config = config
        self._failed = failed
        self._channel = self._mixer.Channel(0)
        self._gain = gain_of(config.volume)
        self.lead_us = TYPICAL_US + config.offset_us
        super().__init__(clock, threaded=threaded)

    @property
    def name(self) -> str:
        """Library and device."""
        return f"mixer {self._config.device or 'default'}"

    def volume(self, percent: int) -> None:
        """Use this volume from now on, also in the middle of a word."""
        self._gain = gain_of(percent)
        self._later.at(self._clock(), lambda: self._try(self._set_gain))

    def close(self) -> None:
        """Let go of the device."""
        if not self._closed:
            super().close()
            self._mixer.quit()

    def _begin(self, sound: Sound) -> Onset:
        before = self._clock()
        self._try(lambda: self._play(sound))
        after = self._clock()
        middle, half = (before + after) // 2, (after - before + 1) // 2
        return Onset(middle + TYPICAL_US + self._config.offset_us, half + DOUBT_US)

    def _play(self, sound: Sound) -> None:
        # SDL refuses an empty buffer.
        self._channel.play(self._mixer.Sound(buffer=sound.samples or b"\0\0"))
        self._set_gain()

    def _set_gain(self) -> None:
        self._channel.set_volume(self._gain)

    def _silence(self) -> None:
        self._try(self._channel.stop)

    def _try(self, action: Callable[[], None]) -> None:
        """Try it; what goes wrong in the middle of a match is told once, and the match goes on."""
        try:
            action()
        except self._error as error:
            failed, self._failed = self._failed, None
            if failed is not None:
                failed(LOST, say("hardware-may-stay-silent", name=self.name, reason=str(error)))


def _open_mixer(device: str | None) -> tuple[Any, type[Exception]]:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        mixer = load("mixer", "pygame.mixer", "voice")
    except HardwareError as error:
        raise DeviceGone(say("hardware-mixer-pygame-not-there-pip")) from error
    try:
        mixer.quit()  # a display that started all of pygame has opened it its own way
        with quiet():
            mixer.init(RATE, -16, 1, BLOCK, devicename=device, allowedchanges=0)
    except mixer_error(mixer) as error:
        line = " ".join(str(error).split())
        name = f"mixer {device or 'default'}"
        raise DeviceGone(say("hardware-speaker-connected", name=name, line=line)) from error
    mixer.set_num_channels(1)
    return mixer, mixer_error(mixer)


def mixer_error(mixer: Any) -> type[Exception]:
    """pygame's own error, found without importing more of pygame."""
    error: type[Exception] = getattr(mixer, "error", RuntimeError)
    return error
