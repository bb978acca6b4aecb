"""What the wall is told: an evening as its people would tell it, by looks that stay quick."""

import json
from urllib.error import HTTPError
from urllib.parse import unquote
from urllib.request import urlopen

import pytest
from sqlalchemy import Connection, event, text

from companion.club.errors import ClubError
from companion.club.evenings import close, load, next_for
from companion.club.forgetting import watch
from companion.club.sending.membership import check_address
from companion.club.store.forgetting import forget
from companion.club.store.opening import Store
from companion.club.wall.exporting import BG_STATS, as_csv, plays, results, rows_of
from companion.club.wall.figures import told
from companion.games import KITS
from tests.club.playing import Match, a_table, send
from tests.club.wall.conftest import Evening
from tests.club.wall.hanging import NAMES, ROOMS, an_evening, hanging, sum_up


def test_an_evening_is_told(evening: Evening) -> None:
    with evening.store.wall() as connection:
        shown = told(connection, KITS)
    assert shown["evening"]["number"] == evening.number
    assert shown["evening"]["now"]["number"] == 4
    assert shown["evening"]["next"]["number"] == 5
    assert {row["name"] for row in shown["standings"]} == {*NAMES}
    assert sum(row["points"] for row in shown["standings"]) == 3 * 4 * (10 + 7 + 5 + 4)
    assert shown["course"]["rounds"] == [1, 2, 3]
    first = shown["standings"][0]
    assert shown["course"]["players"][0] == {
        "name": first["name"],
        "points": shown["course"]["players"][0]["points"],
    }
    assert shown["course"]["players"][0]["points"][-1] == first["points"]
    assert [row["least"] for row in shown["ratings"]] == sorted(
        (row["least"] for row in shown["ratings"]), reverse=True
    )
    assert len(shown["closest"]) == 8
    assert " or " in shown["closest"][0]["words"], "in the game's own words"
    tables = {row["name"]: row for row in shown["tables"]}
    assert tables.keys() == {*ROOMS}
    assert not tables["Window"]["ended"]
    assert tables["Window"]["part"] == 4


def test_a_club_that_has_played_nothing_has_a_wall(store: Store) -> None:
    with store.wall() as connection:
        shown = told(connection, KITS)
    assert shown["evening"] is None
    assert (shown["standings"], shown["ratings"], shown["closest"]) == ([], [], [])


@pytest.mark.parametrize("evening", ["sqlite"], indirect=True)
def test_no_look_of_the_wall_goes_through_all_matches_or_verdicts(evening: Evening) -> None:
    asked: list[tuple[str, object]] = []

    def note(_c: object, _k: object, statement: str, parameters: object, *_: object) -> None:
        asked.append((statement, parameters))

    with evening.store.wall() as connection:
        event.listen(connection.engine, "before_cursor_execute", note)
        told(connection, KITS)
        event.remove(connection.engine, "before_cursor_execute", note)
    with evening.store.keeper() as connection:
        wide = [line for said in asked for line in plan_of(connection, *said) if is_wide(line)]
    assert asked
    assert not wide


def plan_of(connection: Connection, statement: str, parameters: object) -> list[str]:
    rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)  # type: ignore[arg-type]
    return [row.detail for row in rows]


def is_wide(line: str) -> bool:
    """Tell whether a step reads a whole table that grows with what is played."""
    grows = ("matches", "verdicts", "outcomes", "outcome_seats", "players", "hands")
    ordered = line.startswith("SCAN closest USING INDEX")
    return any(line.startswith(f"SCAN {name}") for name in (*grows, "closest")) and not ordered


def test_a_table_is_told_what_it_plays_next(store: Store) -> None:
    evening = an_evening(store, rounds=2, played=1)
    window = a_table(store, "Window")
    with store.wall() as connection:
        assert next_for(connection, window) is None, "it plays the last round"
    second = an_evening(store, rounds=3, played=1)
    with store.wall() as connection:
        plan = load(connection, second).plan
        found = next_for(connection, window)
    assert found is not None
    assert (found["evening"], found["round"]) == (second, 3)
    sitting = next(s for s in plan.rounds[2].sittings if s.table == "Window")
    assert found["players"] == [*sitting.players]
    with store.keeper() as connection:
        close(connection, second)
        close(connection, evening)
    with store.wall() as connection:
        assert next_for(connection, window) is None


