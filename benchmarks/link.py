"""How many events a second a seat board's cable brings: `.venv/bin/python -m benchmarks.link`.

A simulated board in a process of its own sends as fast as it may over a pseudo-terminal; the real
driver with pyserial brings every event, dated and exactly once, to the referee. Beside it, in the
same run, a line of text an event, read as it comes: whatever has arrived, cut at line ends. That is
the quick way to do without, and it is quicker. pyserial's own `readline` asks the system for every
single byte; it stands beside as what most people write, not as what there is to beat.

What the link has for its price: a wrong bit is noticed, and what is lost comes again; nothing comes
twice; a stamp is on the table's clock, with its doubt, however long the cable or the host took; and
the host knows how far a board has told everything. A text line has a stamp of the board's clock
(here the host's), and a flipped bit is another seat. The driver is asked without a table around
it, as a table takes so many events for a storm, and switches it off.
"""

import argparse
import multiprocessing
import os
import select
import time
import tty
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, NamedTuple

from benchmarks.tools.turns import Load
from companion.app.table.evidence import event_of
from companion.core.referee import Referee
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from hw.boards.config import BoardInput, SeatBoardConfig
from hw.clock import now_us
from hw.config import EdgePolicy
from hw.drivers.seat_board import SeatBoardSource
from hw.extras import load
from hw.signals import Place, Report, Signal
from tests.hw.boards.sim_board import SimBoard

EVENTS = 20_000
REPEATS = 3
PATIENCE_S = 10.0
RING = 64
"""So many events wait on a board, and are sent at once, whichever way."""
PLACES = tuple(Place(seat, name) for seat in range(1, 5) for name in ("white", "red", "blue"))
POLICY = EdgePolicy(hold_off_us=0, stuck_us=None, chatter_limit=1_000_000_000)
Near = Callable[[str, Connection], float]
Lines = Callable[[Any], Iterator[bytes]]
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
        while board.greeted and made < EVENTS and len(board.ring) < RING:
            board.edge(PLACES[made % 12], made // 12 % 2 == 0, now_us())
            made += 1
        board.receive(far.exchange(board.send(now_us()) if far.idle else b""), now_us())
    told.send((far.sent, far.came))
    told.recv()


def text_line(n: int) -> bytes:
    """Return an event as text."""
    place, on = PLACES[n % 12], n // 12 % 2 == 0
    return f"{place.seat} {place.input} {on:d} {now_us()}\n".encode()


def text_process(fd: int, told: Connection) -> None:
    """The naive board: a line an event, and hope."""
    far = Far(fd)
    told.recv()
    for first in range(0, EVENTS, RING):
        numbers = range(first, min(first + RING, EVENTS))
        far.exchange(b"".join(text_line(n) for n in numbers))
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
    reports: SimpleQueue[Report] = SimpleQueue()
    source = SeatBoardSource(SeatBoardConfig(path, inputs))
    source.start(reports.put)
    taken, began, judge = 0, 0.0, referee()
    while taken < EVENTS:
        report = reports.get(timeout=PATIENCE_S)
        judge.feed(event_of(report))
        if isinstance(report, Signal):
            taken += 1
            began = began or time.perf_counter()
    took = time.perf_counter() - began
    source.close()
    return took


def as_it_comes(port: Any) -> Iterator[bytes]:
    """Yield lines, cut from whatever has arrived."""
    rest = b""
    while True:
        *lines, rest = (rest + port.read(max(1, port.in_waiting))).split(b"\n")
        yield from lines


def by_readline(port: Any) -> Iterator[bytes]:
    """Yield lines as pyserial finds them: byte by byte."""
    while True:
        yield port.readline()


def through_text(lines: Lines, path: str, told: Connection) -> float:
    """Take every line, and believe it."""
    with load("link", "serial", "boards").Serial(path, timeout=10) as port:
        told.send("go")
        began, judge = 0.0, referee()
        for n, line in zip(range(EVENTS), lines(port), strict=False):
            seat, name, on, t_us = line.split()
            signal = Signal(int(seat), name.decode(), on == b"1", int(t_us), 5_000, n + 1)
            judge.feed(event_of(signal))
            began = began or time.perf_counter()
        return time.perf_counter() - began


def measure(far: Callable[..., None], near: Near) -> Run:
    """One run with a fresh cable and a fresh process."""
    board, host = os.openpty()
    tty.setraw(host)
    told, tell = FORK.Pipe()
    process = FORK.Process(target=far, args=(board, tell), daemon=True)
    process.start()
    taken_s = near(os.ttyname(host), told)
    sent, came = told.recv()
    told.send("end")
    process.join()
    os.close(board)
    os.close(host)
    return Run(EVENTS / taken_s, sent / EVENTS, came / EVENTS)


LINK, TEXT, READLINE = "the link", "text as it comes", "text, pyserial's readline"
WAYS: dict[str, tuple[Callable[..., None], Near]] = {
    TEXT: (text_process, partial(through_text, as_it_comes)),
    READLINE: (text_process, partial(through_text, by_readline)),
    LINK: (board_process, through_the_link),
}


def main(argv: list[str] | None = None) -> None:
    """Measure side by side and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.link")
    parser.add_argument("--repeats", type=int, default=REPEATS)
    repeats, load_now = parser.parse_args(argv).repeats, Load()
    found: dict[str, list[Run]] = {name: [] for name in WAYS}
    for _ in range(repeats):
        for name, (far, near) in WAYS.items():
            found[name].append(measure(far, near))
    best = {name: max(runs) for name, runs in found.items()}
    print(f"{EVENTS:,} events{'':14}{'a second':>12}{'bytes each':>12}{'back':>8}")
    for name, run in best.items():
        print(f"{name:27}{run.rate:>12,.0f}{run.to_host:>12.1f}{run.to_board:>8.1f}")
    print(load_now.said(repeats))
    print(f"ratio {best[LINK].rate / best[READLINE].rate:.2f} (the link to pyserial's readline)")
    print(f"ratio {best[LINK].rate / best[TEXT].rate:.2f} (the link to text as it comes)")


if __name__ == "__main__":
    main()
