"""A board without a cable: the shipped firmware and the host over a network that misbehaves."""

import statistics
from collections.abc import Callable
from random import Random

import pytest

from hw.boards.link import BoardLink, Edge, Met
from hw.boards.sealing import HostSession
from tests.firmware import reference
from tests.firmware.shipped import load
from tests.firmware.workshop import Workshop
from tests.rigs.air import BOARD_ID, KEY, Network, Radio, air_port

SECOND = 1_000_000
PASS_US = 400


class World:
    """A board of one seat, its host, and the air between; the board's crystal is 60 ppm off."""

    def __init__(self, seed: int, **faults: float) -> None:
        self.now = 0
        self.net = Network(seed, **faults)
        self.radio = Radio(lambda data: self.net.send("host", data, self.now))
        self.port = air_port(self.radio, self.ticks, seed)
        self.bench = Workshop(port=self.port)
        self.bench.machine.now["ticks"] = self.ticks
        self.edges: list[Edge] = []
        self.met = 0
        self.random = Random(seed)
        self.switch_on()

    def switch_on(self) -> None:
        """Start the host: a new session, and no memory of the old one."""
        self.session = HostSession(KEY, BOARD_ID, self.random.randbytes(8))
        self.link = BoardLink(settle_us=0)
        self.link.line_opened(self.now)

    def ticks(self) -> int:
        return (5_000 + self.now + self.now * 60 // SECOND) & 0x3FFFFFFF

    def run(self, for_us: int, each: Callable[[], None] = lambda: None) -> None:
        end = self.now + for_us
        while self.now < end:
            self.now += PASS_US
            for at_us, to, data in self.net.arrived(self.now):
                self.radio.came.append(data) if to == "board" else self.hear(data, at_us)
            each()
            self.bench.board.step()
            self.link.tick(self.now)
            self.speak()

    def hear(self, data: bytes, at_us: int) -> None:
        read = self.session.unseal(data)
        if read is None:
            return
        if read.answer is not None:
            self.net.send("board", self.session.seal(b"", read.answer), self.now)
        for news in self.link.receive(read.payload, at_us):
            self.met += isinstance(news, Met)
            self.edges += [news] if isinstance(news, Edge) else []

    def speak(self) -> None:
        data = self.link.outgoing()
        if data and self.session.open:
            self.net.send("board", self.session.seal(data), self.now)


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(n, marks=pytest.mark.slow) for n in range(1, 5))]
)
def test_every_press_arrives_once_and_lies_within_its_doubt(seed: int) -> None:
    world = World(seed)
    world.run(4 * SECOND)
    assert world.link.clock.known, "the board called, and was answered"
    truth: list[int] = []
    chance = Random(seed)

    def tap() -> None:
        if chance.random() < 0.01:
            world.bench.press(2, len(truth) % 2 == 0, at=world.ticks())
            truth.append(world.now)

    world.run(4 * SECOND, tap)
    world.run(2 * SECOND)
    assert len(truth) > 50
    assert [edge.on for edge in world.edges] == [n % 2 == 0 for n in range(len(truth))]
    assert [edge.seq for edge in world.edges] == [*range(1, len(truth) + 1)]
    for true, edge in zip(truth, world.edges, strict=True):
        assert abs(edge.at.t_us - true) <= edge.at.u_us
    assert world.link.clock.resets == 0
    doubts = [edge.at.u_us for edge in world.edges]
    assert statistics.median(doubts) < 2_500, "1.5 to 2 ms: the least ways there and back, halved"


def test_a_host_that_starts_anew_takes_over_without_losing_anything() -> None:
    world = World(9)
    world.run(3 * SECOND)
    for n in range(4):
        world.bench.press(2, n % 2 == 0, at=world.ticks())
        world.run(100_000)
    world.run(SECOND)
    world.switch_on()
    world.bench.press(2, True, at=world.ticks())
    world.run(3 * SECOND)
    assert [edge.on for edge in world.edges] == [True, False, True, False, True]
    assert world.met == 2


def test_what_was_recorded_is_refused_whenever_it_is_played() -> None:
    """Into the same session, and into the next of either side."""
    world = World(10, loss=0.0, double=0.0)
    world.run(3 * SECOND)
    world.bench.press(2, True, at=world.ticks())
    world.run(SECOND)
    heard, acked = len(world.edges), world.bench.board.ring.acked
    recorded = [*world.net.record]

    def replay() -> None:
        for to, data in recorded:
            world.net.deliver(to, data, world.now)
        world.run(SECOND)

    replay()
    world.bench.press(2, False, at=world.ticks())
    replay()
    assert world.session.refused > 50
    world.switch_on()
    replay()
    world.run(3 * SECOND)
    assert (heard, acked) == (1, 1)
    assert [edge.on for edge in world.edges] == [True, False]
    assert world.link.clock.resets == 0
    assert world.link.delivery.greeted, "and the table goes on"


def test_nobody_without_the_key_is_believed() -> None:
    world = World(11, loss=0.0)
    world.run(3 * SECOND)
    forged = HostSession(bytes(32), BOARD_ID, bytes(8))
    refused = world.port._session.refused
    for flip in range(60):
        genuine = bytearray(world.session.seal(b"\0anything\0"))
        genuine[flip % len(genuine)] ^= 1 << flip % 8
        world.radio.came += [bytes(genuine), forged.seal(b"\0\x81\0"), b"", b"\x01"]
        world.run(4_000)
    assert world.port._session.refused - refused >= 240
    world.run(2 * SECOND)
    assert world.link.clock.known


def test_a_network_that_is_away_for_a_while_loses_nothing() -> None:
    world = World(12)
    world.run(3 * SECOND)
    world.radio.connected = False
    for n in range(6):
        world.bench.press(2, n % 2 == 0, at=world.ticks())
        world.run(SECOND)
    assert world.edges == []
    world.radio.connected = True
    world.run(3 * SECOND)
    assert [edge.on for edge in world.edges] == [n % 2 == 0 for n in range(6)]


def test_what_its_battery_gives_is_told_with_its_health() -> None:
    machine = load("machine")
    bench = Workshop(battery=load("battery").Battery(machine))
    bench.greet()
    machine.vsys["mv"] = 3_700
    bench.run(11 * SECOND, every_us=100_000)
    bench.send(reference.TEST)
    told = [f for f in bench.run(3_000) if f.kind == 9]
    assert [abs(frame.numbers("H")[0] - 3_700) <= 1 for frame in told] == [True]
    assert machine.pulls[29] == machine.Pin.PULL_DOWN, "the radio has its wire back"
