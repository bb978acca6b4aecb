"""Every example of docs/rules/sorry.md, in its order: 1 to 60."""

import json

import pytest

from companion.core.transcript.errors import TranscriptError
from tests.support.command import companion
from tests.support.sorry_table import (
    SorryTable,
    for_points,
    full_pack,
    game,
    opened,
    partners,
    undecided,
    virtual,
    virtual_hand,
)
from tests.support.table import judge

HOME3: list[int | str] = ["home", "home", "home"]


def test_example_1_a_one_starts_a_man_out() -> None:
    scene = game().turn_up(1, "1")
    assert scene.now_listed() == ["start-4"]
    assert scene.so_far().one("moves")["forced"]


def test_example_2_nobody_in_play_forfeits_a_five() -> None:
    judged = game().turn_up(1, "5").so_far()
    assert judged.kinds()[-2:] == ["forfeit", "turn"]
    assert judged[-1]["seat"] == 2
    assert judged[-1]["colour"] == "blue"


def test_example_3_the_circle_held_by_ones_own_man() -> None:
    scene = game(red=[4]).turn_up(1, "1")
    assert scene.now_listed() == ["4-5"]
    assert scene.so_far().one("moves")["forced"]


def test_example_4_starting_out_onto_an_opponent() -> None:
    judged = game(blue=[4]).play(1, "1", "start-4").so_far()
    men = judged.one("moved")["men"]
    assert men["red"] == ["start", "start", "start", 4]
    assert men["blue"] == ["start"] * 4


def test_example_5_back_from_the_circle_and_home_from_the_corner() -> None:
    assert game(red=[4]).turn_up(1, "4").now_listed() == ["4-0"]
    assert game(red=[0]).turn_up(1, "8").now_listed() == ["0-home"]


def test_example_6_a_ten_goes_both_ways() -> None:
    assert game(red=[4]).turn_up(1, "10").now_listed() == ["4-3", "4-14"]


def test_example_7_from_the_own_diamond_all_the_way_round() -> None:
    assert game(red=[3]).turn_up(1, "5").now_listed() == ["3-8"]


def test_example_8_into_the_safety_zone() -> None:
    assert game(red=[58]).turn_up(1, "5").now_listed() == ["58-S1"]


def test_example_9_not_onto_ones_own_man() -> None:
    assert game(red=[20, 23]).turn_up(1, "3").now_listed() == ["23-26"]


def test_example_10_an_opponent_is_sent_back() -> None:
    judged = game(red=[20], green=[23]).play(1, "3", "20-23").so_far()
    assert judged.one("moved")["parts"][0]["bumped"] == [{"colour": "green", "at": 23}]
    assert judged.state["men"]["green"] == ["start"] * 4


def test_example_11_a_slide_spares_nobody() -> None:
    judged = game(red=[4, 18], green=[17]).play(1, "12", "4-16/19").so_far()
    assert judged.state["men"]["red"] == ["start", "start", "start", 19]
    assert judged.state["men"]["green"] == ["start"] * 4


def test_example_12_no_slide_on_ones_own_colour() -> None:
    assert game(red=[6]).turn_up(1, "3").now_listed() == ["6-9"]
    assert game(blue=[6]).turn_up(1, "5").turn_up(2, "3").now_listed() == ["6-9/13"]


def test_example_13_back_onto_a_triangle_slides_forward() -> None:
    assert game(red=[20]).turn_up(1, "4").now_listed() == ["20-16/19"]


def test_example_14_a_two_draws_again() -> None:
    judged = game(red=[20]).play(1, "2", "20-22").so_far()
    assert judged.one("extra-draw")["seat"] == 1
    assert judged.state["turn"] == 1


def test_example_15_the_exact_count_and_a_last_two() -> None:
    game(red=[*HOME3, "S4"]).turn_up(1, "3").so_far().one("forfeit")
    judged = game(red=[*HOME3, "S4"]).play(1, "2", "S4-home").so_far()
    won = judged.one("won")
    assert (won["seat"], won["by"], won["games"]) == (1, "home", 1)
    assert won["total"] == [1, 0, 0, 0]
    judged.none("extra-draw")


