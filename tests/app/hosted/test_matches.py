"""The life of matches at a hosted table: begun, resumed, renamed, ended, followed by others."""

import json
from pathlib import Path
from shutil import copytree

import pytest

from companion.app.cli.main import main
from companion.app.hosted.on_screen.screen import TableScreen
from companion.core.referee.events import Cue, Fault
from companion.core.transcript.writing import verdict_line
from companion.keep.journal import checkpoints
from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from companion.outputs.display.scene import Scene
from companion.setup.profile.model import Display
from tests.app.hosted.tables import Watcher, fast_table


def dealt(watcher: Watcher) -> bool:
    return len(watcher.of("played")) >= 12


@pytest.mark.slow
def test_a_match_of_bots_is_played_to_its_end_and_stays_on_show(tmp_path: Path) -> None:
    with fast_table(tmp_path, target=20) as table:
        over: list[int] = []

        def enough(watcher: Watcher) -> bool:
            over.append(table.service.pace() if watcher.of("won") else 0)
            return bool(over[-1]) and over[-1] > over[-min(len(over), 12)] > 0

        table.play(enough)
        assert table.watcher.state["phase"] == "over"
        assert len(table.watcher.of("won")) == 1
    told = account(RealDisk(), tmp_path, 1)
    assert not told.ended
    assert [json.loads(line)["verdict"] for line in told.verdicts].count("won") == 1
    with fast_table(tmp_path, start=900_000_000_000, target=20) as table:
        table.play(lambda watcher: True)
        assert table.watcher.state["phase"] == "over"
        assert table.host.match == 1


def test_a_match_goes_on_where_it_was(tmp_path: Path) -> None:
    with fast_table(tmp_path) as table:
        table.play(dealt)
        before = table.watcher.state
        told = [verdict_line(verdict) for verdict in table.watcher.verdicts]
        stopped = table.service.pace()
    with fast_table(tmp_path, start=stopped + 60_000_000) as table:
        table.play(lambda watcher: len(watcher.of("played")) > 30)
        assert table.host.match == 1
        assert table.watcher.first is not None
        first = table.watcher.first.state
        assert table.said[0] == "Match 1 goes on where it was"
    recorded = account(RealDisk(), tmp_path, 1).verdicts
    assert recorded[: len(told)] == told
    assert [first[name] for name in ("round", "scores")] == [before[n] for n in ("round", "scores")]
    assert main(["journal", "check", str(tmp_path)]) == 0


def test_while_nobody_watched_nobody_is_accused(tmp_path: Path) -> None:
    with fast_table(tmp_path) as table:
        table.play(lambda w: bool(w.events) and isinstance(w.events[-1], Cue) and dealt(w))
        stopped = table.service.pace()
        known = len(table.watcher.of("forfeit"))
    with fast_table(tmp_path, start=stopped + 3_600_000_000) as table:
        table.play(lambda watcher: len(watcher.events) > 3)
        faults = [e for e in table.watcher.events if isinstance(e, Fault)]
        assert [fault.reason for fault in faults[:2]] == ["not-watched", "recovered"]
        assert not [v for v in table.watcher.of("forfeit") if v.n > known and v.t < faults[1].t]


def test_power_lost_twice_before_the_first_event_of_a_match_keeps_the_match(tmp_path: Path) -> None:
    for start in (1_000_000, 50_000_000):
        with fast_table(tmp_path, start=start, people=4) as table:
            table.play(lambda watcher: True)
    with fast_table(tmp_path, start=90_000_000, people=4) as table:
        table.play(lambda watcher: True)
        assert table.host.match == 1
        assert table.said[0] == "Match 1 goes on where it was"
    assert main(["journal", "check", str(tmp_path)]) == 0


@pytest.mark.slow
def test_after_another_boot_time_goes_on_all_the_same(tmp_path: Path) -> None:
    with fast_table(tmp_path, start=5_000_000_000_000) as table:
        table.play(dealt)
        stopped = table.service.pace()
    with fast_table(tmp_path, start=9_000_000, boot="another") as table:
        table.play(lambda watcher: bool(watcher.of("score")))
        assert min(event.t for event in table.watcher.events[1:]) > stopped
        table.service.handles.new_game("sherlock-holmes", {})
    assert main(["journal", "check", str(tmp_path)]) == 0


def shown_again(folder: Path) -> tuple[Scene, Scene]:
    """What a display shows of a match that is on again: at once, and once it was reminded."""
    screen = TableScreen("none", Display(), lambda prompt, values: None, lambda: True)
    with fast_table(folder, start=90_000_000_000, target=1_000) as table:
        table.host.remembering.append(screen.join)
        table.play(lambda watcher: True)
        assert screen.stage is not None
        first, reminder = screen.stage.scene(), table.host.reminder
        while reminder is not None and not reminder.done:
            reminder.look()
            screen.stage.scene()
    return first, screen.stage.scene()


