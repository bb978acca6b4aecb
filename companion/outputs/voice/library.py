"""The clips of a language: those that ship, and the owner's own recordings in their place."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import resources
from io import BytesIO
from pathlib import Path
from threading import Lock
from typing import Any

from companion.outputs.voice.pieces import slug
from companion.outputs.voice.shape import RATE, Clip, shaped
from companion.outputs.voice.wav import read_wav

LARGEST = 20_000_000
"""Bytes: no recording of a few words is larger."""
LONGEST_S = 15


class Library:
    """Gives clips by name. A recording that cannot be used is told once, and ours is used.

    Recordings are converted when first wanted, from any thread: a folder of them takes seconds.
    """

    def __init__(
        self,
        language: str = "en",
        own: Path | None = None,
        tell: Callable[[str], None] = lambda line: None,
    ) -> None:
        self._shipped = _shipped(language)
        self._tell, self._lock = tell, Lock()
        self.problems: list[str] = []
        """One line for people about each recording that could not be used so far."""
        self._files = self._found(own) if own is not None else {}
        self._own: dict[str, Clip | None] = {}

    def get(self, name: str) -> Clip | None:
        """The clip of this name, if there is one."""
        return self.own(name) or self._shipped.get(name)

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

    def _found(self, folder: Path) -> dict[str, Path]:
        try:
            files = sorted(file for file in folder.iterdir() if file.suffix.lower() == ".wav")
        except OSError as error:
            reason = error.strerror or str(error)
            self._problem(
                f"{folder}: cannot be opened ({reason}); expected a folder of WAV files. "
                "The shipped clips are used."
            )
            return {}
        return {slug(file.stem): file for file in files}

    def _problem(self, line: str) -> None:
        self.problems.append(line)
        self._tell(line)

    def _read(self, file: Path) -> Clip | None:
        try:
            if file.stat().st_size > LARGEST:
                raise ValueError("is too large; record a few words only")
            rate, samples = read_wav(file.read_bytes())
            if len(samples) > LONGEST_S * rate:
                raise ValueError("is too long; record a few words only")
            clip = shaped(slug(file.stem), rate, samples)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self._problem(f"{file}: {reason}. The shipped clip is used.")
            return None
        return clip


class _Shipped:
    """One archive of clips with their onsets beside it; each is unpacked when first said."""

    def __init__(self, archive: bytes, table: Mapping[str, Mapping[str, Any]]) -> None:
        self._archive = zipfile.ZipFile(BytesIO(archive))
        self._table = table
        self._read: dict[str, Clip] = {}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._table)

    def get(self, name: str) -> Clip | None:
        if name not in self._table:
            return None
        if name not in self._read:
            rate, samples = read_wav(self._archive.read(f"{name}.wav"))
            assert rate == RATE
            self._read[name] = Clip(name, samples, self._table[name]["onset"])
        return self._read[name]


@lru_cache(maxsize=4)
def _shipped(language: str) -> _Shipped:
    folder = resources.files("companion.outputs.voice") / "clips"
    archive = (folder / f"{language}.zip").read_bytes()
    table: dict[str, dict[str, Any]] = json.loads((folder / f"{language}.json").read_text("utf-8"))
    return _Shipped(archive, table)
