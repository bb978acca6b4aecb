"""Calling a match: SH-7, SH-8 and SH-9, with cards read, cards ruled on, and a mix of both."""

from typing import Any

from tests.support.table import Line, Table, judge, playing, table, us

RUN_TWICE = {1: "RUN", 2: "RUN", 3: "STOP", 4: "THIEF"}


def uphold(hand: Table, at: float, seat: int, piles: list[int], **more: Any) -> Table:
    return hand.rule("uphold", at, seat=seat, **{"from": piles}, **more)


class TestSH7Order:
    def test_SH_7_margin_and_doubt_are_stated(self) -> None:
        call = playing().white(2, 3).white(4, 3.2).judged().one("call", seat=4)
        assert (call["place"], call["behind_us"], call["doubt_us"]) == (2, 200_000, 200)

    def test_SH_7_equal_stamps_are_a_dead_heat(self) -> None:
        doubt = playing().white(4, 3).white(2, 3).judged().one("doubt")
        assert (doubt["between"], doubt["gap_us"]) == ([2, 4], 0)

    def test_SH_7_a_gap_as_wide_as_the_doubt_is_still_doubt(self) -> None:
        playing().white(2, 3).white(4, 3.0002).judged().one("doubt")
        playing().white(2, 3).white(4, 3.000201).judged().none("doubt")

    def test_SH_7_three_in_one_doubt(self) -> None:
        doubt = playing().white(2, 3).white(4, 3.0001).white(1, 3.00015).judged().one("doubt")
        assert doubt["between"] == [2, 4, 1]

    def test_SH_7_who_cannot_have_been_first_is_not_in_the_question(self) -> None:
        judged = playing().white(2, 3).white(4, 3.00015).white(1, 3.00030).judged()
        assert judged.one("doubt")["between"] == [2, 4]

    def test_SH_7_the_doubt_about_second_place_waits_until_it_matters(self) -> None:
        hand = playing().white(2, 3).white(4, 3.1).white(1, 3.10015)
        hand.judged().none("doubt")
        judged = hand.rule("false-call", 4, seat=2).judged()
        assert judged.one("doubt")["between"] == [4, 1]

    def test_SH_7_a_call_waits_for_its_own_rivals_when_the_one_before_is_settled(self) -> None:
        hand = playing(RUN_TWICE).white(3, 3).white(1, 3.00013, u=20).white(2, 3.00024)
        assert hand.judged().one("doubt")["between"] == [1, 2]

    def test_SH_7_an_unsure_button_is_believed_to_be_unsure(self) -> None:
        doubt = playing().white(2, 3).white(4, 3.2, u=300_000).judged().one("doubt")
        assert (doubt["gap_us"], doubt["doubt_us"]) == (200_000, 300_100)

    def test_SH_7_a_ruling_before_all_is_certain_places_a_call_once(self) -> None:
        hand = playing().white(2, 3, u=400_000).rule("uphold", 3.1, seat=2, **{"from": [1]})
        judged = hand.overturn(hand.judged().one("capture"), 3.2).judged()
        judged.one("call", seat=2)

    def test_SH_7_not_before_the_first_play_of_the_hand(self) -> None:
        judged = table().white(1, 0.5).ready(1).white(1, 1.5).judged()
        assert [refused["reason"] for refused in judged.only("refused")] == ["no-play"] * 2

    def test_SH_7_in_the_ready_pause_it_holds_back_play(self) -> None:
        judged = playing().ready(5).white(2, 5.5).play(6).judged()
        judged.one("call", seat=2)
        assert judged.one("refused")["reason"] == "open-question"
        assert judged.state["phase"] == "ready"

    def test_SH_7_once_a_card(self) -> None:
        judged = playing().white(2, 3).white(2, 3.5).judged()
        assert judged.one("refused")["reason"] == "already-called"
        hand = playing(RUN_TWICE).white(3, 3).round(5, 6).white(3, 7)
        assert len(hand.judged().only("call")) == 2

    def test_SH_7_the_dealer_says_who_was_first(self) -> None:
        hand = playing(RUN_TWICE).white(1, 3).white(2, 3.0001)
        judged = hand.judged()
        assert judged.state["open"] == [{"question": "first-call", "between": [1, 2]}]
        judged = hand.rule("first-call", 4, seat=2).judged()
        assert judged.one("call", seat=2)["place"] == 1
        assert judged.one("capture")["seat"] == 2
        assert judged.one("void", seat=1)["reason"] == "late"
        assert judged.state["open"] == []

    def test_SH_7_whom_the_dealer_names_is_waited_for_no_longer(self) -> None:
        hand = playing(RUN_TWICE).white(1, 3).white(2, 3.0001, u=400_000)
        lines = hand.rule("first-call", 3.1, seat=2).in_order()
        tick: Line = {"t": us(3.2), "event": "release", "seat": 4, "input": "white"}
        assert judge([*lines, tick]).one("capture")["seat"] == 2

    def test_SH_7_only_those_in_question_can_be_named(self) -> None:
        hand = playing().white(1, 3).white(2, 3.0001).rule("first-call", 4, seat=3)
        assert hand.judged().one("refused")["reason"] == "bad-ruling"
        judged = playing().rule("first-call", 4, seat=3).judged()
        assert judged.one("refused")["reason"] == "nothing-to-rule"

    def test_SH_7_upholding_one_of_them_settles_who_was_first(self) -> None:
        hand = playing().white(2, 3).white(4, 3.0001)
        judged = uphold(hand, 4, 4, [2]).judged()
        assert judged.one("capture")["seat"] == 4
        assert judged.one("call", seat=4)["behind_us"] is None, "no margin was measured"
        assert judged.one("void", seat=2)["reason"] == "late"
        assert judged.state["open"] == []


