"""A wireless network that only a test moves: it loses, doubles, overtakes and delays, from a seed.

The board's end is the shipped firmware's (`sealing.py`, `air.py`), on a socket of the test's own.
"""

import heapq
import select
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.firmware.shipped import load

KEY = bytes(range(32))
BOARD_ID = bytes.fromhex("e66138935f2a4b21")
BOARD, HOST = ("10.0.0.7", 5), ("10.0.0.2", 5)


class Network:
    """Datagrams on their way. Delays are a way's least time and a tail, other each way."""

    def __init__(self, seed: int, loss: float = 0.05, double: float = 0.05) -> None:
        self.random = Random(seed)
        self.loss, self.double = loss, double
        self.record: list[tuple[str, bytes]] = []
        self._way: list[tuple[int, int, str, bytes]] = []
        self._n = 0

    def send(self, to: str, data: bytes, now_us: int) -> None:
        self.record.append((to, data))
        copies = 2 if self.random.random() < self.double else 1
        for _ in range(copies):
            if self.random.random() >= self.loss:
                self.deliver(to, data, now_us + self._delay_us(to))

    def deliver(self, to: str, data: bytes, at_us: int) -> None:
        self._n += 1
        heapq.heappush(self._way, (at_us, self._n, to, data))

    def arrived(self, now_us: int) -> Iterator[tuple[int, str, bytes]]:
        while self._way and self._way[0][0] <= now_us:
            at_us, _, to, data = heapq.heappop(self._way)
            yield at_us, to, data

    def _delay_us(self, to: str) -> int:
        least, tail = (900, 1_200) if to == "host" else (1_300, 2_500)
        delay = least + self.random.expovariate(1 / tail)
        return int(delay * (8 if self.random.random() < 0.02 else 1))


class Radio:
    """The socket of the board, and its station: what has come, and a way out."""

    def __init__(self, send: Callable[[bytes], None]) -> None:
        self.came: list[bytes] = []
        self.connected = True
        self._send = send

    def isconnected(self) -> bool:
        return self.connected

    def recvfrom(self, most: int) -> tuple[bytes, tuple[str, int]]:
        return self.came.pop(0)[:most], HOST

    def sendto(self, data: bytes, to: tuple[str, int]) -> None:
        if not self.connected:
            raise OSError(113)
        self._send(data)


class RadioPoll:
    """select.poll for the one socket there is."""

    def register(self, radio: Radio, flag: int) -> None:
        self._radio = radio

    def poll(self, timeout: int) -> list[tuple[Radio, int]]:
        return [(self._radio, select.POLLIN)] if self._radio.came else []


def air_port(radio: Any, ticks_us: Callable[[], int], seed: int = 1) -> Any:
    """Make the firmware's port on this radio."""
    random = Random(seed)
    session = load("sealing").BoardSession(KEY, BOARD_ID, lambda: random.randbytes(8))
    ms = lambda: ticks_us() // 1_000  # noqa: E731
    return load("air").AirPort(radio, radio, session, ms, ticks_us, HOST, RadioPoll)
