"""Red against the next white, and white against white: what is sure, and what is asked."""

from typing import Any

import pytest

from tests.games.block.table import BlockTable, block, judge, owing, reasons
from tests.support.table import Line, us


def c4_led(**header: Any) -> BlockTable:
    """Seat 2 has led C4; C5 is due. Its BLOCK is possible."""
    return block(**header).lead(2, "C4", 9)


def plays(hand: BlockTable) -> list[tuple[int, str]]:
    return [(played["seat"], played["card"]) for played in hand.judged().only("played")]


class TestWaiting:
    def test_a_white_is_decided_once_no_rival_can_come(self) -> None:
        lines = c4_led().white(3, 10).in_order()
        tick: Line = {"event": "release", "seat": 1, "input": "white"}
        not_yet = judge([*lines, {"t": us(10.0208), **tick}])
        sure = judge([*lines, {"t": us(10.020802), **tick}])
        assert (len(not_yet.only("played")), len(sure.only("played"))) == (0, 1)

    def test_with_no_hand_dealt_a_press_is_judged_at_once(self) -> None:
        lines = BlockTable().white(3, 10).in_order()
        tick: Line = {"t": us(10.020001), "event": "release", "seat": 1, "input": "white"}
        assert reasons(judge([*lines, tick])) == ["no-hand"]

    def test_a_sensor_less_sure_than_announced_is_waited_for_from_then_on(self) -> None:
        hand = c4_led().white(3, 10, u=5_000).white(4, 20).white(1, 20.005, u=5_000)
        doubt = hand.judged().one("doubt")
        assert (doubt["gap_us"], doubt["doubt_us"]) == (5_000, 5_400)
        assert plays(hand) == [(3, "C5")]

    def test_what_is_entered_waits_behind_a_press_and_is_no_rival(self) -> None:
        hand = block().lead(2, "C10", 9).white(3, 10).lead(3, "D1", 10.0002)
        judged = hand.judged()
        assert judged.kinds() == ["dealt", "led", "played", "lead", "led"]
        hand = c4_led().white(3, 10).entry("play", 10.0001, seat=4).white(1, 10.0002)
        hand.judged().none("doubt")
        assert plays(hand) == [(3, "C5"), (4, "C6"), (1, "C7")]

    def test_what_is_entered_and_refused_hides_no_doubt(self) -> None:
        hand = c4_led().red(2, 10).entry("play", 10.0001, seat=3).white(4, 10.0002)
        assert hand.judged().kinds()[-3:] == ["lead", "refused", "doubt"]
        judged = hand.rule("play-stands").judged()
        assert judged.one("void")["what"] == "block"
        assert judged.one("played")["seat"] == 4

    def test_boards_gone_mad_are_one_question_and_many_refusals(self) -> None:
        flood: list[Line] = [
            {"t": us(10) + press, "event": "press", "seat": press % 2 + 3, "input": "white"}
            for press in range(2_000)
        ]
        judged = judge([*c4_led().in_order(), *flood, {"t": us(20), "event": "end"}])
        assert judged.one("doubt")["between"] == [3, 4]
        assert reasons(judged) == ["ruling-pending"] * 1_899

    def test_the_end_decides_what_only_waited(self) -> None:
        assert c4_led().white(3, 10).judged(end=10).one("played")["card"] == "C5"


class TestOneSeat:
    def test_white_and_red_at_the_same_instant(self) -> None:
        judged = c4_led().red(3, 10).white(3, 10).judged()
        assert judged.one("block", seat=3)["on"] == "C5"
        judged.none("doubt")

    def test_two_whites_are_two_cards_however_close(self) -> None:
        assert plays(c4_led().white(3, 10).white(3, 10.0001)) == [(3, "C5"), (3, "C6")]

    def test_a_red_and_then_a_white_of_the_blocker(self) -> None:
        judged = c4_led().red(2, 10).white(2, 10.0001).judged()
        assert judged.one("block")["on"] == "C4"
        assert reasons(judged) == ["lead-due"]


