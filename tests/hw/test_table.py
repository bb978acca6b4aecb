"""A table of any mix: one queue, one numbering, and nothing left behind."""

import threading

import pytest

from hw.config import Realism, SimConfig
from hw.drivers.sim import SimLamps, SimSource
from hw.errors import ConfigurationError, DeviceGone
from hw.signals import Fault, Place, Report, Signal
from hw.source import Sink
from hw.table import Table
from tests.hw.rigs.base import Travel


class Parrot:
    """A source that says what it is told, in ten lines."""

    def __init__(self, seat: int, fails: Exception | None = None) -> None:
        self.name, self.inputs, self.fails = (
            f"parrot {seat}",
            frozenset({Place(seat, "red")}),
            fails,
        )
        self.say: Sink = lambda report: None
        self.closed = 0

    def start(self, sink: Sink) -> None:
        if self.fails:
            raise self.fails
        self.say = sink

    def close(self) -> None:
        self.closed += 1


def drain(table: Table) -> list[Report]:
    reports = []
    while report := table.get(0):
        reports.append(report)
    return reports


def signal(seat: int, seq: int) -> Signal:
    return Signal(seat, "red", True, 1_000 * seq, 100, seq)


def test_signals_of_all_sources_get_one_numbering() -> None:
    one, two = Parrot(1), Parrot(2)
    with Table([one, two]) as table:
        one.say(signal(1, 1))
        two.say(signal(2, 1))
        one.say(signal(1, 2))
    assert [(r.seat, r.seq) for r in drain(table) if isinstance(r, Signal)] == [
        (1, 1),
        (2, 2),
        (1, 3),
    ]


def test_a_gap_in_a_sources_numbers_is_lost_evidence_that_names_the_source() -> None:
    one = Parrot(1)
    with Table([one]) as table:
        one.say(signal(1, 1))
        one.say(signal(1, 4))
    _, lost, recovered, after = drain(table)
    assert isinstance(lost, Fault)
    assert (lost.reason, lost.seat) == ("evidence-lost", None)
    assert "parrot 1" in lost.detail
    assert "2" in lost.detail
    assert isinstance(recovered, Fault)
    assert isinstance(after, Signal)


def test_an_input_served_twice_is_refused() -> None:
    with pytest.raises(ConfigurationError, match="input seat 1 red is used twice"):
        Table([Parrot(1), Parrot(1)])


def test_a_lamp_served_twice_is_refused() -> None:
    with pytest.raises(ConfigurationError, match="lamp seat 1 blue is used twice"):
        Table([], [SimLamps(1), SimLamps(1)])


def test_if_one_source_cannot_start_the_others_are_closed() -> None:
    fine, broken = Parrot(1), Parrot(2, DeviceGone("no such chip"))
    with pytest.raises(DeviceGone, match="no such chip"):
        Table([fine, broken]).start()
    assert (fine.closed, broken.closed) == (1, 1)


def test_close_twice_closes_every_part_once_even_if_one_fails() -> None:
    class Bad(Parrot):
        def close(self) -> None:
            super().close()
            raise DeviceGone("already gone")

    bad, good, lamps = Bad(1), Parrot(2), SimLamps(1)
    table = Table([bad, good], [lamps])
    table.start()
    table.set(1, "white", True)
    with pytest.raises(DeviceGone):
        table.close()
    table.close()
    assert (bad.closed, good.closed, lamps.lit) == (1, 1, frozenset())


def test_after_close_what_was_said_can_still_be_read_and_then_nothing() -> None:
    one = Parrot(1)
    table = Table([one])
    table.start()
    one.say(signal(1, 1))
    table.close()
    one.say(signal(1, 2))
    assert len(drain(table)) == 1
    assert table.get() is None
    assert table.get() is None


def test_whoever_waits_is_woken_by_close() -> None:
    table, got = Table([]), []
    waiter = threading.Thread(target=lambda: got.append(table.get()))
    waiter.start()
    table.close()
    waiter.join(10)
    assert got == [None]


def test_a_lamp_that_is_not_there_stays_dark_without_a_fault() -> None:
    with Table([], [SimLamps(1)]) as table:
        table.set(7, "white", True)
    assert drain(table) == []


def test_two_broken_lamps_of_a_seat_recover_when_both_work() -> None:
    lamps = SimLamps(2)
    with Table([], [lamps], clock=Travel()) as table:
        for colour in ("white", "red"):
            lamps.fail(2, colour)
            table.set(2, colour, True)
            lamps.mend(2, colour)
        table.set(2, "white", True)
        table.set(2, "red", True)
    assert [r.reason for r in drain(table) if isinstance(r, Fault)] == [
        "lamp-lost",
        "lamp-lost",
        "recovered",
    ]


def test_inputs_and_lamps_are_those_of_all_parts() -> None:
    table = Table([Parrot(1), Parrot(2)], [SimLamps(1, ("white",))])
    assert table.inputs == {Place(1, "red"), Place(2, "red")}
    assert table.lamps == {Place(1, "white")}
    table.close()


def test_a_driver_that_breaks_makes_its_inputs_lost() -> None:
    class Buggy(SimSource):
        def step(self, wait_us: int | None = None) -> None:
            raise ZeroDivisionError

    with Table([Buggy(SimConfig(1, ("white",)), live=True)]) as table:
        fault = table.get(10)
    assert isinstance(fault, Fault)
    assert (fault.seat, fault.input, fault.reason) == (1, "white", "lost")
    assert "ZeroDivisionError" in fault.detail


def test_a_live_table_delivers_by_itself_and_leaves_no_thread() -> None:
    before = threading.active_count()
    sim = SimSource(SimConfig(1, realism=Realism(jitter_us=2_000)), live=True)
    with Table([sim]) as table:
        sim.press(1, "white")
        report = table.get(10)
    assert isinstance(report, Signal)
    assert threading.active_count() == before


def test_reports_can_go_straight_to_whoever_keeps_the_queue() -> None:
    taken: list[Report] = []
    sim = SimSource(SimConfig(seats=2), lambda: 0)
    table = Table([sim], clock=lambda: 0, deliver=taken.append)
    with table:
        sim.press(2, "red", at_us=1_000)
        assert sim.due() is not None
        sim.advance(50_000)
        assert (sim.due() or 0) > 50_000
    assert [(signal.seat, signal.seq) for signal in taken if isinstance(signal, Signal)] == [(2, 1)]
