"""A test in real time knows whether it had it, and what becomes of one that had not."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hil.trials import played
from tests.support import measuring, real_time
from tests.support.command import ROOT
from tests.support.real_time import LIMIT_US, UNMEASURED, Watch, beside, family

linux = pytest.mark.skipif(not Path("/proc/self/schedstat").exists(), reason="only Linux tells")


def looked_twice(
    monkeypatch: pytest.MonkeyPatch, waited_us: int, others_us: int, *, patient: bool = False
) -> str:
    """What a watch says when every thread waited so long, and others used so much meanwhile."""
    counted = {"waited": 7_000_000, "used": 9_000_000}
    monkeypatch.setattr(real_time, "_waited_us", lambda task: counted["waited"])
    monkeypatch.setattr(real_time, "_used_us", lambda: counted["used"])
    monkeypatch.setattr(real_time, "_used_by_us", lambda pid: 0)
    watch = Watch(patient=patient)
    watch.begin()
    in_a_second = time.monotonic() + 1.0
    monkeypatch.setattr(time, "monotonic", lambda: in_a_second)
    counted["waited"] += waited_us
    counted["used"] += others_us
    watch.look()
    return watch.waited


@linux
def test_whom_others_keep_off_the_cores_had_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    told = looked_twice(monkeypatch, LIMIT_US + 10_000, 200_000)
    assert told == "others kept it off a core for 35 ms"


@linux
def test_the_patient_had_time_unless_others_took_much_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert not looked_twice(monkeypatch, 249_000, 900_000, patient=True)
    told = looked_twice(monkeypatch, 500_000, 900_000, patient=True)
    assert told == "others kept it off a core for 50% of its time"


@linux
def test_who_waited_before_it_began_had_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not looked_twice(monkeypatch, LIMIT_US, 200_000)


@linux
def test_who_waits_on_a_machine_of_their_own_has_no_excuse(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not looked_twice(monkeypatch, 10 * LIMIT_US, LIMIT_US)


@linux
def test_a_program_that_a_test_starts_is_watched_too_but_not_what_runs_beside() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as program:
        assert program.pid in family(os.getpid())
        beside(program.pid)
        assert program.pid not in family(os.getpid())


@pytest.fixture
def burning() -> Iterator[None]:
    """Others who take all there is."""
    burners = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"])
        for _ in range(4 * (os.cpu_count() or 1))
    ]
    for burner in burners:
        beside(burner.pid)
    yield
    for burner in burners:
        burner.kill()
        burner.wait()


@linux
@pytest.mark.slow
@pytest.mark.usefixtures("burning")
def test_on_a_truly_busy_machine_it_is_noticed() -> None:
    with Watch() as watch:
        while not watch.times:
            sum(range(10_000))
    assert watch.waited


BUSY, QUIET, WELL, BADLY = "others kept it", "", True, False
PLAYED = {
    "quiet_well": [(QUIET, WELL)],
    "quiet_badly": [(QUIET, BADLY)],
    "busy_well": [(BUSY, WELL)],
    "busy_badly_quiet_well": [(BUSY, BADLY), (QUIET, WELL)],
    "busy_badly_quiet_badly": [(BUSY, BADLY), (QUIET, BADLY)],
    "broken_and_quiet_at_last": [(BUSY, BADLY), (BUSY, BADLY), (QUIET, BADLY)],
    "never_quiet": [(BUSY, BADLY)] * 3,
}
BECAME = [
    ("PASSED", "quiet_well"),
    ("PASSED", "busy_well"),
    ("PASSED", "busy_badly_quiet_well"),
    ("FAILED", "quiet_badly"),
    ("FAILED", "busy_badly_quiet_badly"),
    ("FAILED", "broken_and_quiet_at_last"),
]
SUITE = """
import pytest
from tests.support import real_time

plays = {{name: iter(told) for name, told in {played!r}.items()}}

@pytest.fixture(autouse=True)
def quiet_at_first():
    real_time.told_by_the_test = ""

@pytest.mark.real_time
@pytest.mark.parametrize("name", plays)
def test_played(name):
    real_time.told_by_the_test, well = next(plays[name])
    assert well
"""


class ToldWatch(Watch):
    """A watch that is told how busy the machine is."""

    @property
    def waited(self) -> str:
        return str(getattr(real_time, "told_by_the_test", ""))


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setattr(measuring, "Watch", ToldWatch)
    monkeypatch.setattr(real_time, "told_by_the_test", "", raising=False)
    monkeypatch.delenv("CI", raising=False)
    pytester.makeini("[pytest]\nmarkers = real_time")
    pytester.makepyfile(test_it=SUITE.format(played=PLAYED))
    return pytester


def named(*names: str) -> list[str]:
    return [f"test_it.py::test_played[{name}]" for name in names]


def test_what_is_broken_fails_as_soon_as_there_is_time_once_and_never_passes(
    suite: pytest.Pytester,
) -> None:
    kept = suite.path / "account"
    run = suite.runpytest_inprocess("-rA", f"--account={kept}", plugins=[measuring])
    told = [line.partition(" - ")[0] for line in run.outlines if "ED test_it" in line]
    assert told == [f"{became} test_it.py::test_played[{name}]" for became, name in BECAME]
    assert f"1 {UNMEASURED}: test_it.py::test_played[never_quiet]" in run.outlines
    again = suite.runpytest_inprocess("--unmeasured", plugins=[measuring])
    assert again.parseoutcomes() == {"skipped": 1, "deselected": 6, "rerun": 2}
    assert json.loads(kept.read_text()) == {
        "passed": 3,
        "failed": named("broken_and_quiet_at_last", "busy_badly_quiet_badly", "quiet_badly"),
        "again": named(*sorted(name for name, plays in PLAYED.items() if len(plays) > 1)),
        "unmeasured": named("never_quiet"),
    }


def test_of_workers_nobody_tells_what_whoever_hands_out_the_tests_tells(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makeini("[pytest]\nmarkers = real_time")
    pytester.makepyfile(**{f"test_{name}": "def test_it(): pass" for name in "abc"})
    kept = pytester.path / "account"
    with_workers = ("-n", "2", "-p", "tests.support.measuring", f"--account={kept}")
    pytester.runpytest_subprocess(*with_workers).assert_outcomes(passed=3)
    told = [json.loads(line) for line in kept.read_text().splitlines()]
    assert told == [{"passed": 3, "failed": [], "again": [], "unmeasured": []}]


@pytest.mark.parametrize(
    ("faults", "kept_waiting", "which", "waited"),
    [
        (["", ""], [0, 0], 0, False),
        (["", ""], [5, 0], 0, False),
        (["bad", ""], [0, 0], 0, False),
        (["bad", ""], [5, 0], 1, False),
        (["bad", "bad"], [5, 0], 1, False),
        (["bad", "bad"], [5, 2], 1, True),
    ],
)
def test_the_virtual_pi_plays_again_only_what_failed_while_it_was_kept_waiting(
    faults: list[str], kept_waiting: list[int], which: int, waited: bool
) -> None:
    plays, times = iter(range(2)), 0

    def play() -> int:
        nonlocal times
        number = next(plays)
        times += kept_waiting[number]
        return number

    found, missing = played(play, lambda number: faults[number], lambda: times, tries=2)
    assert (found, bool(missing)) == (which, waited)