class TestSH8CardsRead:
    def test_SH_8_the_captured_pile_and_ones_own_go_to_the_hand(self) -> None:
        judged = playing(RUN_TWICE).white(1, 3).judged()
        capture = judged.one("capture")
        assert (capture["from"], capture["pool"], capture["cards"]) == ([2], 0, 2)
        assert judged.state["hands"] == [15, 13, 13, 13]
        assert judged.state["piles"] == [0, 0, 1, 1]

    def test_SH_8_all_piles_matched_are_taken(self) -> None:
        judged = playing({1: "RUN", 2: "RUN", 3: "Run ", 4: "STOP"}).white(1, 3).judged()
        assert judged.one("capture")["from"] == [2, 3]

    def test_SH_8_the_second_caller_is_only_late(self) -> None:
        judged = playing(RUN_TWICE).white(1, 3).white(2, 3.1).judged()
        assert judged.one("void", seat=2)["reason"] == "late"
        assert judged.only("forfeit") == []

    def test_SH_8_different_words_do_not_compete(self) -> None:
        cards = {1: "RUN", 2: "RUN", 3: "STOP", 4: "STOP"}
        judged = playing(cards).white(1, 3).white(3, 3.0001).judged()
        judged.none("doubt")
        assert [call["place"] for call in judged.only("call")] == [1, 1]
        assert [capture["seat"] for capture in judged.only("capture")] == [1, 3]

    def test_SH_8_the_same_word_does(self) -> None:
        playing(RUN_TWICE).white(1, 3).white(2, 3.0001).judged().one("doubt")

    def test_SH_8_a_pool_card_is_captured_alone(self) -> None:
        hand = playing(RUN_TWICE).rule("forfeit", 2.8, seat=4, cards=2)
        judged = hand.pool("STOP", "CAB", at=2.9).white(3, 3).judged()
        capture = judged.one("capture")
        assert (capture["from"], capture["pool"], capture["cards"]) == ([], 1, 1)
        assert judged.state["piles"] == [1] * 4
        assert judged.state["hands"] == [13, 13, 14, 11]
        assert judged.state["pool"] == 1

    def test_SH_8_pile_and_pool_together(self) -> None:
        hand = playing(RUN_TWICE).rule("forfeit", 2.8, seat=4, cards=1).pool("RUN", at=2.9)
        capture = hand.white(2, 3).judged().one("capture")
        assert (capture["from"], capture["pool"], capture["cards"]) == ([1], 1, 3)

    def test_SH_8_a_pool_that_cannot_be_read_is_asked_about(self) -> None:
        hand = playing(RUN_TWICE).rule("forfeit", 2.8, seat=4, cards=1)
        assert hand.white(3, 3).judged().one("ask")["seat"] == 3

    def test_SH_8_but_does_not_stand_in_the_way_of_a_pile(self) -> None:
        hand = playing(RUN_TWICE).rule("forfeit", 2.8, seat=4, cards=1)
        hand.white(1, 3).judged().one("capture")

    def test_SH_8_the_cards_that_lay_there_when_it_was_called_count(self) -> None:
        hand = playing(RUN_TWICE).ready(5).white(1, 5.5).touch(2, 5.50005)
        hand.judged().one("capture")

    def test_SH_8_more_pool_cards_than_there_are_cannot_be_read(self) -> None:
        judged = playing().pool("RUN", at=3).judged()
        judged.one("ask", question="pool-count", seen=1, pool=0)