def test_example_16_backward_out_of_the_zone_is_a_must() -> None:
    scene = game(red=["S2"]).turn_up(1, "4")
    assert scene.now_listed() == ["S2-0"]
    assert scene.so_far().one("moves")["forced"]
    scene = game(red=["S1"]).turn_up(1, "10")
    assert scene.now_listed() == ["S1-2"]
    assert scene.so_far().one("moves")["forced"]


def test_example_17_a_split_seven_goes_home_and_slides() -> None:
    assert "20-24/28 S3-home" in game(red=["S3", 20]).turn_up(1, "7").now_listed()


def test_example_18_nobody_to_share_the_seven_with() -> None:
    game(red=["S3"]).turn_up(1, "7").so_far().one("forfeit")


def test_example_19_the_order_of_a_split_matters() -> None:
    listed = game(red=[12, 17]).turn_up(1, "7").now_listed()
    assert "17-20 12-16/19" in listed
    assert "12-16/19 17-20" not in listed


def test_example_20_an_eleven_forward_or_exchanged() -> None:
    scene = game(red=[50], blue=[24]).turn_up(1, "11")
    assert scene.now_listed() == ["50-1", "50-24x/28"]
    listed = scene.so_far().one("moves")
    assert not listed["may_pass"]
    assert listed["moves"][1]["parts"][0]["with"] == {"colour": "blue", "at": 24}
    state = scene.commit(1, "50-24x/28").so_far().state
    assert (state["men"]["red"][-1], state["men"]["blue"][-1]) == (28, 50)


def test_example_21_an_exchange_may_be_declined() -> None:
    scene = game(red=[58], blue=[40]).turn_up(1, "11")
    assert scene.now_listed() == ["58-40x"]
    listed = scene.so_far().one("moves")
    assert (listed["may_pass"], listed["forced"]) == (True, False)
    judged = scene.entry("pass", 1).so_far()
    assert judged.one("passed")["card"] == "11"
    assert judged.state["turn"] == 2


def test_example_22_no_exchange_from_the_safety_zone() -> None:
    game(red=["S2"], blue=[40]).turn_up(1, "11").so_far().one("forfeit")


def test_example_23_who_is_exchanged_does_not_slide() -> None:
    judged = game(red=[1], green=[40]).play(1, "11", "1-40x").so_far()
    assert judged.state["men"]["green"] == ["start", "start", "start", 1]
    assert judged.state["men"]["red"] == ["start", "start", "start", 40]


def test_example_24_sorry_onto_a_triangle() -> None:
    judged = game(yellow=[31], blue=[33]).play(1, "SORRY", "start-31/34").so_far()
    assert judged.state["men"]["red"][-1] == 34
    assert judged.state["men"]["yellow"] == judged.state["men"]["blue"] == ["start"] * 4


def test_example_25_nobody_to_be_sorry_for() -> None:
    game(red=[20]).turn_up(1, "SORRY").so_far().one("forfeit")
    game(red=[20, 21, 22, 23], blue=[40]).turn_up(1, "SORRY").so_far().one("forfeit")


def test_example_26_a_two_that_starts_out_and_one_that_cannot() -> None:
    game().play(1, "2", "start-4").so_far().one("extra-draw", seat=1)
    judged = game(red=[*HOME3, "S5"]).turn_up(1, "2").so_far()
    assert judged.kinds()[-2:] == ["forfeit", "extra-draw"]


def test_example_27_slides_of_colours_nobody_plays() -> None:
    assert "6-16/19" in game(2, red=[6]).turn_up(1, "10").now_listed()


def test_example_28_turning_in_and_never_past() -> None:
    scene = game(red=[59]).play(1, "3", "59-2")
    for seat in (2, 3, 4):
        scene.turn_up(seat, "5")
    assert scene.turn_up(1, "5").now_listed() == ["2-S5"]


