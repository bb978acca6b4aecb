"""A test in real time knows whether it had it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import real_time
from tests.support.real_time import LIMIT_US, Watch, family


def looked_twice(monkeypatch: pytest.MonkeyPatch, waited_us: int) -> str:
    """What a watch says when every thread waited so long between two looks."""
    counted = [7_000_000]
    monkeypatch.setattr(real_time, "_waited_us", lambda task: counted[0])
    watch = Watch()
    watch.begin()
    counted[0] += waited_us
    watch.look()
    return watch.waited


def test_who_waits_for_a_core_had_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looked_twice(monkeypatch, LIMIT_US + 10_000) == "a program waited 60 ms for a core"


def test_who_waited_before_it_began_had_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not looked_twice(monkeypatch, LIMIT_US)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux tells")
def test_a_program_that_a_test_starts_is_watched_too() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as program:
        assert program.pid in family()
    assert program.pid not in family()
