"""Every example of docs/rules/221b-baker-street.md, in its order: 1 to 54."""

import pytest

from companion.core.transcript.errors import TranscriptError
from tests.games.baker_street.table import FULL_HAND, BakerTable, game
from tests.support.table import Judged

SECOND = 1_000_000


def in_the_bank() -> BakerTable:
    """Seat 1 enters the Bank; what comes next comes at 58 s."""
    scene = game().go(1, "bank")
    scene.now = 57.0
    return scene


def test_example_1_all_at_home_with_a_card_of_each() -> None:
    state = BakerTable(3).judged(end=1).state
    assert state["tokens"] == ["221b"] * 3
    assert state["held"] == [FULL_HAND] * 3
    assert state["piles"] == {"scotland_yard": 5, "skeleton_key": 5}
    assert state["phase"] == "case"


@pytest.mark.parametrize("seats", [1, 7])
def test_example_2_two_to_six_players(seats: int) -> None:
    with pytest.raises(TranscriptError, match=f'"seats" is {seats};.* 2 to 6'):
        BakerTable(seats).so_far()


def test_example_3_the_lowest_unplayed_case_is_suggested() -> None:
    scene = BakerTable(3, options={"played": [1, 2]}).case(None).finds("prompt")
    prompt = scene.so_far().one("prompt")
    assert (prompt["what"], prompt["suggest"]) == ("choose-case", 3)
    assert scene.state()["phase"] == "case"


def test_example_4_no_such_case_and_no_such_items() -> None:
    BakerTable(3).case(21).refused("bad-case")
    BakerTable(3).case(1, "").refused("bad-items")
    BakerTable(3).case(1, "aba").refused("bad-items")


def test_example_5_no_roll_without_a_case() -> None:
    BakerTable(3).roll(1).refused("no-case")


def test_example_6_the_highest_roll_starts() -> None:
    scene = BakerTable(3).case().order(4, 6, 2)
    assert scene.finds("order-roll", "order", "turn").latest()[1]["first"] == 2
    assert scene.latest()[2]["seat"] == 2
    turns = scene.pass_turn(2, 3, 1).so_far().only("turn")
    assert [turn["seat"] for turn in turns] == [2, 3, 1, 2]


def test_example_7_who_ties_rolls_again() -> None:
    scene = BakerTable(3).case().order(5, 5, 3).finds("order-roll", "order-tie")
    assert scene.latest()[1]["seats"] == [1, 2]
    scene.roll(3).refused("not-your-turn").undone()
    assert scene.roll(1, 2).roll(2, 3).so_far().one("order")["first"] == 2


def test_example_8_the_companion_rolls() -> None:
    scene = game().push(1, "red").finds("roll-wanted")
    scene.entry("die", 1, value=5).finds("rolled")
    assert scene.latest()[0]["value"] == 5
    scene.entry("die", 1, value=5).refused("bad-die")
    game().entry("die", 1, value=5).refused("bad-die")


def test_example_9_a_real_die_has_six_faces() -> None:
    game().roll(1, 7).refused("bad-die")
    game().roll(1, 0).refused("bad-die")
    game().roll(2, 7).refused("not-your-turn")
    game().push(1, "red").entry("die", 2, value=7).refused("not-your-turn")


def test_example_10_roll_once_then_move() -> None:
    game().roll(1).roll(1).refused("already-rolled")
    game().move(1, "bank").refused("not-rolled")


def test_example_11_only_the_seat_on_turn() -> None:
    game().roll(2).refused("not-your-turn")
    game().push(2, "red").refused("not-your-turn", spoken=False)


def test_example_12_into_the_bank() -> None:
    scene = game().go(1, "bank").finds("left", "arrived", "clue-ready")
    assert scene.latest()[1]["location"] == "bank"
    assert scene.latest()[2]["location"] == "bank"


def test_example_13_no_clue_on_the_street() -> None:
    scene = game().go(1, "street")
    assert scene.state()["tokens"][0] == "street"
    scene.so_far().none("clue-ready")
    scene.entry("clue-open", 1).refused("no-clue-here")


