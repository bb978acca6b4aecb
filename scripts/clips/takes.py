"""Renders sentences; what was rendered once is kept, as a whole voice takes half an hour."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Protocol

import numpy as np

from companion.outputs.voice.pieces import Piece
from scripts.clips.cutting import Span
from scripts.clips.hibari_voice import HibariVoice
from scripts.clips.kokoro import MODEL_SHA256, VOICES_SHA256, Kokoro, Take
from scripts.clips.phonemes import phonemes_of

CARRIER = "Kate"
"""Who is in a name's place while a sentence is rendered: it begins and ends with a closed mouth,
so that it comes out without a trace."""
HIBARI = "hibari"
_ENDS = ".?!"


class Studio(Protocol):
    """Where a voice is recorded."""

    def sentence(self, row: Sequence[Piece], speed: float) -> tuple[Take, list[Span]]:
        """Render a sentence; and tell which part of it is which piece's."""
        ...

    def word(self, text: str, speed: float, pitch: float) -> Take:
        """Render a word by itself."""
        ...


class Maker(Protocol):
    """What renders phonemes."""

    def say(self, phonemes: str, *, speed: float = 1.0, pitch: float = 1.0) -> Take:
        """Render them."""
        ...


@dataclass(frozen=True)
class KokoroStudio:
    """One voice with its accent: one of Kokoro's, or hibari."""

    accent: str
    voice: str
    cache: Path

    @cached_property
    def _maker(self) -> Maker:
        return HibariVoice() if self.voice == HIBARI else Kokoro(self.voice, self.cache)

    def sentence(self, row: Sequence[Piece], speed: float) -> tuple[Take, list[Span]]:
        """Render a sentence; and tell which phonemes are whose."""
        text = ""
        spans: list[Span] = []
        for piece in row:
            text += " " if text else ""
            sounds = self._read(piece.text or CARRIER, not piece.mark)
            spans.append((len(text), len(text) + len(sounds)))
            text += sounds + piece.mark
        return self.take(text, speed), spans

    def word(self, text: str, speed: float, pitch: float) -> Take:
        """Render a word by itself."""
        words = self._read(text.rstrip(_ENDS))
        return self.take(words + (text[-1] if text[-1] in _ENDS else "."), speed, pitch)

    def _read(self, text: str, leads_on: bool = False) -> str:
        return phonemes_of(self.accent)(text, leads_on)

    def take(self, phonemes: str, speed: float, pitch: float = 1.0) -> Take:
        """Return a rendering, kept from before or made now."""
        file = self.cache / "takes" / f"{self._name(phonemes, speed, pitch)}.npz"
        if not file.exists():
            _keep(file, self._maker.say(phonemes, speed=speed, pitch=pitch))
        kept = np.load(file)
        return Take(kept["samples"], [int(start) for start in kept["starts"]])

    def _name(self, phonemes: str, speed: float, pitch: float) -> str:
        made = (MODEL_SHA256, VOICES_SHA256, version("onnxruntime"))
        told = repr((self.voice, phonemes, speed, pitch, *made))
        return hashlib.sha256(told.encode()).hexdigest()[:32]


def _keep(file: Path, take: Take) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part.npz")
    np.savez(part, samples=take.samples, starts=np.array(take.starts))
    part.replace(file)
