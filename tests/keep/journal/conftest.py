"""Folders in memory: what a sync means is tested, how long the disk takes for it is not."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.keep.journal.small_cards import SmallCard, small_card_at

_MEMORY = Path("/dev/shm")


def memory_folder() -> "TemporaryDirectory[str]":
    return TemporaryDirectory(dir=_MEMORY if _MEMORY.is_dir() else None)


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    with memory_folder() as folder:
        yield Path(folder)


@pytest.fixture
def small_card(tmp_path: Path) -> Iterator[SmallCard]:
    with small_card_at(tmp_path) as card:
        yield card
