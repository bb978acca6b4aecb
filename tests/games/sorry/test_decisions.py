"""Where the rule sheet is silent: the decisions SD-1 to SD-45 of docs/rules/sorry.md."""

from random import Random

import pytest

from companion.core.referee.events import Deal
from companion.core.referee.verdicts import Finding
from companion.games.sorry.rules.geometry import CELL_OF, CIRCLES, COLOURS, FORWARD, HOME, SLIDE
from companion.games.sorry.rules.options import parse
from tests.support.sorry_play import as_event, set_up
from tests.support.sorry_table import (
    KINDS,
    SorryTable,
    for_points,
    game,
    opened,
    partners,
    stacked,
    undecided,
    undecided_virtual,
    virtual,
    virtual_hand,
)

HOME3: list[int | str] = ["home", "home", "home"]
HOME4: list[int | str] = [*HOME3, "home"]


def test_SD_1_the_board() -> None:
    for colour, circle in enumerate(CIRCLES):
        assert circle == 15 * colour + 4
        cell, squares = circle, 0
        while cell != HOME:
            cell, squares = FORWARD[1][colour][cell], squares + 1
        assert squares == 64
    assert sum(end >= 0 for end in SLIDE[0]) == 6


def test_SD_2_the_colours_go_clockwise() -> None:
    assert COLOURS == ("red", "blue", "yellow", "green")
    assert CELL_OF["S1"] < CELL_OF["S5"] < CELL_OF["home"]


def test_SD_4_an_unplayable_two_still_draws_again() -> None:
    judged = game(red=[*HOME3, "S5"]).turn_up(1, "2").so_far()
    assert judged.kinds()[-2:] == ["forfeit", "extra-draw"]


def test_SD_5_no_extra_draw_after_the_last_man() -> None:
    game(red=[*HOME3, "S4"]).play(1, "2", "S4-home").so_far().none("extra-draw")


def test_SD_6_sorry_is_a_must_and_spares_the_zones() -> None:
    scene = game(blue=[20], green=["S3"]).turn_up(1, "SORRY")
    assert scene.now_listed() == ["start-20"]
    scene.entry("pass", 1).refused("must-move")


def test_SD_7_both_men_of_an_exchange_are_on_the_margin() -> None:
    scene = game(red=[20, "S1"], blue=["S2", 40]).turn_up(1, "11")
    assert scene.now_listed() == ["20-31/34", "20-40x"]


def test_SD_8_the_exchanged_man_does_not_slide() -> None:
    scene = game(red=[1], blue=[40]).play(1, "11", "1-40x")
    assert scene.so_far().state["men"]["blue"][-1] == 1


def test_SD_9_an_own_man_on_the_triangle_is_swept() -> None:
    scene = game(red=[11, 16]).play(1, "5", "11-16/19")
    assert scene.so_far().state["men"]["red"] == ["start", "start", "start", 19]


def test_SD_9_an_exchange_may_sweep_whom_it_put_on_the_slide() -> None:
    moved = game(red=[27], blue=[24]).play(1, "11", "27-24x/28").so_far().one("moved")
    assert moved["parts"][0]["bumped"] == [{"colour": "blue", "at": 27}]
    assert moved["men"]["blue"] == ["start"] * 4


def test_SD_10_slides_of_absent_colours_work() -> None:
    assert game(2, red=[19]).turn_up(1, "5").now_listed() == ["19-24/28"]


def test_SD_11_from_the_own_diamond_all_the_way() -> None:
    assert game(red=[3]).turn_up(1, "1").now_listed() == ["start-4", "3-4"]


def test_SD_12_a_man_who_makes_way_moves_first() -> None:
    listed = game(red=[40, 43]).turn_up(1, "7").now_listed()
    assert "43-47 40-43" in listed
    assert "40-43 43-47" not in listed
    assert len(set(listed)) == len(listed)


def test_SD_13_a_split_may_be_a_must() -> None:
    scene = game(red=["S3", "S2"]).turn_up(1, "7")
    assert scene.now_listed() == ["S2-home S3-home"]
    assert scene.so_far().one("moves")["forced"]


def test_SD_14_a_tie_is_drawn_again_by_those_who_tie() -> None:
    scene = SorryTable(3).shuffle().lead("12", "12", "3")
    scene.entry("lead-draw", 3, card="5").refused("not-your-turn")
    scene.entry("lead-draw", 1, card="1").entry("lead-draw", 2, card="2")
    assert scene.so_far().one("lead")["seat"] == 2


