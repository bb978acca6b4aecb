"""Parts of a table pulled out during a match: said once, back once, and the result is right."""

import errno
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.core.referee.events import Fault
from companion.keep.journal.account import account
from tests.app.hosted.tables import FastTable, Watcher, fast_table
from tests.keep.journal.cards import FakeCard


class Done:
    """Counts what was done to the table."""

    def __init__(self) -> None:
        self.times = 0

    def now(self, act: Callable[[], None]) -> None:
        self.times += 1
        act()


def scored(watcher: Watcher) -> bool:
    return bool(watcher.of("score"))


def after(table: FastTable, rounds: int) -> bool:
    return bool(table.watcher.views) and table.watcher.state.get("round", 0) >= rounds


def test_a_seat_that_is_pulled_out_is_missed_once_and_welcomed_once(tmp_path: Path) -> None:
    with fast_table(tmp_path) as table:
        sim, done = table.service.bench.sim, Done()

        def handle_cable() -> None:
            if after(table, 2) and done.times == 0:
                done.now(lambda: sim.unplug(2))
            elif after(table, 5) and done.times == 1:
                done.now(lambda: sim.replug(2))

        table.each(handle_cable)
        table.play(scored)
        away = [v.t for v in table.watcher.of("fault") if v.fields["seat"] == 2]
        late = [v for v in table.watcher.of("forfeit") if v.fields["seat"] == 2]
        assert not [v for v in late if v.fields["reason"] == "late" and away[0] < v.t < away[-1]]
    assert [line for line in table.said if "seat 2" in line] == [
        "seat 2: unplugged",
        "seat 2: plugged in again",
    ]
    assert not table.service.notices.shown


@pytest.mark.slow
def test_every_input_alone_can_go_and_come(tmp_path: Path) -> None:
    names = ("white", "red", "blue", "pile", "shield", "rail")
    with fast_table(tmp_path, seed=3) as table:
        sim = table.service.bench.sim
        gone: list[str] = []

        def handle_cables() -> None:
            if after(table, 2) and len(gone) < len(names):
                gone.append(names[len(gone)])
                sim.unplug(3, gone[-1])
            elif after(table, 4) and len(gone) < 2 * len(names):
                gone.append(names[len(gone) - len(names)])
                sim.replug(3, gone[-1])

        table.each(handle_cables)
        table.play(scored)
        faults = [e for e in table.watcher.events if isinstance(e, Fault) and e.seat == 3]
    assert len(faults) == 2 * len(names)
    lost = [line for line in table.said if line.endswith("unplugged")]
    assert len(lost) == len(names)
    assert "seat 3 white: unplugged" in lost
    assert not table.service.notices.shown


@pytest.mark.slow
def test_a_lamp_that_breaks_is_said_once(tmp_path: Path) -> None:
    with fast_table(tmp_path) as table:
        service = table.service
        lamps, switch, done = service.bench.sim_lamps, service.bench.table.set, Done()

        def handle() -> None:
            if after(table, 2) and done.times == 0:
                done.now(lambda: lamps.fail(1, "white"))
            elif after(table, 4) and done.times == 1:
                done.now(lambda: lamps.mend(1, "white"))
            switch(1, "white", len(table.watcher.events) % 2 == 0)

        table.each(handle)
        table.play(scored)
    about = [line for line in table.said if "lamp" in line]
    assert about == [
        "seat 1: simulated lamp seat 1 white is broken; mend it",
        "seat 1: lamps answer again",
    ]


@pytest.mark.slow
def test_a_full_card_is_announced_and_everything_is_there_afterwards(tmp_path: Path) -> None:
    card = FakeCard()
    with fast_table(tmp_path, disk=card) as table:

        def fill() -> None:
            if after(table, 2) and card.capacity is None and not table.said:
                card.capacity = card.used()
            elif after(table, 5):
                card.capacity = None

        table.each(fill)
        table.play(scored)
        given = len(table.watcher.verdicts)
    about = [line.split(" in ")[0] + line.partition(")")[2] for line in table.said]
    assert len(about) == 2
    assert "cannot be written" in table.said[0]
    assert "is written again; nothing was lost." in table.said[1]
    told = account(card, tmp_path, 1)
    assert len(told.verdicts) == given
    assert not told.problems


@pytest.mark.slow
def test_a_card_that_breaks_for_good_does_not_stop_the_match(tmp_path: Path) -> None:
    card = FakeCard()
    with fast_table(tmp_path, disk=card) as table:

        def break_it() -> None:
            if after(table, 1):
                card.failing["everything"] = errno.EIO

        table.each(break_it)
        table.play(scored)
        assert table.watcher.of("score")
    assert len([line for line in table.said if "cannot be written" in line]) == 1