def looked(judged: Judged) -> list[tuple[str, int]]:
    kinds = ("clue-started", "clue-warning", "clue-time-up", "clue-closed")
    return [(verdict["verdict"], verdict["t"] // SECOND) for verdict in judged.only(*kinds)]


def test_example_14_thirty_seconds_with_two_warnings() -> None:
    judged = in_the_bank().push(1, "white").judged(end=100)
    assert judged.one("clue-started")["deadline"] == 88 * SECOND
    assert looked(judged) == [
        ("clue-started", 58),
        ("clue-warning", 78),
        ("clue-warning", 83),
        ("clue-time-up", 88),
    ]
    assert [warning["left_s"] for warning in judged.only("clue-warning")] == [10, 5]


def test_example_15_put_down_in_time() -> None:
    judged = in_the_bank().push(1, "white").push(1, "white", after=12).judged(end=100)
    assert judged.one("clue-closed")["used_us"] == 12 * SECOND
    assert looked(judged) == [("clue-started", 58), ("clue-closed", 70)]


def test_example_16_no_second_look_in_one_visit() -> None:
    in_the_bank().push(1, "white").push(1, "white").push(1, "white").refused("look-used")


def test_example_17_doubt_favours_the_reader() -> None:
    scene = in_the_bank().push(1, "white").push(1, "white", after=30.00005, u=100)
    assert scene.so_far().one("clue-closed")["in_time"]
    late = in_the_bank().push(1, "white").push(1, "white", after=31, u=100)
    assert not late.so_far().one("clue-closed")["in_time"]
    assert late.state()["held"][0] == FULL_HAND
    assert late.push(1, "blue").state()["turn"] == 2


def test_example_18_the_turn_waits_for_the_booklet() -> None:
    scene = in_the_bank().push(1, "white").push(1, "blue", after=32).refused("booklet-open")
    scene.so_far().one("clue-time-up")
    assert scene.push(1, "white").push(1, "blue").finds("turn").state()["turn"] == 2


def test_example_19_the_end_shows_what_has_passed() -> None:
    judged = in_the_bank().push(1, "white").judged(end=90)
    due = [verdict["t"] for verdict in judged.only("clue-warning", "clue-time-up")]
    assert due == [78_000_000, 83_000_000, 88_000_000]


def test_example_20_a_new_visit_a_new_look() -> None:
    scene = game().go(1, "bank").read(1).done(1).pass_turn(2, 3)
    scene.go(1, "street").done(1).pass_turn(2, 3)
    scene.go(1, "bank").finds("arrived", "clue-ready").read(1).finds("clue-closed")


def test_example_21_not_out_and_in_again() -> None:
    scene = game().at(1, "park").roll(1).move(1, "park", exit="a", entrance="b")
    scene.refused("same-turn-reentry")


def test_example_22_which_entrance() -> None:
    game().go(1, "museum").refused("entrance-missing")
    game().go(1, "museum", entrance="c").refused("bad-entrance")


def test_example_23_a_seal_comes_from_the_hand() -> None:
    scene = game().at(1, "bank").go(1, "street", seal=True)
    scene.finds("left", "sealed", "arrived", "ended", "turn")
    sealed = scene.latest()[1]
    assert (sealed["location"], sealed["entrance"]) == ("bank", "a")
    assert sealed["piles"]["scotland_yard"] == 5
    state = scene.state()
    assert not state["held"][0]["scotland_yard"]
    assert state["seals"] == [{"location": "bank", "entrance": "a"}]


def test_example_24_never_while_somebody_is_inside() -> None:
    scene = game().at(1, "bank").at(2, "bank").go(1, "street", seal=True).refused("occupied")
    assert scene.state()["tokens"][0] == "bank"


@pytest.mark.parametrize("place", ["scotland_yard", "locksmith", "221b"])
def test_example_25_three_places_are_never_sealed(place: str) -> None:
    game().at(1, place).go(1, "street", seal=True).refused("not-sealable")


def test_example_26_a_seal_needs_a_card() -> None:
    scene = game().without(1, "scotland_yard").at(1, "docks")
    scene.go(1, "street", seal=True).refused("no-sy-card")


def test_example_27_the_other_entrance_stays_open() -> None:
    scene = game().sealed("park", "b").pass_turn(1).go(2, "park", entrance="a")
    scene.finds("left", "arrived", "clue-ready").done(2).pass_turn(3, 1).roll(2)
    scene.move(2, "street", exit="b").refused("sealed").undone()
    scene.move(2, "street", exit="a").finds("left", "arrived", "ended", "turn")


def test_example_28_a_key_opens_a_seal() -> None:
    scene = game().sealed("bank").pass_turn(1).roll(2).move(2, "bank").refused("sealed").undone()
    assert scene.state()["piles"] == {"scotland_yard": 4, "skeleton_key": 5}
    scene.move(2, "bank", key=True).finds("left", "unsealed", "arrived", "clue-ready")
    state = scene.state()
    assert state["piles"] == {"scotland_yard": 5, "skeleton_key": 6}
    assert not state["held"][1]["skeleton_key"]
    assert state["seals"] == []


def test_example_29_a_seal_keeps_others_out_but_not_its_owner() -> None:
    scene = game().at(1, "bank").go(1, "street", seal=True)
    scene.go(2, "bank").refused("sealed").undone().entry("stay", 2).done(2).pass_turn(3)
    scene.go(1, "bank").finds("arrived", "clue-ready")
    assert scene.state()["seals"] == [{"location": "bank", "entrance": "a"}]
    assert scene.state()["sealed_by"] == [{"location": "bank", "entrance": "a", "seat": 1}]


def test_example_30_no_key_for_an_open_door() -> None:
    scene = game().pass_turn(1).go(2, "bank", key=True).refused("not-sealed-there")
    assert scene.state()["held"][1]["skeleton_key"]


def test_example_31_a_key_from_the_locksmith() -> None:
    scene = game().without(2, "skeleton_key").pass_turn(1).go(2, "locksmith")
    scene.entry("take", 2, card="skeleton_key").finds("took")
    assert scene.latest()[0]["piles"]["skeleton_key"] == 5
    assert scene.state()["looks"][1] == "ready"
    scene.read(2).finds("clue-closed")


def test_example_32_one_of_each_and_each_in_its_place() -> None:
    scene = game().pass_turn(1).go(2, "scotland_yard")
    scene.entry("take", 2, card="scotland_yard").refused("holds-one").undone()
    scene.entry("take", 2, card="skeleton_key").refused("wrong-place")


def test_example_33_an_empty_pile() -> None:
    scene = game().without(1, "scotland_yard")
    for place in ("bank", "docks", "pub", "hotel", "park", "museum"):
        scene.sealed(place)
    assert scene.state()["piles"]["scotland_yard"] == 0
    scene.go(1, "scotland_yard").entry("take", 1, card="scotland_yard").refused("pile-empty")


def test_example_34_straight_on_by_cab() -> None:
    scene = game().go(1, "carriage_depot").cab(1, "hotel")
    scene.finds("left", "cab", "arrived", "clue-ready")
    assert scene.latest()[2]["location"] == scene.latest()[3]["location"] == "hotel"
    scene.so_far().none("clue-started")
    scene.read(1).finds("clue-closed")


def test_example_34_nobody_who_takes_a_cab_seals_others_in() -> None:
    scene = game().go(1, "carriage_depot").done(1).go(2, "carriage_depot")
    scene.cab(2, "hotel", seal=True).refused("occupied").undone()


def test_example_35_no_cab_after_a_look() -> None:
    scene = game().go(1, "carriage_depot").read(1)
    scene.cab(1, "hotel").refused("look-this-turn").undone()
    scene.done(1).pass_turn(2, 3).cab(1, "hotel").finds("left", "cab", "arrived", "clue-ready")
    scene.so_far().none("rolled", seat=2)


def test_example_36_cabs_leave_from_the_depot() -> None:
    game().at(1, "bank").cab(1, "docks").refused("not-at-depot")
    game().at(1, "carriage_depot").cab(1, "carriage_depot").refused("same-location")


def test_example_37_no_cab_home_unless_the_dealer_says_so() -> None:
    scene = game().at(1, "carriage_depot").cab(1, "221b").refused("cab-not-to-221b")
    scene.lift_last().finds("ruled")
    scene.cab(1, "221b").finds("left", "cab", "arrived")
    assert scene.state()["tokens"][0] == "221b"


def test_example_38_a_cab_to_a_sealed_place() -> None:
    scene = game().at(1, "carriage_depot").sealed("docks").cab(1, "docks").refused("sealed")
    scene.undone().cab(1, "docks", key=True)
    scene.finds("left", "cab", "unsealed", "arrived", "clue-ready")
    assert scene.state()["piles"] == {"scotland_yard": 5, "skeleton_key": 6}


def test_example_39_a_solution_only_at_home() -> None:
    game().at(1, "bank").announce(1).refused("not-in-221b")


def test_example_40_every_item_needs_an_answer() -> None:
    scene = game().announce(1, "ab").refused("items-missing").undone()
    scene.announce(1, "abc").finds("announce-open")


def test_example_41_no_result_without_an_announcement() -> None:
    game().result(1, True).refused("not-announced")


@pytest.mark.parametrize("name", ["roll", "stay", "end", "clue-open", "clue-close"])
def test_example_42_only_the_result_follows(name: str) -> None:
    scene = game().announce(1).entry(name, 1).refused("answer-pending").undone()
    scene.announce(1).refused("answer-pending").undone()
    scene.case(2).refused("answer-pending").undone()
    scene.push(1, "blue").refused("answer-pending")


def test_example_43_right_wins() -> None:
    scene = game().announce(1).result(1, True).finds("won")
    assert scene.latest()[0]["seat"] == 1
    scene.roll(2).refused("game-over").undone()
    scene.case(2).refused("game-over")


def test_example_44_wrong_is_out() -> None:
    scene = game().fail(1).finds("out", "turn")
    out, turn = scene.latest()
    assert (out["seat"], out["left_in"], turn["seat"]) == (1, [2, 3], 2)
    state = scene.state()
    assert state["piles"] == {"scotland_yard": 6, "skeleton_key": 6}
    assert (state["tokens"][0], state["out"]) == (None, [1])
    turns = scene.pass_turn(2, 3).so_far().only("turn")
    assert [turn["seat"] for turn in turns] == [1, 2, 3, 2]


def test_example_45_who_is_out_does_not_roll() -> None:
    game().fail(1).roll(1).refused("seat-out")


def test_example_46_the_last_player_must_still_solve() -> None:
    scene = game().fail(1).fail(2)
    assert scene.pass_turn(3).state()["turn"] == 3
    scene.fail(3).finds("out", "unsolved")
    assert scene.state()["phase"] == "over"


def test_example_47_no_result_by_item() -> None:
    scene = game().announce(1).entry("result", 1, correct=False, a=True)
    with pytest.raises(TranscriptError, match='unknown field "a"'):
        scene.so_far()
    told = game().fail(1).so_far().one("out")
    assert set(told) == {"n", "t", "verdict", "seat", "left_in"}


def test_example_48_a_disputed_solution() -> None:
    scene = game().fail(1)
    out = scene.so_far().one("out")
    scene.say("solution", seat=1, correct=True).finds("ruled", "overturned", "won")
    assert scene.latest()[1]["of"] == out["n"]
    assert scene.latest()[2]["seat"] == 1
    game().fail(1).roll(2).say("solution", seat=1, correct=True).refused("nothing-to-rule")


def test_example_49_nonsense_changes_nothing() -> None:
    game().go(1, "airport").refused("unknown-location")
    game().roll(1).move(9, "bank").refused("bad-seat")
    game().roll(1).say("lift", of=3).refused("nothing-to-rule")
    game().roll(1).say("lift", of=99).refused("nothing-to-rule")


def test_example_50_no_card_is_made_or_lost() -> None:
    """The property over random play is in test_random_play.py; this is one evening of it."""
    scene = game().at(1, "bank").go(1, "street", seal=True).done(1)
    scene.go(2, "bank", key=True).done(2).fail(3)
    state = scene.state()
    for kind, laid in (("scotland_yard", len(state["seals"])), ("skeleton_key", 0)):
        assert state["piles"][kind] + sum(hand[kind] for hand in state["held"]) + laid == 8


def test_example_51_nothing_to_put_down() -> None:
    game().go(1, "bank").entry("clue-close", 1).refused("booklet-not-open")


def test_example_52_no_seal_from_the_street() -> None:
    game().at(1, "street").go(1, "bank", seal=True).refused("not-leaving")


def test_example_53_a_card_only_on_the_turn_of_entering() -> None:
    scene = game().without(2, "skeleton_key").pass_turn(1).go(2, "locksmith").done(2)
    scene.pass_turn(3, 1).entry("stay", 2)
    scene.entry("take", 2, card="skeleton_key").refused("take-too-late")


def test_example_54_a_key_has_to_be_held() -> None:
    scene = game().sealed("bank").without(2, "skeleton_key").pass_turn(1)
    scene.go(2, "bank", key=True).refused("no-key")


def test_example_55_moving_in_entitles() -> None:
    scene = game().go(1, "bank").done(1).pass_turn(2, 3).read(1)
    scene.go(1, "pub").finds("left", "arrived", "clue-ready").read(1).finds("clue-closed")


def test_example_56_pressed_twice() -> None:
    scene = game().go(1, "bank").push(1, "white").push(1, "white", after=0.05)
    scene.refused("just-opened", spoken=False)
    assert scene.state()["phase"] == "reading"


def test_example_57_the_move_is_wanted() -> None:
    game().roll(1).done(1).refused("not-moved")


def test_example_58_the_next_roll_ends_a_finished_turn() -> None:
    scene = game().go(1, "bank").read(1).push(2, "red").finds("ended", "turn", "roll-wanted")
    assert scene.so_far().one("ended")["seat"] == 1


def test_example_59_but_not_one_with_a_clue_to_read() -> None:
    game().go(1, "bank").push(2, "red").refused("not-your-turn", spoken=False)


def test_example_60_all_in_one_entry() -> None:
    scene = game().move(1, "bank", value=5, read=True)
    scene.finds("rolled", "left", "arrived", "clue-ready", "clue-started")


def test_example_61_taken_back_after_the_next_roll() -> None:
    scene = game().go(1, "street").roll(2).overturn_last("ended")
    assert (scene.state()["turn"], scene.state()["phase"]) == (1, "rolled")
