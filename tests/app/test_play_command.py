"""`companion play`: a whole match from the command line, its record, and what it refuses."""

import argparse
import json
from pathlib import Path

import pytest

from companion.app.cli.commands import play as play_command
from companion.app.cli.commands.play import glass_of
from companion.app.cli.main import main
from companion.app.simulated.playing import Wish, people_of, table_for
from companion.app.simulated.recording import Recording
from companion.app.simulated.screen_views import Glass
from companion.app.table.match import CannotPlayError
from companion.core.live import Skipping
from companion.core.referee.events import End, Press
from companion.setup.profile import load_profile, shipped_text
from companion.setup.profile.model import Display

BOTS = ("play", "--speed", "0", "--view", "none", "--hands", "1")


def test_bots_play_a_hand_and_it_can_be_judged_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "evening.jsonl"
    assert main([*BOTS, "--seed", "7", "--record", str(kept)]) == 0
    live = capsys.readouterr()
    assert "seed 7" in live.err
    assert "Score of the hand" in live.out
    assert main(["judge", "--explain", str(kept)]) == 0
    assert capsys.readouterr().out == live.out


@pytest.mark.slow
def test_the_draw_of_the_calls_is_kept_with_the_match(tmp_path: Path) -> None:
    kept = tmp_path / "evening.jsonl"
    assert main([*BOTS, "--seed", "7", "--pace", "gentle", "--record", str(kept)]) == 0
    header = json.loads(kept.read_text().splitlines()[0])
    assert header["caller"] == {"seed": 7, "pace": "gentle", "traps": 0.05}


def test_the_profiles_game_is_played_unless_another_is_named(tmp_path: Path) -> None:
    profile, record = tmp_path / "table.toml", tmp_path / "match.jsonl"
    profile.write_text(shipped_text("laptop").replace('"sherlock-holmes"', '"block"'))
    at_once = ("--view", "none", "--speed", "0", "--hands", "1", "--record", str(record))
    for more, game in (((), "block"), (("--game", "sorry"), "sorry")):
        assert main(["play", "--profile", str(profile), *at_once, *more]) == 0
        assert json.loads(record.read_text().splitlines()[0])["game"] == game


def test_where_nobody_can_play_bots_show_one_hand(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(play_command, "DEMONSTRATION", 0.0)
    assert main(["play", "--seed", "7"]) == 0
    told = capsys.readouterr()
    assert told.out.count("Score of the hand") == 1
    assert "no screen to open a window on" in told.err
    assert "bots show a hand" in told.err


def test_the_glass_is_the_profiles_unless_somebody_asks() -> None:
    parser = argparse.ArgumentParser()
    play_command.add_screen_options(parser, ("window",))
    turned = Display(theme="bright", fullscreen=True, rotate=90)
    assert glass_of(parser.parse_args([]), turned) == Glass("bright", (1024, 640), True, 90)
    asked = parser.parse_args(["--theme", "dark", "--size", "800x480", "--fullscreen"])
    assert glass_of(asked, Display()) == Glass("dark", (800, 480), True, 0)


def test_quiet_prints_the_score_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*BOTS, "--seed", "7", "--quiet"]) == 0
    told = capsys.readouterr().out
    assert "scores:" in told
    assert "played" not in told


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (("--seats", "2"), "3 to 8 players; there are 2 seats; ask for other --seats"),
        (("--bots", "9"), "9 bots cannot sit down: 4 of 4 seats are simulated"),
        (("--bots", "3"), "nobody can press a key with --view none; add --bots 4"),
        (("--record", "no/such/folder/x.jsonl"), "no/such/folder/x.jsonl: No such file"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(
    arguments: tuple[str, ...], wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*BOTS, *arguments]) == 2
    told = capsys.readouterr().err
    assert told.startswith("companion play: ")
    assert wrong in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [("--speed", "9e9"), ("--hands", "0"), ("--traps", "0.9"), ("--seed", "x")]
)
def test_numbers_out_of_range_are_refused(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["play", *arguments])
    assert "expected" in capsys.readouterr().err


def wish(bots: int = 3, seats: int = 4) -> Wish:
    return Wish(load_profile(), seats, bots, seed=1)


def test_people_sit_down_from_seat_one() -> None:
    assert people_of(wish(bots=3)) == (1,)
    assert people_of(wish(bots=2)) == (1, 2)
    assert people_of(wish(bots=8, seats=8)) == ()


def test_seats_that_are_really_wired_are_peoples() -> None:
    half = load_profile("pi-four-seats-lamps")
    with pytest.raises(CannotPlayError, match="0 of 4 seats are simulated"):
        people_of(Wish(half, 4, 1, seed=1))


def test_a_person_deals_when_it_is_his_turn() -> None:
    table, _ = table_for(wish(), pace=Skipping())
    with table:
        table.run(lambda: table.pace() < 60_000_000)
        assert table.session.state()["phase"] == "dealing"
    served, _ = table_for(Wish(load_profile(), 4, 3, seed=1, auto_dealer=True), pace=Skipping())
    with served:
        served.run(lambda: served.pace() < 60_000_000)
        assert served.session.state()["phase"] != "dealing"


class FullDisk:
    """A disk that takes two lines."""

    def __init__(self) -> None:
        self.left = 2

    def write(self, text: str) -> int:
        self.left -= 1
        if self.left < 0:
            raise OSError(28, "No space left on device")
        return len(text)


def test_a_full_disk_does_not_stop_play() -> None:
    recording = Recording(FullDisk(), {"transcript": 1})  # type: ignore[arg-type]
    recording.events([Press(1, 2, 3, "white")])
    assert recording.failed is None
    recording.events([End(4)])
    recording.events([End(5)])
    assert recording.failed is not None