class TestWhiteAgainstWhite:
    def test_the_first_named_is_first_and_the_other_has_the_next_card(self) -> None:
        hand = c4_led().white(3, 10).white(4, 10.0001)
        assert plays(hand.rule("order", first=3)) == [(3, "C5"), (4, "C6")]

    def test_where_the_run_ends_the_other_press_is_void(self) -> None:
        hand = block().lead(2, "C10", 9).white(3, 10).white(4, 10.0001)
        judged = hand.rule("order", first=4).judged()
        assert judged.one("lead", seat=4)["by"] == "high"
        assert judged.one("refused", seat=3)["reason"] == "lead-due"
        assert judged.state["hands"] == [14, 13, 14, 13]

    def test_beyond_doubt_apart_nobody_is_asked(self) -> None:
        hand = c4_led().white(3, 10).white(4, 10.000801)
        hand.judged().none("doubt")
        assert plays(hand) == [(3, "C5"), (4, "C6")]

    def test_three_within_doubt_are_asked_about_one_card_at_a_time(self) -> None:
        hand = c4_led().white(1, 10).white(3, 10.0002).white(4, 10.0004)
        assert hand.judged().one("doubt")["between"] == [1, 3, 4]
        judged = hand.rule("order", first=3).judged()
        assert [doubt["between"] for doubt in judged.only("doubt")] == [[1, 3, 4], [1, 4]]
        assert judged.state["due"] == "C6"
        assert plays(hand.rule("order", first=4)) == [(3, "C5"), (4, "C6"), (1, "C7")]

    def test_who_cannot_have_been_first_is_not_asked_about(self) -> None:
        hand = c4_led().white(1, 10, u=2_000).white(3, 10.0005, u=0).white(4, 10.0009, u=0)
        assert hand.judged().one("doubt")["between"] == [1, 3]
        assert hand.rule("order", first=4).judged()[-1]["reason"] == "bad-ruling"
        judged = hand.rule("order", first=3).judged()
        assert judged.only("doubt")[-1]["between"] == [1, 4]

    def test_a_press_with_another_of_the_same_seat_before_it(self) -> None:
        """Seat 3's red is refused in its place, before its white."""
        hand = c4_led().white(4, 10).red(3, 10.0001).white(3, 10.0002)
        judged = hand.rule("order", first=3).judged()
        assert judged.one("refused", seat=3)["reason"] == "not-just-played"
        assert plays(hand) == [(3, "C5"), (4, "C6")]


class TestRedAgainstWhite:
    @pytest.mark.parametrize("gap", [0.0, 0.0003, 0.0008])
    @pytest.mark.parametrize("red_first", [True, False])
    def test_within_doubt_the_dealer_is_asked(self, gap: float, red_first: bool) -> None:
        red, white = (10.0, 10 + gap) if red_first else (10 + gap, 10.0)
        doubt = c4_led().red(2, red).white(3, white).judged().one("doubt")
        assert (doubt["question"], doubt["between"]) == ("block-or-play", [2, 3])
        assert doubt["t"] == us(10 + gap)

    def test_the_press_that_lost_is_refused_with_a_reason(self) -> None:
        judged = c4_led().red(2, 10).white(3, 10.0001).rule("block-stands").judged()
        assert judged.one("refused", seat=3)["reason"] == "lead-due"
        judged = c4_led().red(2, 10).white(3, 10.0001).rule("play-stands").judged()
        assert judged.one("refused", seat=2)["reason"] == "too-late"

    def test_first_the_block_is_ruled_on_then_the_order_of_the_whites(self) -> None:
        hand = c4_led().white(3, 10).red(2, 10.0001).white(4, 10.0002)
        assert hand.judged().one("doubt")["between"] == [2, 3]
        judged = hand.rule("play-stands").judged()
        assert judged.only("doubt")[-1]["question"] == "play-order"
        assert plays(hand.rule("order", first=4)) == [(4, "C5"), (3, "C6")]

    def test_a_red_pressed_twice_is_ruled_on_once(self) -> None:
        hand = c4_led().red(2, 10).red(2, 10.0001).white(3, 10.0002).rule("play-stands")
        judged = hand.judged()
        assert reasons(judged) == ["too-late", "too-late"]
        assert judged.state["due"] == "C6"

    def test_all_whites_fall_with_a_block_that_stands(self) -> None:
        hand = c4_led().white(3, 10).red(2, 10.0001).white(4, 10.0002)
        judged = hand.rule("block-stands").judged()
        assert reasons(judged) == ["lead-due", "lead-due"]
        assert judged.state["hands"] == [14, 12, 14, 14]

    def test_a_card_and_its_block_against_another_card(self) -> None:
        """Seat 4 lays and blocks at once, seat 1 in doubt with both: two answers are needed."""
        hand = c4_led().white(4, 10).red(4, 10.0001).white(1, 10.0003)
        assert hand.judged().one("doubt")["question"] == "play-order"
        judged = hand.rule("order", first=4).judged()
        assert judged.only("doubt")[-1]["question"] == "block-or-play"
        judged = hand.rule("block-stands").judged()
        assert judged.one("block", seat=4)["on"] == "C5"

    def test_a_white_beyond_doubt_before_red_decides_for_all(self) -> None:
        hand = c4_led(uncertainty={"white": 1_000, "red": 1_000})
        judged = hand.white(3, 10, u=0).white(4, 10.0005).red(2, 10.0009, u=0).judged()
        assert judged.one("doubt")["question"] == "play-order"
        assert plays(hand.rule("order", first=4)) == [(4, "C5"), (3, "C6")]
        assert reasons(hand.judged()) == ["not-just-played"]

    def test_no_doubt_about_a_red_that_could_not_block_anyway(self) -> None:
        hand = block()
        for card in ("B1", "D1", "E1"):
            hand.lead(2, card).red(2)
        judged = hand.lead(2, "C4", 20).red(2, 21).white(3, 21.0001).judged()
        judged.none("doubt")
        assert reasons(judged) == ["no-block-left"]

    def test_the_next_hand_on_a_table_that_has_not_decided_yet(self) -> None:
        judged = c4_led().red(2, 10).white(3, 10.0001).lead(2, "D1").judged()
        assert reasons(judged) == ["ruling-pending"]