def test_SD_14_who_ties_until_the_pack_is_used_up_draws_from_a_fresh_one() -> None:
    scene = SorryTable(2).shuffle()
    for card in KINDS:
        for _ in range(2):
            scene.lead(card, card)
    judged = scene.so_far()
    assert judged.one("reshuffle")["cards"] == 44
    assert judged.state["phase"] == "dealing"


def test_SD_15_colours_are_kept_unless_the_leader_chooses_anew() -> None:
    scene = game(2, red=[*HOME3, "S5"]).play(1, "1", "S5-home")
    kept = SorryTable(2)
    kept.lines, kept.now = scene.lines.copy(), scene.now
    assert kept.shuffle().so_far().state["colours"] == ["red", "yellow"]
    scene.entry("colour", 2, colour="green").refused("not-your-turn")
    scene.entry("colour", 1, colour="green").shuffle().refused("choose-first")
    scene.entry("colour", 2, colour="red").shuffle()
    judged = scene.so_far()
    assert judged.state["colours"] == ["green", "red"]
    assert judged[-1]["colour"] == "green"


def test_SD_16_turns_go_by_seat_whatever_the_colours() -> None:
    scene = SorryTable(3).shuffle().lead("12", "3", "4").choose("green", "red", "blue").shuffle()
    order = [scene.turn_up(seat, "5").so_far()[-1]["seat"] for seat in (1, 2, 3)]
    assert order == [2, 3, 1]


def test_SD_17_the_point_game_reshuffles_what_lies_face_up() -> None:
    table = set_up(2, mode="points", pack="virtual")
    found: list[Finding] = []
    rng = Random(17)
    while not any(finding.kind == "reshuffle" for finding in found):
        likely = [p for p in table.prompts() if p.name not in ("double", "board")]
        table.apply(as_event(table, likely[0], 1, rng))
        found = table.drain()
    shuffled = next(finding for finding in found if finding.kind == "reshuffle")
    assert shuffled.fields == {"cards": 34}
    assert table.public_state()["hands"] == [5, 5]
    table.apply(Deal(2, "deal", {"order": stacked()}))
    assert table.drain()[0].fields["reason"] == "bad-pack"


def test_SD_18_an_early_draw_is_void() -> None:
    scene = undecided_virtual("5", "3")
    scene.press(2, "pile", scene.now + 1)
    assert scene.so_far().state["left"] == 43
    judged = scene.entry("move", 1, move=1).entry("draw", 2).so_far()
    assert judged.only("drawn")[-1]["card"] == "5"


def test_SD_19_the_mirror_is_put_right_and_the_moves_listed_anew() -> None:
    scene = game(red=[20]).turn_up(1, "5").men(red=[30])
    assert scene.now_listed() == ["30-35"]
    judged = scene.men(red=["S5"]).so_far()
    assert judged.kinds()[-3:] == ["board", "forfeit", "turn"]


def test_SD_19_where_a_man_was_put_away_nobody_stands_any_more() -> None:
    judged = game(red=[57], blue=[0]).men(blue=[40]).play(1, "3", "57-0").so_far()
    assert judged.one("moved")["parts"][0]["bumped"] == []
    assert judged.state["men"]["blue"] == ["start", "start", "start", 40]


def test_SD_19_a_move_is_taken_back_with_all_that_followed() -> None:
    scene = game(red=[20], blue=[30]).play(1, "5", "20-25").play(2, "5", "30-35")
    moved = scene.so_far().only("moved")[0]
    judged = scene.overturn(moved, scene.now + 1).so_far()
    fallen = [verdict["of"] for verdict in judged.only("overturned")]
    assert fallen == list(range(moved["n"], moved["n"] + len(fallen)))
    assert (judged.state["turn"], judged.state["phase"]) == (1, "move")
    assert judged.state["men"]["blue"][-1] == 30
    assert scene.entry("move", 1, move=1).so_far().state["turn"] == 2


