"""The table's way to its club, as a part of the daemon: another process sends, this one listens.

The process reads the journals behind their durable mark and talks to the club. Nothing of it stands
near the judging thread: not its work, not its memory, not a lock. What it reports is shown where
the table shows what is wrong, and only then; what the club has to tell is passed on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

from companion.app.hosted.notices import Notices
from companion.app.hosted.processes import Process, gone, hang_up
from companion.app.hosted.processes import launch as launched
from companion.app.hosted.supervisor import RunningPart
from companion.app.table.club_words import notice_of, over
from companion.club.errors import ClubError
from companion.club.sending.membership import file_beside
from companion.club.sending.report import ALONE, Report
from companion.kit.notice import Notice
from companion.language import say

CLUB, BACKLOG = "club", "club-backlog"
OWN = "journal"
"""What the folder of a table's own journal is called; the matches of others bear its name."""

Told = Callable[[Mapping[str, Any]], None]
"""Hears what the club has to tell the table, whenever that is something else; from any thread."""
Launch = Callable[[Path, str], Process]


def launch(folder: Path, name: str) -> Process:
    """Start the process that sends."""
    return launched("companion.club.sending", str(folder), name)


class TableClub:
    """Opened and looked after by the supervisor; without a club it is there, and does nothing."""

    def __init__(self, folder: Path, notices: Notices, start: Launch = launch) -> None:
        self._folder, self._notices, self._start = folder, notices, start
        self._name = "" if folder.name == OWN else folder.name
        self._process: Process | None = None
        self._report: Report | None = None
        self._shown: Notice | None = None
        self._failure: str | None = None
        self._heard_of = False
        self.told: list[Told] = []
        """Whoever wants to hear what the club tells the table: add yourself before it is opened."""
        self._last: Mapping[str, Any] = {}

    @property
    def joined(self) -> bool:
        """Whether the table belongs to a club."""
        return file_beside(self._folder).exists()

    def open(self) -> RunningPart:
        """Begin to send, once there is a club to send to.

        After a process has ended, the next one counts as working when it has said something.
        """
        if self.joined and self._process is None:
            self._begin()
        if self._failure is not None and self.joined and not self._heard_of:
            raise ClubError(self._failure)
        self._failure = None
        return self

    def trouble(self) -> str | None:
        """Return why nothing is sent any more; looks on the way whether there is a club now."""
        self.look()
        return self._failure

    def close(self) -> None:
        """Send no more."""
        process, self._process = self._process, None
        if process is not None:
            hang_up(process)
            gone(process)

    def look(self) -> None:
        """Start the process where there is a club, and show how it stands."""
        if self.joined and self._process is None and self._failure is None:
            self._begin()
        elif not self.joined and self._process is not None:
            self.close()
            self._report = None
        self._show()

    def unsent(self) -> Collection[int] | None:
        """Return the matches that the club has not yet; None: that is not known.

        They are not let go of, however many newer ones there are.
        """
        if not self.joined:
            return ()
        report = self._report
        if report is None or report.trouble == ALONE:
            return None
        return [int(name.rpartition("/")[2]) for name in report.behind]

    def _begin(self) -> None:
        self._heard_of = False
        process = self._process = self._start(self._folder, self._name)
        Thread(target=self._listen, args=(process,), name=CLUB, daemon=True).start()

    def _listen(self, process: Process) -> None:
        """Take in what the process reports, until it ends."""
        assert process.stdout is not None
        with process.stdout as reports:
            for line in reports:
                with suppress(ValueError, TypeError, KeyError):
                    self._heard(Report.read(line))
        if process is self._process:
            self._process = None
            hang_up(process)
            self._failure = say("club-process-ended", status=process.wait())

    def _heard(self, report: Report) -> None:
        self._report, self._heard_of = report, True
        if report.told != self._last:
            self._last = report.told
            for told in self.told:
                told(report.told)
        if notice_of(report) != self._shown:
            self._notices.news()

    def _show(self) -> None:
        """Show how it stands, where something is to be said of it that was not."""
        notice = notice_of(self._report)
        if notice != self._shown:
            self._shown = notice
            self._notices.stands(BACKLOG, notice, over())