def test_example_29_the_last_card_is_played_then_reshuffle() -> None:
    order = ["3"] * 4 + [card for card in full_pack() if card not in ("3", "1", "2")]
    order = [*order, *["2"] * 4, *["1"] * 4]
    scene = virtual(order)
    for number in range(36):
        scene.press(1 + number % 2, "pile", scene.now + 1)
    for _ in range(8):
        seat = scene.so_far().state["turn"]
        scene.press(seat, "pile", scene.now + 1).entry("move", seat, move=1)
    judged = scene.so_far()
    assert judged.one("reshuffle")["cards"] == 44
    assert judged[-3]["verdict"] == "moved"
    scene.press(judged.state["turn"], "pile", scene.now + 1).refused("deal-due")
    scene.shuffle(order).press(judged.state["turn"], "pile", scene.now + 1)
    assert scene.so_far().only("drawn")[-1]["left"] == 43


def test_example_30_a_tie_for_the_lead() -> None:
    judged = SorryTable(4).shuffle().lead("12", "SORRY", "3", "SORRY").so_far()
    assert judged.one("tie")["seats"] == [2, 4]
    assert judged.state["phase"] == "lead-draw"


def test_example_31_a_draw_two_seconds_before_the_commit() -> None:
    scene = undecided()
    judged = scene.touch(2, scene.now + 1).white(1, scene.now + 2).judged()
    assert judged.one("refused")["reason"] == "play-not-complete"
    judged.none("doubt")


def test_example_32_a_draw_in_doubt_with_the_commit() -> None:
    scene = undecided()
    at = scene.now + 1
    scene.press(2, "pile", at).press(1, "white", at + 0.0007)
    doubt = scene.so_far().one("doubt")
    assert doubt["question"] == "draw-or-commit"
    assert (doubt["gap_us"], doubt["doubt_us"], doubt["between"]) == (700, 800, [1, 2])
    judged = scene.say("draw-stands").turn_up(2, "5").so_far()
    assert judged.one("ruled")["ruling"] == "draw-stands"
    assert judged.only("drawn")[-1]["seat"] == 2


def test_example_33_two_calls_at_once() -> None:
    scene = for_points()
    at = scene.now + 1
    scene.press(2, "red", at).press(3, "red", at + 0.0005)
    assert scene.so_far().one("doubt")["question"] == "two-calls"
    call = scene.say("caller", seat=3).so_far().one("call")
    assert (call["seat"], call["call"], call["to_answer"]) == (3, "double", [1, 2, 4])


def test_example_34_a_call_against_the_winning_move() -> None:
    scene = for_points(red=[*HOME3, "S5"]).turn_up(1, "1")
    at = scene.now + 1
    scene.press(1, "white", at)
    close = scene.lines.copy()
    scene.press(4, "red", at + 0.0003)
    judged = scene.so_far()
    assert judged.one("doubt")["question"] == "call-or-win"
    judged.none("won")
    scene.lines = close
    judged = scene.press(4, "red", at + 0.002).so_far()
    judged.one("won", seat=1)
    assert judged[-1]["reason"] == "game-over"


def test_SD_39_of_two_calls_against_the_winning_move_the_first_is_asked_about() -> None:
    scene = for_points(red=[*HOME3, "S5"]).turn_up(1, "1")
    at = scene.now + 1
    scene.press(2, "red", at).press(4, "red", at + 0.0002).press(1, "white", at + 0.0003)
    judged = scene.so_far()
    assert judged.one("doubt", question="call-or-win")["between"] == [2, 1]
    assert judged.one("refused", seat=4)["reason"] == "ruling-pending"


def test_example_35_the_card_serves_the_partner() -> None:
    scene = partners(yellow=[40]).turn_up(1, "4")
    assert scene.now_listed() == ["40-36"]
    assert scene.so_far().one("moves")["forced"]


def test_example_36_not_onto_the_partner() -> None:
    assert partners(red=[20], yellow=[25]).turn_up(1, "5").now_listed() == ["25-30"]


def test_example_37_onto_the_partner_as_a_last_resort() -> None:
    scene = partners(red=[20], yellow=[32]).turn_up(1, "12")
    assert scene.now_listed() == ["20-32"]
    assert scene.so_far().one("moves")["forced"]
    assert scene.commit(1, "20-32").so_far().state["men"]["yellow"] == ["start"] * 4


