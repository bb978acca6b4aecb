"""What is special about seat boards, beyond the contract of every driver."""

import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest

from hw.boards.config import BoardInput, SeatBoardConfig
from hw.drivers import seat_board_port
from hw.drivers.seat_board import MOST_UNSENT, SeatBoardSource
from hw.errors import ConfigurationError, DeviceGone, MissingExtra
from hw.signals import Place, Signal
from hw.table import Table
from tests.hw.rigs.base import Heard, Move
from tests.hw.rigs.seat_board import SeatBoardRig

WHITE, RED = Place(1, "white"), Place(1, "red")


@pytest.fixture
def idle(monkeypatch: pytest.MonkeyPatch) -> Iterator[SeatBoardRig]:
    rig = SeatBoardRig(monkeypatch)
    yield rig
    rig.source.close()
    rig.dispose()


@pytest.fixture
def rig(idle: SeatBoardRig) -> SeatBoardRig:
    idle.open()
    return idle


def test_a_lamp_is_lit_on_the_board(rig: SeatBoardRig) -> None:
    rig.source.set(2, "white", True)
    rig.run(5_000)
    assert rig.board.lit[1] == (1, 0, 0)
    rig.source.set(2, "white", False)
    rig.run(5_000)
    assert rig.board.lit[1] == (0, 0, 0)


def test_a_lamp_blinks_on_the_board_and_is_not_disturbed(rig: SeatBoardRig) -> None:
    rig.source.blink(1, "white", 200, 100, 3)
    rig.run(5_000)
    assert rig.board.lit.pop(0) == (200, 100, 3)
    rig.run(3_000_000)
    assert 0 not in rig.board.lit


def test_a_lamp_order_that_the_wire_lost_is_repeated(rig: SeatBoardRig) -> None:
    rig.source.set(1, "white", True)
    rig.line.read()
    rig.run(2_000_000)
    assert rig.board.lit[0] == (1, 0, 0)


def test_after_a_restart_the_lamps_are_as_they_were(rig: SeatBoardRig) -> None:
    rig.source.set(1, "white", True)
    rig.source.blink(2, "white", 50, 50)
    rig.run(5_000)
    rig.board.lit.clear()
    rig.board.boot(2, rig.clock.now)
    rig.run(100_000)
    assert rig.board.lit == {0: (1, 0, 0), 1: (50, 50, 0)}


def test_closing_darkens_what_was_lit(rig: SeatBoardRig) -> None:
    rig.source.set(1, "white", True)
    rig.run(5_000)
    rig.source.close()
    rig.talk()
    assert rig.board.lit[0] == (0, 0, 0)


def test_a_lamp_of_an_unplugged_board_is_the_tables_fault(rig: SeatBoardRig) -> None:
    rig.vanish()
    rig.run(10_000)
    with pytest.raises(DeviceGone, match="not connected"):
        rig.source.set(1, "white", True)
    with pytest.raises(ConfigurationError, match="no blue lamp at seat 1"):
        rig.source.set(1, "blue", True)
    rig.come_back()
    rig.run(500_000)
    assert rig.board.lit[0] == (1, 0, 0)


def test_what_happened_while_unplugged_comes_with_its_own_stamps(rig: SeatBoardRig) -> None:
    rig.vanish()
    rig.run(10_000)
    press, release = rig.clock.now + 50_000, rig.clock.now + 250_000
    rig.move(WHITE, True, press)
    rig.move(WHITE, False, release)
    rig.run(400_000)
    rig.come_back()
    rig.run(1_000_000)
    heard = rig.heard.of(WHITE)
    assert [s.on for s in heard] == [True, False]
    assert all(abs(s.t - t) <= s.u <= 1_500 for s, t in zip(heard, (press, release), strict=True))
    assert rig.heard.reasons(WHITE) == ["lost", "recovered"]


def test_a_restart_is_lost_evidence_and_a_change_meanwhile_has_the_gap_as_its_doubt(
    rig: SeatBoardRig,
) -> None:
    before = rig.clock.now
    rig.board.boot(2, before)
    rig.board.levels[0] = True
    rig.run(300_000)
    reasons = [f.reason for f in rig.heard.faults if f.seat is None]
    assert reasons == ["evidence-lost", "recovered"]
    assert rig.heard.reasons(RED) == ["lost", "recovered"]
    [press] = rig.heard.of(WHITE)
    assert press.on
    assert press.t - press.u <= before <= press.t + press.u


def test_a_button_held_at_the_start_is_stuck_not_pressed(idle: SeatBoardRig) -> None:
    idle.board.levels[0] = True
    idle.open()
    assert idle.heard.signals == []
    assert idle.heard.reasons(WHITE) == ["stuck"]


def test_a_press_that_waited_for_the_host_is_a_press(idle: SeatBoardRig) -> None:
    idle.board.edge(WHITE, True, idle.clock.now)
    idle.open()
    assert [s.on for s in idle.heard.of(WHITE)] == [True]
    assert idle.heard.faults == []


