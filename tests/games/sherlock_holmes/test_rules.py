"""SH-1 to SH-6 and SH-14 to SH-21, one by one; calls and sweeps have files of their own."""

import pytest

from tests.support.table import Judged, Table, playing, table


def reasons(judged: Judged, seat: int) -> list[str]:
    return [forfeit["reason"] for forfeit in judged.like("forfeit", seat=seat)]


class TestSH1Deal:
    def test_SH_1_the_whole_pack_is_dealt_from_the_dealers_left(self) -> None:
        state = table(5, dealer=4).judged().state
        assert state["hands"] == [11, 11, 11, 11, 12]
        assert state["phase"] == "dealt"

    def test_SH_1_an_owners_pack(self) -> None:
        pack = {"cards": 40, "holmes": 4, "suspects": 12}
        assert table(3, options={"pack": pack}).judged().state["hands"] == [13, 14, 13]

    def test_SH_1_no_deal_while_a_hand_is_running(self) -> None:
        judged = playing().deal(5).judged()
        assert judged.one("refused")["reason"] == "hand-running"

    def test_SH_1_before_the_deal_nothing_is_allowed(self) -> None:
        judged = Table().ready(1).white(1, 2).red(1, 3).blue(1, 4).rule("out", 5, seat=1).judged()
        assert {refused["reason"] for refused in judged} == {"no-hand"}
        assert judged.state["phase"] == "dealing"


class TestSH2Play:
    def test_SH_2_everybody_plays_one_card(self) -> None:
        judged = playing().judged()
        assert [played["seat"] for played in judged.only("played")] == [1, 2, 3, 4]
        assert judged.one("played", seat=2)["reaction_us"] == 320_000
        assert judged.one("played", seat=2)["doubt_us"] == 8_000
        assert judged.state["hands"] == [13] * 4
        assert judged.state["piles"] == [1] * 4

    def test_SH_2_whatever_is_touched_later_is_no_second_play(self) -> None:
        judged = playing().touch(2, 3).touch(2, 4).judged()
        assert len(judged.like("played", seat=2)) == 1

    def test_SH_2_a_hand_told_for_another_players_is_no_play(self) -> None:
        judged = table().ready(1).play(2).touch(2, 2.3, by=3).judged(end=3)
        judged.none("played")
        judged = table().ready(1).play(2).touch(2, 2.3, by=2).judged(end=3)
        assert judged.one("played")["seat"] == 2

    def test_SH_2_a_new_round_takes_a_new_card(self) -> None:
        judged = playing().round(5, 6).judged()
        assert judged.state["round"] == 2
        assert judged.state["piles"] == [2] * 4


class TestSH3Early:
    def test_SH_3_the_early_card_is_that_rounds_card(self) -> None:
        judged = table().ready(1).touch(3, 1.5).play(2).touch(3, 2.3).judged(end=3)
        assert len(judged.like("played", seat=3)) == 1
        assert judged.one("played", seat=3)["reaction_us"] is None
        assert reasons(judged, 3) == ["early"]

    def test_SH_3_once_a_round_however_often_ready_is_called(self) -> None:
        judged = table().ready(1).touch(3, 1.5).ready(2).touch(3, 2.5).play(3).judged()
        assert reasons(judged, 3) == ["early"]

    @pytest.mark.parametrize(("at", "early"), [(1.991, True), (1.992, False), (2.008, False)])
    def test_SH_3_touching_intervals_are_doubt_and_doubt_favours_the_player(
        self, at: float, early: bool
    ) -> None:
        judged = table().ready(1).touch(3, at).play(2).judged(end=3)
        assert reasons(judged, 3) == (["early"] if early else [])

    def test_SH_3_a_sharper_cue_leaves_less_doubt(self) -> None:
        judged = table().ready(1).touch(3, 1.993, u=100).play(2, u=100).judged(end=3)
        assert reasons(judged, 3) == ["early"]

    def test_SH_3_a_play_less_sure_than_any_before_it_still_excuses(self) -> None:
        judged = table().ready(1, u=100).touch(3, 1.95, u=100).play(2, u=60_000).judged(end=3)
        assert reasons(judged, 3) == []
        assert judged.one("played", seat=3)["reaction_us"] == -50_000

    def test_SH_3_in_doubt_with_ready_itself_costs_nothing(self) -> None:
        judged = table().ready(1).touch(3, 1.004).play(2).judged(end=3)
        assert reasons(judged, 3) == []
        judged.one("played", seat=3)

    def test_SH_3_a_refused_play_was_heard_all_the_same(self) -> None:
        hand = playing().ready(5).white(1, 5.5).play(6).touch(2, 6.3).judged()
        assert hand.one("refused")["reason"] == "open-question"
        assert reasons(hand, 2) == []
        assert len(hand.like("played", seat=2)) == 2

    def test_SH_3_a_hand_that_takes_a_pile_in_the_pause_is_no_early_play(self) -> None:
        hand = playing().ready(5).white(1, 5.5).touch(2, 5.8)
        hand.rule("uphold", 7, seat=1, **{"from": [2]}).touch(2, 7.5).touch(1, 7.6)
        assert hand.judged(end=8).only("forfeit") == []

    def test_SH_3_the_last_card_played_early_pays_from_the_pile_and_is_out(self) -> None:
        hand = table().rule("recount", 0.5, hands=[1, 20, 20, 15], piles=[0] * 4, pool=0)
        judged = hand.ready(1).touch(1, 1.5).judged()
        assert judged.kinds() == ["ruled", "played", "forfeit", "out"]
        assert judged.state["hands"] == [0, 20, 20, 15]
        assert judged.state["pool"] == 1