def test_example_38_sorry_partner() -> None:
    scene = partners(yellow=[50]).turn_up(1, "SORRY")
    assert scene.now_listed() == ["start-50"]
    assert scene.so_far().one("moves")["forced"]
    state = scene.commit(1, "start-50").so_far().state
    assert state["men"]["red"][-1] == 50
    assert state["men"]["yellow"] == ["start"] * 4


def test_example_39_a_seven_shared_by_partners() -> None:
    assert "20-23 S2-home" in partners(red=[20], yellow=["S2"]).turn_up(1, "7").now_listed()


def test_example_40_the_extra_card_serves_either() -> None:
    scene = partners(red=[20]).play(1, "2", "start-34")
    scene.so_far().one("extra-draw", seat=1)
    assert scene.turn_up(1, "3").now_listed() == ["20-23", "34-37"]


def test_example_41_all_home_and_still_drawing() -> None:
    scene = partners(red=[*HOME3, "home"], yellow=[20]).turn_up(1, "8")
    assert scene.now_listed() == ["20-28"]
    assert scene.so_far().one("moves")["forced"]


@pytest.mark.parametrize(("blue", "games"), [(3, 2), (4, 1)])
def test_example_42_a_double_game(blue: int, games: int) -> None:
    scene = partners(red=[*HOME3, "home"], yellow=[*HOME3, "S5"], blue=["home"] * blue)
    won = scene.play(1, "1", "S5-home").so_far().one("won")
    assert (won["seats"], won["games"], won["total"]) == ([1, 3], games, [games, 0, games, 0])


def test_example_43_hands_of_five_and_a_man_out() -> None:
    dealt = opened(mode="points").so_far().only("dealt")[-1]
    assert (dealt["hands"], dealt["cards"]) == ([5, 5, 5, 5], 24)
    assert [men[-1] for men in dealt["men"].values()] == [4, 19, 34, 49]


def won_by_red(scene: SorryTable) -> dict[str, object]:
    return scene.play(1, "1", "S5-home").so_far().one("score")


def ends(blue: int, yellow: int, green: int) -> SorryTable:
    return for_points(
        red=[*HOME3, "S5"], blue=["home"] * blue, yellow=["home"] * yellow, green=["home"] * green
    )


def called(scene: SorryTable, caller: int, *drops: int) -> SorryTable:
    scene.entry("double", caller)
    for seat in range(1, 5):
        if seat != caller:
            scene.entry("answer", seat, answer="drop" if seat in drops else "accept")
    return scene


def test_example_44_nobody_else_has_a_man_home() -> None:
    score = won_by_red(ends(0, 0, 0))
    assert score["hand"] == [120, 0, 0, 0]
    assert (score["normal"], score["bonus"], score["multiplier"]) == (20, 100, 1)


def test_example_45_one_man_each_doubled_and_redoubled() -> None:
    assert won_by_red(ends(1, 0, 1))["hand"] == [80, 5, 0, 5]
    assert won_by_red(called(ends(1, 0, 1), 2))["hand"] == [160, 10, 0, 10]
    twice = called(called(ends(1, 0, 1), 2), 4)
    assert won_by_red(twice)["hand"] == [320, 20, 0, 20]
    assert [call["call"] for call in twice.so_far().only("call")] == ["double", "redouble"]


def test_example_46_the_smaller_bonuses() -> None:
    assert won_by_red(ends(2, 1, 0))["hand"] == [60, 10, 5, 0]
    score = won_by_red(ends(3, 0, 0))
    assert (score["hand"], score["bonus"]) == ([35, 15, 0, 0], 0)


def test_example_47_dropping_out() -> None:
    scene = called(for_points(green=["home", "home"]), 2, 4)
    stake = scene.so_far().one("stake")
    assert (stake["multiplier"], stake["in_play"]) == (2, [1, 2, 3])
    assert scene.so_far().state["men"]["green"] == ["home", "home"]
    for seat, circle in ((1, "start-4"), (2, "start-19"), (3, "start-34")):
        scene.play(seat, "1", circle).touch(seat, scene.now + 1)
    assert scene.so_far().state["turn"] == 1