def test_SD_19_a_win_is_taken_back_until_the_next_deal() -> None:
    scene = for_points(red=[*HOME3, "S5"]).turn_up(1, "1")
    scene.white(1, scene.now + 1)
    won = scene.so_far().one("won")
    again = SorryTable(4)
    again.lines, again.now = scene.lines.copy(), scene.now
    judged = scene.overturn(won, scene.now + 1).so_far()
    assert judged.state["phase"] == "move"
    assert judged.state["total"] == [0, 0, 0, 0]
    judged = again.shuffle().overturn(won, again.now + 1).so_far()
    assert judged[-1]["reason"] == "nothing-to-overturn"


def test_SD_19_what_came_while_a_win_was_held_is_not_its_cause() -> None:
    scene = for_points(red=[*HOME3, "S5"]).turn_up(1, "1")
    at = scene.now + 1
    scene.press(1, "white", at).press(2, "shield", at + 0.0001)
    judged = scene.overturn(scene.so_far().one("won"), scene.now + 1).so_far()
    assert (judged.state["phase"], judged.state["total"]) == ("move", [0, 0, 0, 0])


def test_SD_20_a_forced_move_waits_for_its_commit() -> None:
    scene = game(red=[20]).turn_up(1, "5")
    assert scene.so_far().state["phase"] == "move"
    assert scene.white(1, scene.now + 1).so_far().state["turn"] == 2


def test_SD_21_men_in_start_are_alike() -> None:
    assert len(partners().turn_up(1, "1").now_listed()) == 2


def test_SD_22_a_start_out_does_not_hit_the_partner_while_he_can_move() -> None:
    scene = partners(red=[*HOME3, "start"], yellow=[4, "S5", "home", "home"]).turn_up(1, "2")
    assert scene.now_listed() == ["4-6"]
    scene = partners(red=[*HOME3, "start"], yellow=[4, *HOME3]).turn_up(1, "1")
    assert scene.now_listed() == ["4-5"]


def test_SD_23_sorry_with_either_partners_man() -> None:
    scene = partners(blue=[20]).turn_up(1, "SORRY")
    parts = [move["parts"][0]["colour"] for move in scene.so_far().one("moves")["moves"]]
    assert parts == ["red", "yellow"]


def test_SD_23_sorry_spares_the_zone_of_a_partner() -> None:
    judged = partners(yellow=["S1", "S2"]).turn_up(1, "SORRY").so_far()
    assert judged.kinds()[-2:] == ["forfeit", "turn"]


def test_SD_24_an_eleven_onto_the_partner_or_an_exchange() -> None:
    scene = partners(red=[58, *HOME3], yellow=["S1", *HOME3], blue=[50]).turn_up(1, "11")
    assert scene.now_listed() == ["58-50x"]
    assert scene.so_far().one("moves")["may_pass"]
    scene = partners(red=[21, *HOME3], yellow=[32, *HOME3], blue=[50]).turn_up(1, "11")
    assert scene.now_listed() == ["21-32", "21-50x", "32-50x"]
    assert not scene.so_far().one("moves")["may_pass"]
    partners(red=["S1"], yellow=["S2"], blue=[50]).turn_up(1, "11").so_far().one("forfeit")


def test_SD_25_a_slide_sweeps_the_partner() -> None:
    scene = partners(red=[19], yellow=[24]).turn_up(1, "5")
    assert "19-24/28" in scene.now_listed()
    assert scene.commit(1, "19-24/28").so_far().state["men"]["yellow"] == ["start"] * 4


def test_SD_26_whoever_finishes_leads() -> None:
    scene = partners(red=HOME4, yellow=[*HOME3, "S5"]).play(1, "1", "S5-home").shuffle()
    assert scene.so_far()[-1]["seat"] == 1


def test_SD_27_calls_belong_to_the_point_game() -> None:
    game().entry("double", 1).refused("not-in-mode")
    game().entry("answer", 1, answer="drop").refused("not-in-mode")
    game().entry("discard", 1, card="3").refused("not-in-mode")


def test_SD_28_a_two_in_the_point_game_refills_in_between() -> None:
    scene = for_points(red=[20]).play(1, "2", "20-22")
    scene.turn_up(1, "3").refused("refill-due")
    scene.entry("draw", 1)
    assert scene.so_far().kinds()[-2:] == ["refilled", "extra-draw"]
    scene.play(1, "3", "22-25").entry("draw", 1)
    assert scene.so_far().state["turn"] == 2


