"""Cards that a camera read: told late, put in their place, and never believed twice over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.transcript.errors import TranscriptError
from tests.support.table import Table, judge, us


def seen(table: Table, seat: int, card: str, at: float, told: float, u: float = 0.05) -> Table:
    """A card that surely lay there at an instant, told later."""
    return table.add(told, "card", seat=seat, card=card, seen=us(at), u=us(u))


def a_round(plays: float = 2.4) -> Table:
    table = Table(seats=3, uncertainty={"pile": 5000}).deal().ready(1).play(2)
    for seat in (1, 2, 3):
        table.press(seat, "pile", plays).release(seat, "pile", plays + 0.1)
    return table


def test_a_call_is_judged_at_once_where_the_camera_has_read_the_cards() -> None:
    table = a_round()
    for seat, card in ((1, "THIEF"), (2, "THIEF"), (3, "CLUE")):
        seen(table, seat, card, 2.7, 2.85)
    judged = table.white(1, 3.0).judged(4)
    assert judged.one("capture", seat=1)["from"] == [2]
    judged.none("ask")


def test_a_card_told_after_the_call_answers_the_question_by_itself() -> None:
    table = a_round().white(1, 2.8)
    for seat, card in ((1, "THIEF"), (2, "THIEF"), (3, "CLUE")):
        seen(table, seat, card, 2.7, 3.4)
    judged = table.judged(4)
    assert judged.kinds().index("ask") < judged.kinds().index("capture")


@pytest.mark.parametrize("at", [2.2, 2.39, 2.44])
def test_what_was_seen_before_the_play_or_in_doubt_with_it_names_no_card(at: float) -> None:
    table = a_round()
    for seat, card in ((1, "THIEF"), (2, "THIEF"), (3, "CLUE")):
        seen(table, seat, card, at, 2.8)
    judged = table.white(1, 3.0).judged(4)
    judged.none("capture")
    judged.one("ask", seat=1)


def test_a_card_that_lay_there_before_is_not_taken_for_the_one_that_was_laid_over_it() -> None:
    table = a_round()
    for seat, card in ((1, "THIEF"), (2, "THIEF"), (3, "CLUE")):
        seen(table, seat, card, 2.7, 2.85)
    table.ready(5).play(6)
    for seat in (1, 2, 3):
        table.press(seat, "pile", 6.4).release(seat, "pile", 6.5)
    seen(table, 2, "ROBBER", 6.3, 6.45)
    judged = table.white(2, 6.8).judged(8)
    judged.one("ask", seat=2)


def test_a_holmes_that_the_camera_read_must_be_called() -> None:
    table = seen(a_round(), 2, "SHERLOCK HOLMES", 2.7, 2.85)
    judged = table.judged(6)
    assert judged.one("forfeit", reason="missed-holmes")["seat"] == 2


def test_a_red_with_another_card_is_the_wrong_name() -> None:
    table = seen(a_round(), 2, "CLUE", 2.7, 2.85)
    judged = table.red(2, 3.0).judged(6)
    assert judged.one("forfeit", reason="wrong-name")["seat"] == 2


def test_a_card_read_in_two_ways_is_asked_about() -> None:
    table = a_round()
    for seat, card in ((1, "THIEF"), (2, "THIEF"), (3, "CLUE")):
        seen(table, seat, card, 2.7, 2.85)
    seen(table, 2, "ROBBER", 2.9, 2.95)
    judged = table.white(1, 3.0).judged(4)
    judged.one("ask", question="card", seat=2, cards=["THIEF", "ROBBER"])
    judged.one("ask", seat=1)
    judged.none("capture")
    judged.none("forfeit")


def test_what_was_read_in_two_ways_stays_unread_until_the_next_card() -> None:
    table = a_round()
    for card, at in (("THIEF", 2.7), ("ROBBER", 2.9), ("THIEF", 3.1)):
        seen(table, 2, card, at, at + 0.1)
    seen(table, 1, "THIEF", 2.7, 2.85)
    seen(table, 3, "CLUE", 2.7, 2.85)
    judged = table.white(1, 3.5).judged(4.5)
    judged.one("ask", seat=1)


def test_a_card_where_none_should_lie_is_asked_about_and_moves_nothing() -> None:
    table = Table(seats=3).deal().ready(1).play(2).press(1, "pile", 2.4).release(1, "pile", 2.5)
    judged = seen(table, 2, "THIEF", 2.9, 3.0).judged(3.2)
    judged.one("ask", question="stray", seat=2, card="THIEF")
    judged.none("refused")
    assert judged.state["piles"] == [1, 0, 0]


def test_of_a_pool_that_is_seen_in_part_the_rest_is_remembered() -> None:
    table = a_round()
    seen(table, 1, "CLUE", 2.7, 2.85)
    table.add(3, "ruling", ruling="whole-pile", seat=1)
    table.add(3.5, "ruling", ruling="forfeit", seat=3, cards=1)
    table.add(4, "card", pool=["ROBBER"], seen=us(3.8), u=us(0.05))
    for seat, card in ((2, "CLUE"), (3, "THIEF")):
        seen(table, seat, card, 2.7, 4.1)
    judged = table.white(2, 4.3).judged(6)
    assert judged.one("capture", seat=2)["pool"] == 1


def test_a_lost_camera_is_announced_and_accuses_nobody() -> None:
    table = a_round().add(2.5, "fault", input="cards", reason="lost").white(1, 3.0)
    judged = table.judged(6)
    judged.one("fault", input="cards", reason="lost")
    judged.one("ask", seat=1)
    judged.none("forfeit")


def test_a_lead_of_block_is_read_and_what_lay_there_before_is_none() -> None:
    table = Table(seats=4, game="block", dealer=1).deal(2)
    table.add(4, "card", seat=2, card="C4", seen=us(1.0), u=us(0.05))
    table.add(6, "card", seat=3, card="C5", seen=us(5.8), u=us(0.05))
    table.add(7, "card", seat=2, card="C6", seen=us(6.8), u=us(0.05))
    judged = table.judged(8)
    assert [(led["seat"], led["card"]) for led in judged.only("led")] == [(2, "C6")]


@pytest.mark.parametrize("more", [{"u": 5}, {"seen": 9_000_000}])
def test_a_line_that_was_seen_later_than_told_is_no_line(more: dict[str, int]) -> None:

    with pytest.raises(TranscriptError, match="seen"):
        judge(Table().deal().add(1, "card", seat=1, card="CLUE", **more).lines)


WORDS = ("THIEF", "CLUE", "SHERLOCK HOLMES")
TOLD = st.tuples(
    st.integers(0, 3), st.sampled_from(WORDS), st.floats(1.5, 7.5), st.floats(0.0, 0.9)
)
CALLED = st.tuples(st.integers(1, 3), st.sampled_from(("white", "red")), st.floats(2.5, 7.5))


@given(st.lists(TOLD, max_size=14), st.lists(CALLED, max_size=4))
def test_whatever_a_camera_tells_no_card_is_made_or_lost(
    told: list[tuple[int, str, float, float]], called: list[tuple[int, str, float]]
) -> None:
    table = a_round().ready(5).play(6)
    for seat in (1, 2, 3):
        table.press(seat, "pile", 6.4).release(seat, "pile", 6.5)
    for place, word, at, late in told:
        where = {"seat": place, "card": word} if place else {"pool": [word]}
        table.add(at + late, "card", seen=us(at), u=us(0.05), **where)
    for seat, button, at in called:
        table.tap(seat, button, at)
    judged = table.judged(20)
    state = judged.state
    assert sum(state["hands"]) + sum(state["piles"]) + state["pool"] == 56


def test_a_card_that_waits_for_play_does_not_lie_astray() -> None:
    table = Table(seats=3).deal().ready(1).press(2, "pile", 1.9)
    seen(table, 2, "THIEF", 1.93, 1.95, u=0.001)
    judged = table.play(1.96).judged(1.97)
    judged.none("ask")
    assert "sight" not in judged.state


def test_a_card_read_in_two_ways_stays_unknown_whatever_is_told_of_it_next() -> None:
    table = a_round()
    for seat, card in ((1, "THIEF"), (2, "THIEF"), (3, "CLUE")):
        seen(table, seat, card, 2.7, 2.85)
    seen(table, 2, "ROBBER", 2.9, 2.95)
    seen(table, 2, "THIEF", 2.92, 2.97)
    judged = table.white(1, 3.0).judged(4)
    judged.one("ask", question="card", seat=2, cards=["THIEF", "ROBBER"])
    judged.one("ask", seat=1)
    judged.none("capture")