def test_a_board_that_lacks_an_input_is_named(idle: SeatBoardRig) -> None:
    idle.board.inputs = idle.board.inputs[1:]
    idle.board.boot(1, idle.clock.now)
    idle.open()
    [fault] = idle.heard.faults
    assert (fault.reason, fault.seat, fault.input) == ("lost", 1, "white")
    assert "has no seat 1 white; look at its board.json" in fault.detail


def test_an_input_that_its_board_cannot_read_is_lost_until_it_can(rig: SeatBoardRig) -> None:
    rig.board.health[0] = 2
    rig.run(600_000)
    assert rig.heard.reasons(WHITE) == ["lost"]
    assert rig.heard.reasons(RED) == []
    rig.board.health[0] = 0
    rig.run(600_000)
    assert rig.heard.reasons(WHITE) == ["lost", "recovered"]


def test_a_board_that_does_not_read_costs_no_memory(
    idle: SeatBoardRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat_board_port.Port, "write", lambda port, data: 0)
    idle.open()
    for _ in range(2_000):
        idle.source.link.lamp(0, 1)
        idle.source.step(0)
    assert len(idle.source._unsent) <= MOST_UNSENT


def test_another_version_of_the_wire_is_named(idle: SeatBoardRig) -> None:
    idle.board.version = 7
    idle.open()
    assert {f.reason for f in idle.heard.faults} == {"lost"}
    assert "speaks version 7 of the wire, this program 2" in idle.heard.faults[0].detail


def test_a_device_that_says_nothing_is_lost_and_found_when_it_speaks(idle: SeatBoardRig) -> None:
    idle.mute = True
    idle.open()
    idle.run(2_000_000)
    assert idle.heard.reasons(WHITE) == ["lost"]
    assert "does it run our firmware?" in idle.heard.faults[0].detail
    idle.mute = False
    idle.run(1_500_000)
    assert idle.heard.reasons(WHITE) == ["lost", "recovered"]
    assert idle.heard.signals == []


def test_a_port_that_is_not_there_is_said_at_once() -> None:
    source = SeatBoardSource(SeatBoardConfig("/dev/serial/by-id/nobody"))
    with pytest.raises(DeviceGone, match="not there; is it connected"):
        source.start(Heard())


def test_a_port_in_use_is_said(rig: SeatBoardRig) -> None:
    second = SeatBoardSource(SeatBoardConfig(rig.line.path))
    with pytest.raises(DeviceGone, match="in use by another program"):
        second.start(Heard())


def test_a_board_is_found_by_its_id(idle: SeatBoardRig, monkeypatch: pytest.MonkeyPatch) -> None:
    port = SimpleNamespace(device=idle.line.path, serial_number="E66138935F2A4B21", vid=0x2E8A)
    other = SimpleNamespace(device="/dev/ttyUSB0", serial_number=None, vid=0x0403)
    listing = SimpleNamespace(comports=lambda: [other, port])
    monkeypatch.setattr(seat_board_port, "load", lambda *_: listing)
    assert seat_board_port.device_of("e66138935f2a4b21") == idle.line.path
    assert [found.device for found in seat_board_port.found_ports()] == [idle.line.path]
    with pytest.raises(DeviceGone, match="no board of that id is plugged in"):
        seat_board_port.device_of("0000000000000000")


def test_a_missing_library_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "serial", None)
    with pytest.raises(MissingExtra, match=r"table-companion\[boards\]"):
        SeatBoardSource(SeatBoardConfig("/dev/null")).start(Heard())


def test_two_boards_are_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    left, right = SeatBoardRig(monkeypatch), SeatBoardRig(monkeypatch)
    inputs = (BoardInput(1, "white"),), (BoardInput(2, "white"),)
    sources = [
        SeatBoardSource(SeatBoardConfig(rig.line.path, mine, (mine[0].place,)), rig.clock)
        for rig, mine in zip((left, right), inputs, strict=True)
    ]
    table = Table(sources, sources)
    assert table.inputs == table.lamps == {Place(1, "white"), Place(2, "white")}
    table.start()
    try:
        for rig, source in zip((left, right), sources, strict=True):
            rig.source = source
            rig.apply(_press(source))
        heard = [table.get(5.0), table.get(5.0)]
    finally:
        table.close()
        left.dispose()
        right.dispose()
    assert sorted(r.seat for r in heard if isinstance(r, Signal)) == [1, 2]


def _press(source: SeatBoardSource) -> Move:
    [place] = source.inputs
    return Move(0, place, True)


@pytest.mark.parametrize(
    ("build", "said"),
    [
        (lambda: SeatBoardConfig("p", (BoardInput(1, "white"),) * 2), "used twice"),
        (lambda: SeatBoardConfig("p", lamps=(Place(1, "pile"),)), "lamp colour 'pile'"),
        (lambda: BoardInput(0, "white"), "seat is 0"),
        (lambda: SeatBoardConfig("p", retry_us=1), "retry_us is 1"),
    ],
)
def test_a_description_that_cannot_be(build: Callable[[], object], said: str) -> None:
    with pytest.raises(ConfigurationError, match=said):
        build()
