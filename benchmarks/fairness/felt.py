"""Hands on touch chips that take their time, as the data sheet has it: samples, windows, averages.

The virtual Pi's chips are registers and nothing else, so somebody has to measure for them. Here the
model of the tests does it beforehand (`tests/hw/rigs/touch_chip.py`): it is told when a hand comes,
how strong it is and how fast, and tells what the registers show at the end of every window. That is
worked out before the virtual Pi is booted, which would take seconds for every pair. Fingers
then write it at its instant, on one chip that is polled and on one that pulls its line. The truth
is when the hand passes the threshold, to the microsecond. What was written later than the driver
allows a chip to be is no evidence about the driver, and is left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from benchmarks.fairness.judges import ADDRESS, CALLING, CALLS, SEATS
from benchmarks.fairness.score import Press
from hw.config import Electrode
from hw.drivers.mpr121_levels import SLACK_US, WINDOW_US
from tests.hw.rigs.touch_chip import CONFIG2, ECR, TouchModel
from tests.rigs.fingers import Done, Touching

HOLD_US, REST_US = 60_000, 60_000
LEAD_US: Final = 12_000
STRENGTHS: Final = (20, 150)
"""From a finger on a pad under veneer to a flat hand on copper, in counts."""
RISES_US: Final = (0, 3_000)
"""A slap is there within a few milliseconds."""
REGISTERS: Final = 4 + 2 * 12
APART_US: Final = 1_700
"""No two chips end their windows together; fingers could not write both at once."""
NEAR_US: Final = 10_000
"""Two windows and a half: what was written further from a hand has no say in when it came."""
_TOUCH, _RELEASE = Electrode(0, 1, "pile").touch, Electrode(0, 1, "pile").release


class Hand(NamedTuple):
    """Who lays a hand on a pad, from when on, how strong and how fast; and what it has to pass."""

    seat: int
    at_us: int
    strength: int
    rise_us: int
    touch: int = _TOUCH

    @property
    def passes_us(self) -> int:
        """When it passes the threshold."""
        return self.at_us + self.rise_us * self.touch // self.strength


def hands_of(
    first: int,
    second: int,
    gap_us: int,
    start_us: int,
    random: Random,
    strengths: tuple[int, int] = STRENGTHS,
    touch: int = _TOUCH,
) -> list[Hand]:
    """Two hands, so far apart where they pass the threshold."""
    found = []
    for seat, passes_us in ((first, start_us), (second, start_us + gap_us)):
        hand = Hand(seat, 0, random.randint(*strengths), random.randint(*RISES_US), touch)
        found.append(hand._replace(at_us=passes_us - hand.passes_us))
    return found


def measuring(seed: int) -> TouchModel:
    """A chip that runs with the settings of our driver; half of them average all four samples, half
    leave out the highest and the lowest."""
    model = TouchModel(seed, trimmed=bool(seed & 2))
    for number in range(len(SEATS)):
        model.write(0x41 + 2 * number, _TOUCH)
        model.write(0x42 + 2 * number, _RELEASE)
    for register, value in ((0x35, 0xFF), (CONFIG2, 0x20), (ECR, 0x8C)):
        model.write(register, value)
    return model


def windows(
    hands: Sequence[Hand], seed: int, apart_us: int = 0
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every window from before the first hand until all have gone: its end, and the registers; all
    of it so much later than the whole windows of the clock."""
    model = measuring(seed)
    gone_us = max(hand.passes_us for hand in hands) + HOLD_US - apart_us
    at_us = min(hand.at_us for hand in hands) - apart_us - 2 * model.window_us
    model.advance(at_us)
    for hand in hands:
        came_us = hand.at_us - apart_us
        model.hand(hand.seat - 1, True, came_us, hand.strength, hand.rise_us)
        model.hand(hand.seat - 1, False, gone_us)
    end_us = at_us // model.window_us * model.window_us + model.window_us
    while end_us < gone_us + 3 * model.window_us:
        model.advance(end_us)
        registers = tuple(model.read(number, end_us) for number in range(REGISTERS))
        yield end_us + apart_us, registers
        end_us += model.window_us


def moves(hands: Sequence[Hand], seed: int) -> list[Touching]:
    """What fingers have to write, and when: on both chips, and the line of the one that calls."""
    found = [Touching(end, "window", ADDRESS, told) for end, told in windows(hands, seed)]
    felt, calls = (0, 0), False
    for end_us, registers in windows(hands, seed + 1, APART_US):
        found.append(Touching(end_us, "window", CALLING, registers))
        changed, felt = registers[:2] != felt, (registers[0], registers[1])
        if changed or calls:
            found.append(Touching(end_us, "line", CALLS, changed))
        calls = changed
    return sorted(found, key=lambda move: move.at_us)


class Plan(NamedTuple):
    """A pair of hands, and what fingers have to write for it."""

    hands: list[Hand]
    moves: list[Touching]

    def at(self, start_us: int) -> Plan:
        """The same, from that instant on: later by whole windows, as chips go by those."""
        later_us = -(-(start_us - self.moves[0].at_us) // WINDOW_US) * WINDOW_US
        hands = [hand._replace(at_us=hand.at_us + later_us) for hand in self.hands]
        return Plan(hands, [move._replace(at_us=move.at_us + later_us) for move in self.moves])


def planned(first: int, second: int, gap_us: int, seed: int) -> Plan:
    """A pair, anywhere in a window, as if it were early in the day."""
    random = Random(seed)
    start_us = LEAD_US + random.randint(0, WINDOW_US)
    hands = hands_of(first, second, gap_us, start_us, random)
    return Plan(hands, moves(hands, seed))


def hands_file(folder: Path, chunk: int) -> Path:
    """Where the plans of a boot are kept: beside its blocks, and none of them."""
    return folder / f".{chunk:03}-hands.json"


def keep(plans: Sequence[Plan], path: Path) -> None:
    """Write plans down for whoever carries them out."""
    path.write_text(json.dumps(plans))


def kept(path: Path) -> list[Plan]:
    """Read them again."""
    return [
        Plan([Hand(*hand) for hand in hands], [Touching(*move) for move in moves])
        for hands, moves in json.loads(path.read_text())
    ]


def pressed(hands: Sequence[Hand]) -> Press:
    """The truth of a pair."""
    (one, other) = hands
    return Press(one.seat, other.seat, *[one.passes_us] * 2, *[other.passes_us] * 2)


def on_time(hands: Sequence[Hand], planned: Sequence[Touching], spans: Sequence[Done]) -> bool:
    """Tell whether the chips were as quick as chips are, in every window that dates a hand."""
    return all(
        span.after_us - move.at_us <= SLACK_US
        for move, span in zip(planned, spans, strict=True)
        if any(-NEAR_US <= move.at_us - hand.passes_us <= NEAR_US for hand in hands)
    )
