"""Folders in memory: how long a disk takes to sync is not what is tested here."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.keep.journal.conftest import memory_folder


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    with memory_folder() as folder:
        yield Path(folder)
