"""Bots at the daemon's own table for hours of table time: `python -m tests.app.hosted.soak 10`.

Eight bots play one match after the other, as fast as time can skip, through the journal. After
every verdict the cards must lie as the referee's ledger says, every hand's points must add up,
and memory and open files must stay where they were.
"""

from __future__ import annotations

import gc
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from companion.app.cli.progress import ProgressLine
from companion.app.hosted.guests import Guests
from companion.app.hosted.on_screen.screen import TableScreen
from companion.core.live import Session, View
from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.games.sherlock_holmes.bots.pack import practice_pack
from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.segments import matches
from companion.setup.profile.model import Display
from tests.app.hosted.tables import FastTable, Watcher, fast_table
from tests.keep.journal.conftest import memory_folder
from tests.support.practice import croupier_of

HOUR_US = 3_600_000_000
PACK = Counter(practice_pack().cards)


def memory_mib() -> float:
    """What the process holds now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 2**20


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))


class Auditor:
    """Counts all cards after everything that was judged, and every hand's points."""

    def __init__(self, table: FastTable) -> None:
        self._table = table
        self._scores: list[int] = []
        self.hands = self.verdicts = 0

    def join(self, session: Session) -> Guests:
        self._scores = [0] * session.setup.seats
        return Guests((self,))

    def heard(self, event: Event) -> None:
        pass

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self.verdicts += len(verdicts)
        for verdict in verdicts:
            if verdict.kind == "score":
                self._add_up(verdict)
        self._look(view)

    def _add_up(self, verdict: Verdict) -> None:
        hand, total = verdict.fields["hand"], verdict.fields["total"]
        assert total == [a + b for a, b in zip(self._scores, hand, strict=True)]
        self._scores, self.hands = total, self.hands + 1

    def _look(self, view: View) -> None:
        company, state = self._table.service.bots.company, view.state
        assert company is not None
        cards = croupier_of(company).table
        if not cards.cards():
            return
        assert cards.fits(state["hands"], state["piles"], state["pool"]), f"at {view.t}"
        assert Counter(cards.cards()) == PACK, f"a card was lost or made at {view.t}"


class Soak:
    """One long run, and what was measured on the way."""

    def __init__(self, hours: float, say: bool = False) -> None:
        self.samples: list[tuple[float, float, int]] = []
        self._end, self._say = hours, say
        self._line = ProgressLine("playing", shown=say)
        self.hands = self.verdicts = self.matches = 0

    def run(self, folder: Path) -> None:
        with fast_table(folder, seats=8, target=50) as table:
            auditor, screen = Auditor(table), _screen()
            table.host.present.append(auditor.join)
            table.host.remembering.append(screen.join)
            table.play(lambda watcher: self._turn(table, watcher, screen))
            assert not table.said, table.said
            self.hands, self.verdicts = auditor.hands, auditor.verdicts
            self.matches = table.host.match
        for match in matches(RealDisk(), folder):
            assert not account(RealDisk(), folder, match).problems

    def _turn(self, table: FastTable, watcher: Watcher, screen: TableScreen) -> bool:
        hours = table.service.pace() / HOUR_US
        self._line.at(hours, self._end)
        if watcher.views and watcher.state["phase"] == "over":
            watcher.events.clear()
            watcher.verdicts.clear()
            table.service.handles.new_game("sherlock-holmes", {})
        if hours >= (len(self.samples) + 1) * self._end / 20:
            assert screen.stage is not None
            screen.stage.scene()
            self._measure(hours)
        return hours >= self._end

    def _measure(self, hours: float) -> None:
        gc.collect()
        self.samples.append((hours, memory_mib(), open_files()))
        if self._say:
            self._line.clear()
            print("{:5.1f} h  {:7.1f} MiB  {} files".format(*self.samples[-1]), flush=True)

    def check(self) -> None:
        """The second half must need no more than the first."""
        first, second = self.samples[2:10], self.samples[10:]
        grown = max(m for _, m, _ in second) - max(m for _, m, _ in first)
        assert grown < 8, f"memory grew by {grown:.1f} MiB"
        assert len({files for _, _, files in self.samples[1:]}) <= 2, "files are left open"


def _screen() -> TableScreen:
    return TableScreen("none", Display(), lambda prompt, values: None, lambda: True)


def main() -> None:
    """Play, print and judge."""
    hours = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    soak, began = Soak(hours, say=True), time.monotonic()
    with memory_folder() as folder:
        soak.run(Path(folder))
    soak.check()
    took = time.monotonic() - began
    told = f"{soak.matches} matches, {soak.hands} hands, {soak.verdicts} verdicts"
    print(f"{hours:g} hours in {took:.0f} s: {told}; every ledger right, memory and files flat")


if __name__ == "__main__":
    main()
