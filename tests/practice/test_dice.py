"""The die of a table: rolled wherever a game asks, at a simulated table and at a hosted one."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from companion.app.hosted.notices import Notices
from companion.app.hosted.service import Service
from companion.app.hosted.wanted import Wanted
from companion.app.simulated.practice_table import tempers
from companion.app.table.match import seated
from companion.core.live import Session, Skipping
from companion.core.live.inbox import Item
from companion.core.referee.events import Entry
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.keep.journal.opening import open_journal
from companion.practice.dice import ROLLING_US, Dice
from companion.setup.profile import load_profile
from tests.app.hosted.tables import Watcher

GAME = "221b-baker-street"
SECOND = 1_000_000


class Table:
    """Two detectives who roll for the start, and a die."""

    def __init__(self, seed: int = 1) -> None:
        header = {"transcript": 1, "game": GAME, "seats": 2}
        self.rolled: list[Entry] = []
        self.dice = Dice(self._take, Random(seed))
        self.session = Session(parse_header(header, GAMES), listeners=[self.dice])
        self.enter(1, "case", number=1, items=["a"])

    def _take(self, item: Item) -> None:
        assert isinstance(item, Entry)
        self.rolled.append(item)

    def enter(self, second: float, name: str, **fields: object) -> None:
        at = round(second * SECOND)
        self.session.take([Entry(at, name, fields)])
        self.session.pass_time(at + SECOND // 2)


def test_a_roll_that_is_asked_for_is_rolled_once() -> None:
    table = Table()
    table.enter(2, "roll", seat=2)
    due = table.dice.due()
    assert due is not None
    assert ROLLING_US[0] <= due - round(2 * SECOND) <= ROLLING_US[1] + SECOND // 2
    table.dice.act(due)
    assert [(e.name, e.fields["seat"]) for e in table.rolled] == [("die", 2)]
    assert table.rolled[0].fields["value"] in range(1, 7)
    table.session.pass_time(due + 1)
    assert table.dice.due() is None
    table.session.take(table.rolled)
    table.session.pass_time(due + SECOND)
    assert table.session.state()["order"][1] == table.rolled[0].fields["value"]


def test_two_who_ask_get_a_number_each() -> None:
    table = Table()
    table.enter(2, "roll", seat=1)
    table.enter(2.6, "roll", seat=2)
    table.dice.act(9 * SECOND)
    assert [e.fields["seat"] for e in table.rolled] == [1, 2]


def test_who_enters_the_number_himself_needs_no_die() -> None:
    table = Table()
    table.enter(2, "roll", seat=1)
    table.enter(2.6, "die", seat=1, value=4)
    assert table.dice.due() is None


def test_the_seed_is_all_its_chance() -> None:
    def values(seed: int) -> list[int]:
        table = Table(seed)
        for second in range(2, 54, 4):
            table.enter(second, "roll", seat=1)
            table.dice.act((second + 2) * SECOND)
            table.enter(second + 2, "die", seat=1, value=1)
            table.enter(second + 3, "roll", seat=2, value=1)
        return [entry.fields["value"] for entry in table.rolled]

    assert values(3) == values(3) != values(4)
    assert len(values(3)) == 13


def hosted(folder: Path, base: Skipping) -> Service:
    profile = replace(seated(load_profile(), 2), game=GAME)
    notices = Notices(base)
    opened = open_journal(folder, notices.say)
    return Service(Wanted(profile, console=False), opened, notices, base=base, draw=lambda: 5)


def run(service: Service, watcher: Watcher, until: Callable[[], bool]) -> None:
    """Judge on this thread, in skipped time, until this is so."""
    service.host.present.append(watcher.join)
    turns = iter(range(2_000))

    def look() -> None:
        if until() or next(turns, None) is None:
            service.host.stop()

    service.host.turned.append(look)
    service.host.run(service.first)


def test_a_hosted_table_rolls_for_people(tmp_path: Path) -> None:
    service, watcher = hosted(tmp_path, Skipping()), Watcher()
    service.host.inbox.put(_case)
    service.host.inbox.put(lambda now: Entry(now, "roll", {"seat": 2}))
    with closing(service):
        run(service, watcher, lambda: bool(watcher.of("order-roll")))
    assert [v.fields["seat"] for v in watcher.of("order-roll")] == [2]


def test_a_power_cut_in_mid_roll_costs_nobody_the_roll(tmp_path: Path) -> None:
    service, watcher = hosted(tmp_path, Skipping()), Watcher()
    service.host.inbox.put(_case)
    service.host.inbox.put(lambda now: Entry(now, "roll", {"seat": 1}))
    with closing(service):
        run(service, watcher, lambda: bool(watcher.of("roll-wanted")))
        stopped = service.pace()
    assert not watcher.of("order-roll")
    service, watcher = hosted(tmp_path, Skipping(stopped + 60 * SECOND)), Watcher()
    with closing(service):
        run(service, watcher, lambda: bool(watcher.of("order-roll")))
    assert [v.fields["seat"] for v in watcher.of("order-roll")] == [1]


def _case(now: int) -> Entry:
    return Entry(now, "case", {"number": 1, "items": ["a", "b"]})


@pytest.mark.parametrize("game", ["221b-baker-street", "block", "sorry"])
def test_bots_play_the_other_games_at_a_hosted_table(game: str, tmp_path: Path) -> None:
    base = Skipping()
    profile = replace(seated(load_profile(), 3), game=game)
    notices = Notices(base)
    wanted = Wanted(profile, tempers(range(1, 4)), console=False)
    service = Service(
        wanted, open_journal(tmp_path, notices.say), notices, base=base, draw=lambda: 5
    )
    watcher = Watcher()
    service.bench.table.start()
    with closing(service):
        run(service, watcher, lambda: len(watcher.verdicts) > 60)
    assert len(watcher.verdicts) > 60
