"""Presses made before the lead is entered: how fast somebody types decides nothing (BD-19)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.block.rules.early import MOST_HELD
from companion.games.block.rules.pack import CARDS
from tests.games.block.table import BlockTable, block, reasons
from tests.support.table import Judged, Line, us

LATE = 15
TYPED = pytest.mark.parametrize("typed", [4, LATE])
"""Seat 2 leads at 4; somebody enters it then, or when others have long gone on."""


def c4_led(typed: float) -> BlockTable:
    return block().lead(2, "C4", typed)


def laid(judged: Judged) -> list[tuple[int, str]]:
    return [(played["seat"], played["card"]) for played in judged.only("played")]


@TYPED
def test_BD_19_a_press_before_the_lead_is_entered_waits_for_it(typed: float) -> None:
    judged = c4_led(typed).white(3, 5).white(4, 6).white(3, 7).judged()
    assert laid(judged) == [(3, "C5"), (4, "C6"), (3, "C7")]
    assert [played["t"] for played in judged.only("played")] == [us(5), us(6), us(7)]
    assert reasons(judged) == []


def test_BD_19_a_lead_that_the_table_reads_is_waited_for_as_well() -> None:
    hand = block().white(3, 5).add(LATE, "card", seat=2, card="C4")
    assert laid(hand.judged()) == [(3, "C5")]


@TYPED
def test_BD_19_the_order_is_in_doubt_as_ever(typed: float) -> None:
    hand = c4_led(typed).white(3, 5).white(4, 5.0005)
    doubt = hand.judged().one("doubt")
    assert (doubt["question"], doubt["between"]) == ("play-order", [3, 4])
    assert (doubt["gap_us"], doubt["doubt_us"]) == (500, 800)
    hand.rule("order", LATE + 1, first=4)
    assert laid(hand.judged()) == [(4, "C5"), (3, "C6")]


@TYPED
def test_BD_19_the_leader_blocks_the_lead(typed: float) -> None:
    judged = c4_led(typed).red(2, 5).white(3, 5.5).judged()
    assert judged.one("block", seat=2)["on"] == "C4"
    assert reasons(judged) == ["lead-due"]


@TYPED
def test_BD_19_the_leader_is_too_late(typed: float) -> None:
    judged = c4_led(typed).white(3, 5).red(2, 5.5).judged()
    assert reasons(judged) == ["too-late"]
    assert laid(judged) == [(3, "C5")]


@TYPED
def test_BD_19_a_card_and_its_block(typed: float) -> None:
    judged = c4_led(typed).white(3, 5).red(3, 5.4).red(1, 5.5).judged()
    assert judged.one("block", seat=3)["on"] == "C5"
    assert judged.state["leader"] == 3


@pytest.mark.parametrize("typed", [(4, 8), (4, 12), (11, 12)])
def test_BD_19_two_leads_are_typed_late(typed: tuple[float, float]) -> None:
    hand = block().lead(2, "C4", typed[0]).white(3, 5).red(3, 5.4)
    judged = hand.lead(3, "D1", typed[1]).white(1, 9).white(2, 10).judged()
    assert laid(judged) == [(3, "C5"), (1, "D2"), (2, "D3")]


@pytest.mark.parametrize(
    ("after", "refused"), [(0.3, ["lead-due"]), (1, ["lead-due"]), (1.000001, []), (1.1, [])]
)
def test_BD_19_a_press_for_the_run_that_a_block_has_ended(after: float, refused: list[str]) -> None:
    hand = block().lead(2, "C4", 4).red(2, 5).white(3, 5 + after).lead(2, "D1", LATE)
    assert reasons(hand.judged()) == refused
    assert hand.judged().state["due"] == ("D2" if refused else "D3")


@TYPED
def test_BD_19_a_natural_is_led_and_then_another_card(typed: float) -> None:
    hand = block().lead(2, "A8", typed).lead(2, "C4", typed + 0.1).white(3, 5)
    assert laid(hand.judged()) == [(3, "C5")]


@TYPED
def test_BD_19_a_natural_is_led_and_blocked(typed: float) -> None:
    assert block().lead(2, "A8", typed).red(2, 5).judged().one("block")["on"] == "A8"


@pytest.mark.parametrize(("seat", "button"), [(3, "red"), (2, "white")])
def test_BD_5_a_block_waits_for_no_other_block_and_for_no_card_of_ones_own(
    seat: int, button: str
) -> None:
    hand = block().lead(2, "A8", 4).red(2, 6).tap(seat, button, 6.0003)
    assert hand.judged(end=8).one("block", seat=2)["on"] == "A8"


@TYPED
def test_BD_19_a_lead_is_passed_on(typed: float) -> None:
    hand = block().suit(2, "B")
    end = hand.now
    hand.no_lead(2, end + typed).lead(3, "D1", end + typed + 0.1).white(4, end + 5)
    assert laid(hand.judged())[-1] == (4, "D2")


@TYPED
def test_BD_19_a_leader_who_runs_out_by_the_lead(typed: float) -> None:
    hand = block(scores=[5, 0, 0, 0]).suit(2, "B").lead(2, "C11").lead(2, "D11")
    end = hand.now
    judged = hand.lead(2, "E1", end + typed).white(3, end + 5).judged()
    assert judged.one("out")["seat"] == 2
    assert reasons(judged) == ["counting"]


def test_BD_19_a_block_on_ones_own_high_card_is_not_kept_waiting() -> None:
    hand = block().lead(2, "C10", 4).white(3, 5).red(3, 9)
    assert hand.judged().one("block", seat=3)["on"] == "C11"


@pytest.mark.parametrize("gap", [0.0003, -0.0003])
def test_BD_19_unless_a_card_has_been_laid_on_a_lead_meanwhile(gap: float) -> None:
    hand = block().lead(2, "C10", 4).white(3, 5).red(3, 9).white(4, 9 + gap).lead(3, "D1", LATE)
    doubt = hand.judged().one("doubt")
    assert (doubt["question"], doubt["between"]) == ("block-or-play", [3, 4])


def test_BD_19_a_lead_refused_leaves_them_waiting() -> None:
    hand = block().white(3, 5).lead(2, "A4", 8).lead(4, "C4", 9)
    assert reasons(hand.judged(end=9)) == ["no-such-card", "not-leader", "lead-due"]
    assert laid(hand.lead(2, "C4", LATE).judged()) == [(3, "C5")]


def test_BD_19_a_lead_taken_back_leaves_them_waiting() -> None:
    hand = block().white(3, 5).lead(2, "C4", 8)
    hand.overturn(hand.judged().one("led"), 10).lead(2, "D4", LATE)
    assert hand.judged().state["tops"] == [None, "D4", "D5", None]


def test_BD_19_no_lead_comes_of_it() -> None:
    hand = block().white(3, 5)
    assert reasons(hand.judged()) == ["lead-due"]
    assert reasons(hand.rule("void-hand").judged()) == ["no-hand"]


def test_BD_19_the_dealers_word_for_a_block_ends_what_waited() -> None:
    hand = block().lead(2, "C10", 4).white(3, 5).white(4, 8).entry("block", 9, seat=3)
    judged = hand.lead(3, "D1", LATE).judged()
    assert reasons(judged) == ["lead-due"]
    assert judged.state["due"] == "D2"


def test_BD_19_a_board_gone_mad_is_not_kept_for_ever() -> None:
    hand = block()
    for press in range(MOST_HELD + 5):
        hand.white(3, 5 + press / 100)
    assert len(hand.judged().only("refused")) == MOST_HELD + 5
    assert len(hand.lead(2, "C4", LATE).judged().only("played")) == 7


BATCH = st.lists(
    st.tuples(st.integers(1, 4), st.booleans(), st.sampled_from([1_000, 300_000, 1_200_000])),
    min_size=1,
    max_size=5,
)
ROUND = st.tuples(st.sampled_from(CARDS), BATCH, st.integers(0, 5))


class Typed:
    """Rounds of leads and presses, with each lead entered in time, and after some presses."""

    def __init__(self) -> None:
        self.in_time, self.late = block(), block()
        self._t = us(1)

    def round(self, card: str, presses: list[tuple[int, bool, int]], typed: int) -> None:
        self._t += 1_500_000
        state = self.in_time.judged().state
        leader = state["leader"] if state["phase"] == "lead" else None
        self._enter(self.in_time, leader, card)
        for place, (seat, red, gap) in enumerate(presses):
            if place == typed:
                self._enter(self.late, leader, card)
            self._t += gap
            for hand in (self.in_time, self.late):
                button = hand.red if red and place else hand.white
                button(seat, self._t / 1_000_000)
        if typed >= len(presses):
            self._enter(self.late, leader, card)

    def _enter(self, hand: BlockTable, leader: int | None, card: str) -> None:
        self._t += 1
        if leader is not None:
            hand.lead(leader, card, self._t / 1_000_000)


def told(judged: Judged) -> list[tuple[Any, ...]]:
    """What was found, but for when: as a set, since a refusal may be told sooner or later."""
    names = ("verdict", "seat", "card", "on", "by", "due", "hand", "reason")
    found: list[Line] = list(judged)
    return sorted(tuple(str(v.get(name)) for name in names) for v in found)


@pytest.mark.slow
@given(st.lists(ROUND, min_size=1, max_size=4))
def test_BD_19_how_fast_a_lead_is_typed_decides_nothing(
    rounds: list[tuple[str, list[tuple[int, bool, int]], int]],
) -> None:
    table = Typed()
    for card, presses, typed in rounds:
        table.round(card, presses, typed)
    in_time, late = table.in_time.judged(), table.late.judged()
    assert late.state == in_time.state
    assert told(late) == told(in_time)
