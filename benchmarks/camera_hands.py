"""Hands laid out at the end of a hand, counted by a camera: rows beside those of benchmarks.camera.

The whole pack lies open before three, four or eight seats, in columns as in a game of patience:
each card some four centimetres below the one before, so that of each at least its upper mark shows.
Where a mat is too small, the rest is laid over what was seen already, three seconds later. A hand
that is not counted after seven is gathered and laid out once more, turned around, so that the other
mark of every card shows. What is not counted then would be asked about.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Any

import numpy as np

from hw.sight.hands import SETTLE_US
from hw.sight.marks import seat_mat
from hw.sight.reader import Frame, TableReader
from hw.sight.still import Shot
from tests.support.printed_pictures import printed_card, printed_mat
from tests.support.table_pictures import SEATS, Camera, Pose, on_mat, wear

FPS = 15
EXPOSURE_US = 20_000
COLUMNS, ROWS = 4, 4
MORE_US = 3_000_000
AGAIN_US = 7_000_000
"""A hand that is not counted so long after the table lay there is laid out once more."""
ENOUGH_US = 12_000_000
"""One that is not counted then is asked about."""
PLAYERS = ((1, 2, 5, 6), SEATS, (1, 3, 6))
HEAD = (
    "| hands laid out | cards each | counted | after laying again | wrong | asked | "
    "s until counted, median / 99 % | CPU ms a frame, median / 95 % | one core at 15 a second |\n"
    + "| --- " * 9
    + "|"
)


@dataclass
class Counted:
    """What came of many hands."""

    right: int = 0
    again: int = 0
    """Those that were laid out twice."""
    wrong: int = 0
    asked: int = 0
    sizes: set[int] = field(default_factory=set)
    took_us: list[int] = field(default_factory=list)
    frame_ms: list[float] = field(default_factory=list)

    @property
    def hands(self) -> int:
        """How many were laid out."""
        return self.right + self.again + self.wrong + self.asked

    def line(self, name: str) -> str:
        """Return it as a row of a table."""
        took, ms = sorted(self.took_us) or [0], sorted(self.frame_ms)
        return (
            f"| {name}: {self.hands} | {min(self.sizes)} to {max(self.sizes)} | "
            f"{self.right} | {self.again} | {self.wrong} | {self.asked} | "
            f"{median(took) / 1e6:.1f} / {took[int(len(took) * 0.99)] / 1e6:.1f} | "
            f"{median(ms):.1f} / {ms[int(len(ms) * 0.95)]:.1f} | "
            f"{100 * sum(ms) / len(ms) * FPS / 1000:.0f} % |"
        )


class Layout:
    """One camera, one table, and the whole pack laid out before some seats."""

    def __init__(self, kind: Any, size: tuple[int, int], seed: int, pack: range) -> None:
        self.random = Random(f"hands {seed}")
        dice = np.random.default_rng(seed)
        self.kind, self.seats = kind, PLAYERS[seed % len(PLAYERS)]
        spoil = kind.spoil(self.random, size)
        self.camera = Camera(size, spoil, card=printed_card, mat=printed_mat, seed=seed)
        self.reader = TableReader(SEATS, frozenset(pack))
        marks = self.random.sample(pack, len(pack))
        self.hands = {seat: marks[n :: len(self.seats)] for n, seat in enumerate(self.seats)}
        worn = {mark: self.random.uniform(*kind.worn) for mark in marks}
        self.worn = {mark: wear(printed_card(mark), dice, much) for mark, much in worn.items()}

    def play(self, result: Counted) -> None:
        """Lay all hands out, and see what is told of them."""
        first, rest = self._laid(late=False), self._laid(late=True)
        second, last = self._laid(late=False, turned=180), self._laid(late=True, turned=180)
        told: dict[int, set[int]] = {}
        done: dict[int, int] = {}
        start = 5_000_000
        for n, t in enumerate(range(start, start + ENOUGH_US, 1_000_000 // FPS)):
            if n == 2:
                self.reader.lay_out(self.seats, t - SETTLE_US)
            cards = [] if n < 4 else first if t < start + MORE_US else first + rest
            if t >= start + AGAIN_US:
                cards = second if t < start + AGAIN_US + MORE_US else second + last
            for seat, ids in self._look(cards, t, result if n > 4 else None):
                told[seat] = told.get(seat, set()) | ids
                if ids == {*self.hands[seat]}:
                    done[seat] = t
            if len(done) == len(self.seats):
                break
        for seat, hand in self.hands.items():
            self._judge(result, {*hand}, told.get(seat, set()), done.get(seat), start)

    def _judge(
        self, result: Counted, hand: set[int], told: set[int], done: int | None, start: int
    ) -> None:
        result.sizes.add(len(hand))
        late = len(hand) > COLUMNS * ROWS
        if told - hand:
            result.wrong += 1
        elif done is None:
            result.asked += 1
        else:
            once = done < start + AGAIN_US
            result.right += once
            result.again += not once
            lay = MORE_US if late else 4_000_000 // FPS
            result.took_us.append(done + EXPOSURE_US - start - lay)

    def _look(
        self, cards: list[tuple[int, Pose]], t: int, result: Counted | None
    ) -> Iterator[tuple[int, set[int]]]:
        picture = self.camera.shot(cards, (), self.worn)
        began = time.thread_time_ns()
        readings = self.reader.look(Frame(picture, Shot(t, t + EXPOSURE_US)))
        if result is not None:
            result.frame_ms.append((time.thread_time_ns() - began) / 1e6)
        yield from ((reading.seat, {*reading.seen.ids}) for reading in readings)

    def _laid(self, late: bool, turned: int = 0) -> list[tuple[int, Pose]]:
        cards: list[tuple[int, Pose]] = []
        for seat, hand in self.hands.items():
            fits = COLUMNS * ROWS
            part = hand[fits:] if late else hand[:fits]
            cards += [(mark, self._pose(seat, n, turned)) for n, mark in enumerate(part)]
        return cards

    def _pose(self, seat: int, n: int, around: int) -> Pose:
        """Return where the n-th card lies: down one column, then down the next."""
        column, row = divmod(n, ROWS)
        off, turned = self.kind.off_mm / 10, min(self.kind.degrees / 10, 6.0)
        x = 35 + 65 * column + self.random.uniform(-off, off)
        y = 40 + 40 * row + self.random.uniform(-off, off)
        return on_mat(seat_mat(seat), x, y, around + self.random.uniform(-turned, turned))


def counted(kind: Any, size: tuple[int, int], hands: int, seed: int, pack: range) -> Counted:
    """Lay out so many hands, at as many cameras as that takes."""
    result = Counted()
    while result.hands < hands:
        Layout(kind, size, seed, pack).play(result)
        seed += 1
    return result
