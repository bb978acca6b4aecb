"""All file handles are used up by connections, and the journal does not notice."""

import subprocess
import sys
from pathlib import Path

import pytest

from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from tests.support.command import ROOT, environment

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="no RLIMIT_NOFILE there"),
]

STORM = """
import resource, socket, sys
from pathlib import Path
from companion.keep.journal.mark import NAME
from companion.keep.journal.opening import open_journal
from companion.keep.journal.writer import Limits
from tests.keep.journal.evenings import evening

header, _, events = evening(60)
folder, told = Path(sys.argv[1]), []
opened = open_journal(folder, told.append, limits=Limits(segment_bytes=1500))
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
door = socket.create_server(("127.0.0.1", 0), backlog=256)
storm = []

def crowd():
    try:
        while True:
            storm.append(socket.create_connection(door.getsockname()))
            storm.append(door.accept()[0])
    except OSError as error:
        assert error.errno == 24, error

crowd()
opened.journal.begin(header, lambda: 0)
for event in events:
    opened.journal.events([event])
    opened.journal.settle()
    opened.journal.rest()
    crowd()
    try:
        open("/dev/null").close()
    except OSError:
        continue
    raise AssertionError("there were handles left")
opened.journal.close()
assert not told, told
assert (folder / NAME).exists()
"""


def test_pieces_marks_and_syncs_go_on_when_no_handle_is_left(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", STORM, str(tmp_path)],
        cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    kept = account(RealDisk(), tmp_path, 1)
    assert kept.pieces >= 4
    assert kept.events == 60
    assert not kept.problems
