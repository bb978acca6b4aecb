"""Every rule of docs/rules/sorry.md by its number: SO-1 to SO-54."""

import pytest

from companion.games.sorry.rules import Sorry
from companion.games.sorry.rules.geometry import FORWARD, SLIDE
from companion.games.sorry.rules.pack import full_pack
from tests.support.sorry_table import (
    SorryTable,
    for_points,
    game,
    opened,
    partners,
    stacked,
    undecided,
    virtual,
    virtual_hand,
)

HOME3: list[int | str] = ["home", "home", "home"]
HOME4: list[int | str] = [*HOME3, "home"]


def test_SO_1_two_to_four_players_of_four_men() -> None:
    assert list(Sorry.vocabulary.seats) == [2, 3, 4]
    for seats in (2, 3, 4):
        men = opened(seats).so_far().state["men"]
        assert len(men) == seats
        assert all(squares == ["start"] * 4 for squares in men.values())


def test_SO_2_four_of_each_kind_and_no_six_or_nine() -> None:
    assert len(full_pack(extra_one=False)) == 44
    for card in ("6", "9"):
        game().turn_up(1, card).refused("no-such-card")


def test_SO_3_a_fifth_one() -> None:
    assert full_pack(extra_one=True).count("1") == 5
    scene = game(2, {"extra_one": True})
    for _ in range(2):
        scene.turn_up(1, "1").entry("move", 1, move=1).turn_up(2, "1").entry("move", 2, move=1)
    assert scene.turn_up(1, "1").so_far()[-1]["verdict"] == "moves"
    assert scene.so_far().state["left"] == 40


def test_SO_4_all_four_home_wins() -> None:
    judged = game(red=[*HOME3, 2]).play(1, "5", "2-S5").so_far()
    judged.none("won")
    judged = game(red=[*HOME3, "S5"]).play(1, "1", "S5-home").so_far()
    assert judged.kinds()[-1] == "won"
    assert judged.state["phase"] == "over"


def test_SO_5_the_highest_card_leads() -> None:
    lead = SorryTable(3).shuffle().lead("12", "SORRY", "11").so_far().one("lead")
    assert (lead["seat"], lead["card"]) == (2, "SORRY")


def test_SO_6_the_leader_chooses_first_and_a_winner_leads() -> None:
    scene = SorryTable(3).shuffle().lead("3", "12", "11")
    scene.entry("colour", 1, colour="red").refused("not-your-turn")
    scene.entry("colour", 2, colour="green").entry("colour", 3, colour="green")
    scene.refused("colour-taken")
    scene.entry("colour", 3, colour="red").entry("colour", 1, colour="blue").shuffle()
    judged = scene.so_far()
    assert judged.one("colours")["colours"] == ["blue", "green", "red"]
    assert (judged[-1]["verdict"], judged[-1]["seat"]) == ("turn", 2)
    over = game(2, red=["start"] * 4, yellow=[*HOME3, "S5"]).turn_up(1, "5")
    over.play(2, "1", "S5-home").shuffle()
    assert over.so_far()[-1]["seat"] == 2


def test_SO_7_draw_play_and_the_left_neighbour_follows() -> None:
    judged = game(red=[20]).play(1, "5", "20-25").so_far()
    assert judged.kinds()[-4:] == ["drawn", "moves", "moved", "turn"]
    assert judged[-1]["seat"] == 2
    assert judged.only("drawn")[-1]["left"] == 43


def test_SO_8_nobody_draws_before_the_play_is_complete() -> None:
    undecided().turn_up(2, "5").refused("play-not-complete")


