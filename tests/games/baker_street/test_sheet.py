"""Where the sheet was read wrong: every point by its rule, entered early and late."""

import pytest

from tests.games.baker_street.table import BakerTable, game

SECOND = 1_000_000


def a_round_later(scene: BakerTable, *, ends: bool = True) -> BakerTable:
    """Seat 1 has ended its turn, and has it again."""
    return (scene.done(1) if ends else scene).pass_turn(2, 3)


# Moving in entitles (BS-13)


def test_BS_13_moving_in_entitles_whatever_was_read_before_in_this_turn() -> None:
    scene = a_round_later(game().go(1, "bank")).read(1)
    scene.go(1, "pub").finds("left", "arrived", "clue-ready").read(1).finds("clue-closed")
    assert [v["location"] for v in scene.so_far().only("clue-started")] == ["bank", "pub"]


def test_BS_13_a_look_by_button_and_a_look_entered_late() -> None:
    scene = a_round_later(game().go(1, "bank")).push(1, "white").push(1, "white", after=40)
    scene.go(1, "pub").push(1, "white").finds("clue-started")


def test_BS_13_every_place_of_a_turn_has_its_own_look() -> None:
    scene = a_round_later(game().go(1, "carriage_depot")).read(1)
    scene.cab(1, "hotel").finds("left", "cab", "arrived", "clue-ready").read(1)
    scene.finds("clue-closed").entry("clue-open", 1).refused("look-used")


def test_BS_16_the_same_clue_is_not_read_twice_in_a_visit() -> None:
    scene = a_round_later(game().go(1, "bank").read(1))
    scene.entry("clue-open", 1).refused("look-used").undone()
    scene.entry("stay", 1).entry("clue-open", 1).refused("look-used")


# The Carriage Depot (BS-28, BS-29)


def test_BS_28_on_a_later_turn_a_look_at_the_depot_and_then_the_cab() -> None:
    scene = a_round_later(game().go(1, "carriage_depot")).read(1)
    scene.cab(1, "park").finds("left", "cab", "arrived", "clue-ready").read(1)


def test_BS_28_the_cab_is_offered_after_that_look() -> None:
    scene = a_round_later(game().go(1, "carriage_depot")).read(1)
    assert "cab" in {prompt.name for prompt in scene.offered() if prompt.by == 1}


def test_BS_29_on_the_turn_of_entering_it_is_the_clue_or_the_cab() -> None:
    scene = game().go(1, "carriage_depot").read(1).cab(1, "park").refused("look-this-turn").undone()
    assert "cab" not in {prompt.name for prompt in scene.offered()}
    game().go(1, "carriage_depot").cab(1, "park").read(1).finds("clue-closed")


def test_BS_29_told_with_the_move_it_is_a_look_as_any() -> None:
    scene = game().go(1, "carriage_depot", read=True).entry("clue-close", 1)
    scene.cab(1, "park").refused("look-this-turn")


# A seal keeps other players out (BS-20, BS-24)


def test_BS_24_the_owner_of_a_seal_enters_freely_and_it_stays() -> None:
    scene = a_round_later(game().at(1, "bank").go(1, "street", seal=True), ends=False)
    scene.go(1, "bank").finds("arrived", "clue-ready")
    assert scene.state()["seals"] == [{"location": "bank", "entrance": "a"}]
    assert scene.state()["held"][0]["skeleton_key"]
    scene.done(1).go(2, "bank").refused("sealed")


def test_BS_24_the_owner_leaves_freely_too_and_seals_no_door_twice() -> None:
    scene = a_round_later(game().at(1, "bank").go(1, "street", seal=True), ends=False)
    scene = a_round_later(scene.go(1, "bank")).say("card", seat=1, card="scotland_yard", holds=True)
    scene.roll(1).move(1, "pub", seal=True).refused("already-sealed").undone()
    scene.move(1, "pub").finds("left", "arrived", "clue-ready")


def test_BS_24_by_cab_as_on_foot() -> None:
    scene = game().at(1, "carriage_depot").at(2, "carriage_depot")
    scene.say("seal", location="bank", entrance="a", sealed=True, seat=1)
    scene.cab(1, "bank").finds("left", "cab", "arrived", "clue-ready").done(1)
    scene.cab(2, "bank").refused("sealed")


