"""Names and free text through espeak-ng, where it is installed; what it said once is kept."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from companion.outputs.voice.shape import LEVEL, RATE, Clip, onset, shaped
from companion.outputs.voice.wav import read_wav, write_wav

PROGRAM = "espeak-ng"
LIMIT_S = 5.0
LONGEST = 200
MANNER = ("-s", "180", "-p", "45", "-a", "120")


def cache_folder() -> Path:
    """Return where this user's programs keep what they can make again."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "table-companion" / "voice"


class Synth:
    """Renders text. It never raises: what cannot be rendered is None, and is said otherwise."""

    def __init__(
        self, voice: str, cache: Path | None = None, program: str | None = PROGRAM
    ) -> None:
        self._voice, self._cache = voice, cache
        self._program = shutil.which(program) if program else None

    @property
    def available(self) -> bool:
        """Whether there is a synthesiser on this machine."""
        return self._program is not None

    def render(self, text: str) -> Clip | None:
        """The text as a clip: from the cache, or made now, in a fraction of a second."""
        words = _clean(text)
        if not words:
            return None
        return self._kept(words) or self._made(words)

    def speak(self, text: str, manner: Sequence[str] = MANNER, level: float = LEVEL) -> Clip | None:
        """The text as a clip, freshly made."""
        content = self._run(text, manner)
        with suppress(ValueError):
            return shaped(text, *read_wav(content), level) if content else None
        return None

    def _run(self, text: str, manner: Sequence[str]) -> bytes | None:
        """Run the synthesiser; text on standard input can be neither an option nor a command."""
        if self._program is None:
            return None
        command = (self._program, "-v", self._voice, *manner, "--stdin", "--stdout")
        try:
            done = subprocess.run(
                command, input=text.encode(), capture_output=True, timeout=LIMIT_S, check=True
            )
        except (OSError, subprocess.SubprocessError, UnicodeError):
            return None
        return done.stdout

    def _made(self, text: str) -> Clip | None:
        clip = self.speak(text)
        if clip is not None and self._cache is not None:
            with suppress(OSError):
                _keep(self._file(text), write_wav(clip.samples, RATE))
        return clip

    def _kept(self, text: str) -> Clip | None:
        if self._cache is None:
            return None
        with suppress(OSError, ValueError):
            rate, samples = read_wav(self._file(text).read_bytes())
            if rate == RATE and len(samples) > RATE // 100:
                return Clip(text, samples, onset(samples))
        return None

    def _file(self, text: str) -> Path:
        assert self._cache is not None
        told = "\0".join((self._voice, *MANNER, text)).encode()
        return self._cache / f"{hashlib.sha256(told).hexdigest()[:32]}.wav"


def _clean(text: str) -> str:
    """One line of printable text of a sane length."""
    return "".join(char for char in text if char.isprintable()).strip()[:LONGEST]


def _keep(file: Path, content: bytes) -> None:
    """Write whole or not at all: another program may read it meanwhile."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as part:
            part.write(content)
        Path(name).replace(file)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
