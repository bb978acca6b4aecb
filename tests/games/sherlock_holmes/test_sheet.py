"""The sheet of 1904, line by line, where the outcome must depend on the play alone.

Each scenario is played in both forms where cards matter, with cards read and with the dealer
asked, and with the dealer's answer early and late: the same cards lie in the same places after it.
"""

from typing import Any

import pytest

from tests.support.table import Judged, Table, playing, table

READ = pytest.mark.parametrize("read", [True, False], ids=["read", "unread"])
ANSWER = pytest.mark.parametrize("answer", [3.15, 9.0], ids=["early", "late"])
HOLMES_2 = {1: "RUN", 2: "HOLMES", 3: "STOP", 4: "CAB"}
TWO_HOLMES = {1: "HOLMES", 2: "HOLMES", 3: "STOP", 4: "CAB"}
RUN_2_4 = {1: "A", 2: "RUN", 3: "B", 4: "RUN"}


def dealt(hands: list[int], piles: list[int] | None = None, pool: int = 0) -> Table:
    return table().rule("recount", 0.5, hands=hands, piles=piles or [0] * 4, pool=pool)


def cards(judged: Judged) -> tuple[Any, ...]:
    state = judged.state
    return state["hands"], state["piles"], state["pool"]


def laid(hand: Table, seat: int, at: float, card: str | None) -> Table:
    hand.touch(seat, at)
    return hand.card(seat, card, at + 0.06) if card else hand


def ruled(hand: Table, read: bool, name: str, at: float, **fields: Any) -> Table:
    """Let the dealer answer where cards are not read."""
    return hand if read else hand.rule(name, at, **fields)


class TestF5WhoCallsPromptlyHasCalled:
    @READ
    def test_SH_F5_holmes_laid_early_and_called_at_once(self, read: bool) -> None:
        hand = laid(playing().ready(5), 2, 5.5, "HOLMES" if read else None).red(2, 5.9)
        judged = hand.touch(3, 6.2).judged()
        judged.one("sweep-open", seat=2)
        assert judged.one("forfeit", seat=2)["reason"] == "early"
        assert judged.one("sweep")["taken"] == {"3": 2}
        judged.none("forfeit", reason="missed-holmes")

    @READ
    @pytest.mark.parametrize("after", [0.02, 0.09, 0.5])
    def test_SH_F4_the_early_card_pays_however_quickly_it_is_called(
        self, read: bool, after: float
    ) -> None:
        hand = table().ready(1).touch(2, 1.5)
        if read:
            hand.card(2, "HOLMES", 1.51)
        judged = hand.red(2, 1.5 + after).judged()
        judged.one("sweep-open", seat=2)
        assert judged.one("forfeit", seat=2)["reason"] == "early"
        assert cards(judged) == ([14, 14, 14, 14], [0] * 4, 0)

    @READ
    def test_SH_F5_called_with_the_next_ready_between(self, read: bool) -> None:
        hand = playing(HOLMES_2 if read else None).ready(3.5).red(2, 3.72).touch(1, 4)
        judged = hand.judged()
        assert judged.one("sweep")["taken"] == {"1": 2}
        judged.none("forfeit")

    @READ
    def test_SH_F5_too_late_is_too_late_in_both_forms(self, read: bool) -> None:
        judged = playing(HOLMES_2 if read else None).red(2, 4.6).touch(1, 4.8).judged()
        assert judged.one("forfeit", seat=2)["reason"] == "missed-holmes"
        judged.none("sweep-open")
        assert cards(judged) == ([13] * 4, [1, 0, 1, 1], 1)

    def test_SH_F5_a_second_holmes_never_called_while_another_sweeps(self) -> None:
        hand = playing(TWO_HOLMES).red(1, 3).shield(2, 3.2)
        judged = hand.judged()
        assert judged.one("forfeit", seat=2)["reason"] == "missed-holmes"
        assert judged.one("sweep")["pool_to"] == 1

    def test_SH_F5_nor_when_the_sweep_was_over_sooner(self) -> None:
        hand = playing(TWO_HOLMES).red(1, 3).shield(2, 3.2).touch(3, 3.3).touch(4, 3.4)
        judged = hand.judged()
        assert judged.one("forfeit", seat=2)["reason"] == "missed-holmes"
        assert cards(judged) == ([16, 13, 13, 13], [0] * 4, 1)
        unread = playing().red(1, 3).shield(2, 3.2).touch(3, 3.3).touch(4, 3.4)
        assert cards(unread.rule("missed-holmes", 8, seat=2).judged()) == cards(judged)

    @READ
    def test_SH_F5_called_after_that_it_wins_nothing_and_costs_nothing(self, read: bool) -> None:
        hand = playing(TWO_HOLMES if read else None).red(1, 3).shield(2, 3.2)
        judged = hand.touch(3, 3.3).touch(4, 3.4).red(2, 3.8).judged()
        assert judged.one("refused", seat=2)["reason"] == "no-pile"
        judged.none("forfeit")

    def test_SH_F5_a_second_holmes_that_the_sweeper_took_is_not_his_to_pay(self) -> None:
        judged = playing(TWO_HOLMES).red(1, 3).touch(2, 3.2).judged()
        judged.none("forfeit")


