"""Who played, who won, how fast: right, and the same whenever it is made again."""

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.app.cli.commands.history import match_table, player_page, player_table
from companion.core.referee.events import Ruling
from companion.keep.history.refreshing import refresh
from companion.keep.history.store import NAME, TABLES, History, open_store
from tests.keep.history.shelves import hand, shelve


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """Ben wins the first match; nobody has won the second."""
    shelve(tmp_path, hand([300, 200, 400], [1, 21, 0]))
    shelve(tmp_path, hand([500, 250, 450], [2, 3, 4]))
    return tmp_path


_opened: list[sqlite3.Connection] = []


@pytest.fixture(autouse=True)
def _tidy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield
    monkeypatch.undo()
    time.tzset()
    while _opened:
        _opened.pop().close()


def stored(folder: Path) -> sqlite3.Connection:
    _opened.append(open_store(folder))
    return _opened[-1]


def history(folder: Path) -> History:
    store = stored(folder)
    refresh(store, folder)
    return History(store)


def test_matches_with_their_players_scores_and_winner(shelf: Path) -> None:
    first, second = history(shelf).matches()
    assert (first.match, first.game, first.players) == (
        "1",
        "sherlock-holmes",
        ("Ada", "Ben", "Cy"),
    )
    assert (first.scores, first.hands, first.winners) == ((1, 21, 0), 1, ("Ben",))
    assert (second.scores, second.winners) == ((2, 3, 4), ())
    assert first.began == "2027-01-15T08:00:00+00:00"


def test_players_over_all_matches(shelf: Path) -> None:
    ben = history(shelf).player("Ben")
    assert (ben.matches, ben.won, ben.hands, ben.points) == (2, 1, 2, 24)
    assert (ben.reactions, ben.median_us, ben.fastest_us) == (2, 225_000, 200_000)
    assert [row.player for row in history(shelf).players()] == ["Ben", "Cy", "Ada"]


def test_a_late_player_has_a_forfeit_until_the_dealer_takes_it_back(tmp_path: Path) -> None:
    late = hand([300, 200, 2_000], [1, 2, 3])
    shelve(tmp_path, late)
    assert history(tmp_path).player("Cy").forfeits == 1
    counts = history(tmp_path).counts("Cy")
    assert ("sherlock-holmes", "forfeit", "late", 1) in counts
    n = next(n for n in range(1, 9) if _kind(tmp_path, n) == "forfeit")
    shelve(tmp_path, [*late, Ruling(5_000_000, "overturn", {"of": n})])
    assert history(tmp_path).player("Cy").forfeits == 1, "of two matches, one"


def _kind(folder: Path, n: int) -> str:
    store = stored(folder)
    row = store.execute("SELECT kind FROM verdicts WHERE match = 1 AND n = ?", (n,)).fetchone()
    return str(row[0]) if row else ""


def contents(store: sqlite3.Connection) -> list[list[Any]]:
    return [sorted(store.execute(f"SELECT * FROM {table}")) for table in TABLES]


def test_only_what_is_new_is_read(shelf: Path) -> None:
    store = stored(shelf)
    assert refresh(store, shelf) == 2
    assert refresh(store, shelf) == 0
    shelve(shelf, hand([100, 200, 300], [1, 1, 1]))
    assert refresh(store, shelf) == 1
    before = contents(store)
    assert refresh(store, shelf, rebuild=True) == 3
    assert contents(store) == before


def test_a_match_of_which_nothing_is_there_is_none(shelf: Path) -> None:
    (shelf / "000003-0001.journal").touch()
    assert [row.match for row in history(shelf).matches()] == ["1", "2"]


def test_a_match_that_was_left_before_anything_was_decided_is_told(shelf: Path) -> None:
    shelve(shelf, [])
    assert [(row.match, row.hands) for row in history(shelf).matches()][2:] == [("3", 0)]


def test_a_match_that_was_taken_away_is_forgotten(shelf: Path) -> None:
    store = stored(shelf)
    refresh(store, shelf)
    (shelf / "000001-0001.journal").unlink()
    refresh(store, shelf)
    assert [row.match for row in History(store).matches()] == ["2"]
    assert History(store).player("Ben").won == 0


@pytest.mark.parametrize("rubbish", [b"not a database at all, but long enough" * 30, b""])
def test_a_broken_database_is_made_again(shelf: Path, rubbish: bytes) -> None:
    (shelf / NAME).write_bytes(rubbish)
    assert len(history(shelf).matches()) == 2


def test_a_database_of_another_version_is_made_again(shelf: Path) -> None:
    store = stored(shelf)
    refresh(store, shelf)
    with store:
        store.execute("PRAGMA user_version = 999")
        store.execute("DROP TABLE hands")
    store.close()
    assert len(history(shelf).matches()) == 2


def test_where_nothing_can_be_written_it_is_made_in_memory(shelf: Path) -> None:
    (shelf / NAME).mkdir()
    assert len(history(shelf).matches()) == 2


def test_the_tables_read_well_and_in_local_time(
    shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "CET-1")
    time.tzset()
    told = history(shelf)
    assert match_table(told.matches()).splitlines() == [
        "match             began  game             hands  players              won by",
        "    1  2027-01-15 09:00  sherlock-holmes      1  Ada 1, Ben 21, Cy 0  Ben",
        "    2  2027-01-15 09:00  sherlock-holmes      1  Ada 2, Ben 3, Cy 4   -",
    ]
    assert player_table(told.players()).splitlines()[:2] == [
        "player  matches  won  hands  points  median  fastest  forfeits",
        "Ben           2    1      2      24  225 ms   200 ms         0",
    ]


def test_the_plot_shows_every_reaction(shelf: Path) -> None:
    told = history(shelf)
    page = player_page(told.player("Ada"), told.reactions("Ada"), told.counts("Ada"))
    assert page.startswith("Ada: 2 matches, 0 won; 2 hands, 3 points.\nMedian reaction 400 ms")
    assert "How fast, in 2 cards:" in page
    bars = [line for line in page.splitlines() if "#" in line]
    assert [line.split()[0] for line in bars] == ["300", "500"]
    assert "        1     300 ms  o" in page
    assert max(map(len, page.splitlines())) <= 80
    assert page.isascii()


def test_a_hostile_name_is_text(tmp_path: Path) -> None:
    name = "\x1b[2J'; DROP TABLE players; --"
    shelve(tmp_path, hand([300, 200, 400], [1, 2, 3]), (name, "Ben", "Cy"))
    told = history(tmp_path)
    assert told.player(name).points == 1
    assert "\x1b" not in match_table(told.matches()) + player_table(told.players())