class TestSH3aGuessed:
    """Nobody reacts to a word within 100 ms: such a card is marked, and may cost."""

    def laid(self, after_s: float, **options: int) -> Judged:
        return table(options=options).ready(1).play(2).touch(3, 2 + after_s).judged(end=3)

    def test_SH_3a_by_itself_it_costs_nothing(self) -> None:
        assert self.laid(0.05).one("played", seat=3)["reaction_us"] == 50_000
        assert reasons(self.laid(0.05), 3) == []
        assert self.laid(0.05) == self.laid(0.05, fastest_us=0)

    def test_SH_3a_where_it_was_agreed_it_costs_as_an_early_card(self) -> None:
        judged = self.laid(0.05, fastest_us=100_000)
        forfeit = judged.one("forfeit", seat=3)
        assert (forfeit["reason"], forfeit["cards"], forfeit["rule"]) == ("guessed", 1, "SH-F4")
        assert len(judged.like("played", seat=3)) == 1, "the card stands"

    def test_SH_3a_who_owes_no_card_after_a_sweep_has_guessed_nothing(self) -> None:
        hand = table(options={"fastest_us": 20_000_000}).ready(1).play(2)
        judged = hand.touch(1, 2.3).red(1, 2.5).touch(3, 15).judged(end=17)
        judged.one("sweep")
        judged.one("played", seat=3)
        assert reasons(judged, 3) == []

    def test_SH_3a_only_beyond_doubt(self) -> None:
        assert reasons(self.laid(0.091, fastest_us=100_000), 3) == ["guessed"]
        assert reasons(self.laid(0.092, fastest_us=100_000), 3) == []
        assert reasons(self.laid(0.3, fastest_us=100_000), 3) == []

    def test_SH_3a_a_card_that_may_have_been_before_play_was_no_answer_to_it(self) -> None:
        hand = table(options={"fastest_us": 100_000}).ready(1).touch(3, 1.996).play(2)
        assert reasons(hand.judged(end=3), 3) == ["guessed"]

    def test_SH_3a_a_card_before_play_costs_once(self) -> None:
        hand = table(options={"fastest_us": 100_000}).ready(1).touch(3, 1.5).play(2)
        assert reasons(hand.judged(end=3), 3) == ["early"]

    def test_SH_3a_it_can_be_taken_back(self) -> None:
        hand = table(options={"fastest_us": 100_000}).ready(1).play(2).touch(3, 2.05)
        fine = hand.judged(end=3).one("forfeit", seat=3)
        judged = hand.rule("overturn", 2.8, of=fine["n"]).judged(end=4)
        assert judged.one("overturned")["of"] == fine["n"]


