"""Opens the output that a profile asks for, or the next best, and says why: the one place that
knows which speaker serves which name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.app.table.meaning import instead, sounding, soundless
from companion.kit.notice import Notice
from companion.setup.profile.model import VoiceSettings
from hw.clock import Clock, now_us
from hw.errors import DeviceGone, HardwareError
from hw.speaker import Sound, Speaker
from hw.speakers.config import SpeakerConfig
from hw.speakers.mixer import MixerSpeaker
from hw.speakers.portaudio import PortAudioSpeaker
from hw.speakers.silent import SilentSpeaker

_ORDER: Final = {
    "auto": ("portaudio", "mixer"),
    "portaudio": ("portaudio", "mixer"),
    "mixer": ("mixer", "portaudio"),
    "none": (),
}
_REMEDY: Final = 'Without a voice, play goes by lamps and display (voice.output = "none" is quiet)'


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
    speaker = opening.first()
    if speaker is not None:
        return speaker
    if voice.output != "none":
        say_problem(soundless(f"no sound: {'; '.join(opening.reasons)}. {_REMEDY}"))
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

    PortAudio looks for a device that vanished by itself. `lost` is told where an output does not,
    and is to be opened again.
    """
    opening = _Opening(voice, clock, say_problem, flash, lost)
    speaker = opening.first()
    if speaker is None:
        raise DeviceGone(f"no sound, what is said is shown ({'; '.join(opening.reasons)})")
    return speaker


def silent_output(flash: Callable[[Sound], None] | None = None, clock: Clock = now_us) -> Speaker:
    """Return a speaker that shows words as signs, for as long as nothing can be heard."""
    return SilentSpeaker(flash, clock=clock)


class _Opening:
    """One go at every output in turn, with the reasons why those before could not be used."""

    def __init__(
        self,
        voice: VoiceSettings,
        clock: Clock,
        say_problem: Callable[[Notice], None],
        flash: Callable[[Sound], None] | None,
        lost: Callable[[str], None] | None = None,
    ) -> None:
        self._output, self._lost = voice.output, lost
        self._config = SpeakerConfig(voice.device, voice.volume, voice.delay_us, voice.distance_m)
        self._clock, self._say, self._flash = clock, say_problem, flash
        self.reasons: list[str] = []

    def first(self) -> Speaker | None:
        """Try every output in turn."""
        for output in _ORDER[self._output]:
            speaker = self.attempt(output)
            if speaker is not None:
                return speaker
        return None

    def attempt(self, output: str) -> Speaker | None:
        """Open this one; an earlier failure is told as soon as another output stands in."""
        try:
            speaker = self._portaudio() if output == "portaudio" else self._mixer()
        except HardwareError as error:
            self.reasons.append(str(error))
            return None
        if self.reasons:
            reasons = "; ".join(self.reasons)
            self._say(instead(f"{reasons}. The voice uses {speaker.name} instead"))
        return speaker

    def silent(self) -> SilentSpeaker:
        """Return the speaker that needs no device."""
        return SilentSpeaker(self._flash, clock=self._clock)

    def _portaudio(self) -> Speaker:
        # Started only once it is needed: an output that fails to open leaves no thread behind.
        return PortAudioSpeaker(self._config, self._clock, failed=self._told, meanwhile=self.silent)

    def _mixer(self) -> Speaker:
        return MixerSpeaker(self._config, self._clock, failed=self._gone)

    def _told(self, reason: str, line: str) -> None:
        self._say(sounding(reason, line))

    def _gone(self, reason: str, line: str) -> None:
        """Have the output opened again by whoever can; else only say so."""
        if self._lost is not None:
            self._lost(line)
        else:
            self._told(reason, line)
