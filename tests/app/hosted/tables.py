"""Hosted tables for tests: the daemon's own service, with bots, as fast as time can skip."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from companion.app.hosted.guests import Guests
from companion.app.hosted.notices import Notices
from companion.app.hosted.service import Service
from companion.app.hosted.wanted import Wanted
from companion.app.simulated.practice_table import tempers
from companion.app.table.match import seated
from companion.core.live import Session, Skipping, View
from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.games import GAMES
from companion.keep.journal.disk import Disk
from companion.keep.journal.opening import Opened, open_journal
from companion.setup.profile import load_profile


class Watcher:
    """Remembers what was taken and decided, and stops the table when it has seen enough."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.verdicts: list[Verdict] = []
        self.first: View | None = None
        self.views: list[View] = []
        self.enough: Callable[[], bool] = lambda: False

    def join(self, session: Session) -> Guests:
        return Guests((self,))

    def heard(self, event: Event) -> None:
        self.events.append(event)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self.verdicts += verdicts
        self.first = self.first or view
        self.views = [*self.views[-50:], view]

    @property
    def state(self) -> dict[str, Any]:
        return self.views[-1].state

    def of(self, kind: str) -> list[Verdict]:
        return [verdict for verdict in self.verdicts if verdict.kind == kind]


class FastTable:
    """A service whose time skips. Only the judging runs, on the test's own thread."""

    def __init__(self, opened: Opened, notices: Notices, base: Skipping, **wanted: Any) -> None:
        seats = wanted.pop("seats", 4)
        profile = seated(load_profile(), seats)
        seed = wanted.pop("seed", 1)
        bots = tempers(range(1, seats + 1 - wanted.pop("people", 0)))
        choose, kept = wanted.pop("choose", False), wanted.pop("kept", None)
        bots = {} if choose else bots
        given = Wanted(profile, bots, "none", False, seed, wanted, choose=choose, kept=kept)
        self.service = Service(given, opened, notices, base=base, draw=lambda: seed)
        self.host, self.watcher = self.service.host, Watcher()
        self.said: list[str] = []
        notices.tell(self.said.append)
        self.host.present.append(self.watcher.join)
        self.service.bench.table.start()

    def play(self, until: Callable[[Watcher], bool]) -> None:
        """Play until this is so, and leave the match where it is then."""

        def look() -> None:
            self.service.notices.look()
            if until(self.watcher):
                self.host.stop()

        self.host.turned.append(look)
        self.host.run(self.service.first)
        self.host.turned.remove(look)
        self.service.notices.look()

    def each(self, turn: Callable[[], None]) -> None:
        """Do something once a turn of the loop."""
        self.host.turned.append(turn)


@contextmanager
def fast_table(
    folder: Path, *, start: int = 1_000_000, disk: Disk | None = None, boot: str = "b", **more: Any
) -> Iterator[FastTable]:
    """A table with its journal there; it is let go of as by a clean stop."""
    base = Skipping(start)
    notices = Notices(base)
    opened = open_journal(
        folder, notices.say, games=GAMES, disk=disk, boot=boot, steady=lambda: base() / 1e6
    )
    table = FastTable(opened, notices, base, **more)
    try:
        yield table
    finally:
        table.service.close()