@pytest.mark.slow
def test_what_shows_the_match_remembers_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 120)
    with fast_table(tmp_path, target=1_000) as table:
        table.play(lambda watcher: len(watcher.of("score")) == 2)
        given = len(table.watcher.verdicts)
    copytree(tmp_path, tmp_path / "plain")
    for checkpoint in (tmp_path / "plain").glob("checkpoint-*"):
        checkpoint.unlink()
    shown = [shown_again(folder) for folder in (tmp_path / "plain", tmp_path)]
    (_, all_told), (at_once, remembered) = shown
    assert len(at_once.history) < given, "it was not taken up from a checkpoint"
    assert len(all_told.history) >= given
    assert remembered.history == all_told.history
    assert remembered.sheet == all_told.sheet
    assert len(remembered.sheet.rows[0].hands) == 2


@pytest.mark.slow
def test_another_game_ends_this_one_and_takes_the_names_along(tmp_path: Path) -> None:
    with fast_table(tmp_path) as table:
        handles = table.service.handles

        def ask(watcher: Watcher) -> bool:
            if dealt(watcher) and table.host.match == 1:
                handles.names(["Zoë", "Ben", "Cy", "=1+1"])
                if watcher.views[-1].setup.players[0] == "Zoë":
                    handles.new_game("sherlock-holmes", {"target": 30})
            return table.host.match == 2 and watcher.state["phase"] == "play"

        table.play(ask)
        assert table.watcher.views[-1].setup.players == ("Zoë", "Ben", "Cy", "=1+1")
    first, second = (account(RealDisk(), tmp_path, n) for n in (1, 2))
    assert first.ended
    assert second.header is not None
    assert second.header["players"] == ["Zoë", "Ben", "Cy", "=1+1"]
    assert second.header["options"]["target"] == 30
    assert second.header["caller"]["pace"] == "brisk"
    assert main(["journal", "check", str(tmp_path)]) == 0


def test_a_game_that_cannot_be_is_refused_in_one_line(tmp_path: Path) -> None:
    with fast_table(tmp_path) as table:
        for game, options in (("sherlock-holmes", {"target": 0}), ("sherlock-holmes", {"x": 1})):
            with pytest.raises(ValueError, match=r"^[^\n]+$"):
                table.service.handles.new_game(game, options)


def test_names_pace_and_pause_survive_a_restart(tmp_path: Path) -> None:
    with fast_table(tmp_path) as table:
        handles = table.service.handles

        def ask(watcher: Watcher) -> bool:
            if dealt(watcher) and not handles.running.paused:
                handles.names(["Eve", "Ben", "Cy", "Dot"])
                handles.pace("gentle")
                handles.pause(True)
            return table.service.cues.paused

        table.play(ask)
    with fast_table(tmp_path, start=90_000_000_000) as table:
        handles, cues = table.service.handles, table.service.cues
        began = 90_000_000_000

        def go_on(watcher: Watcher) -> bool:
            called = any(isinstance(event, Cue) for event in watcher.events)
            assert not (called and cues.paused)
            if table.service.pace() > began + 120_000_000 and cues.paused:
                handles.pause(False)
            return called

        table.play(go_on)
        assert handles.running.pace == cues.pace == "gentle"
        assert table.watcher.first is not None
        assert table.watcher.first.setup.players[0] == "Eve"
        first = next(event for event in table.watcher.events if isinstance(event, Cue))
        assert first.cue == "ready"


def test_a_match_ends_where_the_table_has_lost_one_of_its_chairs(tmp_path: Path) -> None:
    with fast_table(tmp_path, seats=5) as table:
        table.play(dealt)
    with fast_table(tmp_path, start=90_000_000_000, seats=4) as table:
        table.play(dealt)
        assert table.host.match == 2
        assert table.watcher.views[-1].setup.seats == 4
        assert any("had 5 seats" in line for line in table.said)
    assert account(RealDisk(), tmp_path, 1).ended
    with fast_table(tmp_path, start=900_000_000_000, seats=6) as table:
        table.play(lambda watcher: bool(watcher.events))
        assert table.host.match == 2, "two chairs more disturb nobody"
        assert table.watcher.views[-1].setup.seats == 4


def test_a_match_of_a_game_unknown_here_is_left_alone(tmp_path: Path) -> None:
    with fast_table(tmp_path) as table:
        table.play(dealt)
    file = next(tmp_path.glob("*.journal"))
    file.write_bytes(file.read_bytes()[200:])
    with fast_table(tmp_path, start=90_000_000_000) as table:
        table.play(dealt)
        assert table.host.match == 2
        assert any("cannot go on" in line for line in table.said)