def test_a_round_begins_when_a_table_plays_it(store: Store) -> None:
    evening = an_evening(store, rounds=4, played=1)
    match = Match(NAMES[:4], [], ended=False, evening=(evening, 3))
    send(store, a_table(store, "Window"), 9, match)
    sum_up(store)
    with store.wall() as connection:
        plan = load(connection, evening).plan
    assert plan.now is not None
    assert plan.now.number == 3


def test_a_round_that_came_to_nothing_is_played_again(store: Store) -> None:
    evening = an_evening(store, rounds=4, played=1)
    window = a_table(store, "Window")
    send(store, window, 2, Match(NAMES[:4], [], ended=True, evening=(evening, 2)))
    sum_up(store)
    with store.wall() as connection:
        found = next_for(connection, window)
    assert found is not None
    assert found["round"] == 2


def test_whoever_is_forgotten_is_in_no_evening_and_no_standings(store: Store) -> None:
    an_evening(store)
    watch()
    with store.keeper() as connection:
        forget(connection, "ada")
    with store.wall() as connection:
        assert "Ada" not in json.dumps(told(connection, KITS))
    sum_up(store)
    with store.wall() as connection:
        shown = told(connection, KITS)
    assert "Ada" not in json.dumps(shown)
    assert {row["name"] for row in shown["ratings"]} == {*NAMES} - {"Ada"}
    for table in ("round_seats", "outcome_seats", "members", "evening_players"):
        with store.keeper() as connection:
            found = connection.execute(text(f"SELECT count(*) FROM {table} WHERE name = 'Ada'"))
            assert found.scalar_one() == 0, table


def test_everything_can_be_taken_elsewhere(evening: Evening) -> None:
    with evening.store.wall() as connection:
        for kind in ("standings", "ratings", "reactions", "results"):
            rows = rows_of(connection, kind, KITS, evening.number)
            assert len(as_csv(rows).splitlines()) == len(rows) + 1, kind
        found = results(connection, KITS, evening.number)
    assert len(found) == 3 * len(NAMES), "matches that are on are left out"
    assert {row["round"] for row in found} == {1, 2, 3}
    assert sum(row["won"] for row in found) == 3 * 4


def test_a_name_is_no_formula() -> None:
    assert as_csv([{"name": "=1+1"}]).splitlines()[1] == "'=1+1"


def test_a_match_can_be_handed_to_bg_stats(store: Store) -> None:
    window = a_table(store, "Window")
    send(store, window, 1, Match(["Ada", "Ben & Co"], [2], [3, 9], game="i-say-holmes"))
    send(store, window, 2, Match(["Ada", "Ben & Co"], [1], game="221b-baker-street"))
    sum_up(store)
    with store.wall() as connection:
        first, second = plays(results(connection, KITS, None), KITS)
    play = json.loads(unquote(first["link"].removeprefix(BG_STATS)))
    assert play == first["play"]
    assert play["playDate"] == "2026-11-18 19:00:00"
    assert play["game"]["highestWins"] is False
    assert play["game"]["noPoints"] is False
    assert [(p["name"], p["score"], p["rank"], p["winner"]) for p in play["players"]] == [
        ("Ada", 3, 2, False), ("Ben & Co", 9, 1, True),
    ]  # fmt: skip
    assert second["play"]["game"]["noPoints"] is True
    assert "score" not in second["play"]["players"][0]
    assert all("startPlayer" in player for player in play["players"])


def test_the_address_of_the_club_leads_to_the_wall(store: Store) -> None:
    with hanging(store) as address, urlopen(f"{address}/") as answer:
        assert answer.url.endswith("/wall")
        assert b"<html" in answer.read()


@pytest.mark.parametrize("page", ["wall.json", "wall/out/standings.csv"])
def test_an_evening_that_never_was_is_said_to_be_none(store: Store, page: str) -> None:
    an_evening(store)
    with hanging(store) as address, pytest.raises(HTTPError) as refused:
        urlopen(f"{address}/{page}?evening=99")
    with refused.value as answer:
        assert answer.code == 404
        assert answer.read().startswith(b"There is no evening 99.")


def test_what_is_no_address_is_said_before_anybody_is_asked() -> None:
    with pytest.raises(ClubError, match="nonsense"):
        check_address("nonsense")
