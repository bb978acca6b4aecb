"""Every example of docs/rules/sherlock-holmes.md, in its order: SH-E1 to SH-E10."""

from tests.support.table import Table, judge, playing, table


def test_SH_E1_early_play_costs_card_and_penalty() -> None:
    judged = table().ready(1).touch(3, 1.7).play(2).judged(end=3)
    forfeit = judged.one("forfeit", seat=3)
    assert (forfeit["reason"], forfeit["rule"], forfeit["cards"]) == ("early", "SH-F4", 1)
    assert judged.state["hands"] == [14, 14, 12, 14]
    assert judged.state["piles"] == [0, 0, 1, 0]
    assert judged.state["pool"] == 1


def test_SH_E2_in_doubt_with_PLAY_is_not_early() -> None:
    judged = table().ready(1).touch(3, 1.996).play(2).judged(end=3)
    judged.none("forfeit")
    assert judged.one("played")["reaction_us"] == -4000


def test_SH_E3_a_trap_costs_once_and_is_decided_before_the_second_ready() -> None:
    lines = table().ready(1).touch(2, 1.4).ready(3).in_order()
    assert judge(lines).one("forfeit")["seat"] == 2, "before the second READY is even let through"
    judged = table().ready(1).touch(2, 1.4).ready(3).play(4).judged()
    assert len(judged.like("forfeit", seat=2)) == 1
    assert len(judged.like("played", seat=2)) == 1


def test_SH_E4_late_at_the_deadline_and_the_later_play_still_counts() -> None:
    judged = table().ready(1).play(2).touch(1, 4).judged()
    assert judged.one("forfeit", seat=1)["t"] == 3_500_000
    assert judged.one("forfeit", seat=1)["reason"] == "late"
    assert judged.one("played", seat=1)["t"] == 4_000_000
    assert judged.kinds().index("forfeit") < judged.kinds().index("played")


def two_calls(second: float) -> Table:
    return playing().white(2, 3.0).white(4, second)


def test_SH_E5_calls_in_doubt_are_not_guessed_at() -> None:
    judged = two_calls(3.00015).judged()
    doubt = judged.one("doubt")
    assert (doubt["question"], doubt["between"]) == ("first-call", [2, 4])
    assert (doubt["gap_us"], doubt["doubt_us"]) == (150, 200)
    judged.none("call")


def test_SH_E5_calls_beyond_doubt_apart_are_placed() -> None:
    judged = two_calls(3.00025).judged()
    assert judged.one("call", seat=2)["place"] == 1
    assert judged.one("call", seat=4, place=2)["behind_us"] == 250
    judged.none("doubt")


def test_SH_E6_the_same_lines_in_the_other_order() -> None:
    for second in (3.00015, 3.00025):
        lines = [*two_calls(second).in_order(), {"t": 9_000_000, "event": "end"}]
        at = [line.get("input") for line in lines].index("white")
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        assert swapped != lines
        assert judge(swapped) == judge(lines)


def test_SH_E7_a_pile_in_doubt_safe_and_taken() -> None:
    doubt = playing().red(1, 3).shield(2, 3.2).touch(2, 3.204).judged().one("doubt")
    assert (doubt["question"], doubt["pile"], doubt["between"]) == ("pile", 2, [2, 1])
    assert (doubt["gap_us"], doubt["doubt_us"]) == (4000, 10000)
    judged = playing().red(1, 3).shield(2, 3.2).touch(2, 3.23).touch(3, 3.15).judged()
    assert judged.one("safe")["pile"] == 2
    assert judged.one("taken", pile=3)["seat"] == 1
    judged.none("doubt")


def test_SH_E8_a_call_beyond_doubt_before_the_red_is_settled_before_the_sweep() -> None:
    hand = playing().white(2, 2.9).red(1, 3).touch(4, 3.3)
    judged = hand.judged()
    judged.none("void")
    assert judged.state["open"][0]["question"] == "call"
    judged = hand.rule("uphold", 8, seat=2, **{"from": [4]}).judged()
    judged.one("capture", seat=2)
    assert judged.one("sweep")["taken"] == {}
    void = playing().white(2, 2.9999).red(1, 3).judged().one("void")
    assert (void["what"], void["seat"], void["reason"]) == ("call", 2, "sweep")


def test_SH_E9_two_yards_in_succession_and_no_third() -> None:
    judged = playing().blue(1, 3).blue(2, 3.5).blue(1, 4).judged()
    assert [yard["again"] for yard in judged.only("yard")] == [False, True]
    assert judged.one("refused")["reason"] == "two-in-succession"


def test_SH_E10_a_count_beyond_the_pack_is_refused_and_can_be_corrected() -> None:
    hand = playing().rule("out", 4, seat=1)
    hand.count(1, 2, 8, 5).count(2, 2, 8, 6).count(3, 0, 3, 7).count(4, 2, 5, 8)
    judged = hand.judged()
    assert judged.one("refused")["reason"] == "count"
    judged.none("score")
    judged = hand.count(4, 1, 5, 9).judged()
    assert judged.one("score")["hand"] == [18, 18, 3, 10]