class TestSH8Ruled:
    def test_SH_8_unread_cards_are_asked_about(self) -> None:
        judged = playing().white(2, 3).touch(4, 3.5).judged()
        assert judged.one("ask") == {
            "n": judged.one("ask")["n"],
            "t": 3_000_000,
            "verdict": "ask",
            "question": "call",
            "seat": 2,
            "suggest": [],
        }
        assert judged.state["open"] == [{"question": "call", "seat": 2, "suggest": [4]}]

    def test_SH_8_upheld(self) -> None:
        judged = uphold(playing().white(2, 3), 4, 2, [4, 1]).judged()
        assert judged.one("capture")["cards"] == 3
        assert judged.state["hands"] == [13, 16, 13, 13]
        assert judged.state["open"] == []

    def test_SH_8_upheld_from_the_pool(self) -> None:
        hand = playing().rule("forfeit", 2.8, seat=4, cards=2).white(2, 3)
        judged = uphold(hand, 4, 2, [], pool=2).judged()
        assert judged.state["hands"] == [13, 15, 13, 11]
        assert judged.state["piles"] == [1] * 4

    def test_SH_8_calls_are_asked_about_one_after_the_other(self) -> None:
        hand = playing().white(2, 3).white(4, 3.1)
        assert [ask["seat"] for ask in hand.judged().only("ask")] == [2]
        assert [ask["seat"] for ask in uphold(hand, 4, 2, [1]).judged().only("ask")] == [2, 4]

    def test_SH_8_bad_rulings_change_nothing(self) -> None:
        for piles, more in (([2], {}), ([1, 1], {}), ([], {}), ([1], {"pool": 1})):
            judged = uphold(playing().white(2, 3), 4, 2, piles, **more).judged()
            assert judged.one("refused")["reason"] == "bad-ruling"
            assert judged.state["hands"] == [13] * 4
        judged = uphold(playing(), 4, 2, [1]).judged()
        assert judged.one("refused")["reason"] == "nothing-to-rule"


class TestSH8Mixed:
    def test_SH_8_a_match_among_read_piles_needs_no_ruling(self) -> None:
        judged = playing({1: "RUN", 2: "RUN"}).white(1, 3).judged()
        assert judged.one("capture")["from"] == [2]

    def test_SH_8_no_match_among_read_piles_is_asked_while_one_is_unread(self) -> None:
        playing({1: "RUN", 2: "STOP", 3: "CAB"}).white(1, 3).judged().one("ask", seat=1)

    def test_SH_8_an_unread_caller_is_asked_about(self) -> None:
        playing({2: "RUN", 3: "RUN", 4: "STOP"}).white(1, 3).judged().one("ask", seat=1)

    def test_SH_8_a_card_read_late_answers_the_question(self) -> None:
        hand = playing({1: "RUN", 3: "STOP", 4: "CAB"}).white(1, 3)
        hand.judged().one("ask")
        assert hand.card(2, "RUN", 3.4).judged().one("capture")["from"] == [2]

    def test_SH_8_a_card_read_late_can_end_a_doubt(self) -> None:
        hand = playing({3: "STOP", 4: "STOP"}).white(2, 3).white(4, 3.0001)
        hand.judged().one("doubt")
        judged = hand.card(2, "RUN", 3.4).card(1, "RUN", 3.5).judged()
        assert {capture["seat"] for capture in judged.only("capture")} == {2, 4}

    def test_SH_8_a_card_read_a_moment_before_its_play_was_felt(self) -> None:
        hand = table().ready(1).play(2)
        for seat, word in RUN_TWICE.items():
            hand.card(seat, word, 2.298).touch(seat, 2.3)
        hand.white(1, 3).judged(end=3.1).one("capture")


class TestSH9FalseCall:
    def test_SH_9_costs_the_whole_pile(self) -> None:
        judged = (
            playing(RUN_TWICE).round(4, 5, {1: "A", 2: "B", 3: "C", 4: "D"}).white(3, 6).judged()
        )
        forfeit = judged.one("forfeit")
        assert (forfeit["reason"], forfeit["rule"], forfeit["cards"]) == ("false-call", "SH-F2", 2)
        assert judged.state["piles"] == [2, 2, 0, 2]
        assert judged.state["pool"] == 2

    def test_SH_9_by_ruling(self) -> None:
        judged = playing().white(3, 3).rule("false-call", 4, seat=3).judged()
        assert judged.one("forfeit")["rule"] == "SH-F2"
        assert judged.state["open"] == []

    def test_SH_9_what_was_forfeited_can_be_matched_by_name(self) -> None:
        hand = playing({1: "RUN", 2: "A", 3: "B", 4: "C"}).white(1, 3)
        hand.round(5, 6, {1: "X", 2: "RUN", 3: "Y", 4: "Z"}).white(2, 7)
        capture = hand.judged().one("capture")
        assert (capture["seat"], capture["from"], capture["pool"]) == (2, [], 1)


