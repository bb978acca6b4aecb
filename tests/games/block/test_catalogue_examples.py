"""Every example of docs/rules/block.md, in its order: 1 to 50. T4 is `block()`; u is 400."""

import json

import pytest

from companion.core.transcript.errors import TranscriptError
from tests.games.block.table import BlockTable, block, judge, owing, reasons
from tests.support.command import companion
from tests.support.table import Judged, Line, us


def test_BL_E1_four_get_fourteen_each() -> None:
    dealt = block().judged().one("dealt")
    assert (dealt["hands"], dealt["leader"], dealt["dealer"]) == ([14, 14, 14, 14], 2, 1)


@pytest.mark.parametrize(
    ("seats", "dealer", "hands", "leader"),
    [
        pytest.param(3, 3, [19, 19, 18], 1, id="E2"),
        pytest.param(5, 2, [11, 11, 12, 11, 11], 3, id="E3"),
        pytest.param(6, 6, [10, 10, 9, 9, 9, 9], 1, id="E4"),
    ],
)
def test_BL_E2_BL_E3_BL_E4_the_extra_cards_go_to_the_dealers_left(
    seats: int, dealer: int, hands: list[int], leader: int
) -> None:
    dealt = block(seats, dealer=dealer).judged().one("dealt")
    assert (dealt["hands"], dealt["leader"]) == (hands, leader)


def test_BL_E5_a_lead() -> None:
    led = block().lead(2, "C4").judged().one("led")
    assert (led["card"], led["hand"], led["due"]) == ("C4", 13, "C5")


def test_BL_E6_the_same_seat_may_follow() -> None:
    played = block().lead(2, "C4").white(2).judged().one("played")
    assert (played["card"], played["hand"], played["due"]) == ("C5", 12, "C6")


def test_BL_E7_the_eleven_wins_the_lead() -> None:
    judged = block().lead(2, "C10").white(3).judged()
    assert judged.one("played", seat=3, card="C11")["due"] is None
    assert judged.one("lead", seat=3)["by"] == "high"


def test_BL_E8_the_card_under_one_that_is_down_is_a_natural() -> None:
    hand = block().lead(2, "C4").climb(2, 2, 2, 2, 2, 2, 2).lead(2, "C2").white(1)
    judged = hand.judged()
    assert judged.one("played", card="C3")["due"] is None
    assert judged.one("lead", seat=1)["by"] == "natural"


def test_BL_E9_A3_is_a_natural_from_the_start() -> None:
    judged = block().lead(2, "A2").white(4).judged()
    assert judged.one("lead", seat=4) == {
        **judged.one("lead"),
        "by": "natural",
        "card": "A3",
    }


def test_BL_E10_A8_led_is_a_run_of_one_card() -> None:
    judged = block().lead(2, "A8").lead(2, "B1").judged()
    assert judged.one("led", card="A8")["due"] is None
    assert judged.one("lead", seat=2)["by"] == "natural"
    judged.one("led", seat=2, card="B1")


def test_BL_E11_A5_counts_five_at_once() -> None:
    judged = block(scores=[0, 12, 0, 0]).lead(2, "A5").judged()
    count = judged.one("count", seat=2)
    assert (count["card"], count["points"], count["total"]) == ("A5", 5, 17)
    assert judged.one("led")["due"] == "A6"


def test_BL_E12_D3_under_D4_is_a_run_of_one_card() -> None:
    hand = block().lead(2, "D4").climb(2, 2, 2, 2, 2, 2, 3).lead(3, "D3").lead(3, "E1")
    judged = hand.judged()
    assert judged.one("led", card="D3")["due"] is None
    assert judged.one("lead", seat=3, by="natural")["card"] == "D3"
    judged.one("led", card="E1")


def c6_by_4() -> BlockTable:
    """Seat 4 lays C6 at 10 s; C7 is due."""
    return block().lead(2, "C4", 8).white(2, 9).white(4, 10)


def test_BL_E13_a_block_on_ones_own_card() -> None:
    judged = c6_by_4().red(4, 10.35).judged()
    assert judged.one("block", seat=4, on="C6")["hand"] == 12
    assert judged.one("lead", seat=4)["by"] == "block"
    assert judged.state["leader"] == 4


def test_BL_E14_too_late_once_the_next_card_is_down() -> None:
    judged = c6_by_4().white(1, 11).red(4, 11.2).judged()
    assert judged.one("played", seat=1)["card"] == "C7"
    assert judged.one("refused", seat=4)["reason"] == "too-late"


def doubt_of_15() -> BlockTable:
    return c6_by_4().white(1, 11).red(4, 11.0003)