class TestSH4Late:
    @pytest.mark.parametrize(("at", "late"), [(3.508, False), (3.509, True)])
    def test_SH_4_late_only_beyond_doubt(self, at: float, late: bool) -> None:
        judged = table().ready(1).play(2).touch(1, at).judged()
        assert reasons(judged, 1) == (["late"] if late else [])
        judged.one("played", seat=1)

    def test_SH_4_a_lost_pad_accuses_nobody(self) -> None:
        hand = table().fault(0.5, "lost", seat=1, input="pile").ready(1).play(2)
        judged = hand.judged()
        assert reasons(judged, 1) == []
        assert reasons(judged, 2) == ["late"]
        hand.fault(4, "recovered", seat=1, input="pile").ready(5).play(6)
        assert reasons(hand.judged(), 1) == ["late"]

    def test_SH_4_a_ready_that_comes_sooner_ends_the_wait(self) -> None:
        hand = table().ready(1).play(2).ready(3).play(3.2)
        for seat in range(1, 5):
            hand.touch(seat, 4.5)
        assert hand.judged().only("forfeit") == []

    def test_SH_4_a_sweep_ends_the_wait(self) -> None:
        judged = table().ready(1).play(2).touch(1, 2.3).red(1, 2.5).judged()
        assert judged.only("forfeit") == []


class TestSH5Withdrawal:
    def held(self, name: str, until: float) -> Judged:
        hand = table().ready(1).play(2)
        if name == "shield":
            hand.press(2, "shield", 2.29).touch(2, 2.3).release(2, "shield", until)
        else:
            hand.press(2, "pile", 2.3).release(2, "pile", until)
        return hand.judged(end=3.2)

    @pytest.mark.parametrize("name", ["pile", "shield"])
    @pytest.mark.parametrize(("until", "slow"), [(2.9, False), (3.01, False), (3.1, True)])
    def test_SH_5_the_hand_must_go(self, name: str, until: float, slow: bool) -> None:
        judged = self.held(name, until)
        assert reasons(judged, 2) == (["slow-withdrawal"] if slow else [])
        if slow:
            assert judged.one("forfeit")["t"] == 3_000_000
            assert judged.one("forfeit")["rule"] == "SH-F3"

    def test_SH_5_a_sweep_allows_the_hand_to_stay(self) -> None:
        judged = playing().press(2, "shield", 2.31).red(1, 2.9).judged()
        assert reasons(judged, 2) == []

    def test_SH_5_a_hand_that_comes_back_later_is_not_still_there(self) -> None:
        judged = table().ready(1).play(2).touch(2, 2.3).press(2, "shield", 2.9).judged(end=3.3)
        assert reasons(judged, 2) == []


class TestSH6Rest:
    def resting(self, since: float, until: float | None = None) -> Table:
        hand = playing().press(2, "rail", since)
        return hand if until is None else hand.release(2, "rail", until)

    def test_SH_6_a_hand_where_no_pile_lies_protects_nothing(self) -> None:
        judged = table().ready(1).play(2).press(2, "shield", 2.1).judged(end=3.4)
        assert reasons(judged, 2) == []

    @pytest.mark.parametrize(("until", "resting"), [(3.9, False), (4.01, False), (4.02, True)])
    def test_SH_6_resting_costs_the_whole_pile(self, until: float, resting: bool) -> None:
        judged = self.resting(3.0, until).judged()
        assert reasons(judged, 2) == (["rest"] if resting else [])
        if resting:
            assert judged.one("forfeit")["rule"] == "SH-F1"
            assert judged.one("forfeit")["cards"] == 1
            assert judged.one("forfeit")["t"] == 4_000_000
            assert judged.state["pool"] == 1

    def test_SH_6_a_break_starts_the_measure_again(self) -> None:
        hand = self.resting(3.0, 3.9).press(2, "rail", 3.95).release(2, "rail", 4.8)
        assert hand.judged().only("forfeit") == []

    def test_SH_6_an_arm_is_measured_anew_once_its_rail_can_be_felt_again(self) -> None:
        hand = self.resting(3.0).fault(3.2, "lost", seat=2, input="rail")
        hand.fault(3.3, "recovered", seat=2, input="rail").press(2, "rail", 3.4)
        assert hand.judged().one("forfeit", reason="rest")["t"] == 4_400_000
        hand.release(2, "rail", 4.2).judged().none("forfeit")

    def test_SH_6_not_in_a_sweep_which_restarts_the_measure(self) -> None:
        judged = self.resting(2.9).red(1, 3.5).judged()
        sweep, warning = judged.one("sweep"), judged.one("warning", reason="rest")
        assert warning["t"] == sweep["t"] + 1_000_000
        judged.none("forfeit")

    def test_SH_6_not_before_the_hand_begins(self) -> None:
        judged = table().press(2, "rail", 0.1).ready(5).play(6.5).judged(end=7)
        assert judged.one("warning", reason="rest")["t"] == 6_000_000

    def test_SH_6_once_a_rest(self) -> None:
        assert len(self.resting(3.0).judged(end=30).like("forfeit", reason="rest")) == 1


