"""However long the evening: memory, open files and the work for one event do not grow."""

import os
import tracemalloc
from itertools import count
from pathlib import Path

import pytest

from companion.keep.journal.opening import open_journal
from companion.keep.journal.writer import Limits
from tests.keep.journal.cards import FakeCard
from tests.keep.journal.evenings import Clock, evening


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))


@pytest.mark.slow
def test_thousands_of_files_leave_nothing_open_and_nothing_in_memory(tmp_path: Path) -> None:
    line, _, events = evening(300)
    opened = open_journal(tmp_path, limits=Limits(segment_bytes=600))
    opened.journal.begin(line, Clock())
    opened.journal.events(events[:50])
    before = open_files()
    tracemalloc.start()
    opened.journal.events(events[:50])
    first, _ = tracemalloc.get_traced_memory()
    for _ in range(2_000):
        opened.journal.events(events[:10])
    last, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len([*tmp_path.glob("*.journal")]) > 1_900
    assert open_files() == before
    assert last - first < 100_000
    opened.close()
    assert open_files() < before


@pytest.mark.parametrize("apart", [0, 2])
def test_memory_stays_bounded_while_the_card_takes_nothing(tmp_path: Path, apart: int) -> None:
    line, _, events = evening(300)
    card = FakeCard()
    card.failing["append"] = 28
    seconds = count(100, apart)
    limits = Limits(kept_bytes=10_000)
    opened = open_journal(tmp_path, disk=card, limits=limits, steady=lambda: next(seconds))
    opened.journal.begin(line, Clock())
    opened.journal.events(events[:100])
    tracemalloc.start()
    for _ in range(12):
        opened.journal.events(events[:100])
    now, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert now < 100_000
    opened.close()
