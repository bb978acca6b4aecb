"""Whole simulated matches for tests: bots at every seat, as fast as time can skip."""

import io
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from companion.app.cli.judging import Judgement
from companion.app.simulated.practice_table import PracticeTable, Sitting, tempers
from companion.app.simulated.recording import Recording
from companion.app.table.match import header_of, seated
from companion.core.live import Skipping, View
from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.writing import state_line, verdict_line
from companion.games import KITS
from companion.games.sherlock_holmes.bots.croupier import HolmesCroupier
from companion.games.sherlock_holmes.bots.pack import practice_pack
from companion.practice.company import Company
from companion.setup.profile import load_profile
from companion.setup.profile.model import SeatPlaces
from tests.support.calling import Calling

HAND_US = 7_200_000_000
"""No hand takes two hours: if one does, somebody waits for ever."""


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


def _unsure(seat: SeatPlaces, doubt_us: int) -> SeatPlaces:
    return replace(seat, inputs=tuple(replace(i, uncertainty_us=doubt_us) for i in seat.inputs))


def shelf_table(
    game: str,
    seed: int = 1,
    seats: int = 4,
    record: Any = None,
    options: dict[str, Any] | None = None,
    doubt_us: int | None = None,
) -> PracticeTable:
    """A table of bots at another game; `doubt_us` makes its buttons and pads so unsure."""
    profile = seated(load_profile(), seats)
    if doubt_us is not None:
        profile = replace(profile, seats=tuple(_unsure(seat, doubt_us) for seat in profile.seats))
    header = header_of(profile, game, options={**KITS[game].played.options(), **(options or {})})
    if record is not None:
        record = record(header)
    sitting = Sitting(header, seed, tempers(range(1, seats + 1)), rematch=True)
    return PracticeTable(profile, sitting, Skipping(), record)


def shelf_match(
    game: str,
    seed: int = 1,
    seats: int = 4,
    hands: int = 1,
    options: dict[str, Any] | None = None,
    doubt_us: int | None = None,
    check: Callable[[PracticeTable, View], None] = lambda table, view: None,
) -> tuple[PracticeTable, Notes]:
    """So many hands of bots at another game, checked after everything that happened."""
    table = shelf_table(game, seed, seats, options=options, doubt_us=doubt_us)
    notes = Notes(lambda view: check(table, view))
    table.join(listener=notes)
    with table:
        table.run(lambda: table.progress.hands < hands and table.pace() < hands * HAND_US)
    assert table.dropped == []
    assert table.progress.hands >= hands, "the match stands still"
    return table, notes


def replayed(
    game: str, seed: int, hands: int, options: dict[str, Any] | None = None
) -> tuple[str, list[str], list[str]]:
    """A match as a transcript; its verdicts as they were given live; and as they are judged."""
    out, given, judged = io.StringIO(), Notes(), io.StringIO()
    table = shelf_table(game, seed, record=lambda h: Recording(out, h), options=options)
    table.join(listener=given)
    with table:
        table.run(lambda: table.progress.hands < hands)
    live = [*map(verdict_line, given.verdicts), state_line(table.session.state())]
    Judgement(io.BytesIO(out.getvalue().encode()), judged).run("match")
    return out.getvalue(), live, judged.getvalue().splitlines()


def croupier_of(company: Company) -> HolmesCroupier:
    """Who keeps the cards of Sherlock Holmes."""
    return next(part for part in company.parts if isinstance(part, HolmesCroupier))
