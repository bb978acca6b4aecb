"""espeak-ng renders sentences, for a language that Kokoro has no voice for.

Its library tells the very sample at which a mark between two pieces is reached: that is where a
sentence is cut. The program is GPL; what it says is not.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from math import log2
from typing import Any

import numpy as np

from companion.outputs.voice.pieces import Piece
from scripts.clips.cutting import Span
from scripts.clips.kokoro import RATE, Samples, Take
from scripts.clips.phonemes import english_names

LIBRARY = "libespeak-ng.so.1"
_RETRIEVE = 2
_UTF8, _SSML = 1, 0x10
_RATE, _PITCH = 1, 3
_END, _MARK = 0, 3
_WORDS_A_MINUTE, _MIDDLE = 175, 50
CARRIERS = {"de": "Kurt"}
PAT = "Pat"
"""Who is in a name's place: begins and ends with a closed mouth, as Kate does for Kokoro."""
_AS_SPOKEN: Mapping[str, Mapping[str, str]] = {
    "de": {
        "Sherlock Holmes": "Schörlock Houms",
        "Scotland Yard": "Skottländ Jaad",
        "Baker Street": "Bäikerstriet",
        "The Game is Afoot": "Se Gäim is Ä Futt",
        "I Say": "Ei Säi",
        "Thick Fog": "Sick Fogg",
    }
}
"""English names in the middle of a sentence, where another voice would make a pause; and what its
English voice begins too softly to be heard."""


class _Event(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("identifier", ctypes.c_uint),
        ("text_position", ctypes.c_int),
        ("length", ctypes.c_int),
        ("audio_position", ctypes.c_int),
        ("sample", ctypes.c_int),
        ("user", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
    )


_Heard = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(_Event)
)


@cache
def _library() -> tuple[Any, int]:
    """Return the library, and the rate that it speaks at."""
    try:
        library = ctypes.CDLL(LIBRARY)
    except OSError:
        raise SystemExit("libespeak-ng is not installed: sudo apt install espeak-ng") from None
    return library, library.espeak_Initialize(_RETRIEVE, 0, None, 0)


@dataclass(frozen=True)
class EspeakStudio:
    """One of espeak-ng's voices."""

    voice: str

    def sentence(self, row: Sequence[Piece], speed: float) -> tuple[Take, list[Span]]:
        """Render a sentence; each piece is one span."""
        parts = [self._marked(piece, n) for n, piece in enumerate(row)]
        samples, marks = self._spoken(" ".join(parts), speed, 1.0)
        return Take(samples, [*marks, len(samples)], early=0), [(n, n + 1) for n in range(len(row))]

    def word(self, text: str, speed: float, pitch: float) -> Take:
        """Render a word by itself."""
        samples, _ = self._spoken(escape(text), speed, pitch)
        return Take(samples, [0, len(samples)], early=0)

    def _marked(self, piece: Piece, n: int) -> str:
        text = piece.text or CARRIERS.get(self.voice, PAT)
        if english_names().fullmatch(text) and text not in _AS_SPOKEN.get(self.voice, {}):
            spoken = f'<voice xml:lang="en-gb">{escape(text)}{piece.mark}</voice>'
        else:
            spoken = escape(self._as_spoken(text)) + piece.mark
        return f'<mark name="{n}"/>{spoken}'

    def _as_spoken(self, text: str) -> str:
        for name, spoken in _AS_SPOKEN.get(self.voice, {}).items():
            text = text.replace(name, spoken)
        return text

    def _spoken(self, ssml: str, speed: float, pitch: float) -> tuple[Samples, list[int]]:
        """Speak; return samples at Kokoro's rate, and where each mark lies."""
        library, rate = _library()
        found = bytearray()
        marks: list[int] = []

        def heard(wave: Any, count: int, events: Any) -> int:
            if wave and count > 0:
                found.extend(ctypes.string_at(wave, 2 * count))
            n = 0
            while events[n].type != _END:
                if events[n].type == _MARK:
                    marks.append(events[n].sample)
                n += 1
            return 0

        callback = _Heard(heard)
        library.espeak_SetSynthCallback(callback)
        library.espeak_SetVoiceByName(self.voice.encode())
        library.espeak_SetParameter(_RATE, round(_WORDS_A_MINUTE * speed), 0)
        library.espeak_SetParameter(_PITCH, round(_MIDDLE * (1 + log2(pitch))), 0)
        text = f"<speak>{ssml}</speak>".encode()
        library.espeak_Synth(
            text, ctypes.c_size_t(len(text) + 1), 0, 1, 0, _UTF8 | _SSML, None, None
        )
        library.espeak_Synchronize()
        samples = np.frombuffer(bytes(found), "<i2").astype(np.float64) / 32_768
        return _resampled(samples, rate), [mark * RATE // rate for mark in marks]


def _resampled(samples: np.ndarray[Any, Any], rate: int) -> Samples:
    """Return it at Kokoro's rate: its spectrum, with nothing added above."""
    shared = np.gcd(rate, RATE)
    whole = np.concatenate((samples, np.zeros(-len(samples) % (rate // shared))))
    count = len(whole) * RATE // rate
    made = np.fft.irfft(np.fft.rfft(whole), count) * count / len(whole)
    return np.asarray(made, np.float32)
