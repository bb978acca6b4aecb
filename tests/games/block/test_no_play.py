"""A wrong press is noticed late: it goes, and what others did after it stays (BD-34)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.block.random_evenings import Evening, spaced_evenings
from tests.games.block.table import block, judge, reasons
from tests.games.block.test_early import laid


def standing(judged: list[dict[str, object]]) -> list[tuple[object, object]]:
    gone = {v["of"] for v in judged if v["verdict"] == "overturned"}
    plays = [v for v in judged if v["verdict"] == "played" and v["n"] not in gone]
    return [(v["seat"], v["card"]) for v in plays]


def test_BD_34_cards_laid_after_a_wrong_white_move_down_by_one() -> None:
    hand = block().lead(2, "C4").white(1).white(3).white(4)
    assert laid(hand.judged()) == [(1, "C5"), (3, "C6"), (4, "C7")]
    judged = hand.rule("no-play", seat=1).judged()
    assert standing(judged) == [(3, "C5"), (4, "C6")]
    assert (judged.state["due"], judged.state["hands"]) == ("C7", [14, 13, 13, 13])
    first = judged.only("overturned")[0]
    assert (first["of"], first["due"], first["leader"]) == (3, "C7", 2)


def test_BD_34_a_run_goes_on_after_a_wrong_red() -> None:
    hand = block().lead(2, "C4", 4).red(2, 5).white(3, 7).white(4, 9)
    judged = hand.rule("no-play", seat=2).judged()
    assert standing(judged) == [(3, "C5"), (4, "C6")]
    assert judged.state["hands"] == [14, 13, 13, 13]


def test_BD_34_what_was_refused_stays_refused_and_is_said_once() -> None:
    hand = block().lead(2, "C4", 4).red(2, 5).white(3, 5.5).white(3, 7)
    judged = hand.rule("no-play", seat=2).judged()
    assert standing(judged) == [(3, "C5")]
    assert reasons(judged) == ["lead-due"]
    refused = judged.one("refused")["n"]
    assert refused not in [v["of"] for v in judged.only("overturned")]
    late = hand.rule("overturn", of=refused).judged()
    assert reasons(late)[-1] == "cannot-be-overturned"


def test_BD_34_one_that_is_named_goes_and_later_ones_of_the_seat_stay() -> None:
    hand = block().lead(2, "C4").white(1).white(3).white(1)
    wrong = hand.judged().only("played")[0]["n"]
    judged = hand.rule("no-play", seat=1, of=wrong).judged()
    assert standing(judged) == [(3, "C5"), (1, "C6")]


def test_BD_34_a_lead_won_by_it_is_lost_and_what_was_led_on_it() -> None:
    hand = block().lead(2, "C10").white(3).lead(3, "D1").white(4)
    judged = hand.rule("no-play", seat=3).judged()
    assert reasons(judged) == ["run-open"]
    assert standing(judged) == [(4, "C11")]
    assert judged.state["leader"] == 4


def test_BD_34_a_stand_in_can_be_a_mistake_as_well() -> None:
    hand = block().lead(2, "C4").entry("play", seat=1).white(3).rule("no-play", seat=1)
    assert standing(hand.judged()) == [(3, "C5")]


def test_BD_34_a_hand_that_was_not_over() -> None:
    hand = block().out()
    judged = hand.rule("no-play", seat=2).judged()
    assert (judged.state["phase"], judged.state["due"]) == ("run", "C3")
    assert judged.state["scores"] == [0] * 4


def test_BD_34_nothing_of_the_kind() -> None:
    hand = block().lead(2, "C4").white(3).rule("no-play", seat=4).rule("no-play", seat=2)
    hand.rule("no-play", seat=4, of=3).rule("no-play", seat=9)
    assert reasons(hand.judged()) == ["nothing-to-overturn"] * 3 + ["bad-seat"]
    assert hand.judged().state["due"] == "C6"


def test_BD_34_what_a_ruling_decided_is_taken_back_by_overturn() -> None:
    hand = block().lead(2, "C4").white(3, 9).white(4, 9.0001).rule("order", first=3)
    assert reasons(hand.rule("no-play", seat=3).judged()) == ["nothing-to-overturn"]


def test_BD_34_then_play_can_still_go_back() -> None:
    hand = block().lead(2, "C4").white(1).white(3).white(4).rule("no-play", seat=1)
    c5 = [v for v in hand.judged().only("played") if v["seat"] == 3][-1]
    judged = hand.overturn(c5).judged()
    assert (judged.state["due"], judged.state["hands"]) == ("C5", [14, 13, 14, 14])


@pytest.mark.slow
@given(spaced_evenings, st.data())
def test_BD_34_it_is_as_if_it_had_never_been_pressed(evening: Evening, data: st.DataObject) -> None:
    lines = [line for line in evening.lines if line.get("event") != "end"]
    end = {"t": lines[-1]["t"] + 2_000_000, "event": "end"}
    before = judge([*lines, end], evening.scores)
    since = max(d["t"] for d in before.only("dealt"))
    able = [v for v in before if v["verdict"] in ("played", "block") and v["t"] > since]
    pressed = {line["t"] for line in lines if line.get("event") == "press"}
    overturned = {v["of"] for v in before.only("overturned")}
    able = [v for v in able if v["t"] in pressed and v["n"] not in overturned]
    if not able:
        return
    wrong = data.draw(st.sampled_from(able))
    tick = {"t": end["t"] - 1, "event": "release", "seat": 1, "input": "white"}
    told = judge([*lines, tick], evening.scores)
    gone = {v["t"] for v in told.only("refused") if v["n"] > wrong["n"]} | {wrong["t"]}
    ruling = {"event": "ruling", "ruling": "no-play", "seat": wrong["seat"], "of": wrong["n"]}
    denied = judge([*lines, {"t": end["t"] - 1, **ruling}, end], evening.scores)
    kept = [line for line in lines if line.get("t") not in gone]
    assert denied.state == judge([*kept, end], evening.scores).state
