"""What an hour of play costs a memory card: `.venv/bin/python -m benchmarks.card`.

Bots play an hour of table time at tables of four to eight seats, through the daemon's own service,
on a disk that counts. Beside it the same hour with a sync for every batch of evidence, which is
what the journal did before and what people do with a line and an fsync. A card writes whole pages:
each sync costs at least one of 4 KiB, however short the line.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.journal import CountingDisk
from companion.core.referee.events import Event
from companion.keep.journal.checkpoints import KIND
from companion.keep.journal.journal import Journal
from tests.app.hosted.tables import fast_table

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


def an_hour(seats: int) -> PagedDisk:
    """Play an hour of table time on a card that counts."""
    disk = PagedDisk()
    with (
        tempfile.TemporaryDirectory() as folder,
        fast_table(Path(folder), disk=disk, seats=seats, target=NEVER) as table,
    ):
        table.play(lambda watcher: table.service.pace() > HOUR_US)
    return disk


def main() -> None:
    """Print syncs and megabytes an hour, and the ratio."""
    print(f"{'seats':>5}{'syncs':>9}{'MB':>7}{'each at once':>15}{'MB':>7}{'ratio':>8}")
    for seats in SEATS:
        now = an_hour(seats)
        with each_at_once():
            eager = an_hour(seats)
        print(
            f"{seats:>5}{now.syncs:>9,}{_mb(now):>7.1f}{eager.syncs:>15,}{_mb(eager):>7.1f}"
            f"{now.syncs / eager.syncs:>8.2f}"
        )


def _mb(disk: PagedDisk) -> float:
    return disk.pages * PAGE / 1e6


if __name__ == "__main__":
    main()