def test_BL_E15_red_in_doubt_with_the_next_white() -> None:
    doubt = doubt_of_15().judged().one("doubt")
    assert doubt == {
        "n": doubt["n"],
        "t": 11_000_300,
        "verdict": "doubt",
        "question": "block-or-play",
        "between": [4, 1],
        "gap_us": 300,
        "doubt_us": 800,
    }


def red_then_white(gap: float) -> BlockTable:
    return c6_by_4().red(4, 11).white(1, 11 + gap)


def test_BL_E16_in_either_order_of_arrival() -> None:
    lines = [*red_then_white(0.0005).in_order(), {"t": us(20), "event": "end"}]
    swapped = [*lines[:-3], lines[-2], lines[-3], lines[-1]]
    assert swapped != lines
    assert judge(lines).one("doubt")["question"] == "block-or-play"
    assert judge(swapped) == judge(lines)


def test_BL_E17_touching_is_doubt_and_one_more_is_not() -> None:
    assert red_then_white(0.0008).judged().one("doubt")["gap_us"] == 800
    judged = red_then_white(0.000801).judged()
    assert judged.one("block")["seat"] == 4
    assert judged.one("refused", seat=1)["reason"] == "lead-due"


def test_BL_E18_the_block_stands() -> None:
    before = c6_by_4().judged().state["hands"]
    judged = doubt_of_15().rule("block-stands").judged()
    assert judged.one("ruled")["ruling"] == "block-stands"
    assert judged.one("block")["on"] == "C6"
    assert judged.state["hands"] == [before[0], before[1], before[2], before[3] - 1]
    assert (judged.state["phase"], judged.state["leader"]) == ("lead", 4)


def test_BL_E19_the_play_stands() -> None:
    before = c6_by_4().judged().state["hands"]
    judged = doubt_of_15().rule("play-stands").judged()
    assert judged.one("played", seat=1)["card"] == "C7"
    assert judged.state["due"] == "C8"
    assert judged.state["hands"][3] == before[3]
    judged.none("block")


def test_BL_E20_no_press_while_a_ruling_is_pending() -> None:
    judged = doubt_of_15().white(3).judged()
    assert judged.one("refused", seat=3)["reason"] == "ruling-pending"


def test_BL_E21_two_whites_in_doubt() -> None:
    hand = block().lead(2, "C4", 9).white(2, 10).white(4, 10.0005)
    doubt = hand.judged().one("doubt")
    assert (doubt["question"], doubt["between"]) == ("play-order", [2, 4])
    judged = hand.rule("order", first=4).judged()
    assert [(p["seat"], p["card"]) for p in judged.only("played")] == [(4, "C5"), (2, "C6")]
    assert judged.state["due"] == "C7"


def test_BL_E22_a_block_on_ones_own_eleven() -> None:
    judged = block().lead(2, "D10").white(3).red(3).judged()
    assert judged.one("block")["on"] == "D11"
    assert (judged.state["phase"], judged.state["leader"]) == ("lead", 3)


def test_BL_E23_one_block_a_card() -> None:
    judged = block().lead(2, "D4").white(3).red(3).red(3).judged()
    assert judged.one("refused", seat=3)["reason"] == "already-blocked"


def three_blocks() -> BlockTable:
    """Seat 2 leads and blocks three times; it has the lead, and 8 cards."""
    hand = block()
    for card in ("B1", "C1", "D1"):
        hand.lead(2, card).red(2)
    return hand


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_BL_E24_three_blocks_are_all_there_are(seat: int) -> None:
    judged = three_blocks().red(seat).judged()
    assert judged.one("refused", seat=seat)["reason"] == "no-block-left"


def test_BL_E25_nobody_blocks_on_anothers_card() -> None:
    judged = block().lead(2, "C4").white(1).white(2, 10).red(3, 12).judged()
    assert judged.one("refused", seat=3)["reason"] == "not-just-played"


def seat_3_has_one_left() -> BlockTable:
    """Seat 3 has laid thirteen, B7 last."""
    hand = block().lead(2, "C1").climb(*[3] * 10)
    return hand.lead(3, "D11").lead(3, "E11").lead(3, "B7")


def test_BL_E26_a_block_as_the_last_card_is_running_out() -> None:
    assert seat_3_has_one_left().judged().state["hands"][2] == 1
    judged = seat_3_has_one_left().red(3).judged()
    assert judged.one("block", on="B7")["hand"] == 0
    assert judged.one("out")["seat"] == 3
    judged.none("lead", by="block")


def runner_2(scores: tuple[int, ...] = (0, 30, 12, 2)) -> BlockTable:
    """Left 1:3 3:5 4:2; A5 led by seat 4, A10 not down; two BLOCK cards down, both seat 4's."""
    hand = block(scores=scores).lead(2, "B1").climb(1, 1, 1, 1, 1, 3, 3, 3, 3, 4)
    hand.lead(4, "A5").climb(1, 1, 4).red(4)
    hand.lead(4, "C1").climb(1, 1, 1, 1, 3, 3, 3, 3, 3, 4).red(4)
    hand.lead(4, "D1").climb(4, 4, 4, 4, 2, 2, 2, 2, 2, 2)
    return hand.lead(2, "E1").climb(2, 2, 2, 2, 2, 2)


