"""How long until an event would survive a power cut: `.venv/bin/python -m benchmarks.journal`.

Prints the journal beside the two things people do instead: JSON lines and an fdatasync, and an
SQLite database in WAL mode with a commit. All in the same rhythm: every event by itself, and some
at once. The disk decides the absolute numbers, so the ratios count. Also prints what the journal
costs a card for each event.
"""

import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median, quantiles

from benchmarks.tools.evening import Evening
from benchmarks.tools.turns import Load
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
ONE, MANY = "one by one", f"{BATCH} at once"


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

    def keep(batch: Sequence[Event]) -> None:
        opened.journal.events(batch)
        opened.journal.settle()

    took = press_to_durable(keep, events, batch)
    opened.close()
    return took


def with_lines(folder: Path, events: Sequence[Event], batch: int) -> list[int]:
    """Append the lines of a batch, sync them, and so on."""
    handle = os.open(folder / "lines.jsonl", os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def keep(batch: Sequence[Event]) -> None:
        os.write(handle, b"".join(event_line(event).encode() + b"\n" for event in batch))
        os.fdatasync(handle)

    took = press_to_durable(keep, events, batch)
    os.close(handle)
    return took


def with_sqlite(folder: Path, events: Sequence[Event], batch: int) -> list[int]:
    """Insert the rows of a batch, commit them, and so on."""
    store = sqlite3.connect(folder / "events.sqlite3")
    store.execute("PRAGMA journal_mode = WAL")
    store.execute("PRAGMA synchronous = FULL")
    store.execute("CREATE TABLE events (line TEXT)")

    def keep(batch: Sequence[Event]) -> None:
        with store:
            rows = [(event_line(event),) for event in batch]
            store.executemany("INSERT INTO events VALUES (?)", rows)

    took = press_to_durable(keep, events, batch)
    store.close()
    return took


def _run(way: Callable[[Path], list[int]]) -> list[int]:
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
        return way(Path(folder))


def ways(events: Sequence[Event], disk: RealDisk) -> dict[str, Callable[[Path], list[int]]]:
    """Return every way, by name, in every rhythm."""
    found: dict[str, Callable[[Path], list[int]]] = {}
    for batch, rhythm in ((1, ONE), (BATCH, MANY)):
        kept = disk if batch == 1 else RealDisk()
        found[f"lines, {rhythm}"] = partial(with_lines, events=events, batch=batch)
        found[f"SQLite, {rhythm}"] = partial(with_sqlite, events=events, batch=batch)
        found[f"the journal, {rhythm}"] = partial(
            with_journal, events=events, batch=batch, disk=kept
        )
    return found


def main() -> None:
    """Measure all ways in turn, several times, so that a busy disk troubles all of them."""
    load, disk = Load(), CountingDisk()
    every = ways(evening_events(EVENTS), disk)
    took: dict[str, list[list[int]]] = {name: [] for name in every}
    for _ in with_progress(range(ROUNDS), "measuring"):
        for name, way in every.items():
            took[name].append(_run(way))
    rates = _print(took)
    total = EVENTS * ROUNDS
    print(
        f"The journal, {ONE}: {disk.bytes / total:.0f} bytes, {disk.appends / total:.2f} "
        f"writes and {disk.syncs / total:.2f} syncs an event"
    )
    print(load.said(ROUNDS))
    for rhythm in (MANY, ONE):
        ratio = rates[f"the journal, {rhythm}"] / rates[f"lines, {rhythm}"]
        print(f"ratio {ratio:.2f} (the journal to lines with a sync, {rhythm})")


def _print(took: dict[str, list[list[int]]]) -> dict[str, float]:
    """Print a row each; return the best rate of each."""
    print(f"{'':28}{'events a second':>16}{'median':>12}{'99 %':>12}")
    rates = {}
    for name, rounds in took.items():
        best, every = min(rounds, key=sum), sorted(time for times in rounds for time in times)
        rates[name] = EVENTS / sum(best) * 1e9
        middle, worst = median(best) / 1e6, quantiles(every, n=100)[98] / 1e6
        print(f"{name:28}{rates[name]:>16,.0f}{middle:>9.2f} ms{worst:>9.2f} ms")
    return rates


if __name__ == "__main__":
    main()
