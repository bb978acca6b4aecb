"""How many hands are dead heats on touch pads: `.venv/bin/python -m benchmarks.pads`.

Two hands come down on two pads of one MPR121, up to 30 ms apart, any gap as likely as any other,
from a finger through veneer to a flat hand on copper. A model of the chip measures them (half of
the time all four samples are averaged, half the highest and the lowest are left out), and the
driver dates them: polled every 2 ms, and with an interrupt line. Beside it what the chip's longest
delay alone would state, on the same hands. Time is simulated, so that no load changes a figure: the
driver reads when it wants to, at once. What a busy machine adds is measured by
`benchmarks.fairness`.

With `--costs`: what thresholds and noise cost, on pads that feel every hand at each of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from io import StringIO
from random import Random
from statistics import mean
from typing import Final, NamedTuple

import pytest

from benchmarks.fairness.felt import STRENGTHS, Hand, hands_of
from hw.drivers.mpr121_levels import SLOWEST_US, Level
from hw.signals import Place, Signal

with redirect_stdout(StringIO()):  # one of the libraries that other rigs need greets everybody
    from tests.hw.rigs.rigs import AS_SHIPPED, Mpr121IrqRig, Mpr121Rig

PAIRS: Final = 400
APART_US: Final = 30_000
PADS: Final = {1: (0, "pile"), 2: (11, "shield")}
"""Which electrode and input each of the two has."""
RIGS: Final[dict[str, type[Mpr121Rig]]] = {
    "polled every 2 ms": Mpr121Rig,
    "with an interrupt line": Mpr121IrqRig,
}


class Feeling(NamedTuple):
    """What a pad is set to, and what is laid on it."""

    touch: int = AS_SHIPPED.touch
    release: int = AS_SHIPPED.release
    noise: int = 1
    """By how many counts each number that the chip makes is off, up or down, at the most."""
    strengths: tuple[int, int] = STRENGTHS


HEAD: Final = f"{'':44}{'mean doubt':>12}{'dead heats':>12}{'wrong':>7}{'untrue':>8}{'missed':>8}"
SHIPPED: Final = Feeling()
COPPER: Final = (60, 150)
"""Hands that every threshold here feels."""
# The chip's model follows what drifts by more than three counts, so there is no more noise.
COSTS: Final = [
    Feeling(touch, release, noise, COPPER)
    for touch, release in ((12, 6), (24, 12), (40, 20))
    for noise in (1, 2, 3)
]


class Heats(NamedTuple):
    """What became of all pairs one way."""

    pairs: int
    heats: int
    wrong: int
    untrue: int
    doubt_us: float
    missed: int = 0
    """Of how many a hand was not told: its pad was not taken for free again after the last one."""

    @property
    def share(self) -> float:
        """The share of dead heats in percent."""
        return self.heats / max(1, self.pairs - self.missed) * 100


def longest(level: Level, on: bool) -> int:
    """State the longest delay of the chip, whatever was read."""
    return SLOWEST_US


def felt(rig: Mpr121Rig, hands: list[Hand]) -> Iterator[Signal]:
    """Lay the hands down and take them away; yield how each was dated that was told."""
    for hand in hands:
        number, name = PADS[hand.seat]
        model = rig.model(Place(1, name))
        model.hand(number, True, hand.at_us, hand.strength, hand.rise_us)
        model.hand(number, False, hands[-1].passes_us + 60_000)
    known = {hand.seat: len(rig.heard.of(Place(1, PADS[hand.seat][1]))) for hand in hands}
    rig.run(150_000 + APART_US, every_us=1_000)
    for hand in hands:
        told = rig.heard.of(Place(1, PADS[hand.seat][1]))[known[hand.seat] :]
        yield from [signal for signal in told if signal.on][:1]


def set_to(kind: type[Mpr121Rig], feeling: Feeling) -> type[Mpr121Rig]:
    """Give the same rig with its pads set so."""
    return type(kind.__name__, (kind,), {"touch": feeling.touch, "release": feeling.release})


def played(kind: type[Mpr121Rig], pairs: int, feeling: Feeling = SHIPPED, seed: int = 1) -> Heats:
    """Lay down so many pairs."""
    heats = wrong = untrue = missed = 0
    doubts, random = list[int](), Random(seed)
    with pytest.MonkeyPatch.context() as patch:
        rig = set_to(kind, feeling)(patch)
        for model in rig.models.values():
            model.noise = feeling.noise
        rig.open()
        rig.run(120_000)
        for number in range(pairs):
            rig.model(Place(1, "pile")).trimmed = bool(number % 2)
            start_us = rig.clock.now + 10_000 + random.randint(0, 4_000)
            first, second = random.sample((1, 2), 2)
            apart_us, (touch, *_, strengths) = random.randint(0, APART_US), feeling
            hands = hands_of(first, second, apart_us, start_us, random, strengths, touch)
            told = [*felt(rig, hands)]
            if len(told) < len(hands):
                missed += 1
                continue
            one, other = told
            for signal, hand in ((one, hands[0]), (other, hands[1])):
                untrue += not signal.t - signal.u <= hand.passes_us <= signal.t + signal.u
                doubts.append(signal.u)
            heat = abs(one.t - other.t) <= one.u + other.u
            heats += heat
            wrong += not heat and one.t > other.t
        rig.source.close()
    return Heats(pairs, heats, wrong, untrue, mean(doubts or [0]), missed)


def by_the_longest(measure: Callable[[], Heats]) -> Heats:
    """Measure with what the chip's longest delay alone would state."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Level, "late_us", longest)
        return measure()


def main(argv: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.pads")
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--costs", action="store_true", help="of thresholds and noise")
    asked = parser.parse_args(argv)
    (costs if asked.costs else as_shipped)(asked.pairs)


def costs(pairs: int) -> None:
    """Print what thresholds and noise cost."""
    print(HEAD)
    for name, kind in RIGS.items():
        for feeling in COSTS:
            how = f"touch {feeling.touch}, noise {feeling.noise}"
            print(row(f"{name}, {how}", played(kind, pairs, feeling)))
    print(f"{pairs} pairs each, hands of {COPPER[0]} to {COPPER[1]} counts, in simulated time")


def row(name: str, found: Heats) -> str:
    """One line of a table."""
    doubt = f"{found.doubt_us / 1e3:>9.2f} ms"
    return (
        f"{name:44}{doubt}{found.share:>10.0f} %{found.wrong:>7}{found.untrue:>8}{found.missed:>8}"
    )


def as_shipped(pairs: int) -> None:
    """Print the doubt and the dead heats of pads as they are shipped."""
    print(HEAD)
    ratios = []
    for name, kind in RIGS.items():
        plain = by_the_longest(lambda kind=kind: played(kind, pairs))  # type: ignore[misc]
        ours = played(kind, pairs)
        for how, found in (("by its longest delay", plain), ("by what was read", ours)):
            print(row(f"{name}, {how}", found))
        ratios.append(f"ratio {plain.share / ours.share:.2f} (dead heats by delay to ours, {name})")
    print(f"{pairs} pairs each, in simulated time: no load changes it")
    print("\n".join(ratios))


if __name__ == "__main__":
    main()
