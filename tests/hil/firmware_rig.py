"""The shipped firmware under MicroPython: one board for eight seats, over a pseudo-terminal."""

import os
import select
import time
from contextlib import ExitStack

from companion.setup.profile.load import parse_text
from companion.setup.profile.model import Profile
from hw.clock import now_us, s_from_us
from hw.drivers.seat_board import SeatBoardSource
from hw.signals import INPUTS
from tests.firmware.conftest import need_micropython
from tests.hil.rig import RealTimeRig, Span
from tests.hil.scenario import Scenario
from tests.rigs.board import FIRMWARE, MicroPythonBoard

AHEAD_US = 150_000
"""How early the board is told of a hand that is on its way."""
PATIENCE_US = 20_000_000


def profile_of(port: str) -> Profile:
    every = "".join(f'{name} = "board all"\n' for name in INPUTS)
    seats = "".join(f"[seats.{n}]\n{every}" for n in range(1, 9))
    return parse_text(f'[table]\nlatency_ms = 200\n[boards]\nall = "{port}"\n{seats}', "firmware")


class FirmwareRig(RealTimeRig):
    """A contact is stamped with the instant that was meant; a pad is moved then."""

    def __init__(self) -> None:
        need_micropython()
        self.board = MicroPythonBoard(FIRMWARE / "board-eight-seats.json", ppm=60)
        super().__init__(profile_of(self.board.path))

    def open(self, stack: ExitStack) -> None:
        stack.enter_context(self.board)
        host = os.open(self.board.path, os.O_RDWR | os.O_NOCTTY)
        select.select([host], [], [], s_from_us(PATIENCE_US))
        os.close(host)

    def await_ready(self) -> None:
        (source,) = (s for s in self.bench.table._sources if isinstance(s, SeatBoardSource))
        end_us = now_us() + PATIENCE_US
        while source.link.clock.samples < 40 or source._stale:
            assert now_us() < end_us, "the board's clock is not known yet"
            time.sleep(0.05)

    def move(self, scenario: Scenario, start_us: int) -> list[Span]:
        truth = []
        for move in scenario.moves:
            at_us = start_us + move.at_us
            time.sleep(max(0.0, s_from_us(at_us - AHEAD_US - now_us())))
            act = self.board.press if move.on else self.board.release
            act(*move.place, at_us=at_us)
            # Told too late, a pad moves late.
            truth.append((at_us, max(at_us, now_us())))
        return truth
