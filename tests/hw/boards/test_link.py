"""A conversation over the worst wire: every event exactly once and in order, or lost by number."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import pytest

from hw.boards.delivery import Missing
from hw.boards.link import SILENT_US, BoardLink, Edge, Levels, Met, News, Stranger, Told
from hw.signals import Place
from tests.hw.boards.sim_board import SimBoard
from tests.hw.boards.wire import frame
from tests.support.soak import times

STEP_US = 1_000
START_US = 3_000_000


@dataclass
class Wire:
    """One direction: late, in order, and as bad as it is told to be."""

    random: Random
    faults: float = 0.0
    late_us: int = 500
    stalled_until: int = 0
    flying: list[tuple[int, bytes]] = field(default_factory=list)

    def put(self, data: bytes, now_us: int) -> None:
        if data:
            arrives = max(now_us, self.stalled_until) + self.random.randint(50, self.late_us)
            self.flying.append((arrives, self.harm(data)))

    def take(self, now_us: int) -> bytes:
        due = [data for at, data in self.flying if at <= now_us]
        self.flying = [(at, data) for at, data in self.flying if at > now_us]
        return b"".join(due)

    def harm(self, data: bytes) -> bytes:
        if not self.faults:
            return data
        return bytes(byte for old in data for byte in self._harm_byte(old))

    def _harm_byte(self, byte: int) -> Iterator[int]:
        if self.random.random() >= self.faults:
            yield byte
            return
        match self.random.randrange(3):
            case 0:
                yield byte ^ (1 << self.random.randrange(8))
            case 1:
                yield byte
                yield byte

    def cut(self) -> None:
        """Unplug: of what is on the wire, any number of bytes has passed."""
        if self.flying:
            at, data = self.flying[0]
            self.flying = [(at, data[: self.random.randint(0, len(data))])]


class World:
    """A board, a host and the two wires between, in a time that only the test moves."""

    def __init__(self, seed: int = 1, faults: float = 0.0, board: SimBoard | None = None) -> None:
        self.random = Random(seed)
        self.board = board or SimBoard()
        self.link = BoardLink()
        self.up, self.down = Wire(self.random, faults), Wire(self.random, faults)
        self.now = START_US
        self.news: list[News] = []
        self.plugged = True
        self.board.boot(self.board.boot_id, self.now)
        self.link.line_opened(self.now)

    def step(self, for_us: int = STEP_US) -> None:
        self.now += for_us
        self.board.receive(self.down.take(self.now), self.now)
        self.up.put(self.board.send(self.now), self.now)
        if self.plugged:
            self.news += self.link.receive(self.up.take(self.now), self.now)
            self.link.tick(self.now)
            self.down.put(self.link.outgoing(), self.now)

    def run(self, for_us: int) -> None:
        end = self.now + for_us
        while self.now < end:
            self.step()

    def unplug(self) -> None:
        self.plugged = False
        self.up.cut()
        self.down.cut()

    def replug(self) -> None:
        self.up.flying.clear()
        self.plugged = True
        self.link.line_opened(self.now)

    def of(self, *kinds: type[News]) -> list[News]:
        return [news for news in self.news if isinstance(news, kinds)]


WHITE = Place(1, "white")


def test_board_and_host_meet_and_agree_on_the_time() -> None:
    world = World()
    world.run(1_000_000)
    [met] = world.of(Met)
    assert isinstance(met, Met)
    assert met.hello.inputs == world.board.inputs
    assert not met.restarted
    assert world.link.clock.u_us <= STEP_US + 1
    assert world.of(Levels)


def test_an_event_is_dated_and_acknowledged() -> None:
    world = World()
    world.run(500_000)
    true = world.now
    world.board.edge(WHITE, True, true)
    world.run(20_000)
    [edge] = world.of(Edge)
    assert isinstance(edge, Edge)
    assert (edge.seq, edge.place, edge.on) == (1, WHITE, True)
    assert abs(edge.at.t_us - true) <= edge.at.u_us
    assert not world.board.ring


def test_a_new_board_is_not_held_back() -> None:
    world = World()
    world.board.edge(WHITE, True, world.now)
    world.run(60_000)
    assert len(world.of(Edge)) == 1


def test_what_nobody_could_date_yet_comes_again() -> None:
    board, link = SimBoard(), BoardLink()
    board.greeted = True
    board._hello()
    board.edge(WHITE, True, 5)
    link.line_opened(0)
    link.outgoing()
    [met] = link.receive(board.send(10), 10)
    assert isinstance(met, Met)
    assert link.delivery.taken == 0
    board.receive(link.outgoing(), 20)
    assert len(board.ring) == 1


def test_a_restart_is_said_and_its_events_begin_anew() -> None:
    world = World()
    world.run(200_000)
    for _ in range(5):
        world.board.edge(WHITE, True, world.now)
    world.board.clock = lambda true_us: true_us - 2_000_000
    world.board.boot(2, world.now)
    world.run(100_000)
    world.board.edge(WHITE, True, world.now)
    world.run(100_000)
    assert world.link.clock.resets == 0, "a new boot has a new clock: no surprise"
    assert world.of(Missing) == [Missing(1, 1, None)]
    assert [m.restarted for m in world.of(Met) if isinstance(m, Met)] == [False, True]
    assert [e.seq for e in world.of(Edge) if isinstance(e, Edge)] == [1]


def test_a_board_that_restarts_unheard_is_found_by_its_next_hello() -> None:
    world = World()
    world.run(200_000)
    world.board.boot(2, world.now)
    world.board.send(world.now)
    world.run(1_200_000)
    world.board.edge(WHITE, True, world.now)
    world.run(100_000)
    assert len(world.of(Missing)) == 1
    assert len(world.of(Edge)) == 1


def test_an_overflow_is_lost_by_number() -> None:
    world = World(board=SimBoard(ring_size=8))
    world.run(200_000)
    world.unplug()
    for n in range(20):
        world.step(STEP_US)
        world.board.edge(WHITE, n % 2 == 0, world.now)
    world.replug()
    world.run(500_000)
    assert world.of(Missing) == [Missing(1, 1, 13)]
    assert [e.seq for e in world.of(Edge) if isinstance(e, Edge)] == list(range(14, 21))


def test_another_version_is_named_and_left_alone() -> None:
    world = World(board=SimBoard(version=9))
    world.run(300_000)
    assert Stranger(9) in world.news
    world.link.outgoing()
    world.run(2_000_000)
    assert world.link.outgoing() == b""
    assert world.link.due() is None
    assert not world.link.silent(world.now)


def test_a_board_that_says_nothing_is_silent() -> None:
    world = World()
    world.run(200_000)
    assert not world.link.silent(world.now)
    world.up.stalled_until = world.now + 10_000_000
    world.run(SILENT_US + 100_000)
    assert world.link.silent(world.now)


def test_a_sentence_from_the_board_is_handed_on() -> None:
    link = BoardLink()
    assert link.receive(frame(0x07, b"pad 3 drifts"), 5) == [Told("pad 3 drifts")]


def test_an_event_of_an_input_that_nobody_has_is_missing_not_guessed() -> None:
    world = World()
    world.run(100_000)
    event = frame(0x02, bytes.fromhex("01000000 63 05 00000000 0000"))
    assert world.link.receive(event, world.now) == [Missing(1, 1, 1)]


def test_a_status_of_another_length_is_not_believed() -> None:
    world = World()
    world.run(100_000)
    status = frame(0x06, bytes(12) + b"\x01\x01\x00")
    before = world.link.dropped
    assert world.link.receive(status, world.now) == []
    assert world.link.dropped == before + 1


class Ledger:
    """What truly happened against what was heard, boot by boot and number by number."""

    def __init__(self) -> None:
        self.sent: dict[int, dict[int, tuple[bool, int]]] = {}
        self.delivered = self.lost = self.outside = 0

    def check(self, news: list[News]) -> None:
        boot, upto = 0, 0
        for item in news:
            if isinstance(item, Met) and item.hello.boot_id != boot:
                boot, upto = item.hello.boot_id, item.hello.first_seq - 1
            elif isinstance(item, Edge):
                upto += 1
                on, true = self.sent[boot][item.seq]
                assert (item.seq, item.on) == (upto, on)
                self.delivered += 1
                self.outside += abs(item.at.t_us - true) > item.at.u_us
            elif isinstance(item, Missing):
                assert item.first == upto + 1
                count = len(self.sent[boot]) - upto if item.count is None else item.count
                upto += count
                self.lost += count

    def total(self) -> int:
        return sum(len(boot) for boot in self.sent.values())


def trouble(world: World, boot: int) -> int:
    """Now and then something worse than bad bytes."""
    match world.random.randrange(5):
        case 0:
            world.up.stalled_until = world.now + 2_000_000
        case 1:
            world.down.stalled_until = world.now + 2_000_000
        case 2 | 3:
            world.unplug()
            world.run(world.random.randint(1, 900_000))
            world.replug()
        case _:
            boot += 1
            world.unplug()
            world.board.boot(boot, world.now)
            world.run(100_000)
            world.replug()
    return boot


@pytest.mark.slow
def test_no_end_of_events_over_the_worst_wire(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = times(10_000, soaking=100_000)
    world, ledger, boot = World(seed=5, faults=0.01), Ledger(), 1
    while ledger.total() < wanted:
        for _ in range(world.random.randint(0, 2)):
            on = world.random.random() < 0.5
            seq = world.board.edge(WHITE, on, world.now)
            ledger.sent.setdefault(boot, {})[seq] = on, world.now
        world.step(20_000)
        if world.random.random() < 0.002:
            boot = trouble(world, boot)
    world.up.faults = world.down.faults = 0.0
    world.run(20_000_000)
    ledger.check(world.news)
    dropped = world.link.dropped
    with capsys.disabled():
        print(f"\nlink: {ledger.total()} events, {ledger.delivered} delivered once and in order, ")
        print(f"      {ledger.lost} lost by number in {boot} boots, {dropped} frames dropped,")
        print(f"      {ledger.outside} outside their doubt")
    assert ledger.delivered + ledger.lost == ledger.total()
    assert ledger.delivered > 0.9 * wanted
    assert ledger.outside <= ledger.delivered / 1_000
