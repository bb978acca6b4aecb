"""What is made of the numbers: pure, so that it can be tested without a match."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median, quantiles
from typing import Any

from companion.core.live.session import LATE

FRAMES_A_SECOND = 20
MEMORY_MIB = 120
WATCHDOG_S = 10
"""What the service's unit grants the judging loop."""
REFUSED_AS_LATE = "late-arrival"

Frame = tuple[int, bool]


@dataclass(frozen=True, slots=True)
class Spell:
    """A while in which something was on its way across the screen."""

    us: int
    frames: int
    longest_us: int
    """The longest that it stood still meanwhile."""


def spells(frames: Iterable[Frame]) -> list[Spell]:
    """Part the frames into movements, each until the frame in which everything has arrived."""
    found: list[Spell] = []
    at: list[int] = []
    for t, moves in frames:
        if at or moves:
            at.append(t)
        if at and not moves:
            found.append(_spell(at))
            at = []
    return found


def _spell(at: Sequence[int]) -> Spell:
    steps = [later - sooner for sooner, later in pairwise(at)]
    return Spell(at[-1] - at[0], len(steps), max(steps, default=0))


def rate(found: Sequence[Spell]) -> float:
    """Return the frames a second while something moved."""
    took = sum(spell.us for spell in found)
    return sum(spell.frames for spell in found) * 1e6 / took if took else 0.0


def too_late(events: Iterable[str], verdicts: Iterable[str]) -> int:
    """Count what came too late to be judged, by the lines of a match."""
    faults = sum(json.loads(line).get("reason") == LATE for line in events)
    refused = sum(json.loads(line).get("reason") == REFUSED_AS_LATE for line in verdicts)
    return int(max(faults, refused))


@dataclass(frozen=True, slots=True)
class Found:
    """Everything about one match that was played under the share."""

    game: str
    over: bool
    """Whether the match was played to its end."""
    seconds: float
    late: int
    presses: Sequence[int]
    frames: Sequence[Frame]
    size: tuple[int, int]
    mib: float
    cpu: float
    """The share of a core that it took."""
    silent_s: float
    """The longest that the judging loop gave no sign of life."""
    held_back: float | None = None
    """In how many of its periods its share was used up."""

    def missed(self) -> list[str]:
        """Return which goals were not reached."""
        shown = rate(spells(self.frames))
        goals = {
            "the match did not come to its end": not self.over,
            f"{self.late} signals came too late": self.late > 0,
            f"{shown:.1f} frames a second, goal {FRAMES_A_SECOND}": shown < FRAMES_A_SECOND,
            f"{self.mib:.0f} MiB, goal {MEMORY_MIB}": self.mib >= MEMORY_MIB,
            f"no sign of life for {self.silent_s:.1f} s": self.silent_s > WATCHDOG_S,
        }
        return [what for what, so in goals.items() if so]

    def lines(self) -> list[str]:
        """Say it for people."""
        moved = spells(self.frames)
        stood = sorted(spell.longest_us / 1000 for spell in moved) or [0.0]
        kept = sorted(t / 1000 for t in self.presses) or [0.0]
        many = len(kept) > 1
        back = "" if self.held_back is None else f", used up in {self.held_back:.0%} of the time"
        return [
            f"{self.game}: {'a whole match' if self.over else 'no whole match'} in "
            f"{self.seconds:.0f} s, {self.cpu:.1%} of a core{back}",
            f"  too late: {self.late} of {len(self.presses)} signals; in the journal after "
            f"{median(kept):.1f} ms in the middle, {quantiles(kept, n=100)[98] if many else 0:.1f} "
            f"for 99 %, {kept[-1]:.1f} at the most",
            f"  frames at {self.size[0]}x{self.size[1]}: {rate(moved):.1f} a second while "
            f"something moved ({len(moved)} times); it stood still for {median(stood):.0f} ms in "
            f"the middle, {stood[-1]:.0f} at the most",
            f"  memory: {self.mib:.0f} MiB at the most; sign of life every {self.silent_s:.1f} s",
        ]


def share_of(pss: Iterable[str]) -> float:
    """Return the memory in MiB of some processes by their `smaps_rollup`: what they share with
    each other, or with others, is divided among those who share it."""
    kib = 0
    for text in pss:
        told: dict[str, Any] = dict(line.split(":", 1) for line in text.splitlines()[1:])
        kib += int(told["Pss"].split()[0])
    return kib / 1024
