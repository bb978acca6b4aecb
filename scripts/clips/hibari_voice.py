"""Hibari, a small voice that was taught by Kokoro: the one that can also say names at a table.

Its weights come in its package. Its graph is made to tell how long each phoneme lasts, too.
"""

from __future__ import annotations

from importlib import resources

import numpy as np

from scripts.clips.kokoro import FRAME, Take, session, vocabulary

_LENGTHS = "/Round_output_0"
_SEED = 0


class HibariVoice:
    """The voice in the package. Its breath is noise: drawn from one seed, it is always the same."""

    def __init__(self) -> None:
        content = (resources.files("hibari") / "assets" / "hibari.onnx").read_bytes()
        self._session = session(content, _LENGTHS)
        self._numbers = vocabulary()

    def say(self, phonemes: str, *, speed: float = 1.0, pitch: float = 1.0) -> Take:
        """Render phonemes."""
        from hibari import dsp

        numbers = [self._numbers[phoneme] for phoneme in phonemes]
        *parts, tone, lengths = self._session.run(
            ["lh", "theta", "ln", "lr", "phi", "f0", _LENGTHS],
            {
                "ids": np.array([[0, *numbers, 0]], np.int64),
                "speed": np.array([speed], np.float32),
            },
        )
        chance = np.random.default_rng(_SEED)
        samples = dsp.synth(*(part[0] for part in parts), tone[0] * np.float32(pitch), chance)
        ends = np.cumsum(lengths.ravel()).astype(int) * FRAME
        return Take(np.asarray(samples, np.float32), [int(end) for end in ends[:-1]])
