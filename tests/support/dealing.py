"""Which worker plays which tests: a file is played by one of them. A plug-in for pytest.

Whoever works something out for all tests of a file (the sentences of a language, what every module
imports, a browser) keeps it in memory, so dealt out one by one every worker would work it out for
itself. A part in `TOGETHER` is dealt like one file, as its tests share more than that.

Nobody is handed more at once than their share of a quarter of what is left, so that towards the
end, where the longest are, no worker sits before a heap while others are done.

With `--share` a worker collects only its share of the files and plays that first. What is `COMMON`
is collected by all of them, and dealt out as above once they have nothing else left.
"""

from collections import Counter, defaultdict
from functools import cache
from pathlib import Path

import pytest
from xdist.scheduler import LoadScheduling
from xdist.workermanage import WorkerController

TOGETHER = ("tests/club/", "tests/language/", "tests/outputs/voice/")
"""Whose files share a PostgreSQL, what the code says in every language, and a voice."""
COMMON = ("tests/games/i_say_holmes/", "tests/games/sorry/")
"""Enough to make up for shares that are not alike, and soon collected."""
AHEAD = 2
"""A worker plays a test when it knows the next: then it also knows what to leave standing."""


def heap_of(name: str) -> str:
    """Return what a test is dealt with: its file, or the part that stays together."""
    for part in TOGETHER:
        if name.startswith(part):
            return part
    return name.partition("::")[0]


def heap(names: list[str], at_least: int, at_most: int) -> int:
    """Return how many of these to deal: so many, and what belongs to the last of them."""
    end = min(at_least, len(names))
    while 0 < end < min(at_most, len(names)) and heap_of(names[end]) == heap_of(names[end - 1]):
        end += 1
    return end


class ByFile(LoadScheduling):  # type: ignore[misc]
    """Deals whole files, the next when a worker has hardly anything left."""

    def __init__(self, config: pytest.Config) -> None:
        super().__init__(config)
        self.maxschedchunk = AHEAD

    def check_schedule(self, node: WorkerController, duration: float = 0) -> None:
        """Hand a worker what it plays next; let it end if there is nothing."""
        if node.shutting_down:
            return
        missing = AHEAD - len(self.node2pending[node])
        if self.pending and missing > 0:
            self._send_tests(node, missing)
        if not self.pending:
            node.shutdown()

    def _send_tests(self, node: WorkerController, num: int) -> None:
        share = len(self.pending) // len(self.nodes) // 4
        names = [self.collection[index] for index in self.pending[: max(num, share)]]
        super()._send_tests(node, heap(names, num, share))


class ByShare(ByFile):
    """Lets each play what only it has collected, and deals out the rest."""

    def schedule(self) -> None:
        """Hand everybody their own, and what comes after it."""
        if self.collection is None:
            self._share_out()
        for node in self.nodes:
            self.check_schedule(node)

    def _share_out(self) -> None:
        counted = Counter(name for names in self.node2collection.values() for name in names)
        alone = len(self.nodes) == 1
        self.collection = [name for name, count in counted.items() if count > 1 or alone]
        self.pending[:] = range(len(self.collection))
        if dealer := self.config.pluginmanager.get_plugin("dsession"):
            dealer._session.testscollected = len(counted)  # not only what the last one has
        shared = set(self.collection)
        self._places = {
            node: {name: place for place, name in enumerate(names)}
            for node, names in self.node2collection.items()
        }
        for node, places in self._places.items():
            self._hand(node, [name for name in places if name not in shared])

    def _hand(self, node: WorkerController, names: list[str]) -> None:
        places = [self._places[node][name] for name in names]
        if places:
            self.node2pending[node].extend(places)
            node.send_runtest_some(places)

    def _send_tests(self, node: WorkerController, num: int) -> None:
        share = len(self.pending) // len(self.nodes) // 4
        names = [self.collection[index] for index in self.pending[: max(num, share)]]
        dealt = heap(names, num, share)
        del self.pending[:dealt]
        self._hand(node, names[:dealt])

    def remove_node(self, node: WorkerController) -> str | None:
        """Name the test that a worker died of: nobody else has what it has not played."""
        names, left = self.node2collection.get(node), self.node2pending.pop(node)
        return names[left[0]] if names and left else None


def shares(sizes: dict[str, int], workers: int) -> dict[str, int]:
    """Say which worker collects which file, so that all have about as much."""
    heaps: dict[str, list[str]] = defaultdict(list)
    for name in sizes:
        if not name.startswith(COMMON):
            heaps[heap_of(name)].append(name)
    found: dict[str, int] = {}
    load = [0] * workers
    by_size = {part: sum(sizes[name] for name in names) for part, names in heaps.items()}
    for part in sorted(by_size, key=lambda part: (-by_size[part], part)):
        worker = load.index(min(load))
        load[worker] += by_size[part]
        found |= dict.fromkeys(heaps[part], worker)
    return found


@cache
def _shares(root: Path, workers: int) -> dict[str, int]:
    files = (root / "tests").rglob("test_*.py")
    sizes = {path.relative_to(root).as_posix(): path.stat().st_size for path in files}
    return shares(sizes, workers)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--share", action="store_true", help="let workers collect shares of the files")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    worker = getattr(config, "workerinput", None)
    if worker is None or not config.getoption("share") or collection_path.suffix != ".py":
        return None
    name = collection_path.relative_to(config.rootpath).as_posix()
    me = int(worker["workerid"].removeprefix("gw"))
    return _shares(config.rootpath, worker["workercount"]).get(name, me) != me or None


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config) -> ByFile | None:
    if config.getoption("dist") != "load":
        return None
    return ByShare(config) if config.getoption("share") else ByFile(config)
