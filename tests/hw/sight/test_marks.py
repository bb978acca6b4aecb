"""The marks: which there are, and where they stand."""

from math import cos, hypot, radians, sin

import cv2
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hw.sight import mark_bits
from hw.sight.marks import (
    CARD_MM,
    EIGHT_INCH_LINE,
    EIGHT_INCHES,
    FAMILY,
    FIRST_CARD,
    MANY,
    MODULES,
    SEATS,
    STRIP,
    Mark,
    Spot,
    bits,
    card_marks,
    pool_mat,
    seat_mat,
)

A4, LETTER = (297.0, 210.0), (279.4, 215.9)
MATS = [pool_mat(), *(seat_mat(seat) for seat in range(1, SEATS + 1))]


def inside(spot: Spot, width: float, height: float) -> bool:
    return (
        spot.x >= -1e-9
        and spot.y >= -1e-9
        and spot.x + spot.width <= width + 1e-9
        and spot.y + spot.height <= height + 1e-9
    )


def apart(one: Spot, other: Spot) -> bool:
    return (
        one.x + one.width <= other.x + 1e-9
        or other.x + other.width <= one.x + 1e-9
        or one.y + one.height <= other.y + 1e-9
        or other.y + other.height <= one.y + 1e-9
    )


def test_the_table_is_that_of_the_dictionary() -> None:
    dictionary = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, FAMILY))
    assert mark_bits.FAMILY == FAMILY
    assert len(mark_bits.CODES) == MANY == dictionary.bytesList.shape[0]
    for mark in range(MANY):
        drawn = cv2.aruco.generateImageMarker(dictionary, mark, MODULES, borderBits=1)
        assert [list(row) for row in bits(mark)] == (drawn == 0).tolist()


def test_a_card_has_room_for_its_marks_and_their_quiet_zones() -> None:
    upper, lower = card_marks(77)
    assert {upper.id, lower.id} == {77}
    assert min(upper.side, lower.side) >= 28
    assert inside(upper.zone, *CARD_MM)
    assert inside(lower.zone, *CARD_MM)
    assert apart(upper.zone, lower.zone)


def test_a_card_upside_down_has_its_marks_where_they_were() -> None:
    upper, lower = card_marks(FIRST_CARD)
    width, height = CARD_MM
    assert (width - upper.x, height - upper.y, upper.turn + 180) == (lower.x, lower.y, lower.turn)


def test_no_two_mats_and_no_card_share_a_mark() -> None:
    numbers = [mark.id for mat in MATS for mark in mat.marks]
    assert len({*numbers}) == len(numbers) == 4 * (SEATS + 1)
    assert max(numbers) < FIRST_CARD
    assert [mark.id for mark in pool_mat().marks] == [0, 1, 2, 3]
    assert [mark.id for mark in seat_mat(3).marks] == [12, 13, 14, 15]


@pytest.mark.parametrize("paper", [A4, LETTER], ids=["a4", "letter"])
def test_mats_lie_inside_what_printers_reach(paper: tuple[float, float]) -> None:
    for mat in MATS:
        assert (paper[0] - mat.width) / 2 >= 6
        assert (paper[1] - mat.height) / 2 >= 6


def test_what_lies_on_a_mat_hides_none_of_its_marks() -> None:
    for mat in MATS:
        places = [spot for name, spot in mat.spots.items() if name != "rail"]
        assert all(mark.side >= 30 for mark in mat.marks)
        assert all(inside(mark.zone, mat.width, mat.height) for mark in mat.marks)
        assert all(inside(spot, mat.width, mat.height) for spot in places)
        assert all(apart(mark.zone, spot) for mark in mat.marks for spot in places)


@given(turn=st.floats(0, 360))
def test_a_pile_lies_within_its_place_however_its_cards_are_turned(turn: float) -> None:
    spot = seat_mat(1).spots["pile"]
    c, s = abs(cos(radians(turn))), abs(sin(radians(turn)))
    width, height = CARD_MM
    assert width * c + height * s <= spot.width
    assert width * s + height * c <= spot.height
    assert hypot(*CARD_MM) <= min(spot.width, spot.height)


def test_a_pile_is_played_eight_inches_in_from_the_edge() -> None:
    mat = seat_mat(1)
    pile, rail = mat.spots["pile"], mat.spots["rail"]
    edge = mat.height + STRIP
    assert edge - EIGHT_INCH_LINE == pytest.approx(EIGHT_INCHES)
    assert edge - (pile.y + pile.height) >= EIGHT_INCHES
    assert rail.y + rail.height == pytest.approx(edge)


def test_the_pool_takes_four_cards_side_by_side() -> None:
    spot = pool_mat().spots["pool"]
    assert spot.width >= 4 * CARD_MM[0]
    assert spot.height >= CARD_MM[1]


@pytest.mark.parametrize("seat", [0, 9])
def test_there_is_no_mat_for_a_seat_that_no_table_has(seat: int) -> None:
    with pytest.raises(ValueError, match=str(seat)):
        seat_mat(seat)


def test_a_quiet_zone_is_four_fifths_of_a_module_wide() -> None:
    mark = Mark(5, 50, 60, 30)
    assert mark.quiet == 4
    assert mark.zone == Spot(31, 41, 38, 38)
