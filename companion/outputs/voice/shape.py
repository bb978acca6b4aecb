"""What is done to every recording: one rate, no silence around it, one loudness, its onset."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import lru_cache
from math import cos, gcd, pi, sin, sqrt
from operator import mul

from companion.language import say

RATE = 48_000
FRAME = RATE // 1000
"""A millisecond: what the energy is measured in."""

HEARD = 0.04
"""A frame is heard once it has so much of the loudest ten milliseconds' level (-28 dB)."""
FAINT = 0.012
"""What is fainter than this at the end is silence (-38 dB)."""
LEVEL = 0.14
"""The level that every clip has where it is loud, of full scale (-17 dB)."""
PEAK = 0.89
"""No sample goes beyond this part of full scale (-1 dB)."""
LEAD = FRAME
"""So much is kept before the onset."""
TAIL = 12 * FRAME
_TAPS = 16


@dataclass(frozen=True, slots=True)
class Clip:
    """A recording ready to be said; `onset` is the sample at which an ear hears it begin."""

    name: str
    samples: array[int]
    onset: int

    @property
    def length_us(self) -> int:
        """How long it takes to say."""
        return len(self.samples) * 1_000_000 // RATE


def shaped(name: str, rate: int, samples: array[int], level: float = LEVEL) -> Clip:
    """Make a clip of any recording; ValueError if there is nothing to hear in it."""
    sound = resampled(samples, rate)
    start, end = bounds(sound)
    if end <= start:
        raise ValueError(say("voice-silent"))
    cut = sound[max(0, start - LEAD) : end + TAIL]
    faded = _faded(levelled(cut, level))
    return Clip(name, faded, onset(faded))


def frames(samples: array[int], size: int = FRAME) -> list[float]:
    """The level of each frame: its root mean square."""
    return [
        sqrt(sum(map(mul, part, part)) / len(part))
        for at in range(0, len(samples), size)
        if (part := samples[at : at + size])
    ]


def loudest(samples: array[int]) -> float:
    """The level of the loudest ten milliseconds."""
    return max(frames(samples, 10 * FRAME), default=0.0)


def bounds(samples: array[int]) -> tuple[int, int]:
    """Return where the sound begins to be heard, and where it has faded, in samples."""
    levels, top = frames(samples), loudest(samples)
    if top < 30:
        return 0, 0
    heard = [n for n, level in enumerate(levels) if level >= HEARD * top]
    lasting = [n for n, level in enumerate(levels) if level >= FAINT * top]
    return heard[0] * FRAME, (lasting[-1] + 1) * FRAME


def onset(samples: array[int]) -> int:
    """The sample at which it begins to be heard, to a quarter of a millisecond."""
    top, step = loudest(samples), FRAME // 4
    for at in range(0, len(samples) - FRAME, step):
        part = samples[at : at + FRAME]
        if sqrt(sum(map(mul, part, part)) / FRAME) >= HEARD * top:
            return at + FRAME - step
    return 0


def speech_level(samples: array[int]) -> float:
    """The level of the parts that are loud, of full scale: pauses do not make a word quieter."""
    levels = frames(samples, 10 * FRAME)
    limit = 0.3 * max(levels, default=0.0)
    loud = [level * level for level in levels if level >= limit]
    return sqrt(sum(loud) / len(loud)) / 32_768 if loud else 0.0


def levelled(samples: array[int], level: float) -> array[int]:
    """Return it as loud as all others, as far as no sample goes beyond the peak."""
    peak = max(map(abs, samples)) / 32_768
    gain = min(level / speech_level(samples), PEAK / peak)
    return array("h", (round(sample * gain) for sample in samples))


def hardened(samples: array[int]) -> array[int]:
    """Lift what is soft in a word, its first consonant above all, so that it begins at once."""
    size = 5 * FRAME
    levels, top = frames(samples, size), loudest(samples)
    gains = [_lift(level / top) for level in levels]
    gains.append(gains[-1])
    lifted = (
        sample * (gains[n // size] + (gains[n // size + 1] - gains[n // size]) * (n % size) / size)
        for n, sample in enumerate(samples)
    )
    return array("h", (max(-32_768, min(32_767, round(value))) for value in lifted))


def _lift(part: float) -> float:
    """Return how much to lift: up to five times as loud; what is nearly silent stays so."""
    return 1.0 if part < FAINT else min(5.0, float(max(1.0, 1 / part) ** 0.75))


def _faded(samples: array[int]) -> array[int]:
    """Fade the cut ends, so that they do not click: one millisecond in, five out."""
    ends = ((range(min(FRAME, len(samples))), FRAME), (range(-1, -5 * FRAME - 1, -1), 5 * FRAME))
    for places, length in ends:
        for n, at in enumerate(places):
            if n < len(samples):
                samples[at] = samples[at] * n // length
    return samples


def resampled(samples: array[int], rate: int) -> array[int]:
    """Return it at our rate, by a windowed sinc; what is above the lower rate's half is removed."""
    if rate == RATE or not samples:
        return samples[:]
    shared = gcd(rate, RATE)
    up, down = RATE // shared, rate // shared
    reach = _TAPS // 2 * max(1, -(-rate // RATE))
    kernels = _kernels(up, reach, min(1.0, RATE / rate))
    padded = array("h", bytes(2 * reach)) + samples + array("h", bytes(2 * reach))
    made = []
    for n in range(len(samples) * up // down):
        whole, phase = divmod(n * down, up)
        value = sum(map(mul, kernels[phase], padded[whole + 1 : whole + 1 + 2 * reach]))
        made.append(max(-32_768, min(32_767, round(value))))
    return array("h", made)


@lru_cache(maxsize=8)
def _kernels(phases: int, reach: int, cutoff: float) -> list[list[float]]:
    return [
        [_weight(tap - reach + 1 - phase / phases, reach, cutoff) for tap in range(2 * reach)]
        for phase in range(phases)
    ]


def _weight(x: float, reach: int, cutoff: float) -> float:
    """A sinc under a Hann window."""
    if abs(x) >= reach:
        return 0.0
    sinc = 1.0 if x == 0 else sin(pi * x * cutoff) / (pi * x * cutoff)
    return cutoff * sinc * (0.5 + 0.5 * cos(pi * x / reach))
