"""All file handles are used up by connections, and the journal does not notice."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.opening import open_journal
from companion.keep.journal.reserve import SPARE, Reserve, SparingDisk
from tests.keep.journal.cards import FakeCard, failure
from tests.support.command import ROOT, environment

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no RLIMIT_NOFILE there")


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))


class Crowded:
    """Opens a file where so many times no handle is left; counts how many were free each time."""

    def __init__(self, times: int, code: int = errno.EMFILE) -> None:
        self.times, self.code = times, code
        self.open_each_time: list[int] = []

    def __call__(self) -> str:
        self.open_each_time.append(open_files())
        if len(self.open_each_time) <= self.times:
            raise failure(self.code)
        return "opened"


@pytest.fixture
def before() -> int:
    return open_files()


@pytest.mark.parametrize("code", [errno.EMFILE, errno.ENFILE])
def test_a_handle_is_let_go_for_each_time_that_none_is_left(before: int, code: int) -> None:
    reserve, work = Reserve(3), Crowded(2, code)
    assert reserve.spend(work) == "opened"
    assert work.open_each_time == [before + 3, before + 2, before + 1]
    assert open_files() == before + 3, "and taken again for the next time"
    reserve.close()
    assert open_files() == before


def test_when_the_last_handle_is_spent_the_trouble_is_told(before: int) -> None:
    reserve, work = Reserve(3), Crowded(99)
    with pytest.raises(OSError, match=os.strerror(errno.EMFILE)):
        reserve.spend(work)
    assert len(work.open_each_time) == 4
    assert open_files() == before
    reserve.fill()
    assert open_files() == before + 3
    reserve.close()


def test_for_any_other_trouble_no_handle_is_let_go(before: int) -> None:
    reserve, work = Reserve(3), Crowded(1, errno.ENOSPC)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        reserve.spend(work)
    assert open_files() == before + 3
    reserve.close()


def test_as_many_are_held_as_are_to_be_had(before: int, monkeypatch: pytest.MonkeyPatch) -> None:
    crowded = Crowded(99)
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", lambda *told: crowded())
        reserve = Reserve()
    assert open_files() == before
    reserve.fill()
    assert open_files() == before + SPARE == before + 6
    reserve.close()
    reserve.fill()
    assert open_files() == before, "once it is closed it holds none, whoever asks"


def test_a_journal_gives_back_what_it_held(tmp_path: Path) -> None:
    before = open_files()
    opened = open_journal(tmp_path)
    assert open_files() >= before + SPARE
    opened.close()
    assert open_files() == before


def test_where_the_files_are_not_of_this_machine_no_handle_is_held(tmp_path: Path) -> None:
    before = open_files()
    opened = open_journal(tmp_path, disk=FakeCard())
    assert open_files() == before + 2, "the folder and its lock"
    opened.close()
    assert open_files() == before


def _closed(disk: SparingDisk, file: Path) -> None:
    disk.close(disk.create(file))


def _text(file: Path) -> str:
    return file.read_text() if file.exists() else ""


Deed = Callable[[SparingDisk, Path], object]
Look = Callable[[Path], bool]
DONE: dict[str, tuple[Deed, Look]] = {
    "make_folder": (lambda disk, at: disk.make_folder(at / "a"), lambda at: (at / "a").is_dir()),
    "names": (lambda disk, at: disk.names(at), lambda at: True),
    "read": (lambda disk, at: disk.read(at / "old"), lambda at: True),
    "create": (lambda disk, at: _closed(disk, at / "new"), lambda at: (at / "new").exists()),
    "sync_folder": (lambda disk, at: disk.sync_folder(at), lambda at: True),
    "cut": (lambda disk, at: disk.cut(at / "old", 2), lambda at: _text(at / "old") == "al"),
    "put": (lambda disk, at: disk.put(at / "old", b"ALL"), lambda at: _text(at / "old") == "ALL"),
}


@pytest.mark.parametrize("what", DONE)
def test_all_that_opens_a_file_is_done_when_no_handle_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    (tmp_path / "old").write_text("all")
    tried, real = [0], getattr(RealDisk, what)

    def crowded(self: RealDisk, *told: object) -> object:
        tried[0] += 1
        if tried[0] == 1:
            raise failure(errno.EMFILE)
        return real(self, *told)

    do, is_done = DONE[what]
    reserve = Reserve()
    before = open_files()
    monkeypatch.setattr(RealDisk, what, crowded)
    found = do(SparingDisk(reserve), tmp_path)
    assert tried[0] >= 2
    assert is_done(tmp_path)
    assert found == {"names": ["old"], "read": b"all"}.get(what)
    assert open_files() == before
    reserve.close()


def test_a_handle_that_is_closed_is_held_where_one_is_missing(tmp_path: Path) -> None:
    reserve = Reserve()
    disk = SparingDisk(reserve)
    handle = disk.create(tmp_path / "new")
    full, reserve._held = reserve._held, reserve._held[1:]
    os.close(full[0])
    before = open_files()
    disk.close(handle)
    assert open_files() == before, "one was given back, and one taken"
    reserve.close()


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


@pytest.mark.slow
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