class TestSH14MissedHolmes:
    def test_SH_14_holmes_not_called_promptly_is_forfeited(self) -> None:
        judged = playing({2: "HOLMES"}).judged()
        forfeit = judged.one("forfeit")
        assert (forfeit["reason"], forfeit["rule"]) == ("missed-holmes", "SH-F5")
        assert forfeit["t"] == 2_320_000 + 2_000_000
        assert judged.state["piles"] == [1, 0, 1, 1]
        assert judged.state["pool"] == 1

    @pytest.mark.parametrize(("at", "missed"), [(4.324, False), (4.326, True)])
    def test_SH_14_beyond_doubt(self, at: float, missed: bool) -> None:
        judged = playing({2: "SHERLOCK HOLMES"}).red(2, at).judged()
        assert bool(judged.only("forfeit")) is missed

    def test_SH_14_who_calls_too_late_where_cards_are_not_read_is_fined_and_nothing_else(
        self,
    ) -> None:
        judged = playing().red(2, 6).judged()
        assert judged.one("forfeit")["reason"] == "missed-holmes"
        judged.none("refused")
        judged.none("sweep-open")

    def test_SH_14_called_in_time(self) -> None:
        playing({2: "holmes"}).red(2, 3).judged().none("forfeit")

    def test_SH_14_an_early_holmes_can_only_be_called_after_play(self) -> None:
        hand = table().ready(1).touch(2, 1.5).card(2, "HOLMES", 1.6).play(5)
        judged = hand.judged(end=6.4)
        judged.none("forfeit", reason="missed-holmes")
        assert hand.judged().one("forfeit", reason="missed-holmes")["t"] == 7_000_000

    def test_SH_14_a_lost_button_accuses_nobody(self) -> None:
        hand = playing({2: "HOLMES"}).fault(2.5, "lost", seat=2, input="red")
        hand.judged().none("forfeit")

    def test_SH_14_by_ruling_where_cards_are_not_read(self) -> None:
        judged = playing().rule("missed-holmes", 4, seat=3).judged()
        assert judged.one("forfeit")["rule"] == "SH-F5"
        assert judged.state["piles"] == [1, 1, 0, 1]


class TestSH15WrongName:
    def test_SH_15_red_with_another_card(self) -> None:
        judged = playing({2: "RUN"}).red(2, 3).judged()
        forfeit = judged.one("forfeit")
        assert (forfeit["reason"], forfeit["rule"], forfeit["cards"]) == ("wrong-name", "SH-F6", 2)
        judged.none("sweep-open")
        assert judged.state["hands"] == [13, 11, 13, 13]

    def test_SH_15_blue_with_holmes_waiting_to_be_called(self) -> None:
        judged = playing({2: "HOLMES"}).blue(2, 3).red(2, 3.5).judged()
        assert judged.one("forfeit")["reason"] == "wrong-name"
        judged.none("yard")
        judged.one("sweep-open", seat=2)

    def test_SH_15_by_ruling_a_sweep_is_closed_with_no_pile_moved(self) -> None:
        judged = playing().red(2, 3).touch(3, 3.3).rule("wrong-name", 3.6, seat=2).judged()
        judged.one("taken", pile=3)
        judged.none("sweep")
        assert judged.one("void")["what"] == "sweep"
        assert judged.state["hands"] == [13, 11, 13, 13]
        assert judged.state["piles"] == [1] * 4
        assert judged.state["phase"] == "play"

    def test_SH_15_by_ruling_the_other_sweeper_goes_on(self) -> None:
        hand = playing().red(2, 3).red(3, 3.1).touch(4, 3.3, by=2).touch(1, 3.4, by=3)
        judged = hand.rule("wrong-name", 3.6, seat=2).judged()
        sweep = judged.one("sweep")
        assert sweep["seats"] == [3]
        assert sweep["taken"] == {"1": 3}
        assert sweep["untouched"] == [2, 4]

    def test_SH_15_by_ruling_a_hand_that_may_have_been_his_was_the_others(self) -> None:
        hand = playing().red(2, 3).red(3, 3.1).touch(4, 3.3).rule("wrong-name", 3.6, seat=2)
        judged = hand.judged()
        judged.one("doubt", pile=4)
        assert judged.one("taken", pile=4)["seat"] == 3

    def test_SH_15_a_ruling_taken_back_leaves_the_sweep_as_it_was(self) -> None:
        hand = playing().red(2, 3).touch(3, 3.3).rule("wrong-name", 3.6, seat=2)
        judged = hand.overturn(hand.judged().one("forfeit"), 4).judged()
        assert judged.one("sweep")["taken"] == {"3": 2}


