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
    """By keys where everything is simulated, by buttons at a table that has some."""
    by_keys = told(capsys, "rules", game)
    assert "Keys\n----\n" in by_keys
    by_hand = told(capsys, "rules", game, "--profile", "pi-eight-seats")
    assert "Buttons and pads\n----------------\n" in by_hand
    assert "{" not in by_keys + by_hand
    rules = by_keys.partition("Keys\n----\n")[2]
    assert not any(f"the {name} button" in rules for name in ("white", "red", "blue"))


def test_the_rules_of_sherlock_holmes_name_what_is_pressed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    by_keys = " ".join(told(capsys, "rules", "sherlock-holmes").split())
    assert "a tap of SPACE" in by_keys
    assert "call it with A." in by_keys
    by_hand = told(capsys, "rules", "sherlock-holmes", "--profile", "pi-eight-seats")
    assert "call it with the white button." in " ".join(by_hand.split())


def test_a_game_that_nobody_knows_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["rules", "chess"])
    assert ended.value.code == 2
    assert "expected sherlock-holmes, " in capsys.readouterr().err
