"""The seat-board driver with the real pyserial on a pseudo-terminal, a simulated board behind."""

import time
from collections.abc import Callable

import pytest

from hw.boards.config import BoardInput, SeatBoardConfig
from hw.drivers.seat_board import SeatBoardSource
from hw.signals import Place
from tests.hw.boards.sim_board import SEAT_ONE_AND_TWO, SimBoard
from tests.hw.rigs.base import BUTTON, Move, Rig
from tests.hw.rigs.pty_line import WAIT_S, PtyLine

SETTLE_US = 600_000


class SeatBoardRig(Rig):
    """One board for two seats; its crystal is 80 ppm off."""

    places = SEAT_ONE_AND_TWO
    largest_u = 1_500
    behind_us = 12_000
    mute = False
    """A device that is there and says nothing, such as a board without firmware."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.board = SimBoard(self.places, clock=lambda t: round(t * 1.00008) - 1_000, ring_size=64)
        self.board.boot(1, self.clock.now)
        self.line = PtyLine()
        self.line.watch(patch)
        self.line.plug()
        inputs = tuple(BoardInput(*place, BUTTON) for place in self.places)
        config = SeatBoardConfig(self.line.path, inputs, self.board.lamps, retry_us=200_000)
        self.source: SeatBoardSource = SeatBoardSource(config, self.clock)

    def open(self) -> None:
        super().open()
        self.run(SETTLE_US)

    def apply(self, move: Move) -> None:
        if self.source._thread is not None:
            self.talk_until(lambda: not self.source._stale)
        if self.board.levels[self.places.index(move.place)] != move.on:
            self.board.edge(move.place, move.on, self.clock.now)
        if self.source._thread is not None:
            self.talk_until(lambda: not self.board.ring)

    def _move_hands(self, to_us: int) -> None:
        super()._move_hands(to_us)
        if self.source._thread is None:
            self.talk()

    def talk(self, *, wait: bool = True) -> None:
        """Let the board listen and speak."""
        now, data = self.clock.now, self.line.read(wait=wait)
        if not self.mute:
            self.board.receive(data, now)
            self.line.write(self.board.send(now), wait=wait)

    def talk_until(self, done: Callable[[], bool]) -> None:
        """Talk to a driver that has its own thread."""
        end_s = time.monotonic() + WAIT_S
        while not done() and time.monotonic() < end_s:
            self.talk(wait=False)
            self.line.listen(0.01)

    def lose_evidence(self, place: Place) -> None:
        """More edges than the ring has room for, while nobody listens."""
        self.vanish()
        for n in range(200):
            self.clock.now += 1_000
            self.board.edge(place, n % 2 == 0, self.clock.now)
        self.come_back()
        self.run(1_500_000)

    def vanish(self) -> None:
        self.line.unplug()

    def come_back(self) -> None:
        self.line.plug()

    def released(self) -> bool:
        return self.source._port is None

    def dispose(self) -> None:
        self.line.dispose()
