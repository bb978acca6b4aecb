"""The plan of the town: every place has a spot of its own, and the middle stays free."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.baker_street.rules.options import BakerOptions, parse
from companion.games.baker_street.rules.places import MAX_PLACES, SHIPPED
from companion.games.baker_street.rules.plan import MAX_SIDE, is_middle, laid_out, side_of

spots = st.none() | st.tuples(st.integers(0, MAX_SIDE - 1), st.integers(0, MAX_SIDE - 1))


@pytest.mark.slow
@given(st.lists(spots, min_size=1, max_size=MAX_PLACES))
def test_nobody_shares_a_spot(told: list[tuple[int, int] | None]) -> None:
    wanted = {f"place {n}": spot for n, spot in enumerate(told)}
    found = laid_out(wanted)
    assert found.keys() == wanted.keys()
    assert len(set(found.values())) == len(found)
    side = side_of((spot for spot in wanted.values() if spot), len(wanted))
    assert not any(is_middle(spot, side) for spot in found.values())
    assert all(0 <= number < side for spot in found.values() for number in spot)


def test_the_shipped_town_is_a_ring_of_five() -> None:
    spots_ = [place.at for place in BakerOptions().locations.values()]
    assert None not in spots_
    assert side_of([spot for spot in spots_ if spot], len(spots_)) == 5
    assert laid_out({place.id: place.at for place in SHIPPED}) == {p.id: p.at for p in SHIPPED}


def test_a_spot_just_beyond_a_side_needs_a_larger_map() -> None:
    assert [side_of([(far, 0)], 1) for far in (4, 5, 6, 7)] == [5, 7, 7, 9]


def test_the_owners_wish_goes_before_ours() -> None:
    places = parse({"locations": {"zoo": {"name": "Zoo", "at": [0, 0]}}}).locations
    assert places["zoo"].at == (0, 0)
    assert places["park"].at == (4, 0)
