"""Names in a voice like that of the clips: through hibari, where it is installed and fits in.

It works in a process of its own, which ends with its work: 200 MB are worth it for a moment, when
somebody sits down, and not for an evening. What it said once is kept. Whatever it cannot say, and
where there is no room for it, espeak-ng says.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from companion.outputs.voice.shape import Clip
from companion.outputs.voice.synth import MANNER, Synth

LIMIT_S = 20.0
"""On a small Pi it takes a few seconds to begin."""
NEEDED = 400_000_000
"""Bytes that must be free: twice of what it takes."""
LANGUAGES = ("en",)
_MEMINFO = Path("/proc/meminfo")
_PROGRAM = """
import sys
try:
    open("/proc/self/oom_score_adj", "w").write("1000")
except OSError:
    pass
from hibari.cli import main
main(sys.argv[1:])
"""
"""If memory runs out after all, the system ends this process and not the table."""


class HibariSynth(Synth):
    """Renders names; never free text, which cannot wait for it to begin."""

    def __init__(self, language: str, cache: Path | None, espeak: Synth) -> None:
        super().__init__("hibari heart 1.1", cache, program=None)
        self._espeak = espeak
        self._speaks = language in LANGUAGES and find_spec("hibari") is not None

    @property
    def available(self) -> bool:
        """Whether anything on this machine can say a name."""
        return self._speaks or self._espeak.available

    def render(self, text: str) -> Clip | None:
        """The name as a clip, by whoever can say it."""
        return (super().render(text) if self._speaks else None) or self._espeak.render(text)

    def _run(self, text: str, manner: Sequence[str] = MANNER) -> bytes | None:
        if spare_memory() < NEEDED:
            return None
        with tempfile.TemporaryDirectory(prefix="companion-name-") as folder:
            file = Path(folder) / "name.wav"
            command = (sys.executable, "-c", _PROGRAM, "-o", str(file), "--seed", "0")
            with suppress(OSError, subprocess.SubprocessError, UnicodeError):
                subprocess.run(
                    (*command, "--speed", "1.1"),
                    input=f"{text},".encode(),
                    capture_output=True,
                    timeout=LIMIT_S,
                    check=True,
                )
                return file.read_bytes()
        return None


def spare_memory() -> int:
    """Bytes that can be had without taking them from others; plenty where nobody tells."""
    with suppress(OSError, ValueError, IndexError):
        for line in _MEMINFO.read_text("ascii").splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    return 2 * NEEDED
