"""A judging loop that gets its turn too late, as on a small machine: simulated hands are at the
table before time passes over them, as real ones would be."""

from pathlib import Path

import pytest

from companion.core.live import Skipping
from companion.core.live.inbox import Inbox, Item
from companion.core.live.session import LATE
from companion.core.referee.events import Fault
from tests.app.hosted import tables
from tests.app.hosted.tables import Watcher, fast_table

LATE_US = 80_000
"""Later than a signal may be."""


class Sluggish(Skipping):
    """Time that has always gone on a little further than whoever waited for it meant."""

    def wait(self, until: int | None, inbox: Inbox) -> list[Item]:
        found = super().wait(until, inbox)
        self._now += LATE_US
        return found


def test_bots_at_a_table_that_is_always_late_lose_no_evidence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "Skipping", Sluggish)

    def enough(watcher: Watcher) -> bool:
        return len(watcher.of("played")) >= 20

    with fast_table(tmp_path) as table:
        table.play(enough)
        late = [e for e in table.watcher.events if isinstance(e, Fault) and e.reason == LATE]
    assert late == []
