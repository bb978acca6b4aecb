"""The voice of an evening at this machine, put together, and the keys that make it louder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.app.simulated.tidings import Tidings
from companion.app.table.meaning import clip_unusable, unsaid
from companion.app.table.speaker import open_speaker, silent_output
from companion.games import KITS
from companion.kit.notice import Notice
from companion.outputs.voice.book import load_book
from companion.outputs.voice.diction import Diction
from companion.outputs.voice.library import Library
from companion.outputs.voice.speech import NO_SOUND, SILENT, Voice
from companion.outputs.voice.synth import Synth, cache_folder
from companion.setup.profile.model import Profile
from hw.clock import now_us
from hw.speaker import Speaker

STEP = 10
BRIEF = "No sound here: what is said is shown."
KEYS = {".": "louder", ",": "softer", "0": "mute"}
"""The keys of window and terminal; no seat and no screen uses them."""


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
            return BRIEF
        if name == "mute":
            self._mute(not self._muted)
        elif name in ("louder", "softer"):
            self._mute(False)
            self._set(self._volume + (STEP if name == "louder" else -STEP))
        return "Muted: what is said is shown." if self._muted else f"Volume {self._volume} %"

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
        tidings.tell(NO_SOUND, BRIEF)
    voice = voice_of(profile, speaker, tidings.notice)
    voice.start()
    return Sound(voice, profile.voice.volume, audible=audible, muted=muted)


def voice_of(profile: Profile, speaker: Speaker, tell: Callable[[Notice], None]) -> Voice:
    """A voice that says what this profile's table says, through that speaker."""
    book = load_book()
    own = Path(profile.voice.clips) if profile.voice.clips else None
    library = Library(book.language, own, lambda line: tell(clip_unusable(line)))
    diction = Diction(book, library, Synth(book.espeak, cache_folder()))

    def told(line: str) -> None:
        if line != NO_SOUND:
            tell(unsaid(line))

    return Voice(speaker, silent_output(), book, diction, KITS, now_us, told)