class TestOnlyWhoTurnedItUp:
    @READ
    def test_SH_10_after_missed_holmes_there_is_nothing_to_call(self, read: bool) -> None:
        hand = playing(HOLMES_2 if read else None)
        hand = ruled(hand, read, "missed-holmes", 4.33, seat=2).red(2, 5).touch(3, 5.2)
        judged = hand.judged()
        assert judged.one("refused", seat=2)["reason"] == "missed-holmes"
        assert cards(judged) == ([13] * 4, [1, 0, 1, 1], 1)

    @READ
    def test_SH_F6_is_not_for_who_calls_what_was_forfeited(self, read: bool) -> None:
        first = {1: "A", 2: "B", 3: "C", 4: "D"}
        hand = playing(first if read else None).round(5, 6, HOLMES_2 if read else None)
        hand = ruled(hand, read, "missed-holmes", 8.33, seat=2).red(2, 8.6)
        judged = hand.judged()
        assert [v["reason"] for v in judged.only("forfeit")] == ["missed-holmes"]
        assert cards(judged) == ([12] * 4, [2, 1, 2, 2], 1)

    def test_SH_F6_is_paid_once_for_a_card(self) -> None:
        judged = playing({2: "RUN"}).red(2, 3).red(2, 3.5).judged()
        judged.one("forfeit", reason="wrong-name")
        assert judged.one("refused")["reason"] == "already-called"
        judged = playing({2: "HOLMES"}).blue(2, 3).blue(2, 3.3).red(2, 3.5).judged()
        judged.one("forfeit", reason="wrong-name")

    def test_SH_10_who_has_played_nothing(self) -> None:
        judged = table().ready(1).play(2).touch(1, 2.3).red(2, 2.5).judged()
        assert judged.one("refused", seat=2)["reason"] == "no-pile"
        assert table().ready(1).red(2, 1.5).judged().one("refused")["reason"] == "no-play"

    @READ
    @ANSWER
    @pytest.mark.parametrize("who", [2, 4], ids=["captor", "captured"])
    def test_SH_10_nor_the_captor_or_the_captured_of_a_moment_ago(
        self, read: bool, answer: float, who: int
    ) -> None:
        hand = playing(RUN_2_4 if read else None).rule("forfeit", 2.7, seat=1, cards=1)
        hand.white(2, 3).red(who, 3.2).touch(3, 3.4)
        judged = ruled(hand, read, "uphold", answer, seat=2, **{"from": [4]}).judged()
        assert cards(judged) == ([12, 15, 13, 13], [1, 0, 1, 0], 1)
        judged.none("sweep")

    @READ
    def test_SH_10_nor_after_a_sweep(self, read: bool) -> None:
        hand = playing(HOLMES_2 if read else None).red(2, 3).touch(1, 3.1).touch(3, 3.2)
        judged = hand.touch(4, 3.3).red(2, 3.8).red(1, 3.9).judged()
        assert [v["reason"] for v in judged.only("refused")] == ["no-pile"] * 2


