"""Only what matters is asked, and a lead that the table reads need not be typed."""

import pytest

from tests.games.block.table import block, reasons


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


def test_BD_31_in_a_run_the_buttons_tell() -> None:
    judged = block().lead(2, "C4").add(9, "card", seat=3, card="C5").judged()
    assert judged.state["due"] == "C5"
