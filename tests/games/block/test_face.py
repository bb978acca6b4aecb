"""Block on a screen: what is due, who leads, what was too close, and whose hand is seen."""

from dataclasses import replace
from typing import Any

import pytest

from companion.core.referee.verdicts import Verdict
from companion.drawing.items import Box, Text
from companion.outputs.display.actions import Give
from companion.outputs.display.desk import Desk, Look
from companion.outputs.display.entering.held import numbered, playable
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens import compose, draw_text
from companion.outputs.display.stage import Stage
from tests.support import block_scenes as block
from tests.support.kits import face_of


def test_the_card_due_is_the_word_of_the_moment() -> None:
    scene = block.running().scene()
    assert scene.word.text == f"{scene.state['due']} is due"
    assert {figure.label for figure in scene.seats[0].figures} == {"hand", "score"}
    assert [seat.card or None for seat in scene.seats] == scene.state["tops"]


def test_a_block_is_seen_at_once() -> None:
    scene = block.blocked().scene()
    assert scene.word.text.startswith("BLOCK! ")
    assert any(seat.card == "BLOCK" for seat in scene.seats)


def test_the_score_sheet_has_the_points_that_the_table_has() -> None:
    """A10 counts at once, long before the hand is scored."""
    stage = block.staged(lambda state, _: max(state["scores"]) == 10)
    scene = stage.scene()
    assert [row.total for row in scene.sheet.rows] == scene.state["scores"]


def test_no_letter_means_two_things() -> None:
    """D is a suit and a key: keys stand on caps, and the dealer in a word."""
    stage = block.leading()
    scene = stage.scene()
    picture = compose(scene, Desk(stage, lambda p, v: None).look, (800, 480), measure)
    texts = [item for item in picture.items if isinstance(item, Text)]
    caps = [i.rect for i in picture.items if isinstance(i, Box) and i.fill == "ground" and i.edge]
    keys = [*map(str, numbered(scene)), "A", "D"]
    for key in keys:
        shown = [text.rect for text in texts if text.text == key]
        assert any(place.within(cap) for place in shown for cap in caps), key
    assert "D" not in [t.text for t in texts if not any(t.rect.within(cap) for cap in caps)]
    assert [text.text for text in texts].count("deals") == 1


def test_a_BLOCK_nobody_holds_says_so_when_it_is_taken_back() -> None:
    fields = {"of": 4, "due": "C6", "leader": 2, "why": "no-block-held"}
    word = face_of("block", ("Ada", "Ben", "Cy", "Dot")).word(Verdict(5, 5, "overturned", fields))
    assert word is not None
    assert word.text == "No BLOCK card: taken back"


def test_the_leader_sees_his_hand_and_plays_from_it() -> None:
    scene = block.leading().scene()
    assert set(scene.held) == {1}
    assert len(scene.held[1]) == scene.state["hands"][0]
    cards = playable(scene)
    assert set(cards) == {card for card in scene.held[1] if card != "BLOCK"}
    assert all(answer.prompt.by == 1 for answer in cards.values())
    assert scene.seats[0].said.text == "lead any card"


def roughly(face: str, size: int, text: str) -> int:
    return len(text) * size // 2


def at_desk(stage: Stage) -> tuple[Desk, list[dict[str, Any]]]:
    given: list[dict[str, Any]] = []
    return Desk(stage, lambda prompt, values: given.append(dict(values))), given


def with_few_cards(stage: Stage, count: int) -> Scene:
    """The same table with a small hand: its first cards, as if the others had been laid."""
    scene = stage.scene()
    few = scene.held[1][:count]
    answers = tuple(a for a in scene.answers if (a.values or {}).get("card") in few)
    return replace(scene, held={1: few}, answers=answers)


def test_a_card_of_a_small_hand_is_played_by_its_key() -> None:
    stage = block.leading()
    desk, given = at_desk(stage)
    scene = with_few_cards(stage, 9)
    screen = draw_text(scene, desk.look, 100, 30)
    act = screen.keys["9"]
    assert isinstance(act, Give)
    desk.act(act)
    assert [values["card"] for values in given] == [scene.held[1][8]]
    assert not numbered(scene)


def test_every_card_of_a_large_hand_has_two_digits_and_no_zero() -> None:
    scene = block.leading().scene()
    cards = numbered(scene)
    assert len(cards) == len(playable(scene)) > 9
    assert all(len(str(number)) == 2 and "0" not in str(number) for number in cards)
    shown = "\n".join(draw_text(scene, Look(), 100, 30).lines)
    assert all(f"[{number}] {card}" in shown for number, card in cards.items())


def test_a_card_beyond_the_ninth_is_played_by_its_two_digits() -> None:
    stage = block.leading()
    desk, given = at_desk(stage)
    number, card = list(numbered(stage.scene()).items())[10]
    for digit in str(number):
        assert not given
        desk.act(draw_text(stage.scene(), desk.look, 100, 30).keys[digit])
    assert [values["card"] for values in given] == [card]


def test_after_the_first_digit_the_window_shows_what_can_still_be_meant() -> None:
    stage = block.leading()
    desk, given = at_desk(stage)
    whole = compose(stage.scene(), desk.look, (1280, 720), roughly)
    desk.act(whole.keyed("1"))
    half = compose(stage.scene(), desk.look, (1280, 720), roughly)
    plays = [
        [touch for touch in picture.touches if isinstance(touch.action, Give)]
        for picture in (whole, half)
    ]
    assert len(plays[0]) == len(numbered(stage.scene()))
    assert len(plays[1]) == 9
    desk.act(half.keyed("9"))
    assert [values["card"] for values in given] == [numbered(stage.scene())[19]]


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


@pytest.mark.parametrize(
    "reason",
    [
        "too-late", "lead-due", "not-just-played", "already-blocked", "no-block-left",
        "ruling-pending", "no-hand", "counting", "game-over", "unused-input", "late-arrival",
    ],
)  # fmt: skip
def test_a_seat_whose_press_is_refused_is_told_why(reason: str) -> None:
    fields = {"reason": reason, "event": "press", "seat": 2, "input": "red"}
    said = face_of("block", ("Ada", "Ben", "Cy")).said(Verdict(1, 0, "refused", fields))
    assert said[2].text
    assert "refused" not in said[2].text