class TestHandsOffThePile:
    @pytest.mark.parametrize("name", ["pile", "shield"])
    def test_SH_F1_a_hand_laid_back_is_fined_and_protects_nothing(self, name: str) -> None:
        hand = playing().press(2, name, 3)
        judged = hand.judged(end=9)
        fine = judged.one("forfeit", seat=2)
        assert (fine["reason"], fine["rule"], fine["t"]) == ("rest", "SH-F1", 4_000_000)
        assert judged.state["piles"] == [1, 0, 1, 1]

    def test_SH_11_what_was_held_before_the_red_protects_nothing(self) -> None:
        judged = playing().press(2, "shield", 3).red(1, 3.6).touch(2, 3.9).judged()
        assert judged.one("taken", pile=2)["seat"] == 1

    def test_SH_11_but_laid_there_again_it_does(self) -> None:
        hand = playing().press(2, "shield", 3).red(1, 3.6).release(2, "shield", 3.7)
        assert hand.shield(2, 3.8).touch(2, 3.9).judged().one("safe")["pile"] == 2

    def test_SH_11_under_a_hand_that_never_left_nothing_is_felt_so_the_dealer_says(self) -> None:
        hand = playing().press(2, "pile", 3).red(1, 3.6)
        assert hand.judged().one("ask", question="pile")["pile"] == 2

    @pytest.mark.parametrize(("red", "safe"), [(2.9, True), (3.02, True), (3.1, False)])
    def test_SH_11_the_hand_of_ones_own_play_protects_within_its_time(
        self, red: float, safe: bool
    ) -> None:
        hand = table().ready(1).play(2).touch(1, 2.3).press(2, "shield", 2.31)
        judged = hand.touch(2, 2.32).red(1, red).touch(2, red + 0.2).judged()
        assert bool(judged.like("safe", pile=2)) is safe

    def test_SH_F1_hands_that_take_what_was_called_are_not_the_owners(self) -> None:
        hand = playing().white(1, 3).press(2, "pile", 3.3).release(2, "pile", 6)
        hand.judged(end=8).none("forfeit")

    @READ
    def test_SH_11_a_sweepers_hand_on_a_pile_before_his_red_has_not_reached_it(
        self, read: bool
    ) -> None:
        hand = playing(HOLMES_2 if read else None).press(1, "pile", 2.95, by=2).red(2, 3)
        hand.release(1, "pile", 3.2).shield(1, 3.4)
        assert hand.judged().one("safe")["pile"] == 1
        hand = playing(HOLMES_2 if read else None).press(1, "pile", 2.997, by=2).red(2, 3)
        assert hand.shield(1, 3.4).judged().one("taken")["seat"] == 2


class TestF1Rest:
    def test_SH_F1_a_warning_where_there_is_no_pile_then_a_fine(self) -> None:
        judged = table().ready(1).press(2, "rail", 0.4).play(3).touch(2, 3.3).judged()
        warning, fine = judged.one("warning", seat=2), judged.one("forfeit", seat=2)
        assert (warning["reason"], warning["rule"]) == ("rest", "SH-F1")
        assert (fine["cards"], fine["t"]) == (1, 4_300_000)

    def test_SH_F1_each_time(self) -> None:
        hand = playing().press(2, "rail", 3).release(2, "rail", 4.5).round(6, 7)
        judged = hand.press(2, "rail", 8).release(2, "rail", 9.5).judged()
        assert [v["cards"] for v in judged.like("forfeit", reason="rest")] == [1, 1]

    def test_SH_F1_not_if_the_arm_is_gone_by_then(self) -> None:
        hand = table().ready(1).press(2, "rail", 1.1).release(2, "rail", 2.5).play(3).touch(2, 3.3)
        judged = hand.judged(end=4.4)
        judged.one("warning", seat=2)
        judged.none("forfeit", seat=2)

    @ANSWER
    def test_SH_F1_costs_what_a_call_before_it_left(self, answer: float) -> None:
        hand = playing().white(2, 3).press(4, "rail", 3.1).release(4, "rail", 5)
        judged = hand.rule("uphold", answer, seat=2, **{"from": [4]}).judged()
        assert cards(judged) == ([13, 15, 13, 13], [1, 0, 1, 0], 0)