def test_SD_29_a_mere_exchange_does_not_bar_the_discard() -> None:
    scene = virtual_hand("11", "3", "5", "8", "12").men(red=["S5", *HOME3], yellow=[40])
    scene.entry("discard", 1, card="3")
    assert scene.so_far()[-1]["verdict"] == "discarded"
    scene = virtual_hand("11", "12", "12", "12", "SORRY").men(red=[58, *HOME3], yellow=[40])
    scene.turn_up(1, "12").refused("no-legal-move")
    assert scene.entry("discard", 1, card="12").so_far()[-1]["verdict"] == "discarded"


def test_SD_30_a_physical_hand_is_taken_on_his_word() -> None:
    scene = for_points(red=[4])
    scene.entry("discard", 1, card="3", hand=["3", "5", "8", "12", "1"])
    scene.refused("playable-card-held")
    for_points().entry("discard", 1, card="3", hand=["5"] * 5).refused("not-in-hand")
    for_points().entry("discard", 1, card="3", hand=["3"] * 5).refused("card-exhausted")
    for_points().entry("discard", 1, card="3", hand=["3", "6", "5", "5", "5"]).refused(
        "no-such-card"
    )
    assert scene.entry("discard", 1, card="3").so_far()[-1]["verdict"] == "discarded"


def test_SD_30_a_hand_has_five_cards_and_may_have_all_of_a_kind() -> None:
    for_points().entry("discard", 1, card="3", hand=["3", "5", "8", "12"]).refused("not-in-hand")
    scene = for_points().entry("discard", 1, card="3", hand=["3", "3", "3", "3", "5"])
    assert scene.so_far()[-1]["verdict"] == "discarded"


def test_SD_30_a_virtual_hand_is_known_and_may_be_named_in_any_order() -> None:
    scene = virtual_hand("11", "3", "5", "8", "12").men(red=["S5", *HOME3], yellow=[40])
    scene.entry("discard", 1, card="3", hand=["3", "5", "8", "12", "12"]).refused("not-in-hand")
    scene = virtual_hand("11", "3", "5", "8", "12").men(red=["S5", *HOME3], yellow=[40])
    scene.entry("discard", 1, card="3", hand=["12", "8", "5", "3", "11"])
    assert scene.so_far()[-1]["verdict"] == "discarded"


def test_SD_39_who_has_given_up_cannot_call_against_a_win() -> None:
    scene = for_points(red=[*HOME3, "S5"]).entry("double", 2)
    for seat, answer in ((1, "accept"), (3, "accept"), (4, "drop")):
        scene.entry("answer", seat, answer=answer)
    scene.turn_up(1, "1")
    at = scene.now + 1
    judged = scene.press(1, "white", at).press(4, "red", at + 0.0003).so_far()
    judged.none("doubt")
    assert judged.one("refused")["seat"] == 4
    assert judged.one("won")["seat"] == 1


def test_SD_39_nobody_calls_against_their_own_win() -> None:
    scene = for_points(2, red=[*HOME3, "S5"]).turn_up(1, "1")
    at = scene.now + 1
    judged = scene.press(1, "white", at).press(1, "red", at + 0.0003).so_far()
    judged.none("doubt")
    assert judged.one("refused")["reason"] == "game-over"
    assert judged.one("won")["seat"] == 1


def test_SD_39_a_call_surely_after_the_winning_move_is_too_late() -> None:
    scene = for_points(2, red=[*HOME3, "S5"]).turn_up(1, "1")
    at = scene.now + 1
    judged = scene.press(1, "white", at, u=9_000).press(2, "red", at + 0.0092, u=100).so_far()
    judged.none("doubt")
    assert judged.one("refused", seat=2)["reason"] == "game-over"
    judged.one("won", seat=1)


@pytest.mark.parametrize("pressed", [False, True])
def test_SD_39_who_has_given_up_is_told_so_whatever_else_is_being_called(pressed: bool) -> None:
    scene = for_points(red=[4]).entry("double", 2)
    for seat, answer in ((1, "accept"), (3, "accept"), (4, "drop")):
        scene.entry("answer", seat, answer=answer)
    at = scene.now + 1
    if pressed:
        scene.press(3, "red", at)
    judged = scene.add(at + 0.0002, "entry", entry="double", seat=4).so_far()
    assert judged.one("refused", seat=4)["reason"] == "dropped-out"