class TestSH16Yard:
    def test_SH_16_the_ledger_is_unchanged(self) -> None:
        judged = playing().blue(3, 3).judged()
        assert judged.one("yard")["cards"] == 3
        assert judged.state["hands"] == [13] * 4

    def test_SH_16_two_in_succession_before_the_first_play_too(self) -> None:
        judged = table().ready(1).blue(1, 1.2).blue(2, 1.3).blue(3, 1.4).judged(end=2)
        assert [yard["again"] for yard in judged.only("yard")] == [False, True]
        assert judged.one("refused", seat=3)["reason"] == "two-in-succession"

    def test_SH_16_of_a_holmes_picked_up_after_a_sweep_no_name_is_wrong(self) -> None:
        both = {1: "HOLMES", 2: "HOLMES", 3: "STOP", 4: "CAB"}
        hand = playing(both, options={"holmes_us": 60_000_000}).red(1, 3).press(2, "shield", 3.2)
        for seat in (3, 4):
            hand.touch(seat, 3.3, by=1)
        judged = hand.blue(2, 12).judged(end=13)
        assert judged.one("yard")["seat"] == 2
        judged.none("forfeit")

    def test_SH_16_play_between_ends_the_succession(self) -> None:
        judged = playing().blue(1, 3).blue(1, 3.5).round(5, 6).blue(1, 7).judged()
        assert [yard["again"] for yard in judged.only("yard")] == [False, True, False]

    def test_SH_16_not_in_a_sweep(self) -> None:
        assert playing().red(1, 3).blue(2, 3.2).judged().one("refused")["reason"] == "sweep"

    def test_SH_16_whether_the_dealer_has_answered_or_not(self) -> None:
        hand = playing().white(1, 3).blue(2, 3.2)
        hand.judged().one("yard", seat=2)
        hand.rule("false-call", 3.1, seat=1).judged().one("yard", seat=2)

    def test_SH_16_also_in_the_ready_pause(self) -> None:
        playing().ready(5).blue(2, 5.5).judged().one("yard", seat=2)


class TestSH17Out:
    def last_cards(self) -> Table:
        return table().rule("recount", 0.5, hands=[2, 1, 20, 20], piles=[3, 3, 3, 3], pool=1)

    def test_SH_17_play_stops_at_once_and_everyone_picks_up(self) -> None:
        judged = self.last_cards().round(1, 2).judged()
        assert judged.one("out")["seat"] == 2
        assert [played["seat"] for played in judged.only("played")] == [1, 2]
        assert judged.state["hands"] == [5, 4, 23, 23]
        assert judged.state["phase"] == "counting"
        assert judged.state["pool"] == 1

    def test_SH_17_losing_the_last_card_to_a_forfeit_is_running_out_too(self) -> None:
        judged = self.last_cards().rule("forfeit", 3, seat=2, cards=1).judged()
        assert judged.kinds()[-2:] == ["forfeit", "out"]

    def test_SH_17_by_ruling(self) -> None:
        assert playing().rule("out", 3, seat=4).judged().one("out")["seat"] == 4

    def test_SH_17_nothing_more_in_this_hand(self) -> None:
        hand = playing().rule("out", 3, seat=4).touch(1, 4).white(1, 5).red(1, 6).ready(7)
        judged = hand.rule("forfeit", 8, seat=1, cards=1).deal(9).judged()
        assert {refused["reason"] for refused in judged.only("refused")} == {"counting"}
        assert len(judged.only("refused")) == 5

    def test_SH_17_calls_and_sweeps_under_way_are_settled_first(self) -> None:
        hand = playing().white(1, 3).rule("out", 3.5, seat=4)
        judged = hand.judged()
        assert judged.state["open"] == [{"question": "call", "seat": 1, "suggest": []}]
        judged = hand.rule("false-call", 8, seat=1).judged()
        assert (judged.state["open"], judged.state["pool"]) == ([], 1)
        assert judged.state["hands"] == [13, 14, 14, 14]
        judged = playing().red(1, 3).touch(2, 3.2).rule("out", 3.5, seat=4).judged()
        assert judged.one("sweep")["taken"] == {"2": 1}
        assert judged.kinds()[-1] == "out"
        assert judged.state["hands"] == [15, 13, 14, 14]


