"""What an hour of play costs a memory card: `.venv/bin/python -m benchmarks.card`.

Bots play an hour of table time at tables of four to eight seats, through the daemon's own service,
on a disk that counts. Beside it the same hour with every verdict told by itself, and with a sync
for every batch of evidence, which is what people do with a line and an fsync. A card writes whole
pages: each sync costs at least one of 4 KiB, however short the line. The ratio of our syncs to
those of the last, with most seats, comes last.

    .venv/bin/python -m benchmarks.card 4 8      seats
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.journal import CountingDisk
from companion.core.live import held
from companion.core.referee.events import Event
from companion.keep.journal.checkpoints import KIND
from companion.keep.journal.journal import Journal
from tests.app.hosted.tables import Watcher, fast_table

HOUR_US = 3_600_000_000
PAGE = 4096
SEATS = (4, 6, 8)
NEVER = 100_000
"""Points that nobody reaches within an hour."""


class PagedDisk(CountingDisk):
    """Counts the pages that a sync makes a card write."""

    def __init__(self) -> None:
        super().__init__()
        self.pages = 0
        self._end: dict[int, int] = {}
        self._dirty: set[tuple[int, int]] = set()

    def append(self, handle: int, data: bytes) -> None:
        """Write, and remember which pages it touched."""
        first = self._end.get(handle, 0)
        last = self._end[handle] = first + len(data)
        self._dirty |= {(handle, page) for page in range(first // PAGE, -(-last // PAGE))}
        super().append(handle, data)

    def put(self, file: Path, data: bytes) -> None:
        """Write over a small file; the pages of a checkpoint count, though nobody waits for them.

        How far the record is durable is one page, which the system writes when it likes.
        """
        if file.name.startswith(KIND):
            self.pages += -(-len(data) // PAGE)
        super().put(file, data)

    def sync(self, handle: int) -> None:
        """Sync, and count the pages."""
        self.pages += len(self._dirty)
        self._dirty.clear()
        super().sync(handle)


@contextmanager
def each_at_once() -> Iterator[None]:
    """Let the journal sync every batch of evidence before it is judged."""
    events = Journal.events

    def eager(journal: Journal, batch: list[Event]) -> None:
        events(journal, batch)
        journal.settle()

    Journal.events = eager  # type: ignore[assignment, method-assign]
    try:
        yield
    finally:
        Journal.events = events  # type: ignore[method-assign]


@contextmanager
def one_by_one() -> Iterator[None]:
    """Let every verdict be told by itself, at once."""
    usual, held.HOLD_US = held.HOLD_US, 0
    try:
        yield
    finally:
        held.HOLD_US = usual


def an_hour(seats: int) -> PagedDisk:
    """Play an hour of table time on a card that counts."""
    disk = PagedDisk()
    with (
        tempfile.TemporaryDirectory() as folder,
        fast_table(Path(folder), disk=disk, seats=seats, target=NEVER) as table,
    ):
        table.play(lambda watcher: _forgotten(watcher) and table.service.pace() > HOUR_US)
    return disk


def _forgotten(watcher: Watcher) -> bool:
    """Have somebody who looks on keep nothing of it."""
    watcher.events.clear()
    watcher.verdicts.clear()
    return True


def main() -> None:
    """Print syncs and megabytes an hour, and the ratio."""
    seats = [int(given) for given in sys.argv[1:]] or [*SEATS]
    heads = ("now", "MB", "one by one", "MB", "each at once", "MB")
    print("seats" + "".join(f"{head:>{7 if head == 'MB' else 14}}" for head in heads))
    ratio = 1.0
    for each in seats:
        now = an_hour(each)
        with one_by_one():
            before = an_hour(each)
        with each_at_once():
            eager = an_hour(each)
        disks = (now, before, eager)
        print(f"{each:>5}" + "".join(f"{disk.syncs:>14,}{_mb(disk):>7.1f}" for disk in disks))
        ratio = now.syncs / eager.syncs
    print(f"{ratio:.2f}")


def _mb(disk: PagedDisk) -> float:
    return disk.pages * PAGE / 1e6


if __name__ == "__main__":
    main()