def test_SH_8_a_card_that_was_laid_after_the_call_is_none_that_was_called_over() -> None:
    """What lay at seat 2 was never read; the card laid on it since would match."""
    hand = playing({1: "RUN", 3: "A", 4: "B"}).ready(5).play(6)
    for seat, card in {1: "DOG", 3: "C", 4: "D"}.items():
        hand.touch(seat, 6.3).card(seat, card, 6.32)
    judged = hand.white(1, 6.5).touch(2, 6.6).card(2, "DOG", 6.65).judged(end=8)
    judged.none("capture")
    assert [question["question"] for question in judged.state["open"]] == ["call"]


def test_SH_8_who_called_over_a_card_laid_since_is_not_late_by_what_lay_under_it() -> None:
    """A PLAY that was refused was heard: seat 2 lays a card on the pile that is being taken."""
    hand = playing().ready(5).white(1, 5.5).play(6).touch(2, 6.3).white(2, 6.8)
    judged = uphold(hand, 8, 1, [2]).judged()
    judged.one("capture", seat=1)
    judged.none("void", seat=2)
    assert judged.state["open"][0]["seat"] == 2


class TestRulingsOnCalls:
    def test_SH_20_a_call_in_doubt_that_is_made_void_leaves_the_other_to_be_settled(self) -> None:
        hand = playing().white(2, 3.0).white(4, 3.00015).rule("void-call", 5, seat=4)
        judged = hand.judged()
        judged.one("doubt")
        assert judged.one("call", seat=4)["place"] == 1, "the dealer spoke of it first"
        assert judged.one("void", seat=4)["reason"] == "ruling"
        assert judged.one("ask")["seat"] == 2, "nothing is in doubt any more"

    def test_SH_20_a_call_made_void_behind_another_leaves_that_one_alone(self) -> None:
        hand = playing().white(2, 3.0).white(4, 3.2).rule("void-call", 5, seat=4)
        judged = hand.judged()
        assert [call["seat"] for call in judged.only("call")] == [2, 4]
        assert judged.one("void")["seat"] == 4
        assert judged.state["open"] == [{"question": "call", "seat": 2, "suggest": []}]

    def test_SH_20_a_call_made_void_before_its_place_is_known_was_a_call(self) -> None:
        judged = playing().white(2, 3.0).rule("void-call", 3.00005, seat=2).judged()
        assert judged.kinds()[-2:] == ["call", "void"]

    def test_who_holds_nothing_pays_nothing(self) -> None:
        """Their call is open, and may fill their hand again: till then nobody has run out."""
        counted = {"hands": [25, 1, 13, 13], "piles": [1, 1, 1, 1], "pool": 0}
        hand = playing().rule("recount", 3, **counted).white(2, 3.5)
        for at in (5, 6, 7):
            hand.rule("forfeit", at, seat=2, cards=1)
        judged = hand.judged()
        assert [paid["t"] for paid in judged.only("forfeit")] == [5_000_000, 6_000_000]
        assert judged.state["hands"][1] == judged.state["piles"][1] == 0
        judged.none("out")

    def test_SH_17_nobody_is_accused_while_play_may_have_stopped_before(self) -> None:
        """Seat 2 has no card left and a call open: what is held against others waits for it."""
        counted = {"hands": [25, 1, 13, 13], "piles": [1, 1, 1, 1], "pool": 0}
        hand = playing().rule("recount", 3, **counted).white(2, 3.5)
        hand.rule("forfeit", 4, seat=2, cards=1).press(3, "rail", 4.5)
        hand.judged(end=8).none("forfeit", reason="rest")
        judged = hand.rule("uphold", 8, seat=2, **{"from": [4]}).judged()
        assert judged.one("forfeit", reason="rest")["t"] == 5_500_000, "play had not stopped"
        judged = hand.rule("void-call", 7, seat=2).judged()
        judged.none("forfeit", reason="rest")
        assert judged.one("out")["t"] == 4_000_000