def counted(*counts: tuple[int, int], target: int = 50) -> Table:
    hand = playing(options={"target": target}).rule("out", 4, seat=1)
    for seat, (holmes, suspects) in enumerate(counts, start=1):
        hand.count(seat, holmes, suspects, 4 + seat)
    return hand


class TestSH18Score:
    def test_SH_18_five_for_holmes_one_for_a_suspect(self) -> None:
        judged = counted((2, 3), (1, 8), (0, 8), (2, 5)).judged()
        score = judged.one("score")
        assert score["hand"] == score["total"] == [13, 13, 8, 15]
        assert judged.state["phase"] == "dealing"

    def test_SH_18_not_before_every_seat_has_counted(self) -> None:
        counted((2, 3), (1, 8), (0, 8)).judged().none("score")

    def test_SH_18_entered_again_replaces(self) -> None:
        judged = counted((1, 3), (1, 8), (0, 8)).count(1, 2, 3, 8).count(4, 2, 5, 9).judged()
        assert judged.one("score")["hand"] == [13, 13, 8, 15]

    @pytest.mark.parametrize("wrong", [(6, 0), (0, 25), (-1, 0), (0, -1)])
    def test_SH_18_no_more_than_the_pack_holds(self, wrong: tuple[int, int]) -> None:
        assert counted(wrong).judged().one("refused")["reason"] == "count"

    def test_SH_18_not_while_the_hand_is_running(self) -> None:
        judged = playing().count(1, 0, 0, 4).judged()
        assert judged.one("refused")["reason"] == "hand-running"


class TestSH19Win:
    def test_SH_19_the_highest_at_the_target_wins(self) -> None:
        judged = counted((4, 3), (1, 8), (0, 8), (0, 5), target=20).judged()
        won = judged.one("won")
        assert (won["seat"], won["total"]) == (1, 23)
        assert judged.state["phase"] == "over"

    def test_SH_19_shared_highest_plays_on(self) -> None:
        judged = counted((2, 10), (2, 10), (0, 4), (1, 0), target=20).judged()
        judged.none("won")
        assert judged.state["phase"] == "dealing"

    def test_SH_19_totals_add_up_over_hands_and_the_deal_moves_left(self) -> None:
        hand = (
            counted((2, 3), (1, 8), (0, 8), (2, 5)).deal(10).round(11, 12).rule("out", 14, seat=2)
        )
        for seat in range(1, 5):
            hand.count(seat, 1 + (seat == 1), 6, 14 + seat)
        judged = hand.judged()
        assert judged.only("score")[-1]["total"] == [29, 24, 19, 26]
        assert judged.state["dealer"] == 3

    def test_SH_19_after_the_win_nothing_is_allowed(self) -> None:
        hand = counted((4, 3), (1, 8), (0, 8), (0, 5), target=20)
        judged = hand.deal(10).white(1, 11).count(1, 0, 0, 12).judged()
        assert [refused["reason"] for refused in judged.only("refused")] == ["game-over"] * 3


