"""Sweeps: SH-10 to SH-13."""

import pytest

from tests.support.table import Table, playing, table


class TestSH10Open:
    def test_SH_10_red_opens_a_sweep(self) -> None:
        judged = playing().red(1, 3).judged(end=3.5)
        assert judged.one("sweep-open")["seat"] == 1
        assert judged.state["phase"] == "sweep"

    def test_SH_10_no_matching_while_it_lasts(self) -> None:
        assert playing().red(1, 3).white(2, 3.2).judged().one("refused")["reason"] == "sweep"

    def test_SH_10_calls_in_doubt_with_the_red_lapse(self) -> None:
        judged = playing().white(2, 2.9999).white(3, 2.99995).red(1, 3).judged()
        assert [void["seat"] for void in judged.only("void")] == [2, 3]
        assert judged.state["open"] == []

    def test_SH_10_a_dead_heat_before_the_red_is_settled_first(self) -> None:
        hand = playing().white(2, 2.8).white(3, 2.8001).red(1, 3).touch(4, 3.2)
        judged = hand.judged()
        assert judged.state["open"] == [{"question": "first-call", "between": [2, 3]}]
        judged.none("taken")
        hand.rule("uphold", 8, seat=3, **{"from": [2]})
        judged = hand.judged()
        assert judged.one("void", seat=2)["reason"] == "late"
        assert judged.one("sweep")["taken"] == {"4": 1}
        assert judged.state["hands"] == [15, 13, 15, 13]

    def test_SH_10_a_settled_match_stands(self) -> None:
        cards = {1: "HOLMES", 2: "RUN", 3: "RUN", 4: "STOP"}
        judged = playing(cards).white(2, 2.8).red(1, 3).judged()
        judged.one("capture", seat=2)
        judged.none("void")

    def test_SH_10_promptly_whatever_is_called_between(self) -> None:
        judged = playing().ready(3.9).red(1, 4.2).round(10, 11).judged(end=12)
        judged.one("sweep-open", seat=1)
        assert judged.state["piles"] == [1] * 4, "the next round is played as usual"

    def test_SH_10_a_last_card_laid_with_it_stops_everything(self) -> None:
        hand = table().rule("recount", 0.5, hands=[2, 2, 26, 26], piles=[0] * 4, pool=0)
        hand.round(1, 2).ready(5).touch(2, 5.0005).red(1, 5.001)
        judged = hand.judged()
        assert judged.one("out")["seat"] == 2
        assert judged.state["phase"] == "counting"

    def test_SH_10_once_is_enough(self) -> None:
        judged = playing().red(1, 3).red(1, 3.3).judged()
        assert judged.one("refused")["reason"] == "already-sweeping"


def played_until(lifted: float) -> Table:
    """A table where seat 2's hand stays on its card until then, and HOLMES is called at 2.8 s."""
    hand = table().ready(1).play(2).press(2, "pile", 2.3).release(2, "pile", lifted)
    for seat in (1, 3, 4):
        hand.touch(seat, 2.3)
    return hand.red(1, 2.8)


