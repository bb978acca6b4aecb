"""The fast list of legal moves against the slow one."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.sorry.rules.board import SorryBoardState
from companion.games.sorry.rules.geometry import (
    BITS,
    COLOURS,
    HOME,
    MARGIN,
    START,
    ZONE,
    partner,
)
from companion.games.sorry.rules.moves import KINDS, SORRY, legal
from companion.games.sorry.rules.telling import carry_out, described
from tests.support import sorry_brute
from tests.support.sorry_boards import as_brute, random_board


@st.composite
def boards(draw: st.DrawFn) -> SorryBoardState:
    """Crowded boards too, where men meet: a stretch of the margin is all they have."""
    last = draw(st.sampled_from((8, 20, 59)))
    first = draw(st.integers(0, 59))
    board, taken = SorryBoardState((0, 1, 2, 3)), set()
    for colour in range(4):
        cells = []
        for cell in draw(st.lists(st.integers(-2, last + 6), min_size=4, max_size=4)):
            square = (first + cell) % 60 if 0 <= cell <= last else 59 + cell - last
            place = square if 0 <= cell <= last else (colour, square)
            free = place not in taken or square == HOME
            cells.append(-1 if cell < 0 or not free else square)
            taken.add(place)
        board.place(colour, cells)
    return board


def agrees(board: SorryBoardState, sides: tuple[int, ...], card: str) -> None:
    fast, may_pass = legal(board, sides, card)
    shown: list[dict[str, Any]] = [
        {"id": number, "parts": described(board, sides, move)}
        for number, move in enumerate(fast, start=1)
    ]
    names = tuple(COLOURS[side] for side in sides)
    assert (shown, may_pass) == sorry_brute.moves(as_brute(board), names, card)


@given(boards(), st.integers(0, 3), st.sampled_from(KINDS), st.booleans())
def test_fast_and_slow_agree_on_any_board(
    board: SorryBoardState, colour: int, card: str, partners: bool
) -> None:
    agrees(board, (colour, partner(colour)) if partners else (colour,), card)


@pytest.mark.parametrize(("sides", "other"), [((0,), 1), ((0, 2), 2), ((0, 2), 3)])
def test_SO_34_a_man_anywhere_on_the_margin_can_be_replaced(
    sides: tuple[int, ...], other: int
) -> None:
    for square in range(60):
        board = SorryBoardState((*sides, other))
        board.place(other, [START, START, START, square])
        agrees(board, sides, SORRY)
        assert {move[0].to for move in legal(board, sides, SORRY).moves} == {square}


@pytest.mark.slow
@pytest.mark.parametrize("card", KINDS)
@pytest.mark.parametrize("sides", [(0,), (1, 3), (2, 0)])
def test_fast_and_slow_agree_in_mid_game(card: str, sides: tuple[int, ...]) -> None:
    rng = Random(1950)
    for _ in range(30 if card == "7" else 100):
        agrees(random_board(rng), sides, card)


@given(boards(), st.integers(0, 3), st.sampled_from(KINDS), st.booleans())
def test_listing_moves_leaves_the_board_alone(
    board: SorryBoardState, colour: int, card: str, partners: bool
) -> None:
    before = board.clone()
    sides = (colour, partner(colour)) if partners else (colour,)
    for move in legal(board, sides, card).moves:
        described(board, sides, move)
    assert (board.men, board.margin) == (before.men, before.margin)


@given(boards(), st.integers(0, 3), st.sampled_from(KINDS), st.booleans())
def test_a_move_does_what_was_foretold(
    board: SorryBoardState, colour: int, card: str, partners: bool
) -> None:
    sides = (colour, partner(colour)) if partners else (colour,)
    for move in legal(board, sides, card).moves:
        after = board.clone()
        assert carry_out(after, sides, move) == described(board, sides, move)
        mirror = SorryBoardState()
        for owner, cells in enumerate(after.men):
            mirror.place(owner, cells)
        assert (after.margin, after.taken) == (mirror.margin, mirror.taken)


def test_every_square_of_a_zone_has_a_bit_of_its_own() -> None:
    zones = [BITS[colour][cell] for colour in range(4) for cell in range(ZONE, HOME)]
    assert len({*zones, *BITS[0][:MARGIN]}) == len(zones) + MARGIN