def test_SO_9_a_used_up_pack_is_reshuffled() -> None:
    order = [*(card for card in full_pack(False) if card not in ("1", "2")), *"11112222"]
    scene = virtual(order)
    for number in range(36):
        scene.entry("draw", 1 + number % 2)
    for _ in range(8):
        seat = scene.so_far().state["turn"]
        scene.entry("draw", seat).entry("move", seat, move=1)
    judged = scene.so_far()
    assert judged.one("reshuffle")["cards"] == 44
    assert judged[-1]["verdict"] == "extra-draw", "the last card is a 2, so his draw is still due"
    judged = scene.shuffle(order).entry("draw", judged.state["turn"]).so_far()
    assert judged.only("drawn")[-1]["left"] == 43


def test_SO_10_only_a_one_or_a_two_starts_a_man_out() -> None:
    for card in ("3", "4", "5", "7", "8", "10", "11", "12", "SORRY"):
        game().turn_up(1, card).so_far().one("forfeit")
    for card in ("1", "2"):
        assert game().turn_up(1, card).now_listed() == ["start-4"]


def test_SO_11_two_men_never_share_a_square() -> None:
    assert game(red=["S2", "S5"]).turn_up(1, "3").so_far().one("forfeit")


def test_SO_12_any_move_onto_an_opponent_sends_him_back() -> None:
    for card, squares in (("3", (20, 23)), ("4", (20, 16)), ("10", (20, 19)), ("1", ("start", 4))):
        start, to = squares
        scene = game(red=[start], green=[to if card != "4" else 17])
        parts = {"4": "20-16/19"}.get(card, f"{start}-{to}")
        assert scene.play(1, card, parts).so_far().one("moved")["parts"][0]["bumped"]


def test_SO_13_nobody_sends_his_own_man_back() -> None:
    game(red=[20, 25, 30, 35]).turn_up(1, "5")
    assert game(red=[20, 25, 30, 35]).turn_up(1, "5").now_listed() == ["35-40"]
    assert game(red=[4, "home", "home", "home"], blue=[20]).turn_up(1, "5").now_listed() == ["4-9"]


def test_SO_14_men_may_be_passed() -> None:
    assert game(red=[20, 21], green=[22]).turn_up(1, "5").now_listed() == ["20-25", "21-26"]


def test_SO_15_home_needs_the_exact_count() -> None:
    assert game(red=[0, 59]).turn_up(1, "8").now_listed() == ["0-home", "59-S5"]
    game(red=["S3"]).turn_up(1, "5").so_far().one("forfeit")


def test_SO_16_a_safety_zone_is_for_its_own_colour() -> None:
    assert game(red=[2], blue=[2 + 14]).turn_up(1, "1").now_listed() == ["start-4", "2-S1"]
    assert game(red=[16]).turn_up(1, "5").now_listed() == ["16-21"], "blue's entry is plain"


def test_SO_17_never_forward_past_the_own_entry() -> None:
    assert game(red=[1]).turn_up(1, "3").now_listed() == ["1-S2"]
    scene = game(red=[1], blue=[40]).turn_up(1, "12").turn_up(2, "11")
    assert "40-1x/4" in scene.now_listed()


def test_SO_18_backward_out_of_the_zone() -> None:
    assert game(red=["S1"]).turn_up(1, "4").now_listed() == ["S1-59"]
    assert game(red=["S3"]).turn_up(1, "10").now_listed() == ["S3-S2"]


def test_SO_19_no_forward_move_crosses_the_own_diamond() -> None:
    diamonds = {0: 3, 1: 18, 2: 33, 3: 48}
    for colour, diamond in diamonds.items():
        for steps in range(1, 13):
            for cell in range(60):
                before = (diamond - cell) % 60
                to = FORWARD[steps][colour][cell]
                assert not (0 < before <= steps and 0 <= to < 60)
    assert game(red=[4]).turn_up(1, "10").now_listed()[0] == "4-3"


def test_SO_20_right_of_the_diamond_the_zone_is_near() -> None:
    scene = game(red=[4]).play(1, "4", "4-0")
    for seat in (2, 3, 4):
        scene.turn_up(seat, "5")
    assert scene.turn_up(1, "3").now_listed() == ["0-S1"]


