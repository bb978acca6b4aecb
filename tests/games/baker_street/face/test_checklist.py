"""The checklist of the places that a player has entered, for that player alone (BS-36)."""

from tests.games.baker_street.table import game
from tests.support.evening import staged


def test_BS_36_a_screen_of_ones_own_has_ones_own_checklist() -> None:
    scene = game(3, players=["Ada", "Ben", "Cy"]).go(1, "bank").done(1).go(2, "pub")
    (mine,) = staged(scene, eyes=(1,)).scene().papers
    assert mine.title == "Places that Ada has entered"
    assert mine.points[0] == "[x] Bank"
    assert "[ ] Pub" in mine.points
    assert len(mine.points) == 14


def test_BS_36_a_screen_for_all_has_nobodys() -> None:
    scene = game(3).go(1, "bank")
    assert staged(scene).scene().papers == ()


def test_BS_37_who_may_go_on_is_told_so() -> None:
    scene = game(3).go(1, "bank").read(1)
    board = staged(scene).scene().board
    assert board is not None
    assert board.todo[1] == "red: roll"
