"""The table's part: a process that sends, what is shown of it, and what the club tells."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.app.hosted.club import TableClub
from companion.app.hosted.notices import Notices
from companion.app.hosted.supervisor import Supervisor
from companion.club.sending.membership import Membership, file_beside, join, leave
from companion.club.sending.report import Report

PATIENCE_S = 60.0


def waited(what: str, found: Callable[[], object]) -> None:
    """Wait until something is so; a loaded machine may take its time."""
    ends = time.monotonic() + PATIENCE_S
    while not found():
        assert time.monotonic() < ends, what
        time.sleep(0.02)


WELL = Report(asked=True, matches=3)
BEHIND = Report(trouble="unreachable", reason="no route", behind=("2", "3"), oldest_s=7_300)


def speaking(*reports: Report, ends: bool = False) -> list[str]:
    """A process that reports this, and then waits for the end of its pipe."""
    lines = "".join(report.line().decode() for report in reports)
    rest = "" if ends else "sys.stdin.read()"
    return [sys.executable, "-c", f"import sys; print({lines!r}, end='', flush=True); {rest}"]


class Rig:
    """A table with a club whose process says what it is told to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "journal"
        self.folder.mkdir()
        self.notices = Notices(lambda: 0)
        self.words = speaking(WELL)
        self.begun = 0
        self.club = TableClub(self.folder, self.notices, self._start)
        self.parts = Supervisor(self.notices.part)
        self.parts.add("club", self.club.open)
        self.now = 0

    def _start(self, folder: Path, name: str) -> "subprocess.Popen[bytes]":
        self.begun += 1
        return subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def join(self) -> None:
        join(file_beside(self.folder), Membership("http://club", "t"))

    def shown(self) -> tuple[str, ...]:
        self.now += 1_000_000
        self.parts.look(self.now)
        self.notices.look()
        return self.notices.shown


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path)
    yield made
    made.parts.close()


def test_a_table_without_a_club_starts_nothing(rig: Rig) -> None:
    assert rig.shown() == ()
    assert rig.begun == 0
    assert rig.club.unsent() == ()


def test_a_table_that_joins_sends_and_is_quiet_while_all_is_well(rig: Rig) -> None:
    rig.shown()
    rig.join()
    assert rig.club.unsent() is None  # nothing is let go of before it is known
    waited("a report", lambda: rig.shown() == () and rig.club.unsent() == [])
    assert rig.begun == 1
    leave(file_beside(rig.folder))
    rig.shown()
    assert rig.club.unsent() == ()


def test_what_is_behind_is_shown_with_its_age_and_spared(rig: Rig) -> None:
    rig.words = speaking(BEHIND)
    rig.join()
    told = "Club: 2 matches behind, oldest 2 h. Everything is kept here and sent later."
    waited("the notice", lambda: told in rig.shown())
    assert rig.club.unsent() == [2, 3]


@pytest.mark.parametrize(("report", "wakes"), [(WELL, 0), (BEHIND, 1)])
def test_whoever_looks_after_parts_is_woken_where_there_is_something_to_show(
    rig: Rig, report: Report, wakes: int
) -> None:
    woken: list[str] = []
    rig.notices.news = lambda: woken.append("woken")
    rig.words = speaking(report)
    rig.join()
    rig.parts.look(1)
    waited("a report", lambda: rig.club.unsent() is not None)
    time.sleep(0.05)
    assert len(woken) == wakes


def test_a_process_that_dies_at_once_is_told_once(rig: Rig) -> None:
    lines: list[str] = []
    rig.notices.tell(lines.append)
    rig.words = speaking(ends=True)
    rig.join()
    waited("another try", lambda: rig.shown() and rig.begun > 3)
    assert len(lines) == 1
    rig.words = speaking(WELL)
    waited("it works", lambda: not [line for line in rig.shown() if "reach" in line])


def test_what_the_club_tells_is_passed_on(rig: Rig) -> None:
    heard: list[object] = []
    rig.club.told.append(heard.append)
    told = Report(asked=True, told={"next": {"round": 2}})
    rig.words = speaking(told, told, WELL)
    rig.join()
    waited("it is told", lambda: (rig.shown(), len(heard) == 2)[1])
    assert heard == [{"next": {"round": 2}}, {}]
