"""The clips of a voice: those that ship, and the owner's own recordings in their place."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable, Mapping
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from threading import Lock
from typing import Any

from companion.language import say
from companion.outputs.voice.packed import read_packed
from companion.outputs.voice.pieces import slug
from companion.outputs.voice.place import ALONE, Place, nearest, read_place
from companion.outputs.voice.shape import RATE, Clip, shaped
from companion.outputs.voice.voices import ShippedVoice, find_voice, shipped_voices
from companion.outputs.voice.wav import read_wav

LARGEST = 20_000_000
"""Bytes: no recording of a few words is larger."""
LONGEST_S = 15
MOST_KEPT = 64
"""Shipped clips that stay unpacked, those said last: 5 MB. Unpacking one takes milliseconds."""


class Library:
    """Gives clips by name. A recording that cannot be used is told once, and ours is used.

    Recordings are converted when first wanted, from any thread: a folder of them takes seconds.
    """

    def __init__(
        self,
        language: str = "en",
        own: Path | None = None,
        tell: Callable[[str], None] = lambda line: None,
        voice: str | None = None,
    ) -> None:
        self._tell, self._lock = tell, Lock()
        self._unreadable = False
        self.problems: list[str] = []
        """One line for people about each recording that could not be used so far."""
        self.voice = self._chosen(language, voice)
        self._shipped = _shipped(self.voice.name)
        self._files = self._found(own) if own is not None else {}
        self._own: dict[str, Clip | None] = {}

    def _chosen(self, language: str, name: str | None) -> ShippedVoice:
        """The voice that somebody chose, or the first; one that is not there is told."""
        chosen = find_voice(language, name)
        if chosen is not None:
            return chosen
        first = find_voice(language)
        assert first is not None, f"no voice ships that speaks {language}"
        known = ", ".join(voice.name for voice in shipped_voices() if voice.language == language)
        told = say("voice-not-there", name=name or "", known=known, instead=first.name)
        self._problem(told)
        return first

    def get(self, name: str, place: Place = ALONE) -> Clip | None:
        """The clip of this name for a place in a sentence, if there is one."""
        return self.own(name) or self._ours(name, place)

    def together(self, name: str, place: Place) -> Clip | None:
        """The clip of several stretches in one breath; none if the owner recorded one of them."""
        own = any(f"-{part}-" in f"-{name}-" for part in self._files)
        return self.own(name) if own else self._ours(name, place)

    def _ours(self, name: str, place: Place) -> Clip | None:
        """The shipped clip; what is missing to read any of them is told once."""
        try:
            return self._shipped.get(name, place)
        except (OSError, ValueError) as error:
            if not self._unreadable:
                self._problem(say("voice-only-cues", name=self.voice.name, why=str(error)))
            self._unreadable = True
            return None

    def own(self, name: str) -> Clip | None:
        """The owner's own recording of this name, if there is one: perhaps of a player's name."""
        if name not in self._files:
            return None
        with self._lock:
            if name not in self._own:
                self._own[name] = self._read(self._files[name])
            return self._own[name]

    def has_own(self, name: str) -> bool:
        """Tell whether the owner recorded this, without converting it now."""
        return name in self._files

    def warm(self) -> None:
        """Convert every recording now, so that what is wrong with one is known early."""
        for name in self._files:
            self.own(name)

    @property
    def names(self) -> tuple[str, ...]:
        """Every clip there is."""
        return tuple(sorted({*self._shipped.names, *self._files}))

    def places(self, name: str) -> tuple[Place, ...]:
        """The places for which a shipped clip was made of its own."""
        return self._shipped.places(name)

    def _found(self, folder: Path) -> dict[str, Path]:
        try:
            files = sorted(file for file in folder.iterdir() if file.suffix.lower() == ".wav")
        except OSError as error:
            reason = error.strerror or str(error)
            self._problem(say("voice-no-folder", folder=str(folder), why=reason))
            return {}
        return {slug(file.stem): file for file in files}

    def _problem(self, line: str) -> None:
        self.problems.append(line)
        self._tell(line)

    def _read(self, file: Path) -> Clip | None:
        try:
            if file.stat().st_size > LARGEST:
                raise ValueError(say("voice-too-large"))
            rate, samples = read_wav(file.read_bytes())
            if len(samples) > LONGEST_S * rate:
                raise ValueError(say("voice-too-long"))
            clip = shaped(slug(file.stem), rate, samples)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self._problem(say("voice-clip-unusable", file=str(file), why=reason))
            return None
        return clip


class _Shipped:
    """One archive of clips with their onsets beside it; each is unpacked when it is said."""

    def __init__(self, archive: bytes, table: Mapping[str, Mapping[str, Any]]) -> None:
        self._archive = zipfile.ZipFile(BytesIO(archive))
        self._table = table
        self._files: dict[str, dict[Place, str]] = {}
        for file in table:
            name, place, _ = (*file.split("."), "")[:3]
            kept = self._files.setdefault(name, {})
            kept[read_place(place) if file.count(".") > 1 else ALONE] = file
        self._read: dict[str, Clip] = {}
        self._lock = Lock()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._files)

    def places(self, name: str) -> tuple[Place, ...]:
        return tuple(self._files.get(name, ()))

    def get(self, name: str, place: Place) -> Clip | None:
        """The clip of this name, said as it fits its place best."""
        offered = self._files.get(name)
        if offered is None:
            return None
        file = offered[nearest(place, offered)]
        with self._lock:
            clip = self._read.pop(file, None) or self._unpacked(name, file)
            self._read[file] = clip
            if len(self._read) > MOST_KEPT:
                del self._read[next(iter(self._read))]
            return clip

    def _unpacked(self, name: str, file: str) -> Clip:
        content = self._archive.read(file)
        rate, samples = (read_wav if content.startswith(b"RIFF") else read_packed)(content)
        assert rate == RATE
        return Clip(name, samples, self._table[file]["onset"])


@lru_cache(maxsize=4)
def _shipped(name: str) -> _Shipped:
    folder = next(voice.folder for voice in shipped_voices() if voice.name == name)
    archive = (folder / "clips.zip").read_bytes()
    table: dict[str, Any] = json.loads((folder / "clips.json").read_text("utf-8"))
    return _Shipped(archive, table["clips"])
