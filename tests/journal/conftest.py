"""Folders in memory: what a sync means is tested, how long the disk takes for it is not."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

_MEMORY = Path("/dev/shm")


def memory_folder() -> "TemporaryDirectory[str]":
    return TemporaryDirectory(dir=_MEMORY if _MEMORY.is_dir() else None)


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    with memory_folder() as folder:
        yield Path(folder)
