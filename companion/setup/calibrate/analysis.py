"""Finds the clicks in a recording, and judges whether their delay is one constant."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

RATE: Final = 48_000
REACH_US: Final = 420_000
"""How late a click may come and still be told from the next one."""
_QUIET_US: Final = 60_000
_STANDS_OUT: Final = 4
_FAINTEST: Final = 150
_RISE: Final = 0.25
NEAR_US: Final = 1_500
"""A click further than this from the middle of all is another noise."""
MAX_SPREAD_US: Final = 2_000
MAX_LOST: Final = 3
_EARLY_US: Final = 1_000


@dataclass(frozen=True, slots=True)
class Constant:
    """What lies behind the card, and how far the single clicks were apart."""

    delay_us: int
    spread_us: int


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why no constant can be written, and what to do."""

    reason: str


def find_delays(samples: bytes, t: int, onsets: Sequence[int]) -> tuple[int | None, ...]:
    """Return how long after each stated onset its click was recorded; None if none stands out."""
    heard = array("h", samples[: len(samples) // 2 * 2])
    return tuple(_delay(heard, (onset - t) * RATE // 1_000_000, onset, t) for onset in onsets)


def judge(delays: Sequence[int | None]) -> Constant | Refusal:
    """One constant, if nearly every click agrees on it."""
    found = [delay for delay in delays if delay is not None]
    lost = len(delays) - len(found)
    if not found or lost > MAX_LOST or len(found) < 3:
        return Refusal(
            f"only {len(found)} of {len(delays)} clicks were heard; turn the volume up, hold the "
            "microphone at the speaker, or choose another --input"
        )
    return _agreed(found, len(delays))


def inliers(found: Sequence[int]) -> list[int]:
    """The clicks that agree with the middle one."""
    middle = median(found)
    return [delay for delay in found if abs(delay - middle) <= NEAR_US]


def _agreed(found: Sequence[int], played: int) -> Constant | Refusal:
    near = inliers(found)
    spread = max(found) - min(found)
    if played - len(near) > MAX_LOST or max(near) - min(near) > MAX_SPREAD_US:
        return Refusal(
            f"the delays differ by up to {spread / 1000:.1f} ms, which no constant can mend; keep "
            "the room quiet, avoid wireless speakers and sound servers, then try again"
        )
    delay = round(median(near))
    if delay < -_EARLY_US:
        return Refusal(
            f"the clicks were recorded {-delay / 1000:.1f} ms before they were played: the input "
            "does not know its own delay; choose another --input"
        )
    return Constant(max(0, delay), max(near) - min(near))


def _delay(heard: array[int], at: int, onset: int, t: int) -> int | None:
    quiet = heard[max(0, at - _samples(_QUIET_US)) : max(0, at)]
    window = heard[max(0, at) : max(0, at + _samples(REACH_US))]
    if not quiet or not window:
        return None
    first = _rise(window, quiet)
    return None if first is None else t + (max(0, at) + first) * 1_000_000 // RATE - onset


def _rise(window: array[int], quiet: array[int]) -> int | None:
    """The first sample of the loudest thing in the window, if it stands out from the quiet."""
    rest = round(sum(quiet) / len(quiet))
    noise = max(abs(sample - rest) for sample in quiet)
    peak = max(abs(sample - rest) for sample in window)
    if peak < max(_FAINTEST, _STANDS_OUT * noise):
        return None
    limit = max(peak * _RISE, 1.5 * noise)
    return next(_above(window, rest, limit), None)


def _above(window: array[int], rest: int, limit: float) -> Iterator[int]:
    return (n for n, sample in enumerate(window) if abs(sample - rest) >= limit)


def _samples(span_us: int) -> int:
    return span_us * RATE // 1_000_000
