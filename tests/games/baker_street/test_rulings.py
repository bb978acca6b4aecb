"""The dealer lifts, corrects and takes back; and what he cannot."""

import pytest

from tests.games.baker_street.table import game


def test_a_lift_is_good_for_once() -> None:
    scene = game().at(1, "bank").read(1).entry("clue-open", 1).refused("look-used").lift_last()
    assert scene.so_far().only("ruled")[-1]["result"] == "look-used"
    scene.say("lift", of=scene.so_far().only("refused")[-1]["n"]).refused("nothing-to-rule")
    scene.undone().read(1).finds("clue-closed").entry("clue-open", 1).refused("look-used")


def test_a_lift_does_not_outlive_its_turn() -> None:
    scene = game().go(1, "bank").read(1).push(1, "white").refused("look-used")
    scene.done(1).lift_last().refused("nothing-to-rule")
    scene = game().go(1, "bank").read(1).push(1, "white").lift_last().done(1).pass_turn(2, 3)
    scene.push(1, "white").refused("look-used")


def test_a_look_lifted_lets_a_cab_go() -> None:
    scene = game().go(1, "carriage_depot").read(1).cab(1, "pub").refused("look-this-turn")
    scene.lift_last().cab(1, "pub").finds("left", "cab", "arrived", "clue-ready")


def test_a_look_lifted_lets_one_cab_go_and_no_second() -> None:
    scene = game().go(1, "carriage_depot").read(1).cab(1, "pub").refused("look-this-turn")
    scene.lift_last().cab(1, "pub").at(1, "carriage_depot").read(1)
    scene.cab(1, "bank").refused("look-this-turn")


def test_only_what_we_decided_ourselves_is_lifted() -> None:
    game().sealed("bank").go(1, "bank").refused("sealed").lift_last().refused("nothing-to-rule")
    scene = game().announce(1).result(1, True).roll(1).refused("game-over")
    scene.lift_last().refused("nothing-to-rule")


def test_once_it_is_won_nothing_is_offered_to_be_lifted() -> None:
    scene = game().at(1, "bank").read(1).push(1, "white").at(1, "221b").announce(1)
    assert "lift" in [prompt.name for prompt in scene.offered()]
    scene.result(1, True)
    assert "lift" not in [prompt.name for prompt in scene.offered()]


def test_an_early_end_is_taken_back() -> None:
    scene = game().go(1, "bank").push(1, "blue").finds("turn").overturn_last("turn")
    scene.finds("overturned")
    assert (scene.state()["turn"], scene.state()["phase"]) == (1, "arrived")
    scene.read(1).finds("clue-closed")


def test_a_move_is_taken_back_with_what_followed() -> None:
    scene = game().at(1, "bank").go(1, "street", seal=True)
    arrived = scene.so_far().one("arrived")
    scene.say("overturn", of=arrived["n"])
    assert len(scene.so_far().only("overturned")) == 5
    assert scene.state()["tokens"][0] == "bank"
    assert scene.state()["seals"] == []
    scene.move(1, "docks").finds("left", "arrived", "clue-ready")


def test_the_next_roll_makes_the_turn_before_final() -> None:
    scene = game().go(1, "bank")
    arrived = scene.so_far().one("arrived")["n"]
    scene.done(1).roll(2).say("overturn", of=arrived).refused("nothing-to-overturn").undone()
    scene.overturn_last("rolled").finds("overturned")
    assert scene.state()["phase"] == "turn"


def test_a_whole_round_without_a_roll_is_final_too() -> None:
    scene = game().at(1, "carriage_depot").cab(1, "bank")
    arrived = scene.so_far().one("arrived")["n"]
    scene.done(1).pass_turn(2, 3, 1).pass_turn(2)
    scene.say("overturn", of=arrived).refused("nothing-to-overturn")


def test_a_solution_of_long_ago_is_not_disputed() -> None:
    scene = game().fail(1).pass_turn(2, 3, 2, 3).say("solution", seat=1, correct=True)
    scene.refused("nothing-to-rule")


def test_a_look_that_began_by_mistake() -> None:
    scene = game().go(1, "bank").push(1, "white")
    scene.now += 22
    scene.overturn_last("clue-warning")
    assert scene.state()["looks"][0] == "ready"
    judged = scene.judged(end=scene.now + 60)
    assert len(judged.only("clue-warning")) == 1
    judged.none("clue-time-up")


def test_the_wrong_case_is_taken_back() -> None:
    scene = game().overturn_last("case-open")
    assert scene.state()["phase"] == "case"
    assert scene.case(2).state()["case"]["number"] == 2


def test_a_lift_and_an_overturn_keep_their_numbers() -> None:
    scene = game().at(1, "carriage_depot").cab(1, "221b").lift_last().cab(1, "221b")
    scene.overturn_last("arrived").cab(1, "221b").finds("left", "cab", "arrived")


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"location": "airport", "entrance": "a", "sealed": True}, "unknown-location"),
        ({"location": "bank", "entrance": "b", "sealed": True}, "bad-entrance"),
        ({"location": "bank", "entrance": "a", "sealed": False}, "nothing-to-rule"),
        ({"location": "221b", "entrance": "a", "sealed": True}, "not-sealable"),
    ],
)
def test_seals_that_cannot_be(fields: dict[str, object], reason: str) -> None:
    game().say("seal", **fields).refused(reason)


def test_hands_and_places_that_cannot_be() -> None:
    game().without(1, "skeleton_key").without(1, "skeleton_key").refused("nothing-to-rule")
    game().fail(1).without(1, "skeleton_key").refused("seat-out")
    game().fail(1).at(1, "bank").refused("seat-out")
    game().at(1, "airport").refused("unknown-location")
    game().say("look", seat=1, used=True).refused("no-clue-here")
    scene = game()
    for place in ("bank", "docks", "pub", "hotel", "park"):
        scene.sealed(place)
    scene.sealed("museum").refused("pile-empty").undone()
    scene.without(1, "scotland_yard").sealed("museum")
    scene.say("card", seat=1, card="scotland_yard", holds=True).refused("pile-empty")


def test_nothing_is_put_right_before_there_is_a_case() -> None:
    scene = game()
    scene.lines[1:] = []
    scene.at(1, "bank").refused("nothing-to-rule")


def test_a_correction_counts_as_going_there() -> None:
    scene = game().without(1, "skeleton_key").go(1, "street").at(1, "locksmith")
    scene.entry("take", 1, card="skeleton_key").finds("took")
    scene = game().without(1, "skeleton_key").go(1, "locksmith").at(1, "street")
    scene.entry("take", 1, card="skeleton_key").refused("wrong-place")


def test_a_correction_of_somebody_else_changes_nothing_about_a_turn() -> None:
    scene = game().without(1, "skeleton_key").go(1, "locksmith").at(2, "bank").at(2, "street")
    scene.entry("take", 1, card="skeleton_key").finds("took")


def test_a_look_that_the_dealer_saw_is_a_look_of_this_turn() -> None:
    scene = game().go(1, "carriage_depot").say("look", seat=1, used=True)
    scene.cab(1, "pub").refused("look-this-turn")


def test_a_look_taken_back_leaves_the_turns_look_free() -> None:
    scene = game().go(1, "bank").read(1).overturn_last("clue-started")
    assert scene.state()["looks"][0] == "ready"
    scene.read(1).finds("clue-closed")


def test_a_lifted_cab_leads_to_a_place_with_a_look_of_its_own() -> None:
    scene = game().go(1, "carriage_depot").read(1).cab(1, "pub").lift_last().cab(1, "pub")
    scene.read(1).finds("clue-closed")
