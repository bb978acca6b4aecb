"""Sorry! as the display tells it: what to do next, who may be chosen, what cannot be told."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from companion.core.referee.game import Prompt
from companion.core.referee.verdicts import Verdict
from companion.drawing.pointing import Point
from companion.kit.face import Board
from companion.outputs.display.actions import Digit
from companion.outputs.display.desk import Desk
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens import draw_text
from companion.outputs.display.stage import Stage
from tests.support.kits import face_of
from tests.support.sorry_scenes import (
    NAMES,
    at_rest,
    choosing,
    doubled,
    named,
    splitting,
    too_close,
    won,
)
from tests.support.sorry_table import (
    SorryTable,
    for_points,
    game,
    partners,
    undecided,
    virtual,
    virtual_hand,
)

ANSWER = "white accepts, blue drops"


class Table:
    """Somebody at the screen, and what he entered."""

    def __init__(self, stage: Stage) -> None:
        self.given: list[Mapping[str, Any]] = []
        self.desk = Desk(stage, self._enter)

    def _enter(self, prompt: Prompt, values: Mapping[str, Any]) -> None:
        self.given.append({"entry": prompt.name, **values})

    def tap(self, *places: str) -> list[Mapping[str, Any]]:
        for place in places:
            self.desk.act(Point(place))
        return self.given

    def type(self, *digits: str) -> list[Mapping[str, Any]]:
        for digit in digits:
            self.desk.act(Digit(digit))
        return self.given


def scene_of(table: SorryTable) -> Scene:
    return at_rest(named(table)).scene()


def board_of(scene: Scene) -> Board:
    assert scene.board is not None
    return scene.board


def test_a_target_that_only_one_move_reaches_is_that_move() -> None:
    assert Table(at_rest(choosing())).tap("30") == [{"entry": "move", "seat": 1, "move": 4}]


def test_a_man_with_two_moves_waits_until_his_target_is_touched() -> None:
    table = Table(at_rest(choosing()))
    assert table.tap("6") == []
    assert table.desk.look.numbers(table.desk.stage.scene()) == (1, 2)
    assert table.tap("16") == [{"entry": "move", "seat": 1, "move": 2}]


def test_a_man_with_one_move_is_that_move() -> None:
    assert Table(at_rest(choosing())).tap("red:S2") == [{"entry": "move", "seat": 1, "move": 5}]


def test_a_shared_seven_is_chosen_by_touching_both_men() -> None:
    stage = at_rest(splitting())
    listed = {a.label: a.number for a in stage.scene().answers}
    given = Table(stage).tap("20", "23", "6")
    assert given == [{"entry": "move", "seat": 1, "move": listed["R 6 \u2192 10, R 20 \u2192 23"]}]


def test_a_number_of_two_digits_is_typed_and_a_short_one_ends_with_return() -> None:
    stage = at_rest(splitting())
    assert len(stage.scene().answers) > 30
    assert Table(stage).type("2", "3")[0]["move"] == 23
    assert Table(stage).type("2") == []
    assert Table(stage).type("2", "")[0]["move"] == 2


def test_one_digit_is_enough_where_there_are_few_moves() -> None:
    assert Table(at_rest(choosing())).type("3")[0]["move"] == 3


def test_keys_of_the_terminal_choose_a_move() -> None:
    few = draw_text(at_rest(choosing()).scene(), Table(at_rest(choosing())).desk.look)
    assert few.keys["4"].values["move"] == 4  # type: ignore[union-attr]
    stage = at_rest(splitting())
    table = Table(stage)
    for key in ("2", "3"):
        table.desk.act(draw_text(stage.scene(), table.desk.look).keys[key])
    assert [given["move"] for given in table.given] == [23]


@pytest.mark.parametrize(
    ("table", "word", "todo"),
    [
        (SorryTable(4).shuffle(), "Draw for the lead", ["draw for the lead"] * 4),
        (
            SorryTable(4).shuffle().lead("3", "12", "5", "4"),
            "Choose a colour",
            ["", "choose a colour", "", ""],
        ),
        (game(red=[4]), "Ada: draw a card", ["turn up a card", "", "", ""]),
        (choosing(), "Ada: choose a move", ["blue: next move   white: done", "", "", ""]),
        (
            game(red=[4]).turn_up(1, "3"),
            "Ada: make the move",
            ["move; then white, or the next card", "turn up a card", "", ""],
        ),
        (
            game(red=[58], blue=[40]).turn_up(1, "11"),
            "Ada: make the move, or decline",
            ["white: done, or decline", "", "", ""],
        ),
        (for_points(red=[4]), "Ada: play a card", ["play a card", "", "", ""]),
        (
            for_points(red=[4]).play(1, "3", "4-7"),
            "Ada: take a card",
            ["touch the pack", "", "", ""],
        ),
        (doubled(), "Accept or drop?", [ANSWER, "", ANSWER, ANSWER]),
        (virtual([*("12",) * 4, *("3",) * 40]), "Shuffle and deal", ["", ""]),
    ],
)
def test_everybody_is_told_what_to_do_next(table: SorryTable, word: str, todo: list[str]) -> None:
    scene = scene_of(table)
    assert scene.word.text == word
    assert [*board_of(scene).todo] == todo


def test_a_picked_move_is_asked_for_by_its_number() -> None:
    table = choosing()
    scene = scene_of(table.press(1, "blue", table.now + 1))
    assert scene.word.text == "Ada: move 1?"


def test_partners_are_named_beside_each_other() -> None:
    scene = scene_of(partners(red=[4]))
    assert board_of(scene).notes == ("with Cy", "with Dot", "with Ada", "with Ben")


def test_points_hands_and_the_stake_are_shown() -> None:
    table = doubled()
    for seat, answer in ((1, "accept"), (3, "accept"), (4, "drop")):
        table.entry("answer", seat, answer=answer)
    scene = scene_of(table)
    figures = {figure.label: figure.value for figure in scene.seats[1].figures}
    assert figures == {"home": 1, "hand": 5, "points": 0}
    assert board_of(scene).notes[3] == "dropped out"
    assert [(f.label, f.value) for f in scene.centre][-1] == ("counts times", 2)


def test_no_hand_is_ever_shown_to_everybody() -> None:
    stage = at_rest(named(virtual_hand("3", "5", "8", "12", "1"), NAMES[:2]))
    scene = stage.scene()
    assert not any(" holds " in entry.text for entry in scene.history)
    offered = [a.label for a in scene.answers if a.prompt.name == "card"]
    assert offered == ["1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "SORRY!"]
    assert board_of(scene).todo == ("play a card", "")
    assert not any("hand" in entry.text and "12" in entry.text for entry in scene.history)


def test_a_won_game_shows_its_points_and_a_reshuffle_does_not() -> None:
    scene = scene_of(won())
    assert scene.between
    assert scene.sheet.winner == "Ada"
    assert [row.total for row in scene.sheet.rows] == [75, 0, 0, 5]
    assert not scene_of(game(red=[4])).between


def test_games_are_counted_where_there_are_no_points() -> None:
    home: list[int | str] = ["home"] * 3
    scene = scene_of(partners(red=["home", *home], yellow=[*home, "S5"])
                     .turn_up(1, "1").commit(1, "S5-home"))  # fmt: skip
    assert scene.sheet.winner == "Ada and Cy"
    assert [row.total for row in scene.sheet.rows] == [2, 0, 2, 0]
    assert scene.word.text == "Ada and Cy win"


def test_a_move_taken_back_takes_back_what_came_after_it() -> None:
    table = game(red=[4], blue=[19]).play(1, "3", "4-7")
    moved = next(v["n"] for v in table.so_far() if v["verdict"] == "moved")
    table.turn_up(2, "5").say("overturn", of=moved)
    scene = scene_of(table)
    after = [entry for entry in scene.history if entry.n >= moved]
    ruled = next(index for index, entry in enumerate(after) if not entry.taken_back)
    assert ruled > 3
    assert "back" in after[ruled].text
    assert not any(entry.taken_back for entry in after[ruled:])
    assert board_of(scene).motion is None


def test_too_close_is_shown_as_it_was_measured() -> None:
    stage = at_rest(too_close())
    scene = stage.scene()
    assert scene.question == "Was it doubled before the winning move?"
    assert scene.photo is not None
    assert [(lane.name, lane.marks[0].t) for lane in scene.photo.lanes] == [
        ("Ada, move", 0), ("Dot, double", 300),
    ]  # fmt: skip
    assert (scene.photo.margin, scene.photo.doubt, scene.photo.winner) == (300, 800, None)
    assert [answer.label for answer in scene.answers] == [
        "Yes: the double stands",
        "No: the game is won",
    ]


def test_two_calls_and_an_early_draw_have_their_strips() -> None:
    calls = for_points(red=[4])
    at = calls.now + 1
    calls.press(2, "red", at).press(3, "red", at + 0.0005)
    photo = scene_of(calls).photo
    assert photo is not None
    assert [lane.name for lane in photo.lanes] == ["Ben, double", "Cy, double"]
    draws = undecided()
    at = draws.now + 1
    draws.press(2, "pile", at).press(1, "white", at + 0.0007)
    photo = scene_of(draws).photo
    assert photo is not None
    assert [lane.name for lane in photo.lanes] == ["Ben, draw", "Ada, move"]
    assert photo.overlap is not None


def test_a_clear_win_over_a_late_call_can_be_looked_at() -> None:
    home: list[int | str] = ["home", "home", "home"]
    table = for_points(red=[*home, "S5"], blue=[24]).turn_up(1, "1")
    at = table.now + 1
    stage = at_rest(named(table.press(1, "white", at).press(4, "red", at + 0.002)))
    n = next(entry.n for entry in stage.scene().history if "wins" in entry.text)
    photo = stage.photo(n)
    assert photo is not None
    assert (photo.winner, photo.margin) == (1, 2_000)


def test_the_answer_takes_the_strip_off_the_table() -> None:
    table = too_close()
    assert scene_of(table.say("win-stands")).photo is None


def test_a_board_repaired_is_a_board_at_rest() -> None:
    table = game(red=[4], blue=[19]).play(1, "3", "4-7")
    moving = board_of(scene_of(table)).motion
    assert moving is not None
    again = board_of(scene_of(table.men(red=[4], blue=[], yellow=[], green=[])))
    assert again.motion is None
    assert replace(again) == again  # type: ignore[type-var]


def test_a_card_that_was_turned_up_is_entered_with_its_own_digit() -> None:
    stage = at_rest(named(game(red=[4])))
    keys = draw_text(stage.scene(), Table(stage).desk.look).keys
    assert [keys[key].values["card"] for key in "127"] == ["1", "2", "7"]  # type: ignore[union-attr]
    others = [keys[key].values["card"] for key in "0-=."]  # type: ignore[union-attr]
    assert others == ["10", "11", "12", "SORRY"]
    assert "6" not in keys


@pytest.mark.parametrize(
    "reason",
    [
        "play-not-complete", "refill-due", "not-your-turn", "choose-first", "card-due", "card-open",
        "deal-due", "call-pending", "ruling-pending", "already-answered", "dropped-out",
        "game-over", "not-in-mode", "unused-input", "late-arrival",
    ],
)  # fmt: skip
def test_a_seat_whose_press_is_refused_is_told_why(reason: str) -> None:
    fields = {"reason": reason, "event": "press", "seat": 2, "input": "pile"}
    said = face_of("sorry", ("Ada", "Ben")).said(Verdict(1, 0, "refused", fields))
    assert said[2].text
