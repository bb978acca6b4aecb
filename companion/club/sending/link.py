"""Keeps the club told: looks at the journals, sends what is missing there, reports how it stands.

For a process of its own, which shares nothing with the one that judges but the files.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event

from companion.club.sending import cache
from companion.club.sending.line import ODD, ClubLine, LineError
from companion.club.sending.membership import Membership, membership_in
from companion.club.sending.reading import Source
from companion.club.sending.report import ALONE, Report
from companion.club.sending.sender import Sender
from companion.club.wire import LEAVE, SYNC, Json, NonsenseError
from companion.keep.journal.disk import RealDisk

POLL_S = 2.0
"""How often it is looked whether there is something new, here and there."""
SOON_S = 0.02
"""How soon more is sent, where there is more."""
FIRST_S, LONGEST_S = 1.0, 30.0
"""How long is waited before the first and between the last of many tries."""
SAVE_S = 30.0
JOURNAL = "journal"
"""The trouble of a table whose journals cannot be read."""
OURS = frozenset(("kept", "all", "stored"))
"""What the club answers to us; whatever else it says is passed on."""

Dial = Callable[[Membership], ClubLine]


class Link:
    """One for a folder of journals; for one thread."""

    def __init__(
        self,
        source: Source,
        file: Path,
        report: Callable[[Report], None],
        dial: Dial = ClubLine,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._source, self._file, self._report = source, file, report
        self._dial, self._wall = dial, wall
        self._sender = Sender(RealDisk(), [source], *cache.load(source.folder))
        self._line: ClubLine | None = None
        self._wait = FIRST_S
        self._since: dict[str, float] = {}
        self._saved = 0.0
        self._told: Json = {}
        self.last = Report(trouble=ALONE)

    def run(self, stop: Event) -> None:
        """Go on until stopped."""
        while not stop.is_set():
            stop.wait(self.turn())
        self._keep()
        self.close()

    def turn(self) -> float:
        """Do what is due; return after how many seconds to do so again."""
        membership = membership_in(self._file)
        if membership is None:
            self.close()
            self._say(Report(trouble=ALONE))
            return POLL_S
        if self._line is None or self._line.membership != membership:
            self.close()
            self._line = self._dial(membership)
        try:
            self._sender.look()
            self._talk(self._line)
        except OSError as error:
            return self._failed(JOURNAL, str(error))
        except LineError as error:
            return self._failed(error.kind, str(error))
        except NonsenseError as error:
            return self._failed(ODD, str(error))
        self._wait = FIRST_S
        self._say(self._stands())
        self._save()
        return SOON_S if self._sender.behind or not self._sender.asked else POLL_S

    def _talk(self, line: ClubLine) -> None:
        answer = line.ask(SYNC, {**self._sender.message(), **self._waits()})
        self._sender.heard(answer)
        self._told = {name: said for name, said in answer.items() if name not in OURS}

    def _waits(self) -> Json:
        """Return what is still to come after what is said now, for the club's wall."""
        if not self._sender.asked:
            return {}
        left, now = self._sender.left(), self._wall()
        since = min((self._since.get(name, now) for name in left), default=now)
        return {"behind": len(left), "oldest_s": max(0, int(now - since))}

    def _failed(self, kind: str, reason: str) -> float:
        """Ask anew what the club has, with growing patience."""
        self._sender.unheard()
        self._say(replace(self._stands(), trouble=kind, reason=reason))
        wait, self._wait = self._wait, min(self._wait * 2, LONGEST_S)
        return wait

    def _stands(self) -> Report:
        sender = self._sender
        behind = tuple(sender.behind if sender.asked else sender.unsure())
        now = self._wall()
        self._since = {name: self._since.get(name, self._written(name, now)) for name in behind}
        oldest = now - min(self._since.values(), default=now)
        return Report(
            asked=sender.asked, matches=len(sender.known), behind=behind,
            oldest_s=max(0, int(oldest)), refused=dict(sender.refused), told=self._told,
        )  # fmt: skip

    def _written(self, name: str, now: float) -> float:
        """Return when a match was last written, as far as that can be believed."""
        known = self._sender.known.get(name)
        number = int(name.rpartition("/")[2])
        try:
            piece = known.stamp.sizes[-1][0] if known else 1
            file = self._source.folder / f"{number:06}-{piece:04}.journal"
            return min(now, file.stat().st_mtime)
        except OSError:
            return now

    def _save(self) -> None:
        if self._wall() - self._saved > SAVE_S:
            self._saved = self._wall()
            self._keep()

    def _keep(self) -> None:
        cache.save(self._source.folder, self._sender.known, self._sender.settled)

    def _say(self, report: Report) -> None:
        if report != self.last:
            self.last = report
            self._report(report)

    def close(self) -> None:
        """Hang up; the next turn begins anew."""
        if self._line is not None:
            self._line.close()
            self._line = None
            self._sender.unheard()


def looked_up(source: Source, file: Path) -> Report:
    """Ask the club once how far it is, send nothing, and return how a table stands with it."""
    link = Link(source, file, lambda report: None)
    link.turn()
    link.close()
    return link.last


def say_goodbye(membership: Membership) -> None:
    """Have the club know this table no more; LineError: it cannot be reached, or did not before."""
    line = ClubLine(membership)
    try:
        line.ask(LEAVE, {})
    finally:
        line.close()
