"""A whole evening through the real server: planned, sent, summed up, shown, told to the tables."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from companion.club.evening.model import Evening, Offer, Place
from companion.club.evenings import load, new
from companion.club.store.opening import Store, where
from tests.club.journals import TableJournal
from tests.club.serving import Served, linked, settled
from tests.support.command import companion

pytestmark = pytest.mark.slow
NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Fay")


@pytest.fixture
def served(club: str, tmp_path: Path) -> Iterator[Served]:
    door = Served(club, tmp_path)
    door.start()
    yield door
    door.close()


def waited(what: str, there: Callable[[], bool], seconds: float = 60.0) -> None:
    ends = time.monotonic() + seconds
    while not there():
        assert time.monotonic() < ends, what
        time.sleep(0.1)


def told(served: Served) -> Any:
    with urlopen(f"{served.url}/wall.json", timeout=30) as answer:
        return json.loads(answer.read())


def in_store(served: Served, work: Callable[[Any], Any]) -> Any:
    store = Store(where(served.database))
    try:
        with store.keeper() as connection:
            return work(connection)
    finally:
        store.close()


def opened(served: Served) -> int:
    places = tuple(Place(name, (Offer("sherlock-holmes", 3, 8),)) for name in ("a", "b"))
    plan = Evening(1, 2, NAMES, places)
    number: int = in_store(served, lambda connection: new(connection, "Tonight", (5, 3, 1), plan))
    return number


def test_a_round_goes_out_to_a_table_and_its_result_comes_back(
    served: Served, tmp_path: Path
) -> None:
    table = TableJournal(tmp_path / "a" / "journal")
    served.let_in("a", table.folder)
    number = opened(served)
    with linked(table.folder) as link:
        settled(link)
        following = link.last.told["next"]
        plan = in_store(served, lambda connection: load(connection, number)).plan
        assert following == {
            "evening": number, "round": 1, "game": "sherlock-holmes",
            "players": [*plan.rounds[0].sittings[0].players],
        }  # fmt: skip
        table.begin(players=following["players"], evening=[number, 1])
        table.hand([9, 4, 1])
        table.win(1)
        table.end()
        settled(link)
        waited("the standings", lambda: any(row["points"] for row in told(served)["standings"]))
        shown = told(served)
        assert shown["evening"]["now"]["number"] == 1, "it begins because a table plays it"
        points = {row["name"]: row["points"] for row in shown["standings"]}
        assert [points[name] for name in following["players"]] == [5, 3, 1]
        assert len(shown["ratings"]) == 3

        def second() -> bool:
            link.turn()
            return bool(link.last.told["next"] and link.last.told["next"]["round"] == 2)

        waited("the next round", second)


def test_an_evening_on_the_command_line(tmp_path: Path) -> None:
    store = ("--database", str(tmp_path / "club.sqlite3"))

    def club(*words: str) -> tuple[int, str, str]:
        done = companion("club", *words, *store)
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    def evening(*words: str) -> str:
        return "".join(club("evening", *words)[1:])

    names = "Ada, Ben, Cy, Dot, Eve, Fay, Gus"
    status, _, why = club("evening", "next")
    assert status
    assert why.startswith("No evening is on")
    assert len(why.splitlines()) == 1
    made = evening(
        "new", "Wednesday", "--players", names, "--table", "Window=block,sorry", "--table", "Door",
        "--rounds", "2", "--seed", "4",
    )  # fmt: skip
    assert "Wednesday: 7 players, 2 tables, 2 rounds" in made
    assert "Window and Door do not belong to the club" in made.splitlines()[-1]
    assert not club("invite", "Window")[0]
    assert "already" in evening("new", "Another", "--players", names, "--table", "T")
    assert "Round 1 (begun)" in evening("next")
    later = evening("add", "Zoe")
    assert "Zoe" in later
    assert "Door does not belong to the club" in later.splitlines()[-1]
    assert "cannot be changed" in evening("swap", "1", "Ada", "Ben")
    assert "is over" in evening("close")
    assert "Zoe" in evening("show"), "it can still be looked at"
    standings = club("export", "standings")[1].splitlines()
    assert standings[0] == "place,name,points,played,won,here"
    assert len(standings) == 9
    status, _, why = club("export", "standings", "--evening", "99")
    assert status
    assert why == "There is no evening 99. Without a number it is the last one.\n"