def test_example_48_the_dropped_men_still_count_for_the_winner() -> None:
    scene = called(ends(0, 1, 2), 2, 4)
    assert won_by_red(scene)["hand"] == [120, 0, 10, 0]


def test_example_49_all_others_drop() -> None:
    scene = called(for_points(), 2)
    judged = called(scene, 3, 1, 2, 4).so_far()
    won = judged.one("won")
    assert (won["seat"], won["by"]) == (3, "drop-out")
    assert judged.one("score")["hand"] == [0, 0, 25, 0]


def test_example_50_a_two_in_the_point_game() -> None:
    scene = for_points().play(1, "2", "start-4")
    judged = scene.touch(1, scene.now + 1).so_far()
    assert judged.one("refilled")["left"] == 23
    assert (judged.state["phase"], judged.state["turn"]) == ("draw", 1)


def test_example_51_no_discard_with_a_playable_card() -> None:
    scene = virtual_hand("3", "5", "8", "12", "1")
    scene.entry("discard", 1, card="12").refused("playable-card-held")


def test_example_52_cards_that_cannot_be() -> None:
    game().turn_up(1, "6").refused("no-such-card")
    scene = game()
    for seat in (1, 2, 3, 4):
        scene.turn_up(seat, "3")
    scene.turn_up(1, "3").refused("card-exhausted")


def test_example_53_not_your_turn() -> None:
    game().turn_up(3, "5").refused("not-your-turn")
    scene = game()
    scene.press(3, "pile", scene.now + 1).refused("not-your-turn")


def test_example_54_no_such_move_and_none_picked() -> None:
    scene = game(red=[4, 10, 20, 30]).turn_up(1, "3")
    assert len(scene.now_listed()) == 4
    scene.entry("move", 1, move=9).refused("no-such-move")
    scene.press(1, "white", scene.now + 1).refused("choose-first")


def test_example_55_a_forward_eleven_must_be_moved() -> None:
    game(red=[4], blue=[40]).turn_up(1, "11").entry("pass", 1).refused("must-move")


@pytest.mark.parametrize(("seats", "mode"), [(3, "partnership"), (5, "single")])
def test_example_56_wrong_numbers_of_players(seats: int, mode: str) -> None:
    header = {"transcript": 1, "game": "sorry", "seats": seats, "options": {"mode": mode}}
    with pytest.raises(TranscriptError, match="seats"):
        judge([header])


def test_example_56_ends_the_run_with_status_two() -> None:
    header = {"transcript": 1, "game": "sorry", "seats": 5}
    run = companion("judge", "-", stdin=json.dumps(header).encode())
    assert run.returncode == 2
    assert run.stderr.count(b"\n") == 1


def test_example_57_inputs_without_a_meaning() -> None:
    for name, reason in (
        ("red", "not-in-mode"),
        ("shield", "unused-input"),
        ("rail", "unused-input"),
    ):
        scene = game()
        scene.press(1, name, scene.now + 1).refused(reason)


def test_example_58_one_call_and_one_answer_at_a_time() -> None:
    scene = for_points()
    scene.press(2, "red", scene.now + 1)
    scene.press(3, "red", scene.now + 3).refused("call-pending")
    scene.entry("answer", 3, answer="accept")
    scene.entry("answer", 3, answer="drop").refused("already-answered")


def test_example_59_boards_and_packs_that_cannot_be() -> None:
    scene = opened()
    scene.men(red=[12], blue=[12]).refused("bad-board")
    scene.say("board", men={"red": [12, 13, 14]}).refused("bad-board")
    table = SorryTable(2, options={"pack": "virtual"})
    table.shuffle(full_pack()[:43]).refused("bad-pack")


def test_example_60_late_lines_and_broken_ones() -> None:
    header = {"transcript": 1, "game": "sorry", "seats": 2, "latency": 20_000}
    press = {"event": "press", "seat": 1, "input": "pile"}
    judged = judge([header, {"t": 5_000_000, **press}, {"t": 4_979_999, **press}])
    assert judged.one("refused", reason="late-arrival")["t"] == 4_979_999
    for broken in (press, {"t": 1.5, **press}):
        with pytest.raises(TranscriptError, match='"t"'):
            judge([header, broken])
