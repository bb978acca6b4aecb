"""The voice of an evening at this machine, put together, and the keys that make it louder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.app.simulated.tidings import Tidings
from companion.app.table.meaning import clip_unusable, unsaid
from companion.app.table.speaker import open_speaker, silent_output
from companion.app.table.speaking import book_of
from companion.games import KITS
from companion.kit.notice import Notice
from companion.language import say
from companion.outputs.voice.diction import Diction
from companion.outputs.voice.library import Library
from companion.outputs.voice.names import HibariSynth
from companion.outputs.voice.speech import NO_SOUND, SILENT, Voice
from companion.outputs.voice.synth import Synth, cache_folder
from companion.setup.profile.model import Profile
from hw.clock import Clock, now_us
from hw.speaker import Speaker

STEP = 10
KEYS = {".": "louder", ",": "softer", "0": "mute"}
"""The keys of window and terminal; no seat and no screen uses them."""


def brief() -> str:
    """Return what is said in short where nothing can be heard."""
    return say("evening-no-sound")


class Sound:
    """A voice with a loudness that somebody at the table sets."""

    def __init__(self, voice: Voice, volume: int, *, audible: bool, muted: bool = False) -> None:
        self.voice, self.audible = voice, audible
        self._volume, self._muted = volume, muted
        if muted:
            voice.mute(True)

    def command(self, name: str) -> str:
        """Do what a key asks for; return what it is like now."""
        if not self.audible:
            return brief()
        if name == "mute":
            self._mute(not self._muted)
        elif name in ("louder", "softer"):
            self._mute(False)
            self._set(self._volume + (STEP if name == "louder" else -STEP))
        return (
            say("evening-muted-said-shown")
            if self._muted
            else say("evening-volume", volume=self._volume)
        )

    def _mute(self, muted: bool) -> None:
        if muted != self._muted:
            self._muted = muted
            self.voice.mute(muted)

    def _set(self, volume: int) -> None:
        self._volume = max(0, min(100, volume))
        self.voice.volume(self._volume)

    def close(self) -> None:
        """Fall silent and let go of the device."""
        self.voice.close()


def open_sound(profile: Profile, tidings: Tidings, *, muted: bool = False) -> Sound:
    """Open what the profile asks for and begin to speak. Never fails: without a device, cues are
    shown, and one line says so."""
    speaker = open_speaker(profile.voice, say_problem=tidings.notice)
    audible = speaker.name != SILENT
    if profile.voice.output == "none":
        tidings.tell(say(NO_SOUND), brief())
    voice = voice_of(profile, speaker, tidings.notice)
    voice.start()
    return Sound(voice, profile.voice.volume, audible=audible, muted=muted)


def voice_of(
    profile: Profile,
    speaker: Speaker,
    tell: Callable[[Notice], None],
    silently: Speaker | None = None,
    clock: Clock = now_us,
    *,
    threaded: bool = True,
) -> Voice:
    """A voice that says what this profile's table says, through that speaker. `silently` shows its
    cues while it is muted; without threads, it is stepped by whoever has it."""
    book = book_of(profile)
    own = Path(profile.voice.clips) if profile.voice.clips else None
    name = profile.voice.name
    library = Library(book.language, own, lambda line: tell(clip_unusable(line)), name)
    synth = Synth(book.espeak, cache_folder())
    names = HibariSynth(book.language, cache_folder(), synth)
    diction = Diction(book, library, synth, names=names, threaded=threaded)

    def told(line: str) -> None:
        if line != say(NO_SOUND):
            tell(unsaid(line))

    return Voice(speaker, silently or silent_output(), book, diction, KITS, clock, told)
