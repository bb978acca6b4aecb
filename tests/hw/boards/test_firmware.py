"""The driver and the shipped firmware, end to end in real time: what the contract does not ask."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from hw.boards.config import BoardInput, SeatBoardConfig
from hw.clock import now_us
from hw.config import PAD_POLICY
from hw.drivers.seat_board import SeatBoardSource
from hw.drivers.seat_board_survey import survey
from hw.errors import HardwareError
from hw.signals import Place
from tests.firmware.conftest import need_micropython
from tests.hw.boards.test_link import Wire
from tests.hw.rigs.base import Heard
from tests.rigs.board import CPythonBoard, MicroPythonBoard, SimulatedBoard

pytestmark = pytest.mark.slow
WHITE, PILE = Place(1, "white"), Place(1, "pile")
PATIENCE_US = 15_000_000


@pytest.fixture(params=[CPythonBoard, MicroPythonBoard], ids=["cpython", "micropython"])
def board(request: pytest.FixtureRequest) -> Iterator[SimulatedBoard]:
    if request.param is MicroPythonBoard:
        need_micropython()
    with request.param(ppm=-70) as made:
        yield made


class Host:
    """The driver, stepped by hand until something is true."""

    def __init__(self, path: str) -> None:
        inputs = (BoardInput(*WHITE), BoardInput(*PILE, PAD_POLICY))
        self.source = SeatBoardSource(SeatBoardConfig(path, inputs, (WHITE,), retry_us=100_000))
        self.heard = Heard()

    def until(self, done: Callable[[], bool]) -> None:
        end_us = now_us() + PATIENCE_US
        while not done():
            assert now_us() < end_us, f"in vain; heard {self.heard.reports}"
            self.source.step(5_000)


@pytest.fixture
def host(board: SimulatedBoard) -> Iterator[Host]:
    survey_until_up(board.path)
    host = Host(board.path)
    host.source.open(host.heard)
    host.until(lambda: host.source.link.clock.samples > 30 and not host.source._stale)
    yield host
    host.source.close()


def survey_until_up(path: str) -> None:
    """An interpreter takes a while to start; asking the board is asking for that."""
    end_us = now_us() + PATIENCE_US
    while now_us() < end_us:
        try:
            survey(path)
        except HardwareError:
            continue
        return


def test_a_survey_tells_who_it_is(board: SimulatedBoard) -> None:
    survey_until_up(board.path)
    seen = survey(board.path)
    assert seen.hello.inputs == tuple(Place(*place) for place in board.inputs)
    assert seen.hello.firmware >= (1, 0, 0)
    assert len(seen.hello.board_id) == 16
    assert seen.clock_u_us < 20_000


def test_a_lamp_is_lit_and_darkened(board: SimulatedBoard, host: Host) -> None:
    host.source.set(1, "white", True)
    host.until(lambda: board.lamp(1, "white"))
    host.source.set(1, "white", False)
    host.until(lambda: not board.lamp(1, "white"))


def test_a_pad_feels_a_hand_within_its_doubt(board: SimulatedBoard, host: Host) -> None:
    true = board.press(1, "pile")
    host.until(lambda: bool(host.heard.of(PILE)))
    [touch] = host.heard.of(PILE)
    assert touch.on
    assert abs(touch.t - true) <= touch.u


def test_a_reboot_is_lost_evidence_and_all_is_well_again(board: SimulatedBoard, host: Host) -> None:
    board.reboot()
    host.until(lambda: host.heard.reasons(WHITE)[-1:] == ["recovered"])
    assert "evidence-lost" in {fault.reason for fault in host.heard.faults}
    host.until(lambda: host.source.link.clock.samples > 30)
    true = board.press(1, "white")
    host.until(lambda: bool(host.heard.of(WHITE)))
    [press] = host.heard.of(WHITE)
    assert abs(press.t - true) <= press.u


def test_presses_over_a_bad_cable_come_once_and_in_order(board: SimulatedBoard, host: Host) -> None:
    bad = Wire(Random(3), faults=0.01)
    board.cable.to_host = board.cable.to_board = bad.harm
    truth = []
    for n in range(40):
        act = board.press if n % 2 == 0 else board.release
        truth.append(act(1, "white"))
        wait_us = now_us() + 30_000
        while now_us() < wait_us:
            host.source.step(2_000)
    host.until(lambda: len(host.heard.of(WHITE)) == len(truth))
    heard = host.heard.of(WHITE)
    assert [s.on for s in heard] == [n % 2 == 0 for n in range(40)]
    assert all(abs(s.t - t) <= s.u for s, t in zip(heard, truth, strict=True))
    assert host.source.link.dropped > 0
