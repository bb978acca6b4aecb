"""Sheets: a back lies behind its own card, however the sheet is turned over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.kit.printing import printed_cards
from companion.outputs.printing.pages import PAPERS, Page, Paper, Slot
from companion.outputs.printing.sheets import (
    A_SHEET,
    MOST_OFFSET,
    Backs,
    behind,
    card_sheets,
    cut_marks,
    slots,
)
from companion.outputs.printing.trial import trial_pages
from hw.sight.marks import CARD_MM
from tests.outputs.printing.measured import inks, kit, width

WIDE, HIGH = CARD_MM
papers = st.sampled_from([*PAPERS.values()])
turns = st.sampled_from(["long-edge", "short-edge"])
offsets = st.floats(-MOST_OFFSET, MOST_OFFSET)


def turned_over(slot: Slot, paper: Paper, duplex: str) -> tuple[float, float]:
    """Turn the sheet by hand: return where a rectangle of the back lies, seen from the front.

    Every corner goes through the paper on its own; the upper left of what is seen then counts.
    """
    points = [(slot.x + dx, slot.y + dy) for dx in (0, WIDE) for dy in (0, HIGH)]
    if duplex == "long-edge":  # about an upright axis in the middle of the sheet
        seen = [(paper.width - x, y) for x, y in points]
    else:
        seen = [(x, paper.height - y) for x, y in points]
    return min(x for x, _ in seen), min(y for _, y in seen)


@given(paper=papers, duplex=turns, many=st.integers(1, A_SHEET))
def test_a_back_lies_exactly_behind_its_card(paper: Paper, duplex: str, many: int) -> None:
    for slot in slots(paper, 0, many):
        there = behind(slot, paper, Backs(duplex))
        assert there.card == slot.card
        assert turned_over(there, paper, duplex) == pytest.approx((slot.x, slot.y))


@given(paper=papers, duplex=turns, x=offsets, y=offsets)
def test_an_offset_moves_all_backs_right_and_down(
    paper: Paper, duplex: str, x: float, y: float
) -> None:
    for slot in slots(paper, 0, A_SHEET):
        plain, off = (behind(slot, paper, backs) for backs in (Backs(duplex), Backs(duplex, x, y)))
        assert (off.x - plain.x, off.y - plain.y) == pytest.approx((x, y))


@given(paper=papers, duplex=turns, x=offsets, y=offsets)
def test_a_printer_that_is_off_is_put_right_by_its_offset(
    paper: Paper, duplex: str, x: float, y: float
) -> None:
    """A printer puts every back x too far left and y too high; the offset makes up for it."""
    for slot in slots(paper, 0, A_SHEET):
        sent = behind(slot, paper, Backs(duplex, x, y))
        came = Slot(sent.card, sent.x - x, sent.y - y)
        assert turned_over(came, paper, duplex) == pytest.approx((slot.x, slot.y))


def sheets(duplex: str, paper: str = "a4", game: str = "sherlock-holmes") -> list[Page]:
    cards = printed_cards(kit(game).printing)
    return [*card_sheets(width, cards, PAPERS[paper], Backs(duplex), "crimson")]


@pytest.mark.parametrize("paper", PAPERS)
def test_every_card_of_the_pack_is_on_one_sheet_with_both_its_marks(paper: str) -> None:
    pages = sheets("none", paper)
    assert [slot.card for page in pages for slot in page.slots] == [*range(56)]
    marks = [mark.id for page in pages for mark in page.marks]
    assert sorted(marks) == sorted([*range(40, 96)] * 2)
    assert {page.kind for page in pages} == {"cards"}


@pytest.mark.parametrize("duplex", ["long-edge", "short-edge"])
def test_faces_and_backs_take_turns_with_the_same_cards(duplex: str) -> None:
    pages = sheets(duplex)
    assert [page.kind for page in pages] == ["cards", "backs"] * 7
    for front, rear in zip(pages[::2], pages[1::2], strict=True):
        assert [slot.card for slot in front.slots] == [slot.card for slot in rear.slots]
        assert len(rear.pieces) == len(rear.slots)


def test_the_last_sheet_has_backs_behind_its_two_cards_alone() -> None:
    front, rear = sheets("long-edge")[-2:]
    assert [round(slot.x, 2) for slot in front.slots] == [10.5, 73.5]
    assert [round(slot.x, 2) for slot in rear.slots] == [136.5, 73.5]


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_cut_marks_stand_outside_the_cards_and_inside_the_paper(paper: Paper) -> None:
    cards = slots(paper, 0, A_SHEET)
    left, top = min(s.x for s in cards), min(s.y for s in cards)
    right, low = max(s.x for s in cards) + WIDE, max(s.y for s in cards) + HIGH
    found = [*inks(cut_marks(paper))]
    assert len(found) == 16
    for ink in found:
        assert ink.right < left or ink.left > right or ink.low < top or ink.top > low
        assert min(ink.left, ink.top) > 2
        assert max(ink.right - paper.width, ink.low - paper.height) < -2


@pytest.mark.parametrize("duplex", ["long-edge", "short-edge"])
def test_the_test_page_lays_its_red_circles_on_the_black_ones(duplex: str) -> None:
    paper = PAPERS["letter"]
    front, rear = trial_pages(width, paper, Backs(duplex))
    for black, red in zip(front.slots, rear.slots, strict=True):
        assert turned_over(red, paper, duplex) == pytest.approx((black.x, black.y))


def test_a_test_page_without_backs_is_one_page() -> None:
    assert len([*trial_pages(width, PAPERS["a4"], Backs("none"))]) == 1
