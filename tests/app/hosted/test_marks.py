"""The daemon decides by what its sources have passed."""

import sys
from pathlib import Path

import pytest

from companion.app.table.low_water import LowWater
from hw.worker import HANDOVER_S
from tests.app.hosted.live import live_table
from tests.app.hosted.process import waited


def test_a_press_is_decided_by_a_mark(tmp_path: Path) -> None:
    with live_table(tmp_path, speaker=False) as table:
        service, hands = table.service, table.service.bench.sim
        assert isinstance(service.host.marks, LowWater)
        table.enter("deal", "deal", {})
        waited("a deal", lambda: table.watcher.state["phase"] == "dealt")
        marks, told = list[int | None](), service._opened.journal.low_water

        def noted() -> int | None:
            marks.append(told())
            return marks[-1]

        service._opened.journal.low_water = noted

        def decided() -> bool:
            """On a machine that is kept waiting the clock may be sooner: press once more."""
            hands.press(1, "white")
            hands.release(1, "white")
            return any(mark is not None for mark in marks)

        waited("a verdict by a mark", decided)


def test_no_thread_keeps_the_interpreter_from_an_edge_for_long(tmp_path: Path) -> None:
    """By itself Python lets whoever computes go on for 5 ms, the voice as well as the drivers."""
    sys.setswitchinterval(0.005)
    with live_table(tmp_path, speaker=False):
        assert sys.getswitchinterval() == pytest.approx(HANDOVER_S)
    assert HANDOVER_S <= 0.001
