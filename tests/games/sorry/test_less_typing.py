"""What is obvious follows by itself and is said: SD-20 and SD-46 of docs/rules/sorry.md."""

from typing import Any

import pytest

from tests.support.sorry_table import (
    SorryTable,
    for_points,
    full_pack,
    game,
    partners,
    stacked,
    undecided,
    virtual,
    virtual_hand,
)
from tests.support.table import Judged

HOME3: list[int | str] = ["home", "home", "home"]
FOLLOWS: dict[str, Any] = {"next_card": "follows"}


def touch(scene: SorryTable, seat: int) -> SorryTable:
    return scene.press(seat, "pile", scene.now + 1)


def white(scene: SorryTable, seat: int) -> SorryTable:
    return scene.press(seat, "white", scene.now + 1)


def implied(judged: Judged) -> list[int]:
    """Whose moves were made without being confirmed."""
    return [moved["seat"] for moved in judged.only("moved") if moved.get("implied")]


def test_SD_20_the_next_players_touch_makes_a_forced_move() -> None:
    judged = touch(game(red=[20]).turn_up(1, "5"), 2).so_far()
    assert judged.kinds()[-2:] == ["moved", "turn"]
    assert implied(judged) == [1]
    assert judged.state["men"]["red"][-1] == 25
    assert (judged.state["turn"], judged.state["phase"]) == (2, "draw")


def test_SD_20_the_next_players_card_makes_a_forced_move() -> None:
    judged = game(red=[20], blue=[40]).turn_up(1, "5").turn_up(2, "3").so_far()
    assert judged.kinds()[-4:] == ["moved", "turn", "drawn", "moves"]
    assert implied(judged) == [1]


def test_SD_20_the_next_players_virtual_draw_makes_a_forced_move() -> None:
    for draw in (touch, lambda scene, seat: scene.entry("draw", seat)):
        scene = virtual(stacked("1", "5")).entry("draw", 1)
        judged = draw(scene, 2).so_far()
        assert judged.kinds()[-5:] == ["moved", "turn", "drawn", "forfeit", "turn"]
        assert implied(judged) == [1]


def test_SD_20_after_a_two_it_is_the_same_players_draw() -> None:
    scene = virtual(stacked("2", "5")).entry("draw", 1)
    early = SorryTable(2)
    early.lines, early.now = scene.lines.copy(), scene.now
    early.entry("draw", 2).refused("play-not-complete")
    judged = touch(scene, 1).so_far()
    assert judged.kinds()[-4:] == ["moved", "extra-draw", "drawn", "moves"]
    assert judged.state["card"] == "5"


def test_SD_20_refilling_the_hand_makes_a_forced_move() -> None:
    scene = touch(for_points(red=[20, "S5", "home", "home"]).turn_up(1, "3"), 1)
    judged = scene.so_far()
    assert judged.kinds()[-3:] == ["moved", "refilled", "turn"]
    assert implied(judged) == [1]


def test_SD_20_no_move_is_made_while_a_double_is_answered() -> None:
    scene = for_points(red=[20, "S5", "home", "home"]).turn_up(1, "3").entry("double", 2)
    judged = touch(scene, 1).so_far()
    judged.none("moved")
    assert judged.state["phase"] == "call"


def test_SD_20_only_the_one_whose_card_is_next_makes_it() -> None:
    game(red=[20]).turn_up(1, "5").turn_up(3, "5").refused("not-your-turn")
    game(red=[20]).turn_up(1, "5").turn_up(1, "5").refused("card-open")


def test_SD_20_a_card_that_cannot_be_makes_nothing() -> None:
    game(red=[20]).turn_up(1, "5").turn_up(2, "6").refused("no-such-card")


def test_SD_20_a_choice_is_never_made_for_anybody() -> None:
    undecided().turn_up(2, "5").refused("play-not-complete")
    game(red=[58], blue=[40]).turn_up(1, "11").turn_up(2, "5").refused("play-not-complete")


def test_SD_20_partners_have_a_forced_move_only_if_neither_can_choose() -> None:
    both = partners(red=[20], yellow=[40]).turn_up(1, "5")
    both.turn_up(2, "5").refused("play-not-complete")
    judged = partners(yellow=[40]).turn_up(1, "5").turn_up(2, "3").so_far()
    assert implied(judged) == [1]


def test_SD_20_a_move_that_wins_is_confirmed_by_the_winner() -> None:
    scene = game(red=[*HOME3, "S5"]).turn_up(1, "1").turn_up(2, "5").refused("play-not-complete")
    white(scene, 1).so_far().one("won")


@pytest.mark.parametrize("gap", [-0.0007, 0.0007])
def test_SD_39_nobody_is_asked_what_came_first_if_it_makes_no_difference(gap: float) -> None:
    scene = virtual(stacked("1", "5")).entry("draw", 1)
    at = scene.now + 1
    judged = scene.press(1, "white", at).press(2, "pile", at + gap).so_far()
    judged.none("doubt")
    judged.none("refused")
    assert [drawn["card"] for drawn in judged.only("drawn")[-2:]] == ["1", "5"]
    assert len(judged.only("moved")) == 1


def test_SD_20_a_late_confirmation_is_no_mistake() -> None:
    scene = white(game(red=[20], blue=[40]).turn_up(1, "5").turn_up(2, "3"), 1)
    judged = scene.so_far()
    judged.none("refused")
    assert judged.state["turn"] == 2
    white(scene, 3).refused("not-your-turn")
    scene = scene.commit(2, "40-43").turn_up(3, "5").turn_up(4, "5").turn_up(1, "3")
    assert white(scene, 1).so_far().only("moved")[-1]["seat"] == 1


