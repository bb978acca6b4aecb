"""What a table has still to send, as its club knows it: how much, and how old."""

import os
from pathlib import Path
from typing import Any

import pytest

from companion.club.door.syncing import sync
from companion.club.sending.link import Link
from companion.club.sending.membership import Membership, file_beside, join
from companion.club.sending.reading import Source
from companion.club.sending.report import Report
from companion.club.store.opening import Store, open_store
from companion.club.wall.figures import tables_now
from companion.club.wire import MOST_MATCHES, Json, NonsenseError
from companion.games import KITS
from tests.club.journals import TableJournal
from tests.club.lines import joined

NOW = 1_800_000_000.0
HOURS = 7_200


class Wire:
    """A line that is always there."""

    def __init__(self, store: Store, table_id: int, membership: Membership) -> None:
        self.store, self.table_id, self.membership = store, table_id, membership

    def ask(self, _path: str, message: Json) -> Json:
        return sync(self.store, self.table_id, message)

    def close(self) -> None:
        """Nothing to hang up."""


def on_the_wall(store: Store) -> tuple[Any, Any]:
    with store.wall() as connection:
        (table,) = tables_now(connection, KITS)
    return table["behind"], table["oldest_s"]


def test_a_table_that_was_away_says_how_much_is_still_to_come(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "club.sqlite3"))
    table = TableJournal(tmp_path / "a" / "journal")
    for _ in range(MOST_MATCHES + 10):
        table.begin()
        table.win(1)
        table.end()
    for file in table.folder.glob("*.journal"):
        os.utime(file, (NOW, NOW - HOURS))
    number = joined(store, "a")
    join(file_beside(table.folder), Membership("http://club", "token"))

    def dial(membership: Membership) -> Any:
        return Wire(store, number, membership)

    link = Link(Source(table.folder), file_beside(table.folder), lambda _: None, dial, lambda: NOW)
    assert on_the_wall(store) == (None, None)
    link.turn()
    assert on_the_wall(store) == (None, None), "it has asked what the club has, no more"
    link.turn()
    assert on_the_wall(store) == (10, HOURS)
    link.turn()
    assert on_the_wall(store) == (0, 0), "with the last of it, and not a minute later"
    store.close()


def test_a_table_at_which_nobody_has_played_yet_has_nothing_to_send(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "club.sqlite3"))
    folder, number = tmp_path / "a" / "journal", joined(store, "a")
    folder.parent.mkdir()
    join(file_beside(folder), Membership("http://club", "token"))
    said: list[Report] = []

    def dial(membership: Membership) -> Any:
        return Wire(store, number, membership)

    Link(Source(folder), file_beside(folder), said.append, dial, lambda: NOW).turn()
    assert [(report.trouble, report.behind, report.asked) for report in said] == [("", (), True)]


def test_a_table_of_an_older_version_says_nothing_of_it(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "club.sqlite3"))
    number = joined(store, "a")
    sync(store, number, {"matches": [], "all": True, "behind": 3, "oldest_s": 60})
    assert on_the_wall(store) == (3, 60)
    sync(store, number, {"matches": [], "all": True})
    assert on_the_wall(store) == (None, None)
    store.close()


@pytest.mark.parametrize("said", [{"behind": -1, "oldest_s": 0}, {"behind": 1}, {"behind": "1"}])
def test_what_makes_no_sense_is_refused(tmp_path: Path, said: Json) -> None:
    store = open_store(str(tmp_path / "club.sqlite3"))
    number = joined(store, "a")
    with pytest.raises(NonsenseError):
        sync(store, number, {"matches": [], **said})
    store.close()
