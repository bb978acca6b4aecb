"""A device that is plugged in after the table was switched on."""

import threading

import pytest

from hw.errors import DeviceGone, MissingExtra
from hw.patience import PatientBoard, PatientLamps, PatientSource
from hw.signals import LOST, RECOVERED, Fault, Place, Report, Signal
from hw.source import Sink
from tests.support.screen import waited


class Shy:
    """A source that cannot be opened until it is there."""

    there = False
    opened = 0
    closed = 0

    def __init__(self, error: Exception | None = None) -> None:
        self.name = "shy"
        self.inputs = frozenset({Place(2, "red"), Place(1, "white")})
        self._error = error or DeviceGone("shy: not there; plug it in")

    def start(self, sink: Sink) -> None:
        if not Shy.there:
            raise self._error
        Shy.opened += 1
        sink(Signal(2, "red", True, 70, 5, 1))

    def close(self) -> None:
        Shy.closed += 1


def patient(
    taken: list[Report], seen: threading.Event, error: Exception | None = None
) -> PatientSource:
    Shy.there, Shy.opened, Shy.closed = False, 0, 0
    source = PatientSource(lambda: Shy(error), lambda: 50, retry_us=2_000)

    def sink(report: Report) -> None:
        taken.append(report)
        if isinstance(report, Fault) and report.reason == "recovered":
            seen.set()

    source.start(sink)
    return source


def test_what_is_absent_is_said_once_and_found_when_it_comes() -> None:
    taken: list[Report] = []
    seen = threading.Event()
    source = patient(taken, seen)
    why = "shy: not there; plug it in"
    assert taken == [Fault(50, 1, "white", "lost", why), Fault(50, 2, "red", "lost", why)]
    Shy.there = True
    assert seen.wait(20)
    source.close()
    assert taken[2] == Signal(2, "red", True, 70, 5, 1)
    assert [r.reason for r in taken[3:] if isinstance(r, Fault)] == ["recovered", "recovered"]
    assert (Shy.opened, Shy.closed) == (1, 1)


def test_what_never_comes_does_not_keep_the_table_from_closing() -> None:
    taken: list[Report] = []
    source = patient(taken, threading.Event(), MissingExtra("gpiod", "gpiod", "pi"))
    source.close()
    source.close()
    assert len(taken) == 2


def test_what_is_there_is_opened_at_once() -> None:
    taken: list[Report] = []
    source = PatientSource(Shy, lambda: 50)
    Shy.there, Shy.opened = True, 0
    source.start(taken.append)
    assert taken == [Signal(2, "red", True, 70, 5, 1)]
    source.close()


class Bulbs:
    """Lamps that can be absent."""

    there = False
    made = 0

    def __init__(self) -> None:
        type(self).made += 1
        if not self.there:
            raise DeviceGone("no lamps here; plug them in")
        self.lit: dict[Place, bool] = {}

    lamps = frozenset({Place(1, "white")})

    def set(self, seat: int, colour: str, on: bool) -> None:
        self.lit[Place(seat, colour)] = on

    def close(self) -> None:
        self.lit.clear()


def test_lamps_that_come_later_are_set_as_they_should_be_by_then() -> None:
    class Late(Bulbs):
        pass

    opened: list[Late] = []

    def make() -> Late:
        opened.append(Late())
        return opened[-1]

    lamps = PatientLamps(make, Bulbs.lamps, retry_us=1_000)
    with pytest.raises(DeviceGone, match="plug them in"):
        lamps.set(1, "white", True)
    Late.there = True
    waited("lamps", lambda: bool(opened and opened[0].lit))
    assert opened[0].lit == {Place(1, "white"): True}
    lamps.close()
    assert not opened[0].lit


def test_a_board_that_comes_later_brings_its_lamps() -> None:
    class Board(Bulbs):
        name = "board"
        inputs = frozenset({Place(1, "pile")})
        there = True
        plugged = False

        def start(self, sink: Sink) -> None:
            if not self.plugged:
                raise DeviceGone("board: not there")

    heard: list[Report] = []
    board = PatientBoard(Board, retry_us=1_000)
    board.start(heard.append)
    assert [fault.reason for fault in heard if isinstance(fault, Fault)] == [LOST]
    Board.plugged = True
    waited("the board", lambda: len(heard) >= 2)
    board.set(1, "white", True)
    assert board.lamps == Bulbs.lamps
    assert [fault.reason for fault in heard if isinstance(fault, Fault)] == [LOST, RECOVERED]
    board.close()