def test_BL_E27_out_by_card_and_by_honours() -> None:
    judged = runner_2().judged()
    out = judged.one("out", seat=2)
    assert (out["left"], out["by_card"], out["by_honours"]) == ([3, 0, 5, 2], 10, 10)
    assert judged.one("ask") == {**judged.one("ask"), "question": "blocks-left", "cards": 1}


def test_BL_E28_the_score_of_that_hand() -> None:
    assert runner_2().judged().state["scores"] == [0, 30, 12, 7]
    score = runner_2().blocks_left(0, 0, 1, 0).judged().one("score")
    assert score["hand"] == [0, 20, -5, 5]
    assert score["penalties"] == [0, 0, 5, 0]
    assert score["total"] == [0, 50, 7, 7]
    assert score["next_dealer"] == 2


def test_BL_E29_nobody_falls_below_nothing() -> None:
    hand = block(scores=[0, 0, 0, 3]).lead(2, "D1").red(2).suit(2, "B").lead(2, "C1")
    score = hand.blocks_left(0, 0, 0, 2).judged().one("score")
    assert score["penalties"] == [0, 0, 0, 3]
    assert score["total"][3] == 0


def test_BL_E30_the_last_card_in_doubt() -> None:
    hand = owing().lead(2, "B1").climb(*[2] * 9, 3).lead(3, "D1").climb(*[3] * 10)
    hand.lead(3, "C1").climb(2, 2, 2).white(2, 100).white(3, 100.0005)
    judged = hand.judged()
    assert judged.state["hands"] == [14, 1, 1, 14]
    assert (judged.one("doubt")["question"], judged.state["due"]) == ("play-order", "C5")
    judged.none("out")
    judged = hand.rule("order", first=3).judged()
    assert judged.one("out")["seat"] == 3
    assert judged.state["hands"] == [14, 1, 0, 14]


def test_BL_E31_a_count_card_can_win_at_once() -> None:
    judged = block(scores=[0, 92, 0, 0]).lead(2, "A10").judged()
    assert judged.one("count")["total"] == 102
    assert judged.one("won") == {**judged.one("won"), "seat": 2, "total": 102}
    assert judged.state["phase"] == "over"
    judged.none("out")
    judged.none("score")


def test_BL_E32_the_hand_can_win_and_needs_no_count_of_blocks_where_all_are_down() -> None:
    judged = runner_2((0, 85, 0, 0)).blocks_left(0, 0, 1, 0).judged()
    assert judged.one("score")["total"][1] == 105
    assert judged.one("won") == {**judged.one("won"), "seat": 2, "total": 105}
    judged = three_blocks().lead(2, "E1").climb(*[2] * 7).judged()
    judged.one("out", seat=2)
    judged.one("score")
    judged.none("ask")


def test_BL_E33_a_leader_with_nothing_but_a_block_passes_the_lead() -> None:
    hand = block().suit(2, "B").lead(2, "C11").lead(2, "D11").no_lead(2)
    judged = hand.judged()
    assert judged.state["hands"][1] == 1
    assert judged.one("lead", by="passed") == {
        **judged.one("lead", by="passed"),
        "seat": 3,
        "card": None,
    }
    assert judged.state["leader"] == 3


def test_BL_E34_the_last_card_led_ends_the_hand_at_once() -> None:
    judged = block().suit(2, "B").lead(2, "C11").lead(2, "D11").lead(2, "E4").judged()
    assert judged.one("led", card="E4")["hand"] == 0
    assert judged.one("out")["seat"] == 2
    assert judged.state["due"] is None


@pytest.mark.parametrize("seats", [2, 7])
def test_BL_E35_three_to_six_seats(seats: int) -> None:
    with pytest.raises(TranscriptError, match="expected a whole number, 3 to 6"):
        BlockTable(seats).judged()


@pytest.mark.parametrize("hands", [[14, 14, 14, 13], [17, 13, 13, 13]])
def test_BL_E36_hands_that_cannot_be(hands: list[int]) -> None:
    judged = BlockTable().deal(1, hands=hands).judged()
    assert reasons(judged) == ["bad-hands"]
    assert judged.state == BlockTable().judged().state


def refused(hand: BlockTable, reason: str, before: BlockTable) -> Judged:
    """Judge, and see that the last thing was refused for that reason and changed nothing."""
    judged = hand.judged()
    assert judged[-1]["verdict"] == "refused"
    assert judged[-1]["reason"] == reason
    assert judged.state == before.judged().state
    return judged


