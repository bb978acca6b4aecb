"""The seat-board driver over real datagrams: a simulated board behind the firmware's sealing."""

import contextlib
import socket
import time
from collections.abc import Callable

import pytest

from hw.boards.config import BoardInput, SeatBoardConfig
from hw.drivers.seat_board import SeatBoardSource
from hw.drivers.seat_board_air import AirLine
from tests.hw.boards.sim_board import SimBoard
from tests.hw.rigs.base import BUTTON, Rig
from tests.hw.rigs.seat_board import SeatBoardRig
from tests.rigs.air import BOARD_ID, KEY, air_port

WAIT_S = 1.0


class Antenna:
    """The board's end: the shipped port on a real socket; a driver's datagrams are waited for."""

    def __init__(self, ticks_us: Callable[[], int], number: int) -> None:
        self._near = ("127.0.0.1", number)
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind(("127.0.0.1", 0))
        self._socket.setblocking(False)
        self.came: list[bytes] = []
        self.connected = True
        self.expected = 0
        self.port = air_port(self, ticks_us)

    def isconnected(self) -> bool:
        return self.connected

    def recvfrom(self, most: int) -> tuple[bytes, tuple[str, int]]:
        return self.came.pop(0), self._near

    def sendto(self, data: bytes, to: tuple[str, int]) -> None:
        if self.connected:
            with contextlib.suppress(OSError):
                self._socket.sendto(data, self._near)

    def listen(self, wait_s: float) -> None:
        """Take what the driver has sent, all of it, however slow the kernel is."""
        end_s = time.monotonic() + wait_s
        while self.expected > 0 and time.monotonic() < end_s:
            with contextlib.suppress(BlockingIOError):
                while True:
                    data = self._socket.recv(2_048)
                    self.expected -= 1
                    if self.connected:
                        self.came.append(data)

    def close(self) -> None:
        self._socket.close()


class WirelessRig(SeatBoardRig):
    """One board for two seats, without a cable."""

    largest_u = 2_500
    behind_us = 40_000

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        Rig.__init__(self)
        self.board = SimBoard(
            self.places,
            clock=lambda t: round(t * 1.00008) - 1_000,
            ring_size=64,
            board_id=BOARD_ID,
        )
        self.board.boot(1, self.clock.now)
        self._number = _free_port()
        self.antenna = Antenna(lambda: self.clock.now, self._number)
        self._watch(patch)
        inputs = tuple(BoardInput(*place, BUTTON) for place in self.places)
        port = f"wifi:{BOARD_ID.hex()}:{KEY.hex()}@{self._number}"
        config = SeatBoardConfig(port, inputs, self.board.lamps, retry_us=200_000)
        self.source: SeatBoardSource = SeatBoardSource(config, self.clock)

    def _watch(self, patch: pytest.MonkeyPatch) -> None:
        send = AirLine._send

        def counted(line: AirLine, data: bytes, far: tuple[str, int]) -> None:
            self.antenna.expected += 1
            send(line, data, far)

        patch.setattr(AirLine, "_send", counted)

    def open(self) -> None:
        Rig.open(self)
        self.run(1_800_000)

    def talk(self, *, wait: bool = True) -> None:
        """Let the board listen and speak."""
        self.antenna.listen(WAIT_S if wait else 0.01)
        port, now = self.antenna.port, self.clock.now
        for _ in range(200):
            data = port.read(1_024, True)
            if data and not self.mute:
                self.board.receive(data, now)
            if not data and not self.antenna.came:
                break
        if self.mute:
            return
        said = self.board.send(now)
        for begin in range(0, len(said), 900):
            port.write(said[begin : begin + 900])

    def talk_until(self, done: Callable[[], bool]) -> None:
        """Talk to a driver that has its own thread."""
        end_s = time.monotonic() + 5
        while not done() and time.monotonic() < end_s:
            self.clock.now += 5_000
            self.source._wake()
            self.antenna.expected = max(self.antenna.expected, 1)
            self.talk(wait=False)

    def vanish(self) -> None:
        """Go out of reach, until the driver has given up waiting."""
        self.antenna.connected = False
        self.run(1_700_000)

    def come_back(self) -> None:
        self.antenna.connected = True

    def dispose(self) -> None:
        self.antenna.close()


def _free_port() -> int:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
