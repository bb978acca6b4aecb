"""When a recorded sample was out: from looks at a card that counts in steps. Pure.

The kernel moves a loopback card's place on its own ticks, a whole step at a time (4 ms on Debian's
kernel), and its ticks lie on whole multiples of that step of the table clock. So the instant at
which a recording began is such a multiple. No look can have seen a sample before it was there:
the earliest look, sample for sample, is the latest instant at which the recording can have begun,
and the tick just before it the earliest. A recording in which the two are far apart is refused.

The card copies what was played only when its place is moved. On a machine that stood still it may
so record, at its proper place, what was handed over only after that instant, or once more what had
been there before: a word before its cause. A word around which nobody looked for long is refused.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from math import gcd, inf
from typing import Final, NamedTuple

from hw.speaker import RATE

FAR_US: Final = 1_000
"""Further than this from its tick, the tick itself may be another one."""
UNSEEN_US: Final = 30_000
"""Who looks every 17 ms and did not for so long stood still, and the card with it."""
MARK: Final = 96
"""Samples of a word, from its onset on, by which it is found again."""


class Look(NamedTuple):
    """So many samples had been recorded, at some instant between two readings of the clock."""

    before_us: int
    frames: int
    after_us: int


class Span(NamedTuple):
    """An instant that is known to lie here."""

    after_us: int
    before_us: int


def began(looks: Sequence[Look]) -> Span | None:
    """When the first sample was out; None if the looks cannot tell."""
    step = gcd(*(two.frames - one.frames for one, two in pairwise(looks)))
    if step == 0 or step * 1_000_000 % RATE:
        return None
    step_us = step * 1_000_000 // RATE
    latest = min(look.after_us - look.frames * 1_000_000 // RATE for look in looks)
    earliest = latest // step_us * step_us
    return Span(earliest, latest) if latest - earliest <= FAR_US else None


def places(samples: bytes, word: bytes, onset: int) -> list[int]:
    """At which samples of a recording the onset of this word is, note for note."""
    mark = word[2 * onset : 2 * (onset + MARK)]
    found, at = [], samples.find(mark)
    while at >= 0:
        if at % 2 == 0:
            found.append(at // 2)
        at = samples.find(mark, at + 1)
    return found


def onsets(samples: bytes, looks: Sequence[Look], word: bytes, onset: int) -> list[Span]:
    """When each utterance of this word was heard to begin; none where the recording cannot tell."""
    start = began(looks)
    if start is None:
        return []
    found = places(samples, word, onset)
    return [_later(start, place) for place in found if unseen_us(looks, place) <= UNSEEN_US]


def unseen_us(looks: Sequence[Look], place: int) -> float:
    """How long nobody looked around the recording of this sample; for ever at the ends."""
    after = bisect_right(looks, place, key=lambda look: look.frames)
    if not 0 < after < len(looks):
        return inf
    return looks[after].after_us - looks[after - 1].before_us


def _later(start: Span, place: int) -> Span:
    us = place * 1_000_000 // RATE
    return Span(start.after_us + us, start.before_us + us + 1)
