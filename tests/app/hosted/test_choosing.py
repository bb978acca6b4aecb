"""A table at which no match is on: it waits for somebody to choose, and forgets no choice."""

from pathlib import Path

import pytest

from companion.app.hosted.table_choices import usual_at
from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.segments import matches
from companion.outputs.start import ChangeSitter, ChooseGame, ChooseValue, NameSeat
from companion.setup.profile import load_profile
from hw.signals import LOST, Fault, Signal
from tests.app.hosted.tables import FastTable, Watcher, fast_table


def sit(table: FastTable, *who: str) -> None:
    for seat, sitter in enumerate(who, start=1):
        table.service.handles.choose(ChangeSitter(seat, sitter))


def test_with_no_match_on_the_table_waits_and_records_nothing(tmp_path: Path) -> None:
    with fast_table(tmp_path, choose=True) as table:
        turns: list[int] = []

        def waited(watcher: Watcher) -> bool:
            turns.append(1)
            return len(turns) > 20

        table.play(waited)
        assert table.host.session is None
        assert not table.watcher.views
        with pytest.raises(ValueError, match=r"^No match is on\.$"):
            table.service.handles.leave()
    assert not matches(RealDisk(), tmp_path)


def test_who_is_chosen_plays_on_the_chairs_they_chose(tmp_path: Path) -> None:
    """Chair 2 stays empty: nothing of it is sensed or lit, and the match has three seats."""
    with fast_table(tmp_path, choose=True, kept=tmp_path / "chosen.json") as table:
        handles, service = table.service.handles, table.service
        sit(table, "steady", "empty", "sharp", "gentle")
        handles.choose(NameSeat(3, "Zoë"))
        handles.choose(ChooseValue("target", 20))
        handles.begin()
        table.play(lambda watcher: len(watcher.of("played")) >= 9)
        assert table.watcher.views[-1].setup.players == ("Ada", "Zoë", "Dot")
        assert service.plan.chairs.taken == (1, 3, 4)
        with pytest.raises(ValueError, match="A match is on"):
            handles.choose(ChooseGame("block"))
        pressed = Signal(3, "white", True, 5, 1, 9, by=4)
        known = service.plan.chairs.report(pressed)
        assert known == Signal(2, "white", True, 5, 1, 9, by=3)
        assert service.plan.chairs.report(Fault(5, 2, "white", LOST)) is None
        assert {place.seat for place in service.bench.sim_lamps.lit} <= {1, 3, 4}
        service.choosing.keep()
    told = account(RealDisk(), tmp_path, 1)
    assert told.header is not None
    assert told.header["seats"] == 3
    with fast_table(tmp_path, start=90_000_000_000, choose=True) as table:
        table.play(lambda watcher: len(watcher.of("played")) >= 9)
        assert table.host.match == 1, "a match that was on goes on at once"
        assert table.service.plan.chairs.taken == (1, 3, 4)
        assert [*table.service.bots.who.values()] == ["steady", "sharp", "gentle"]
    with fast_table(tmp_path / "new", choose=True, kept=tmp_path / "chosen.json") as table:
        chosen = table.service.choosing.chosen
        assert [chair.who for chair in chosen.chairs] == ["steady", "empty", "sharp", "gentle"]
        assert chosen.chair(3).name == "Zoë"
        assert chosen.of_game()["target"] == 20
        sit(table, "person")
        table.service.handles.begin()
        table.service.choosing.keep()
    with fast_table(tmp_path / "later", choose=True, kept=tmp_path / "chosen.json") as table:
        assert table.service.choosing.choices.known == ("Ada",), "bots are nobody's acquaintances"


def test_after_a_match_another_is_chosen_or_the_same_again(tmp_path: Path) -> None:
    with fast_table(tmp_path, choose=True) as table:
        handles, host = table.service.handles, table.host
        sit(table, "steady", "steady", "steady", "steady")
        handles.begin()
        seen: list[tuple[int, bool]] = []

        def follow(watcher: Watcher) -> bool:
            now = (host.match, host.session is not None)
            if not seen or seen[-1] != now:
                seen.append(now)
            if now == (1, True) and watcher.of("played"):
                handles.begin()
            elif now == (2, True):
                handles.names(["Eve", "Ben", "Cy", "Dot"])
                handles.leave()
            elif now == (2, False):
                handles.begin()
            return now == (3, True) and host.latest.view is not None

        table.play(follow)
        assert seen == [(1, True), (2, True), (2, False), (3, True)]
        assert host.session is not None
        assert host.session.setup.players[0] == "Eve"
    assert [account(RealDisk(), tmp_path, n).ended for n in (1, 2, 3)] == [True, True, False]


def test_buttons_sit_down_get_up_and_begin(tmp_path: Path) -> None:
    with fast_table(tmp_path, choose=True) as table:
        sim, service = table.service.bench.sim, table.service
        sit(table, "person", "sharp", "person", "person")
        script = [(1, "white")] * 5 + [(2, "white"), (2, "blue"), (3, "blue")]
        lit: list[set[int]] = []

        def press(watcher: Watcher) -> bool:
            if script and not sim.due():
                seat, name = script.pop(0)
                sim.press(seat, name)
                sim.release(seat, name)
            if table.host.session is None:
                lit.append({place.seat for place in service.bench.sim_lamps.lit})
            return table.host.session is not None

        table.play(press)
        assert [chair.taken for chair in service.choosing.chosen.chairs] == [
            True,
            False,
            True,
            True,
        ]
        assert service.plan.chairs.taken == (1, 3, 4)
        assert lit[0] == {1, 3, 4}
        assert {3, 4} in lit


def test_what_cannot_begin_says_why(tmp_path: Path) -> None:
    with fast_table(tmp_path, choose=True) as table:
        sit(table, "person", "empty", "empty", "empty")
        with pytest.raises(ValueError, match=r"takes 3 to 8 players: let 2 more sit down\.$"):
            table.service.handles.begin()


def test_who_is_named_by_command_shares_their_name_with_nobody() -> None:
    chosen = usual_at(load_profile(), names=("Dot", "ben"))
    assert [chair.name for chair in chosen.chairs] == ["Dot", "ben", "Cy", "Ada"]
