"""What the dealer need not be asked, need not type, and can put right."""

import pytest

from tests.games.block.table import BlockTable, block, owing, reasons
from tests.support.table import us


def test_BL_16_nobody_has_points_so_nobody_is_asked() -> None:
    judged = block().out().judged()
    judged.none("ask")
    assert judged.one("score")["penalties"] == [0] * 4
    assert judged.state["phase"] == "dealing"


def test_BL_16_points_of_the_runner_are_not_at_stake() -> None:
    block(scores=[0, 30, 0, 0]).out().judged().none("ask")


def test_BL_16_points_of_anybody_else_are() -> None:
    hand = block(scores=[0, 0, 0, 3]).out()
    assert hand.judged().one("ask")["cards"] == 3
    score = hand.blocks_left(0, 0, 1, 2).judged().one("score")
    assert (score["penalties"], score["total"]) == ([0, 0, 0, 3], [0, 57, 0, 0])


@pytest.mark.parametrize(("before", "asked"), [(42, True), (43, False)])
def test_BL_29_who_wins_by_the_hand_waits_for_no_count(before: int, asked: bool) -> None:
    judged = block(scores=[20, before, 0, 0]).out().judged()
    assert bool(judged.only("ask")) is asked
    assert bool(judged.only("won")) is not asked


def test_BL_16_a_count_that_nobody_asked_for_does_no_harm() -> None:
    judged = block().out().blocks_left(1, 0, 1, 1).judged()
    assert reasons(judged) == ["no-hand"]
    assert judged.state["scores"] == [0, 57, 0, 0]


def test_BL_16_the_score_is_taken_back_with_the_last_card() -> None:
    hand = block().out()
    judged = hand.overturn(hand.judged().one("score")).judged()
    assert (judged.state["phase"], judged.state["due"]) == ("run", "C3")
    judged = hand.white(3).judged()
    assert judged.state["phase"] == "run"


def test_BD_31_a_lead_that_the_table_reads_need_not_be_typed() -> None:
    hand = block().add(5, "card", seat=2, card="C4").white(3)
    assert hand.judged().one("led", seat=2)["due"] == "C5"
    assert hand.judged().one("played", seat=3)["card"] == "C5"


def test_BD_31_typed_as_well_it_is_led_once() -> None:
    read_first = block().add(5, "card", seat=2, card="C4").lead(2, "C4").judged()
    assert len(read_first.only("led")) == 1
    assert reasons(read_first) == ["run-open"]
    typed_first = block().lead(2, "C4").add(9, "card", seat=2, card="C4").judged()
    assert len(typed_first.only("led")) == 1
    assert reasons(typed_first) == []


@pytest.mark.parametrize(("seat", "card"), [(3, "C4"), (2, "BLOCK"), (2, "C12")])
def test_BD_31_what_cannot_be_a_lead_says_nothing(seat: int, card: str) -> None:
    judged = block().add(5, "card", seat=seat, card=card).judged()
    assert judged.state["phase"] == "lead"
    assert reasons(judged) == []


@pytest.mark.parametrize(("seen", "led"), [(1.5, False), (1.500001, True)])
def test_BD_31_what_may_have_lain_there_before_the_deal_is_no_lead(seen: float, led: bool) -> None:
    hand = block().add(5, "card", seat=2, card="C4", seen=us(seen), u=us(0.5))
    assert bool(hand.judged().only("led")) is led


def test_BD_31_in_a_run_the_buttons_tell() -> None:
    judged = block().lead(2, "C4").add(9, "card", seat=3, card="C5").judged()
    assert judged.state["due"] == "C5"


def almost_out() -> BlockTable:
    """Seat 2 has laid all of B and two of C: C3 is due, and one card is left by the count."""
    return block().suit(2, "B").lead(2, "C1").climb(2)


def test_BD_32_a_count_that_is_wrong_does_not_keep_a_hand_going() -> None:
    judged = almost_out().rule("out", seat=2).judged()
    assert judged.one("ruled")["ruling"] == "out"
    out = judged.one("out", seat=2)
    assert (out["left"], out["by_card"]) == ([14, 0, 15, 14], 43)
    assert judged.state["scores"] == [0, 58, 0, 0]


