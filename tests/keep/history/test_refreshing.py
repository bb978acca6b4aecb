"""Of a match that goes on, only what is new is read; and whatever happened to it is noticed."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.core.live import Session
from companion.core.referee.events import Deal, Event, Ruling
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.keep.history import refreshing
from companion.keep.history.refreshing import refresh
from companion.keep.history.store import TABLES, open_store
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.opening import open_journal
from companion.keep.journal.shift import Shift
from tests.keep.history.shelves import counted, header, round_of

LINE = header(pack={"cards": 120, "holmes": 0, "suspects": 6}, target=50)
HEADER = parse_header(LINE, GAMES)


def hands() -> Iterator[list[Event]]:
    """Hand after hand; in every one somebody is late, and is forgiven a moment later."""
    t = 0
    while True:
        yield [Deal(t, "deal", {}), *round_of(t + 1_000_000, [300, 200, 2_400])]
        yield [*counted(t + 7_000_000, [1, 2, 3])]
        t += 10_000_000


class Evening:
    """A match that is played a little at a time, by programs that come and go."""

    def __init__(self, folder: Path) -> None:
        self.folder, self._hands = folder, hands()
        self._begun = False

    def play(self, *more: Event) -> None:
        """Play a part of a hand, and whatever else."""
        opened = open_journal(self.folder, wall=lambda: 1_800_000_000.0)
        session, now = Session(HEADER, opened.journal), [0]
        if not self._begun:
            opened.journal.begin(LINE, lambda: now[0])
        elif opened.last:
            now[0] = opened.last.reached
            opened.pick_up(session, HEADER, Shift(), lambda: now[0])
        self._begun = True
        for event in [*next(self._hands), *more]:
            now[0] = max(now[0], event.t)
            session.pass_time(now[0])
            session.take([event])
        session.pass_time(now[0] + 400_000)
        opened.close()


def contents(store: sqlite3.Connection) -> list[list[Any]]:
    return [sorted(store.execute(f"SELECT * FROM {table}"), key=str) for table in TABLES]


class Shelf:
    """A history that is brought up to date again and again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.evening = folder / "journal", Evening(folder / "journal")
        self.folder.mkdir()
        self._beside = folder

    def same(self) -> list[list[Any]]:
        """Bring the history up to date, and hold it against one that is made anew."""
        with closing(open_store(self.folder)) as store:
            assert refresh(store, self.folder) == 1
            found = contents(store)
        with closing(open_store(self._beside)) as fresh:
            refresh(fresh, self.folder, rebuild=True)
            assert contents(fresh) == found
        return found


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


@pytest.fixture
def wholly(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The matches that were read as a whole."""
    found: list[int] = []
    all_of = refreshing._all_of

    def noted(place: Any, told: Any, *rest: Any) -> Any:
        found.append(told.match)
        return all_of(place, told, *rest)

    monkeypatch.setattr(refreshing, "_all_of", noted)
    return found


def test_a_match_that_goes_on_is_read_on(shelf: Shelf, wholly: list[int]) -> None:
    for part in range(6):
        shelf.evening.play()
        shelf.same()
        del wholly[-1:]
        assert wholly == ([1] if part == 0 else []), "only the first time it is read as a whole"
        wholly.clear()


def test_what_is_taken_back_later_stands_no_more(shelf: Shelf, wholly: list[int]) -> None:
    shelf.evening.play()
    before = shelf.same()
    late = next(row for row in before[3] if row[3] == "forfeit")
    assert late[7]
    shelf.evening.play(Ruling(8_000_000, "overturn", {"of": late[1]}))
    wholly.clear()
    after = shelf.same()
    assert not next(row for row in after[3] if row[1] == late[1])[7]
    assert wholly == [1], "by the one that was made anew"


def test_a_score_that_is_taken_back_has_everything_read_again(
    shelf: Shelf, wholly: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        shelf.evening.play()
    before = shelf.same()
    score = next(row for row in before[3] if row[3] == "score")
    reads = refreshing._known

    def lasting(store: Any, name: str) -> Any:
        known = reads(store, name)
        return known and known._replace(lasting=frozenset((score[1],)))

    monkeypatch.setattr(refreshing, "_known", lasting)
    shelf.evening.play(Ruling(12_000_000, "overturn", {"of": score[1]}))
    shelf.same()


def test_damage_in_what_was_read_is_found_when_the_match_has_grown(
    shelf: Shelf, wholly: list[int]
) -> None:
    shelf.evening.play()
    shelf.same()
    first = shelf.folder / "000001-0001.journal"
    data = bytearray(first.read_bytes())
    shelf.evening.play()
    data[len(data) // 2] ^= 1
    first.write_bytes(bytes(data))
    wholly.clear()
    (match,) = shelf.same()[0]
    assert match[7] > 0, "problems"
    assert wholly == [1, 1]
    shelf.evening.play()
    wholly.clear()
    shelf.same()
    assert wholly == [1, 1], "what is damaged is read as a whole every time"


def test_a_piece_that_is_gone_is_found(shelf: Shelf) -> None:
    for _ in range(3):
        shelf.evening.play()
    shelf.same()
    (shelf.folder / "000001-0002.journal").unlink()
    shelf.evening.play()
    (match,) = shelf.same()[0]
    assert match[7] > 0


def test_little_is_read_of_a_long_match(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.evening.play()
    shelf.same()
    for _ in range(3):
        shelf.evening.play()
        shelf.same()
    seen: list[int] = []
    heed = refreshing._Verdicts.__call__

    def noted(verdicts: Any, kind: str, body: Any) -> None:
        seen.append(1)
        heed(verdicts, kind, body)

    monkeypatch.setattr(refreshing._Verdicts, "__call__", noted)
    shelf.evening.play()
    with closing(open_store(shelf.folder)) as store:
        refresh(store, shelf.folder, disk=RealDisk())
        (told,) = store.execute("SELECT verdicts FROM matches").fetchone()
    assert 0 < len(seen) < told / 2