class TestSH20Dealer:
    def test_SH_20_a_forfeit_by_his_word(self) -> None:
        judged = playing().rule("forfeit", 3, seat=2, cards=3).judged()
        assert judged.one("forfeit")["rule"] == "SH-20"
        assert judged.state["hands"] == [13, 10, 13, 13]
        assert judged.state["pool"] == 3

    def test_SH_20_who_owes_more_than_he_holds_pays_what_he_holds(self) -> None:
        judged = playing().rule("forfeit", 3, seat=2, cards=30).judged()
        assert judged.one("forfeit")["cards"] == 14
        assert judged.state["pool"] == 14

    def test_SH_20_a_recount_must_add_up(self) -> None:
        good = {"hands": [13, 13, 13, 12], "piles": [1, 1, 1, 1], "pool": 1}
        state = playing().rule("recount", 3, **good).judged().state
        assert {name: state[name] for name in good} == good
        for wrong in ({"pool": 2}, {"hands": [13, 13, 14]}, {"hands": [-1, 27, 13, 12]}):
            judged = playing().rule("recount", 3, **{**good, **wrong}).judged()
            assert judged.one("refused")["reason"] == "recount"
            assert judged.state["hands"] == [13] * 4


class TestSH21Cues:
    def test_SH_21_play_needs_ready(self) -> None:
        assert playing().play(5).judged().one("refused")["reason"] == "no-ready"
        assert table().play(5).judged().one("refused")["reason"] == "no-ready"

    def test_SH_21_no_cue_while_a_question_or_a_sweep_is_open(self) -> None:
        judged = playing().white(1, 3).ready(4).judged()
        refused = judged.one("refused")
        assert (refused["reason"], refused["cue"]) == ("open-question", "ready")
        judged = playing().red(1, 3).ready(4).judged()
        assert judged.one("refused")["reason"] == "open-question"

    def test_SH_21_ready_again_and_again_is_the_trap(self) -> None:
        judged = table().ready(1).ready(2).ready(3).judged()
        assert judged.only("refused") == []
        assert judged.state["round"] == 1
        assert judged.state["phase"] == "ready"


class TestFaultsAndSeats:
    def test_a_seat_that_is_not_at_this_table(self) -> None:
        hand = playing().white(5, 3).card(9, "RUN", 3.1).count(0, 1, 1, 3.2)
        hand.rule("uphold", 3.3, seat=1, **{"from": [7]}).touch(2, 3.4, by=12)
        refused = hand.judged().only("refused")
        assert {verdict["reason"] for verdict in refused} == {"bad-seat"}
        assert len(refused) == 6  # a tap is a press and a release

    def test_a_fault_is_passed_on(self) -> None:
        fault = playing().fault(3, "lost", seat=2, input="rail").judged().one("fault")
        assert (fault["seat"], fault["input"], fault["reason"]) == (2, "rail", "lost")

    def test_a_pad_that_is_lost_while_held_accuses_nobody(self) -> None:
        hand = playing().press(2, "rail", 3).fault(3.5, "lost")
        assert hand.judged().only("forfeit") == []

    def test_a_pile_whose_pad_was_lost_is_asked_about(self) -> None:
        hand = playing().fault(2.9, "lost", seat=3, input="pile").red(1, 3)
        judged = hand.judged()
        ask = judged.one("ask")
        assert (ask["question"], ask["pile"], ask["between"]) == ("pile", 3, [3, 1])
        assert judged.state["phase"] == "sweep"
        judged = hand.rule("pile", 8, pile=3, to="safe").judged()
        assert judged.one("sweep")["safe"] == [3]


class TestOptions:
    """Each measure of the game is the owner's to set."""

    def test_prompt_us(self) -> None:
        judged = table(options={"prompt_us": 400_000}).ready(1).play(2).touch(1, 2.5).judged()
        assert judged.one("forfeit", seat=1, reason="late")["t"] == 2_400_000

    def test_withdraw_us(self) -> None:
        hand = table(options={"withdraw_us": 200_000}).ready(1).play(2)
        judged = hand.press(2, "pile", 2.3).release(2, "pile", 2.6).judged(end=3)
        assert judged.one("forfeit", seat=2)["t"] == 2_500_000

    def test_rest_us(self) -> None:
        hand = playing(options={"rest_us": 300_000}).press(2, "rail", 3).release(2, "rail", 3.5)
        assert hand.judged().one("forfeit", reason="rest")["t"] == 3_300_000

    def test_sweep_us(self) -> None:
        judged = playing(options={"sweep_us": 500_000}).red(1, 3).touch(2, 3.6).judged()
        assert judged.one("sweep")["t"] == 3_500_000
        judged.none("taken")

    def test_holmes_us(self) -> None:
        judged = playing({2: "HOLMES"}, options={"holmes_us": 600_000}).red(2, 3).judged()
        assert judged.one("forfeit", reason="missed-holmes")["t"] == 2_920_000
