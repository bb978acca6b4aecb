"""What an ear would notice of speech, as figures: silences, steps of level and of pitch."""

from __future__ import annotations

from array import array
from math import log2, log10
from statistics import median
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

RATE = 48_000
MS = RATE // 1000
QUIET = 0.003
"""Of full scale: what is fainter than this frame is silence (33 dB below the level of speech)."""
FRAME = 5 * MS
NEAR = 200 * MS
"""So much on either side of a joint is compared: a syllable."""
LOWEST, HIGHEST = 70, 420
"""Hertz: between these a voice's pitch is looked for."""
_THIN = 4

Sound = NDArray[np.float64]


def heard(samples: array[int]) -> Sound:
    """Samples as parts of full scale."""
    return np.frombuffer(samples, "<i2").astype(np.float64) / 32_768


def levels(sound: Sound, size: int = FRAME) -> Sound:
    """The level of each frame."""
    whole = sound[: len(sound) // size * size].reshape(-1, size)
    found: Sound = np.sqrt((whole**2).mean(axis=1))
    return found


def silences(sound: Sound) -> list[tuple[int, int]]:
    """Return every silence: where it begins and how long it is, in milliseconds."""
    quiet = np.concatenate(([False], levels(sound) < QUIET, [False]))
    edges = np.flatnonzero(np.diff(quiet.astype(int))) * (FRAME // MS)
    return [
        (int(begin), int(end - begin)) for begin, end in zip(edges[::2], edges[1::2], strict=True)
    ]


def hush_before(sound: Sound) -> int:
    """Milliseconds until it is heard."""
    return next((length for begin, length in silences(sound) if begin == 0), 0)


def hush_after(sound: Sound) -> int:
    """Milliseconds that it is silent in the end."""
    return hush_before(sound[::-1])


def longest_silence(sound: Sound) -> int:
    """Milliseconds of the longest silence between its first and its last sound."""
    inner = sound[hush_before(sound) * MS : len(sound) - hush_after(sound) * MS]
    return max((length for _, length in silences(inner)), default=0)


class Edge(NamedTuple):
    """How a stretch begins, or ends: what stands beside the next in a joint."""

    hush_ms: int
    level: float
    hertz: float | None


def first_edge(sound: Sound) -> Edge:
    """How it begins."""
    return Edge(hush_before(sound), _syllable(sound), first_pitch(sound))


def last_edge(sound: Sound) -> Edge:
    """How it ends, heard from the end."""
    return first_edge(sound[::-1])


def level_step(before: Edge, after: Edge) -> float:
    """Decibels from the last syllable of one stretch to the first of the next."""
    return 20 * log10(after.level / before.level)


def _syllable(sound: Sound) -> float:
    begin = hush_before(sound) * MS
    return max(1e-6, float(levels(sound[begin : begin + NEAR], 20 * MS).max(initial=0)))


def pitch_step(before: Edge, after: Edge) -> float | None:
    """Semitones from the last pitch of one stretch to the first of the next, if both have one."""
    return 12 * log2(after.hertz / before.hertz) if before.hertz and after.hertz else None


def first_pitch(sound: Sound) -> float | None:
    """Hertz of the first syllable, in the middle of what is found there; None without any."""
    found = [pitch(sound[at : at + 50 * MS]) for at in range(0, NEAR, 15 * MS)]
    known = [hertz for hertz in found if hertz]
    return median(known) if len(known) > 2 else None


def pitch(sound: Sound) -> float | None:
    """Hertz, by the lag at which a sound is most like itself; None where it has none."""
    if len(sound) < 40 * MS:
        return None
    part = sound[::_THIN] - sound.mean()
    if np.sqrt((part**2).mean()) < 4 * QUIET:
        return None
    alike = np.correlate(part, part, "full")[len(part) - 1 :]
    alike /= alike[0] * np.linspace(1, 0.02, len(alike))
    rate = RATE / _THIN
    low, high = int(rate / HIGHEST), min(int(rate / LOWEST), int(0.8 * len(part)))
    best = low + int(alike[low:high].argmax())
    octave = [
        lag for lag in (best // 2, best // 3) if lag >= low and alike[lag] > 0.9 * alike[best]
    ]
    return float(rate / min([best, *octave])) if alike[best] > 0.6 else None


def roll_off(sound: Sound, share: float = 0.95) -> float:
    """Hertz below which so much of the energy lies."""
    power = np.abs(np.fft.rfft(sound)) ** 2
    found = np.searchsorted(np.cumsum(power), share * power.sum())
    return float(found * RATE / 2 / len(power))
