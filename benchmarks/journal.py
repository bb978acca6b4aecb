"""How long until an event would survive a power cut: `.venv/bin/python -m benchmarks.journal`.

Prints the journal beside the two things people do instead: a JSON line and an fsync for each
event, and an SQLite database in WAL mode with a commit for each event. The disk decides the
absolute numbers, so the ratios count. Also prints what the journal costs a card for each event.
"""

import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median, quantiles

from benchmarks.evening import Evening
from companion.app.cli.progress import with_progress
from companion.core.referee.events import Event
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser, parse_object
from companion.core.transcript.writing import event_line
from companion.games import GAMES
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.opening import open_journal

EVENTS = 480
ROUNDS = 3
BATCH = 8


class CountingDisk(RealDisk):
    """A real disk that counts what it is asked."""

    def __init__(self) -> None:
        self.appends = self.bytes = self.syncs = 0

    def append(self, handle: int, data: bytes) -> None:
        """Write, and count."""
        self.appends, self.bytes = self.appends + 1, self.bytes + len(data)
        super().append(handle, data)

    def sync(self, handle: int) -> None:
        """Sync, and count."""
        self.syncs += 1
        super().sync(handle)


def evening_events(count: int) -> list[Event]:
    """Evidence as a table gives it."""
    first, *rest = Evening().lines(count)
    header = parse_header(parse_object(first), GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    return [parser.parse(line) for line in rest]


def press_to_durable(
    keep: Callable[[Sequence[Event]], object], events: Sequence[Event], batch: int = 1
) -> list[int]:
    """Give, for each batch, the nanoseconds until it was durable."""
    took = []
    for first in range(0, len(events), batch):
        began = time.perf_counter_ns()
        keep(events[first : first + batch])
        took.append(time.perf_counter_ns() - began)
    return took


def with_journal(folder: Path, events: Sequence[Event], batch: int, disk: RealDisk) -> list[int]:
    """Through the journal, as the live session does it."""
    opened = open_journal(folder, disk=disk)
    opened.journal.begin({"transcript": 1, "game": "sherlock-holmes", "seats": 5}, lambda: 0)
    took = press_to_durable(opened.journal.events, events, batch)
    opened.close()
    return took


def with_lines(folder: Path, events: Sequence[Event]) -> list[int]:
    """Append a line, sync it, and so on."""
    handle = os.open(folder / "lines.jsonl", os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def keep(batch: Sequence[Event]) -> None:
        for event in batch:
            os.write(handle, event_line(event).encode() + b"\n")
            os.fsync(handle)

    took = press_to_durable(keep, events)
    os.close(handle)
    return took


def with_sqlite(folder: Path, events: Sequence[Event]) -> list[int]:
    """Insert a row, commit it, and so on."""
    store = sqlite3.connect(folder / "events.sqlite3")
    store.execute("PRAGMA journal_mode = WAL")
    store.execute("PRAGMA synchronous = FULL")
    store.execute("CREATE TABLE events (line TEXT)")

    def keep(batch: Sequence[Event]) -> None:
        with store:
            rows = [(event_line(event),) for event in batch]
            store.executemany("INSERT INTO events VALUES (?)", rows)

    took = press_to_durable(keep, events)
    store.close()
    return took


def _run(way: Callable[[Path], list[int]]) -> list[int]:
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
        return way(Path(folder))


def main() -> None:
    """Measure all ways in turn, several times, so that a busy disk troubles all of them."""
    events, disk = evening_events(EVENTS), CountingDisk()
    ways: dict[str, Callable[[Path], list[int]]] = {
        "a line and an fsync each": lambda folder: with_lines(folder, events),
        "SQLite, a commit each": lambda folder: with_sqlite(folder, events),
        "the journal, one by one": lambda folder: with_journal(folder, events, 1, disk),
        f"the journal, {BATCH} at once": lambda folder: with_journal(
            folder, events, BATCH, RealDisk()
        ),
    }
    took: dict[str, list[int]] = {name: [] for name in ways}
    for _ in with_progress(range(ROUNDS), "measuring"):
        for name, way in ways.items():
            took[name] += _run(way)
    _print(took, next(iter(ways)))
    total = EVENTS * ROUNDS
    print(
        f"\nThe journal, one by one: {disk.bytes / total:.0f} bytes, {disk.appends / total:.2f} "
        f"writes and {disk.syncs / total:.2f} syncs an event"
    )


def _print(took: dict[str, list[int]], base: str) -> None:
    total = EVENTS * ROUNDS
    naive = total / sum(took[base]) * 1e9
    print(f"{'':28}{'events a second':>16}{'ratio':>8}{'median':>12}{'99 %':>12}")
    for name, times in took.items():
        rate = total / sum(times) * 1e9
        middle, worst = median(times) / 1e6, quantiles(times, n=100)[98] / 1e6
        print(f"{name:28}{rate:>16,.0f}{rate / naive:>8.2f}{middle:>9.2f} ms{worst:>9.2f} ms")


if __name__ == "__main__":
    main()
