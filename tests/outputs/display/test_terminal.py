"""The same scene in letters: never wider than 80, never longer than 24, and it can be answered."""

from dataclasses import replace

import pytest

from companion.app.simulated.keys import named
from companion.app.simulated.terminal_view import TerminalView
from companion.core.referee.game import Prompt
from companion.outputs.display.actions import Give, Go, Open, ShowPhoto
from companion.outputs.display.cells import wide
from companion.outputs.display.desk import Desk, Look
from companion.outputs.display.screens import draw_text
from tests.outputs.display.test_layout import MOMENTS, SCREENS, asked, crowded
from tests.support.evening import evening, staged
from tests.support.table import playing

PLAYERS = ["Ada", "Ben", "Cy", "Dot"]


@pytest.mark.parametrize("seats", [3, pytest.param(8, marks=pytest.mark.slow)])
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_screen_is_wider_than_80_or_longer_than_24(moment: str, seats: int) -> None:
    stage = MOMENTS[moment](seats)
    desk = Desk(stage, lambda prompt, values: None)
    for screen in SCREENS:
        desk.act(Go(screen))
        lines = draw_text(crowded(stage.scene()), replace(desk.look, screen=screen)).lines
        assert len(lines) == 24
        assert max(map(wide, lines)) <= 80
        assert not any("\n" in line or "\x1b" in line for line in lines)


@pytest.mark.parametrize("seats", [3, 8])
def test_every_form_fits_and_can_be_entered(seats: int) -> None:
    stage = staged(asked(seats), 4)
    desk = Desk(stage, lambda prompt, values: None)
    scene = stage.scene()
    for answer in (*scene.answers, *scene.others):
        desk.act(Open(answer.prompt))
        screen = draw_text(scene, desk.look)
        assert len(screen.lines) == 24
        assert max(map(wide, screen.lines)) <= 80
        assert "return" in screen.keys


def text_of(screen: object) -> str:
    return "\n".join(getattr(screen, "lines", []))


def test_the_table_in_letters() -> None:
    scene = staged(playing(players=PLAYERS).white(2, 3).white(4, 3.00015), 4).scene()
    screen = draw_text(scene, Desk(staged(playing(), 3), lambda p, v: None).look)
    text = text_of(screen)
    assert ">>> Too close to call <<<" in text
    assert "DEALER: Who called first?" in text
    assert "[1] Called first: Ben   [2] Called first: Dot" in text
    assert "?2 Ben            W.. hand  13 pile   1 score   0" in text
    action = screen.keys["2"]
    assert isinstance(action, Give)
    assert action.values == {"seat": 4}


def test_the_photo_finish_in_letters() -> None:
    stage = staged(playing(players=PLAYERS).white(2, 3).white(4, 3.00015), 4)
    desk = Desk(stage, lambda prompt, values: None)
    desk.act(Go("photo"))
    text = text_of(draw_text(stage.scene(), desk.look))
    assert "Dead heat: 0.15 ms apart, sure only beyond 0.2 ms" in text
    ben = next(line for line in text.splitlines() if line.startswith("2 Ben"))
    dot = next(line for line in text.splitlines() if line.startswith("4 Dot"))
    assert ben.index("|") < dot.index("|")
    assert "#" in ben
    assert "#" in dot


def test_a_number_key_answers_the_dealers_question() -> None:
    given: list[tuple[str, object]] = []
    stage = staged(playing(players=PLAYERS).white(2, 3).white(4, 3.00015), 4)

    def enter(prompt: Prompt, values: object) -> None:
        given.append((prompt.name, values))

    view = TerminalView(stage, enter=enter)
    view.key("2")
    assert given == [("first-call", {"seat": 4})]


def test_a_verdict_is_taken_back_from_the_list() -> None:
    given: list[object] = []
    stage = staged(playing(players=PLAYERS), 3)
    view = TerminalView(stage, enter=lambda prompt, values: given.append((prompt.name, values)))
    for key in ("v", "up", "o"):
        view.key(key)
    history = stage.scene().history
    assert given == [("overturn", {"of": history[-2].n})]


def test_a_form_is_filled_in_with_keys() -> None:
    given: list[object] = []
    stage = staged(playing(players=PLAYERS).rule("out", 4, seat=1), 5)
    view = TerminalView(stage, enter=lambda prompt, values: given.append(values))
    for key in ("1", "2", "4", "4", "return"):
        view.key(key)
    assert given == [{"seat": 1, "holmes": 1, "suspects": 2}]


def test_a_verdict_without_evidence_says_so() -> None:
    stage = staged(evening(4, 1))
    desk = Desk(stage, lambda prompt, values: None)
    score = next(e for e in stage.scene().history if e.text.startswith("Score"))
    desk.act(ShowPhoto(score.n))
    assert desk.look.status == "This verdict has no strip."


def test_keys_that_come_in_several_bytes() -> None:
    assert named(b"v\x1b[A\r1\x1b") == ["v", "up", "return", "1", "escape"]


def test_a_persons_keys_and_the_pool_are_on_the_table() -> None:
    stage = staged(playing(players=PLAYERS), 3, simulated=True, people=1)
    lines = draw_text(replace(stage.scene(), cards=("FOG", "CLUE")), Look()).lines
    assert any("A match" in line and "SPACE play" in line for line in lines)
    assert "   in the pool: CLUE, FOG" in lines
    assert not any("2 sweep" in line for line in lines), "bots have no keys of their own"


def test_where_something_is_chosen_its_keys_come_before_a_seats() -> None:
    """Return is the second person's pile, and calls up the evidence of a verdict."""
    struck: list[str] = []
    stage = staged(playing(players=PLAYERS).white(2, 3).white(4, 3.2), 6)

    def on_key(key: str, down: bool) -> bool:
        struck.append(key)
        return True

    view = TerminalView(stage, on_key=on_key)
    view.key("return")
    assert struck == ["return"]
    view.desk.act(Go("verdicts"))
    view.key("return")
    assert struck == ["return"]
    assert view.desk.look.screen == "photo" or view.desk.look.status
