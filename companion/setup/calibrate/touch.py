"""How long a touchscreen takes: a knock on the glass, heard by the table's microphone. Pure.

Somebody knocks on the phone with a fingernail. The knock is in the recording when the nail is on
the glass; the page's stamp comes when the screen has noticed. The difference is what it takes.
Tapping to a beat would measure the person, too: people are ahead of a beat, by tens of milliseconds
that differ from one to the next, and that is more than what is looked for.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from companion.language import number, say
from companion.setup.calibrate.analysis import RATE, Refusal

BEFORE_US: Final = 90_000
"""How long before its stamp a knock is looked for: no screen takes longer."""
AFTER_US: Final = 8_000
_QUIET_US: Final = 120_000
_STANDS_OUT: Final = 5
_FAINTEST: Final = 300
NEAR_US: Final = 14_000
"""What is further than this from the middle of all was another noise."""
MICROPHONE_US: Final = 3_000
"""How well a sound card knows when something reached it."""
FEWEST: Final = 12
MOST_OTHERS: Final = 0.25
ASSUMED_US: Final = 15_000
"""What is assumed of a screen that nobody has measured; a measurement must be better."""


@dataclass(frozen=True, slots=True)
class TouchFound:
    """What a screen takes: `us`, give or take `u_us`; every knock that counted lies within."""

    us: int
    u_us: int
    knocks: int


def find_knocks(samples: bytes, t: int, stamps: Sequence[int]) -> tuple[int | None, ...]:
    """Return how long before each stamp its knock was recorded; None where none stands out."""
    heard = array("h", samples[: len(samples) // 2 * 2])
    return tuple(_lead(heard, t, stamp) for stamp in stamps)


def _lead(heard: array[int], t: int, stamp: int) -> int | None:
    begin, end = _index(stamp - BEFORE_US, t), _index(stamp + AFTER_US, t)
    quiet = [abs(level) for level in heard[max(0, begin - _index(_QUIET_US, 0)) : max(0, begin)]]
    if begin < 0 or end > len(heard) or not quiet:
        return None
    floor = max(_FAINTEST, _STANDS_OUT * sorted(quiet)[len(quiet) * 9 // 10])
    loud = next((n for n in range(begin, end) if abs(heard[n]) >= floor), None)
    return None if loud is None else stamp - t - loud * 1_000_000 // RATE


def _index(at_us: int, t: int) -> int:
    return (at_us - t) * RATE // 1_000_000


def judge_touch(leads: Sequence[int | None], clock_us: int) -> TouchFound | Refusal:
    """Say what a screen takes, by all knocks that agree; `clock_us` is the doubt of the stamps."""
    found = [lead for lead in leads if lead is not None]
    if len(found) < FEWEST:
        return Refusal(
            say("calibrate-knocks-were-heard-lay-phone", found=len(found), leads=len(leads))
        )
    middle = round(median(found))
    near = [lead for lead in found if abs(lead - middle) <= NEAR_US]
    if len(near) < FEWEST or len(found) - len(near) > MOST_OTHERS * len(found):
        return Refusal(say("calibrate-knocks-do-not-agree-find"))
    low, high = min(near), max(near)
    us, u_us = (low + high) // 2, (high - low + 1) // 2 + clock_us + MICROPHONE_US
    if us + u_us < 0:
        return Refusal(say("calibrate-knocks-were-heard-after-they"))
    if u_us >= ASSUMED_US:
        return Refusal(say("calibrate-ms-doubt-left-no-better", u_us=number(u_us / 1000, 0, 0)))
    return TouchFound(max(0, us), u_us, len(near))