def test_SD_20_a_late_confirmation_is_none_of_the_next_card() -> None:
    scene = for_points(red=[20, "S5", "home", "home"]).turn_up(1, "3")
    white(touch(scene, 1), 1).so_far().none("refused")
    for seat in (2, 3, 4):
        touch(scene.play(seat, "1", f"start-{15 * seat - 11}"), seat)
    scene.turn_up(1, "10")
    assert scene.so_far().state["phase"] == "move"
    white(scene, 1).refused("choose-first")


def test_SD_20_taking_it_back_opens_the_move_again() -> None:
    scene = game(red=[20], blue=[40]).turn_up(1, "5").turn_up(2, "3")
    for kind in ("moved", "drawn"):
        again = SorryTable(4)
        again.lines, again.now = scene.lines.copy(), scene.now
        target = again.so_far().only(kind)[-1]
        judged = again.overturn(target, again.now + 1).so_far()
        assert (judged.state["turn"], judged.state["phase"]) == (1, "move")
        assert judged.state["men"]["red"][-1] == 20
        assert again.entry("move", 1, move=1).so_far().state["turn"] == 2


def test_SD_20_the_shuffle_makes_the_forced_move_of_the_last_card() -> None:
    order = [*(card for card in full_pack() if card not in ("1", "2")), *"22221111"]
    scene = virtual(order)
    for number in range(36):
        scene.entry("draw", 1 + number % 2)
    for _ in range(7):
        seat = scene.so_far().state["turn"]
        scene.entry("draw", seat).entry("move", seat, move=1)
    scene.men(red=[], yellow=[]).entry("draw", scene.so_far().state["turn"])
    state = scene.so_far().state
    assert (state["phase"], state["card"], state["left"]) == ("move", "1", 0)
    mover = state["turn"]
    scene.entry("draw", 3 - mover).refused("play-not-complete")
    assert ("deal", "dealer") in [(prompt.event, prompt.by) for prompt in scene.offered()]
    scene.lines.pop()
    judged = scene.shuffle(full_pack()).so_far()
    assert judged.kinds()[-4:] == ["moved", "reshuffle", "turn", "dealt"]
    assert implied(judged) == [mover]


def test_SD_20_the_next_draw_is_offered_beside_the_forced_move() -> None:
    offered = game(red=[20]).turn_up(1, "5").offered()
    assert [(p.name, p.by) for p in offered][:2] == [("move", 1), ("card", 2)]
    offered = virtual(stacked("2")).entry("draw", 1).offered()
    assert [(p.name, p.by) for p in offered][:2] == [("move", 1), ("draw", 1)]
    assert [p.name for p in undecided().offered()] == ["move", "board"]


def test_SD_46_confirming_turns_up_the_next_card() -> None:
    scene = virtual(stacked("1", "5", "3"), **FOLLOWS).entry("draw", 1)
    judged = scene.entry("move", 1, move=1).so_far()
    assert judged.kinds()[-5:] == ["moved", "turn", "drawn", "forfeit", "turn"]
    assert judged.only("drawn")[-1]["seat"] == 2
    assert judged.state["phase"] == "draw", "after a forfeit somebody touches the pack"


def test_SD_46_declining_turns_up_the_next_card() -> None:
    scene = virtual(stacked("11", "3"), **FOLLOWS).men(red=[58], yellow=[40]).entry("draw", 1)
    judged = scene.entry("pass", 1).so_far()
    assert judged.kinds()[-4:] == ["passed", "turn", "drawn", "moves"]


def test_SD_46_the_extra_card_follows_too() -> None:
    scene = white(virtual(stacked("2", "5"), **FOLLOWS).entry("draw", 1), 1)
    assert scene.so_far().kinds()[-4:] == ["moved", "extra-draw", "drawn", "moves"]


def test_SD_46_reaching_for_a_card_that_has_turned_up_is_no_mistake() -> None:
    scene = virtual(stacked("1", "3", "5"), **FOLLOWS).men(red=[], yellow=[40, 50])
    scene.entry("draw", 1).entry("move", 1, move=1)
    touch(scene, 2).so_far().none("refused")
    touch(scene, 2).refused("card-open")


def test_SD_46_nothing_is_in_doubt_with_a_card_that_follows() -> None:
    scene = virtual(stacked("1", "3", "5"), **FOLLOWS).men(red=[20], yellow=[40])
    scene.entry("draw", 1).press(1, "blue", scene.now + 1)
    at = scene.now + 1
    for gap in (-0.0005, 0.0005):
        both = SorryTable(2)
        both.lines, both.now = scene.lines.copy(), scene.now
        judged = both.press(1, "white", at).press(2, "pile", at + gap).so_far()
        judged.none("doubt")
        judged.none("refused")
        assert judged.state["card"] == "3"


def test_SD_46_the_hand_fills_up_by_itself() -> None:
    scene = virtual_hand("3", "5", "8", "12", "1", **FOLLOWS)
    judged = scene.entry("card", 1, card="3").entry("move", 1, move=1).so_far()
    assert judged.kinds()[-4:] == ["moved", "refilled", "hand", "turn"]
    assert judged.state["hands"] == [5, 5]
    scene = virtual_hand("3", "5", "8", "12", "12", **FOLLOWS).men(red=["S5", *HOME3], yellow=[40])
    judged = scene.entry("discard", 1, card="3").so_far()
    assert judged.kinds()[-4:] == ["discarded", "refilled", "hand", "turn"]


def test_SD_46_only_the_companions_own_cards_can_follow() -> None:
    scene = game(2, FOLLOWS, red=[20], yellow=[40]).play(1, "5", "20-25")
    assert scene.so_far().kinds()[-2:] == ["moved", "turn"]