def test_BL_E37_only_the_leader_leads() -> None:
    refused(block().lead(3, "C4"), "not-leader", block())


@pytest.mark.parametrize("card", ["A4", "A9", "C12", "F1"])
def test_BL_E38_cards_that_the_pack_has_not(card: str) -> None:
    refused(block().lead(2, card), "no-such-card", block())


def test_BL_E39_a_card_goes_down_once() -> None:
    refused(block().suit(2, "C").lead(2, "C5"), "already-played", block().suit(2, "C"))


def test_BL_E40_a_block_is_never_led() -> None:
    refused(block().lead(2, "BLOCK"), "block-not-led", block())


def test_BL_E41_nobody_follows_before_the_lead() -> None:
    refused(block().white(4), "lead-due", block())


def test_BL_E42_no_lead_while_a_card_is_due() -> None:
    refused(block().lead(2, "C4").lead(2, "D1"), "run-open", block().lead(2, "C4"))


@pytest.mark.parametrize("blocks", [(0, 0, 2, 0), (0, 1, 0, 0), (0, 0, 0, 0)])
def test_BL_E43_blocks_that_cannot_be(blocks: tuple[int, ...]) -> None:
    refused(runner_2().blocks_left(*blocks), "block-count", runner_2())


def test_BL_E44_a_leader_with_other_cards_must_lead() -> None:
    hand = block().lead(2, "B4").climb(*[2] * 7)
    assert hand.judged().state["hands"][1] == 6
    refused(block().lead(2, "B4").climb(*[2] * 7).no_lead(2), "must-lead", hand)


@pytest.mark.parametrize(
    ("at", "late"), [(4_985_000, False), (4_980_000, False), (4_979_999, True)]
)
def test_BL_E45_late_lines(at: int, late: bool) -> None:
    hand = block(latency=20_000).lead(2, "C4", 2).red(3, 5)
    press = {"t": at, "event": "press", "seat": 4, "input": "white"}
    judged = judge([*hand.in_order(), press, {"t": us(20), "event": "end"}])
    assert ("late-arrival" in reasons(judged)) is late
    assert bool(judged.like("played", seat=4)) is not late


@pytest.mark.parametrize("name", ["blue", "pile", "shield", "rail"])
def test_BL_E46_inputs_that_mean_nothing_and_seats_that_nobody_has(name: str) -> None:
    for hand in (BlockTable(), block(), c6_by_4(), doubt_of_15(), runner_2()):
        before = hand.judged().state
        judged = hand.press(3, name, hand.now + 1).white(9).judged()
        assert reasons(judged)[-2:] == ["unused-input", "bad-seat"]
        assert judged.state == before


def test_BL_E47_rulings_that_answer_nothing() -> None:
    refused(block().rule("order", first=2), "nothing-to-rule", block())
    refused(doubt_of_15().rule("order", first=4), "bad-ruling", doubt_of_15())


def test_BL_E48_a_lead_taken_back() -> None:
    hand = BlockTable().press(1, "blue", 0.5).deal(1).white(3).lead(2, "A5")
    led = hand.judged().one("led")
    assert led["n"] == 4
    judged = hand.overturn(led).judged()
    overturned, points = judged.only("overturned")
    assert (overturned["of"], overturned["leader"], overturned["due"]) == (4, 2, None)
    assert points["of"] == 5
    assert judged.state["scores"] == [0] * 4
    assert judged.state["hands"] == [14] * 4
    assert (judged.state["phase"], judged.state["leader"]) == ("lead", 2)


def test_BL_E49_no_deal_and_no_press_while_blocks_are_counted() -> None:
    assert reasons(runner_2().deal().white(1).judged()) == ["counting", "counting"]
    assert reasons(block().deal().judged()) == ["hand-running"]


@pytest.mark.parametrize(
    "broken",
    [
        {"event": "deal"},
        {"t": 1.5, "event": "deal"},
        {"t": 9, "event": "entry", "entry": "leed", "seat": 2, "card": "C4"},
    ],
)
def test_BL_E50_broken_lines_are_format_errors(broken: Line) -> None:
    with pytest.raises(TranscriptError):
        judge([*block().in_order(), broken])


def test_BL_E50_a_broken_line_ends_the_run_after_the_verdicts_before_it() -> None:
    lines = [*map(json.dumps, block().lead(2, "C4").white(3).in_order()), '{"event": "deal"}']
    run = companion("judge", "-", stdin="\n".join(lines).encode())
    assert run.returncode == 2
    assert run.stderr.startswith(b"-:5: ")
    kinds = [json.loads(line)["verdict"] for line in run.stdout.splitlines()]
    assert kinds == ["dealt", "led"], "the white could still be contested by a line to come"
