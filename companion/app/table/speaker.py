"""Opens the output that a profile asks for, or the next best, and says why: the one place that
knows which speaker serves which name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.app.table.meaning import instead, sounding, soundless
from companion.kit.notice import Notice
from companion.language import say
from companion.setup.profile.model import VoiceSettings
from hw.clock import Clock, now_us
from hw.errors import DeviceGone, HardwareError
from hw.speaker import Sound, Speaker
from hw.speakers.config import SpeakerConfig
from hw.speakers.remote import RemoteSpeaker
from hw.speakers.silent import FLIP_DELAY_US, SilentSpeaker

_ORDER: Final = {
    "auto": ("portaudio", "mixer"),
    "portaudio": ("portaudio", "mixer"),
    "mixer": ("mixer", "portaudio"),
    "none": (),
}


def open_speaker(
    voice: VoiceSettings,
    *,
    clock: Clock = now_us,
    say_problem: Callable[[Notice], None],
    flash: Callable[[Sound], None] | None = None,
) -> Speaker:
    """Open the named output or fall back; never fails. Every reason is told once, in one line.

    `flash` is the sign that stands in for a word where nothing can be heard; it may also be used
    later, should the device vanish. `say_problem` is called from any thread.
    """
    opening = _Opening(voice, clock, say_problem, flash)
    try:
        return opening.output()
    except HardwareError as error:
        reasons = str(error)
    if voice.output != "none":
        say_problem(
            soundless(say("table-no-sound", reasons=reasons, remedy=say("table-sound-remedy")))
        )
    return opening.silent()


def open_output(
    voice: VoiceSettings,
    *,
    clock: Clock = now_us,
    say_problem: Callable[[Notice], None],
    flash: Callable[[Sound], None] | None = None,
    lost: Callable[[str], None],
) -> Speaker:
    """Open something that can be heard, or raise DeviceGone with the reasons in one line.

    `lost` is told when it can no longer be heard, and is to be opened again.
    """
    try:
        return _Opening(voice, clock, say_problem, flash, lost).output()
    except HardwareError as error:
        raise DeviceGone(say("table-no-sound-said-shown", reason=str(error))) from error


SHOWN_US: Final = FLIP_DELAY_US
"""How long after it was told a word on a display can be seen, at most."""


def silent_output(
    flash: Callable[[Sound], None] | None = None, clock: Clock = now_us, *, threaded: bool = True
) -> SilentSpeaker:
    """Return a speaker that shows words as signs, for as long as nothing can be heard. Without a
    thread, it is stepped by whoever has it."""
    return SilentSpeaker(flash, clock=clock, threaded=threaded)


class _Opening:
    """Whatever can be heard, in a process of its own; and what shows words while nothing can."""

    def __init__(
        self,
        voice: VoiceSettings,
        clock: Clock,
        say_problem: Callable[[Notice], None],
        flash: Callable[[Sound], None] | None,
        lost: Callable[[str], None] | None = None,
    ) -> None:
        self._outputs, self._lost = _ORDER[voice.output], lost
        self._config = SpeakerConfig(voice.device, voice.volume, voice.delay_us, voice.distance_m)
        self._clock, self._say, self._flash = clock, say_problem, flash

    def output(self) -> Speaker:
        """Open the first output that works; why those before do not is told. DeviceGone: none."""
        if not self._outputs:
            raise DeviceGone(say("table-none-wanted"))
        speaker = RemoteSpeaker(
            self._outputs,
            self._config,
            self._clock,
            failed=self._told,
            lost=self._lost,
            meanwhile=self.silent,
        )
        if speaker.reasons:
            reasons = "; ".join(speaker.reasons)
            self._say(instead(say("table-voice-uses-instead", reasons=reasons, name=speaker.name)))
        return speaker

    def silent(self) -> SilentSpeaker:
        """Return the speaker that needs no device."""
        return SilentSpeaker(self._flash, clock=self._clock)

    def _told(self, reason: str, line: str) -> None:
        self._say(sounding(reason, line))
