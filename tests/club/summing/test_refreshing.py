"""What many tables have played, summed up: the same, in whatever order it came."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from companion.club.evening.model import Evening, Offer, Place
from companion.club.evening.points import COIN
from companion.club.evenings import new
from companion.club.store.evening_tables import CLOSEST, MEMBERS, OUTCOME_SEATS, OUTCOMES
from companion.club.store.opening import Store
from companion.club.store.schema import MATCHES
from companion.club.summing.ratings import Rating, rated
from companion.club.summing.refreshing import refresh, remake
from companion.games import KITS
from tests.club.playing import Match, a_table, send


def sum_up(store: Store) -> int:
    with store.keeper() as connection:
        return refresh(connection, KITS)


def members(store: Store) -> dict[str, Any]:
    with store.wall() as connection:
        return {row.name: row for row in connection.execute(select(MEMBERS))}


def rating(store: Store, name: str) -> Rating:
    found = members(store)[name]
    return Rating(found.mu, found.sigma)


def test_a_match_is_summed_up_once(store: Store) -> None:
    window = a_table(store, "Window")
    reactions = [(1, 251_000), (1, 249_000), (2, 400_000), (2, -5_000)]
    match = Match(["Ada", "Ben", "Cy"], [1], [30, 10, 20], reactions, gaps=[4_000, 900])
    send(store, window, 1, match)
    assert sum_up(store) == 1
    assert sum_up(store) == 0, "nothing has changed"
    ada = members(store)["Ada"]
    assert (ada.matches, ada.won, ada.rated, ada.fastest_us) == (1, 1, 1, 249_000)
    assert ada.reactions == '{"24": 1, "25": 1}'
    assert members(store)["Ben"].reactions == '{"40": 1}', "before the word it was no reaction"
    with store.wall() as connection:
        wanted = select(CLOSEST.c.gap_us).order_by(CLOSEST.c.gap_us)
        assert [*connection.execute(wanted).scalars()] == [900, 4_000]


def test_a_match_that_grows_counts_as_it_is(store: Store) -> None:
    window = a_table(store, "Window")
    send(store, window, 1, Match(["Ada", "Ben"], [], [], [(1, 200_000)], ended=False))
    sum_up(store)
    assert members(store)["Ada"].mu is None
    send(store, window, 1, Match(["Ada", "Ben"], [2], [3, 5], [(1, 300_000), (2, 220_000)]))
    sum_up(store)
    ada, ben = members(store)["Ada"], members(store)["Ben"]
    assert (ada.matches, ada.won, ada.fastest_us, ada.reactions) == (1, 0, 300_000, '{"30": 1}')
    assert (ben.won, ben.rated) == (1, 1)
    assert ben.mu > ada.mu


def test_a_result_that_is_taken_back_takes_its_rating_along(store: Store) -> None:
    window = a_table(store, "Window")
    send(store, window, 1, Match(["Ada", "Ben"], [1]))
    sum_up(store)
    send(store, window, 1, Match(["Ada", "Ben"], [], ended=False))
    sum_up(store)
    assert members(store)["Ada"].mu is None
    assert members(store)["Ada"].won == 0


def test_bots_are_not_rated_and_do_not_count(store: Store) -> None:
    window = a_table(store, "Window")
    send(store, window, 1, Match(["Ada", "Ben", "Bot"], [3], [5, 9, 30], bots={"3": "sharp"}))
    send(store, window, 2, Match(["Ada", "Bot"], [1], bots={"2": "sharp"}))
    sum_up(store)
    assert members(store).keys() == {"Ada", "Ben"}
    assert rating(store, "Ben") == rated({}, {"Ada": 2, "Ben": 1})["Ben"]
    assert members(store)["Ada"].rated == 1


def test_a_table_that_was_offline_is_put_in_its_place(store: Store) -> None:
    window, door = a_table(store, "Window"), a_table(store, "Door")
    first = Match(["Ada", "Ben"], [1], began="2026-11-18T19:00:00+00:00")
    second = Match(["Ada", "Cy"], [2], began="2026-11-18T20:00:00+00:00")
    send(store, door, 1, second)
    sum_up(store)
    send(store, window, 1, first)
    sum_up(store)
    after = rated({}, {"Ada": 1, "Ben": 2})
    assert rating(store, "Cy") == rated(after, {"Ada": 2, "Cy": 1})["Cy"]


def test_a_clock_a_day_ahead_that_was_set_right_does_not_change_the_order(store: Store) -> None:
    window = a_table(store, "Window")
    send(store, window, 1, Match(["Ada", "Ben"], [1], began="2026-11-19T19:00:00+00:00"))
    sum_up(store)
    send(store, window, 2, Match(["Ada", "Ben"], [2], began="2026-11-18T20:00:00+00:00"))
    sum_up(store)
    after = rated({}, {"Ada": 1, "Ben": 2})
    assert rating(store, "Ada") == rated(after, {"Ada": 2, "Ben": 1})["Ada"]


def test_a_match_of_a_round_stands_where_the_round_stands(store: Store) -> None:
    window, door = a_table(store, "Window"), a_table(store, "Door")
    evening = an_evening(store)
    wrong = "2031-01-01T00:00:00+00:00"
    send(store, window, 1, Match(["Ada", "Ben"], [1], began=wrong, evening=(evening, 1)))
    send(store, door, 1, Match(["Ada", "Ben"], [2], evening=(evening, 2)))
    sum_up(store)
    after = rated({}, {"Ada": 1, "Ben": 2})
    assert rating(store, "Ada") == rated(after, {"Ada": 2, "Ben": 1})["Ada"]


def an_evening(store: Store) -> int:
    places = (Place("Window", (Offer("sherlock-holmes", 3, 8),)),)
    with store.keeper() as connection:
        return new(connection, "Wednesday", (10, 7, 5), Evening(1, 3, ("Ada", "Ben", "Cy"), places))


def points(store: Store) -> dict[str, int]:
    with store.wall() as connection:
        rows = connection.execute(
            select(OUTCOME_SEATS.c.name, OUTCOME_SEATS.c.points).where(
                OUTCOME_SEATS.c.points.is_not(None)
            )
        )
        return {row.name: row.points for row in rows}


def test_a_round_gives_points_and_who_tie_share(store: Store) -> None:
    window = a_table(store, "Window")
    evening = an_evening(store)
    send(store, window, 1, Match(["Ada", "Ben", "Cy"], [2], [20, 31, 20], evening=(evening, 1)))
    sum_up(store)
    assert points(store) == {"Ben": 10 * COIN, "Ada": 6 * COIN, "Cy": 6 * COIN}


def test_a_round_that_is_played_again_at_a_table_counts_once(store: Store) -> None:
    window = a_table(store, "Window")
    evening = an_evening(store)
    send(store, window, 1, Match(["Ada", "Ben", "Cy"], [1], [30, 9, 1], evening=(evening, 1)))
    send(store, window, 2, Match(["Ada", "Ben", "Cy"], [3], [1, 9, 30], evening=(evening, 1)))
    sum_up(store)
    assert points(store) == {"Cy": 10 * COIN, "Ben": 7 * COIN, "Ada": 5 * COIN}


def test_a_match_of_an_evening_that_nobody_knows_is_just_a_match(store: Store) -> None:
    send(store, a_table(store, "Window"), 1, Match(["Ada", "Ben"], [1], evening=(99, 1)))
    sum_up(store)
    with store.wall() as connection:
        assert connection.execute(select(OUTCOMES.c.evening)).scalar_one() is None


def everything(store: Store) -> list[Any]:
    with store.wall() as connection:
        rows = [*connection.execute(select(OUTCOME_SEATS)), *connection.execute(select(MEMBERS))]
        return sorted(map(tuple, rows), key=repr)


def test_made_again_from_scratch_it_is_the_same(store: Store) -> None:
    window, door = a_table(store, "Window"), a_table(store, "Door")
    for number in (3, 1, 2):
        send(store, door, number, Match(["Cy", "Ada"], [number % 2 + 1], reactions=[(1, 180_000)]))
        send(store, window, number, Match(["Ada", "Ben"], [1], began=f"2026-11-{10 + number}"))
        sum_up(store)
    before = everything(store)
    with store.keeper() as connection:
        assert remake(connection, KITS) == 6
    assert everything(store) == before


@pytest.mark.parametrize("club", ["sqlite"], indirect=True)
@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=3, deadline=None
)
@given(data=st.data())
def test_ratings_do_not_depend_on_what_came_first(store: Store, data: st.DataObject) -> None:
    tables = [a_table(store, name) for name in ("Window", "Door")]
    days = data.draw(st.lists(st.integers(1, 28), min_size=4, max_size=4))
    matches = [
        (tables[at % 2], at, Match(["Ada", "Ben", "Cy"], [at % 3 + 1], began=f"2026-11-{day:02d}"))
        for at, day in enumerate(days)
    ]
    found = []
    for order in (data.draw(st.permutations(matches)), matches):
        with store.keeper() as connection:
            for table in (CLOSEST, OUTCOME_SEATS, OUTCOMES, MEMBERS):
                connection.execute(table.delete())
            connection.execute(MATCHES.delete())
        for match in order:
            send(store, *match)
            sum_up(store)
        found.append(everything(store))
    assert found[0] == found[1]
