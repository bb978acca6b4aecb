"""A big shelf is read on several cores, and says the same."""

import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from tests.keep.history.shelves import hand, shelve
from tests.keep.journal.conftest import memory_folder

linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere everything is one by one")

SPREAD = """
import os, sys
from companion.app.cli import cores
from companion.app.cli.main import main
cores.BIG, cores.cores = int(sys.argv[1]), lambda: 2
if sys.argv[2] == "dying":
    cores._begin = lambda: os._exit(1)
sys.exit(main(sys.argv[3:]))
"""


def said(big: int, how: str, *command: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-c", SPREAD, str(big), how, *command],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """Three matches, one of them damaged, and one of which nothing is left."""
    for points in (1, 2, 3):
        shelve(tmp_path, hand([300, 200, 400], [points, 2, 3]))
    second = tmp_path / "000002-0001.journal"
    data = bytearray(second.read_bytes())
    data[900] ^= 1
    second.write_bytes(bytes(data))
    (tmp_path / "000004-0001.journal").touch()
    return tmp_path


@linux
@pytest.mark.parametrize("how", ["well", "dying"])
def test_two_cores_say_what_one_says(shelf: Path, how: str) -> None:
    with memory_folder() as other:
        twin = str(copytree(shelf, Path(other) / "journal"))
        for command in (("journal", "check"), ("history", "--json", "--journal")):
            one = said(1 << 40, "well", *command, str(shelf))
            two = said(0, how, *command, twin)
            assert (two[0], two[1].replace(twin, str(shelf)), two[2]) == one
