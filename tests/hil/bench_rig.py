"""A real Pi, wired to a second RP2040 that plays the players: docs/hil-rig.md.

COMPANION_BENCH=bench.toml .venv/bin/pytest tests/hil --rig bench
"""

import os
import time
import tomllib
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.setup.profile import load_profile
from companion.setup.profile.model import Profile
from hw.signals import BUTTONS, Place
from tests.hil.jig import Channel, Jig
from tests.hil.rig import RealTimeRig, Span
from tests.hil.scenario import Move, Scenario

NAMED_BY = "COMPANION_BENCH"
PLANNED_US = 1_500_000
"""How long it may take to tell the jig a whole scenario."""


@dataclass(frozen=True)
class Delay:
    """From the jig's pin to the contact or pad: on average, and how far from that at most."""

    delay_us: int
    doubt_us: int


@dataclass(frozen=True)
class Bench:
    """What is wired to what."""

    jig: str
    profile: Profile
    channels: dict[Place, int]
    contact: Delay
    pad: Delay

    @classmethod
    def load(cls, path: Path) -> "Bench":
        text = tomllib.loads(path.read_text())
        channels = {
            Place(int(seat), name): channel
            for seat, inputs in text["channels"].items()
            for name, channel in inputs.items()
        }
        contact, pad = (Delay(**text["delays"][kind]) for kind in ("contact", "pad"))
        return cls(text["jig"], load_profile(text["profile"]), channels, contact, pad)


def bench_of_this_machine() -> Bench:
    """The bench that the environment names; without one, this rig cannot run."""
    named = os.environ.get(NAMED_BY)
    if not named:
        raise pytest.UsageError(f"--rig bench: {NAMED_BY} names no file; see docs/hil-rig.md")
    return Bench.load(Path(named))


class BenchRig(RealTimeRig):
    """Contacts close by optocoupler, pads are touched through relays."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench.profile)
        self._wired = bench

    lead_us = PLANNED_US

    def open(self, stack: ExitStack) -> None:
        self._jig = stack.enter_context(closing(Jig(self._wired.jig)))

    def move(self, scenario: Scenario, start_us: int) -> list[Span]:
        plan = [self._planned(move, start_us) for move in scenario.moves]
        made = self._jig.carry_out(plan)
        return [self._felt(m, span) for m, span in zip(scenario.moves, made, strict=True)]

    def await_ready(self) -> None:
        """Let pads find their level: they measure it when they are set up."""
        time.sleep(0.5)

    def _planned(self, move: Move, start_us: int) -> Channel:
        at_us = start_us + move.at_us - self._delay(move).delay_us
        return Channel(at_us, self._wired.channels[move.place], move.on)

    def _felt(self, move: Move, span: Span) -> Span:
        delay = self._delay(move)
        after, before = span
        return after + delay.delay_us - delay.doubt_us, before + delay.delay_us + delay.doubt_us

    def _delay(self, move: Move) -> Delay:
        return self._wired.contact if move.place.input in BUTTONS else self._wired.pad
