"""Whole simulated matches for tests: bots at every seat, as fast as time can skip."""

from collections.abc import Callable, Sequence
from typing import Any

from companion.app.match import header_of, seated
from companion.app.practice_data import practice_pack
from companion.app.practice_table import PracticeTable, Sitting, tempers
from companion.live import Skipping, View
from companion.profile import load_profile
from companion.referee.events import Event
from companion.referee.verdicts import Verdict
from tests.support.calling import Calling


class Notes:
    """Remembers what was taken and what was decided; checks something after everything."""

    def __init__(self, check: Callable[[View], None] = lambda view: None) -> None:
        self.events: list[Event] = []
        self.verdicts: list[Verdict] = []
        self._check = check

    def heard(self, event: Event) -> None:
        self.events.append(event)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self.verdicts += verdicts
        self._check(view)


def bot_table(
    seed: int = 1,
    seats: int = 4,
    record: Any = None,
    options: dict[str, Any] | None = None,
    bots: dict[int, str] | None = None,
) -> tuple[PracticeTable, Calling]:
    profile = seated(load_profile(), seats)
    given = {"pack": practice_pack().counts(), **(options or {})}
    header = header_of(profile, options=given)
    who = tempers(range(1, seats + 1)) if bots is None else bots
    sitting = Sitting(header, seed, who)
    table = PracticeTable(profile, sitting, Skipping(), record)
    calling = Calling(table.inbox.put, seed)
    table.join(listener=calling, actor=calling)
    return table, calling
