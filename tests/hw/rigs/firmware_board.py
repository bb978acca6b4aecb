"""The seat-board driver over the shipped firmware, in a process of its own, in real time."""

import heapq
import os
import select

import pytest

from hw.boards.config import BoardInput, SeatBoardConfig
from hw.clock import now_us
from hw.drivers.seat_board import SeatBoardSource
from hw.signals import Place
from tests.firmware.conftest import need_micropython
from tests.hw.boards.sim_board import SEAT_ONE_AND_TWO
from tests.hw.rigs.base import BUTTON, Move, Rig, Travel
from tests.rigs.board import CPythonBoard, MicroPythonBoard, SimulatedBoard

DESCRIPTION = {
    "seats": [{"seat": 1, "white": 2, "red": 3}, {"seat": 2, "white": 4, "red": 5}],
    "ring": 64,
}
LEAD_US = 40_000
SLACK_US = 400_000
"""How long somebody waits who need not be told anything more: the cable moves nothing."""
PATIENCE_US = 10_000_000
WAIT_S = 60.0


class RealTime(Travel):
    """The table clock, as a process of its own does not travel; hands are planned ahead of it."""

    def __call__(self) -> int:
        return now_us()

    @property
    def now(self) -> int:
        return now_us() + LEAD_US

    @now.setter
    def now(self, _: int) -> None:
        return


class FirmwareRig(Rig):
    """The firmware under CPython; its crystal is 60 ppm off, and its counter soon rolls over."""

    places = SEAT_ONE_AND_TWO
    largest_u = 8_000
    behind_us = 60_000

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.clock = RealTime()
        self.board = self.make().start()
        self._await_hello()
        inputs = tuple(BoardInput(*place, BUTTON) for place in self.places)
        config = SeatBoardConfig(self.board.path, inputs, retry_us=200_000)
        self.source: SeatBoardSource = SeatBoardSource(config)

    def make(self) -> SimulatedBoard:
        return CPythonBoard(DESCRIPTION, start_us=(1 << 32) - 4_000_000, ppm=60)

    def _await_hello(self) -> None:
        """An interpreter takes longer to start than a board."""
        host = os.open(self.board.path, os.O_RDWR | os.O_NOCTTY)
        select.select([host], [], [], WAIT_S)
        os.close(host)

    def open(self) -> None:
        super().open()
        end_us = now_us() + PATIENCE_US
        while self.source.link.clock.samples < 40 and now_us() < end_us:
            self.source.step(5_000)

    def run(self, for_us: int, every_us: int | None = None) -> None:
        end_us = self.clock.now + for_us
        while now_us() < end_us:
            self._move_hands(now_us() + 2 * LEAD_US)
            self.source.step(2_000)
        self._catch_up(end_us - LEAD_US)

    def _catch_up(self, to_us: int) -> None:
        """On a busy machine, wait until the board has told everything up to then."""
        limit_us = now_us() + (SLACK_US if self.board.cable.stalled else PATIENCE_US)
        while not self._told(to_us) and now_us() < limit_us:
            self.source.step(2_000)

    def _told(self, to_us: int) -> bool:
        link = self.source.link
        away = self.source._port is None or not link.delivery.greeted
        quiet = link.status is not None and not link.status.ring_used
        return away or (quiet and (self.source._sure_us or 0) >= to_us)

    def _move_hands(self, to_us: int) -> None:
        while self._queue and self._queue[0][0] <= to_us:
            self.apply(heapq.heappop(self._queue)[2])

    def apply(self, move: Move) -> None:
        act = self.board.press if move.on else self.board.release
        act(*move.place, at_us=max(move.t, now_us()))

    def lose_evidence(self, place: Place) -> None:
        """The board loses its power with a press in its ring."""
        self.board.cable.stalled = True
        self.board.press(*place)
        self.run(100_000)
        self.board.reboot()
        self.board.cable.stalled = False
        end_us = now_us() + PATIENCE_US
        while self.heard.reasons(place)[-1:] != ["recovered"] and now_us() < end_us:
            self.run(50_000)

    def vanish(self) -> None:
        self.board.unplug()

    def come_back(self) -> None:
        self.board.replug()

    def released(self) -> bool:
        return self.source._port is None

    def dispose(self) -> None:
        self.board.stop()


class MicroPythonRig(FirmwareRig):
    """The firmware under a real MicroPython."""

    def make(self) -> SimulatedBoard:
        need_micropython()
        return MicroPythonBoard(DESCRIPTION, start_us=(1 << 32) - 4_000_000, ppm=60)
