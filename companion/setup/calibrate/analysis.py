"""Finds the clicks in a recording, and judges whether their delay is one constant."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Final

from companion.language import number, say

LENGTH: Final = 96
_SHORTEST_US: Final = 450_000
_LONGEST_US: Final = 850_000
_PEAK: Final = 28_000


def click() -> bytes:
    """Two milliseconds that start at full height: nothing is easier to find in a recording."""
    samples = array("h")
    for n in range(LENGTH):
        sign = 1 if n // 8 % 2 == 0 else -1
        samples.append(sign * _PEAK * (LENGTH - n) // LENGTH)
    return samples.tobytes()


def pauses(count: int, seed: int = 221) -> tuple[int, ...]:
    """Return how long to wait before each click: irregular, so that no echo or hum keeps step."""
    random = Random(seed)
    return tuple(random.randint(_SHORTEST_US, _LONGEST_US) for _ in range(count))


_WIDTH: Final = 48
_NARROWEST_US: Final = 1_000
"""What agrees better than this should also look as if it did."""


def draw(delays: Sequence[int | None], width: int = _WIDTH) -> str:
    """One line a click: its delay in ms, and a mark on a common scale."""
    found = [delay for delay in delays if delay is not None]
    low, high = (min(found), max(found)) if found else (0, 0)
    span = max(high - low, _NARROWEST_US)
    lines = [f"{n:>4}  {_line(delay, low, span, width)}" for n, delay in enumerate(delays, 1)]
    if found:
        lines.append(f"{'':>16}{_ms(low)}{_ms(low + span):>{max(1, width - len(_ms(low)))}}")
    return "\n".join(lines)


def _line(delay: int | None, low: int, span: int, width: int) -> str:
    if delay is None:
        return say("calibrate-not-heard")
    mark = (delay - low) * (width - 1) // span
    return f"{_ms(delay):>8}  {'.' * mark}*"


def _ms(delay: int) -> str:
    return f"{delay / 1000:.2f}"


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
            say("calibrate-only-clicks-were-heard-turn", found=len(found), delays=len(delays))
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
        return Refusal(say("calibrate-delays-differ-up-ms-no", spread=number(spread / 1000, 1, 1)))
    delay = round(median(near))
    if delay < -_EARLY_US:
        return Refusal(
            say("calibrate-clicks-were-recorded-ms-before", delay=number(-delay / 1000, 1, 1))
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