class TestPayingIsNotPlaying:
    def test_SH_F4_lifting_a_pile_that_was_fined(self) -> None:
        hand = playing().press(2, "rail", 3).release(2, "rail", 4.5).ready(4.6).touch(2, 5.2)
        judged = hand.judged(end=6)
        assert [v["reason"] for v in judged.only("forfeit")] == ["rest"]
        assert cards(judged) == ([13] * 4, [1, 0, 1, 1], 1)

    @READ
    def test_SH_F4_lifting_a_false_callers_pile(self, read: bool) -> None:
        names = {1: "A", 2: "B", 3: "C", 4: "D"}
        hand = playing(names if read else None).white(2, 3)
        hand = ruled(hand, read, "false-call", 3.2, seat=2).ready(3.5).touch(2, 4.2)
        assert cards(hand.judged(end=5)) == ([13] * 4, [1, 0, 1, 1], 1)

    @READ
    def test_SH_F4_picking_up_after_a_capture_or_a_sweep(self, read: bool) -> None:
        hand = playing(RUN_2_4 if read else None).white(2, 3)
        hand = ruled(hand, read, "uphold", 3.1, seat=2, **{"from": [4]}).ready(3.5)
        judged = hand.touch(4, 4).touch(2, 4.1).judged(end=5)
        assert cards(judged) == ([13, 15, 13, 13], [1, 0, 1, 0], 0)
        hand = playing(HOLMES_2 if read else None).red(2, 3).touch(1, 3.2).shield(3, 3.2)
        hand.shield(4, 3.2).ready(4)
        for seat in range(1, 5):
            hand.touch(seat, 4.5)
        hand.judged(end=5).none("forfeit")

    @pytest.mark.parametrize(("at", "early"), [(6.0, False), (6.000001, True)])
    def test_SH_F4_who_may_have_to_pay_has_three_seconds_from_the_call(
        self, at: float, early: bool
    ) -> None:
        judged = playing(RUN_2_4).white(2, 3).ready(4).touch(1, at).judged(end=8)
        assert bool(judged.like("forfeit", seat=1, reason="early")) is early

    def test_SH_F4_who_pays_their_last_card_for_one_laid_before_a_call_is_out(self) -> None:
        hand = playing().rule("recount", 3, hands=[12, 2, 13, 13], piles=[1] * 4, pool=12)
        judged = hand.ready(5).touch(2, 6).red(1, 6.05).judged(end=20)
        assert judged.one("forfeit", seat=2)["reason"] == "early"
        assert judged.one("out")["seat"] == 2

    def test_SH_F4_a_card_laid_early_long_after_is_early(self) -> None:
        hand = playing().press(2, "rail", 3).release(2, "rail", 4.5).ready(8).touch(2, 9)
        assert hand.judged(end=10).like("forfeit", seat=2, reason="early")

    @READ
    @ANSWER
    def test_SH_F4_a_hand_on_a_pile_just_after_a_call_in_the_pause(
        self, read: bool, answer: float
    ) -> None:
        hand = playing(RUN_2_4 if read else None).ready(3).white(2, 3.1).touch(3, 3.6)
        judged = ruled(hand, read, "uphold", answer, seat=2, **{"from": [4]}).judged()
        judged.none("forfeit")
        assert cards(judged) == ([13, 15, 13, 13], [1, 0, 1, 0], 0)


