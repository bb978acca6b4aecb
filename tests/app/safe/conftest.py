"""Folders in memory: how long a disk takes to sync is not what is tested here."""

from tests.keep.journal.conftest import tmp_path as tmp_path