def test_BD_32_a_last_card_laid_without_a_button_is_the_card_due() -> None:
    hand = almost_out().white(3).rule("out", seat=2)
    judged = hand.judged()
    assert judged.only("played")[-1]["card"] == "C4"
    assert judged.one("out", seat=2)["left"] == [14, 0, 13, 14]


def test_BD_32_who_leads_with_an_empty_hand_is_out() -> None:
    judged = owing().suit(2, "B").rule("out", seat=2).judged()
    assert judged.one("out", seat=2)["left"] == [15, 0, 15, 15]
    assert judged.one("ask")["cards"] == 3


def test_BD_32_can_be_taken_back_early_and_late() -> None:
    hand = owing().suit(2, "B").rule("out", seat=2)
    out = hand.judged().one("out")
    for late in (hand, hand.blocks_left(1, 1, 1, 0)):
        judged = late.overturn(out).judged()
        assert (judged.state["phase"], judged.state["leader"]) == ("lead", 2)
        assert judged.state["hands"] == [14, 3, 14, 14]


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        (BlockTable(), "no-hand"),
        (owing().out(), "counting"),
        (block(scores=[0, 92, 0, 0]).lead(2, "A10"), "game-over"),
        (block().lead(2, "C4").red(2, 9).white(3, 9.0001), "ruling-pending"),
    ],
)
def test_BD_32_BD_33_only_while_a_hand_is_played(hand: BlockTable, reason: str) -> None:
    before = hand.judged().state
    judged = hand.rule("out", seat=1).judged()
    assert (reasons(judged), judged.state) == ([reason], before)
    judged = hand.rule("recount", hands=[0, 1, 2, 53]).judged()
    assert reasons(judged)[1:] == [reason if reason != "counting" else "bad-hands"]


def test_BD_33_hands_are_counted_again_and_the_run_goes_on() -> None:
    hand = block().lead(2, "C4").rule("recount", hands=[13, 12, 15, 15]).white(3)
    judged = hand.judged()
    assert judged.one("ruled")["ruling"] == "recount"
    assert (judged.state["hands"], judged.state["due"]) == ([13, 12, 14, 15], "C6")


@pytest.mark.parametrize(
    "hands", [[14, 13, 14, 13], [14, 13, 28], [14, 14, 14, 14], [56, -1, 0, 0]]
)
def test_BD_33_cards_are_conserved(hands: list[int]) -> None:
    hand = block().lead(2, "C4").rule("recount", hands=hands)
    assert reasons(hand.judged()) == ["bad-hands"]
    assert hand.judged().state["hands"] == [14, 13, 14, 14]


def test_BD_33_who_has_no_card_left_is_out_and_nobody_else_can_be() -> None:
    hand = block().lead(2, "C4")
    assert reasons(hand.rule("recount", hands=[0, 0, 28, 27]).judged()) == ["two-out"]
    assert hand.rule("recount", hands=[27, 14, 0, 14]).judged().one("out", seat=3)["by_card"] == 55


def test_BD_33_while_the_block_cards_are_counted() -> None:
    hand = owing().suit(2, "B").rule("out", seat=2).rule("recount", hands=[43, 0, 1, 1])
    assert hand.judged().state["phase"] == "counting"
    assert reasons(hand.blocks_left(0, 0, 0, 3).judged()) == ["block-count"]
    hand.rule("recount", hands=[14, 3, 14, 14]).rule("recount", hands=[45, 0, 0, 0])
    assert reasons(hand.judged())[1:] == ["counting", "two-out"]
    assert hand.blocks_left(3, 0, 0, 0).judged().one("score")["penalties"] == [5, 0, 0, 0]


def test_BD_33_no_doubt_reaches_across_a_recount() -> None:
    hand = block().lead(2, "C4", 9).white(3, 10).rule("recount", 10.05, hands=[14, 13, 13, 14])
    hand.red(2, 10.1, u=250_000).judged().none("doubt")
