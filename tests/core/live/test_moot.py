"""Who sleeps through deadlines of which nothing comes sees all that who wakes for each sees."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from companion.core.live import Session, View
from companion.core.referee.events import Cue, Deal, Event, Press, Release
from companion.core.referee.game import Foreseeing
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.games.sherlock_holmes.rules.game import SherlockHolmes
from tests.support.by_lot import EveningByLot, Planned

EVENINGS = [
    *(Planned("sherlock-holmes", seed, 3 + seed % 3, 260, called=True) for seed in range(31, 37)),
    Planned("block", 31, 4, 120),
    Planned("sorry", 31, 3, 120),
]


class Anxious(SherlockHolmes):
    """The same game, which foresees nothing: it has itself woken for every deadline."""

    __slots__ = ()
    expects = None  # type: ignore[assignment]


class Onlooker:
    """Keeps when it was told what, and how the match looked."""

    def __init__(self) -> None:
        self.told: list[Any] = []

    def heard(self, event: Event) -> None:
        self.told.append(event)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        shown = view.t, repr(view.state), repr(view.wants), view.reachable, repr(view.prompts)
        self.told.append(([verdict.as_json() for verdict in verdicts], *shown))


class Watched:
    """A match that is woken when it asks to be, and how often that was."""

    def __init__(self, header: dict[str, Any], *, anxious: bool) -> None:
        parsed = parse_header(header, GAMES)
        if anxious and parsed.game is SherlockHolmes:
            parsed = replace(parsed, game=Anxious)
        self.onlooker, self.woken = Onlooker(), 0
        self.live = Session(parsed, None, [self.onlooker])

    def happens(self, event: Event) -> None:
        self.sleep(event.t)
        self.live.take([event])

    def sleep(self, until: int) -> None:
        while (due := self.live.wakes()) is not None and due <= until:
            self.woken += 1
            self.live.pass_time(due)


@pytest.mark.parametrize("planned", EVENINGS, ids=str)
def test_nobody_misses_anything(planned: Planned) -> None:
    calm, anxious = (Watched(planned.header(), anxious=how) for how in (False, True))
    t = 0
    for step in EveningByLot(planned).steps(planned.steps):
        t = max(t, step.event.t)
        for match in (calm, anxious):
            match.happens(step.event)
    for match in (calm, anxious):
        match.sleep(t + 60_000_000)
        match.live.end(t + 60_000_000)
    assert calm.onlooker.told == anxious.onlooker.told
    assert calm.woken <= anxious.woken


def test_the_one_that_is_compared_with_foresees_nothing() -> None:
    assert issubclass(SherlockHolmes, Foreseeing)
    header = parse_header({"transcript": 1, "game": "sherlock-holmes", "seats": 3}, GAMES)
    assert not isinstance(Anxious.set_up(header.setup), Foreseeing)


def dealt(*, anxious: bool) -> Watched:
    table = Watched({"transcript": 1, "game": "sherlock-holmes", "seats": 3}, anxious=anxious)
    for event in (Deal(0, "deal", {}), Cue(1_000_000, 0, "ready"), Cue(2_000_000, 0, "play")):
        table.happens(event)
    return table


def played(*, anxious: bool) -> Watched:
    """Return a table at which all have laid a card in time, and taken their hands away."""
    table = dealt(anxious=anxious)
    for seat in (1, 2, 3):
        table.happens(Press(2_000_000 + seat * 200_000, 100, seat, "pile"))
        table.happens(Release(2_100_000 + seat * 200_000, 100, seat, "pile"))
    table.sleep(2_750_000)
    return table


def reasons(table: Watched) -> list[str]:
    judged = [told[0] for told in table.onlooker.told if isinstance(told, tuple)]
    return [one["reason"] for verdicts in judged for one in verdicts if "reason" in one]


def test_a_hand_that_has_gone_wakes_nobody() -> None:
    woken = []
    for anxious in (False, True):
        table = played(anxious=anxious)
        before = table.woken
        table.sleep(9_000_000)
        woken.append(table.woken - before)
    assert woken[0] == 0 < woken[1]


@pytest.mark.parametrize("name", ["pile", "shield", "rail"])
def test_a_hand_that_is_laid_back_is_found_on_time(name: str) -> None:
    calm, anxious = played(anxious=False), played(anxious=True)
    for table in (calm, anxious):
        table.happens(Press(4_000_000, 100, 2, name))
        table.sleep(9_000_000)
    assert reasons(calm) == ["rest"]
    assert calm.onlooker.told == anxious.onlooker.told


def test_a_hand_that_stays_is_found_on_time() -> None:
    table = dealt(anxious=False)
    table.happens(Press(2_200_000, 100, 2, "pile"))
    table.sleep(9_000_000)
    assert reasons(table) == ["slow-withdrawal", "late", "late"], "seats 1 and 3 have not played"
