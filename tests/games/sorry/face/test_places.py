"""The board that is drawn is the board that is judged."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.sorry.face.motion import motion_of, walk
from companion.games.sorry.face.places import (
    COLOURS,
    GRID,
    HOME,
    MARGIN,
    ROUND,
    SLIDES,
    START,
    ZONE,
    ahead,
    behind,
    middle_of,
    place_of,
)
from companion.games.sorry.rules import geometry
from companion.games.sorry.rules.board import SorryBoardState
from companion.games.sorry.rules.moves import KINDS, legal
from companion.games.sorry.rules.telling import carry_out, described
from tests.support.sorry_boards import random_board

SQUARES = [*range(MARGIN), *ZONE]


def test_the_colours_go_round_as_they_are_judged() -> None:
    assert COLOURS == geometry.COLOURS


@pytest.mark.parametrize("colour", range(4))
def test_every_step_leads_where_the_referee_says(colour: int) -> None:
    for square in SQUARES:
        cell = geometry.CELL_OF[square]
        forward = geometry.SQUARES[geometry.FORWARD[1][colour][cell]]
        assert ahead(COLOURS[colour], square) == forward
        back = geometry.SQUARES[geometry.BACKWARD[1][colour][cell]]
        assert behind(COLOURS[colour], square) == back


def test_the_slides_are_where_men_slide() -> None:
    drawn = {15 * side + first: 15 * side + last for side in range(4) for first, last in SLIDES}
    judged: dict[int, int] = {}
    for colour in range(4):
        ends = geometry.SLIDE[colour]
        judged |= {c: ends[c] for c in range(MARGIN) if ends[c] != geometry.NOWHERE}
    assert drawn == judged


def test_no_two_squares_lie_on_one_another() -> None:
    every = [str(square) for square in range(MARGIN)]
    every += [place_of(colour, square) for colour in COLOURS for square in ZONE]
    for one, other in combinations(every, 2):
        (x1, y1), (x2, y2) = middle_of(one), middle_of(other)
        assert max(abs(x1 - x2), abs(y1 - y2)) >= 0.999, (one, other)
    rounds = [place_of(colour, square) for colour in COLOURS for square in (START, HOME)]
    for big in rounds:
        x1, y1 = middle_of(big)
        for other in [*every, *rounds]:
            if other != big:
                x2, y2 = middle_of(other)
                room = ROUND * 2 if other in rounds else ROUND + 0.5
                assert ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5 >= room - 0.05, (big, other)


def test_red_sits_near_and_the_others_follow_clockwise() -> None:
    red, blue, yellow, green = (middle_of(place_of(colour, START)) for colour in COLOURS)
    half = GRID / 2
    assert red[1] > half
    assert blue[0] < half
    assert yellow[1] < half
    assert green[0] > half


SIDES = (0, 2)


@given(st.integers(0, 2**32), st.sampled_from(KINDS))
def test_men_glide_from_where_they_stood_to_where_they_stand(seed: int, card: str) -> None:
    """For any move: who glides leaves a man's place, and arrives where he then is."""
    board = random_board(Random(seed))
    before = placed(board)
    for move in legal(board, SIDES, card).moves[:6]:
        motion = motion_of(7, described(board, SIDES, move))
        after = board.clone()
        carry_out(after, SIDES, move)
        now = placed(after)
        for glide in motion.glides:
            start = glide.legs[0].way[0]
            assert (glide.colour, start) in before
            assert (glide.colour, glide.last) in now
            assert glide.at(0) == pytest.approx(middle_of(start))
            assert glide.at(1) == pytest.approx(middle_of(glide.last))
        gone = sorted(set(before) - set(now))
        assert all(any(g.colour == c and g.legs[0].way[0] == p for g in motion.glides)
                   for c, p in gone)  # fmt: skip
        assert 300 < motion.ms <= 1_400


def placed(board: SorryBoardState) -> list[tuple[str, str]]:
    return [
        (COLOURS[colour], place_of(COLOURS[colour], geometry.SQUARES[cell]))
        for colour, men in enumerate(board.men)
        for cell in men
    ]


def test_a_man_walks_every_square_and_turns_into_his_zone() -> None:
    assert walk("red", 59, "S2") == ("59", "0", "1", "2", "red:S1", "red:S2")
    assert walk("red", "S2", 0) == ("red:S2", "red:S1", "2", "1", "0")
    assert walk("blue", START, 19) == ("blue:start", "19")