class TestWhatWasRightStaysRight:
    def test_SH_20_an_out_taken_back_fines_nobody_who_obeyed_it(self) -> None:
        hand = dealt([1, 20, 20, 15]).ready(1).play(2).touch(1, 2.3)
        hand.press(2, "rail", 2.4).touch(3, 2.6)
        out = hand.judged().one("out")
        judged = hand.overturn(out, 8).judged(end=20)
        judged.none("forfeit")
        assert judged.state["phase"] == "play"
        assert judged.state["piles"] == [1, 0, 0, 0], "a pile picked up is no card laid"

    @pytest.mark.parametrize("at", [3.05, 3.2, 3.6, 8.0])
    @pytest.mark.parametrize("kind", ["sweep-open", "sweep"])
    def test_SH_20_nor_a_sweep(self, kind: str, at: float) -> None:
        hand = table().ready(1).play(2).touch(1, 2.3).touch(2, 2.4).red(1, 3).touch(2, 3.1)
        hand.press(3, "rail", 3.1).press(4, "shield", 3.1)
        found = hand.judged().one(kind)
        if found["t"] < at * 1_000_000:
            hand.overturn(found, at).judged(end=20).none("forfeit")

    def test_SH_20_a_holmes_that_was_called_is_not_missed_by_taking_the_sweep_back(self) -> None:
        hand = playing(HOLMES_2).red(2, 3)
        hand.overturn(hand.judged().one("sweep-open"), 7).judged().none("forfeit")

    def test_SH_20_whoever_is_late_all_the_same_pays(self) -> None:
        hand = table().ready(1).touch(3, 1.7).play(2)
        early = hand.judged().one("forfeit", seat=3)
        judged = hand.overturn(early, 2.5).judged()
        assert {v["seat"] for v in judged.like("forfeit", reason="late")} == {1, 2, 4}


class TestSettledBeforeWhateverStopsPlay:
    @READ
    @ANSWER
    def test_SH_17_a_call_before_somebodys_last_card(self, read: bool, answer: float) -> None:
        hand = dealt([20, 20, 2, 14]).round(1, 2, RUN_2_4 if read else None, wait=0.1)
        hand.ready(2.5).play(2.8).white(2, 2.9).touch(3, 3)
        ruled(hand, read, "uphold", answer, seat=2, **{"from": [4]})
        judged = hand.judged()
        judged.one("out", seat=3)
        assert cards(judged) == ([20, 21, 2, 13], [0] * 4, 0)
        assert judged.state["open"] == []

    @ANSWER
    def test_SH_18_nothing_is_counted_before_it_is_settled(self, answer: float) -> None:
        hand = dealt([20, 20, 2, 14]).round(1, 2, wait=0.1).ready(2.5).play(2.8)
        hand.white(2, 2.9).touch(3, 3).count(1, 0, 0, answer - 0.1)
        judged = hand.judged()
        assert judged.one("refused")["reason"] == "open-question"

    @ANSWER
    def test_SH_17_nobody_is_out_whose_own_call_fills_his_hand(self, answer: float) -> None:
        hand = dealt([20, 2, 20, 14]).round(1, 2, wait=0.1).ready(2.5).play(2.8)
        hand.white(2, 2.9).touch(2, 3).rule("uphold", answer, seat=2, **{"from": [4]})
        judged = hand.judged(end=answer + 0.1)
        judged.none("out")
        assert judged.state["hands"][1] == 2
        assert judged.state["piles"][1] == 1

    @ANSWER
    def test_SH_17_but_he_is_if_it_was_false(self, answer: float) -> None:
        hand = dealt([20, 2, 20, 14]).round(1, 2, wait=0.1).ready(2.5).play(2.8)
        hand.white(2, 2.9).touch(2, 3).rule("false-call", answer, seat=2)
        judged = hand.judged()
        judged.one("out", seat=2)
        assert (judged.state["hands"][1], judged.state["pool"]) == (1, 1)

    @ANSWER
    def test_SH_17_and_no_sweep_follows_it(self, answer: float) -> None:
        hand = dealt([20, 2, 20, 14]).round(1, 2, wait=0.1).ready(2.5).play(2.8).touch(1, 2.85)
        hand.white(2, 2.9).touch(2, 3).red(1, 3.4).touch(3, 3.6)
        judged = hand.rule("false-call", answer if answer > 4 else 2.95, seat=2).judged()
        judged.one("out", seat=2)
        judged.none("sweep")
        assert cards(judged) == ([20, 1, 20, 14], [0] * 4, 1)

    def test_SH_17_a_sweep_before_somebodys_last_card(self) -> None:
        hand = dealt([20, 20, 1, 15]).ready(1).play(2).touch(1, 2.1).touch(2, 2.1).red(1, 2.5)
        judged = hand.touch(3, 2.6).touch(2, 2.8).judged()
        assert judged.one("sweep")["taken"] == {"2": 1}
        judged.one("out", seat=3)
        assert cards(judged) == ([21, 19, 1, 15], [0] * 4, 0)

    @READ
    @ANSWER
    def test_SH_8_the_pile_as_it_lay_at_the_call(self, read: bool, answer: float) -> None:
        names = RUN_2_4 if read else None
        hand = dealt([12, 12, 12, 12], [2, 2, 2, 2]).round(1, 2, names).ready(2.6).play(2.8)
        hand.white(2, 3).touch(4, 3.2)
        ruled(hand, read, "uphold", answer, seat=2, **{"from": [4]})
        judged = hand.judged(end=4.2 if answer < 4 else 9.1)
        assert judged.one("capture")["won"] == 3
        assert judged.state["piles"][3] == 1
        assert judged.state["piles"][1] == 0

    @READ
    @ANSWER
    def test_SH_10_a_call_beyond_doubt_before_the_red_came_first(
        self, read: bool, answer: float
    ) -> None:
        names = {**RUN_2_4, 1: "HOLMES"} if read else None
        hand = playing(names).white(2, 3).red(1, 3.1).touch(3, 3.4).touch(4, 3.5)
        ruled(hand, read, "uphold", answer, seat=2, **{"from": [4]})
        judged = hand.judged()
        assert judged.one("capture", seat=2)["from"] == [4]
        assert judged.one("sweep")["taken"] == {"3": 1}
        assert cards(judged) == ([15, 15, 13, 13], [0] * 4, 0)

    @READ
    def test_SH_10_in_doubt_the_sweep_goes_first(self, read: bool) -> None:
        hand = playing({**RUN_2_4, 1: "HOLMES"} if read else None).white(2, 3).red(1, 3.0002)
        judged = hand.touch(3, 3.3).judged()
        assert judged.one("void", seat=2)["reason"] == "sweep"
        assert cards(judged) == ([15, 14, 13, 14], [0] * 4, 0)


