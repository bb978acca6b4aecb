"""Who meets whom in an evening: held against what is known to be the best there is."""

import pytest

from companion.club.evening.measure import evenness, meetings_in
from companion.club.evening.model import Evening, Place
from companion.club.evening.sizes import sizes
from tests.club.evening.evenings import BLOCK, HOLMES, SORRY, an_evening, tables


@pytest.mark.parametrize(
    ("players", "at", "rounds"),
    [
        (9, 3, 4),
        (12, 4, 4),
        (16, 4, 5),
        (25, 5, 6),
        (24, 6, 5),
        (30, 7, 7),
        (64, 8, 9),
        (64, 16, 10),
    ],
)
def test_nobody_meets_anybody_twice_where_that_is_known_to_be_possible(
    players: int, at: int, rounds: int
) -> None:
    assert set(meetings_in(an_evening(players, at, rounds).rounds).values()) == {1}


def test_two_tables_of_four_meet_three_times_each_in_seven_rounds() -> None:
    met = meetings_in(an_evening(8, 2, 7).rounds)
    assert len(met) == 28
    assert set(met.values()) == {3}


@pytest.mark.parametrize(
    ("players", "at", "rounds", "off"),
    [
        (64, 8, 10, 0.0),
        pytest.param(62, 8, 10, 0.001, marks=pytest.mark.slow),
        (12, 3, 6, 0.04),  # each pair would meet 1 or 2 times
        pytest.param(15, 5, 7, 0.1, marks=pytest.mark.slow),  # Kirkman's schoolgirls: 0
        pytest.param(32, 8, 10, 0.07, marks=pytest.mark.slow),  # the golfers: 0
    ],
)
def test_it_is_close_to_the_least_that_could_be(
    players: int, at: int, rounds: int, off: float
) -> None:
    assert evenness(an_evening(players, at, rounds).rounds).off <= off


@pytest.mark.parametrize(
    ("players", "offers", "found"),
    [
        (12, (HOLMES, HOLMES, HOLMES), (4, 4, 4)),
        (13, (HOLMES, HOLMES, HOLMES), (5, 4, 4)),
        (8, (HOLMES, HOLMES, HOLMES), (4, 4, 0)),
        (2, (HOLMES,), (0,)),
        (11, (HOLMES, SORRY), (7, 4)),
        (17, (HOLMES, SORRY, SORRY), (8, 4, 4)),
        (9, (SORRY, SORRY), (4, 4)),
        (5, (SORRY, SORRY), (4, 0)),
    ],
)
def test_tables_are_as_equal_as_their_games_allow(
    players: int, offers: tuple[object, ...], found: tuple[int, ...]
) -> None:
    assert sizes(players, offers) == found  # type: ignore[arg-type]


def test_everybody_plays_every_game() -> None:
    places = (Place("Window", (HOLMES,)), Place("Door", (BLOCK,)), Place("Oven", (SORRY,)))
    evening = an_evening(12, places, 6)
    games = {who: [] for who in evening.players}  # type: dict[str, list[str]]
    for each in evening.rounds:
        for sitting in each.sittings:
            for who in sitting.players:
                games[who].append(sitting.game)
    assert all(played.count(game) <= 4 for played in games.values() for game in set(played))
    assert sum(len(set(played)) for played in games.values()) >= 34, "36 would be everybody"


def test_a_table_plays_its_games_in_turn() -> None:
    evening = an_evening(8, tables(2, HOLMES, BLOCK), 3)
    assert [{s.game for s in each.sittings} for each in evening.rounds] == [
        {"sherlock-holmes"}, {"block"}, {"sherlock-holmes"},
    ]  # fmt: skip


def test_the_small_table_is_somebody_elses_each_time() -> None:
    evening = an_evening(11, 3, 11)
    small = dict.fromkeys(evening.players, 0)
    for each in evening.rounds:
        for sitting in each.sittings:
            if len(sitting.players) < each.largest:
                for who in sitting.players:
                    small[who] += 1
    assert max(small.values()) - min(small.values()) <= 2


def test_neighbours_change() -> None:
    evening = an_evening(5, 1, 4)
    assert evenness(evening.rounds).neighbours == 20, "nobody has the same left neighbour twice"


def test_the_first_seat_goes_around() -> None:
    evening = an_evening(5, 1, 5)
    assert {each.sittings[0].players[0] for each in evening.rounds} == {*evening.players}


def test_an_evening_without_people_or_tables_has_empty_rounds() -> None:
    assert [each.sittings for each in an_evening(0, 3, 2).rounds] == [(), ()]
    assert an_evening(3, 0, 1).rounds[0].out == ("P01", "P02", "P03")


def everybody_is_somewhere(evening: Evening) -> bool:
    return all(sorted(r.everybody) == sorted(evening.players) for r in evening.rounds)


@pytest.mark.slow
def test_a_big_evening_is_planned() -> None:
    evening = an_evening(62, 9, 10)
    assert everybody_is_somewhere(evening)
    assert evenness(evening.rounds).off < 0.04