@pytest.mark.parametrize("pack", ["physical", "virtual"])
def test_only_a_virtual_card_follows_by_itself(pack: str) -> None:
    assert parse({"pack": pack, "next_card": "follows"}, 4).follows == (pack == "virtual")
    assert not parse({"pack": pack, "next_card": "touched"}, 4).follows


def test_SD_31_a_discarded_two_ends_the_turn() -> None:
    scene = for_points(red=["S5", *HOME3]).entry("discard", 1, card="2").entry("draw", 1)
    assert scene.so_far().state["turn"] == 2


def test_SD_35_who_drops_out_is_skipped_and_lifted_off() -> None:
    scene = for_points(blue=[20, "home"]).entry("double", 1)
    for seat, word in ((2, "drop"), (3, "accept"), (4, "accept")):
        scene.entry("answer", seat, answer=word)
    assert scene.so_far().state["men"]["blue"] == ["home"]
    scene.play(1, "1", "start-4").entry("draw", 1)
    assert scene.so_far().state["turn"] == 3
    scene.entry("double", 2).refused("dropped-out")


def test_SD_36_the_last_caller_may_call_again() -> None:
    scene = for_points(2)
    for call in ("double", "redouble"):
        scene.entry("double", 1).entry("answer", 2, answer="accept")
        assert scene.so_far().only("call")[-1]["call"] == call
    assert scene.so_far().state["multiplier"] == 4


def test_SD_37_play_waits_and_an_open_play_lapses() -> None:
    scene = for_points(red=[20]).turn_up(1, "5").entry("double", 2)
    scene.entry("move", 1, move=1).refused("call-pending")
    for seat, word in ((1, "drop"), (3, "accept"), (4, "accept")):
        scene.entry("answer", seat, answer=word)
    state = scene.so_far().state
    assert (state["turn"], state["phase"], state["card"]) == (2, "draw", None)


def test_SD_37_the_open_moves_are_listed_anew_when_targets_leave() -> None:
    scene = for_points(red=["start"], blue=[20], green=[50]).turn_up(1, "SORRY").entry("double", 1)
    for seat, word in ((2, "drop"), (3, "accept"), (4, "accept")):
        scene.entry("answer", seat, answer=word)
    assert scene.now_listed() == ["start-50"]


def test_SD_38_a_seat_is_never_in_doubt_with_itself() -> None:
    scene = virtual(stacked("2", "5")).entry("draw", 1)
    at = scene.now + 1
    scene.press(1, "white", at).press(1, "pile", at + 0.0001)
    judged = scene.so_far()
    judged.none("doubt")
    assert judged.only("drawn")[-1]["card"] == "5"


def test_SD_39_touching_error_bars_are_doubt() -> None:
    for gap, doubts in ((0.0008, 1), (0.000801, 0)):
        scene = undecided()
        at = scene.now + 1
        judged = scene.press(1, "white", at).press(2, "pile", at + gap).so_far()
        assert len(judged.only("doubt")) == doubts


def test_SD_39_a_draw_that_is_void_is_drawn_anew() -> None:
    scene = undecided_virtual("5")
    at = scene.now + 1
    scene.press(1, "white", at).press(2, "pile", at + 0.0005)
    scene.press(2, "pile", scene.now + 1).refused("ruling-pending")
    scene.say("caller", seat=2).refused("bad-ruling")
    judged = scene.say("draw-void").so_far()
    assert judged.state["left"] == 43
    assert scene.press(2, "pile", scene.now + 1).so_far().only("drawn")[-1]["card"] == "5"


def test_SD_39_after_a_void_draw_the_next_one_is_in_doubt_with_nothing() -> None:
    scene = undecided_virtual("5")
    at = scene.now + 1
    scene.press(1, "white", at).press(2, "pile", at + 0.0005)
    scene.add(at + 0.0006, "ruling", ruling="draw-void").press(2, "pile", at + 0.0007)
    judged = scene.so_far()
    judged.one("doubt")
    assert judged.only("drawn")[-1]["card"] == "5"


def test_SD_39_no_question_about_a_draw_after_the_game() -> None:
    scene = game(red=[*HOME3, "S5"]).turn_up(1, "1")
    at = scene.now + 1
    judged = scene.press(2, "pile", at).press(1, "white", at + 0.0003).so_far()
    judged.none("doubt")
    judged.one("refused", reason="play-not-complete")
    judged.one("won")