class TestContestedAfterTheAnnouncement:
    """A press far less sure than the header says meets a card that is already announced."""

    def test_a_red_contests_the_card_that_was_announced(self) -> None:
        hand = c4_led().white(3, 10).red(2, 10.1, u=250_000)
        judged = hand.judged()
        assert judged.kinds()[-2:] == ["played", "doubt"]
        assert (judged.state["phase"], judged.state["due"]) == ("ruling", "C5")

    def test_play_stands_and_is_not_announced_twice(self) -> None:
        hand = c4_led().white(3, 10).red(2, 10.1, u=250_000).rule("play-stands")
        judged = hand.judged()
        judged.one("played")
        judged.none("void")
        assert (judged.state["due"], judged.state["hands"]) == ("C6", [14, 13, 13, 14])

    def test_play_stands_and_what_comes_after_is_announced(self) -> None:
        hand = c4_led().white(3, 10).red(2, 10.1, u=250_000).rule("play-stands")
        assert plays(hand.entry("play", seat=4)) == [(3, "C5"), (4, "C6")]

    def test_what_the_dealer_has_said_is_not_contested(self) -> None:
        hand = c4_led().white(3, 10).white(4, 10.0001).rule("order", 10.5, first=3)
        judged = hand.white(1, 10.6, u=1_000_000).judged()
        assert len(judged.only("doubt")) == 1
        assert plays(hand) == [(3, "C5"), (4, "C6"), (1, "C7")]

    def test_block_stands_and_the_card_goes_back(self) -> None:
        judged = c4_led().white(3, 10).red(2, 10.1, u=250_000).rule("block-stands").judged()
        void = judged.one("void")
        assert (void["what"], void["seat"], void["card"]) == ("play", 3, "C5")
        assert judged.one("block")["on"] == "C4"
        assert (judged.state["leader"], judged.state["hands"]) == (2, [14, 12, 14, 14])

    def test_a_white_contests_a_block_that_was_announced(self) -> None:
        hand = c4_led().red(2, 10).white(3, 10.1, u=250_000)
        assert hand.judged().one("doubt")["question"] == "block-or-play"
        judged = hand.rule("play-stands").judged()
        void = judged.one("void")
        assert (void["what"], void["seat"], void["card"]) == ("block", 2, "C4")
        assert judged.one("played")["seat"] == 3
        assert judged.state["hands"] == [14, 13, 13, 14]

    def test_a_white_contests_a_white_that_was_announced(self) -> None:
        hand = c4_led().white(3, 10).white(4, 10.1, u=250_000).rule("order", first=4)
        judged = hand.judged()
        assert judged.one("void")["seat"] == 3
        assert plays(hand) == [(3, "C5"), (4, "C5"), (3, "C6")]
        assert judged.state["due"] == "C7"

    def test_not_across_something_entered(self) -> None:
        hand = block().lead(2, "C10", 9).white(3, 10).lead(3, "D4", 10.05)
        judged = hand.white(4, 10.1, u=250_000).judged()
        judged.none("doubt")
        assert judged.one("played", seat=4)["card"] == "D5"

    def test_not_across_a_lead_passed_on(self) -> None:
        hand = block().suit(2, "B")
        at = hand.now
        judged = hand.no_lead(2, at + 0.05).white(4, at + 0.1, u=250_000).judged()
        judged.none("doubt")
        assert judged.state["leader"] == 3

    def test_a_hand_that_is_over_is_not_contested(self) -> None:
        hand = owing().out()
        judged = hand.white(3, hand.now + 0.1, u=250_000).judged()
        assert reasons(judged) == ["counting"]