class TestCardsLaidInTimeArePlayed:
    def opened(self) -> Table:
        return table().ready(1).play(2).touch(1, 2.2).touch(2, 2.2).touch(3, 2.2).red(1, 2.5)

    def test_SH_2_a_card_laid_in_time_in_a_sweep_is_played(self) -> None:
        judged = self.opened().touch(2, 2.7).touch(4, 2.8).judged()
        judged.one("played", seat=4)
        assert judged.one("sweep")["safe"] == [4]
        assert cards(judged) == ([15, 13, 14, 14], [0] * 4, 0)

    def test_SH_2_or_after_it(self) -> None:
        hand = self.opened().touch(2, 2.6).touch(3, 2.65).touch(4, 2.8)
        judged = hand.card(4, "RUN", 2.9).judged()
        judged.one("played", seat=4)
        assert judged.state["piles"] == [0, 0, 0, 1]
        judged.none("forfeit")

    def test_SH_4_but_a_sweep_ends_the_wait_for_it(self) -> None:
        self.opened().touch(2, 2.6).touch(3, 2.65).judged().none("forfeit")

    def test_SH_2_whose_hand_on_an_old_pile_the_dealer_says(self) -> None:
        hand = playing().ready(5).play(6).touch(1, 6.2).touch(2, 6.2).touch(3, 6.2).red(1, 6.6)
        hand.touch(4, 6.8).touch(2, 6.9).touch(3, 7)
        judged = hand.judged()
        assert judged.one("doubt", pile=4)["between"] == [4, 1]
        judged = hand.rule("pile", 8, pile=4, to="safe").judged()
        assert judged.like("played", seat=4)[-1]["t"] == 6_800_000
        assert judged.one("sweep")["safe"] == [4]
        hand.lines.pop()
        judged = hand.rule("pile", 8, pile=4, to=1).judged()
        assert judged.one("sweep")["taken"]["4"] == 1
        assert len(judged.like("played", seat=4)) == 1

    def test_SH_2_told_for_his_it_is_his_and_protects(self) -> None:
        hand = playing().ready(5).play(6).touch(1, 6.2).red(1, 6.6).touch(4, 6.8, by=4)
        judged = hand.judged()
        assert judged.one("sweep")["safe"] == [4]
        assert len(judged.like("played", seat=4)) == 2