class TestSH11Race:
    @pytest.mark.parametrize(
        ("shield", "reach", "verdict"),
        [
            (3.2, 3.2101, "safe"),
            (3.2, 3.21, "doubt"),
            (3.2, 3.2, "doubt"),
            (3.21, 3.2, "doubt"),
            (3.2101, 3.2, "taken"),
        ],
    )
    def test_SH_11_whose_hand_was_first(self, shield: float, reach: float, verdict: str) -> None:
        judged = playing().red(1, 3).shield(2, shield).touch(2, reach).judged()
        assert [v["verdict"] for v in judged.only("safe", "taken", "doubt")] == [verdict]

    def test_SH_11_a_hand_that_came_with_the_call_protects(self) -> None:
        judged = playing().press(2, "shield", 2.997).red(1, 3).touch(2, 3.1).judged()
        assert judged.one("safe")["t"] == 3_000_000

    def test_SH_11_so_does_his_own_plays_touch(self) -> None:
        hand = playing().round(5, 6)
        hand.lines = [
            line
            for line in hand.lines
            if not (
                line.get("event") == "release" and line.get("seat") == 2 and line["t"] > 6_000_000
            )
        ]
        judged = hand.red(1, 6.6).judged()
        assert judged.one("safe")["pile"] == 2

    def test_SH_11_a_hand_lifted_in_doubt_with_the_call_is_a_question(self) -> None:
        judged = played_until(2.798).touch(2, 3.3).judged()
        assert judged.one("doubt")["between"] == [2, 1]

    def test_SH_11_and_forgotten_if_nobody_reaches_for_the_pile(self) -> None:
        assert 2 in played_until(2.802).judged().one("sweep")["untouched"]

    def test_SH_11_an_arm_that_leaves_the_rail_with_the_call_lifts_no_hand(self) -> None:
        hand = table().ready(1).play(2)
        for seat in (1, 3, 4):
            hand.touch(seat, 2.3)
        hand.press(2, "pile", 2.32).press(2, "rail", 2.9).release(2, "rail", 3)
        assert hand.red(1, 3).judged().one("sweep")["safe"] == [2]

    def test_SH_11_lifted_well_before_it_does_not_count(self) -> None:
        assert played_until(2.7).touch(2, 3.3).judged().one("taken")["seat"] == 1

    def test_SH_11_the_table_may_tell_whose_hand_it_was(self) -> None:
        assert playing().red(1, 3).touch(2, 3.2, by=2).judged().one("safe")["pile"] == 2
        assert playing().red(1, 3).touch(2, 3.2, by=1).judged().one("taken")["seat"] == 1
        judged = playing().red(1, 3).touch(2, 3.2, by=3).judged()
        assert judged.one("sweep")["untouched"] == [2, 3, 4]

    def test_SH_11_a_shield_crossed_by_another_hand_protects_nothing(self) -> None:
        judged = playing().red(1, 3).shield(2, 3.2, by=1).touch(2, 3.3).judged()
        assert judged.one("taken")["pile"] == 2

    def test_SH_11_the_dealer_rules(self) -> None:
        hand = playing().red(1, 3).shield(2, 3.2).touch(2, 3.204)
        assert hand.judged().state["open"] == [{"question": "pile", "pile": 2, "between": [2, 1]}]
        assert hand.rule("pile", 8, pile=2, to="safe").judged().one("sweep")["safe"] == [2]
        hand.lines.pop()
        assert hand.rule("pile", 8, pile=2, to=1).judged().one("sweep")["taken"] == {"2": 1}

    def test_SH_11_rulings_that_fit_no_question(self) -> None:
        hand = playing().red(1, 3).shield(2, 3.2).touch(2, 3.204)
        for fields in ({"pile": 2, "to": 3}, {"pile": 2, "to": 2}):
            hand.rule("pile", 8, **fields)
        hand.rule("pile", 9, pile=1, to="safe")
        refused = [verdict["reason"] for verdict in hand.judged().only("refused")]
        assert refused == ["bad-ruling", "bad-ruling", "nothing-to-rule"]
        judged = playing().rule("pile", 8, pile=2, to="safe").judged()
        assert judged.one("refused")["reason"] == "nothing-to-rule"

    def test_SH_11_an_empty_spot_cannot_be_taken(self) -> None:
        hand = playing({1: "RUN", 2: "RUN", 3: "A", 4: "HOLMES"}).white(1, 2.8).red(4, 3)
        judged = hand.touch(2, 3.2).touch(3, 3.3).judged()
        assert [taken["pile"] for taken in judged.only("taken")] == [3]


class TestSH12TwoSweepers:
    def two(self, second: float = 3.1) -> Table:
        return playing().red(1, 3).red(2, second)

    def test_SH_12_whose_hand_is_a_question(self) -> None:
        doubt = self.two().touch(3, 3.4).judged().one("doubt")
        assert (doubt["question"], doubt["pile"], doubt["between"]) == ("pile", 3, [1, 2])
        assert doubt["gap_us"] is None

    def test_SH_12_unless_the_table_can_tell(self) -> None:
        judged = self.two().touch(3, 3.4, by=2).touch(4, 3.5, by=1).judged()
        assert judged.one("taken", pile=3)["seat"] == 2
        assert judged.one("sweep")["taken"] == {"3": 2, "4": 1}

    def test_SH_12_or_only_one_of_them_had_called(self) -> None:
        assert self.two(second=3.5).touch(3, 3.3).judged().one("taken")["seat"] == 1

    def test_SH_12_each_sweepers_own_pile_is_at_risk_from_the_other(self) -> None:
        judged = self.two().touch(1, 3.4).shield(2, 3.5).touch(2, 3.6).judged()
        assert judged.one("taken", pile=1)["seat"] == 2
        assert judged.one("safe")["pile"] == 2

    def test_SH_12_a_sweepers_own_race_is_not_decided_before_its_time(self) -> None:
        judged = playing().red(1, 3).shield(1, 3.0995).red(2, 3.1).touch(1, 3.104).judged()
        doubt = judged.one("doubt")
        assert (doubt["pile"], doubt["between"], doubt["gap_us"]) == (1, [1, 2], 4_500)

    def test_SH_12_both_hands_on_one_pile(self) -> None:
        hand = self.two().touch(3, 3.4, by=1).touch(3, 3.405, by=2)
        doubt = hand.judged().one("doubt")
        assert (doubt["between"], doubt["gap_us"]) == ([1, 2], 5_000)