def test_SD_39_a_win_is_decided_when_nothing_more_can_come() -> None:
    scene = for_points(2, red=[*HOME3, "S5"]).turn_up(1, "1")
    at = scene.now + 1
    scene.press(1, "white", at).judged(end=at).one("won")


def test_SD_39_who_has_just_called_double_cannot_win_before_it_is_answered() -> None:
    scene = for_points(2, red=[*HOME3, "S5"]).turn_up(1, "1")
    at = scene.now + 1
    judged = scene.press(1, "red", at).press(1, "white", at + 0.0003).so_far()
    judged.none("doubt")
    judged.none("won")
    judged.one("refused", reason="call-pending")


def test_SD_39_a_call_is_open_when_nothing_more_can_come() -> None:
    scene = for_points(2, red=[*HOME3, "S5"]).turn_up(1, "1")
    at = scene.now + 1
    assert scene.press(2, "red", at).judged(end=at).state["phase"] == "call"


def test_SD_39_a_call_that_stands_doubles_the_winning_move() -> None:
    scene = for_points(2, red=[*HOME3, "S5"]).turn_up(1, "1")
    at = scene.now + 1
    scene.press(2, "red", at).press(1, "white", at + 0.0003)
    assert scene.so_far().one("doubt")["between"] == [2, 1]
    scene.say("call-stands").entry("answer", 1, answer="accept")
    score = scene.so_far().one("score")
    assert (score["hand"], score["multiplier"]) == ([240, 0], 2)


def test_SD_39_a_win_that_stands_voids_the_call() -> None:
    scene = for_points(2, red=[*HOME3, "S5"]).turn_up(1, "1")
    at = scene.now + 1
    scene.press(1, "white", at).press(2, "red", at + 0.0003).say("win-stands")
    assert scene.so_far().one("score")["hand"] == [120, 0]


def test_SD_39_the_winning_move_lapses_if_its_player_drops() -> None:
    scene = for_points(2, red=[*HOME3, "S5"]).turn_up(1, "1")
    at = scene.now + 1
    scene.press(1, "white", at).press(2, "red", at + 0.0003)
    scene.say("call-stands").entry("answer", 1, answer="drop")
    assert scene.so_far().one("score")["hand"] == [0, 25]
    scene.so_far().none("moved")


def test_SD_40_totals_run_on() -> None:
    scene = for_points(2, red=[*HOME3, "S5"]).play(1, "1", "S5-home").shuffle()
    scene.men(red=[*HOME3, "S5"], yellow=["home"]).play(1, "1", "S5-home")
    assert scene.so_far().state["total"] == [195, 5]


def test_SD_41_public_state_shows_no_hand_and_no_pack() -> None:
    state = virtual_hand("3", "3", "5", "8", "12").so_far().state
    assert state["hands"] == [5, 5]
    assert state["left"] == 34
    assert "order" not in state


def test_SD_42_a_kind_turns_up_as_often_as_the_pack_has_it() -> None:
    scene = opened(2)
    for seat in (1, 2, 1, 2):
        scene.turn_up(seat, "12")
    scene.turn_up(1, "12").refused("card-exhausted")


def test_SD_43_a_ten_blocked_both_ways_is_forfeited() -> None:
    game(red=["S1", "S2", 2, 1]).turn_up(1, "10")
    scene = game(red=["S2", "S1", 2, "start"]).men(red=["S1", "S2", 2, 1])
    assert scene.turn_up(1, "10").now_listed() == ["1-0"]
    scene = game(red=["S5", "S4", "S3", "home"]).turn_up(1, "10")
    assert scene.now_listed() == ["S3-S2"]


def test_SD_44_the_caller_leads_after_a_drop_out() -> None:
    scene = for_points(2).entry("double", 2).entry("answer", 1, answer="drop").shuffle()
    assert scene.so_far()[-1]["seat"] == 2


def test_SD_45_white_commits_only_what_is_chosen() -> None:
    scene = game(red=[20, 30]).turn_up(1, "5")
    scene.press(1, "white", scene.now + 1).refused("choose-first")
    for picked in (1, 2, 1, 2):
        scene.blue(1, scene.now + 1)
        assert scene.so_far().only("picked")[-1]["move"] == picked
    assert scene.white(1, scene.now + 1).so_far().state["men"]["red"][-1] == 35