def test_BS_24_a_seal_that_the_dealer_lays_for_nobody_keeps_everybody_out() -> None:
    game().sealed("bank").go(1, "bank").refused("sealed")


def test_BS_25_a_key_is_for_what_another_player_has_sealed() -> None:
    scene = a_round_later(game().at(1, "bank").go(1, "street", seal=True), ends=False)
    scene.go(1, "bank", key=True).refused("own-seal").undone()
    scene.undone().entry("stay", 1)
    scene.go(2, "bank", key=True).finds("left", "unsealed", "arrived", "clue-ready")


def test_BS_24_one_door_ones_own_the_other_somebody_elses() -> None:
    scene = game().say("seal", location="park", entrance="a", sealed=True, seat=1)
    scene.say("seal", location="park", entrance="b", sealed=True, seat=2).roll(1)
    scene.move(1, "park", entrance="b").refused("sealed").undone()
    scene.move(1, "park", entrance="a").finds("left", "arrived", "clue-ready")
    scene.done(1).roll(2).move(2, "park", entrance="a").refused("sealed").undone()
    scene.move(2, "park", entrance="b").finds("left", "arrived", "clue-ready")


def test_BS_24_what_the_owner_may_do_is_offered() -> None:
    scene = game().say("seal", location="bank", entrance="a", sealed=True, seat=1).roll(1)
    ways = [prompt for prompt in scene.offered() if prompt.name == "move"]
    assert any("bank" in p.choices["to"] and "key" not in p.fixed for p in ways)
    assert not any("bank" in p.choices["to"] and "key" in p.fixed for p in ways)


# Two presses of white (BS-16)


@pytest.mark.parametrize("after", [0.05, 0.3, 0.999])
def test_BS_16_a_closing_within_a_second_is_no_closing(after: float) -> None:
    scene = game().go(1, "bank").push(1, "white").push(1, "white", after=after)
    scene.refused("just-opened", spoken=False)
    assert scene.state()["phase"] == "reading"
    scene.push(1, "white", after=12).finds("clue-closed")
    assert scene.latest()[0]["used_us"] == round((after + 12) * SECOND)


def test_BS_16_however_it_is_entered() -> None:
    scene = game().go(1, "bank").push(1, "white")
    scene.now -= 0.5
    scene.entry("clue-close", 1).refused("just-opened", spoken=False)
    scene.entry("clue-close", 1).finds("clue-closed")


def test_BS_16_three_presses_in_a_row_leave_the_booklet_up() -> None:
    scene = game().go(1, "bank").push(1, "white")
    for _ in range(3):
        scene.push(1, "white", after=0.05).refused("just-opened", spoken=False)
    scene.judged(end=scene.now + 40).one("clue-time-up")


def test_BS_16_after_a_second_it_is_down_for_good() -> None:
    scene = game().go(1, "bank").push(1, "white").push(1, "white").finds("clue-closed")
    scene.push(1, "white").refused("look-used")


# The checklist (BS-36)


def test_BS_36_every_place_that_was_entered_is_ticked_off_once() -> None:
    scene = a_round_later(game().go(1, "bank"))
    scene = a_round_later(scene.go(1, "street"), ends=False).go(1, "bank")
    assert scene.state()["visited"] == [["bank"], [], []]
    scene.done(1).go(2, "carriage_depot").cab(2, "pub")
    assert scene.state()["visited"] == [["bank"], ["carriage_depot", "pub"], []]


def test_BS_36_home_and_the_street_are_not_on_the_list() -> None:
    assert (
        a_round_later(game().go(1, "street"), ends=False).go(1, "221b").state()["visited"][0] == []
    )


def test_BS_36_what_is_taken_back_is_not_ticked_off() -> None:
    assert game().go(1, "bank").overturn_last("arrived").state()["visited"][0] == []


def test_BS_36_where_the_dealer_puts_a_token_it_has_been() -> None:
    assert game().at(2, "pub").state()["visited"][1] == ["pub"]


# `end` says what is wanted (BS-37)


def test_BS_37_end_between_roll_and_move_asks_for_the_move() -> None:
    game().roll(1).done(1).refused("not-moved").undone().push(1, "blue").refused("not-moved")
    game().push(1, "red").done(1).refused("not-moved")
    game().done(1).refused("not-rolled")
