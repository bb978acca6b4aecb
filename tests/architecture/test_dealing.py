"""Who plays what: files stay whole, and nobody has a heap left when the others are done."""

import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from types import SimpleNamespace
from typing import Any

import pytest

from tests.support import dealing, rewriting
from tests.support.command import ROOT

FILES = ["a.py::1", "a.py::2", "a.py::3", "b.py::1", "b.py::2", "c.py::1"]


@pytest.mark.parametrize(
    ("at_least", "at_most", "dealt"),
    [(1, 99, 3), (2, 99, 3), (4, 99, 5), (1, 2, 2), (2, 1, 2), (9, 9, 6), (0, 9, 0)],
)
def test_a_file_is_dealt_whole_unless_that_is_too_much(
    at_least: int, at_most: int, dealt: int
) -> None:
    assert dealing.heap(FILES, at_least, at_most) == dealt


def test_what_shares_a_server_is_dealt_like_one_file() -> None:
    club = ["tests/club/test_a.py::1", "tests/club/wall/test_b.py::1", "tests/core/test_c.py::1"]
    assert dealing.heap(club, 1, 99) == 2


class Worker:
    """A worker that plays what it is sent, unless it would not know what comes after it."""

    def __init__(self) -> None:
        self.waiting: list[int] = []
        self.shutting_down = False
        self.gateway = SimpleNamespace(id="worker")

    def send_runtest_some(self, indices: list[int]) -> None:
        assert not self.shutting_down
        self.waiting += indices

    def shutdown(self) -> None:
        self.shutting_down = True

    @property
    def plays(self) -> bool:
        return len(self.waiting) > (0 if self.shutting_down else 1)


@pytest.mark.parametrize("files", [[1], [1, 1], [7], [3, 40, 1, 1, 9, 2], [1] * 30, [200, 200, 5]])
def test_everything_is_played_once_and_nobody_waits_for_ever(
    files: list[int], pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pytestconfig.option, "tx", ["popen", "popen"], raising=False)
    dealer: Any = dealing.ByFile(pytestconfig)
    workers = [Worker(), Worker()]
    names = [f"{at}.py::{n}" for at, count in enumerate(files) for n in range(count)]
    for worker in workers:
        dealer.add_node(worker)
        dealer.add_node_collection(worker, names)
    dealer.schedule()
    played: list[int] = []
    while playing := [worker for worker in workers if worker.plays]:
        for worker in playing:
            played.append(worker.waiting.pop(0))
            dealer.mark_test_complete(worker, played[-1])
        if dealer.tests_finished:
            for worker in workers:
                worker.shutdown()
    assert sorted(played) == [*range(len(names))]


def test_each_plays_what_only_it_has_and_the_rest_is_dealt_out(
    pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pytestconfig.option, "tx", ["popen", "popen"], raising=False)
    dealer: Any = dealing.ByShare(pytestconfig)
    common = [f"common{file}.py::{n}" for file in range(9) for n in range(3)]
    mine = [[f"mine{at}.py::{n}" for n in range(count)] for at, count in enumerate((2, 30))]
    workers = [Worker(), Worker()]
    collected = [mine[0] + common, common + mine[1]]
    for worker, names in zip(workers, collected, strict=True):
        dealer.add_node(worker)
        dealer.add_node_collection(worker, names)
    dealer.schedule()
    played: list[list[str]] = [[], []]
    while any(worker.plays for worker in workers):
        for worker, names, done in zip(workers, collected, played, strict=True):
            if worker.plays:
                place = worker.waiting.pop(0)
                done.append(names[place])
                dealer.mark_test_complete(worker, place)
    assert sorted(played[0] + played[1]) == sorted(mine[0] + mine[1] + common)
    assert [played[0][:2], played[1][:30]] == mine
    assert played[0][2:] == common
    assert dealer.tests_finished


def test_whoever_dies_is_told_with_the_test_it_died_of(
    pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pytestconfig.option, "tx", ["popen"], raising=False)
    dealer: Any = dealing.ByShare(pytestconfig)
    worker = Worker()
    dealer.add_node(worker)
    dealer.add_node_collection(worker, FILES)
    dealer.schedule()
    dealer.mark_test_complete(worker, 0)
    assert dealer.remove_node(worker) == FILES[1]


def test_every_file_is_collected_by_one_worker_and_what_is_common_by_all() -> None:
    sizes = {f"tests/kit/test_{n}.py": n * 100 for n in range(1, 20)}
    together = {f"tests/club/test_{n}.py": 700 for n in range(3)}
    common = {f"{part}test_it.py": 9_999 for part in dealing.COMMON}
    found = dealing.shares(sizes | together | common, 2)
    assert found.keys() == sizes.keys() | together.keys()
    assert len({found[name] for name in together}) == 1
    loads = [sum((sizes | together)[name] for name in found if found[name] == at) for at in (0, 1)]
    assert abs(loads[0] - loads[1]) <= 200


def test_a_test_that_was_rewritten_before_is_not_rewritten_again(tmp_path: Path) -> None:
    """And what was kept is what pytest takes: it says what the two sides were."""
    test = tmp_path / "test_it.py"
    test.write_text(
        dedent("""
        def test_it():
            one = 1
            assert one == 2
        """)
    )
    assert rewriting.is_due(test)
    rewriting.rewrite_test(test)
    assert not rewriting.is_due(test)
    kept = rewriting.kept_of(test)
    before = kept.stat().st_mtime_ns, kept.read_bytes()
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null",
         "--rootdir", str(tmp_path), str(test)],
        capture_output=True, text=True, check=False, cwd=tmp_path,
    )  # fmt: skip
    assert "assert 1 == 2" in ran.stdout
    assert (kept.stat().st_mtime_ns, kept.read_bytes()) == before


def test_whatever_pytest_rewrites_is_found() -> None:
    found = rewriting.tests_below(ROOT / "tests")
    assert Path(__file__) in found
    assert ROOT / "tests" / "conftest.py" in found
