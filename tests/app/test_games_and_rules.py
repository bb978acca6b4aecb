"""`companion games` and `companion rules`: what can be played here, and how."""

import pytest

from companion.app.cli.main import main
from companion.games import GAMES


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*words]) == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80
    return out


def test_every_game_is_on_the_shelf(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("games", "rules"):
        out = told(capsys, command)
        assert all(any(line.startswith(game) for line in out.splitlines()) for game in GAMES)
    assert "needs the white and the red button" in told(capsys, "games")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_are_shown(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Buttons and pads\n----------------\n" in told(capsys, "rules", game)


def test_a_game_that_nobody_knows_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["rules", "chess"])
    assert ended.value.code == 2
    assert "expected sherlock-holmes, " in capsys.readouterr().err