class TestSH13After:
    def test_SH_13_taken_piles_and_his_own_and_the_pool_go_to_the_sweeper(self) -> None:
        hand = playing().rule("forfeit", 2.8, seat=4, cards=2).red(1, 3)
        judged = hand.touch(2, 3.2).shield(3, 3.3).judged()
        sweep = judged.one("sweep")
        assert sweep["seats"] == [1]
        assert sweep["taken"] == {"2": 1}
        assert (sweep["safe"], sweep["untouched"]) == ([3], [4])
        assert (sweep["pool"], sweep["pool_to"]) == (2, 1)
        assert judged.state["hands"] == [17, 13, 14, 12]
        assert judged.state["piles"] == [0] * 4
        assert judged.state["phase"] == "play"

    def test_SH_13_it_ends_as_soon_as_every_pile_is_settled(self) -> None:
        judged = playing().red(1, 3).touch(2, 3.2).touch(3, 3.3).shield(4, 3.4).judged()
        assert judged.one("sweep")["t"] == 3_400_000

    def test_SH_13_or_when_its_time_is_up(self) -> None:
        judged = playing().red(1, 3).touch(2, 3.2).touch(3, 6.1).judged()
        assert judged.one("sweep")["t"] == 6_000_000
        judged.none("taken", pile=3)

    def test_SH_13_a_race_begun_in_time_is_decided(self) -> None:
        judged = playing().red(1, 3).touch(2, 5.999).shield(2, 6.004).judged()
        assert judged.one("doubt")["pile"] == 2

    def test_SH_13_an_open_question_keeps_it_open(self) -> None:
        judged = playing().red(1, 3).shield(2, 3.2).touch(2, 3.204).ready(9).judged()
        judged.none("sweep")
        assert judged.one("refused")["reason"] == "open-question"

    def test_SH_13_the_pool_goes_to_the_first_call(self) -> None:
        hand = playing().rule("forfeit", 2.8, seat=4, cards=1).red(1, 3).red(2, 3.1)
        assert hand.judged().one("sweep")["pool_to"] == 1

    def test_SH_13_calls_together_leave_the_pool_to_the_dealer(self) -> None:
        hand = playing().rule("forfeit", 2.8, seat=4, cards=1).red(1, 3).red(2, 3.0001)
        judged = hand.judged()
        doubt = judged.one("doubt", question="pool")
        assert (doubt["between"], doubt["gap_us"], doubt["doubt_us"]) == ([1, 2], 100, 200)
        assert judged.state["open"] == [{"question": "pool", "between": [1, 2]}]
        judged = hand.rule("pool", 9, seat=3).rule("pool", 9.5, seat=2).judged()
        assert judged.one("refused")["reason"] == "bad-ruling"
        assert judged.one("sweep")["pool_to"] == 2
        assert judged.state["pool"] == 0

    def test_SH_13_an_empty_pool_is_no_question(self) -> None:
        playing().red(1, 3).red(2, 3.0001).judged().none("doubt")

    def test_SH_13_nobody_to_sweep(self) -> None:
        hand = playing().red(1, 3).touch(2, 3.1).touch(3, 3.2).touch(4, 3.3)
        hand.ready(5).play(6).touch(1, 6.1).red(1, 6.2).touch(2, 6.2)
        assert hand.judged().only("sweep")[1]["taken"] == {}

    def test_SH_13_nothing_to_sweep_but_the_pool_and_two_who_call(self) -> None:
        hand = playing().red(1, 3).touch(2, 3.1).touch(3, 3.2).touch(4, 3.3)
        hand.ready(5).play(6).touch(1, 6.1).touch(2, 6.1).rule("forfeit", 6.2, seat=1, cards=1)
        hand.red(1, 6.3).red(2, 6.3001).shield(1, 6.4).shield(2, 6.4)
        assert hand.judged().one("doubt")["question"] == "pool"

    def test_SH_13_it_does_not_end_while_another_call_could_be_in_doubt_with_the_first(
        self,
    ) -> None:
        hand = playing(uncertainty={"pile": 0, "shield": 0})
        hand.rule("forfeit", 2.8, seat=4, cards=1).red(1, 3)
        hand.touch(2, 3.00002).touch(3, 3.00003).touch(4, 3.00004).red(2, 3.0001)
        assert hand.judged().one("doubt")["question"] == "pool"