def test_SO_21_a_card_must_be_used_if_it_can_be() -> None:
    scene = game(red=[20]).turn_up(1, "5")
    assert scene.so_far().one("moves")["forced"]
    scene.entry("pass", 1).refused("must-move")
    game(red=["S5"]).turn_up(1, "5").so_far().one("forfeit")


def test_SO_22_a_man_at_home_is_finished() -> None:
    game(red=HOME3).turn_up(1, "4").so_far().one("forfeit")


def test_SO_23_every_foreign_triangle_slides_to_its_circle() -> None:
    ends = {1: 4, 9: 13, 16: 19, 24: 28, 31: 34, 39: 43, 46: 49, 54: 58}
    for colour in range(4):
        foreign = {at: end for at, end in ends.items() if at // 15 != colour}
        assert {at: end for at, end in enumerate(SLIDE[colour]) if end >= 0} == foreign


def test_SO_24_everyone_on_the_slide_goes_back() -> None:
    scene = game(red=[19, 26], blue=[25], yellow=[27], green=[28])
    parts = scene.play(1, "5", "19-24/28").so_far().one("moved")["parts"]
    assert [(man["colour"], man["at"]) for man in parts[0]["bumped"]] == [
        ("blue", 25),
        ("red", 26),
        ("yellow", 27),
        ("green", 28),
    ]


def test_SO_25_no_slide_on_ones_own_triangle() -> None:
    assert game(red=[59, 8]).turn_up(1, "1").now_listed() == ["start-4", "8-9", "59-0"]


def test_SO_26_plain_cards_go_forward() -> None:
    for card in ("3", "5", "8", "12"):
        assert game(red=[40]).turn_up(1, card).now_listed() == [f"40-{40 + int(card)}"]


def test_SO_27_a_one_starts_out_or_goes_one() -> None:
    assert game(red=[20]).turn_up(1, "1").now_listed() == ["start-4", "20-21"]


def test_SO_28_a_two_starts_out_or_goes_two_and_draws_again() -> None:
    scene = game(red=[20])
    assert scene.turn_up(1, "2").now_listed() == ["start-4", "20-22"]
    judged = scene.entry("move", 1, move=1).turn_up(1, "3").entry("move", 1, move=1).so_far()
    judged.one("extra-draw", seat=1)
    assert judged.state["turn"] == 2


def test_SO_29_a_four_goes_back_even_from_the_zone() -> None:
    assert game(red=["S4", 20]).turn_up(1, "4").now_listed() == ["20-16/19", "S4-2"]


def test_SO_30_a_seven_alone_or_shared() -> None:
    listed = game(red=[40, 50]).turn_up(1, "7").now_listed()
    assert listed[:2] == ["40-47", "50-57"]
    assert listed[2:] == [
        f"40-{40 + n}{'/49' * (n == 6)} 50-{57 - n}{'/58' * (n == 3)}" for n in range(1, 7)
    ]


def test_SO_30_whom_the_first_man_has_sent_back_the_second_does_not_meet() -> None:
    scene = game(red=[20, 23], blue=[26])
    slid, walked = scene.play(1, "7", "20-24/28 23-26").so_far().one("moved")["parts"]
    assert slid["bumped"] == [{"colour": "blue", "at": 26}]
    assert walked["bumped"] == [], "nobody is there any more"


def test_SO_30_whatever_is_foretold_of_a_shared_seven_comes_about() -> None:
    def board() -> SorryTable:
        return game(red=[20, 23], blue=[26], green=[28])

    scene = board().turn_up(1, "7")
    foretold = [move["parts"] for move in scene.so_far().one("moves")["moves"]]
    moved = [board().play(1, "7", move).so_far().one("moved") for move in scene.now_listed()]
    assert [one["parts"] for one in moved] == foretold


def test_SO_31_a_seven_starts_nobody_and_goes_home_twice() -> None:
    game().turn_up(1, "7").so_far().one("forfeit")
    assert "S2-home S3-home" in game(red=["S2", "S3"]).turn_up(1, "7").now_listed()


def test_SO_32_a_ten_goes_back_one_if_it_must() -> None:
    scene = game(red=["S4"]).turn_up(1, "10")
    assert scene.now_listed() == ["S4-S3"]
    assert scene.so_far().one("moves")["forced"]


def test_SO_33_an_exchange_is_never_a_must() -> None:
    both = game(red=[20], blue=[40], green=[50]).turn_up(1, "11")
    assert both.now_listed() == ["20-31/34", "20-40x", "20-50x"]
    assert not both.so_far().one("moves")["may_pass"]


def test_SO_34_sorry() -> None:
    scene = game(red=[20], blue=[40, "S1"], green=[50]).turn_up(1, "SORRY")
    assert scene.now_listed() == ["start-40", "start-50"]
    judged = scene.commit(1, "start-40").so_far()
    assert judged.state["men"]["blue"] == ["start", "start", "start", "S1"]


def test_SO_35_red_with_yellow_blue_with_green() -> None:
    scene = SorryTable(4, options={"mode": "partnership"}).shuffle().lead("3", "12", "3", "3")
    judged = scene.entry("colour", 2, colour="green").so_far()
    assert judged.one("colours")["colours"] == ["yellow", "green", "red", "blue"]


def test_SO_36_a_card_serves_either_partner() -> None:
    assert partners(red=[20], yellow=[40]).turn_up(1, "3").now_listed() == ["20-23", "40-43"]


def test_SO_37_no_forfeit_while_the_partner_can_move() -> None:
    scene = partners(red=["S5"], yellow=[40]).turn_up(1, "5")
    assert scene.so_far().one("moves")["forced"]
    partners(red=["S5"], yellow=["S5"]).turn_up(1, "5").so_far().one("forfeit")


def test_SO_38_sorry_must_be_used_even_on_the_partner() -> None:
    scene = partners(red=[20], yellow=[50]).turn_up(1, "SORRY")
    assert scene.now_listed() == ["start-50", "start-20"]
    scene = partners(red=[20], yellow=[50], blue=[30]).turn_up(1, "SORRY")
    assert scene.now_listed() == ["start-30", "start-30"], "an opponent spares the partner"


def test_SO_39_onto_the_partner_if_nothing_else_is_left() -> None:
    assert partners(red=[*HOME3, 20], yellow=["S5", 25, "home", "home"]).turn_up(
        1, "5"
    ).now_listed() == ["25-30"]
    forced = partners(red=[*HOME3, 24], yellow=[32, "home", "home", "home"]).turn_up(1, "8")
    assert forced.now_listed() == ["24-32"]


def test_SO_40_a_seven_between_partners() -> None:
    listed = partners(red=[20], yellow=[50]).turn_up(1, "7").now_listed()
    assert "20-21 50-56" in listed


def test_SO_41_the_extra_card_may_serve_the_other() -> None:
    scene = partners(red=[20], yellow=[40]).play(1, "2", "20-22").turn_up(1, "3")
    assert scene.now_listed() == ["22-25", "40-43"]


def test_SO_42_a_player_with_all_men_home_draws_on() -> None:
    scene = partners(red=HOME4, yellow=[20])
    for seat in (1, 2, 3, 4):
        scene.turn_up(seat, "5" if seat in (2, 4) else "3")
        if seat in (1, 3):
            scene.entry("move", seat, move=1)
    assert scene.so_far().state["turn"] == 1


def test_SO_43_eight_men_home_win() -> None:
    judged = partners(red=[*HOME3, "S5"], yellow=HOME3).play(1, "1", "S5-home").so_far()
    judged.none("won")
    judged = partners(red=[*HOME3, "S5"], yellow=HOME4).play(1, "1", "S5-home").so_far()
    assert judged.one("won")["seats"] == [1, 3]


def test_SO_44_a_double_game_counts_two() -> None:
    scene = partners(red=[*HOME3, "S5"], yellow=HOME4, green=HOME3)
    assert scene.play(1, "1", "S5-home").so_far().one("won")["total"] == [2, 0, 2, 0]


def test_SO_45_five_cards_each() -> None:
    for seats, left in ((2, 34), (3, 29), (4, 24)):
        dealt = opened(seats, mode="points").so_far().only("dealt")[-1]
        assert (dealt["hands"], dealt["cards"]) == ([5] * seats, left)
    hands = virtual(stacked(*"1324354758"), mode="points").so_far().only("hand")
    assert [hand["cards"] for hand in hands] == [
        ["1", "2", "3", "4", "5"],
        ["3", "4", "5", "7", "8"],
    ]


def test_SO_46_one_man_out_at_the_beginning() -> None:
    men = opened(2, mode="points").so_far().state["men"]
    assert men == {"red": ["start"] * 3 + [4], "yellow": ["start"] * 3 + [34]}


def test_SO_47_play_move_refill() -> None:
    scene = for_points(red=[20]).play(1, "5", "20-25")
    scene.turn_up(2, "5").refused("refill-due")
    judged = scene.touch(1, scene.now + 1).so_far()
    assert judged.kinds()[-2:] == ["refilled", "turn"]
    assert judged.state["hands"] == [5, 5, 5, 5]


def test_SO_48_discard_if_nothing_can_be_played() -> None:
    scene = virtual_hand("3", "3", "5", "8", "12").men(red=["S5"], yellow=[40])
    judged = scene.entry("discard", 1, card="5").so_far()
    assert judged.one("discarded")["left"] == 34
    assert judged.state["phase"] == "refill"
    judged = scene.entry("draw", 1).so_far()
    assert judged.state["turn"] == 2


@pytest.mark.parametrize(
    ("homes", "hand", "bonus"),
    [
        ((0, 0, 0), [120, 0, 0, 0], 100),
        ((1, 1, 1), [85, 5, 5, 5], 50),
        ((2, 0, 0), [55, 10, 0, 0], 25),
        ((3, 3, 3), [65, 15, 15, 15], 0),
    ],
)
def test_SO_49_SO_50_SO_51_the_score(
    homes: tuple[int, int, int], hand: list[int], bonus: int
) -> None:
    blue, yellow, green = (["home"] * count for count in homes)
    scene = for_points(red=[*HOME3, "S5"], blue=[*blue], yellow=[*yellow], green=[*green])
    score = scene.play(1, "1", "S5-home").so_far().one("score")
    assert (score["hand"], score["bonus"]) == (hand, bonus)
    assert score["normal"] == 20 + 5 * sum(homes)


def test_SO_52_anyone_may_double_at_any_time() -> None:
    for scene in (for_points(red=[20]), for_points(red=[20]).turn_up(1, "5")):
        for seat in (1, 3):
            scene_copy = SorryTable(4)
            scene_copy.lines, scene_copy.now = scene.lines.copy(), scene.now
            call = scene_copy.entry("double", seat).so_far().one("call")
            assert call["seat"] == seat


def test_SO_53_everyone_accepts_or_drops() -> None:
    scene = for_points().entry("double", 1)
    scene.white(2, scene.now + 1).blue(3, scene.now + 1)
    assert scene.so_far().state["to_answer"] == [4]
    judged = scene.white(4, scene.now + 1).so_far()
    assert [(a["seat"], a["answer"]) for a in judged.only("answered")] == [
        (2, "accept"),
        (3, "drop"),
        (4, "accept"),
    ]
    assert judged.one("stake")["in_play"] == [1, 2, 4]


def test_SO_54_all_others_drop() -> None:
    scene = for_points(2).entry("double", 2).entry("answer", 1, answer="drop")
    judged = scene.so_far()
    assert judged.kinds()[-2:] == ["won", "score"]
    assert judged.one("score")["hand"] == [0, 25]
    assert scene.shuffle().so_far()[-1]["seat"] == 2, "the caller leads"