class TestEachPays:
    def test_SH_F4_three_late_with_one_card_each(self) -> None:
        hand = dealt([1, 1, 1, 14], [5, 10, 10, 14]).ready(1).play(2).touch(4, 2.3)
        judged = hand.judged()
        assert [v["seat"] for v in judged.like("forfeit", reason="late")] == [1, 2, 3]
        judged.one("out")
        assert judged.state["pool"] == 3

    def test_SH_F4_three_early_with_two_cards_each(self) -> None:
        hand = dealt([2, 2, 2, 14], [5, 10, 7, 14]).ready(1)
        for seat in (1, 2, 3):
            hand.touch(seat, 1.95)
        judged = hand.play(2).judged()
        assert [v["seat"] for v in judged.like("forfeit", reason="early")] == [1, 2, 3]


class TestOnlyWhatMattersIsAsked:
    @READ
    def test_SH_7_three_in_a_dead_heat_for_piles_that_are_gone(self, read: bool) -> None:
        names = {1: "RUN", 2: "RUN", 3: "RUN", 4: "A"}
        hand = playing(names if read else None).white(1, 3).white(2, 3.0001).white(3, 3.00015)
        hand.rule("first-call", 5, seat=1)
        judged = ruled(hand, read, "uphold", 6, seat=1, **{"from": [2, 3]}).ready(8).judged()
        assert len(judged.like("doubt", question="first-call")) == 1
        assert [v["seat"] for v in judged.like("void", reason="late")] == [2, 3]
        assert judged.state["phase"] == "ready"

    def test_SH_7_two_false_calls_need_no_order(self) -> None:
        names = {1: "RUN", 2: "RUN", 3: "A", 4: "A"}
        hand = playing(names).rule("missed-holmes", 2.6, seat=2).rule("missed-holmes", 2.7, seat=4)
        hand.pool("X", "Y", at=2.8)
        judged = hand.white(1, 3).white(3, 3.0001).judged()
        judged.none("doubt")
        assert [v["seat"] for v in judged.like("forfeit", reason="false-call")] == [1, 3]

    @READ
    def test_SH_8_no_pile_and_no_pool_is_false_at_once(self, read: bool) -> None:
        hand = table().ready(1).play(2)
        judged = laid(hand, 2, 2.3, "RUN" if read else None).white(2, 2.5).judged(end=3)
        assert judged.one("forfeit", seat=2)["reason"] == "false-call"
        judged.none("ask")

    def test_SH_8_with_no_card_there_is_nothing_to_call(self) -> None:
        judged = table().ready(1).play(2).touch(2, 2.3).white(3, 2.5).judged(end=3)
        assert judged.one("refused")["reason"] == "no-pile"

    def test_SH_8_nothing_is_captured_from_an_empty_spot(self) -> None:
        hand = table().ready(1).play(2).touch(2, 2.3).touch(3, 2.3).white(2, 2.5)
        hand.touch(4, 2.7)
        for piles in ([4], [1], [2], [3, 3]):
            hand.rule("uphold", 3, seat=2, **{"from": piles})
        judged = hand.judged(end=3.2)
        assert [v["reason"] for v in judged.only("refused")] == ["bad-ruling"] * 4
        judged.none("capture")

    @READ
    def test_SH_8_holmes_is_called_by_red_and_white_costs_nothing(self, read: bool) -> None:
        hand = playing(TWO_HOLMES if read else None).white(1, 3)
        judged = ruled(hand, read, "void-call", 3.2, seat=1).red(1, 3.5).judged()
        judged.none("capture")
        judged.none("forfeit", seat=1)
        judged.one("sweep-open", seat=1)
        if read:
            assert judged.one("refused")["reason"] == "holmes-is-red"

    def test_SH_8_a_card_read_later_as_holmes_lets_the_call_lapse(self) -> None:
        judged = playing().white(1, 3).card(1, "HOLMES", 3.2).judged(end=3.5)
        assert judged.one("void")["reason"] == "holmes"
        assert judged.state["open"] == []


