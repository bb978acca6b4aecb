"""Block on a screen: what is due, who leads, what was too close, and whose hand is seen."""

from companion.display.actions import Give
from companion.display.desk import Desk
from companion.display.screens.hand import playable
from companion.display.terminal import draw_text
from tests.support import block_scenes as block


def test_the_card_due_is_the_word_of_the_moment() -> None:
    scene = block.running().scene()
    assert scene.word.text == f"{scene.state['due']} is due"
    assert {figure.label for figure in scene.seats[0].figures} == {"hand", "score"}
    assert [seat.card or None for seat in scene.seats] == scene.state["tops"]


def test_a_block_is_seen_at_once() -> None:
    scene = block.blocked().scene()
    assert scene.word.text.startswith("BLOCK! ")
    assert any(seat.card == "BLOCK" for seat in scene.seats)


def test_the_leader_sees_his_hand_and_plays_from_it() -> None:
    scene = block.leading().scene()
    assert set(scene.held) == {1}
    assert len(scene.held[1]) == scene.state["hands"][0]
    cards = playable(scene)
    assert set(cards) == {card for card in scene.held[1] if card != "BLOCK"}
    assert all(answer.prompt.by == 1 for answer in cards.values())
    assert scene.seats[0].said.text == "lead any card"


def test_a_card_of_the_hand_is_played_by_its_key() -> None:
    stage, given = block.leading(), []
    desk = Desk(stage, lambda prompt, values: given.append((prompt.name, dict(values))))
    screen = draw_text(stage.scene(), desk.look, 100, 30)
    act = screen.keys["1"]
    assert isinstance(act, Give)
    desk.act(act)
    ((name, values),) = given
    assert name == "lead"
    assert values["card"] in stage.scene().held[1]


def test_a_screen_for_all_shows_no_hand() -> None:
    assert block.running().scene().held == {}


def test_a_block_that_came_too_late_is_shown_with_its_margin() -> None:
    photo = block.too_late().scene().photo
    assert photo is not None
    assert photo.title == "BLOCK or the next card"
    assert photo.winner is not None
    assert photo.margin is not None
    assert photo.margin > 0
    assert [lane.name.partition(": ")[2] for lane in photo.lanes] == ["card", "BLOCK"]


def test_a_dead_heat_is_asked_of_the_dealer() -> None:
    scene = block.too_close().scene()
    assert scene.word.text == "Too close to call"
    assert scene.question.startswith("Which was first: ")
    assert {answer.prompt.name for answer in scene.answers} == {"block-stands", "play-stands"}
    assert scene.photo is not None
    assert scene.photo.overlap is not None
    assert sum(seat.awaited for seat in scene.seats) == 2
