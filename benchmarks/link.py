"""How many events a second a seat board's cable brings: `.venv/bin/python -m benchmarks.link`.

A simulated board in a process of its own sends as fast as it may over a pseudo-terminal; the real
driver with pyserial brings every event, dated and exactly once, to the referee. Beside it, in the
same run, the naive way: a line of text an event, read with pyserial's readline, with neither clock
nor checksum nor acknowledgement.
"""

import multiprocessing
import os
import select
import time
import tty
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import NamedTuple

from companion.app.table.evidence import event_of
from companion.core.referee import Referee
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from hw.boards.config import BoardInput, SeatBoardConfig
from hw.clock import now_us
from hw.config import EdgePolicy
from hw.drivers.seat_board import SeatBoardSource
from hw.extras import load
from hw.signals import Place, Signal
from hw.table import Table
from tests.hw.boards.sim_board import SimBoard

EVENTS = 20_000
REPEATS = 3
PLACES = tuple(Place(seat, name) for seat in range(1, 5) for name in ("white", "red", "blue"))
POLICY = EdgePolicy(hold_off_us=0, stuck_us=None, chatter_limit=1_000_000_000)
FORK = multiprocessing.get_context("fork")


class Run(NamedTuple):
    """One measurement: events a second, and bytes an event each way."""

    rate: float
    to_host: float
    to_board: float


class Far:
    """The board's end of the cable: never waits, keeps what does not fit."""

    def __init__(self, fd: int) -> None:
        self._fd, self._held = fd, b""
        self.sent = self.came = 0
        os.set_blocking(fd, False)

    @property
    def idle(self) -> bool:
        """Whether everything has been sent."""
        return not self._held

    def exchange(self, data: bytes) -> bytes:
        """Send what fits, and take what has come."""
        self._held += data
        wants = [self._fd] if self._held else []
        readable, writable, _ = select.select([self._fd], wants, [], 0.001)
        if writable:
            done = os.write(self._fd, self._held)
            self.sent, self._held = self.sent + done, self._held[done:]
        came = os.read(self._fd, 4096) if readable else b""
        self.came += len(came)
        return came


def board_process(fd: int, told: Connection) -> None:
    """A board whose players never rest: its ring is always full, until all has been taken."""
    far, board, made = Far(fd), SimBoard(PLACES, (), ring_size=256), 0
    while made < EVENTS or board.ring or not far.idle:
        while board.greeted and made < EVENTS and len(board.ring) < 64:
            board.edge(PLACES[made % 12], made // 12 % 2 == 0, now_us())
            made += 1
        board.receive(far.exchange(board.send(now_us()) if far.idle else b""), now_us())
    told.send((far.sent, far.came))
    told.recv()


def text_process(fd: int, told: Connection) -> None:
    """The naive board: a line an event, and hope."""
    far = Far(fd)
    told.recv()
    for n in range(EVENTS):
        place, on = PLACES[n % 12], n // 12 % 2 == 0
        far.exchange(f"{place.seat} {place.input} {on:d} {now_us()}\n".encode())
    while not far.idle:
        far.exchange(b"")
    told.send((far.sent, far.came))
    told.recv()


def referee() -> Referee:
    """A referee who hears everything, and refuses it: nothing is dealt."""
    header = parse_header({"transcript": 1, "game": "sherlock-holmes", "seats": 4}, GAMES)
    return Referee(header.game.set_up(header.setup), header.setup.seats, header.setup.latency)


def through_the_link(path: str, _: Connection) -> float:
    """Take every event as the table does; the time runs from the first to the last."""
    inputs = tuple(BoardInput(*place, POLICY) for place in PLACES)
    with Table([SeatBoardSource(SeatBoardConfig(path, inputs))]) as table:
        taken, began, judge = 0, 0.0, referee()
        while taken < EVENTS:
            report = table.get(10.0)
            assert report is not None, "the link stands still"
            judge.feed(event_of(report))
            if isinstance(report, Signal):
                taken += 1
                began = began or time.perf_counter()
        return time.perf_counter() - began


def through_text(path: str, told: Connection) -> float:
    """Take every line, as the first attempt of everybody does."""
    with load("link", "serial", "boards").Serial(path, timeout=10) as port:
        told.send("go")
        began, judge = 0.0, referee()
        for n in range(EVENTS):
            seat, name, on, t_us = port.readline().split()
            signal = Signal(int(seat), name.decode(), on == b"1", int(t_us), 5_000, n + 1)
            judge.feed(event_of(signal))
            began = began or time.perf_counter()
        return time.perf_counter() - began


def measure(far: Callable[..., None], near: Callable[[str, Connection], float]) -> Run:
    """One run with a fresh cable and a fresh process."""
    board, host = os.openpty()
    tty.setraw(host)
    told, tell = FORK.Pipe()
    process = FORK.Process(target=far, args=(board, tell))
    process.start()
    taken_s = near(os.ttyname(host), told)
    sent, came = told.recv()
    told.send("end")
    process.join()
    os.close(board)
    os.close(host)
    return Run(EVENTS / taken_s, sent / EVENTS, came / EVENTS)


def main() -> None:
    """Measure side by side and print."""
    links, texts = [], []
    for _ in range(REPEATS):
        texts.append(measure(text_process, through_text))
        links.append(measure(board_process, through_the_link))
    link, text = max(links), max(texts)
    print(f"events                       {EVENTS:>10,} (best of {REPEATS})")
    print(f"events a second, the link    {link.rate:>10,.0f}")
    print(f"events a second, text lines  {text.rate:>10,.0f}")
    print(f"ratio                        {link.rate / text.rate:>10.2f}")
    print(f"bytes an event, the link     {link.to_host:>10.1f} and {link.to_board:.1f} back")
    print(f"bytes an event, text lines   {text.to_host:>10.1f}, unchecked and unacknowledged")


if __name__ == "__main__":
    main()
