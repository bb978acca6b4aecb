"""Which worker plays which tests: a file is played by one of them. A plug-in for pytest.

Whoever works something out for all tests of a file (the sentences of a language, what every module
imports, a browser) keeps it in memory, so dealt out one by one every worker would work it out for
itself. A part in `TOGETHER` is dealt like one file, as its tests share more than that.

Nobody is handed more at once than their share of a quarter of what is left, so that towards the
end, where the longest are, no worker sits before a heap while others are done.
"""

import pytest
from xdist.scheduler import LoadScheduling
from xdist.workermanage import WorkerController

TOGETHER = ("tests/club/", "tests/language/", "tests/outputs/voice/")
"""Whose files share a PostgreSQL, what the code says in every language, and a voice."""
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


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config) -> ByFile | None:
    return ByFile(config) if config.getoption("dist") == "load" else None
