"""What holds of every evening, whoever comes and goes."""

from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from companion.club.evening import changes
from companion.club.evening.model import Evening, Place
from companion.club.evening.planning import planned, times_out
from companion.club.evening.points import COIN, USUAL, points_of, ranks
from tests.club.evening.evenings import BLOCK, HOLMES, SORRY, people

places = st.lists(
    st.lists(st.sampled_from([HOLMES, BLOCK, SORRY]), min_size=1, max_size=2), max_size=3
)


@st.composite
def evenings(draw: st.DrawFn) -> Evening:
    put_up = tuple(Place(f"T{n}", tuple(of)) for n, of in enumerate(draw(places), start=1))
    there = people(draw(st.integers(0, 11)))
    return planned(Evening(draw(st.integers(0, 9)), draw(st.integers(1, 4)), there, put_up))


@given(evenings())
def test_everybody_sits_once_a_round_or_sits_out(evening: Evening) -> None:
    for each in evening.rounds:
        assert sorted(each.everybody) == sorted(evening.players)


@given(evenings())
def test_every_table_has_as_many_as_its_game_takes(evening: Evening) -> None:
    at = {place.table: place for place in evening.places}
    for each in evening.rounds:
        for sitting in each.sittings:
            offer = at[sitting.table].offer(each.number)
            assert offer.least <= len(sitting.players) <= offer.most
            assert sitting.game == offer.game


@given(evenings())
def test_nobody_sits_out_twice_before_everybody_did_once(evening: Evening) -> None:
    out: Counter[str] = Counter(dict.fromkeys(evening.players, 0))
    for each in evening.rounds:
        out.update(each.out)
        assert max(out.values(), default=0) - min(out.values(), default=0) <= 1


@given(evenings(), st.data())
def test_it_stays_so_when_people_come_and_go(evening: Evening, data: st.DataObject) -> None:
    while evening.next is not None:
        if data.draw(st.booleans()) and evening.players:
            gone: str = data.draw(st.sampled_from(evening.players))
            evening = changes.leave(evening, gone)
        if data.draw(st.booleans()):
            evening = changes.come(evening, data.draw(st.sampled_from(("Zoe", *people(11)))))
        evening = changes.begin(evening)
        counted = times_out(evening.begun, evening.players).values()
        assert max(counted, default=0) - min(counted, default=0) <= 1
        assert evening.now is not None
        assert sorted(evening.now.everybody) == sorted(evening.players)


@given(evenings(), st.integers(0, 5))
def test_adding_nothing_changes_nothing(evening: Evening, begun: int) -> None:
    for _ in range(min(begun, evening.length)):
        evening = changes.begin(evening)
    assert changes.come(evening) == changes.leave(evening) == changes.put_up(evening) == evening
    assert changes.lengthen(evening, evening.length) == evening


@given(evenings())
def test_the_same_seed_gives_the_same_plan(evening: Evening) -> None:
    assert planned(replace(evening, rounds=())) == evening


@given(
    st.dictionaries(
        st.sampled_from(people(8)), st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1
    )
)
def test_all_points_are_given_out_and_ties_share(reached: dict[str, tuple[int, int]]) -> None:
    placed = ranks(reached)
    given_out = points_of(placed)
    assert sum(given_out.values()) == sum(USUAL[: len(reached)]) * COIN
    for one in reached:
        for other in reached:
            assert (reached[one] > reached[other]) <= (given_out[one] > given_out[other])
            assert (reached[one] == reached[other]) <= (given_out[one] == given_out[other])


def test_two_who_tie_for_the_first_place_share_both() -> None:
    assert points_of({"Ada": 1, "Ben": 1, "Cy": 3}) == {
        "Ada": 8.5 * COIN, "Ben": 8.5 * COIN, "Cy": 5 * COIN,
    }  # fmt: skip


def test_a_table_of_points_may_be_short() -> None:
    assert points_of({"Ada": 1, "Ben": 2}, (3,)) == {"Ada": 3 * COIN, "Ben": 0}
