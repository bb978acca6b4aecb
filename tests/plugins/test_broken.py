"""A game that is installed and broken is named in one line, and leaves all others alone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.games import BrokenGameError, Shelf
from tests.support.command import ROOT
from tests.support.plugins import put_on_path
from tests.support.texts import passing

WHOLE = """
from companion.games.block.rules import Block
from companion.kit.kit import Kit
"""
GOOD = WHOLE + 'KIT = Kit("{game}", Block, __name__)\n'
RAISES = """
class Rules(Block):
    @classmethod
    def {method}(cls, *given):
        raise RuntimeError("out of\\ncheese")

KIT = Kit("{game}", Rules, __name__)
"""
BROKEN = {
    "no-import": ("import nothing_like_this", "", "No module named 'nothing_like_this'"),
    "ends-all": ("raise SystemExit('bye')", "", "bye"),
    "no-kit": ("KIT = 7", "", "names a int, expected a Kit"),
    "no-such-name": ("", "", "has no attribute 'KIT'"),
    "other-name": (GOOD.format(game="chess"), "", "its kit is called chess"),
    "bad-options": (
        WHOLE + RAISES.format(method="options", game="bad-options"),
        "",
        "out of cheese",
    ),
    "bad-set-up": (WHOLE + RAISES.format(method="set_up", game="bad-set-up"), "", "out of cheese"),
    "bad-page": (GOOD.format(game="bad-page"), 'titel = "Slip"\n', '"about" is missing'),
    "no-toml": (GOOD.format(game="no-toml"), "title = \n", "Invalid value"),
}


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("game", BROKEN)
def test_it_is_left_out_and_told_in_one_line(game: str, path: Path) -> None:
    code, page, why = BROKEN[game]
    put_on_path(path, f"{game.replace('-', '_')}_{os.getpid()}", code, game=game, page=page)
    shelf = Shelf()
    assert game in shelf.names()
    assert game not in shelf
    assert "sorry" in shelf
    assert why in shelf.broken[game]
    assert "\n" not in shelf.broken[game]
    with pytest.raises(BrokenGameError, match=f"the game {game} of the package"):
        shelf[game]


def test_a_game_without_a_page_of_rules_is_none_of_them(path: Path) -> None:
    put_on_path(path, "pageless", GOOD.format(game="pageless"))
    shelf = Shelf()
    assert shelf["pageless"].title == "Pageless"
    assert not shelf.broken


def test_a_game_of_another_package_speaks_by_its_own_catalogues(path: Path) -> None:
    page = 'title = "Talker"\ninputs = ["white"]\nsections = ["run"]\n'
    english = """\
talker-page-about = It talks.
talker-page-length = a while
talker-page-needs = a button
talker-page-input-white = talks
talker-page-run = A run
talker-page-run-1 = Press { $white }.
"""
    put_on_path(path, "talker", GOOD.format(game="talker"), page=page, texts={"en": english})
    with passing("talker"):
        told = Shelf()["talker"].page
        assert (told.about, told.inputs) == ("It talks.", (("white", "talks"),))
        assert told.sections[0].points == ("Press the white button.",)


def test_nobody_takes_the_name_of_a_game_that_ships(path: Path) -> None:
    put_on_path(path, "usurper", GOOD.format(game="sorry"), game="sorry")
    shelf = Shelf()
    assert shelf["sorry"].rules.__name__ == "Sorry"
    assert "sorry" in shelf.names()
    assert "another game is called sorry" in shelf.broken["sorry (usurper)"]


def companion(path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{path}"}
    command = [sys.executable, "-m", "companion", *words]
    return subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=240, check=False
    )


def test_the_commands_name_it_and_go_on(tmp_path: Path) -> None:
    put_on_path(tmp_path, "no_import", "import nothing_like_this")
    games = companion(tmp_path, "games")
    assert games.returncode == 0
    assert games.stdout.count("players") >= 5
    assert "no-import" not in games.stdout
    assert games.stderr.count("\n") == 1
    assert "the game no-import of the package no_import cannot be played" in games.stderr


def test_judging_another_game_is_as_it_was(tmp_path: Path) -> None:
    put_on_path(tmp_path, "no_import", "import nothing_like_this")
    judged = companion(tmp_path, "judge", "examples/dead-heat.jsonl")
    assert judged.stdout == (ROOT / "examples/dead-heat.verdicts.jsonl").read_text()
    assert (judged.returncode, judged.stderr) == (0, "")


@pytest.mark.parametrize("words", [("rules",), ("play", "--bots", "4", "--speed", "0", "--game")])
def test_whoever_asks_for_it_hears_why_not(words: tuple[str, ...], tmp_path: Path) -> None:
    put_on_path(tmp_path, "no_import", "import nothing_like_this")
    asked = companion(tmp_path, *words, "no-import")
    assert asked.returncode == 2
    assert "Traceback" not in asked.stderr
    assert "No module named 'nothing_like_this'" in asked.stderr


def test_a_recording_of_it_is_refused_with_the_same_line(tmp_path: Path) -> None:
    put_on_path(tmp_path, "no_import", "import nothing_like_this")
    record = tmp_path / "evening.jsonl"
    record.write_text('{"transcript": 1, "game": "no-import", "seats": 4}\n')
    judged = companion(tmp_path, "judge", str(record))
    assert judged.returncode == 2
    assert "Traceback" not in judged.stderr
    assert "the game no-import of the package no_import cannot be played" in judged.stderr