class TestCounts:
    def counting(self) -> Table:
        return dealt([2, 26, 14, 14]).rule("out", 4, seat=1)

    def test_SH_18_no_more_than_the_hand_holds(self) -> None:
        judged = self.counting().count(1, 1, 3, 5).count(1, 1, 1, 6).judged()
        assert judged.one("refused")["reason"] == "count"

    def test_SH_18_no_card_is_missing(self) -> None:
        hand = self.counting()
        for seat in range(1, 5):
            hand.count(seat, 0, 0, 4 + seat)
        judged = hand.judged()
        assert judged.one("refused")["reason"] == "count"
        judged.none("score")

    def test_SH_18_but_for_those_in_the_pool(self) -> None:
        hand = dealt([2, 24, 14, 14], pool=2).rule("out", 4, seat=1)
        hand.count(1, 1, 1, 5).count(2, 2, 10, 6).count(3, 1, 6, 7).count(4, 1, 5, 8)
        assert hand.judged().one("score")["hand"] == [6, 20, 11, 10]

    def test_SH_18_a_ledger_that_is_off_can_be_put_right(self) -> None:
        hand = self.counting().rule("recount", 5, hands=[4, 24, 14, 14], piles=[0] * 4, pool=0)
        hand.count(1, 1, 3, 6).judged().none("refused")
        wrong = self.counting().rule(
            "recount", 5, hands=[3, 24, 14, 14], piles=[1, 0, 0, 0], pool=0
        )
        assert wrong.judged().one("refused")["reason"] == "recount"


class TestDealersWord:
    @pytest.mark.parametrize(("reason", "rule"), [("rest", "SH-F1"), ("false-call", "SH-F2")])
    def test_SH_20_whole_pile(self, reason: str, rule: str) -> None:
        judged = playing().rule("whole-pile", 3, seat=2, reason=reason).judged()
        assert judged.one("forfeit", seat=2)["rule"] == rule
        assert cards(judged) == ([13] * 4, [1, 0, 1, 1], 1)
        judged = table().rule("whole-pile", 3, seat=2).judged()
        assert judged.one("refused")["reason"] == "no-pile"

    def test_SH_20_void_hand(self) -> None:
        hand = playing().white(1, 3).rule("void-hand", 4)
        judged = hand.judged()
        assert judged.state["phase"] == "dealing"
        assert (judged.state["open"], judged.state["scores"]) == ([], [0] * 4)
        again = hand.deal(6).round(7, 8).judged()
        assert (again.state["dealer"], again.state["hands"]) == (1, [13] * 4)
        taken_back = hand.overturn(judged.one("ruled"), 5).judged(end=5.5)
        assert taken_back.state["phase"] == "play"

    def test_SH_20_stand_ins_for_what_is_broken(self) -> None:
        hand = playing().add(3, "entry", entry="call", seat=2)
        hand.judged().one("call", seat=2)
        hand = playing().add(6, "entry", entry="sweep", seat=2).touch(1, 6.3)
        assert hand.judged().one("sweep")["taken"] == {"1": 2}
        hand = table().fault(0.5, "lost", seat=1, input="pile").ready(1).play(2)
        judged = hand.add(3, "entry", entry="play", seat=1).judged(end=3.2)
        assert judged.one("played")["reaction_us"] is None
        assert judged.state["piles"] == [1, 0, 0, 0]
        judged = hand.add(3.1, "entry", entry="play", seat=1).judged(end=3.2)
        assert judged.one("refused")["reason"] == "already-played"

    def test_SH_20_stand_ins_get_the_same_refusals(self) -> None:
        hand = table().ready(1)
        for name in ("call", "play", "sweep"):
            hand.add(1.5, "entry", entry=name, seat=2)
        assert [v["reason"] for v in hand.judged().only("refused")] == ["no-play"] * 3
