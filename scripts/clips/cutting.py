"""Cuts a rendered sentence where its pieces meet, at the quietest zero crossing, and levels it."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from companion.outputs.voice.place import Place
from companion.outputs.voice.shape import FAINT, HEARD, LEVEL, PEAK
from scripts.clips.kokoro import RATE, Samples, Take

MS = RATE // 1000
AHEAD, BACK, FAR_BACK = 25 * MS, 25 * MS, 65 * MS
"""A phoneme's length is known to 25 ms: so far around its beginning the joint is looked for. After
a pause a hiss may begin well before its turn; without one, what is further back belongs to the
sound before, the release of a plosive for example."""
NEARLY = 4.0
"""Energy within this factor of the least is as good: of all such places the last is taken."""
WINDOW = 4 * MS
HUSH = 12 * MS
"""So much silence, of a plosive for example, is left on either side of a joint."""
FLOWING = 0.02
"""What is fainter than this, of the loudest, is silence where another sound follows at once."""
SILENT_MS, BREATH = 125, 0.35
"""A short text makes Kokoro breathe behind it: after so much silence, so faint beside the word."""
LEAD, TAIL = MS, 40 * MS
FADE_IN, FADE_OUT = MS, 15 * MS
LOUD = 0.3
"""What has this part of the loudest level counts for how loud a sentence is."""
_HALF = 32
Span = tuple[int, int]


def joints(take: Take, spans: list[Span], row: Sequence[Place]) -> list[int]:
    """Return where to cut before, between and after pieces, given their phonemes."""
    pairs = zip(pairwise(spans), row[1:], strict=True)
    inner = [_joint(take, before, after, place.flows_in) for (before, after), place in pairs]
    return [0, *inner, len(take.samples)]


def _joint(take: Take, before: Span, after: Span, flows: bool) -> int:
    """Return the zero crossing nearest to the least energy before a piece."""
    turn = take.starts[after[0]] - take.early
    low = max(turn - (BACK if flows else FAR_BACK), _middle(take, before))
    high = max(low + 2 * WINDOW, min(turn + AHEAD, _middle(take, after)))
    energy = np.convolve(take.samples[low:high].astype(np.float64) ** 2, np.ones(WINDOW), "valid")
    least = np.flatnonzero(energy <= NEARLY * energy.min() + 1e-9)[-1]
    return _crossing(take.samples, low + int(least) + WINDOW // 2)


def _middle(take: Take, span: Span) -> int:
    return (take.starts[span[0]] + take.starts[span[1]]) // 2 - take.early


def _crossing(samples: Samples, at: int) -> int:
    low, high = max(1, at - 2 * WINDOW), min(len(samples), at + 2 * WINDOW)
    near = samples[low - 1 : high]
    found = low + np.flatnonzero((near[:-1] < 0) & (near[1:] >= 0))
    return int(found[np.abs(found - at).argmin()]) if len(found) else at


def gain_of(samples: Samples) -> float:
    """Return the factor that makes a whole sentence as loud as any other, where it is loud."""
    levels = _levels(samples, 10 * MS)
    loud = levels[levels >= LOUD * levels.max()]
    return min(LEVEL / float(np.sqrt((loud**2).mean())), PEAK / float(np.abs(samples).max()))


def piece(samples: Samples, place: Place) -> Samples:
    """Trim a piece by its place: no silence around it, hardly any where it flows."""
    heard, faded = _audible(samples, FLOWING if place.flows_on else FAINT)
    start = max(0, heard - (HUSH if place.flows_in else LEAD))
    end = min(len(samples), faded + (HUSH if place.flows_on else TAIL))
    return _faded(samples[start:end], not place.flows_in, not place.flows_on)


def word(samples: Samples) -> Samples:
    """Trim a word that stands alone: it ends as it begins, as soon as it is hardly heard."""
    heard, faded = _audible(samples, HEARD)
    return _faded(samples[max(0, heard - LEAD) : faded + FADE_OUT], True, True)


def _faded(samples: Samples, first: bool, last: bool) -> Samples:
    cut = samples.copy()
    if first:
        cut[:FADE_IN] *= np.linspace(0, 1, FADE_IN, dtype=np.float32)
    if last:
        cut[-FADE_OUT:] *= np.linspace(1, 0, FADE_OUT, dtype=np.float32)
    return cut


def _audible(samples: Samples, faint: float) -> Span:
    """Return where it begins to be heard, and where it has faded."""
    levels = _levels(samples, MS)
    top = _levels(samples, 10 * MS).max()
    heard = np.flatnonzero(levels >= HEARD * top)
    lasting = np.flatnonzero(levels >= faint * top)
    return int(heard[0]) * MS, (int(_spoken(levels, lasting, top)[-1]) + 1) * MS


def _spoken(levels: NDArray[np.float64], lasting: NDArray[np.intp], top: float) -> NDArray[np.intp]:
    """Leave out a breath behind the last word: faint, and after a silence."""
    islands = np.split(lasting, np.flatnonzero(np.diff(lasting) > SILENT_MS) + 1)
    while len(islands) > 1 and levels[islands[-1]].max() < BREATH * top:
        islands.pop()
    return islands[-1]


def _levels(samples: Samples, size: int) -> NDArray[np.float64]:
    whole = samples[: len(samples) // size * size].astype(np.float64).reshape(-1, size)
    found: NDArray[np.float64] = np.sqrt((whole**2).mean(axis=1))
    return found


def played(samples: Samples, gain: float) -> array[int]:
    """Return samples as they are played: at twice the rate, by a windowed sinc."""
    taps = np.arange(-2 * _HALF, 2 * _HALF + 1)
    kernel = np.sinc(taps / 2) * np.hanning(len(taps) + 2)[1:-1]
    spread = np.zeros(2 * len(samples))
    spread[::2] = samples
    made = np.convolve(spread, kernel, "same") * gain * 32_768
    return array("h", np.clip(np.rint(made), -32_768, 32_767).astype("<i2").tobytes())
